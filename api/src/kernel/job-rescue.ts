import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { WorkerEvents } from 'graphile-worker';
import type { Database } from './database.js';
import { openSession } from './session.js';

const LOCK = 7720;
const EVERY = 5_000;

/**
 * A job is locked by the pool of workers that took it, and a pool whose process was killed never lets go. Each pool shows
 * that it lives by an advisory lock of this process' session; what pools without one hold goes back to the queue.
 */
export class JobRescue {
  readonly events: WorkerEvents = new EventEmitter();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly onError: (error: unknown) => void,
  ) {
    this.events.on('pool:create', ({ workerPool }) => {
      this.client?.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK, workerPool.id]).catch(this.onError);
    });
  }

  start(): void {
    this.timer = setInterval(() => void this.giveBack().catch(this.onError), EVERY);
  }

  /** Begins the session that keeps the locks of the pools created after it. `lost` resolves when it is over. */
  async begin(): Promise<{ lost: Promise<void> }> {
    const { client, lost } = await openSession(this.database.url, 'dating jobs');
    this.client = client;
    await this.giveBack();
    return { lost };
  }

  async end(): Promise<void> {
    await this.client?.end().catch(() => undefined);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.end();
  }

  /** A pool may take a job before it has its lock: it is given a moment. */
  private async giveBack(): Promise<void> {
    await this.database.query(
      `SELECT graphile_worker.force_unlock_workers(array(
         SELECT locked_by FROM (SELECT DISTINCT locked_by FROM graphile_worker._private_jobs
                                 WHERE locked_at < now() - interval '5 seconds') AS pools
          WHERE pg_try_advisory_xact_lock($1, hashtext(locked_by))))`,
      [LOCK],
    );
  }
}
