import { AccountsModule } from '../../members/accounts/index.js';
import { ConversationsModule } from '../conversations/index.js';
import { ContextModule } from '../../kernel/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { BlocksModule } from '../blocks/index.js';
import { LikeMemberHandler } from './commands/like-member.command.js';
import { RemoveLikeHandler } from './commands/remove-like.command.js';
import { SeeLikeHandler } from './commands/see-like.command.js';
import { like } from './like.js';
import { LikesController } from './likes.controller.js';
import { Likes } from './likes.js';
import { likesLive } from './likes.live.js';
import { likes } from './projections/likes.projection.js';
import { ListLikesHandler } from './queries/list-likes.query.js';

@ContextModule({
  name: 'likes',
  streams: [like],
  projections: [likes],
  live: [likesLive],
  imports: [AccountsModule, ConversationsModule, ProfilesModule, BlocksModule],
  controllers: [LikesController],
  providers: [Likes, LikeMemberHandler, RemoveLikeHandler, SeeLikeHandler, ListLikesHandler],
  exports: [Likes],
})
export class LikesModule {}
