import pg from 'pg';

export interface Session {
  client: pg.Client;
  /** Resolves when it is over, whichever side ended it. */
  lost: Promise<void>;
}

/**
 * A connection of its own, kept for as long as it lasts: for locks, notices and the lane. Only one that came about is
 * ever lost. One that was refused may end much later, when another has long taken its place.
 * @throws what the server or the network says, after three seconds at the latest
 */
export async function openSession(
  url: string,
  name: string,
  { options, ...limits }: { options?: string; statement_timeout?: number; lock_timeout?: number } = {},
): Promise<Session> {
  const client = new pg.Client({
    ...limits,
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 3_000,
    // A peer that went without a word is noticed within minutes, not hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(options && { options }),
  });
  client.on('error', () => undefined);
  await client.connect();
  return { client, lost: new Promise((resolve) => client.once('end', () => resolve())) };
}
