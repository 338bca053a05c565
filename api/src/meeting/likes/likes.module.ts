import { AccountsModule } from '../../members/accounts/index.js';
import { ConversationsModule } from '../conversations/index.js';
import { ContextModule } from '../../kernel/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { BlocksModule } from '../blocks/index.js';
import * as parts from './likes.parts.js';

@ContextModule({ name: 'likes', parts, imports: [AccountsModule, ConversationsModule, ProfilesModule, BlocksModule] })
export class LikesModule {}
