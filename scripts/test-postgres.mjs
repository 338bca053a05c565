import { once } from 'node:events';
import { createServer } from 'node:http';
import { startPostgres } from './postgres.mjs';

let starting;
let asked;

/**
 * Jest's global setup: one temporary cluster for the whole run, unless the environment names one. It starts when the
 * first test asks for its address, because most rules are tested without a database.
 */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const start = () => startPostgres({ durable: false, settings: { max_connections: 300 } });
  asked = createServer((_request, response) => {
    starting ??= start();
    starting.then(
      ({ url }) => response.end(url),
      ({ message }) => response.writeHead(500).end(message),
    );
  }).listen(0, '127.0.0.1');
  await once(asked, 'listening');
  process.env.TEST_DATABASE_ASK = `http://127.0.0.1:${asked.address().port}`;
}

export async function stop() {
  asked?.close();
  asked?.closeAllConnections();
  await (await starting?.catch(() => undefined))?.stop();
}
