import { ContextModule } from '../../kernel/index.js';
import { GetTransactionHandler } from './queries/get-transaction.query.js';
import { ListStatementHandler } from './queries/list-statement.query.js';
import { StatementsController } from './statements.controller.js';
import { Statements } from './statements.js';

@ContextModule({
  name: 'statements',
  parts: { StatementsController, GetTransactionHandler, ListStatementHandler, Statements },
})
export class StatementsModule {}
