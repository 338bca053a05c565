import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createSessionStore } from '../../lib/session-store';
import { useStore } from '../../lib/store';
import { membersQuery } from './api';
import type { Search } from './member-grid';

type Trail = {
  /** Whose profiles the list showed, in its order, when one of them was opened. */
  ids: readonly string[];
  /** What they were found by, so that the list can go on; null for a list that is complete. */
  search: Search | null;
};

const NONE: Trail = { ids: [], search: null };
/** The list from which a profile was opened; in this tab only, and gone with the session. */
const trail = createSessionStore('trail', NONE);

export const followTrail = (list: readonly { id: string }[], search: Search | null = null) =>
  trail.set({ ids: list.map(({ id }) => id), search });

export type Neighbours = {
  previous: string | undefined;
  next: string | undefined;
  /** From 1; undefined when the profile was not opened from a list. */
  number: number | undefined;
  count: number;
};

/** Who stands before and after a profile in the list that it was opened from (DSC-02). */
export function useNeighbours(id: string): Neighbours {
  const { ids: opened, search } = useStore(trail, (whole) => whole);
  const { filter, visitor, pageSize } = search ?? { filter: {}, visitor: null, pageSize: 24 as const };
  // What is at hand of it: after a reload that is nothing, and the names of the list that was left have to do.
  const list = useInfiniteQuery({ ...membersQuery(filter, visitor, pageSize), enabled: false });
  const pages = (search && list.data?.pages) ?? [];
  const ids = [...new Set([...opened, ...pages.flatMap(({ profiles }) => profiles.map((card) => card.id))])];
  const at = ids.indexOf(id);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const wanted = search !== null && at >= 0 && at >= ids.length - 2 && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (wanted) void fetchNextPage();
  }, [wanted, fetchNextPage]);
  return {
    previous: ids[at - 1],
    next: at < 0 ? undefined : ids[at + 1],
    number: at < 0 ? undefined : at + 1,
    count: Math.max(ids.length, pages[0]?.total_count ?? 0),
  };
}
