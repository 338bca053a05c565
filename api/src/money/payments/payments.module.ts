import { CreditsModule } from '../credits/index.js';
import { DiscountsModule } from '../discounts/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { ReceiptsModule } from '../receipts/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { PlaceOrderHandler } from './commands/place-order.command.js';
import { ReviewPaymentHandler } from './commands/review-payment.command.js';
import { SettlePaymentHandler } from './commands/settle-payment.command.js';
import { StartPaymentHandler } from './commands/start-payment.command.js';
import { checkPayment, CheckPaymentJob } from './jobs/check-payment.job.js';
import { returnPayment, ReturnPaymentJob } from './jobs/return-payment.job.js';
import { returnSurplus, ReturnSurplusJob } from './jobs/return-surplus.job.js';
import { startPayment, StartPaymentJob } from './jobs/start-payment.job.js';
import { payment } from './payment.js';
import { mollie, PaymentProviders } from './payment-providers.js';
import { PaymentFinder } from './payment-finder.js';
import { PaymentSearch } from './payment-search.js';
import { PaymentsAdminController } from './payments.admin.controller.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsList } from './payments.list.js';
import { paymentsLive } from './payments.live.js';
import { followPayment } from './policies/follow-payment.policy.js';
import { paymentRefunds } from './projections/payment-refunds.projection.js';
import { payments } from './projections/payments.projection.js';
import { GetConsolePaymentHandler } from './queries/get-console-payment.query.js';
import { GetLastOrderHandler } from './queries/get-last-order.query.js';
import { GetPaymentHandler } from './queries/get-payment.query.js';
import { GetPricingHandler } from './queries/get-pricing.query.js';
import { ListPackagesHandler } from './queries/list-packages.query.js';
import { ListPaymentMethodsHandler } from './queries/list-payment-methods.query.js';
import { SandboxModule } from './sandbox/sandbox.module.js';
import { SettledPayments } from './settled-payments.js';
import { UncreditedPayments } from './uncredited-payments.js';
import { WebhooksController } from './webhooks.controller.js';

@ContextModule({
  name: 'payments',
  streams: [payment],
  projections: [payments, paymentRefunds],
  policies: [followPayment],
  jobs: [
    { job: startPayment, handler: StartPaymentJob },
    { job: checkPayment, handler: CheckPaymentJob },
    { job: returnPayment, handler: ReturnPaymentJob },
    { job: returnSurplus, handler: ReturnSurplusJob },
  ],
  live: [paymentsLive],
  imports: [
    CreditsModule,
    DiscountsModule,
    SandboxModule,
    ListsModule,
    ProfilesModule,
    ReceiptsModule,
    SettingsModule,
    StaffModule,
  ],
  controllers: [PaymentsController, PaymentsList, PaymentsAdminController, WebhooksController],
  providers: [
    mollie,
    PaymentProviders,
    PaymentFinder,
    PaymentSearch,
    GetConsolePaymentHandler,
    GetLastOrderHandler,
    GetPaymentHandler,
    GetPricingHandler,
    ListPackagesHandler,
    ListPaymentMethodsHandler,
    PaymentsList,
    PlaceOrderHandler,
    ReviewPaymentHandler,
    SettledPayments,
    SettlePaymentHandler,
    StartPaymentHandler,
    UncreditedPayments,
  ],
  exports: [PaymentFinder, PaymentProviders, PaymentSearch, PaymentsList, SettledPayments, UncreditedPayments],
})
export class PaymentsModule {}
