/**
 * Watches the event loop of this thread, which serves the whole API: one long turn delays everybody.
 *
 * @returns a function that stops watching and returns the longest turn in milliseconds of CPU time, because time used
 *   by other programs on the machine does not count
 */
export function watchLoop(): () => number {
  let longest = 0;
  let stopped = false;
  let from = worked();
  const turn = () => {
    const now = worked();
    longest = Math.max(longest, now - from);
    from = worked();
    if (!stopped) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    stopped = true;
    return longest;
  };
}

/** Milliseconds in which the serving thread waited for others, such as the database, and could have done anything else. */
export const waited = (from = 0): number => performance.eventLoopUtilization().idle - from;

/** CPU time of the serving thread, in milliseconds. */
export function worked(from = 0): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000 - from;
}

const ROWS = Array.from({ length: 2_000 }, (_, n) => ({ id: n, name: `member ${n}`, tags: ['a', `${n % 7}`] }));
/** CPU time of `yardstick` on the machine whose milliseconds the bounds of tests are, when it does nothing else. */
const YARDSTICK = 18;

function yardstick(): void {
  for (let times = 0; times < 20; times++) {
    const rows = JSON.parse(JSON.stringify(ROWS)) as typeof ROWS;
    rows
      .map((row) => ({ ...row, found: /\d{3}/.test(row.name) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}

/**
 * CPU time that was too long is compared with that of known work, measured beside it: on an old laptop, or beside
 * neighbours that share its caches, the same instructions take longer.
 *
 * @returns what it would have been on the machine whose milliseconds the bounds are
 */
export function usually(milliseconds: number): number {
  const from = worked();
  yardstick();
  return milliseconds / Math.max(1, worked(from) / YARDSTICK);
}

/** How long a call took, without the time in which other programs had the CPU (decision 59). */
export interface Took {
  waited: number;
  worked: number;
}
export function stopwatch(): () => Took {
  const begun = { waited: waited(), worked: worked() };
  return () => ({ waited: waited(begun.waited), worked: worked(begun.worked) });
}
export const isLate = (took: Took, longest: number): boolean =>
  took.waited + took.worked > longest && took.waited + usually(took.worked) > longest;
