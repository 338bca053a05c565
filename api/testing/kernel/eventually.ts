import { vi } from 'vitest';

/**
 * Asks until `check` throws no more, and answers with what it returns: for what comes after the answer (jobs, policies,
 * asynchronous read models, live notices). The patience is for a busy machine; that something is quick, the benchmarks say.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 25 });
