import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import { BatchJobs } from './batch-jobs.js';
import { Database, type Query } from './database.js';
import { causedBy, causesOf, whileAtWork } from './job-at-work.js';
import { JobRescue } from './job-rescue.js';
import { PREPARING_LOCKS } from './lock-numbers.js';
import { LOCK_PATIENCE, oneAtATime, pastLocks, type MigrateOptions } from './migrate.js';
import { PermanentFailure } from './permanent-failure.js';
import {
  isBatchJob,
  isGroupJob,
  type BatchJob,
  type BatchJobHandler,
  type GroupJob,
  type GroupJobHandler,
  type Job,
  type JobHandler,
  type JobOptions,
  type QueuedJob,
} from './policy.js';
import { inBackground } from './deadlines.js';

interface JobRow {
  id: string;
  attempts: number;
  key: string | null;
  /** The worker pool that has taken the job. */
  locked_by: string | null;
  created_at: Date;
}

/** In one transaction, one process after the other: with IF NOT EXISTS alone, two that start at once would make it, and one fail. */
const INDEX_OF_FAILED = `SELECT pg_advisory_xact_lock(${PREPARING_LOCKS}, 0);
  CREATE INDEX IF NOT EXISTS jobs_given_up ON graphile_worker._private_jobs (created_at)
  WHERE is_available = false AND locked_at IS NULL`;

export interface JobFigures {
  states: Record<'due' | 'late' | 'running' | 'failed', number>;
  /** For how many seconds the oldest job has been due; 0 if none is. */
  age: number;
}

interface Workers {
  /** Settles when the workers end on their own. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Milliseconds between two polls for batch jobs; delays, for instance, notifications about messages by up to this long.
 */
const POLL_INTERVAL_MS = 1_000;
const BATCH_SIZE = 500;
/** Milliseconds until what failed among others is tried alone, as long as after a first attempt of its own. */
const FIRST_RETRY_MS = 2_700;

/**
 * Durable work outside transactions: mail, provider calls, timers. Retries with exponential backoff; keeps the last
 * error.
 */
export class Jobs {
  private workers: Workers | undefined;
  private running: Promise<void> | undefined;
  private closing = false;
  private readonly rescue: JobRescue;
  private readonly batches: BatchJobs;

  constructor(
    private readonly database: Database,
    private readonly options: { concurrency: number; onError: (job: string, error: unknown) => void },
  ) {
    this.rescue = new JobRescue(database, (error) => options.onError('job rescue', error));
    this.batches = new BatchJobs(database, { every: POLL_INTERVAL_MS, batch: BATCH_SIZE, onError: options.onError });
  }

  /** Migrates the tables of graphile-worker, with the same lock timeouts as our own migrations. */
  async prepare(waiting: Omit<MigrateOptions, 'folder'> = {}): Promise<void> {
    const pgPool = new pg.Pool({ connectionString: this.database.url, max: 1, lock_timeout: LOCK_PATIENCE });
    pgPool.on('error', () => undefined);
    pgPool.on('connect', (client) => client.on('error', () => undefined));
    try {
      await oneAtATime((sql) => pgPool.query(sql), waiting);
      await pastLocks(waiting)(() => runMigrations({ pgPool, logger: silent }));
      // Those that were given up are counted while staff look on, and few among very many that wait for their time.
      await pastLocks(waiting)(() => pgPool.query(INDEX_OF_FAILED));
    } finally {
      await pgPool.end();
    }
  }

  async start(
    handlers: ReadonlyMap<Job, JobHandler>,
    batchHandlers: ReadonlyMap<BatchJob, BatchJobHandler>,
  ): Promise<void> {
    inBackground(() => this.batches.start(batchHandlers));
    // What an earlier release queued one by one waits here for its time, which may be days away.
    const formerly = [...batchHandlers.keys()].map((job): [Job, JobHandler] => {
      const into = (key: string) => ({ key: key.slice(job.name.length + 1) });
      return [job, { run: (payload, { key }) => this.enqueue(job, payload, into(key)) }];
    });
    const taskList = Object.fromEntries(
      [...handlers, ...formerly].map(([job, handler]) => [
        job.name,
        (payload: unknown, { job: row }: { job: JobRow }) => {
          // After restoring a backup, job ids are reused; the creation time keeps the key unique.
          const key = `${row.id} ${row.created_at.getTime()}`;
          const requestIds = causesOf([payload as object | object[]].flat());
          return whileAtWork({ key, requestIds }, () => inBackground(() => this.runOne(job, handler, payload, row)));
        },
      ]),
    );
    const begin = () => this.begin(taskList);
    this.rescue.start();
    const { lost } = await this.rescue.begin();
    this.workers = await begin();
    this.running = this.keepRunning(begin, lost);
  }

  private async runOne(job: Job, handler: JobHandler, payload: unknown, row: JobRow): Promise<void> {
    try {
      await this.rescue.whileHeld(row.locked_by ?? '', () =>
        isGroupJob(job)
          ? this.runTogether(job, handler as unknown as GroupJobHandler, payload as object | object[])
          : handler.run(payload as object, { attempt: row.attempts, key: row.key ?? '' }),
      );
    } catch (error) {
      this.options.onError(job.name, error);
      if (error instanceof PermanentFailure) await this.giveUp(row.id);
      // Store only the error's name, never its message: staff may read what is stored with the job.
      // oxlint-disable-next-line preserve-caught-error
      throw new Error(error instanceof Error ? error.name : 'failed');
    }
  }

  private async begin(taskList: TaskList): Promise<Workers> {
    const { concurrency } = this.options;
    // Not a plain pg.Pool: the runner stops listening for pool errors before its connections close, so one would crash
    // us.
    const connections = new Database(this.database.url, { size: concurrency + 2 });
    try {
      const runner = await run({
        events: this.rescue.events,
        pgPool: releasingOnce(connections.background),
        taskList,
        concurrency,
        noHandleSignals: true,
        pollInterval: 1_000,
        logger: silent,
        // Batched completion is retried on failure; without batching, a failed completion would end the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
      const stop = () => runner.stop().finally(() => connections.close());
      return { ended: runner.promise, stop };
    } catch (error) {
      await connections.close();
      throw error;
    }
  }

  /**
   * After a database outage graphile-worker may end, sleep for minutes, or hang (decision 4). So workers live only as
   * long as the session opened alongside them; then new workers replace them.
   */
  private async keepRunning(begin: () => Promise<Workers>, lost: Promise<void>): Promise<void> {
    for (;;) {
      await Promise.race([lost, this.workers?.ended]).catch((error: unknown) => this.options.onError('jobs', error));
      if (this.closing) return;
      void this.workers?.stop().catch(() => undefined);
      this.workers = undefined;
      await this.rescue.end();
      await sleep(500);
      try {
        ({ lost } = await this.rescue.begin());
        this.workers = await begin();
      } catch (error) {
        lost = Promise.resolve();
        this.options.onError('jobs', error);
      }
      // Closed while the workers were starting: nothing else would stop them.
      if (this.closing) return this.workers?.stop();
    }
  }

  /** Queues any number of jobs in one statement, within the caller's transaction. */
  async insert(query: Query, ...jobs: QueuedJob[]): Promise<void> {
    const queued = jobs.map((one) => ({ ...one, payload: causedBy(one.payload, one.requestId) }));
    await this.batches.insert(
      query,
      queued.filter(({ job }) => isBatchJob(job)),
    );
    await this.add(
      query,
      together(queued.filter(({ job }) => !isBatchJob(job))).map(({ job: { name, attempts }, payload, key, runAt }) => {
        return { name, payload, attempts, key: `${name} ${key}`, run_at: runAt };
      }),
    );
  }

  private async add(
    query: Query,
    jobs: { name: string; payload: object; attempts: number; key: string; run_at: Date | undefined }[],
  ): Promise<void> {
    if (jobs.length === 0) return;
    await query(
      `SELECT count(graphile_worker.add_job(name, payload => payload, run_at => run_at, max_attempts => attempts,
                                            job_key => key, job_key_mode => 'unsafe_dedupe'))
         FROM json_to_recordset($1) AS job(name text, payload json, attempts integer, key text, run_at timestamptz)`,
      [JSON.stringify(jobs)],
    );
  }

  /** What fails among others is queued again by itself, with one attempt less. */
  private async runTogether(job: GroupJob, handler: GroupJobHandler, payload: object | object[]): Promise<void> {
    // One that an earlier release queued is no array.
    const payloads = [payload].flat();
    const failed = (await handler.run(payloads)).flatMap((one, i) =>
      one.status === 'rejected' ? [{ payload: [payloads[i]!], reason: one.reason as unknown }] : [],
    );
    if (failed.length === 0) return;
    if (payloads.length === 1) throw failed[0]!.reason;
    for (const { payload, reason } of failed)
      whileAtWork({ requestIds: causesOf(payload) }, () => this.options.onError(job.name, reason));
    const runAt = new Date(Date.now() + FIRST_RETRY_MS);
    const again = failed.map(({ payload }) => {
      return {
        name: job.name,
        payload,
        attempts: job.attempts - 1,
        key: `${job.name} ${keyOf(payload)}`,
        run_at: runAt,
      };
    });
    await this.add(this.database.query, again);
  }

  async enqueue<P extends object>(job: Job<P>, payload: P, options: JobOptions): Promise<void> {
    await this.insert(this.database.query, job.at(payload, options));
  }

  /** Whether no job has been due for longer than `patience` seconds without a worker taking it. */
  async keepUp(patience: number): Promise<boolean> {
    const late = await this.database.one(
      `SELECT FROM graphile_worker._private_jobs
        WHERE is_available AND run_at < now() - make_interval(secs => $1) LIMIT 1`,
      [patience],
    );
    return !late && (await this.batches.keepUp(patience));
  }

  /**
   * The number of jobs that are due, due for longer than `patience` seconds (`late`), running, and permanently failed.
   */
  async figures(patience: number): Promise<JobFigures> {
    const row = await this.database.one<JobFigures['states'] & Pick<JobFigures, 'age'>>(
      `SELECT count(*) FILTER (WHERE is_available AND run_at <= now()) AS due,
              count(*) FILTER (WHERE is_available AND run_at < now() - make_interval(secs => $1)) AS late,
              count(*) FILTER (WHERE locked_at IS NOT NULL) AS running,
              count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts) AS failed,
              coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_available AND run_at <= now())), 0)::float AS age
         FROM graphile_worker._private_jobs`,
      [patience],
    );
    const batches = await this.batches.figures(patience);
    return {
      states: {
        due: row!.due + batches.due,
        late: row!.late + batches.late,
        running: row!.running,
        failed: row!.failed + batches.failed,
      },
      age: Math.max(row!.age, batches.age),
    };
  }

  /** Marks this attempt as the job's last. */
  private async giveUp(id: string): Promise<void> {
    await this.database.query('UPDATE graphile_worker._private_jobs SET max_attempts = attempts WHERE id = $1', [id]);
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.batches.close();
    const { workers } = this;
    this.workers = undefined;
    await workers?.stop();
    await this.running;
    await this.rescue.close();
  }
}

/** Rows of the queue: those that run together in as few as they may. */
function together(queued: readonly QueuedJob[]): QueuedJob[] {
  const groups = Map.groupBy(queued, ({ job, runAt }) => (isGroupJob(job) ? `${job.name} ${runAt?.getTime()}` : null));
  return [...groups].flatMap(([group, all]) => {
    if (group === null) return all;
    const { together } = all[0]!.job as GroupJob;
    return Array.from({ length: Math.ceil(all.length / together) }, (_, i): QueuedJob => {
      const payload = all.slice(i * together, (i + 1) * together).map((one) => one.payload);
      return { ...all[0]!, payload, key: keyOf(payload) };
    });
  });
}

/** Retried with the transaction that queued them, they are queued once. */
const keyOf = (payloads: object[]) => createHash('sha256').update(JSON.stringify(payloads)).digest('base64url');

const silent = new Logger(() => () => undefined);

/**
 * The runner gives a client back twice if its connection is cut while it begins to listen and the runner is stopped at
 * the same moment; the pool would throw where nobody catches it, which ends the process.
 */
export function releasingOnce(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  type Callback = Parameters<typeof connect>[0];
  const once = (callback: Callback) =>
    connect((error, client, release) => {
      // There is nothing to give back, and the pool names no way to.
      if (error) return callback(error, client, release);
      let released = false;
      callback(error, client, (destroy) => {
        if (!released) release(destroy);
        released = true;
      });
    });
  return Object.assign(pool, { connect: (callback?: Callback) => (callback ? once(callback) : connect()) });
}
