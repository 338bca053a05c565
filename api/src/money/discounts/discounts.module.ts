import { AuthenticationModule } from '../../ground/authentication/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { CodeGuesses } from './code-guesses.js';
import {
  ChangeDiscountHandler,
  DefineDiscountHandler,
  DiscountDecisions,
  StopDiscountHandler,
} from './commands/decide-discount.command.js';
import { OfferToStayHandler } from './commands/offer-to-stay.command.js';
import { discount } from './discount.js';
import { DiscountsAdminController } from './discounts.admin.controller.js';
import { DiscountsController } from './discounts.controller.js';
import { DiscountsList } from './discounts.list.js';
import { DiscountFinder } from './discount-finder.js';
import { Discounts } from './discounts.js';
import { places } from './places.js';
import { discounts } from './projections/discounts.projection.js';
import { GetDiscountCodeHandler } from './queries/get-discount-code.query.js';
import { GetDiscountHandler } from './queries/get-discount.query.js';
import { redemption } from './redemption.js';

@ContextModule({
  name: 'discounts',
  streams: [discount, redemption, places],
  projections: [discounts],
  imports: [AuthenticationModule, SettingsModule, ListsModule, StaffModule],
  controllers: [DiscountsController, DiscountsList, DiscountsAdminController],
  providers: [
    CodeGuesses,
    Discounts,
    DiscountDecisions,
    DiscountFinder,
    DiscountsList,
    ChangeDiscountHandler,
    DefineDiscountHandler,
    OfferToStayHandler,
    StopDiscountHandler,
    GetDiscountCodeHandler,
    GetDiscountHandler,
  ],
  exports: [CodeGuesses, Discounts, DiscountFinder],
})
export class DiscountsModule {}
