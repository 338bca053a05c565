export { Credits, buyCredits, grantCredits, spendCredits } from './credits.js';
export { insufficientCredits } from './credits.errors.js';
export { wallet, walletOf, type Lot, type Wallet } from './wallet.js';
export type { WalletEvent } from './wallet.events.js';
export { CreditsModule, creditsContext } from './credits.module.js';
