import { BrokerFailure } from './broker.js';
import type { Database } from './database.js';

export interface Failure {
  error: string;
  at: Date;
}

/** The last failure of each that follows the log, kept where every process sees it: for the console. */
export class Failures {
  constructor(private readonly database: Database) {}

  /** Nobody waits for it, and where the database is what failed it is not kept. */
  note(name: string, error: string): void {
    this.database
      .query(
        `INSERT INTO kernel.failures (name, error, failed_at) VALUES ($1, $2, clock_timestamp())
         ON CONFLICT (name) DO UPDATE SET error = excluded.error, failed_at = excluded.failed_at`,
        [name, error.slice(0, 300)],
      )
      .catch(() => undefined);
  }

  async all(): Promise<Map<string, Failure>> {
    const rows = await this.database.query<Failure & { name: string }>(
      'SELECT name, error, failed_at AS at FROM kernel.failures',
    );
    return new Map(rows.map(({ name, error, at }) => [name, { error, at }]));
  }
}

/** What may be told of an error: of one of ours its message could quote a value (PRV-02). */
export function tellable(error: unknown): string {
  if (error instanceof BrokerFailure) return error.message;
  const { name, code, table, constraint } = error as Record<string, unknown>;
  return [name, code, table, constraint].filter((part) => typeof part === 'string').join(' ');
}
