import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ContextModule } from '../../kernel/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { CreditsModule } from '../credits/index.js';
import { PaymentsModule } from '../payments/index.js';
import { GetTransactionHandler } from './queries/get-transaction.query.js';
import { ListStatementHandler } from './queries/list-statement.query.js';
import { StatementsController } from './statements.controller.js';
import { Statements } from './statements.js';

@ContextModule({
  name: 'statements',
  parts: { StatementsController, GetTransactionHandler, ListStatementHandler, Statements },
  imports: [CreditsModule, ListsModule, PaymentsModule, ProfilesModule, SettingsModule],
})
export class StatementsModule {}
