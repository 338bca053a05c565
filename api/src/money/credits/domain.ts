export { insufficientCredits, nothingToRefund, refundTooLate } from './credits.errors.js';
export type { BooksDeleted } from './kept-books.events.js';
export { postings } from './ledger.js';
export { quoteUnspent, walletOf } from './wallet.js';
export type { Part, WalletEvent } from './wallet.events.js';
export type { PurchaseUse } from './purchase-use.js';
