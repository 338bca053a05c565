import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Delete, Get, Id, Post, Put, type RequestOf } from '../../kernel/index.js';
import { notYourself } from '../blocks/index.js';
import { reachRefusals } from '../conversations/index.js';
import { StartDeckAnew, SwipeDto, Swiped, SwipeMember, Undone, UndoSwipe } from './commands/swipe-member.command.js';
import { GetSwipeGame, SwipeGame } from './queries/get-swipe-game.query.js';
import { nothingToUndo, swipeLimitReached } from './swipes.errors.js';

const params = Type.Object({ id: Id });
const showRoute = defineContract({
  summary: 'The next cards of the swipe game and the likes that are left of the last 24 hours',
  access: 'member',
  limit: 'search',
  cards: ({ profiles }: SwipeGame) => profiles.length,
  reply: { 200: SwipeGame },
});
const swipeRoute = defineContract({
  summary: 'Like a member by swiping, four in 24 hours, or pass them over',
  access: 'active',
  limit: 'swipes',
  params,
  body: SwipeDto,
  reply: { 200: Swiped },
  errors: [...reachRefusals, notYourself, swipeLimitReached],
});
const undoRoute = defineContract({
  summary: 'Undo the last swipe; gives its like back',
  access: 'active',
  limit: 'swipes',
  params,
  reply: { 200: Undone },
  errors: [nothingToUndo],
});
const anewRoute = defineContract({
  summary: 'Start the deck anew with those who were passed over; changes nothing before it is through',
  access: 'active',
});

@Controller('swipe-game')
export class SwipeGameController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('', showRoute)
  show(@Req() { caller }: RequestOf<typeof showRoute>): Promise<SwipeGame> {
    return this.queries.execute(new GetSwipeGame(caller.id));
  }

  @Put('swipes/:id', swipeRoute)
  swipe(@Req() { caller, key, params: { id }, body: { like } }: RequestOf<typeof swipeRoute>): Promise<Swiped> {
    return this.commands.execute(new SwipeMember({ memberId: caller.id, swipedId: id, like, key }));
  }

  @Delete('swipes/:id', undoRoute)
  undo(@Req() { caller, key, params: { id } }: RequestOf<typeof undoRoute>): Promise<Undone> {
    return this.commands.execute(new UndoSwipe({ memberId: caller.id, swipedId: id, key }));
  }

  @Post('anew', anewRoute)
  startAnew(@Req() { caller, key }: RequestOf<typeof anewRoute>): Promise<void> {
    return this.commands.execute(new StartDeckAnew({ memberId: caller.id, key }));
  }
}
