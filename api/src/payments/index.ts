export { SettlePayment } from './commands/settle-payment.command.js';
export { isChargedBack, paymentOf, total, type Payment } from './payment.js';
export type { ChargebackReversed, PaymentChargedBack } from './payment.events.js';
export type { PaymentProvider, PaymentRequest, RefundReport, RefundRequest } from './payment-provider.js';
export { PaymentProviders } from './payment-providers.js';
export { paymentUnavailable } from './payments.errors.js';
export { PaymentsModule } from './payments.module.js';
