/**
 * Watches the event loop of this thread, which serves the whole API: one long turn delays everybody.
 *
 * @returns a function that stops watching and returns the longest turn in milliseconds of CPU time, because time used
 *   by
 *   other programs on the machine does not count
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

/**
 * Milliseconds elapsed for the serving thread, idle or working, without the time in which it was ready to run but other
 * programs had the CPU.
 */
export const gone = (from = 0): number => performance.eventLoopUtilization().idle + worked() - from;

/** CPU time of the serving thread, in milliseconds. */
export function worked(from = 0): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000 - from;
}
