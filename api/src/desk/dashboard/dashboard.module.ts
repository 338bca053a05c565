import { ListsModule } from '../../ground/lists/index.js';
import { PlacesModule } from '../../ground/places/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { ContextModule } from '../../kernel/index.js';
import { ChatPhotosModule } from '../../meeting/chat-photos/index.js';
import { FictionalInboxModule } from '../../meeting/fictional-inbox/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { DirectDebitModule } from '../../money/direct-debit/index.js';
import { PaymentsModule } from '../../money/payments/index.js';
import { ChargebacksModule } from '../../money/chargebacks/index.js';
import { ProposalsModule } from '../../money/proposals/index.js';
import { RefundsModule } from '../../money/refunds/index.js';
import { Days } from '../attribution/index.js';
import { CasesModule } from '../cases/index.js';
import { ComplaintsModule } from '../complaints/index.js';
import { DashboardAdminController } from './dashboard.admin.controller.js';
import { FailedJobsList } from './failed-jobs.list.js';
import { figures } from './projections/figures.projection.js';
import { GetFiguresHandler } from './queries/get-figures.query.js';
import { ListQueuesHandler } from './queries/list-queues.query.js';
import { Queues } from './queues.js';

@ContextModule({
  name: 'dashboard',
  projections: [figures],
  imports: [
    CasesModule,
    ComplaintsModule,
    ChatPhotosModule,
    FictionalInboxModule,
    DirectDebitModule,
    ListsModule,
    PaymentsModule,
    PhotosModule,
    PlacesModule,
    RefundsModule,
    ProposalsModule,
    ChargebacksModule,
    SettingsModule,
    StaffModule,
  ],
  controllers: [DashboardAdminController, FailedJobsList],
  providers: [Days, FailedJobsList, GetFiguresHandler, ListQueuesHandler, Queues],
})
export class DashboardModule {}
