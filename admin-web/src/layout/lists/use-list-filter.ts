import { use } from 'react';
import { useListContext } from 'react-admin';
import { ListPlace } from '../address/list-address';

/** What a list is filtered by; a part that is changed to nothing is taken away. Whoever clears it stays on their tab. */
export function useListFilter<Filter extends object>() {
  const list = useListContext();
  const filter = list.filterValues as Filter;
  const place = use(ListPlace)(filter);
  const change = (part: Partial<Record<keyof Filter, unknown>>) =>
    list.setFilters(
      Object.fromEntries(
        Object.entries({ ...(asked() ?? filter), ...part }).filter(([, value]) => value !== undefined && value !== ''),
      ),
    );
  const isOfPlace = ([part, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify((place as Record<string, unknown>)[part]);
  return {
    filter,
    change,
    clear: () => list.setFilters(place, {}),
    filtered: !Object.entries(filter).every(isOfPlace),
  };
}

/** By the address, which has what was pressed a moment ago; a busy browser draws it later. */
function asked(): object | undefined {
  try {
    return JSON.parse(new URLSearchParams(window.location.search).get('filter')!) as object | undefined;
  } catch {
    return undefined; // As the list takes an address that was cut off.
  }
}
