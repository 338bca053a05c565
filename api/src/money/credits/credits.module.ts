import { ContextModule } from '../../kernel/index.js';
import { WriteOffDebtHandler } from './commands/write-off-debt.command.js';
import { CreditsAdminController } from './credits.admin.controller.js';
import { Credits } from './credits.js';
import { creditsLive } from './credits.live.js';
import { lapseCredits, LapseCredits } from './jobs/lapse-credits.job.js';
import { lapseCreditsPolicy } from './policies/lapse-credits.policy.js';
import { ledgerAccounts } from './projections/ledger-accounts.projection.js';
import { wallets } from './projections/wallets.projection.js';
import { GetBooksHandler } from './queries/get-books.query.js';
import { Movements } from './movements.js';
import { ListTransactionsHandler } from './queries/list-transactions.query.js';
import { wallet } from './wallet.js';

@ContextModule({
  name: 'credits',
  streams: [wallet],
  projections: [wallets, ledgerAccounts],
  policies: [lapseCreditsPolicy],
  jobs: [{ job: lapseCredits, handler: LapseCredits }],
  live: [creditsLive],
  controllers: [CreditsAdminController],
  providers: [Credits, GetBooksHandler, ListTransactionsHandler, Movements, WriteOffDebtHandler],
  exports: [Credits, Movements],
})
export class CreditsModule {}
