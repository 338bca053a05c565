import { monthsLater } from '../../kernel/domain.js';

/** CHT-06: messages sent before then are hidden. */
export function shownSince(now: Date, months: number): Date {
  const since = monthsLater(now, -months);
  // There is no such day in that month: its last one.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}

/** The oldest month (`2026-03`) of which something is still shown: the keys of those before it can go. */
export const oldestMonth = (now: Date, months: number): string => shownSince(now, months).toISOString().slice(0, 7);
