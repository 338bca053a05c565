import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean } from 'class-validator';
import { Type, type Static } from 'typebox';
import { Store } from '../../../kernel/index.js';
import { mayKnow, mayLike } from '../../../ground/visibility/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { notYourself } from '../../blocks/index.js';
import { reachOf, requireReach } from '../../conversations/index.js';
import { isMatch, likeMember, likeOf } from '../../likes/index.js';
import { AllowanceView, allowanceView } from '../allowance.js';
import { swipe, swipesOf } from '../swipes.js';

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
      if (like)
        tx.decide(pair, (state) => likeMember(state, { by: memberId, member: swipedId, at: tx.now.toISOString() }));
      return { match: like && isMatch(tx.state(pair)), ...allowanceView(tx.state(own), tx.now) };
    });
  }
}
