import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ClaimsModule } from '../../ground/claims/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { ContextModule } from '../../kernel/index.js';
import { CreditsModule } from '../credits/index.js';
import { PaymentsModule } from '../payments/index.js';
import * as parts from './proposals.parts.js';

@ContextModule({
  name: 'proposals',
  parts,
  imports: [CreditsModule, PaymentsModule, ListsModule, SettingsModule, ClaimsModule, StaffModule],
})
export class ProposalsModule {}
