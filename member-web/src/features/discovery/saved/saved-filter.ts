import type { Settings } from '../../../lib/api-client/types';
import { possible } from '../first-filter';
import { readFilter, writeFilter, type MemberFilter } from '../member-filter';
import type { SavedSearch } from './api';

type Offer = Pick<Settings, 'countries' | 'min_age' | 'search_fields'>;

/** The filter as the server keeps it: in the words of the address, whatever parts a filter has. */
export const queryOf = (filter: MemberFilter): string => writeFilter(new URLSearchParams(), filter).toString();

/** A saved filter, as far as it can be asked for here and now. */
export function filterOf({ filter }: Pick<SavedSearch, 'filter'>, offer: Offer, located: boolean): MemberFilter {
  const parts = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return possible(readFilter(new URLSearchParams(parts), offer), offer, located);
}
