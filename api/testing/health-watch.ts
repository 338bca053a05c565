import { setTimeout } from 'node:timers/promises';
import { worked } from './loop-watch.js';

/** Milliseconds in which the site says that it is well, whatever comes in. */
export const PATIENCE = 100;

/**
 * Asks whether the site is well, again and again, until told to stop; then how long an answer took at most, in
 * milliseconds. Counted is what the site itself made it wait: how busy other programs keep the machine is not its work.
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
