export * from './domain.js';
export { CodeGuesses } from './code-guesses.js';
export { DefineDiscount, StopDiscount } from './commands/decide-discount.command.js';
export { DiscountFinder } from './discount-finder.js';
export { Discounts } from './discounts.js';
export {
  discountIsUsedUp,
  discountPlaces,
  discountUse,
  offerFor,
  redeemDiscount,
  releaseDiscount,
  reserveDiscount,
} from './order-discount.js';
