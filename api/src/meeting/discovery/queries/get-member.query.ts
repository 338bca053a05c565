import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { ProfileGifts, reachOf } from '../../conversations/index.js';
import { Blocks } from '../../blocks/index.js';
import { Store, ReadsReplica, type Member } from '../../../kernel/index.js';
import { isMatch, likeOf } from '../../likes/index.js';
import { GalleryPhoto, Photos } from '../../../members/photos/index.js';
import { Card, DetailsSchema, memberNotFound, profileNotAvailable, Profiles } from '../../../members/profiles/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { mayLike, mayMessage, maySee, type Facts } from '../../../ground/visibility/index.js';
import { Distance, distanceTo } from '../found-card.js';
import { Search } from '../search.js';
import { ShownGift, shownGifts } from '../shown-gifts.js';
import { Sight } from '../sight.js';

export const MemberView = Type.Object({
  ...Card.properties,
  ...DetailsSchema.properties,
  ...Distance,
  photos: Type.Array(GalleryPhoto),
  gifts: Type.Array(ShownGift, { description: 'What the member was given, as far as they and the givers show it' }),
  blocked_by_me: Type.Boolean(),
  can_message: Type.Boolean(),
  can_like: Type.Boolean(),
  liked_by_me: Type.Boolean(),
  match: Type.Boolean(),
});
export type MemberView = Static<typeof MemberView>;

const OWN = { blocked_by_me: false, can_message: false, can_like: false, liked_by_me: false, match: false };

export class GetMember extends Query<MemberView> {
  constructor(readonly input: { viewer: Member; memberId: string }) {
    super();
  }
}

@QueryHandler(GetMember)
export class GetMemberHandler implements IQueryHandler<GetMember> {
  constructor(
    private readonly store: Store,
    private readonly profiles: Profiles,
    private readonly photos: Photos,
    private readonly search: Search,
    private readonly settings: Settings,
    private readonly blocks: Blocks,
    private readonly gifts: ProfileGifts,
    private readonly sight: Sight,
  ) {}

  @ReadsReplica()
  async execute({ input: { viewer, memberId } }: GetMember): Promise<MemberView> {
    const own = viewer.id === memberId;
    const [cards, details, photos, facts, likes, places] = await Promise.all([
      this.profiles.cards([memberId], viewer.id),
      this.profiles.details(memberId),
      this.photos.gallery(memberId, viewer.id),
      own ? undefined : this.factsOf(viewer.id, memberId),
      this.store.readFresh(likeOf(viewer.id, memberId)),
      this.search.locations([viewer.id, memberId]),
    ]);
    const card = cards.get(memberId);
    if (!card || !details) throw memberNotFound({});
    if (facts?.blockedByOther) throw profileNotAvailable({});
    if (facts && !maySee(facts)) throw memberNotFound({});
    const shown = { ...card, ...details, photos, gifts: await this.giftsOf(memberId, viewer) };
    if (!facts) return { ...shown, distance_km: null, ...OWN };
    const ends = { from: places.get(viewer.id), to: places.get(memberId), fictional: card.fictional };
    return {
      ...shown,
      distance_km: distanceTo(ends, this.settings.current().visibleProfileFields),
      blocked_by_me: facts.blocked,
      can_message: mayMessage(facts) === 'allowed',
      can_like: mayLike(facts) === 'allowed',
      liked_by_me: likes.likers.includes(viewer.id),
      match: isMatch(likes),
    };
  }

  /** Whom the reader may not see, or has blocked, is not named to them; the gift stays. */
  private async giftsOf(memberId: string, viewer: Member): Promise<ShownGift[]> {
    const gifts = await this.gifts.on(memberId);
    const givers = gifts.flatMap(({ giver }) => giver ?? []);
    if (givers.length === 0) return shownGifts(gifts, new Map());
    const [seen, blocked] = await Promise.all([this.sight.among(viewer, givers), this.blocks.blockedBy(viewer.id)]);
    const named = [...seen].filter((id) => !blocked.includes(id));
    const cards = await this.profiles.cards(named, viewer.id);
    const namable = [...cards.values()].filter(({ name }) => name !== '');
    return shownGifts(gifts, new Map(namable.map(({ id, name, fictional }) => [id, { id, name, fictional }])));
  }

  private async factsOf(viewerId: string, memberId: string): Promise<Facts> {
    const reach = reachOf(viewerId, memberId);
    return reach.facts(await this.store.viewFresh(reach.streams));
  }
}
