import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, ReadsReplica } from '../../../kernel/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { LikeableCard, Likes, type Like } from '../likes.js';

const LikedCard = Type.Object({
  ...LikeableCard.properties,
  liked_at: Instant,
  /** For a received like: the member has not seen it yet. Always false for their own likes. */
  like_new: Type.Boolean(),
  match: Type.Boolean(),
});
type LikedCard = Static<typeof LikedCard>;

export const LikeList = Type.Object({
  /** Members this member likes. */
  profiles: Type.Array(LikedCard),
  /** Members who like this member. */
  liked_by: Type.Array(LikedCard),
});
export type LikeList = Static<typeof LikeList>;

export class ListLikes extends Query<LikeList> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(ListLikes)
export class ListLikesHandler implements IQueryHandler<ListLikes> {
  constructor(
    private readonly likes: Likes,
    private readonly profiles: Profiles,
  ) {}

  @ReadsReplica()
  async execute({ memberId }: ListLikes): Promise<LikeList> {
    const [given, received] = await Promise.all([this.likes.given(memberId), this.likes.received(memberId)]);
    const ids = new Set([...given, ...received].map(({ other }) => other));
    const cards = await this.profiles.cards([...ids], memberId);
    const shown = ({ other, likedAt, unseen, mutual }: Like, own: boolean): LikedCard[] => {
      const card = cards.get(other);
      const flags = { liked_by_me: own || mutual, like_new: !own && unseen, match: mutual };
      return card ? [{ ...card, liked_at: likedAt.toISOString(), ...flags }] : [];
    };
    return {
      profiles: given.flatMap((like) => shown(like, true)),
      liked_by: received.flatMap((like) => shown(like, false)),
    };
  }
}
