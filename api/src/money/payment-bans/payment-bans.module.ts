import { ContextModule } from '../../kernel/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { blocked } from './blocked.js';
import { PaymentBansAdminController } from './payment-bans.admin.controller.js';
import { BanPaymentDetailHandler } from './commands/ban-payment-detail.command.js';
import { LiftPaymentBanHandler } from './commands/lift-payment-ban.command.js';
import { forgetPaymentBan, ForgetPaymentBanJob } from './jobs/forget-payment-ban.job.js';
import { forgetPaymentBans } from './policies/forget-payment-bans.policy.js';
import { PaymentBansList } from './payment-bans.list.js';
import { blocklist } from './projections/blocklist.projection.js';

@ContextModule({
  name: 'payment-bans',
  streams: [blocked],
  projections: [blocklist],
  policies: [forgetPaymentBans],
  jobs: [{ job: forgetPaymentBan, handler: ForgetPaymentBanJob }],
  imports: [ListsModule, StaffModule],
  controllers: [PaymentBansList, PaymentBansAdminController],
  providers: [BanPaymentDetailHandler, LiftPaymentBanHandler],
})
export class PaymentBansModule {}
