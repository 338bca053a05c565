import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get, type RequestOf } from '../../kernel/index.js';
import {
  GIFT_PICTURES,
  giftNames,
  Interests,
  interestsView,
  LOCALES,
  NamesByLocale,
  REGIONS,
  Settings,
} from '../settings/index.js';

const Gifts = Type.Object({
  gifts: Type.Array(
    Type.Object({
      id: Type.String(),
      picture: Type.String({
        description: `A drawing of the product (${GIFT_PICTURES.join(', ')}), or the id of one under /api/gift-pictures`,
      }),
      name: NamesByLocale,
      price: Type.Integer({ description: 'In credits' }),
      on_sale: Type.Boolean({ description: 'Others are there for messages that were sent with them (CHT-10)' }),
    }),
  ),
});
const Regions = Type.Object({
  regions: Type.Record(
    Type.String(),
    Type.Object({
      term: Type.String(),
      regions: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
    }),
  ),
});
/** As filters of lists call the site itself. */
const SITE = 'site';

const visitor = { access: 'visitor', tagged: true } as const;
const staff = { access: 'staff' } as const;

const giftsRoute = defineContract({
  ...visitor,
  summary: 'Every gift there is or was, in the order they are offered in',
  reply: { 200: Gifts },
});
const staffGiftsRoute = defineContract({
  ...staff,
  summary: 'Every gift there is or was, to name those in messages',
  reply: { 200: Gifts },
});
const interestsRoute = defineContract({
  ...visitor,
  summary: 'The interests a member can choose from',
  reply: { 200: Interests },
});
const staffInterestsRoute = defineContract({
  ...staff,
  summary: 'The interests a member can choose from, to name those on profiles',
  reply: { 200: Interests },
});
const regionsRoute = defineContract({
  ...visitor,
  summary: 'Regions of each country and what the country calls them',
  reply: { 200: Regions },
});
const staffRegionsRoute = defineContract({
  ...staff,
  summary: 'Regions of each country, to name those of members',
  reply: { 200: Regions },
});
const icebreakersRoute = defineContract({
  summary: 'The operator’s own lines to begin a conversation with, in one language (CHT-07)',
  access: 'member',
  query: Type.Object({ language: Type.Enum([...LOCALES]) }, { additionalProperties: false }),
  reply: {
    200: Type.Object({
      lines: Type.Array(Type.String(), {
        description: '{name}, {interest}, {city} and {reason} are filled in by who shows them; empty: there are none',
      }),
    }),
  },
});
const brandsRoute = defineContract({
  ...staff,
  summary: 'The site itself and its brands, by what lists are filtered by and by name',
  reply: {
    200: Type.Object({ brands: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
  },
});

/** What the settings offer, for the site and, as the site's routes do not exist at its address, for the console. */
@Controller()
export class CataloguesController {
  constructor(private readonly settings: Settings) {}

  @Get('gifts', giftsRoute)
  gifts() {
    const { gifts } = this.settings.current();
    return {
      gifts: gifts.map((gift) => ({
        id: gift.id,
        picture: gift.picture,
        name: giftNames(gift),
        price: gift.price,
        on_sale: !gift.retired,
      })),
    };
  }

  @Get('admin/gifts', staffGiftsRoute)
  staffGifts() {
    return this.gifts();
  }

  @Get('interests', interestsRoute)
  interests() {
    return interestsView(this.settings.current());
  }

  @Get('admin/interests', staffInterestsRoute)
  staffInterests() {
    return this.interests();
  }

  @Get('regions', regionsRoute)
  regions() {
    return { regions: REGIONS };
  }

  @Get('admin/regions', staffRegionsRoute)
  staffRegions() {
    return this.regions();
  }

  @Get('icebreakers', icebreakersRoute)
  icebreakers(@Req() { query }: RequestOf<typeof icebreakersRoute>) {
    return { lines: this.settings.current().icebreakers[query.language] ?? [] };
  }

  @Get('admin/brands', brandsRoute)
  brands() {
    const { name, brands } = this.settings.current();
    const others = brands.map(({ id, overrides }) => ({ id, name: overrides.name ?? id }));
    return { brands: [{ id: SITE, name }, ...others] };
  }
}
