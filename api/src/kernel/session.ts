import pg from 'pg';
import { isLost } from './database-errors.js';

export interface Session {
  client: pg.Client;
  /** Resolves when it is over, whichever side ended it. */
  lost: Promise<void>;
}

interface Limits {
  options?: string;
  statement_timeout?: number;
  lock_timeout?: number;
  /** Until the server has answered, as we count; 0: whatever it takes. */
  query_timeout?: number;
}

/** Milliseconds: what is asked in such a session is answered at once, unless nobody is there any more. */
const ANSWER = 10_000;

/**
 * A connection of its own, kept for as long as it lasts: for locks, notices and the lane. Only one that came about is
 * ever lost. One that was refused may end much later, when another has long taken its place.
 * @throws what the server or the network says, after three seconds at the latest
 */
export async function openSession(
  url: string,
  name: string,
  { options, query_timeout = ANSWER, ...limits }: Limits = {},
): Promise<Session> {
  const client = new pg.Client({
    ...limits,
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 3_000,
    // A peer that went without a word is noticed within minutes, not hours.
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
 * Asks in a session that is kept. One that does not answer is over: behind what it was asked nothing else would be
 * answered, and what it holds must go to others.
 */
export async function ask<Row extends object>(client: pg.Client, sql: string, values?: unknown[]): Promise<Row[]> {
  try {
    return (await client.query<Row>(sql, values)).rows;
  } catch (error) {
    if (isLost(error)) void client.end().catch(() => undefined);
    throw error;
  }
}
