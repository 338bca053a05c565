export { SettlePayment } from './commands/settle-payment.command.js';
export { isChargedBack, paymentOf } from './payment.js';
export type { ChargebackReversed, PaymentChargedBack } from './payment.events.js';
export type { PaymentProvider, RefundReport } from './payment-provider.js';
export { PaymentProviders } from './payment-providers.js';
export { PaymentsModule } from './payments.module.js';
