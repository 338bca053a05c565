import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CronTime } from 'cron';
import { Clock } from './clock.js';
import { Config } from './config.js';
import { Database, type Query } from './database.js';
import { Jobs } from './jobs.js';
import { Log } from './log.js';
import type { Job } from './policy.js';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds until what could not be queued is tried again. */
const AGAIN = 60_000;
/** Milliseconds by which a timer may be early by our clock: its round would wait for the next one's timer. */
const EARLY = 1_000;

/**
 * Work that comes round. `@Cron` tells when, in UTC; here each round is queued as a job, once, whichever worker's clock
 * tells first. A round that went by while no worker ran is queued when one starts.
 */
@Injectable()
export class Rounds implements OnModuleDestroy {
  private readonly waiting = new Set<NodeJS.Timeout>();

  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /** Queues the newest round that is due, unless that was done. A timer calls it, so it tells of a failure in the log and tries again. */
  async enqueue(job: Job, cron: string): Promise<void> {
    if (process.env['DESCRIBE_ONLY'] || this.config.role === 'api') return;
    try {
      const round = newestRound(cron, new Date(this.clock.now().getTime() + EARLY));
      await this.database.transaction(async (query) => {
        if (await begins(query, job, round)) {
          await this.jobs.insert(query, job.at({}, { key: round.toISOString(), runAt: round }));
        }
      });
    } catch (error) {
      this.log.warn('round not queued', { job: job.name, reason: (error as Error).name });
      const timer = setTimeout(() => {
        this.waiting.delete(timer);
        void this.enqueue(job, cron);
      }, AGAIN);
      this.waiting.add(timer);
    }
  }

  onModuleDestroy(): void {
    for (const timer of this.waiting) clearTimeout(timer);
  }
}

/** Whether nobody has queued this round or a later one. The first round of a new installation was never missed. */
async function begins(query: Query, job: Job, round: Date): Promise<boolean> {
  const [row] = await query<{ known: boolean | null }>(
    `INSERT INTO kernel.rounds AS r (job, round) VALUES ($1, $2)
     ON CONFLICT (job) DO UPDATE SET round = excluded.round WHERE r.round < excluded.round
     RETURNING (SELECT true FROM kernel.rounds WHERE job = $1) AS known`,
    [job.name, round],
  );
  return row?.known === true;
}

/** @returns the last instant at or before `now` that the expression names, within the last two days */
export function newestRound(cron: string, now: Date): Date {
  const time = new CronTime(cron, 'UTC');
  let round = new Date(now.getTime() - 2 * DAY);
  for (;;) {
    const next = time.getNextDateFrom(round).toJSDate();
    if (next > now) return round;
    round = next;
  }
}
