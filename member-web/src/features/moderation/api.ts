import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf } from '../../lib/api-client/client';
import type { Body } from '../../lib/api-client/types';

export type ReportInput = Body<'/api/reports', 'post'>;
export type ReportReason = ReportInput['reason'];
/** What is reported: a member, one of their photos, or one of their messages. */
export type Reported = Pick<ReportInput, 'member_id' | 'photo_id' | 'message'>;

export function useReport() {
  const action = useActionKey();
  return useMutation({
    mutationFn: (body: ReportInput) =>
      dataOf(api.POST('/api/reports', { body, headers: { 'Idempotency-Key': action.keyFor(body) } })),
    onSuccess: () => action.done(),
  });
}
