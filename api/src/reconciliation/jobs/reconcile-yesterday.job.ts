import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, defineJob, Jobs, nightlyAt, Schedule, type JobHandler } from '../../kernel/index.js';
import { PaymentProviders } from '../../payments/index.js';
import { dayBefore } from '../reconciliation.js';
import { reconcileDay } from './reconcile-day.job.js';

export const reconcileYesterday = defineJob<object>('reconcile-yesterday', { attempts: 6 });

/** In the night, when the company's books of the day before are closed. */
const RHYTHM = nightlyAt(4);

/** Every night: compares the day before at each payment company. */
@Injectable()
export class ReconcileYesterdayJob implements JobHandler, OnModuleInit {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly jobs: Jobs,
    private readonly schedule: Schedule,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.schedule.begin(reconcileYesterday, RHYTHM);
  }

  async run(): Promise<void> {
    await this.schedule.next(reconcileYesterday, RHYTHM);
    const day = dayBefore(this.clock.now());
    for (const { name: provider } of this.providers.companies) {
      await this.jobs.enqueue(reconcileDay, { provider, day }, { key: `${provider}-${day}` });
    }
  }
}
