import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ContextModule } from '../../kernel/index.js';
import { WriteOffDebtHandler } from './commands/write-off-debt.command.js';
import { CreditsAdminController } from './credits.admin.controller.js';
import { Credits } from './credits.js';
import { CreditsUsed } from './credits-used.js';
import { creditsLive } from './credits.live.js';
import { lapseCredits, LapseCredits } from './jobs/lapse-credits.job.js';
import { lapseCreditsPolicy } from './policies/lapse-credits.policy.js';
import { Ledger } from './ledger-book.js';
import { LedgerAdminController } from './ledger.admin.controller.js';
import { ledgerAccounts } from './projections/ledger-accounts.projection.js';
import { ledgerMovements } from './projections/ledger-movements.projection.js';
import { ledgerSums } from './projections/ledger-sums.projection.js';
import { wallets } from './projections/wallets.projection.js';
import { GetLedgerHandler } from './queries/get-ledger.query.js';
import { GetBooksHandler } from './queries/get-books.query.js';
import { Movements } from './movements.js';
import { ListTransactionsHandler } from './queries/list-transactions.query.js';
import { wallet } from './wallet.js';

@ContextModule({
  name: 'credits',
  streams: [wallet],
  projections: [wallets, ledgerAccounts, ledgerMovements, ledgerSums],
  policies: [lapseCreditsPolicy],
  jobs: [{ job: lapseCredits, handler: LapseCredits }],
  live: [creditsLive],
  imports: [ListsModule, SettingsModule],
  controllers: [CreditsAdminController, LedgerAdminController],
  providers: [
    Credits,
    CreditsUsed,
    GetBooksHandler,
    GetLedgerHandler,
    Ledger,
    ListTransactionsHandler,
    Movements,
    WriteOffDebtHandler,
  ],
  exports: [Credits, CreditsUsed, Ledger, Movements],
})
export class CreditsModule {}
