import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Config, defineJob, Jobs, type JobHandler } from '../../kernel/index.js';
import { PaymentProviders } from '../../payments/index.js';
import { dayBefore } from '../reconciliation.js';
import { reconcileDay } from './reconcile-day.job.js';

export const reconcileYesterday = defineJob<object>('reconcile-yesterday', { attempts: 6 });

const DAY = 24 * 60 * 60 * 1000;
/** In the night, when the company's books of the day before are closed. */
const AT = 4 * 60 * 60 * 1000;

/** Every night: compares the day before at each payment company. */
@Injectable()
export class ReconcileYesterdayJob implements JobHandler, OnModuleInit {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    if (process.env['DESCRIBE_ONLY'] || this.config.role === 'api') return;
    await this.queueNext();
  }

  async run(): Promise<void> {
    await this.queueNext();
    const day = dayBefore(this.clock.now());
    for (const { name: provider } of this.providers.companies) {
      await this.jobs.enqueue(reconcileDay, { provider, day }, { key: `${provider}-${day}` });
    }
  }

  private async queueNext(): Promise<void> {
    const day = Math.floor((this.clock.now().getTime() - AT) / DAY) + 1;
    await this.jobs.enqueue(reconcileYesterday, {}, { key: `${day}`, runAt: new Date(day * DAY + AT) });
  }
}
