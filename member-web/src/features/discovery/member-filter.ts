import type { Settings } from '../../lib/api-client/types';

/** The orders of a list; the first is that of a member who has chosen none (DSC-09). */
export const ORDERS = ['recommended', 'nearest', 'last_active', 'newest'] as const;
export type Order = (typeof ORDERS)[number];

/** Whom one looks for and in what order, by the names that the address and the API use alike (DSC-01). */
export type MemberFilter = {
  gender?: 'male' | 'female';
  country?: Settings['countries'][number];
  countryregion?: string;
  /** In kilometres from where one lives. */
  distance?: number;
  min_age?: number;
  max_age?: number;
  online?: true;
  with_photo?: true;
  /** Left out for the first of `ORDERS`. */
  order?: Exclude<Order, 'recommended'>;
};

/** How far a search can reach, in kilometres. */
export const DISTANCES = [10, 25, 50, 100, 250];
/** From this age on, the slider says "and older". */
export const OLDEST = 80;
const NAMES = [
  'gender',
  'country',
  'countryregion',
  'distance',
  'min_age',
  'max_age',
  'online',
  'with_photo',
  'order',
] as const;

type Offer = Pick<Settings, 'countries' | 'min_age' | 'search_fields'>;

/** What an address asks for, as far as it can be asked for: anyone may have typed it. */
export function readFilter(query: URLSearchParams, { countries, min_age, search_fields }: Offer): MemberFilter {
  const asked = (name: (typeof NAMES)[number], field: Offer['search_fields'][number]) =>
    search_fields.includes(field) ? query.get(name) : null;
  const order = toOrder(query.get('order'));
  const gender = asked('gender', 'gender');
  const country = countries.find((code) => code === asked('country', 'country'));
  const region = asked('countryregion', 'countryregion');
  const distance = DISTANCES.find((km) => String(km) === asked('distance', 'distance'));
  const from = toAge(asked('min_age', 'age'), min_age);
  const to = toAge(asked('max_age', 'age'), min_age);
  return {
    ...((gender === 'male' || gender === 'female') && { gender }),
    ...(country && { country }),
    ...(country && region?.startsWith(`${country}-`) && { countryregion: region }),
    ...(distance !== undefined && { distance }),
    ...(from !== undefined && from > min_age && (to === undefined || from <= to) && { min_age: from }),
    ...(to !== undefined && to < OLDEST && { max_age: to }),
    ...(asked('online', 'online') === 'true' && { online: true as const }),
    ...(asked('with_photo', 'with_photo') === 'true' && { with_photo: true as const }),
    ...(order && (order !== 'nearest' || search_fields.includes('distance')) && { order }),
  };
}

/** An order as a filter says it. */
export function toOrder(text: string | null): MemberFilter['order'] {
  const order = ORDERS.find((one) => one === text);
  return order === 'recommended' ? undefined : order;
}

function toAge(text: string | null, minAge: number): number | undefined {
  const age = text && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return age !== undefined && age >= minAge && age <= 120 ? age : undefined;
}

/** The address of a filter; what else the address says stays. */
export function writeFilter(before: URLSearchParams, filter: MemberFilter): URLSearchParams {
  const query = new URLSearchParams(before);
  for (const name of NAMES) {
    const value = filter[name];
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return query;
}

export const without = (filter: MemberFilter, ...names: (keyof MemberFilter)[]): MemberFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name as keyof MemberFilter)));
