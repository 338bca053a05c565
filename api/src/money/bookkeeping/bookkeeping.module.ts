import { SettingsModule } from '../../ground/settings/index.js';
import { ContextModule } from '../../kernel/index.js';
import { CreditsModule } from '../credits/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ReceiptsModule } from '../receipts/index.js';
import { ReconciliationModule } from '../reconciliation/index.js';
import { RefundsModule } from '../refunds/index.js';
import { DownloadMonthHandler } from './commands/download-month.command.js';
import { RequestCloseHandler } from './commands/request-close.command.js';
import { closeMonth, CloseMonthJob } from './jobs/close-month.job.js';
import { deleteOldBooks, DeleteOldBooksJob } from './jobs/delete-old-books.job.js';
import { keptBooks } from './kept-books.js';
import { MonthBooks } from './month-books.js';
import { StoredMonthPart } from './month-file.entity.js';
import { MonthFiles } from './month-files.js';
import { month } from './month.js';
import { MonthsAdminController } from './months.admin.controller.js';
import { closeMonthWhenAsked } from './policies/close-month.policy.js';
import { months } from './projections/months.projection.js';
import { ListMonthsHandler } from './queries/list-months.query.js';

@ContextModule({
  name: 'bookkeeping',
  streams: [month, keptBooks],
  projections: [months],
  policies: [closeMonthWhenAsked],
  jobs: [
    { job: closeMonth, handler: CloseMonthJob },
    { job: deleteOldBooks, handler: DeleteOldBooksJob },
  ],
  entities: [StoredMonthPart],
  imports: [CreditsModule, PaymentsModule, ReceiptsModule, ReconciliationModule, RefundsModule, SettingsModule],
  controllers: [MonthsAdminController],
  providers: [DownloadMonthHandler, ListMonthsHandler, MonthBooks, MonthFiles, RequestCloseHandler],
})
export class BookkeepingModule {}
