import type { OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock, defineJob, HandlesJob, Jobs, Rounds, type JobHandler } from '../../../kernel/index.js';
import { PaymentProviders } from '../../payments/index.js';
import { dayBefore } from '../reconciliation.js';
import { reconcileDay } from './reconcile-day.job.js';

export const reconcileYesterday = defineJob<object>('reconcile-yesterday', { attempts: 6 });

/** At 04:00, when the company has closed its books of the day before. */
const NIGHTLY = '0 4 * * *';

/** Every night: compares the day before with each payment company. */
@HandlesJob(reconcileYesterday)
export class ReconcileYesterdayJob implements JobHandler, OnModuleInit {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly jobs: Jobs,
    private readonly rounds: Rounds,
    private readonly clock: Clock,
  ) {}

  @Cron(NIGHTLY, { timeZone: 'UTC' })
  async onModuleInit(): Promise<void> {
    await this.rounds.enqueue(reconcileYesterday, NIGHTLY);
  }

  async run(): Promise<void> {
    const day = dayBefore(this.clock.now());
    for (const { name: provider } of this.providers.companies) {
      await this.jobs.enqueue(reconcileDay, { provider, day }, { key: `${provider}-${day}` });
    }
  }
}
