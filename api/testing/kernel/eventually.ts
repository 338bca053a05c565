import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks until `check` throws no more, and answers with what it returns: for what comes after the answer (jobs, policies,
 * asynchronous read models, live notices). The patience is for a busy machine; that something is quick, the benchmarks say.
 * `timeout` and `interval` in milliseconds.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeout = 20_000, interval = 25 }: { timeout?: number; interval?: number } = {},
): Promise<T> {
  const until = performance.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await sleep(interval);
  }
}
