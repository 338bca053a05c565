import { CreditsModule } from '../credits/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PaymentsModule } from '../payments/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ClaimsModule } from '../../ground/claims/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { ReceiptsModule } from '../receipts/index.js';
import * as parts from './refunds.parts.js';

@ContextModule({
  name: 'refunds',
  parts,
  imports: [CreditsModule, ReceiptsModule, PaymentsModule, ListsModule, SettingsModule, ClaimsModule, StaffModule],
})
export class RefundsModule {}
