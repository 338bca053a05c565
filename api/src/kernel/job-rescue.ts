import { randomInt } from 'node:crypto';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { WorkerEvents } from 'graphile-worker';
import type { Database } from './database.js';

const LOCK = 7720;
const EVERY = 5_000;

/**
 * A job is locked by its worker, and a worker that was killed never lets go. Each process shows that it lives by a
 * session lock; what workers of dead processes held goes back to the queue.
 */
export class JobRescue {
  readonly events: WorkerEvents = new EventEmitter();
  private readonly process = randomInt(1, 2 ** 31 - 1);
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly onError: (error: unknown) => void,
  ) {
    this.events.on('worker:create', ({ worker }) => {
      this.database
        .query('INSERT INTO kernel.job_workers (worker_id, process) VALUES ($1, $2)', [worker.workerId, this.process])
        .catch(this.onError);
    });
  }

  async start(): Promise<void> {
    await this.tick();
    this.timer = setInterval(() => void this.tick().catch(this.onError), EVERY);
  }

  /** This process' workers are gone: what they held goes back to the queue. */
  async forget(): Promise<void> {
    await this.database.query('DELETE FROM kernel.job_workers WHERE process = $1', [this.process]);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.forget().catch(() => undefined);
    await this.client?.end().catch(() => undefined);
  }

  private async tick(): Promise<void> {
    this.client ??= await this.connect();
    const dead = await this.database.query<{ worker_id: string }>(
      `DELETE FROM kernel.job_workers WHERE process <> $1 AND process IN (
         SELECT process FROM (SELECT DISTINCT process FROM kernel.job_workers) p
          WHERE pg_try_advisory_xact_lock(${LOCK}, process)) RETURNING worker_id`,
      [this.process],
    );
    // A worker killed before it was noted down is known by nobody; it has had time enough.
    await this.database.query(
      `SELECT graphile_worker.force_unlock_workers(array(
         SELECT DISTINCT locked_by FROM graphile_worker.jobs
          WHERE locked_by = ANY ($1)
             OR (locked_at < now() - interval '10 seconds' AND locked_by NOT IN (SELECT worker_id FROM kernel.job_workers))))`,
      [dead.map(({ worker_id }) => worker_id)],
    );
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.database.url,
      application_name: 'dating jobs',
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.once('end', () => (this.client = undefined));
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1, $2)', [LOCK, this.process]);
    return client;
  }
}
