import { randomInt } from 'node:crypto';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { authenticationRequired } from '../../../kernel/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { Settings, type Country } from '../../../ground/settings/index.js';
import { offered, type Filter } from '../filter.js';
import { Search } from '../search.js';
import { FACES_AMONG, mayVisitorSearch, mixedInAge, VISITOR_CARDS } from '../visitors.js';
import { toVisitorCard, type VisitorCard } from './get-visitor-card.query.js';

/**
 * A handful of members with a photo for pages of visitors, mixed in age: of the visitor's own country first, and others only
 * where there are too few.
 * @throws authenticationRequired where the operator lets visitors see no members
 */
export class ListVisitorCards extends Query<VisitorCard[]> {
  constructor(
    readonly input: {
      filter: Pick<Filter, 'gender' | 'country' | 'region'>;
      /** The country that the page is about, or the visitor's. */
      near: Country | null;
      /** At most VISITOR_CARDS are answered. */
      limit: number;
      /** Where the page is, whose brand may be for some countries only. */
      host: string;
      withTrafficSource: boolean;
    },
  ) {
    super();
  }
}

@QueryHandler(ListVisitorCards)
export class ListVisitorCardsHandler implements IQueryHandler<ListVisitorCards> {
  constructor(
    private readonly search: Search,
    private readonly profiles: Profiles,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { filter, near, limit, host, withTrafficSource } }: ListVisitorCards): Promise<VisitorCard[]> {
    const settings = this.settings.at(host);
    if (!mayVisitorSearch(settings, withTrafficSource)) throw authenticationRequired({});
    const { countries, searchFields } = settings;
    const wanted: Filter = { ...offered(filter, searchFields), withPhoto: true, forVisitors: { countries } };
    const most = Math.min(limit, VISITOR_CARDS);
    const home = near !== null && wanted.country === undefined ? await this.faces({ ...wanted, country: near }) : [];
    if (home.length >= most) return mixedInAge(home, most, randomInt);
    const known = new Set(home.map(({ id }) => id));
    const others = (await this.faces(wanted)).filter(({ id }) => !known.has(id));
    return [...home, ...mixedInAge(others, most - home.length, randomInt)];
  }

  private async faces(wanted: Filter): Promise<VisitorCard[]> {
    const found = await this.search.page(wanted, [], FACES_AMONG);
    const cards = await this.profiles.cards(
      found.map(({ id }) => id),
      null,
    );
    // A photo, or the member, may have gone since the search last heard of them.
    return found.flatMap(({ id }) => {
      const card = cards.get(id);
      return card?.name && card.main_image ? toVisitorCard(card) : [];
    });
  }
}
