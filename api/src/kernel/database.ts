import type { Writable } from 'node:stream';
import pg from 'pg';
import { isLost, sqlStateOf, toldAs } from './database-errors.js';
import { busy } from './errors.js';
import { deadline, requestDeadline, isInBackground, type RequestDeadline } from './deadlines.js';
import { mayReadReplica, Replica, WRITTEN } from './replica.js';

// bigint → number: positions, credits and minor units stay far below 2^53.
pg.types.setTypeParser(20, Number);

const CURSOR_ROWS = 500;
const MINUTE_MS = 60_000;
/** Pool size for background work (jobs, log followers, exports); separate, so that requests keep their connections. */
const BACKGROUND_SIZE = 8;

/** pg supports this option, but its types lack it. */
type TimedQuery = pg.QueryConfig & { query_timeout?: number };

/** pg's types lack the socket. */
type WrittenTo = pg.PoolClient & { connection: { stream: Writable } };

/** A statement on its way, and who waits for its rows. */
interface Asked {
  query: TimedQuery;
  resolve: (rows: object[]) => void;
  reject: (error: unknown) => void;
}

export type Query = <Row extends object>(sql: string, params?: unknown[]) => Promise<Row[]>;

/** The part of pg's client interface that TypeORM uses. */
export interface LentConnection {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  on(): void;
  removeListener(): void;
  /** @param error set if the connection must be discarded */
  release(error?: Error): void;
}

/** Timeouts in milliseconds. */
interface Limits {
  /** To obtain a connection, new or returned to the pool. */
  connection: number;
  /** Server-side timeout of one statement. */
  statement: number;
  /** Server-side timeout for waiting on a lock. */
  lock: number;
  /** Idle-in-transaction timeout, between two statements. */
  idle: number;
  /** Client-side timeout of one statement, in case the server does not respond at all. */
  answer: number;
}

/**
 * Limits for a request that may wait `patience` ms in total: one wait for a connection and one statement fit into it.
 */
const limitsFor = (patience: number): Limits => ({
  connection: patience * 0.2,
  statement: patience * 0.7,
  lock: patience * 0.5,
  idle: patience * 2,
  answer: patience * 0.75,
});

/** Limits for work that no user waits for: long, but finite. */
const BACKGROUND: Limits = {
  connection: MINUTE_MS / 2,
  statement: 10 * MINUTE_MS,
  lock: MINUTE_MS / 2,
  idle: 5 * MINUTE_MS,
  answer: 11 * MINUTE_MS,
};

export interface DatabaseOptions {
  /** Pool size for requests. */
  size?: number;
  /** How long a request waits for the database in total, in milliseconds. */
  patience?: number;
  /** Called for each failure that is not the query's own fault. */
  onBusy?: (error: unknown) => void;
  /** A streaming replica, for the queries that may read one (`ReadsReplica`). */
  replica?: string | undefined;
  /** Called when the replica is no longer read, with the reason, and when it is read again, without one. */
  onReplica?: (reason: unknown) => void;
}

/** To obtain a connection to the replica, in milliseconds: whoever waits for it may have to ask the primary yet. */
const REPLICA_CONNECTION_MS = 250;

/**
 * The connection pools: one for requests, with short timeouts, one for background work (`inBackground`), with long ones,
 * and one to a replica, where there is one. The writer lane has its own connection. Every method fails with `busy` when
 * the database is unavailable, full, blocked or out of connections.
 */
export class Database {
  readonly pool: pg.Pool;
  readonly background: pg.Pool;
  readonly replica: Replica | undefined;
  private readonly answer: number;
  /** Prepared statements that requests have asked for at this moment. */
  private readonly asked = new Map<RequestDeadline, Asked[]>();
  private readonly onBusy: (error: unknown) => void;

  constructor(
    readonly url: string,
    {
      size = 10,
      patience = 5_000,
      onBusy = () => undefined,
      replica,
      onReplica = () => undefined,
    }: DatabaseOptions = {},
  ) {
    const limits = limitsFor(patience);
    this.answer = limits.answer;
    this.onBusy = onBusy;
    this.pool = openPool(url, size, limits, { pipeline: true });
    this.background = openPool(url, Math.min(size, BACKGROUND_SIZE), BACKGROUND);
    if (!replica) return;
    // A query that it does not answer leaves time for the primary.
    const half = { ...limitsFor(patience / 2), connection: REPLICA_CONNECTION_MS };
    this.replica = new Replica(openPool(replica, size, half), {
      written: async () => (await this.pool.query<{ written: number }>(this.timed({ text: WRITTEN }))).rows[0]!.written,
      onChange: onReplica,
    });
  }

  query: Query = async <Row extends object>(text: string, values?: unknown[]) => this.ask<Row>({ text, values });

  async one<Row extends object>(sql: string, params?: unknown[]): Promise<Row | undefined> {
    return (await this.query<Row>(sql, params))[0];
  }

  /** Runs a prepared statement, which is planned once per connection; like `brief`. */
  prepared<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return this.gather<Row>({ name, text, values });
  }

  /**
   * Runs a statement that takes a few milliseconds at most. Those that a request asks for at the same moment go to one
   * connection in one write, and are answered there one after the other: what looks up a few rows costs less than a
   * round trip of its own.
   */
  brief<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return this.gather<Row>({ text, values });
  }

  private gather<Row extends object>(query: TimedQuery): Promise<Row[]> {
    const request = requestDeadline();
    if (!request || (this.replica && mayReadReplica())) return this.ask<Row>(query);
    return new Promise((resolve, reject) => {
      const one = { query, resolve: resolve as Asked['resolve'], reject };
      const all = this.asked.get(request);
      if (all) return void all.push(one);
      this.asked.set(request, [one]);
      process.nextTick(() => {
        const together = this.asked.get(request)!;
        this.asked.delete(request);
        void this.send(together);
      });
    });
  }

  /** Each fails for itself, unless the connection does. */
  private async send(together: Asked[]): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.connect();
    } catch (error) {
      for (const { reject } of together) reject(error);
      return;
    }
    const { stream } = (client as WrittenTo).connection;
    let failure: Error | undefined;
    stream.cork();
    const answers = together.map(async ({ query, resolve, reject }) => {
      try {
        const answer = client.query<object>(this.timed(query)).catch((error: Error) => {
          failure = error;
          throw error;
        });
        resolve((await answer).rows);
      } catch (error) {
        reject(this.told(error));
      }
    });
    stream.uncork();
    await Promise.all(answers);
    client.release(failure);
  }

  /**
   * @param limits `lock`: lock timeout in milliseconds, if it should be shorter than the default; `repeatable`: what it
   *   does is done again after a crash of the database, so its commit does not wait for the disk
   * @throws busy, also if the connection is lost during commit: the outcome is then unknown
   */
  async transaction<A>(
    work: (query: Query) => Promise<A>,
    limits: { lock?: number; repeatable?: boolean } = {},
  ): Promise<A> {
    const client = await this.connect();
    let broken: Error | undefined;
    try {
      const locals = [
        ...(limits.lock === undefined ? [] : [`SET LOCAL lock_timeout = ${limits.lock}`]),
        ...(limits.repeatable ? ['SET LOCAL synchronous_commit = off'] : []),
      ];
      await client.query(['BEGIN', ...locals].join('; '));
      const answer = await work(async <Row extends object>(text: string, values?: unknown[]) =>
        this.orBusy(client.query<Row>(this.timed({ text, values })).then(({ rows }) => rows)),
      );
      await client.query(this.timed({ text: 'COMMIT' }));
      return answer;
    } catch (error) {
      broken = await leave(client, error);
      throw this.told(error);
    } finally {
      client.release(broken);
    }
  }

  /**
   * Streams rows through a cursor, from one snapshot, with only a few in memory. It uses a background connection, which
   * is released when the consumer stops, or has not read on for a minute.
   */
  async *stream<Row extends object>(sql: string, params: unknown[] = []): AsyncGenerator<Row> {
    const client = await this.orBusy(this.background.connect());
    let broken: Error | undefined;
    let failure: unknown;
    try {
      await client.query('BEGIN READ ONLY');
      await client.query("SET LOCAL idle_in_transaction_session_timeout = '60s'");
      await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${sql}`, params);
      for (;;) {
        const { rows } = await client.query<Row>(`FETCH ${CURSOR_ROWS} FROM rows`);
        yield* rows;
        if (rows.length < CURSOR_ROWS) return;
      }
    } catch (error) {
      failure = error;
      throw this.told(error);
    } finally {
      broken = await leave(client, failure);
      client.release(broken);
    }
  }

  /**
   * Lends a connection to a library that runs its own queries (TypeORM): its statements have the caller's timeouts and
   * fail with the same errors as the caller's own queries.
   */
  async lend(): Promise<LentConnection> {
    let client = this.replica && mayReadReplica() ? undefined : await this.connect();
    let broken: Error | undefined;
    return {
      query: async (text, values) => {
        if (broken) throw this.told(broken);
        if (!client) {
          const answer = await this.replica?.query(this.timed({ text, ...(values && { values }) }));
          if (answer) return answer;
        }
        // From here on all of it is one session's.
        client ??= await this.connect();
        try {
          // A ROLLBACK must run even after the caller's deadline.
          return await client.query(text === 'ROLLBACK' ? { text } : this.timed({ text, ...(values && { values }) }));
        } catch (error) {
          broken = text === 'ROLLBACK' ? (error as Error) : connectionLoss(error);
          throw this.told(error);
        }
      },
      // `client` already has an error listener (`openPool`): if the connection dies, the next statement fails.
      on: () => undefined,
      removeListener: () => undefined,
      release: (error) => client?.release(error ?? broken),
    };
  }

  /** Takes a connection for longer than one query; the caller must release it. */
  private connect(): Promise<pg.PoolClient> {
    if (isInBackground()) return this.orBusy(this.background.connect());
    return Date.now() > deadline() ? Promise.reject(busy({})) : this.orBusy(this.pool.connect());
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.background.end(), this.replica?.pool.end()]);
  }

  private async ask<Row extends object>(query: TimedQuery): Promise<Row[]> {
    try {
      const answer = this.replica && (await this.replica.query<Row>(this.timed(query)));
      if (answer) return answer.rows;
      const pool = isInBackground() ? this.background : this.pool;
      return (await pool.query<Row>(this.timed(query))).rows;
    } catch (error) {
      throw this.told(error);
    }
  }

  /** Limits the query to the caller's remaining time, because server-side timeouts do not count what came before. */
  private timed(query: TimedQuery): TimedQuery {
    const until = deadline();
    if (until === Infinity) return query;
    const left = until - Date.now();
    if (left <= 0) throw busy({});
    return { ...query, query_timeout: Math.min(left, this.answer) };
  }

  private async orBusy<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw this.told(error);
    }
  }

  private told(error: unknown): unknown {
    const told = toldAs(error);
    if (told !== error) this.onBusy(error);
    return told;
  }
}

/** Rolls back; if that fails, returns the error for which the connection must be discarded. */
async function leave(client: pg.PoolClient, failure: unknown): Promise<Error | undefined> {
  // After a statement that got no answer a ROLLBACK would get none either.
  const cause: unknown = failure instanceof Error && failure.cause !== undefined ? failure.cause : failure;
  return (
    connectionLoss(cause) ??
    client.query('ROLLBACK').then(
      () => undefined,
      (error: Error) => error,
    )
  );
}

/** The error, if it did not come from the server: then the connection is dead. */
const connectionLoss = (error: unknown): Error | undefined =>
  error instanceof Error && sqlStateOf(error) === undefined && isLost(error) ? error : undefined;

/** @param pipeline whether statements sent together do not wait for each other's answers */
function openPool(url: string, size: number, limits: Limits, { pipeline = false } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: '-c jit=off',
    application_name: 'dating',
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idle,
    query_timeout: limits.answer,
    pipeline,
    // Detects dead connections within minutes instead of hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection may die at any time, in use or idle; its query fails and the pool replaces it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
