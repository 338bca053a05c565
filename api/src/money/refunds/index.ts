export { PaidOutRefunds, type PaidOutRefund } from './paid-out-refunds.js';
export { RefundFinder } from './refund-finder.js';
export { refundIdOf } from './refund.js';
export { RefundsModule } from './refunds.module.js';
export { approveRefund, refundOf, requestRefund } from './refund.js';
export { refundChanged } from './refunds.errors.js';
export type { RefundEvent } from './refund.events.js';
export { RefundsList } from './refunds.list.js';
