import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf, queries } from '../../lib/api-client/client';
import type { Answer, Body } from '../../lib/api-client/types';

export type ReportInput = Body<'/api/reports', 'post'>;
export type ReportReason = ReportInput['reason'];
/** What is reported: a member, one of their photos, or one of their messages. */
export type Reported = Pick<ReportInput, 'member_id' | 'photo_id' | 'message'>;

export function useReport() {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (body: ReportInput) =>
      dataOf(api.POST('/api/reports', { body, headers: { 'Idempotency-Key': action.keyFor(body) } })),
    onSuccess: () => {
      action.done();
      void cache.invalidateQueries({ queryKey: ownReportsQuery().queryKey });
    },
  });
}

type Decisions = Answer<'/api/decisions', 'get'>;
export type Decision = Decisions['decisions'][number];
export const decisionsQuery = () => queries.queryOptions('get', '/api/decisions');

export type OwnReport = Answer<'/api/reports', 'get'>['reports'][number];
export const ownReportsQuery = () => queries.queryOptions('get', '/api/reports');

/** Shows as waiting at once: the list follows a moment later. */
export function useObject(id: string) {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (text: string) =>
      dataOf(
        api.POST('/api/decisions/{id}/objection', {
          params: { path: { id } },
          body: { text },
          headers: { 'Idempotency-Key': action.keyFor({ id, text }) },
        }),
      ),
    onSuccess: () => {
      action.done();
      cache.setQueryData<Decisions>(
        decisionsQuery().queryKey,
        (known) =>
          known && {
            decisions: known.decisions.map((one) => (one.id === id ? { ...one, objection: 'pending' } : one)),
          },
      );
    },
  });
}
