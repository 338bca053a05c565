import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, runMigrations, type Runner } from 'graphile-worker';
import type { Database, Query } from './database.js';
import { JobRescue } from './job-rescue.js';
import { PermanentFailure } from './permanent-failure.js';
import type { Job, JobHandler, JobOptions, QueuedJob } from './policy.js';

/** Durable work outside transactions: mail, provider calls, timers. Retries wait ever longer; the last failure stays listed. */
export class Jobs {
  private runner: Runner | undefined;
  private running: Promise<void> | undefined;
  private closing = false;
  private readonly rescue: JobRescue;

  constructor(
    private readonly database: Database,
    private readonly options: { concurrency: number; onError: (job: string, error: unknown) => void },
  ) {
    this.rescue = new JobRescue(database, (error) => options.onError('job rescue', error));
  }

  async prepare(): Promise<void> {
    await runMigrations({ connectionString: this.database.url, logger: silent });
  }

  async start(handlers: ReadonlyMap<Job, JobHandler>): Promise<void> {
    const taskList = Object.fromEntries(
      [...handlers].map(([job, handler]) => [
        job.name,
        async (payload: unknown, { job: row }: { job: { id: string; attempts: number; key: string | null } }) => {
          try {
            await handler.run(payload as object, { attempt: row.attempts, key: row.key ?? '' });
          } catch (error) {
            this.options.onError(job.name, error);
            if (error instanceof PermanentFailure) await this.giveUp(row.id);
            // What is kept with the job may be read by staff: the kind of failure, never its text.
            // eslint-disable-next-line preserve-caught-error
            throw new Error(error instanceof Error ? error.name : 'failed');
          }
        },
      ]),
    );
    const begin = () =>
      run({
        events: this.rescue.events,
        connectionString: this.database.url,
        taskList,
        concurrency: this.options.concurrency,
        noHandleSignals: true,
        pollInterval: 1_000,
        maxPoolSize: this.options.concurrency + 2,
        logger: silent,
        // In batches telling the end of a job is tried again; one by one a failure of that would end the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
    this.rescue.start();
    const { lost } = await this.rescue.begin();
    this.runner = await begin();
    this.running = this.keepRunning(begin, lost);
  }

  /**
   * After an outage of the database graphile-worker may end, sleep for minutes, or hang (decision 33): a runner lasts as
   * long as the session beside it, then another takes over.
   */
  private async keepRunning(begin: () => Promise<Runner>, lost: Promise<void>): Promise<void> {
    for (;;) {
      await Promise.race([lost, this.runner?.promise]).catch((error: unknown) => this.options.onError('jobs', error));
      if (this.closing) return;
      void this.runner?.stop().catch(() => undefined);
      this.runner = undefined;
      await this.rescue.end();
      await sleep(500);
      try {
        ({ lost } = await this.rescue.begin());
        this.runner = await begin();
      } catch (error) {
        lost = Promise.resolve();
        this.options.onError('jobs', error);
      }
      // Closed while it was begun: nobody else would stop it.
      if (this.closing) return this.runner?.stop();
    }
  }

  /** Queues within a transaction of the caller's. */
  async insert(query: Query, { job, payload, key, runAt }: QueuedJob): Promise<void> {
    await query(
      `SELECT graphile_worker.add_job($1, payload => $2::json, run_at => $3::timestamptz, max_attempts => $4,
                                      job_key => $5, job_key_mode => 'unsafe_dedupe')`,
      [job.name, JSON.stringify(payload), runAt ?? null, job.attempts, `${job.name} ${key}`],
    );
  }

  async enqueue<P extends object>(job: Job<P>, payload: P, options: JobOptions): Promise<void> {
    await this.insert(this.database.query, job.at(payload, options));
  }

  /** Whether no job has been due for longer than so many seconds with nobody at it. */
  async keepUp(patience: number): Promise<boolean> {
    const late = await this.database.one(
      `SELECT FROM graphile_worker._private_jobs
        WHERE is_available AND run_at < now() - make_interval(secs => $1) LIMIT 1`,
      [patience],
    );
    return !late;
  }

  /** This was its last try. */
  private async giveUp(id: string): Promise<void> {
    await this.database.query('UPDATE graphile_worker._private_jobs SET max_attempts = attempts WHERE id = $1', [id]);
  }

  async close(): Promise<void> {
    this.closing = true;
    const { runner } = this;
    this.runner = undefined;
    await runner?.stop();
    await this.running;
    await this.rescue.close();
  }
}

const silent = new Logger(() => () => undefined);
