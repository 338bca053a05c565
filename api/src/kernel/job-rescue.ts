import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { WorkerEvents } from 'graphile-worker';
import type { Database } from './database.js';
import { ask, openSession } from './session.js';

const LOCK = 7720;
/** Milliseconds between two checks for jobs locked by dead worker pools. */
const CHECK_INTERVAL_MS = 5_000;

/**
 * graphile-worker never unlocks the jobs of a worker pool whose process was killed. So each pool holds an advisory lock
 * on this process' session as a sign of life; jobs of a pool without it at two checks in a row return to the queue. A
 * lost session releases its locks while jobs are still running: the next session takes those locks again (decision 4).
 */
export class JobRescue {
  readonly events: WorkerEvents = new EventEmitter();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** The number of running jobs per pool in this process, including pools that have been stopped. */
  private readonly atWork = new Map<string, number>();
  private current: string | undefined;
  /** Pools that held no lock at the last check. */
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
    this.timer = setInterval(() => void this.look().catch(this.onError), CHECK_INTERVAL_MS);
  }

  /** Opens the session that holds the locks of pools created from now on. `lost` resolves when the session ends. */
  async begin(): Promise<{ lost: Promise<void> }> {
    const { client, lost } = await openSession(this.database.url, 'dating jobs');
    this.client = client;
    this.current = undefined;
    for (const pool of this.atWork.keys()) await this.show(client, pool);
    await this.look();
    return { lost };
  }

  /** Runs a job that `pool` has taken; until it ends, this process holds the pool's lock. */
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

  /** Takes the pool's lock until the session ends. Another process that is checking may briefly hold it. */
  private async show(client: pg.Client, pool: string): Promise<void> {
    await ask(client, 'SELECT pg_advisory_lock($1, hashtext($2))', [LOCK, pool]);
  }

  /**
   * Pools count as dead only after two checks: a pool may take a job before it has its lock, and a process whose
   * session was lost needs a moment to open the next one.
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

  /** Skips pools that have just taken their lock. */
  private async unlockOrphans(pools: string[]): Promise<void> {
    await this.database.query(
      `SELECT graphile_worker.force_unlock_workers(array(
         SELECT pool FROM unnest($2::text[]) AS pool WHERE pg_try_advisory_xact_lock($1, hashtext(pool))))`,
      [LOCK, pools],
    );
  }
}
