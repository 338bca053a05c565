import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf, queries } from '../../lib/api-client/client';

export const blocksQuery = () => queries.queryOptions('get', '/api/blocks');

const LISTS = ['/api/members', '/api/members/{id}', '/api/chats', '/api/chats/{id}', '/api/blocks', '/api/likes'];

/** Blocking changes who may be seen and written to, so every list of people is asked for anew. */
export function useBlock(id: string) {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (block: boolean) => {
      const init = { params: { path: { id } }, headers: { 'Idempotency-Key': action.keyFor(block) } };
      return block
        ? dataOf(api.POST('/api/members/{id}/block', init))
        : dataOf(api.DELETE('/api/members/{id}/block', init));
    },
    onSuccess: () => {
      action.done();
      // Not waited for: what was pressed may go with it, before it could tell what it did.
      for (const path of LISTS) void cache.invalidateQueries({ queryKey: ['get', path] });
    },
  });
}
