export { Credits, buyCredits, grantCredits, refundTermOf, returnCredits, spendCredits } from './credits.js';
export { chargeBackCredits, reinstateCredits } from './charged-back-credits.js';
export { insufficientCredits, nothingToRefund, refundTooLate } from './credits.errors.js';
export { CreditsModule } from './credits.module.js';
export { holdCredits, refundCredits, releaseCredits, releaseToNobody } from './held-credits.js';
export { GetBooks } from './queries/get-books.query.js';
export { walletOf } from './wallet.js';
export { WalletVersion } from './wallet-version.js';
export type { Part } from './wallet.events.js';
