import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadsReplica, type Member, authenticationRequired } from '../../../kernel/index.js';
import { Type, type Static } from 'typebox';
import { Card, memberNotFound, Profiles } from '../../../members/profiles/index.js';
import { isCountry, Settings } from '../../../ground/settings/index.js';
import { Sight } from '../sight.js';
import { offered, type Filter } from '../filter.js';
import { Search } from '../search.js';
import { FACES_AMONG, facesFor, mayVisitorSearch, VISITOR_CARDS, type Home } from '../visitors.js';

/** What people who are not logged in may know of a member (ACC-16): not who is online, and one photo. */
export const VisitorCard = Type.Pick(Card, ['id', 'name', 'age', 'country', 'region', 'fictional', 'main_image']);
export type VisitorCard = Static<typeof VisitorCard>;

export const toVisitorCard = ({ id, name, age, country, region, fictional, main_image }: Card): VisitorCard => ({
  id,
  name,
  age,
  country,
  region,
  fictional,
  main_image,
});

/** @throws memberNotFound whatever the reason why the card is not shown */
export class GetVisitorCard extends Query<VisitorCard> {
  constructor(
    readonly input: {
      /** Whoever asks may be logged in after all: then a block counts too. */
      viewer: Member | undefined;
      memberId: string;
      /** Where the page is, whose brand may be for some countries only. */
      host: string;
    },
  ) {
    super();
  }
}

@QueryHandler(GetVisitorCard)
export class GetVisitorCardHandler implements IQueryHandler<GetVisitorCard> {
  constructor(
    private readonly profiles: Profiles,
    private readonly settings: Settings,
    private readonly sight: Sight,
  ) {}

  @ReadsReplica()
  async execute({ input: { viewer, memberId, host } }: GetVisitorCard): Promise<VisitorCard> {
    const [open, unblocked, cards] = await Promise.all([
      this.sight.allows(undefined, memberId),
      viewer ? this.sight.allows(viewer, memberId) : true,
      this.profiles.cards([memberId], null),
    ]);
    const card = cards.get(memberId);
    if (!open || !unblocked || !card?.name || !this.isServed(card.country, host)) throw memberNotFound({});
    return toVisitorCard(card);
  }

  private isServed(country: string, host: string): boolean {
    return isCountry(country) && this.settings.at(host).countries.includes(country);
  }
}

/**
 * A handful of members with a photo for pages of visitors, mixed in age: of where the visitor is first, and others only where
 * there are too few.
 * @throws authenticationRequired where the operator lets visitors see no members
 */
export class ListVisitorCards extends Query<VisitorCard[]> {
  constructor(
    readonly input: {
      filter: Pick<Filter, 'gender' | 'country' | 'region'>;
      /** What the page is about, or where the visitor is. */
      home: Home | null;
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

  @ReadsReplica()
  async execute({ input: { filter, home, limit, host, withTrafficSource } }: ListVisitorCards): Promise<VisitorCard[]> {
    const settings = this.settings.at(host);
    if (!mayVisitorSearch(settings, withTrafficSource)) throw authenticationRequired({});
    const { countries, searchFields } = settings;
    const wanted: Filter = { ...offered(filter, searchFields), withPhoto: true, forVisitors: { countries } };
    return facesFor({ filter: wanted, home, limit: Math.min(limit, VISITOR_CARDS) }, (search) => this.faces(search));
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
