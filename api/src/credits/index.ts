export { Credits, buyCredits, grantCredits, spendCredits } from './credits.js';
export { insufficientCredits } from './credits.errors.js';
export { CreditsModule } from './credits.module.js';
export { walletOf } from './wallet.js';
