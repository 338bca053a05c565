import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { InboxItem, View } from './inbox';

const PAGE = 25;
const LOOK_AGAIN = 15_000;

/** Who waits, the longest first; colleagues and members change it all the time. */
export function useInbox(view: View) {
  const dataProvider = useDataProvider();
  const [pages, setPages] = useState(1);
  const query = useQuery({
    queryKey: ['inbox', view, pages],
    queryFn: () =>
      dataProvider.getList<InboxItem>('inbox', {
        pagination: { page: 1, perPage: PAGE * pages },
        sort: { field: 'since', order: 'ASC' },
        filter: { unanswered: view === 'unanswered' },
      }),
    refetchInterval: LOOK_AGAIN,
    placeholderData: keepPreviousData,
  });
  const items = query.data?.data ?? [];
  const total = query.data?.total ?? 0;
  return {
    items,
    total,
    loading: query.isPending,
    error: query.error,
    refetch: () => void query.refetch(),
    more: items.length < total ? () => setPages(pages + 1) : undefined,
  };
}
