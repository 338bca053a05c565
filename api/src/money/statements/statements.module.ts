import { ContextModule } from '../../kernel/index.js';
import { GetTransactionHandler, ListStatementHandler } from './queries/list-statement.query.js';
import { StatementsController } from './statements.controller.js';
import { Statements } from './statements.js';

@ContextModule({
  name: 'statements',
  parts: { StatementsController, GetTransactionHandler, ListStatementHandler, Statements },
})
export class StatementsModule {}
