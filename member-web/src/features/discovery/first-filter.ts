import type { Settings, User } from '../../lib/api-client/types';
import { readFilter, without, writeFilter, type MemberFilter } from './member-filter';

/** How far the first search reaches around a known place, in kilometres; one of `DISTANCES`. */
const FIRST_DISTANCE = 100;

type Offer = Pick<Settings, 'countries' | 'min_age' | 'search_fields'>;
type Seeker = Pick<User['profile'], 'sought_gender' | 'country' | 'located'>;

/**
 * What a member's search begins with: the gender they seek, in their country and, where their place is known, near it
 * (DSC-09). Who seeks both, or has not said, begins with everyone.
 */
export function firstFilter({ sought_gender: sought, country, located }: Seeker, offer: Offer): MemberFilter {
  const inCountry = offer.countries.find((code) => code === country);
  const wished: MemberFilter = {
    ...((sought === 'male' || sought === 'female') && { gender: sought }),
    ...(inCountry && { country: inCountry }),
    distance: FIRST_DISTANCE,
  };
  return possible(wished, offer, located);
}

/**
 * The filter in the address; where it names none, the one that the member chose last, also on an earlier visit, or else
 * the first one.
 */
export function filterAt(
  query: URLSearchParams,
  seeker: Seeker | undefined,
  offer: Offer,
  kept: MemberFilter | null,
): MemberFilter {
  const located = seeker?.located ?? false;
  const asked = possible(readFilter(query, offer), offer, located);
  if (Object.keys(asked).length > 0) return asked;
  if (!seeker) return {};
  return kept ? possible(kept, offer, located) : firstFilter(seeker, offer);
}

/** The parts of a filter that can be asked for here and now: the settings, or one's place, may have changed since. */
export function possible(filter: MemberFilter, offer: Offer, located: boolean): MemberFilter {
  const offered = readFilter(writeFilter(new URLSearchParams(), filter), offer);
  if (located) return offered;
  return without(offered, 'distance', ...(offered.order === 'nearest' ? ['order' as const] : []));
}

export const isSame = (one: MemberFilter, other: MemberFilter): boolean =>
  writeFilter(new URLSearchParams(), one).toString() === writeFilter(new URLSearchParams(), other).toString();
