export {
  discountOf,
  normaliseCode,
  reaches,
  requireApplicable,
  requireCode,
  secondsLeft,
  type Offer,
} from './discount.js';
export {
  discountAlreadyUsed,
  discountExpired,
  discountMinimumOrder,
  discountNotFound,
  discountPaymentMethod,
} from './discounts.errors.js';
export { reduced, reductionOf } from './reduction.js';
