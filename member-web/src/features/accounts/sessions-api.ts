import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, queries } from '../../lib/api-client/client';

export const sessionsQuery = () => queries.queryOptions('get', '/api/user/sessions');

function useEnding<Input>(end: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient();
  // Also after a refusal: the list was old then.
  const onSettled = () => cache.invalidateQueries({ queryKey: sessionsQuery().queryKey });
  return useMutation({ mutationFn: end, onSettled });
}

export const useEndSession = () =>
  useEnding((id: string) => dataOf(api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } })));

export const useEndOtherSessions = () => useEnding(() => dataOf(api.POST('/api/user/sessions/end-others')));
