import { useListContext } from 'react-admin';

/** What a list is filtered by; a part that is changed to nothing is taken away. */
export function useListFilter<Filter extends object>() {
  const list = useListContext();
  const filter = list.filterValues as Filter;
  const change = (part: Partial<Record<keyof Filter, unknown>>) =>
    list.setFilters(
      Object.fromEntries(
        Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined && value !== ''),
      ),
    );
  return { filter, change, clear: () => list.setFilters({}), filtered: Object.keys(filter).length > 0 };
}
