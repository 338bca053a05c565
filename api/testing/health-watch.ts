import { setTimeout } from 'node:timers/promises';
import { usually, worked } from './loop-watch.js';

/** Maximum response time of the health check under any load, in milliseconds. */
export const PATIENCE = 100;
/** How often work may be done for one quick response. */
const CHANCES = 3;

/** Milliseconds between two requests. */
const PAUSE = 20;

/**
 * Polls the health check until stopped, and then returns the longest response time in milliseconds, counted from when a
 * request was due: it is made by the same thread, which a blockade keeps from asking as well as from answering. Only
 * time spent in this thread counts, not time in which other programs kept the CPU busy.
 */
function watchHealth(origin: string): () => Promise<number> {
  let longest = 0;
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      const [from, workedFrom] = [performance.now() + PAUSE, worked()];
      await setTimeout(PAUSE);
      const { status } = await fetch(`${origin}/api/health`);
      longest = Math.max(longest, status === 200 ? Math.min(performance.now() - from, worked(workedFrom)) : Infinity);
    }
  })();
  return () => {
    stopped = true;
    return watching.then(() => longest);
  };
}

/**
 * The longest response time of the health check while `work` was done. What blocks the site does so each time; a garbage
 * collection does not, nor does a neighbour on the processor, whose caches it shares: after a long response, the same work
 * has another chance.
 */
export async function healthDuring(origin: string, work: () => Promise<void>): Promise<number> {
  let least = Infinity;
  for (let chance = 0; chance < CHANCES && least >= PATIENCE; chance++)
    least = Math.min(least, await watched(origin, work));
  return least;
}

async function watched(origin: string, work: () => Promise<void>): Promise<number> {
  const stop = watchHealth(origin);
  try {
    await work();
  } catch (error) {
    await stop();
    throw error;
  }
  const longest = await stop();
  return longest < PATIENCE ? longest : usually(longest);
}
