import { Controller } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get } from '../../kernel/index.js';
import { LOCALES, type Locale } from './countries.js';
import { Settings } from './current-settings.js';
import { giftNames } from './gifts.js';
import { GIFT_PICTURES, type SettingsValues } from './settings.values.js';

const Names = Type.Object(
  Object.fromEntries(LOCALES.map((code) => [code, Type.String()])) as Record<Locale, Type.TString>,
);
const Gifts = Type.Object({
  gifts: Type.Array(
    Type.Object({
      id: Type.String(),
      picture: Type.String({
        description: `A drawing of the product (${GIFT_PICTURES.join(', ')}), or the id of one under /api/gift-pictures`,
      }),
      name: Names,
      price: Type.Integer({ description: 'In credits' }),
      on_sale: Type.Boolean({ description: 'Others are there for messages that were sent with them (CHT-10)' }),
    }),
  ),
});
const giftsRoute = defineContract({
  summary: 'Every gift there is or was, in the order they are offered in',
  access: 'visitor',
  tagged: true,
  reply: { 200: Gifts },
});

const staffRoute = defineContract({
  summary: 'Every gift there is or was, to name those in messages',
  access: 'staff',
  reply: { 200: Gifts },
});

const catalogue = ({ gifts }: Pick<SettingsValues, 'gifts'>) => ({
  gifts: gifts.map((gift) => ({
    id: gift.id,
    picture: gift.picture,
    name: giftNames(gift),
    price: gift.price,
    on_sale: !gift.retired,
  })),
});

@Controller('gifts')
export class GiftsController {
  constructor(private readonly settings: Settings) {}

  @Get('', giftsRoute)
  list() {
    return catalogue(this.settings.current());
  }
}

/** The site's own route does not exist at the console's address. */
@Controller('admin/gifts')
export class GiftsAdminController {
  constructor(private readonly settings: Settings) {}

  @Get('', staffRoute)
  list() {
    return catalogue(this.settings.current());
  }
}
