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
import { AttributionModule } from '../attribution/index.js';
import { CasesModule } from '../cases/index.js';
import { ComplaintsModule } from '../complaints/index.js';
import * as parts from './dashboard.parts.js';

@ContextModule({
  name: 'dashboard',
  parts,
  imports: [
    AttributionModule,
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
})
export class DashboardModule {}
