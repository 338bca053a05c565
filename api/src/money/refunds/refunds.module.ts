import { CreditsModule } from '../credits/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PaymentsModule } from '../payments/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ClaimsModule } from '../../ground/claims/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import {
  ApproveRefundHandler,
  ConfirmRefundHandler,
  RefundDecisions,
  RefuseRefundHandler,
  RepeatPayoutHandler,
  WithdrawApprovalHandler,
} from './commands/decide-refund.command.js';
import { RequestRefundsHandler } from './commands/request-refunds.command.js';
import { SettlePayoutHandler } from './commands/settle-payout.command.js';
import { endRefunds, EndRefundsJob } from './jobs/end-refunds.job.js';
import { payOut, PayOutJob } from './jobs/pay-out.job.js';
import { endRefundsOfChargedBack } from './policies/end-refunds.policy.js';
import { PaidOutRefunds } from './paid-out-refunds.js';
import { payOutRefunds } from './policies/pay-out.policy.js';
import { refunds } from './projections/refunds.projection.js';
import { GetConsoleRefundHandler } from './queries/get-console-refund.query.js';
import { GetRefundOfferHandler } from './queries/get-refund-offer.query.js';
import { ListRefundsHandler } from './queries/list-refunds.query.js';
import { refund } from './refund.js';
import { ReceiptsModule } from '../receipts/index.js';
import { RefundFinder } from './refund-finder.js';
import { RefundClaimsAdminController, RefundsAdminController } from './refunds.admin.controller.js';
import { RefundsController } from './refunds.controller.js';
import { RefundsList } from './refunds.list.js';
import { refundsLive } from './refunds.live.js';

@ContextModule({
  name: 'refunds',
  streams: [refund],
  projections: [refunds],
  policies: [endRefundsOfChargedBack, payOutRefunds],
  jobs: [
    { job: endRefunds, handler: EndRefundsJob },
    { job: payOut, handler: PayOutJob },
  ],
  live: [refundsLive],
  imports: [CreditsModule, ReceiptsModule, PaymentsModule, ListsModule, SettingsModule, ClaimsModule, StaffModule],
  controllers: [RefundsController, RefundsList, RefundsAdminController, RefundClaimsAdminController],
  providers: [
    ApproveRefundHandler,
    ConfirmRefundHandler,
    WithdrawApprovalHandler,
    RefuseRefundHandler,
    RepeatPayoutHandler,
    RequestRefundsHandler,
    SettlePayoutHandler,
    GetConsoleRefundHandler,
    GetRefundOfferHandler,
    ListRefundsHandler,
    PaidOutRefunds,
    RefundDecisions,
    RefundFinder,
    RefundsList,
  ],
  exports: [PaidOutRefunds, RefundFinder, RefundsList],
})
export class RefundsModule {}
