export { blocked } from './blocked.js';
export { BanPaymentDetailHandler } from './commands/ban-payment-detail.command.js';
export { LiftPaymentBanHandler } from './commands/lift-payment-ban.command.js';
export { ForgetPaymentBanJob, forgetPaymentBans } from './jobs/forget-payment-ban.job.js';
export { PaymentBansAdminController } from './payment-bans.admin.controller.js';
export { PaymentBansList } from './payment-bans.list.js';
export { blocklist } from './projections/blocklist.projection.js';
