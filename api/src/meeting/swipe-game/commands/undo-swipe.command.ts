import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Store } from '../../../kernel/index.js';
import { likeOf, removeLike } from '../../likes/index.js';
import { AllowanceView, allowanceView } from '../allowance.js';
import { swipesOf, undoSwipe } from '../swipes.js';

export const Undone = Type.Object(AllowanceView);
export type Undone = Static<typeof Undone>;

export class UndoSwipe extends Command<Undone> {
  constructor(readonly input: { memberId: string; swipedId: string; key: string }) {
    super();
  }
}

/** Names whom it undoes, so that of two screens the second does not undo another swipe than it shows. */
@CommandHandler(UndoSwipe)
export class UndoSwipeHandler implements ICommandHandler<UndoSwipe> {
  constructor(private readonly store: Store) {}

  execute({ input: { memberId, swipedId, key } }: UndoSwipe): Promise<Undone> {
    const pair = likeOf(memberId, swipedId);
    const own = swipesOf(memberId);
    const command = { actor: memberId, key, request: { undo: swipedId }, writes: [own, pair] };
    return this.store.transact(command, (tx) => {
      const [{ data }] = tx.decide(own, (state) => undoSwipe(state, { member: swipedId, now: tx.now }));
      if (data.liked) tx.decide(pair, (state) => removeLike(state, { by: memberId, member: swipedId }));
      return allowanceView(tx.state(own), tx.now);
    });
  }
}
