export {
  ApproveRefundHandler,
  ConfirmRefundHandler,
  WithdrawApprovalHandler,
  RefuseRefundHandler,
  RepeatPayoutHandler,
  RefundDecisions,
} from './commands/decide-refund.command.js';
export { RequestRefundsHandler } from './commands/request-refunds.command.js';
export { SettlePayoutHandler } from './commands/settle-payout.command.js';
export { EndRefundsJob, endRefundsOfChargedBack } from './jobs/end-refunds.job.js';
export { PayOutJob, payOutRefunds } from './jobs/pay-out.job.js';
export { PaidOutRefunds } from './paid-out-refunds.js';
export { refunds } from './projections/refunds.projection.js';
export { GetConsoleRefundHandler } from './queries/get-console-refund.query.js';
export { GetRefundOfferHandler } from './queries/get-refund-offer.query.js';
export { ListRefundsHandler } from './queries/list-refunds.query.js';
export { RefundFinder } from './refund-finder.js';
export { refund } from './refund.js';
export { RefundsAdminController, RefundClaimsAdminController } from './refunds.admin.controller.js';
export { RefundsController } from './refunds.controller.js';
export { RefundsList } from './refunds.list.js';
export { refundsLive } from './refunds.live.js';
