import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxMessage } from './inbox';
import { dataOf, useApi } from '../providers/api-client';

const LOOK_AGAIN = 10_000;

/** One conversation as it stands, and as far back as was asked for. */
export function useConversation(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const [older, setOlder] = useState<{ messages: InboxMessage[]; hasMore: boolean }>();
  const query = useQuery({
    queryKey: ['inbox', 'conversation', id],
    queryFn: () => dataOf(api.GET('/api/admin/inbox/{id}', { params: { path: { id } } })),
    refetchInterval: LOOK_AGAIN,
    retry: false,
  });
  const newest = query.data?.messages ?? [];
  const first = newest[0]?.version ?? Infinity;
  // A page that has moved on meanwhile leaves no gap: what both hold is shown once.
  const messages = [...(older?.messages.filter(({ version }) => version < first) ?? []), ...newest];
  const loadOlder = async () => {
    const before = messages[0]?.version;
    if (before === undefined) return;
    const page = await dataOf(api.GET('/api/admin/inbox/{id}', { params: { path: { id }, query: { before } } }));
    setOlder({ messages: [...page.messages, ...messages], hasMore: page.has_more });
  };
  return {
    conversation: query.data,
    messages,
    hasMore: older?.hasMore ?? query.data?.has_more ?? false,
    loadOlder: () => void loadOlder(),
    error: query.error,
    refetch: () => client.invalidateQueries({ queryKey: ['inbox'] }),
  };
}
