import pg from 'pg';
import { isLost } from './database-errors.js';

export interface Session {
  client: pg.Client;
  /** Resolves when the connection has ended, whichever side ended it. */
  lost: Promise<void>;
}

interface Limits {
  options?: string;
  statement_timeout?: number;
  lock_timeout?: number;
  /** Client-side timeout of a query, in milliseconds; 0 for none. */
  query_timeout?: number;
}

/** Default query timeout, in milliseconds: queries in these sessions return at once unless the server is gone. */
const QUERY_TIMEOUT_MS = 10_000;

/**
 * Opens a dedicated, long-lived connection, for locks, notifications and the lane. `lost` resolves only for a
 * connection that was established: one that was refused may end much later, when another has long replaced it.
 * @throws the server's or network's error, after three seconds at the latest
 */
export async function openSession(
  url: string,
  name: string,
  { options, query_timeout = QUERY_TIMEOUT_MS, ...limits }: Limits = {},
): Promise<Session> {
  const client = new pg.Client({
    ...limits,
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 3_000,
    // Detects dead connections within minutes instead of hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(query_timeout > 0 && { query_timeout }),
    ...(options && { options }),
  });
  client.on('error', () => undefined);
  await client.connect();
  return { client, lost: new Promise((resolve) => client.once('end', () => resolve())) };
}

/**
 * Queries a session and closes it if it does not answer: all later queries would wait behind this one, and its locks
 * must pass to others.
 */
export async function ask<Row extends object>(client: pg.Client, sql: string, values?: unknown[]): Promise<Row[]> {
  try {
    return (await client.query<Row>(sql, values)).rows;
  } catch (error) {
    if (isLost(error)) void client.end().catch(() => undefined);
    throw error;
  }
}
