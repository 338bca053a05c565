import { ClaimsModule } from '../../ground/claims/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import * as parts from './fictional-inbox.parts.js';

@ContextModule({
  name: 'fictional-inbox',
  parts,
  imports: [ListsModule, PhotosModule, ProfilesModule, SettingsModule, StaffModule, ClaimsModule],
})
export class FictionalInboxModule {}
