import { Clock, defineJob, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { ComplaintFiles } from '../complaint-files.js';

export const sweepComplaintFiles = defineJob<object>('sweep-complaint-files', { attempts: 3, cron: '20 * * * *' });

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes files that were uploaded a day ago with no complaint after them. */
@HandlesJob(sweepComplaintFiles)
export class SweepComplaintFiles implements JobHandler {
  constructor(
    private readonly files: ComplaintFiles,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.files.sweep(new Date(this.clock.now().getTime() - DAY_MS));
  }
}
