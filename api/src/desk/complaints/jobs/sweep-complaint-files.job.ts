import type { OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock, defineJob, HandlesJob, Rounds, type JobHandler } from '../../../kernel/index.js';
import { ComplaintFiles } from '../complaint-files.js';

export const sweepComplaintFiles = defineJob<object>('sweep-complaint-files', { attempts: 3 });

const HOURLY = '20 * * * *';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes files that were uploaded a day ago with no complaint after them. */
@HandlesJob(sweepComplaintFiles)
export class SweepComplaintFiles implements JobHandler, OnModuleInit {
  constructor(
    private readonly files: ComplaintFiles,
    private readonly clock: Clock,
    private readonly rounds: Rounds,
  ) {}

  @Cron(HOURLY, { timeZone: 'UTC' })
  async onModuleInit(): Promise<void> {
    await this.rounds.enqueue(sweepComplaintFiles, HOURLY);
  }

  async run(): Promise<void> {
    await this.files.sweep(new Date(this.clock.now().getTime() - DAY_MS));
  }
}
