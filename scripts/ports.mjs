import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives to outgoing connections: one of them had taken the port before it was listened on. */
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
