import { Controller } from '@nestjs/common';
import { Type } from 'typebox';
import { Day, defineContract, Get } from '../../kernel/index.js';
import {
  COUNTRY_CODES,
  CURRENCIES,
  ENDED_METHODS,
  GIFT_PICTURES,
  giftNames,
  ICEBREAKER_PLACEHOLDERS,
  INTERESTS,
  LANDERS,
  LOCALES,
  PAYMENT_METHOD_IDS,
  PHOTO_INSPECTIONS,
  PROFILE_FIELDS,
  PROFILE_NOTES,
  SEARCH_FIELDS,
  SIGNUPS,
  WITH_SLUG,
} from '../settings/index.js';

const some = <T extends string>(names: readonly T[]) => Type.Array(Type.Enum([...names]));

const choicesRoute = defineContract({
  summary: 'All that the product knows of each kind, whatever this site offers of it',
  access: 'staff',
  reply: {
    200: Type.Object({
      countries: some(COUNTRY_CODES),
      locales: some(LOCALES),
      currencies: some(CURRENCIES),
      payment_methods: some(PAYMENT_METHOD_IDS),
      ended_methods: Type.Array(Type.Object({ id: Type.Enum([...PAYMENT_METHOD_IDS]), last_day: Day }), {
        description: 'Methods that their companies have ended, with the last day on which they could be used',
      }),
      signups: some(SIGNUPS),
      photo_inspections: some(PHOTO_INSPECTIONS),
      search_fields: some(SEARCH_FIELDS),
      profile_fields: some(PROFILE_FIELDS),
      profile_notes: some(PROFILE_NOTES),
      interests: some(INTERESTS),
      icebreaker_placeholders: some(ICEBREAKER_PLACEHOLDERS),
      landers: Type.Array(
        Type.Object({ id: Type.Enum([...LANDERS]), slugs: Type.Boolean({ description: 'Whether it has slugs' }) }),
      ),
      gift_pictures: Type.Array(
        Type.Object({ id: Type.Enum([...GIFT_PICTURES]), name: Type.Record(Type.String(), Type.String()) }),
        { description: 'What a gift can look like, and what it is called in each language where nothing else is said' },
      ),
    }),
  },
});

/** The options of the console's forms and filters. */
@Controller('admin/choices')
export class ChoicesAdminController {
  @Get('', choicesRoute)
  list() {
    return {
      countries: COUNTRY_CODES,
      locales: [...LOCALES],
      currencies: [...CURRENCIES],
      payment_methods: [...PAYMENT_METHOD_IDS],
      ended_methods: Object.entries(ENDED_METHODS).map(([id, last_day]) => ({ id, last_day })),
      signups: [...SIGNUPS],
      photo_inspections: [...PHOTO_INSPECTIONS],
      search_fields: [...SEARCH_FIELDS],
      profile_fields: [...PROFILE_FIELDS],
      profile_notes: [...PROFILE_NOTES],
      interests: [...INTERESTS],
      icebreaker_placeholders: [...ICEBREAKER_PLACEHOLDERS],
      landers: LANDERS.map((id) => ({ id, slugs: WITH_SLUG.some((one) => one === id) })),
      gift_pictures: GIFT_PICTURES.map((id) => ({ id, name: giftNames({ picture: id, name: {} }) })),
    };
  }
}
