import { defineStream } from '../../kernel/domain.js';
import type { BooksDeleted } from '../credits/domain.js';

export interface KeptBooks {
  /** The first instant whose books are there; null: nothing has been deleted yet. */
  from: string | null;
}

/** One stream for all books. */
export const keptBooks = defineStream<KeptBooks, BooksDeleted>({
  type: 'keptbooks',
  revision: 1,
  initial: { from: null },
  evolve: (_, { type, data }) => {
    switch (type) {
      case 'BooksDeleted':
        return { from: data.before };
    }
  },
});
export const KEPT_BOOKS = keptBooks.of('all');

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 366 * DAY;

/**
 * Deletes the next day of books from before `limit`; nothing if none is left. A day at a time, because whatever an event
 * deletes holds up everybody else. What is more than a year older has been deleted already, or was never there.
 */
export function deleteNextDay({ from }: KeptBooks, { limit, now }: { limit: Date; now: Date }): [] | [BooksDeleted] {
  const reached = from === null ? -Infinity : Date.parse(from);
  if (reached >= limit.getTime()) return [];
  const before = Math.min(limit.getTime(), Math.max(reached + DAY, limit.getTime() - YEAR));
  return [{ type: 'BooksDeleted', data: { before: new Date(before).toISOString(), deletedAt: now.toISOString() } }];
}
