import type { Log } from './log.js';

/** `log` stays: the product's own commands speak by it. */
const METHODS = ['debug', 'error', 'info', 'trace', 'warn'] as const;

/**
 * Libraries write to the console past every log, and print errors with all that is in them: graphile-worker does of the
 * database's, which quote values (PRV-02). What they tell goes into the log as all else does: that it was said, from
 * where, and of an error its kind and frames.
 * @returns what puts the console back as it was
 */
export function logLibraryWords(
  log: Pick<Log, 'error'>,
  console: Pick<Console, (typeof METHODS)[number]> = globalThis.console,
): () => void {
  const before = METHODS.map((method) => [method, console[method]] as const);
  for (const method of METHODS) {
    console[method] = (...words: unknown[]) => {
      const error = words.find((word) => word instanceof Error);
      log.error('a library wrote to the console', { method }, error ?? saidHere(console[method]));
    };
  }
  return () => {
    for (const [method, own] of before) console[method] = own;
  };
}

/** For its frames, which begin where it was said. */
function saidHere(said: (...words: unknown[]) => void): Error {
  const here = new Error();
  Error.captureStackTrace(here, said);
  return here;
}
