import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { authenticationRequired, invalidInput, Nullable } from '../../../kernel/index.js';
import { Likes } from '../../likes/index.js';
import type { Point } from '../../../ground/places/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { Blocks } from '../../blocks/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { fromCursor, toCursor } from '../cursor.js';
import { offered, relaxations, type Filter } from '../filter.js';
import { distanceTo, FoundCard } from '../found-card.js';
import { Search } from '../search.js';
import { mayVisitorSearch, VISITOR_CARDS } from '../visitors.js';

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
  cursor?: string | undefined;
  limit: number;
}

export class ListMembers extends Query<MemberList> {
  constructor(
    readonly input: {
      /** Undefined for a visitor. */
      viewerId: string | undefined;
      page: Page;
      withTrafficSource: boolean;
    },
  ) {
    super();
  }
}

@QueryHandler(ListMembers)
export class ListMembersHandler implements IQueryHandler<ListMembers> {
  constructor(
    private readonly search: Search,
    private readonly profiles: Profiles,
    private readonly blocks: Blocks,
    private readonly likes: Likes,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { viewerId, page, withTrafficSource } }: ListMembers): Promise<MemberList> {
    const filter = offered(page.filter, this.settings.current().searchFields);
    if (viewerId !== undefined) return this.forMember(viewerId, { ...page, filter });
    // Who is online, who is near, and more than a handful, is for members.
    const within =
      mayVisitorSearch(this.settings.current(), withTrafficSource) && !page.cursor && !filter.online && !page.distance;
    if (!within) throw authenticationRequired({});
    const { countries } = this.settings.current();
    return this.forVisitor({
      filter: { ...filter, forVisitors: { countries } },
      limit: Math.min(page.limit, VISITOR_CARDS),
    });
  }

  private async forMember(viewerId: string, page: Page): Promise<MemberList> {
    const blocked = await this.blocks.blockedEitherWay(viewerId);
    const filter = await this.within(viewerId, page);
    return this.list(viewerId, [viewerId, ...blocked], { ...page, filter });
  }

  /** Near is where the viewer's own profile says. */
  private async within(viewerId: string, { filter, distance }: Page): Promise<Filter> {
    if (distance === undefined || !this.settings.current().searchFields.includes('distance')) return filter;
    const here = (await this.search.locations([viewerId])).get(viewerId);
    if (!here) throw invalidInput([{ field: 'distance', code: 'invalid' }]);
    return { ...filter, within: { ...here, km: distance } };
  }

  private async forVisitor(page: Page): Promise<MemberList> {
    return { ...(await this.list(null, [], page)), next: null };
  }

  private async list(viewerId: string | null, except: string[], { filter, cursor, limit }: Page): Promise<MemberList> {
    const after = cursor ? fromCursor(cursor) : undefined;
    const [found, total_count] = await Promise.all([
      this.search.page(filter, except, limit + 1, after),
      after ? null : this.search.count(filter, except),
    ]);
    const page = found.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const similar = after ? [] : await this.similar(filter, [...except, ...ids], limit - page.length);
    const cards = await this.cards([...ids, ...similar], viewerId);
    const inOrder = (some: string[]) => some.flatMap((id) => cards.get(id) ?? []);
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      profiles: inOrder(ids),
      next: last ? toCursor(last) : null,
      total_count,
      similar_results: inOrder(similar),
    };
  }

  /** A visitor likes nobody, and is not told who is online. */
  private async cards(ids: string[], viewerId: string | null): Promise<Map<string, FoundCard>> {
    const [found, places] = await Promise.all([
      this.profiles.cards(ids, viewerId),
      viewerId === null ? new Map<string, Point>() : this.search.locations([...ids, viewerId]),
    ]);
    const cards = [...found.values()];
    const marked =
      viewerId === null
        ? cards.map((card) => ({ ...card, online: false, liked_by_me: false }))
        : await this.likes.marked(viewerId, cards);
    const shown = this.settings.current().visibleProfileFields;
    const from = places.get(viewerId ?? '');
    return new Map(
      marked.map((card) => {
        const ends = { from, to: places.get(card.id), fictional: card.fictional };
        return [card.id, { ...card, distance_km: distanceTo(ends, shown) }];
      }),
    );
  }

  /** Nobody twice: who is found by one step is left out of the next. */
  private async similar(filter: Filter, except: string[], limit: number): Promise<string[]> {
    const found: string[] = [];
    for (const relaxed of relaxations(filter)) {
      if (found.length >= limit) break;
      const more = await this.search.page(relaxed, [...except, ...found], limit - found.length);
      found.push(...more.map(({ id }) => id));
    }
    return found;
  }
}
