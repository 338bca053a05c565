import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf } from '../../lib/api-client/client';
import type { Answer, Body } from '../../lib/api-client/types';
import { newKey } from '../../lib/new-key';
import { keepHere } from '../../lib/unsaved';
import { uploadPhoto } from '../../lib/upload-photo';

export type ComplaintInput = Body<'/api/complaints', 'post'>;
export type ComplaintKind = ComplaintInput['kind'];
export type MadeComplaint = Answer<'/api/complaints', 'post'>;

export function useComplain() {
  const action = useActionKey();
  return useMutation({
    mutationFn: (body: ComplaintInput) =>
      dataOf(api.POST('/api/complaints', { body, headers: { 'Idempotency-Key': action.keyFor(body) } })),
    onSuccess: () => {
      action.done();
      // The number stands here alone.
      keepHere(true);
    },
  });
}

/** Goes ahead of the complaint, which names it by the answer. */
export function useComplaintFile() {
  return useMutation({
    mutationFn: (file: File) =>
      uploadPhoto<{ file: string }>('/api/complaints/files', file, newKey(), () => undefined, 'file'),
  });
}
