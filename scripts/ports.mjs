import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral port range: otherwise an outgoing connection could take the port before the server listens on it.
 */
const [LOWEST, HIGHEST] = [11_000, 32_000];

/** @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

export const isFree = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
