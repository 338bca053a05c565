import { AsyncLocalStorage } from 'node:async_hooks';
import { busy } from './errors.js';

/** Work nobody waits for at a screen: jobs, followers of the log, rebuilding. */
const UNHURRIED = 'unhurried';
/** A request: nothing that it does waits for the database beyond this instant (ms since 1970). */
export interface Hurry {
  until: number;
}

const current = new AsyncLocalStorage<Hurry | typeof UNHURRIED>();

/** Runs `work` for somebody who waits: queries and commands in it give up, as `busy`, at `until` at the latest. */
export const inHurry = <T>(hurry: Hurry, work: () => T): T => current.run(hurry, work);

/** Runs `work` for nobody: its queries have the background's connections and its long limits. */
export const unhurried = <T>(work: () => T): T => current.run(UNHURRIED, work);

/** Runs what serves more than the caller, and would go on beyond the caller's time, by the usual limits. */
export const forAll = <T>(work: () => T): T => current.exit(work);

export const isUnhurried = (): boolean => current.getStore() === UNHURRIED;

/** When the caller's time is over (ms since 1970); infinite when nobody waits. */
export function deadline(): number {
  const caller = current.getStore();
  return caller === undefined || caller === UNHURRIED ? Infinity : caller.until;
}

/** What others have begun, as far as the caller waits for it. @throws busy when the caller's time is over first */
export function inTime<T>(work: Promise<T>): Promise<T> {
  const until = deadline();
  if (until === Infinity) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(busy({})), Math.max(0, until - Date.now()));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
