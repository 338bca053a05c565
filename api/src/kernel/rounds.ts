import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CronTime } from 'cron';
import { Clock } from './clock.js';
import { Config } from './config.js';
import { Database, type Query } from './database.js';
import { Jobs } from './jobs.js';
import { Log } from './log.js';
import type { Job } from './policy.js';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds before a failed attempt to queue a round is retried. */
const RETRY_DELAY_MS = 60_000;
/** How early a timer may fire by our clock, in milliseconds; without this its round would wait for the next timer. */
const TIMER_TOLERANCE_MS = 1_000;

/**
 * Scheduled jobs. `@Cron` holds the schedule, in UTC; each round is queued as a job exactly once, by the worker whose
 * timer fires first. A round missed while no worker was running is queued when one starts.
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

  /** Queues the newest due round unless it has been queued. Called by a timer, so it logs a failure and retries. */
  async enqueue(job: Job, cron: string): Promise<void> {
    if (process.env['DESCRIBE_ONLY'] || this.config.role === 'api') return;
    try {
      const round = newestRound(cron, new Date(this.clock.now().getTime() + TIMER_TOLERANCE_MS));
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
      }, RETRY_DELAY_MS);
      this.waiting.add(timer);
    }
  }

  onModuleDestroy(): void {
    for (const timer of this.waiting) clearTimeout(timer);
  }
}

/**
 * Whether neither this round nor a later one has been queued. In a new installation no earlier round counts as missed.
 */
async function begins(query: Query, job: Job, round: Date): Promise<boolean> {
  const [row] = await query<{ known: boolean | null }>(
    `INSERT INTO kernel.rounds AS r (job, round) VALUES ($1, $2)
     ON CONFLICT (job) DO UPDATE SET round = excluded.round WHERE r.round < excluded.round
     RETURNING (SELECT true FROM kernel.rounds WHERE job = $1) AS known`,
    [job.name, round],
  );
  return row?.known === true;
}

/** @returns the last time at or before `now` that matches the expression, within the last two days */
export function newestRound(cron: string, now: Date): Date {
  const time = new CronTime(cron, 'UTC');
  let round = new Date(now.getTime() - 2 * DAY);
  for (;;) {
    const next = time.getNextDateFrom(round).toJSDate();
    if (next > now) return round;
    round = next;
  }
}
