import type { Log } from './log.js';

/** Without `log`, which the product's own commands print with. */
const METHODS = ['debug', 'error', 'info', 'trace', 'warn'] as const;

/**
 * Some libraries print to the console, bypassing our log, and include whole errors: graphile-worker prints database
 * errors, which quote values (PRV-02). This redirects such output to the log, reduced to the console method, the
 * error's kind and the stack frames.
 * @returns a function that restores the console
 */
export function logConsoleOutput(
  log: Pick<Log, 'error'>,
  console: Pick<Console, (typeof METHODS)[number]> = globalThis.console,
): () => void {
  const before = METHODS.map((method) => [method, console[method]] as const);
  for (const method of METHODS) {
    console[method] = (...words: unknown[]) => {
      const error = words.find((word) => word instanceof Error);
      log.error('a library wrote to the console', { method }, error ?? stackFrom(console[method]));
    };
  }
  return () => {
    for (const [method, own] of before) console[method] = own;
  };
}

/** An error whose stack trace starts at the caller of the console method. */
function stackFrom(said: (...words: unknown[]) => void): Error {
  const here = new Error();
  Error.captureStackTrace(here, said);
  return here;
}
