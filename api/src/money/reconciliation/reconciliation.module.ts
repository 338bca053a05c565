import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RefundsModule } from '../refunds/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ReconcileDayHandler } from './commands/reconcile-day.command.js';
import { RequestReconciliationHandler } from './commands/request-reconciliation.command.js';
import { reconcileDay, ReconcileDayJob } from './jobs/reconcile-day.job.js';
import { reconcileYesterday, ReconcileYesterdayJob } from './jobs/reconcile-yesterday.job.js';
import { reconcileWhenAsked } from './policies/reconcile.policy.js';
import { reconciliationDifferences, reconciliations } from './projections/reconciliations.projection.js';
import { GetMethodDifferencesHandler } from './queries/get-method-differences.query.js';
import { GetReconciliationHandler } from './queries/get-reconciliation.query.js';
import { ReconciliationAdminController } from './reconciliation.admin.controller.js';
import { Differences } from './differences.js';
import { reconciliation } from './reconciliation.js';
import { ReconciliationsList } from './reconciliations.list.js';

@ContextModule({
  name: 'reconciliation',
  streams: [reconciliation],
  projections: [reconciliations, reconciliationDifferences],
  policies: [reconcileWhenAsked],
  jobs: [
    { job: reconcileDay, handler: ReconcileDayJob },
    { job: reconcileYesterday, handler: ReconcileYesterdayJob },
  ],
  imports: [ListsModule, PaymentsModule, RefundsModule, SettingsModule],
  controllers: [ReconciliationsList, ReconciliationAdminController],
  providers: [
    Differences,
    GetMethodDifferencesHandler,
    GetReconciliationHandler,
    ReconciliationsList,
    ReconcileDayHandler,
    RequestReconciliationHandler,
  ],
  exports: [Differences],
})
export class ReconciliationModule {}
