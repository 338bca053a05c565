export {
  Credits,
  buyCredits,
  grantCredits,
  grantGoodwill,
  refundTermOf,
  returnCredits,
  spendCredits,
  type Unspent,
} from './credits.js';
export { chargeBackCredits, reinstateCredits } from './charged-back-credits.js';
export { CreditsUsed, type PurchaseUse } from './credits-used.js';
export { insufficientCredits, nothingToRefund, refundTooLate } from './credits.errors.js';
export { CreditsModule } from './credits.module.js';
export { holdCredits, refundCredits, releaseCredits, releaseToNobody } from './held-credits.js';
export { postings } from './ledger.js';
export { JOURNAL_COLUMNS, Ledger, type Balances, type JournalLine, type LedgerMovementRow } from './ledger-book.js';
export { Movements, type Movement } from './movements.js';
export { GetBooks } from './queries/get-books.query.js';
export { TRANSACTION_KINDS, TransactionView } from './queries/list-transactions.query.js';
export { quoteUnspent, walletOf } from './wallet.js';
export { WalletVersion } from './wallet-version.js';
export type { Part, WalletEvent } from './wallet.events.js';
