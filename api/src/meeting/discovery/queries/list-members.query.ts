import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { authenticationRequired, invalidInput, Nullable, ReadsReplica } from '../../../kernel/index.js';
import { Likes } from '../../likes/index.js';
import type { Point } from '../../../ground/places/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { Blocks } from '../../blocks/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { Counts } from '../counts.js';
import { Cursors, type Mark } from '../cursor.js';
import { offered, relaxations, type Filter } from '../filter.js';
import { distanceTo, FoundCard } from '../found-card.js';
import type { Order, Viewpoint } from '../orders.js';
import { Search, type Found } from '../search.js';
import { FACES_AMONG, facesFor, mayVisitorSearch, VISITOR_CARDS, type Home } from '../visitors.js';

export const MemberList = Type.Object({
  profiles: Type.Array(FoundCard),
  /** Where the next page begins; null when this is the last, or all that a visitor sees. */
  next: Nullable(Type.String()),
  /** Told with the first page. */
  total_count: Nullable(Type.Integer()),
  /** Nearly what was asked for, when less than a page is found. */
  similar_results: Type.Array(FoundCard),
});
export type MemberList = Static<typeof MemberList>;

interface Page {
  filter: Filter;
  /** In kilometres from where the viewer lives. */
  distance?: number | undefined;
  order: Order;
  cursor?: string | undefined;
  limit: number;
}

/** What the settings and the viewer make of it. */
interface Listing {
  filter: Filter;
  order: Order;
  viewpoint: Viewpoint;
  /** Where the viewer lives, for the distances on cards. */
  home?: Point | undefined;
  cursor?: string | undefined;
  limit: number;
}

interface Visitor {
  home: Home | null;
  withTrafficSource: boolean;
}

export class ListMembers extends Query<MemberList> {
  constructor(readonly input: { viewer: { memberId: string } | Visitor; page: Page }) {
    super();
  }
}

@QueryHandler(ListMembers)
export class ListMembersHandler implements IQueryHandler<ListMembers> {
  constructor(
    private readonly search: Search,
    private readonly counts: Counts,
    private readonly cursors: Cursors,
    private readonly profiles: Profiles,
    private readonly blocks: Blocks,
    private readonly likes: Likes,
    private readonly settings: Settings,
  ) {}

  @ReadsReplica()
  async execute({ input: { viewer, page } }: ListMembers): Promise<MemberList> {
    const filter = offered(page.filter, this.settings.current().searchFields);
    if ('memberId' in viewer) return this.forMember(viewer.memberId, { ...page, filter });
    return this.forVisitor(viewer, { ...page, filter });
  }

  private async forMember(viewerId: string, { distance, ...page }: Page): Promise<MemberList> {
    const [blocked, seeker] = await Promise.all([this.blocks.blockedEitherWay(viewerId), this.search.seeker(viewerId)]);
    const { searchFields, visibleProfileFields } = this.settings.current();
    const near = searchFields.includes('distance');
    const here = near ? seeker?.here : undefined;
    // Near is where the viewer's own profile says.
    if (near && distance !== undefined && !here) throw invalidInput([{ field: 'distance', code: 'invalid' }]);
    if (near && page.order === 'nearest' && !here) throw invalidInput([{ field: 'order', code: 'invalid' }]);
    const viewpoint: Viewpoint = { here, ...(seeker && { country: seeker.country }) };
    if (seeker?.gender && visibleProfileFields.includes('sought_gender')) {
      // Whom one asks for in so many words counts, and not what the profile says.
      const sought = page.filter.gender || seeker.seeks === 'both' ? undefined : seeker.seeks;
      viewpoint.wishes = { own: seeker.gender, ...(sought && { sought }) };
    }
    return this.list(viewerId, [viewerId, ...blocked], {
      ...page,
      order: page.order === 'nearest' && !near ? 'newest' : page.order,
      filter: here && distance !== undefined ? { ...page.filter, within: { ...here, km: distance } } : page.filter,
      viewpoint,
      home: seeker?.here,
    });
  }

  /** Whatever order is asked for: those ask who the viewer is, or when somebody was last here. */
  private async forVisitor({ home, withTrafficSource }: Visitor, page: Page): Promise<MemberList> {
    // Who is online, who is near, and more than a handful, is for members.
    const within =
      mayVisitorSearch(this.settings.current(), withTrafficSource) &&
      !page.cursor &&
      !page.filter.online &&
      !page.distance;
    if (!within) throw authenticationRequired({});
    const filter = { ...page.filter, forVisitors: { countries: this.settings.current().countries } };
    const limit = Math.min(page.limit, VISITOR_CARDS);
    const [profiles, total_count] = await Promise.all([
      facesFor({ filter, home, limit }, async (search) =>
        this.cards(await this.search.page(search, [], FACES_AMONG), null),
      ),
      this.counts.of(filter, []),
    ]);
    const ids = profiles.map(({ id }) => id);
    const similar = await this.similar({ filter, order: 'newest', viewpoint: {} }, ids, limit - profiles.length);
    return { profiles, next: null, total_count, similar_results: await this.cards(similar, null) };
  }

  private async list(viewerId: string, except: string[], listing: Listing): Promise<MemberList> {
    const { filter, order, viewpoint, home, cursor, limit } = listing;
    const mark: Omit<Mark, 'after'> & Partial<Mark> = cursor
      ? this.cursors.read(cursor, order)
      : { order, today: this.search.today() };
    const [found, total_count] = await Promise.all([
      this.search.list({ filter, except, limit: limit + 1, viewpoint, ...mark }),
      cursor ? null : this.counts.of(filter, except),
    ]);
    const page = found.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const similar = cursor ? [] : await this.similar(listing, [...except, ...ids], limit - page.length);
    const cards = await this.cards([...page, ...similar], viewerId, home);
    const ofPage = new Set(ids);
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      profiles: cards.filter(({ id }) => ofPage.has(id)),
      next: last ? this.cursors.of({ ...mark, after: last }) : null,
      total_count,
      similar_results: cards.filter(({ id }) => !ofPage.has(id)),
    };
  }

  /** In the order in which they were found. A visitor likes nobody, and is not told who is online. */
  private async cards(found: Found[], viewerId: string | null, from?: Point): Promise<FoundCard[]> {
    const ids = found.map(({ id }) => id);
    const [cards, liked] = await Promise.all([
      this.profiles.cards(ids, viewerId),
      viewerId === null ? undefined : this.likes.likedAmong(viewerId, ids),
    ]);
    const shown = this.settings.current().visibleProfileFields;
    return found.flatMap(({ id, lives }): FoundCard[] => {
      const card = cards.get(id);
      if (!card) return [];
      const distance_km = distanceTo({ from, to: lives ?? undefined, fictional: card.fictional }, shown);
      if (!liked) return [{ ...card, online: false, liked_by_me: false, distance_km }];
      return [{ ...card, liked_by_me: liked.has(id), distance_km }];
    });
  }

  /** Nobody twice: who is found by one step is left out of the next. */
  private async similar(
    { filter, order, viewpoint }: Pick<Listing, 'filter' | 'order' | 'viewpoint'>,
    except: string[],
    limit: number,
  ): Promise<Found[]> {
    const found: Found[] = [];
    const today = this.search.today();
    for (const relaxed of relaxations(filter)) {
      if (found.length >= limit) break;
      const page = { except: [...except, ...found.map(({ id }) => id)], limit: limit - found.length };
      const more = await this.search.list({ filter: relaxed, order, viewpoint, today, ...page });
      found.push(...more);
    }
    return found;
  }
}
