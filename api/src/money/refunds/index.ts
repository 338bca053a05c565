export { PaidOutRefunds, type PaidOutRefund } from './paid-out-refunds.js';
export { refundIdOf } from './refund.js';
export { RefundsModule } from './refunds.module.js';
export { refundOf } from './refund.js';
export type { RefundEvent } from './refund.events.js';
