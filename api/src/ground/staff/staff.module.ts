import { AuthenticationModule } from '../authentication/index.js';
import { ListsModule } from '../lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../settings/index.js';
import * as parts from './staff.parts.js';

@ContextModule({
  name: 'staff',
  parts,
  imports: [AuthenticationModule, SettingsModule, ListsModule],
})
export class StaffModule {}
