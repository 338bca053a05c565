import { startPostgres } from './postgres.mjs';

export let stop;

/** Jest's global setup: one temporary cluster for the whole run, unless the environment names one. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const postgres = await startPostgres({ durable: false, settings: { max_connections: 300 } });
  process.env.TEST_DATABASE_URL = postgres.url;
  stop = postgres.stop;
}
