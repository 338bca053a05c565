import { BrokerFailure } from './broker.js';
import type { Database } from './database.js';

export interface Failure {
  error: string;
  at: Date;
}

/** The last failure of each log follower, stored in the database so that the console sees it from any process. */
export class Failures {
  constructor(private readonly database: Database) {}

  /** Fire and forget; if the database itself is what failed, the failure is lost. */
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

/**
 * What may be shown of an error. The messages of our own errors are left out because they might quote a value (PRV-02).
 */
export function tellable(error: unknown): string {
  if (error instanceof BrokerFailure) return error.message;
  const { name, code, table, constraint } = error as Record<string, unknown>;
  return [name, code, table, constraint].filter((part) => typeof part === 'string').join(' ');
}
