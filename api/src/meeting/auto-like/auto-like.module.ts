import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { ConversationsModule } from '../conversations/index.js';
import { DiscoveryModule } from '../discovery/index.js';
import { LikesModule } from '../likes/index.js';
import { AutoLikeHandler } from './auto-like.command.js';
import { AutoLikeController } from './auto-like.controller.js';
import { autoLikes } from './auto-likes.js';

@ContextModule({
  name: 'auto-like',
  parts: { autoLikes, AutoLikeController, AutoLikeHandler },
  imports: [SettingsModule, ProfilesModule, ConversationsModule, LikesModule, DiscoveryModule],
})
export class AutoLikeModule {}
