import { AsyncLocalStorage } from 'node:async_hooks';
import { busy } from './errors.js';

/** Work that no user waits for: jobs, log followers, rebuilds. */
const BACKGROUND = 'background';
/** A request: none of its database work waits beyond `until` (ms since 1970). */
export interface RequestDeadline {
  until: number;
  /** By which the log, the traces and the stored events tell it from others (`Log`, docs/operations.md). */
  id?: string;
  /** Of an upload: aborted when its sender leaves before it is answered. */
  gone?: AbortSignal;
}

const current = new AsyncLocalStorage<RequestDeadline | typeof BACKGROUND>();

/** Runs `work` with a deadline: queries and commands in it fail with `busy` at `until` at the latest. */
export const withDeadline = <T>(request: RequestDeadline, work: () => T): T => current.run(request, work);

/** Runs `work` in the background: its queries use the background pool with its long timeouts. */
export const inBackground = <T>(work: () => T): T => current.run(BACKGROUND, work);

/** Runs `work` with the default limits and without the caller's deadline, because other callers wait for it too. */
export const withoutDeadline = <T>(work: () => T): T => current.exit(work);

export const isInBackground = (): boolean => current.getStore() === BACKGROUND;

/** The caller's deadline stands still during `work`, which waits for no database. `work` is told when the caller leaves. */
export async function withDeadlinePaused<T>(work: (gone?: AbortSignal) => Promise<T>): Promise<T> {
  const caller = requestDeadline();
  if (!caller) return work();
  const left = caller.until - Date.now();
  caller.until = Infinity;
  try {
    return await work(caller.gone);
  } finally {
    caller.until = Date.now() + left;
  }
}

/** The request that runs at the moment; undefined outside of requests. */
export function requestDeadline(): RequestDeadline | undefined {
  const caller = current.getStore();
  return caller === BACKGROUND ? undefined : caller;
}

/** The caller's deadline (ms since 1970); Infinity if there is none. */
export function deadline(): number {
  const caller = current.getStore();
  return caller === undefined || caller === BACKGROUND ? Infinity : caller.until;
}

/** Waits for shared work until the caller's deadline. @throws busy if the deadline passes first */
export function inTime<T>(work: Promise<T>): Promise<T> {
  const until = deadline();
  if (until === Infinity) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(busy({})), Math.max(0, until - Date.now()));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
