export { StartDeckAnewHandler, SwipeMemberHandler, UndoSwipeHandler } from './commands/swipe-member.command.js';
export { Deck } from './deck.js';
export { swiped } from './projections/swipes.projection.js';
export { GetSwipeGameHandler } from './queries/get-swipe-game.query.js';
export { SwipeGameController } from './swipe-game.controller.js';
export { swipes } from './swipes.js';
