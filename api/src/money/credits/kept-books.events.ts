import type { Event } from '../../kernel/domain.js';

/** Books from before this instant are kept no longer. Bookkeeping says so; every read model of money goes by it. */
export type BooksDeleted = Event<'BooksDeleted', { before: string; deletedAt: string }>;
