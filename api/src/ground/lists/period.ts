import { invalidInput } from '../../kernel/domain.js';

/** Where a day begins first, it is 14 hours later than in UTC. */
const FIRST_MS = 14 * 60 * 60 * 1000;

/**
 * Refuses a period, from a day to a day, of which nothing can be told: it ends before it begins, or its first day has
 * not begun anywhere yet, so that whoever asks may be in another time zone than the company. It need not be over.
 */
export function requirePeriod({ from, until }: { from?: string; until?: string }, now: Date): void {
  if (from === undefined) return;
  if (from > new Date(now.getTime() + FIRST_MS).toISOString().slice(0, 10))
    throw invalidInput([{ field: 'from', code: 'in_future' }]);
  if (until !== undefined && until < from) throw invalidInput([{ field: 'until', code: 'ends_before_start' }]);
}
