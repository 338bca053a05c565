import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock, Id, Nullable, Store } from '../../../kernel/index.js';
import { maySee } from '../../../ground/visibility/index.js';
import { Card, Profiles } from '../../../members/profiles/index.js';
import { reachOf } from '../../conversations/index.js';
import { AllowanceView, allowanceView } from '../allowance.js';
import { Deck } from '../deck.js';
import { SWIPE_LIKES, swipesOf } from '../swipes.js';

/** Cards at a time; the next are fetched while the last of them are swiped. */
const CARDS = 10;

const LastSwipe = Type.Object({ id: Id, liked: Type.Boolean(), profile: Nullable(Card) });

export const SwipeGame = Type.Object({
  /** The top of the deck first; empty once it is through. */
  profiles: Type.Array(Card),
  like_limit: Type.Integer(),
  ...AllowanceView,
  /** The swipe that can be undone; without its profile where it may not be seen any more. */
  last_swipe: Nullable(LastSwipe),
  /** The deck is through, and those who were passed over can come again. */
  can_start_anew: Type.Boolean(),
});
export type SwipeGame = Static<typeof SwipeGame>;

export class GetSwipeGame extends Query<SwipeGame> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetSwipeGame)
export class GetSwipeGameHandler implements IQueryHandler<GetSwipeGame> {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly deck: Deck,
    private readonly profiles: Profiles,
  ) {}

  async execute({ memberId }: GetSwipeGame): Promise<SwipeGame> {
    const [state, profiles] = await Promise.all([
      this.store.readFresh(swipesOf(memberId)),
      this.deck.next(memberId, CARDS),
    ]);
    const { last } = state;
    const [profile, can_start_anew] = await Promise.all([
      last && this.cardOf(last.member, memberId),
      profiles.length === 0 && this.deck.anyPassed(memberId),
    ]);
    return {
      profiles,
      like_limit: SWIPE_LIKES,
      ...allowanceView(state, this.clock.now()),
      last_swipe: last && { id: last.member, liked: last.liked, profile },
      can_start_anew,
    };
  }

  /** Null where a block or the other's profile has come between since. */
  private async cardOf(otherId: string, memberId: string): Promise<Card | null> {
    const reach = reachOf(memberId, otherId);
    if (!maySee(reach.facts(await this.store.viewFresh(reach.streams)))) return null;
    return (await this.profiles.cards([otherId], memberId)).get(otherId) ?? null;
  }
}
