import pg from 'pg';

// bigint → number: positions, credits and minor units stay far below 2^53.
pg.types.setTypeParser(20, Number);

const CURSOR_ROWS = 500;

export type Query = <Row extends object>(sql: string, params?: unknown[]) => Promise<Row[]>;

/** The pool for queries and processors. The writer lane has a connection of its own. */
export class Database {
  readonly pool: pg.Pool;

  constructor(
    readonly url: string,
    size = 10,
  ) {
    this.pool = new pg.Pool({ connectionString: url, max: size, options: '-c jit=off', application_name: 'dating' });
    // A connection may die at any moment, in use or not; its query fails, and the pool replaces it.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  query: Query = async <Row extends object>(sql: string, params?: unknown[]) =>
    (await this.pool.query<Row>(sql, params)).rows;

  async one<Row extends object>(sql: string, params?: unknown[]): Promise<Row | undefined> {
    return (await this.query<Row>(sql, params))[0];
  }

  /** A query that is planned once per connection. */
  async prepared<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>({ name, text, values })).rows;
  }

  async transaction<A>(work: (query: Query) => Promise<A>): Promise<A> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const answer = await work(
        async <Row extends object>(sql: string, params?: unknown[]) => (await client.query<Row>(sql, params)).rows,
      );
      await client.query('COMMIT');
      return answer;
    } catch (error) {
      await client.query('ROLLBACK').catch((cause: Error) => (broken = cause));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /**
   * Rows by a cursor, in one view of the database: however many there are, a few are in memory. Its connection is given
   * up when the reader stops, or has not read on for a minute.
   */
  async *stream<Row extends object>(sql: string, params: unknown[] = []): AsyncGenerator<Row> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN READ ONLY');
      await client.query("SET LOCAL idle_in_transaction_session_timeout = '60s'");
      await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${sql}`, params);
      for (;;) {
        const { rows } = await client.query<Row>(`FETCH ${CURSOR_ROWS} FROM rows`);
        yield* rows;
        if (rows.length < CURSOR_ROWS) return;
      }
    } finally {
      await client.query('ROLLBACK').catch((cause: Error) => (broken = cause));
      client.release(broken);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
