import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { isApiError } from '../../lib/api-client/api-error';
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

type OwnReports = Answer<'/api/reports', 'get'>;
export type OwnReport = OwnReports['reports'][number];
export const ownReportsQuery = () => queries.queryOptions('get', '/api/reports');

/** What was decided against somebody who is shut out, by the link in the mail about it. */
export const mailedDecisionQuery = (token: string) =>
  queries.queryOptions('post', '/api/objection/open', { body: { token } }, { retry: false, staleTime: Infinity });

export function useObjectByLink(token: string) {
  const action = useActionKey();
  return useMutation({
    mutationFn: (text: string) => {
      const body = { token, ...(text && { text }) };
      return dataOf(api.POST('/api/objection', { body, headers: { 'Idempotency-Key': action.keyFor(body) } }));
    },
    onSuccess: () => action.done(),
  });
}

/** Shows as waiting at once: the lists follow a moment later. */
export function useObject(id: string) {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: (text: string) =>
      dataOf(
        api.POST('/api/decisions/{id}/objection', {
          params: { path: { id } },
          body: text ? { text } : {},
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
      cache.setQueryData<OwnReports>(
        ownReportsQuery().queryKey,
        (known) =>
          known && {
            reports: known.reports.map((one) => (one.id === id ? { ...one, objection: 'pending' } : one)),
          },
      );
    },
    onError: (error) => {
      // On another screen, which these lists do not know of.
      if (!isApiError(error, 'already_objected')) return;
      for (const { queryKey } of [decisionsQuery(), ownReportsQuery()]) void cache.invalidateQueries({ queryKey });
    },
  });
}
