import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadsReplica } from '../../../kernel/index.js';
import { Type, type Static } from 'typebox';
import type { Member } from '../../../kernel/index.js';
import { Card, memberNotFound, Profiles } from '../../../members/profiles/index.js';
import { isCountry, Settings } from '../../../ground/settings/index.js';
import { Sight } from '../sight.js';

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
