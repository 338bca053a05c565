import type { Database, Query } from './database.js';
import { busy, DomainError } from './errors.js';
import { causesOf, whileAtWork } from './job-at-work.js';
import { PermanentFailure } from './permanent-failure.js';
import type { BatchItem, BatchJob, BatchJobHandler, QueuedJob } from './policy.js';

const isBusy = (error: unknown) => error instanceof DomainError && error.code === busy.code;

type Handlers = ReadonlyMap<BatchJob, BatchJobHandler>;

/**
 * Jobs that are queued for nearly every event, such as checking whether to notify a member of a message. Due jobs run
 * as a batch in the transaction that deletes them from the table, so their writes happen exactly once, and if the
 * process is killed the next one picks them up. Running them one by one would cost a claim, a run and a completion
 * each.
 */
export class BatchJobs {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly database: Database,
    /** `every`: milliseconds between two polls for due jobs; `batch`: maximum number of jobs per batch. */
    private readonly options: { every: number; batch: number; onError: (job: string, error: unknown) => void },
  ) {}

  /** Queues jobs within the caller's transaction. A key that is already queued keeps its first payload and time. */
  async insert(query: Query, queued: readonly QueuedJob[]): Promise<void> {
    if (queued.length === 0) return;
    await query(
      `INSERT INTO kernel.batch_jobs (job, key, payload, run_at, attempts_left)
       SELECT job, key, payload, coalesce(run_at, now()), attempts
         FROM unnest($1::text[], $2::text[], $3::jsonb[], $4::timestamptz[], $5::smallint[])
           AS queued(job, key, payload, run_at, attempts)
       ON CONFLICT DO NOTHING`,
      [
        queued.map(({ job }) => job.name),
        queued.map(({ key }) => key),
        queued.map(({ payload }) => JSON.stringify(payload)),
        queued.map(({ runAt }) => runAt ?? null),
        queued.map(({ job }) => job.attempts),
      ],
    );
  }

  start(handlers: Handlers): void {
    if (handlers.size === 0) return;
    const next = () => {
      if (!this.closed)
        this.timer = setTimeout(() => (this.sweeping = this.sweep(handlers).then(next)), this.options.every);
    };
    next();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  /** Whether no job has been overdue for more than `patience` seconds. */
  async keepUp(patience: number): Promise<boolean> {
    const late = await this.database.one(
      `SELECT FROM kernel.batch_jobs WHERE attempts_left > 0 AND run_at < now() - make_interval(secs => $1) LIMIT 1`,
      [patience],
    );
    return !late;
  }

  async figures(patience: number): Promise<{ due: number; late: number; failed: number; age: number }> {
    const row = await this.database.one<{ due: number; late: number; failed: number; age: number }>(
      `SELECT count(*) FILTER (WHERE attempts_left > 0 AND run_at <= now()) AS due,
              count(*) FILTER (WHERE attempts_left > 0 AND run_at < now() - make_interval(secs => $1)) AS late,
              count(*) FILTER (WHERE attempts_left <= 0) AS failed,
              coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE attempts_left > 0 AND run_at <= now())), 0)::float AS age
         FROM kernel.batch_jobs`,
      [patience],
    );
    return row!;
  }

  private async sweep(handlers: Handlers): Promise<void> {
    for (const [job, handler] of handlers) {
      try {
        while (!this.closed && (await this.run(job, handler))) continue;
      } catch (error) {
        this.options.onError(job.name, error);
      }
    }
  }

  /** Runs one batch; returns true if more jobs may be due. */
  private async run(job: BatchJob, handler: BatchJobHandler): Promise<boolean> {
    const due = await this.database.prepared<{ key: string }>(
      'due-batch-jobs',
      `SELECT key FROM kernel.batch_jobs WHERE job = $1 AND attempts_left > 0 AND run_at <= now() ORDER BY run_at LIMIT $2`,
      [job.name, this.options.batch],
    );
    const keys = due.map(({ key }) => key);
    if (keys.length === 0) return false;
    try {
      await this.runTogether(job, handler, keys);
    } catch (error) {
      // All of them stay queued and keep their attempts.
      if (isBusy(error)) throw error;
      // One failing job must not hold up the rest of its batch.
      for (const key of keys) await this.runAlone(job, handler, key);
    }
    return keys.length === this.options.batch;
  }

  private runTogether(job: BatchJob, handler: BatchJobHandler, keys: string[]): Promise<void> {
    const work = { requestIds: [] as string[] };
    return whileAtWork(work, async () => {
      try {
        await this.take(job, keys, (items, query) => {
          work.requestIds = causesOf(items.map(({ payload }) => payload));
          return handler.run(items, query);
        });
      } catch (error) {
        // A busy database is not the jobs' fault.
        if (!isBusy(error)) this.options.onError(job.name, error);
        throw error;
      }
    });
  }

  /** Runs `work` in the transaction that takes these jobs from the table. */
  private async take(job: BatchJob, keys: string[], work: BatchJobHandler['run']): Promise<void> {
    await this.database.transaction(async (query) => {
      // Jobs that another worker has just locked are left to that worker.
      const items = await query<BatchItem>(
        `DELETE FROM kernel.batch_jobs
          WHERE (job, key) IN (SELECT job, key FROM kernel.batch_jobs WHERE job = $1 AND key = ANY ($2)
                                ORDER BY key FOR UPDATE SKIP LOCKED)
         RETURNING key, payload`,
        [job.name, keys],
      );
      if (items.length > 0) await work(items, query);
    });
  }

  private async runAlone(job: BatchJob, handler: BatchJobHandler, key: string): Promise<void> {
    try {
      await this.runTogether(job, handler, [key]);
    } catch (error) {
      if (isBusy(error)) throw error;
      // Store only the error's name, never its message: staff may read it. The backoff is that of other jobs.
      await this.database.query(
        `UPDATE kernel.batch_jobs
            SET attempts_left = CASE WHEN $4 THEN 0 ELSE attempts_left - 1 END, last_error = $3,
                run_at = now() + make_interval(secs => exp(least(10, $5 - attempts_left + 1)))
          WHERE job = $1 AND key = $2`,
        [
          job.name,
          key,
          error instanceof Error ? error.name : 'failed',
          error instanceof PermanentFailure,
          job.attempts,
        ],
      );
    }
  }
}
