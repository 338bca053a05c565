import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { WorkerEvents } from 'graphile-worker';
import type { Database } from './database.js';
import { ask, openSession } from './session.js';

const LOCK = 7720;
/** Milliseconds between two looks at who holds jobs: so long a process that lives has to show it again. */
const EVERY = 5_000;

/**
 * A job is locked by the pool of workers that took it, and a pool whose process was killed never lets go. Each pool shows
 * that it lives by an advisory lock of this process' session; what one without holds at two looks goes back to the queue.
 * A session that is lost takes its locks along while jobs go on: the next one takes those locks again (decision 63).
 */
export class JobRescue {
  readonly events: WorkerEvents = new EventEmitter();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** How many jobs of each pool this process is at, also of pools that have been stopped. */
  private readonly atWork = new Map<string, number>();
  private current: string | undefined;
  /** Pools that nobody showed to be alive at the last look. */
  private missed = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly onError: (error: unknown) => void,
  ) {
    this.events.on('pool:create', ({ workerPool: { id } }) => {
      this.current = id;
      if (this.client) void this.show(this.client, id).catch(this.onError);
    });
  }

  start(): void {
    this.timer = setInterval(() => void this.look().catch(this.onError), EVERY);
  }

  /** Begins the session that keeps the locks of the pools created after it. `lost` resolves when it is over. */
  async begin(): Promise<{ lost: Promise<void> }> {
    const { client, lost } = await openSession(this.database.url, 'dating jobs');
    this.client = client;
    this.current = undefined;
    for (const pool of this.atWork.keys()) await this.show(client, pool);
    await this.look();
    return { lost };
  }

  /** Runs a job that `pool` has taken; until it has ended, this process shows that the pool lives. */
  async whileHeld<A>(pool: string, work: () => Promise<A>): Promise<A> {
    this.atWork.set(pool, (this.atWork.get(pool) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = this.atWork.get(pool)! - 1;
      if (left > 0) this.atWork.set(pool, left);
      else this.atWork.delete(pool);
    }
  }

  async end(): Promise<void> {
    await this.client?.end().catch(() => undefined);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.end();
  }

  /** Held until the session ends. Whoever looks just now may hold it for a moment. */
  private async show(client: pg.Client, pool: string): Promise<void> {
    await ask(client, 'SELECT pg_advisory_lock($1, hashtext($2))', [LOCK, pool]);
  }

  /**
   * At two looks: a pool may take a job before it has its lock, and a process whose session was lost needs a moment for
   * the next one.
   */
  private async look(): Promise<void> {
    const pools = await this.database.query<{ pool: string }>(
      `SELECT DISTINCT locked_by AS pool FROM graphile_worker._private_jobs
        WHERE locked_by IS NOT NULL AND NOT EXISTS (
          SELECT FROM pg_locks
           WHERE locktype = 'advisory' AND granted AND classid = $1 AND objid = (hashtext(locked_by)::bigint & 4294967295)
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`,
      [LOCK],
    );
    const missing = pools.map(({ pool }) => pool).filter((pool) => pool !== this.current && !this.atWork.has(pool));
    const dead = missing.filter((pool) => this.missed.has(pool));
    this.missed = new Set(missing);
    if (dead.length > 0) await this.unlockOrphans(dead);
  }

  /** Unless one of them shows up this very moment. */
  private async unlockOrphans(pools: string[]): Promise<void> {
    await this.database.query(
      `SELECT graphile_worker.force_unlock_workers(array(
         SELECT pool FROM unnest($2::text[]) AS pool WHERE pg_try_advisory_xact_lock($1, hashtext(pool))))`,
      [LOCK, pools],
    );
  }
}
