export { PaymentsModule, paymentsContext } from './payments.module.js';
export { payment, paymentOf, type Payment, type PaymentStatus } from './payment.js';
export type { Order, PaymentEvent } from './payment.events.js';
