import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ClaimsModule } from '../../ground/claims/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { ContextModule } from '../../kernel/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { CreditsModule } from '../credits/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ReceiptsModule } from '../receipts/index.js';
import * as parts from './chargebacks.parts.js';

@ContextModule({
  name: 'chargebacks',
  parts,
  imports: [
    AccountsModule,
    CreditsModule,
    ListsModule,
    PaymentsModule,
    ProfilesModule,
    ReceiptsModule,
    SettingsModule,
    ClaimsModule,
    StaffModule,
  ],
})
export class ChargebacksModule {}
