import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../../../lib/api-client/client';
import type { Answer } from '../../../lib/api-client/types';
import { reloadChats } from '../cache';

type Signs = Answer<'/api/chat-signs', 'get'>;
export type Sign = keyof Signs;

export const signsQuery = queryOptions({
  queryKey: ['member', 'chat-signs'],
  queryFn: ({ signal }): Promise<Signs> => dataOf(api.GET('/api/chat-signs', { signal })),
});

/** The switch moves at once and back again when the server refuses. */
export function useChangeSign() {
  const cache = useQueryClient();
  const set = (sign: Sign, wanted: boolean) =>
    cache.setQueryData(signsQuery.queryKey, (known) => known && { ...known, [sign]: wanted });
  return useMutation({
    // One after the other: the last press is the last word.
    scope: { id: 'chat-signs' },
    mutationFn: ([sign, wanted]: [Sign, boolean]) => dataOf(api.PUT('/api/chat-signs', { body: { [sign]: wanted } })),
    onMutate: ([sign, wanted]) => set(sign, wanted),
    onError: (_error, [sign, wanted]) => set(sign, !wanted),
    // What the conversations show depends on it.
    onSuccess: () => reloadChats(cache),
  });
}

/** Both at once: the first answer (CHT-09). The conversations on the screen no longer ask. */
export function useAnswerSigns() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'chat-signs' },
    mutationFn: (shown: boolean) => dataOf(api.PUT('/api/chat-signs', { body: { typing: shown, read: shown } })),
    onSuccess: (signs) => {
      cache.setQueryData(signsQuery.queryKey, signs);
      return reloadChats(cache);
    },
  });
}
