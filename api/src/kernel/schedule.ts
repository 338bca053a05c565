import type { Clock } from './clock.js';
import type { Config } from './config.js';
import type { Jobs } from './jobs.js';
import type { Job } from './policy.js';

/** In milliseconds: how often, and how long after each full stretch of UTC. */
export interface Rhythm {
  every: number;
  after: number;
}

const HOUR = 60 * 60 * 1000;
export const HOURLY: Rhythm = { every: HOUR, after: 0 };
/** At this hour of UTC, such as 3.5. */
export const nightlyAt = (hour: number): Rhythm => ({ every: 24 * HOUR, after: hour * HOUR });

/** Work that comes round: each run queues the next one before anything else, so that a failed one ends nothing. */
export class Schedule {
  constructor(
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly clock: Clock,
    private readonly config: Pick<Config, 'role'>,
  ) {}

  /** When a process begins that runs jobs. */
  async begin(job: Job, rhythm: Rhythm): Promise<void> {
    if (process.env['DESCRIBE_ONLY'] || this.config.role === 'api') return;
    await this.next(job, rhythm);
  }

  /** Once for each time, whichever process asks. */
  async next(job: Job, { every, after }: Rhythm): Promise<void> {
    const round = Math.floor((this.clock.now().getTime() - after) / every) + 1;
    await this.jobs.enqueue(job, {}, { key: `${round}`, runAt: new Date(round * every + after) });
  }
}
