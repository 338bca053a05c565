export { ApproveRefund } from './commands/approve-refund.command.js';
export { ConfirmRefund } from './commands/confirm-refund.command.js';
export { RefuseRefund } from './commands/refuse-refund.command.js';
