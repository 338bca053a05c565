import { defineError } from '../../kernel/domain.js';

/** Only a month that has ended where the company is can be closed. */
export const monthNotOver = defineError('month_not_over', 409);
export const monthBeingClosed = defineError('month_being_closed', 409);
export const monthNotClosed = defineError('month_not_closed', 404);
/** Books are kept for seven years after their own. */
export const booksDeleted = defineError('books_deleted', 409);
