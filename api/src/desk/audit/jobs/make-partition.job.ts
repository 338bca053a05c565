import { defineJob, HandlesJob, Store, type JobHandler } from '../../../kernel/index.js';

export const makePartition = defineJob<object>('make-partition', { attempts: 6, cron: '40 * * * *' });

/** Every hour: sees to it that the log's next partition is there before it is needed. */
@HandlesJob(makePartition)
export class MakePartitionJob implements JobHandler {
  constructor(private readonly store: Store) {}

  run(): Promise<void> {
    return this.store.makePartitionAhead();
  }
}
