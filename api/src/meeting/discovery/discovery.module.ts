import { AccountsModule } from '../../members/accounts/index.js';
import { ChatPhotosModule } from '../chat-photos/index.js';
import { ConversationsModule } from '../conversations/index.js';
import { ContextModule } from '../../kernel/index.js';
import { LikesModule } from '../likes/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { BlocksModule } from '../blocks/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import * as parts from './discovery.parts.js';

@ContextModule({
  name: 'discovery',
  parts,
  imports: [
    AccountsModule,
    ChatPhotosModule,
    ConversationsModule,
    LikesModule,
    PhotosModule,
    ProfilesModule,
    BlocksModule,
    SettingsModule,
  ],
})
export class DiscoveryModule {}
