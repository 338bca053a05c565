import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { CaseMessages } from './case';
import { dataOf, RECORDED, useApi, useRead } from '../providers/api-client';

type Side = 'before' | 'after';

/** What was written around a reported message, and further on each press. Every reading is recorded: it reads once. */
export function useMessagesAround(caseId: string) {
  const api = useApi();
  const notify = useNotify();
  const [more, setMore] = useState<CaseMessages>();
  const [pending, setPending] = useState<Side>();
  const query = useRead(
    ['case-messages', caseId],
    (api) => api.GET('/api/admin/cases/{id}/messages', { params: { path: { id: caseId } }, headers: RECORDED }),
    { staleTime: Infinity, retry: false },
  );
  const shown = more ?? query.data;
  const step = async (side: Side) => {
    const from = shown?.messages.at(side === 'before' ? 0 : -1);
    if (!shown || !from || pending) return;
    setPending(side);
    try {
      const page = await dataOf(
        api.GET('/api/admin/cases/{id}/messages', {
          params: { path: { id: caseId }, query: { [side]: from.version } },
          headers: RECORDED,
        }),
      );
      setMore(
        side === 'before'
          ? { ...shown, messages: [...page.messages, ...shown.messages], more_before: page.more_before }
          : { ...shown, messages: [...shown.messages, ...page.messages], more_after: page.more_after },
      );
    } catch (error) {
      notify(error instanceof Error ? error.message : 'console.load_error', { type: 'error' });
    } finally {
      setPending(undefined);
    }
  };
  return {
    shown,
    error: query.error,
    retry: () => void query.refetch(),
    step: (side: Side) => void step(side),
    pending,
  };
}
