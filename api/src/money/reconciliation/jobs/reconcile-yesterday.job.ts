import { Clock, defineJob, HandlesJob, Jobs, type JobHandler } from '../../../kernel/index.js';
import { PaymentProviders } from '../../payments/index.js';
import { dayBefore } from '../reconciliation.js';
import { reconcileDay } from './reconcile-day.job.js';

/** At 04:00, when the company has closed its books of the day before. */
export const reconcileYesterday = defineJob<object>('reconcile-yesterday', { attempts: 6, cron: '0 4 * * *' });

/** Every night: compares the day before with each payment company. */
@HandlesJob(reconcileYesterday)
export class ReconcileYesterdayJob implements JobHandler {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const day = dayBefore(this.clock.now());
    for (const { name: provider } of this.providers.companies) {
      await this.jobs.enqueue(reconcileDay, { provider, day }, { key: `${provider}-${day}` });
    }
  }
}
