export { PaidOutRefunds, type PaidOutRefund } from './paid-out-refunds.js';
export { openRefund } from './commands/request-refunds.command.js';
export { RefundFinder } from './refund-finder.js';
export { approveRefund, refundIdOf, refundOf, requireShown } from './refund.js';
export { refundChanged } from './refunds.errors.js';
export type { RefundEvent } from './refund.events.js';
export { RefundsList } from './refunds.list.js';
