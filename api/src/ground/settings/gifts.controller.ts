import { Controller } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get } from '../../kernel/index.js';
import { LOCALES, type Locale } from './countries.js';
import { Settings } from './current-settings.js';
import { giftNames } from './gifts.js';
import { GIFT_PICTURES } from './settings.values.js';

const Names = Type.Object(
  Object.fromEntries(LOCALES.map((code) => [code, Type.String()])) as Record<Locale, Type.TString>,
);
const giftsRoute = defineContract({
  summary: 'Every gift there is or was, in the order they are offered in',
  access: 'visitor',
  tagged: true,
  reply: {
    200: Type.Object({
      gifts: Type.Array(
        Type.Object({
          id: Type.String(),
          picture: Type.Enum([...GIFT_PICTURES]),
          name: Names,
          price: Type.Integer({ description: 'In credits' }),
          on_sale: Type.Boolean({ description: 'Others are there for messages that were sent with them (CHT-10)' }),
        }),
      ),
    }),
  },
});

@Controller('gifts')
export class GiftsController {
  constructor(private readonly settings: Settings) {}

  @Get('', giftsRoute)
  list() {
    return {
      gifts: this.settings.current().gifts.map(({ id, picture, price, retired, ...gift }) => ({
        ...{ id, picture, price },
        name: giftNames({ picture, ...gift }),
        on_sale: !retired,
      })),
    };
  }
}
