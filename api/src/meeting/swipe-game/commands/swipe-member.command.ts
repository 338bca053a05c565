import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean } from 'class-validator';
import { Type, type Static } from 'typebox';
import { Store } from '../../../kernel/index.js';
import { mayKnow, mayLike } from '../../../ground/visibility/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { notYourself } from '../../blocks/index.js';
import { reachOf, requireReach } from '../../conversations/index.js';
import { isMatch, likeMember, likeOf, removeLike } from '../../likes/index.js';
import { AllowanceView, allowanceView } from '../allowance.js';
import { Deck } from '../deck.js';
import { startAnew, swipe, swipesOf, undoSwipe } from '../swipes.js';

/** `match`: whether the two like each other now. */
export const Swiped = Type.Object({ match: Type.Boolean(), ...AllowanceView });
export type Swiped = Static<typeof Swiped>;

export class SwipeDto {
  /** Whether the member likes them; else they are passed over. */
  @IsBoolean()
  like!: boolean;
}

export class SwipeMember extends Command<Swiped> {
  constructor(readonly input: { memberId: string; swipedId: string; like: boolean; key: string }) {
    super();
  }
}

/** The like and its count are one: two screens that swipe at once cannot both take the last one. */
@CommandHandler(SwipeMember)
export class SwipeMemberHandler implements ICommandHandler<SwipeMember> {
  constructor(private readonly store: Store) {}

  execute({ input: { memberId, swipedId, like, key } }: SwipeMember): Promise<Swiped> {
    if (memberId === swipedId) throw notYourself({});
    const pair = likeOf(memberId, swipedId);
    const own = swipesOf(memberId);
    const reach = reachOf(memberId, swipedId);
    const request = { swipe: swipedId, like };
    return this.store.transact({ actor: memberId, key, request, reads: reach.streams, writes: [own, pair] }, (tx) => {
      const facts = reach.facts(tx);
      if (like) requireReach(facts, mayLike);
      else if (!mayKnow(facts)) throw memberNotFound({});
      // Liked by the heart already, perhaps on another screen: that costs no swipe.
      const liked = tx.state(pair).likers.includes(memberId);
      if (!liked) tx.decide(own, (state) => swipe(state, { member: swipedId, liked: like, now: tx.now }));
      if (like) tx.decide(pair, (state) => likeMember(state, { by: memberId, member: swipedId, at: tx.at }));
      return { match: like && isMatch(tx.state(pair)), ...allowanceView(tx.state(own), tx.now) };
    });
  }
}

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

export class StartDeckAnew extends Command<void> {
  constructor(readonly input: { memberId: string; key: string }) {
    super();
  }
}

/** Before the deck is through it changes nothing: nobody comes twice while others wait (DSC-06). */
@CommandHandler(StartDeckAnew)
export class StartDeckAnewHandler implements ICommandHandler<StartDeckAnew> {
  constructor(
    private readonly store: Store,
    private readonly deck: Deck,
  ) {}

  async execute({ input: { memberId, key } }: StartDeckAnew): Promise<void> {
    if ((await this.deck.next(memberId, 1)).length > 0) return;
    const own = swipesOf(memberId);
    await this.store.transact({ actor: memberId, key, request: { anew: true }, writes: [own] }, (tx) => {
      tx.decide(own, () => startAnew(tx.now));
    });
  }
}
