import type { Clock } from './clock.js';

/** A job's attempt came before its time: the queue's clock is ahead of ours, and it is tried again. */
export class NotDue extends Error {
  override name = 'NotDue';
}

/** @throws NotDue before `at` (ISO 8601, UTC) */
export function requireDue(clock: Pick<Clock, 'now'>, at: string): void {
  if (clock.now().toISOString() < at) throw new NotDue();
}
