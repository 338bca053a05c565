import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob, CronTime } from 'cron';
import type { Query } from './database.js';
import { Kernel } from './kernel.js';
import type { Job } from './policy.js';

const HOUR = 60 * 60 * 1000;
/** Milliseconds. What comes round often did so lately: finding each round of two days took a tenth of a start. */
const LOOKS_BACK = [HOUR, 48 * HOUR];
/** Milliseconds before a failed attempt to queue a round is retried. */
const RETRY_DELAY_MS = 60_000;
/** How early a timer may fire by our clock, in milliseconds; without this its round would wait for the next timer. */
const TIMER_TOLERANCE_MS = 1_000;

/**
 * Jobs with a `cron`: each round is queued exactly once, by the worker whose timer fires first. A round missed while no
 * worker was running is queued when one starts.
 */
@Injectable()
export class Rounds implements OnModuleInit, OnModuleDestroy {
  private readonly waiting = new Set<NodeJS.Timeout>();

  constructor(
    private readonly kernel: Kernel,
    private readonly timers: SchedulerRegistry,
  ) {}

  async onModuleInit(): Promise<void> {
    if (process.env['DESCRIBE_ONLY'] || this.kernel.config.role === 'api') return;
    for (const job of this.kernel.recurring) {
      const onTick = () => void this.enqueue(job);
      this.timers.addCronJob(job.name, CronJob.from({ cronTime: job.cron!, timeZone: 'UTC', onTick, start: true }));
    }
    await Promise.all(this.kernel.recurring.map((job) => this.enqueue(job)));
  }

  /** Queues the newest due round unless it has been queued. Called by a timer, so it logs a failure and retries. */
  async enqueue(job: Job): Promise<void> {
    const { clock, database, jobs, log } = this.kernel;
    try {
      const round = newestRound(job.cron!, new Date(clock.now().getTime() + TIMER_TOLERANCE_MS));
      await database.transaction(async (query) => {
        if (await begins(query, job, round)) {
          await jobs.insert(query, job.at({}, { key: round.toISOString(), runAt: round }));
        }
      });
    } catch (error) {
      log.warn('round not queued', { job: job.name, reason: (error as Error).name });
      const timer = setTimeout(() => {
        this.waiting.delete(timer);
        void this.enqueue(job);
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
  for (const back of LOOKS_BACK) {
    const from = new Date(now.getTime() - back);
    let round = from;
    for (let next = from; next <= now; next = time.getNextDateFrom(round).toJSDate()) round = next;
    if (round !== from) return round;
  }
  throw new Error(`${cron} does not come round every two days`);
}
