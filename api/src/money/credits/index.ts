export * from './domain.js';
export type { RefundTerm } from './refund-term.js';
export {
  Credits,
  buyCredits,
  grantCredits,
  grantGoodwill,
  refundTermOf,
  returnCredits,
  spendCredits,
} from './credits.js';
export { CreditsUsed } from './credits-used.js';
export { JOURNAL_COLUMNS, Ledger, type Balances, type LedgerMovementRow } from './ledger-book.js';
export { Movements, type Movement } from './movements.js';
export { GetBooks, type Books } from './queries/get-books.query.js';
export { TRANSACTION_KINDS, TransactionView } from './queries/list-transactions.query.js';
export { WalletVersion } from './wallet-version.js';
export { chargeBackCredits, reinstateCredits } from './charged-back-credits.js';
export { holdCredits, refundCredits, releaseCredits } from './held-credits.js';
