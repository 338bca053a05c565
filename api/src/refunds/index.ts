export { RefuseRefund } from './commands/refuse-refund.command.js';
