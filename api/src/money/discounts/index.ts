export { DefineDiscount } from './commands/define-discount.command.js';
export { StopDiscount } from './commands/stop-discount.command.js';
export { discountOf, normaliseCode, reaches, requireApplicable, secondsLeft, type Offer } from './discount.js';
export { DiscountFinder } from './discount-finder.js';
export { Discounts } from './discounts.js';
export {
  discountAlreadyUsed,
  discountExpired,
  discountMinimumOrder,
  discountNotFound,
  discountPaymentMethod,
} from './discounts.errors.js';
export { DiscountsModule } from './discounts.module.js';
export {
  discountIsUsedUp,
  discountPlaces,
  discountUse,
  offerFor,
  redeemDiscount,
  releaseDiscount,
  reserveDiscount,
} from './order-discount.js';
export { reduced, reductionOf } from './reduction.js';
