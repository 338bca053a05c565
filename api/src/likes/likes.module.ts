import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ConversationsModule } from '../conversations/index.js';
import { defineContext } from '../kernel/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { RelationsModule } from '../relations/index.js';
import { LikeMemberHandler } from './commands/like-member.command.js';
import { RemoveLikeHandler } from './commands/remove-like.command.js';
import { SeeLikeHandler } from './commands/see-like.command.js';
import { like } from './like.js';
import { LikesController } from './likes.controller.js';
import { Likes } from './likes.js';
import { likesLive } from './likes.live.js';
import { likes } from './projections/likes.projection.js';
import { ListLikesHandler } from './queries/list-likes.query.js';

export const likesContext = defineContext({
  name: 'likes',
  streams: [like],
  projections: [likes],
  live: [likesLive],
});

@Module({
  imports: [AccountsModule, ConversationsModule, ProfilesModule, RelationsModule],
  controllers: [LikesController],
  providers: [Likes, LikeMemberHandler, RemoveLikeHandler, SeeLikeHandler, ListLikesHandler],
  exports: [Likes],
})
export class LikesModule {}
