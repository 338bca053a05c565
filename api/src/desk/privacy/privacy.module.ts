import { AccountsModule } from '../../members/accounts/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { CampaignsModule } from '../campaigns/index.js';
import { ComplaintsModule } from '../complaints/index.js';
import { ContextModule } from '../../kernel/index.js';
import { ChatPhotosModule } from '../../meeting/chat-photos/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import * as parts from './privacy.parts.js';

@ContextModule({
  name: 'privacy',
  parts,
  imports: [
    AccountsModule,
    AuthenticationModule,
    CampaignsModule,
    ComplaintsModule,
    ChatPhotosModule,
    PhotosModule,
    ProfilesModule,
    SettingsModule,
  ],
})
export class PrivacyModule {}
