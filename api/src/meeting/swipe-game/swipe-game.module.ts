import { ContextModule } from '../../kernel/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { DiscoveryModule } from '../discovery/index.js';
import { LikesModule } from '../likes/index.js';
import { StartDeckAnewHandler } from './commands/start-deck-anew.command.js';
import { SwipeMemberHandler } from './commands/swipe-member.command.js';
import { UndoSwipeHandler } from './commands/undo-swipe.command.js';
import { Deck } from './deck.js';
import { swiped } from './projections/swipes.projection.js';
import { GetSwipeGameHandler } from './queries/get-swipe-game.query.js';
import { SwipeGameController } from './swipe-game.controller.js';
import { swipes } from './swipes.js';

@ContextModule({
  name: 'swipe-game',
  streams: [swipes],
  projections: [swiped],
  imports: [AccountsModule, ProfilesModule, LikesModule, DiscoveryModule],
  controllers: [SwipeGameController],
  providers: [Deck, GetSwipeGameHandler, StartDeckAnewHandler, SwipeMemberHandler, UndoSwipeHandler],
})
export class SwipeGameModule {}
