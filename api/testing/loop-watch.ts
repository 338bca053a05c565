/**
 * Watches the loop of this thread, in which the whole API is served: whatever one turn of it does, everybody waits for.
 *
 * @returns what ends it, and tells for how many milliseconds one turn worked at most; measured by the processor, for how
 * busy other programs keep the machine is not our work
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
 * Milliseconds that have gone by for the thread which serves: those in which it waited, for whatever it was, and those in
 * which it worked. Left out are those in which it would have worked and other programs had the processor.
 */
export const gone = (from = 0): number => performance.eventLoopUtilization().idle + worked() - from;

/** Milliseconds that the thread which serves has worked. */
export function worked(from = 0): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000 - from;
}
