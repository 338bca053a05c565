import { Type, type Static } from 'typebox';
import { Check, Convert } from 'typebox/value';
import { invalidInput } from '../../kernel/index.js';
import { GenderSchema } from '../../members/profiles/index.js';
import { COUNTRY_CODES, isRegionOf } from '../../ground/settings/index.js';
import type { Filter } from './filter.js';
import { ORDERS } from './orders.js';

const age = () => Type.Optional(Type.Integer({ minimum: 18, maximum: 120 }));

const source = () => Type.Optional(Type.String({ maxLength: 200 }));
/** Where a visitor came from (ACC-11). */
export const CAME_FROM = { network: source(), ref: source() };

/**
 * All that a member can search by, in the words that the API, the address of a page and a saved search have in common
 * (DSC-01).
 */
export const FILTER_PARTS = {
  gender: Type.Optional(GenderSchema),
  country: Type.Optional(Type.Union(COUNTRY_CODES.map((code) => Type.Literal(code)))),
  countryregion: Type.Optional(Type.String({ maxLength: 10 })),
  min_age: age(),
  max_age: age(),
  /** In kilometres from the viewer's own living place. */
  distance: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  online: Type.Optional(Type.Boolean()),
  with_photo: Type.Optional(Type.Boolean()),
  order: Type.Optional(
    Type.Enum([...ORDERS], {
      description:
        'Of the list, newest unless it is asked for. recommended: who looks for somebody like the viewer before others, of these who was here in the last 7 days, then 30, then the rest, each the nearest first. nearest: only where the viewer’s own place is known, else invalid_input; who has no known place comes last. last_active: by the last day (UTC) here, then the newest. Visitors always get the newest.',
    }),
  ),
};
export const AskedFilter = Type.Object(FILTER_PARTS);
export type AskedFilter = Static<typeof AskedFilter>;

/** The filter without its distance, which is measured from somebody, and its order, which leaves nobody out. */
export function toFilter(asked: AskedFilter): Filter {
  const { gender, country, countryregion: region, min_age: minAge, max_age: maxAge, online, with_photo } = asked;
  if (region !== undefined && !(country && isRegionOf(country, region)))
    throw invalidInput([{ field: 'countryregion', code: 'invalid' }]);
  if (minAge !== undefined && maxAge !== undefined && minAge > maxAge)
    throw invalidInput([{ field: 'max_age', code: 'invalid' }]);
  return {
    ...(gender && { gender }),
    ...(country !== undefined && { country }),
    ...(region && { region }),
    ...(minAge !== undefined && { minAge }),
    ...(maxAge !== undefined && { maxAge }),
    ...(online && { online }),
    ...(with_photo && { withPhoto: true }),
  };
}

type Part = keyof AskedFilter;
const PARTS = Object.entries(FILTER_PARTS) as [Part, (typeof FILTER_PARTS)[Part]][];

/**
 * The filter in the query string of a list: `gender=female&country=NL`.
 * @throws invalidInput for what cannot be asked for; parts of other names are left out
 */
export function readAsked(query: string): AskedFilter {
  const told = new URLSearchParams(query);
  const parts = PARTS.flatMap(([part, schema]) => {
    const text = told.get(part);
    return text === null ? [] : [{ part, schema, value: Convert(schema, text) }];
  });
  const wrong = parts.filter(({ schema, value }) => !Check(schema, value));
  if (wrong.length > 0) throw invalidInput(wrong.map(({ part }) => ({ field: part, code: 'invalid' })));
  const asked: AskedFilter = Object.fromEntries(parts.map(({ part, value }) => [part, value]));
  toFilter(asked);
  return asked;
}

/** What is left of a filter that was kept, by an earlier release perhaps. */
export const stillAsked = (kept: object): AskedFilter =>
  Object.fromEntries(
    PARTS.flatMap(([part, schema]) => {
      const value = (kept as Record<string, unknown>)[part];
      return value !== undefined && Check(schema, value) ? [[part, value]] : [];
    }),
  );
