import pg from 'pg';
import { isLost, sqlStateOf, toldAs } from './database-errors.js';
import { busy } from './errors.js';
import { deadline, isUnhurried } from './waiting.js';

// bigint → number: positions, credits and minor units stay far below 2^53.
pg.types.setTypeParser(20, Number);

const CURSOR_ROWS = 500;
const MINUTE = 60_000;
/** Connections of what nobody waits for: jobs, followers, exports. Apart, so that they never take those of requests. */
const BACKGROUND_SIZE = 8;

/** pg takes it; its types do not say so. */
type TimedQuery = pg.QueryConfig & { query_timeout?: number };

export type Query = <Row extends object>(sql: string, params?: unknown[]) => Promise<Row[]>;

/** As much of pg's client as TypeORM asks for. */
export interface LentConnection {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  on(): void;
  removeListener(): void;
  /** @param error what makes the connection useless */
  release(error?: Error): void;
}

/** Milliseconds. */
interface Limits {
  /** Until there is a connection, made or given back by others. */
  connection: number;
  /** One statement, as the server counts. */
  statement: number;
  /** Waiting for a lock, as the server counts. */
  lock: number;
  /** Between two statements of a transaction. */
  idle: number;
  /** One statement, as we count: for a server that says nothing at all. */
  answer: number;
}

/** For a request, of which `patience` is all that its sender waits: one wait and one statement fit into it. */
const limitsFor = (patience: number): Limits => ({
  connection: patience * 0.2,
  statement: patience * 0.7,
  lock: patience * 0.5,
  idle: patience * 2,
  answer: patience * 0.75,
});

/** For work nobody waits for: long, but not for ever. */
const BACKGROUND: Limits = {
  connection: MINUTE / 2,
  statement: 10 * MINUTE,
  lock: MINUTE / 2,
  idle: 5 * MINUTE,
  answer: 11 * MINUTE,
};

export interface DatabaseOptions {
  /** Connections for requests. */
  size?: number;
  /** Milliseconds a request waits for the database, all in all. */
  patience?: number;
  /** Told of each failure that is not the fault of what was asked. */
  onBusy?: (error: unknown) => void;
}

/**
 * The pools for queries: one for requests, with short limits, and one for the background, with long ones (`unhurried`).
 * The writer lane has a connection of its own. Whatever asks here is told `busy` when the database is away, full,
 * blocked or has no connection left.
 */
export class Database {
  readonly pool: pg.Pool;
  readonly background: pg.Pool;
  private readonly answer: number;
  private readonly onBusy: (error: unknown) => void;

  constructor(
    readonly url: string,
    { size = 10, patience = 5_000, onBusy = () => undefined }: DatabaseOptions = {},
  ) {
    const limits = limitsFor(patience);
    this.answer = limits.answer;
    this.onBusy = onBusy;
    this.pool = openPool(url, size, limits);
    this.background = openPool(url, Math.min(size, BACKGROUND_SIZE), BACKGROUND);
  }

  query: Query = async <Row extends object>(text: string, values?: unknown[]) => this.ask<Row>({ text, values });

  async one<Row extends object>(sql: string, params?: unknown[]): Promise<Row | undefined> {
    return (await this.query<Row>(sql, params))[0];
  }

  /** A query that is planned once per connection. */
  prepared<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return this.ask<Row>({ name, text, values });
  }

  /**
   * @param limits `lock`: milliseconds that a statement waits for a lock, where that is less than usual
   * @throws busy also where the commit's answer is lost: what was done is then unknown
   */
  async transaction<A>(work: (query: Query) => Promise<A>, limits: { lock?: number } = {}): Promise<A> {
    const client = await this.connect();
    let broken: Error | undefined;
    try {
      await client.query(limits.lock === undefined ? 'BEGIN' : `BEGIN; SET LOCAL lock_timeout = ${limits.lock}`);
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
   * Rows by a cursor, in one view of the database: however many there are, a few are in memory. Its connection is one of
   * the background's, and is given up when the reader stops, or has not read on for a minute.
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
   * A connection for a library that asks by itself (TypeORM): every statement of it has the limits of the caller's own,
   * and fails as they do.
   */
  async lend(): Promise<LentConnection> {
    const client = await this.connect();
    let broken: Error | undefined;
    return {
      query: async (text, values) => {
        if (broken) throw this.told(broken);
        try {
          // What has to be undone is undone, however late it is.
          return await client.query(text === 'ROLLBACK' ? { text } : this.timed({ text, ...(values && { values }) }));
        } catch (error) {
          broken = text === 'ROLLBACK' ? (error as Error) : lostWithoutWord(error);
          throw this.told(error);
        }
      },
      // `client` has its listeners (`openPool`): a connection that dies is told of by the next statement.
      on: () => undefined,
      removeListener: () => undefined,
      release: (error) => client.release(error ?? broken),
    };
  }

  /** For what keeps a connection for a while; whoever takes it gives it back. */
  private connect(): Promise<pg.PoolClient> {
    if (isUnhurried()) return this.orBusy(this.background.connect());
    return Date.now() > deadline() ? Promise.reject(busy({})) : this.orBusy(this.pool.connect());
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.background.end()]);
  }

  private async ask<Row extends object>(query: TimedQuery): Promise<Row[]> {
    try {
      const pool = isUnhurried() ? this.background : this.pool;
      return (await pool.query<Row>(this.timed(query))).rows;
    } catch (error) {
      throw this.told(error);
    }
  }

  /** No longer than its caller waits: the server's own limits know nothing of what came before. */
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

/** Back to the state before the transaction; or what is wrong with a connection that must not be used any more. */
async function leave(client: pg.PoolClient, failure: unknown): Promise<Error | undefined> {
  // Behind a statement that gets no answer a ROLLBACK would get none either.
  const cause: unknown = failure instanceof Error && failure.cause !== undefined ? failure.cause : failure;
  return (
    lostWithoutWord(cause) ??
    client.query('ROLLBACK').then(
      () => undefined,
      (error: Error) => error,
    )
  );
}

/** The error, where the server did not say it itself: the connection is of no use any more. */
const lostWithoutWord = (error: unknown): Error | undefined =>
  error instanceof Error && sqlStateOf(error) === undefined && isLost(error) ? error : undefined;

function openPool(url: string, size: number, limits: Limits): pg.Pool {
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
    // A peer that went without a word is noticed within minutes, not hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection may die at any moment, in use or not; its query fails, and the pool replaces it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
