import { ContextModule } from '../../kernel/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { ConversationsModule } from '../../meeting/conversations/index.js';
import { CreditsModule } from '../../money/credits/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import * as parts from './member-desk.parts.js';

/** Members as staff see them: list, detail page, notes, disabling and enabling. */
@ContextModule({
  name: 'member-desk',
  parts,
  imports: [
    AccountsModule,
    ConversationsModule,
    CreditsModule,
    ListsModule,
    PhotosModule,
    ProfilesModule,
    SettingsModule,
    StaffModule,
  ],
})
export class MemberDeskModule {}
