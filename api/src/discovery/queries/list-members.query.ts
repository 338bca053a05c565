import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { authenticationRequired } from '../../kernel/index.js';
import { LikeableCard, Likes } from '../../likes/index.js';
import { Profiles } from '../../profiles/index.js';
import { Relations } from '../../relations/index.js';
import { Settings } from '../../settings/index.js';
import { fromCursor, toCursor } from '../cursor.js';
import { offered, relaxations, type Filter } from '../filter.js';
import { Search } from '../search.js';
import { mayVisitorSearch, VISITOR_CARDS } from '../visitors.js';

export const MemberList = Type.Object({
  profiles: Type.Array(LikeableCard),
  /** Where the next page begins; null when this is the last, or all that a visitor sees. */
  next: Type.Union([Type.String(), Type.Null()]),
  /** Told with the first page. */
  total_count: Type.Union([Type.Integer(), Type.Null()]),
  /** Nearly what was asked for, when less than a page is found. */
  similar_results: Type.Array(LikeableCard),
});
export type MemberList = Static<typeof MemberList>;

interface Page {
  filter: Filter;
  cursor?: string | undefined;
  limit: number;
}

export class ListMembers extends Query<MemberList> {
  constructor(
    /** Undefined for a visitor. */
    readonly viewerId: string | undefined,
    readonly page: Page,
    readonly withTrafficSource: boolean,
  ) {
    super();
  }
}

@QueryHandler(ListMembers)
export class ListMembersHandler implements IQueryHandler<ListMembers> {
  constructor(
    private readonly search: Search,
    private readonly profiles: Profiles,
    private readonly relations: Relations,
    private readonly likes: Likes,
    private readonly settings: Settings,
  ) {}

  async execute({ viewerId, page, withTrafficSource }: ListMembers): Promise<MemberList> {
    const filter = offered(page.filter, this.settings.current().searchFields);
    if (viewerId !== undefined) return this.forMember(viewerId, { ...page, filter });
    // Who is online, and more than a handful, is for members.
    const within = mayVisitorSearch(this.settings.current(), withTrafficSource) && !page.cursor && !filter.online;
    if (!within) throw authenticationRequired({});
    return this.forVisitor({ filter, limit: Math.min(page.limit, VISITOR_CARDS) });
  }

  private async forMember(viewerId: string, page: Page): Promise<MemberList> {
    const blocked = await this.relations.blockedEitherWay(viewerId);
    return this.list(viewerId, [viewerId, ...blocked], page);
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
  private async cards(ids: string[], viewerId: string | null): Promise<Map<string, LikeableCard>> {
    const cards = [...(await this.profiles.cards(ids, viewerId)).values()];
    const marked =
      viewerId === null
        ? cards.map((card) => ({ ...card, online: false, liked_by_me: false }))
        : await this.likes.marked(viewerId, cards);
    return new Map(marked.map((card) => [card.id, card]));
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
