import type { Event } from '../../kernel/domain.js';

/** Books from before this instant are kept no longer. */
export type BooksDeleted = Event<'BooksDeleted', { before: string; deletedAt: string }>;
export type KeptBooksEvent = BooksDeleted;
