import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../lib/api-client/action-key';
import { isApiError } from '../../../lib/api-client/api-error';
import { api, dataOf } from '../../../lib/api-client/client';
import type { Answer } from '../../../lib/api-client/types';
import { uploadPhoto } from '../../../lib/upload-photo';
import { reloadChats } from '../cache';

export type SentPhoto = Answer<'/api/chats/{id}/photos', 'post'>;

interface Sending {
  /** The idempotency key, which becomes the id of its message. */
  id: string;
  file: File;
  price: number;
  onProgress: (share: number) => void;
}

export const postPhoto = (conversationId: string, { id, file, price, onProgress }: Sending) =>
  uploadPhoto<SentPhoto>(`/api/chats/${conversationId}/photos?price=${price}`, file, id, onProgress);

/** Once for the conversation; every photo of the other is shown from then on. */
export function useShowPhotos(conversationId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/api/chats/{id}/show-photos', { params: { path: { id: conversationId } } })),
    onSuccess: () => reloadChats(cache, conversationId),
  });
}

/** PRV-03, with one press: what is wrong with it, whoever looks at it sees. */
export function useReportPhoto(conversationId: string) {
  const cache = useQueryClient();
  const action = useActionKey();
  return useMutation({
    mutationFn: async (version: number) => {
      const body = { message: { conversation_id: conversationId, version }, reason: 'other' as const };
      try {
        await dataOf(api.POST('/api/reports', { body, headers: { 'Idempotency-Key': action.keyFor(body) } }));
      } catch (error) {
        // On another screen, or before: it is what was wanted.
        if (!isApiError(error, 'already_reported')) throw error;
      }
    },
    onSuccess: () => {
      action.done();
      void cache.invalidateQueries({ queryKey: ['get', '/api/reports'] });
    },
  });
}
