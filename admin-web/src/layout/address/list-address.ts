import { createContext } from 'react';

/** Where each list was left in this window, so that a record leads back to it; in the next window it begins anew. */
const left = new Map<string, string>();

export const keepListAddress = (resource: string, search: string): void => void left.set(resource, search);
export const listAddress = (resource: string): string => left.get(resource) ?? '';
/** Filters may hold addresses of people: whoever logs in next does not find them. */
export const forgetListAddresses = (): void => left.clear();

/** The search part of the address of a list that is filtered so. */
export const filteredBy = (filter: object): string => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Who or what was looked up, often by an address: no question for later, and nothing to keep or to hand on. */
export const isLookup = (part: string): boolean => /^(q|stream|(member|payment|file)_id)$/.test(part);

interface View {
  filter: object;
  sort: { field: string; order: string };
  perPage: number;
  /** Columns that are not shown. */
  hidden: readonly string[];
}

/** The address of a list as somebody sees it, for a colleague. */
export function sharedAddress({ filter, sort, perPage, hidden }: View): string {
  const { origin, pathname } = window.location;
  const query = {
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: `${perPage}`,
  };
  return `${origin}${pathname}?${new URLSearchParams({ ...query, hidden: hidden.join() })}`;
}

/** The columns that such an address leaves out; undefined: it says nothing of columns. */
export const hiddenIn = (search: string): string[] | undefined =>
  new URLSearchParams(search).get('hidden')?.split(',').filter(Boolean);

/** The part of a list's filter that says where one is in it, such as its tab: no filter to its reader. */
export const ListPlace = createContext<(filter: object) => object>(() => ({}));
