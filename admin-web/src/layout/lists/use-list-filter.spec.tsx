import { renderHook } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { filteredBy } from '../address/list-address';
import { useListFilter } from './use-list-filter';

/** A list that has been drawn with `filterValues`, while the address says `search`. */
function listOf(filterValues: object, search: string) {
  window.history.pushState({}, '', `/payments${search}`);
  const setFilters = vi.fn();
  const list = { filterValues, setFilters } as unknown as ListControllerResult;
  const { result } = renderHook(() => useListFilter<{ q: string; status: string }>(), {
    wrapper: ({ children }) => <ListContextProvider value={list}>{children}</ListContextProvider>,
  });
  return { setFilters, ...result.current };
}

describe('ADM-05 what a list is filtered by', () => {
  it('keeps what was searched a moment ago and is not drawn yet', () => {
    const { change, setFilters } = listOf({}, filteredBy({ q: 'K-2026-1' }));
    change({ status: 'completed' });
    expect(setFilters).toHaveBeenCalledExactlyOnceWith({ q: 'K-2026-1', status: 'completed' });
  });

  it.each(['', '?filter=', '?filter={"q":'])('is what is drawn where the address is %j', (search) => {
    const { change, setFilters } = listOf({ q: 'K-2026-1' }, search);
    change({ status: 'completed' });
    expect(setFilters).toHaveBeenCalledExactlyOnceWith({ q: 'K-2026-1', status: 'completed' });
  });
});
