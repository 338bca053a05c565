import { AuditModule } from '../audit/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { ChatPhotosModule } from '../../meeting/chat-photos/index.js';
import { ConversationsModule } from '../../meeting/conversations/index.js';
import { CreditsModule } from '../../money/credits/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { ClaimsModule } from '../../ground/claims/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import * as parts from './cases.parts.js';

@ContextModule({
  name: 'cases',
  parts,
  imports: [
    AuditModule,
    AccountsModule,
    ChatPhotosModule,
    ConversationsModule,
    CreditsModule,
    PhotosModule,
    ProfilesModule,
    ClaimsModule,
    StaffModule,
    ListsModule,
  ],
})
export class CasesModule {}
