import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats `check` until it no longer throws, and returns its result; for effects that follow a response (jobs,
 * policies, async read models, live notices). The timeout allows for a busy machine; speed is measured by the
 * benchmarks. `timeout` and `interval` in milliseconds.
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
