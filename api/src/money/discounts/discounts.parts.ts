export { CodeGuesses } from './code-guesses.js';
export {
  DiscountDecisions,
  ChangeDiscountHandler,
  DefineDiscountHandler,
  StopDiscountHandler,
} from './commands/decide-discount.command.js';
export { OfferToStayHandler } from './commands/offer-to-stay.command.js';
export { DiscountFinder } from './discount-finder.js';
export { discount } from './discount.js';
export { DiscountsAdminController } from './discounts.admin.controller.js';
export { DiscountsController } from './discounts.controller.js';
export { Discounts } from './discounts.js';
export { DiscountsList } from './discounts.list.js';
export { places } from './places.js';
export { discounts } from './projections/discounts.projection.js';
export { GetDiscountCodeHandler } from './queries/get-discount-code.query.js';
export { GetDiscountHandler } from './queries/get-discount.query.js';
export { redemption } from './redemption.js';
