import { ContextModule } from '../../kernel/index.js';
import { DirectDebitModule } from '../../money/direct-debit/index.js';
import { DiscountsModule } from '../../money/discounts/index.js';
import { PaymentsModule } from '../../money/payments/index.js';
import { ChargebacksModule } from '../../money/chargebacks/index.js';
import { ProposalsModule } from '../../money/proposals/index.js';
import { RefundsModule } from '../../money/refunds/index.js';
import { CasesModule } from '../cases/index.js';
import { ComplaintsModule } from '../complaints/index.js';
import { MemberDeskModule } from '../member-desk/index.js';
import { FindRecordsHandler } from './commands/find-records.command.js';
import { FindAdminController } from './find.admin.controller.js';
import { finding } from './finding.js';

@ContextModule({
  name: 'find',
  parts: { finding, FindAdminController, FindRecordsHandler },
  imports: [
    CasesModule,
    ComplaintsModule,
    DirectDebitModule,
    DiscountsModule,
    MemberDeskModule,
    PaymentsModule,
    ProposalsModule,
    ChargebacksModule,
    RefundsModule,
  ],
})
export class FindModule {}
