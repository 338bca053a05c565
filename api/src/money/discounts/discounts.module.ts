import { AuthenticationModule } from '../../ground/authentication/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import * as parts from './discounts.parts.js';

@ContextModule({
  name: 'discounts',
  parts,
  imports: [AuthenticationModule, SettingsModule, ListsModule, StaffModule],
})
export class DiscountsModule {}
