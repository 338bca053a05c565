import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives to outgoing connections: one of them had taken the port before it was listened on. */
const [LOWEST, HIGHEST] = [11_000, 32_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
