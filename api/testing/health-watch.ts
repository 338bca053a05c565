import { setTimeout } from 'node:timers/promises';
import { worked } from './loop-watch.js';

/** Maximum response time of the health check under any load, in milliseconds. */
export const PATIENCE = 100;

/**
 * Polls the health check until stopped, and then returns the longest response time in milliseconds. Only time spent in
 * this process counts, not time in which other programs kept the CPU busy.
 */
export function watchHealth(origin: string): () => Promise<number> {
  let longest = 0;
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      const [from, workedFrom] = [performance.now(), worked()];
      const { status } = await fetch(`${origin}/api/health`);
      longest = Math.max(longest, status === 200 ? Math.min(performance.now() - from, worked(workedFrom)) : Infinity);
      await setTimeout(20);
    }
  })();
  return () => {
    stopped = true;
    return watching.then(() => longest);
  };
}
