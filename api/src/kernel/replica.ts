import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isLost, isPassing } from './database-errors.js';
import { isInBackground } from './deadlines.js';

/** For how long a query waits until the replica has what it must know, in milliseconds. */
const PATIENCE_MS = 100;
const POLL_MS = 5;
/** For how long nothing is asked of a replica that was away, or too far behind for a query, in milliseconds. */
const REST_MS = 1_000;

/** One run of a query handler: how far the primary's log had been written when it first asked for rows, in bytes. */
interface Reading {
  from?: Promise<number>;
}

const current = new AsyncLocalStorage<Reading>();

/** Runs `work` on the primary alone: what it reads decides something, or is kept. */
export const onPrimary = <T>(work: () => T): T => current.exit(work);

/** @returns whether the caller's queries may be answered by a replica */
export const mayReadReplica = (): boolean => current.getStore() !== undefined && !isInBackground();

/**
 * Declares that the queries of a handler may be answered by the replica (`DATABASE_READ_URL`): for lists, profiles and
 * reports, which show and decide nothing. Streams, keys and what is cached are read on the primary in it, too.
 */
export const ReadsReplica =
  (): MethodDecorator => (_prototype: object, _name: string | symbol, descriptor: PropertyDescriptor) => {
    const handle = descriptor.value as (...args: unknown[]) => unknown;
    descriptor.value = function (this: unknown, ...args: unknown[]) {
      return current.run({}, () => handle.apply(this, args));
    };
  };

/**
 * A streaming replica. It answers a query only once it has everything that the primary had stored when the query began,
 * whoever wrote it: a page that asks again because it was told of a change finds it. Whatever is wrong with it, behind,
 * gone or a primary itself by now, the primary answers.
 */
export class Replica {
  private restsUntil = -Infinity;
  private well = true;
  /** The reading that a connection was last found to be far enough for. */
  private readonly ready = new WeakMap<pg.PoolClient, Reading>();

  constructor(
    readonly pool: pg.Pool,
    private readonly options: {
      /** How far the primary's log is written and would survive a crash, in bytes. */
      written: () => Promise<number>;
      /** Called when it is no longer read, with the reason, and when it is read again. */
      onChange: (reason: unknown) => void;
    },
  ) {}

  /** @returns undefined if the primary must answer: also where the query is at fault, which the primary tells then */
  async query<Row extends object>(query: pg.QueryConfig): Promise<pg.QueryResult<Row> | undefined> {
    const reading = current.getStore();
    if (!reading || !mayReadReplica() || !/^\s*(SELECT|WITH)\b/i.test(query.text) || !this.mayTry()) return undefined;
    const from = await (reading.from ??= this.options.written()).catch(() => undefined);
    if (from === undefined) return undefined;
    let client: pg.PoolClient | undefined;
    let broken: Error | undefined;
    try {
      client = await this.pool.connect();
      if (this.ready.get(client) !== reading) await reach(client, from);
      this.ready.set(client, reading);
      const answer = await client.query<Row>(query);
      this.note(undefined);
      return answer;
    } catch (error) {
      if (isLost(error)) broken = error as Error;
      if (error instanceof Unfit || isPassing(error)) this.note(error);
      return undefined;
    } finally {
      client?.release(broken);
    }
  }

  /** After a failure one query at a time finds out whether it is back, and no other waits for that. */
  private mayTry(): boolean {
    if (this.well) return true;
    const now = performance.now();
    if (now < this.restsUntil) return false;
    this.restsUntil = now + REST_MS;
    return true;
  }

  private note(failure: unknown): void {
    const well = failure === undefined;
    if (!well) this.restsUntil = performance.now() + REST_MS;
    if (well === this.well) return;
    this.well = well;
    this.options.onChange(failure);
  }
}

class Unfit extends Error {
  constructor(override readonly name: 'ReplicaBehind' | 'ReplicaFollowsNobody') {
    super();
  }
}

async function reach(client: pg.PoolClient, from: number): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; ; await sleep(POLL_MS)) {
    const { rows } = await client.query<{ follows: boolean; replayed: number | null }>({
      name: 'replica',
      text: "SELECT pg_is_in_recovery() AS follows, (pg_last_wal_replay_lsn() - '0/0')::bigint AS replayed",
    });
    const { follows, replayed } = rows[0]!;
    if (!follows || replayed === null) throw new Unfit('ReplicaFollowsNobody');
    if (replayed >= from) return;
    if (performance.now() > until) throw new Unfit('ReplicaBehind');
  }
}

/** What is flushed is what was acknowledged; what was written since may not be sent to replicas yet. */
export const WRITTEN = "SELECT (pg_current_wal_flush_lsn() - '0/0')::bigint AS written";
