export { findMoney, type SoughtMoney } from './find-money.js';
export { PaymentFinder, type SoughtPayment } from './payment-finder.js';
export { PaymentSearch } from './payment-search.js';
export { SettlePayment } from './commands/settle-payment.command.js';
export { methodDifferences } from './payment-methods.js';
export { isChargedBack, isReturnedMismatch, paymentOf, total, type Payment } from './payment.js';
export type {
  ChargebackReversed,
  PaymentChargedBack,
  PaymentDeclined,
  PaymentReturned,
  SurplusReturned,
} from './payment.events.js';
export type {
  Movement,
  PaymentCompany,
  PaymentProvider,
  PaymentRequest,
  RefundReport,
  RefundRequest,
} from './payment-provider.js';
export { PaymentProviders } from './payment-providers.js';
export { UncreditedPayments, type UncreditedPayment } from './uncredited-payments.js';
export { CHECK_AFTER } from './jobs/check-payment.job.js';
export { refundOnce } from './refund-once.js';
export { SettledPayments, type SettledPayment } from './settled-payments.js';
export { PaymentsList } from './payments.list.js';
