import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../layout/values/words';
import { useApi, type Body } from '../providers/api-client';

interface Sending {
  /** The conversation's. */
  id: string;
  /** Version of the newest message that is shown. */
  seen: number;
  onSent: () => void;
  /** Whatever became of it, the conversation may have moved on. */
  onSettled: () => void;
}

type Answer = Omit<Body<'/api/admin/inbox/{id}/messages', 'post'>, 'seen'>;

/** Sends an answer to the member. The same answer sent again is the same message; another one is another. */
export function useSend({ id, seen, onSent, onSettled }: Sending) {
  const notify = useNotify();
  const api = useApi();
  const text = useText('resources.inbox');
  const attempt = useRef({ of: '', key: '' });
  return useMutation({
    mutationFn: (answer: Answer) => {
      const body = { ...answer, seen };
      const of = JSON.stringify(body);
      if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      return api.POST('/api/admin/inbox/{id}/messages', {
        params: { path: { id } },
        body,
        headers: { 'Idempotency-Key': attempt.current.key },
      });
    },
    onSuccess: () => {
      notify(text('sent'), { type: 'success', messageArgs: { _: text('sent') } });
      onSent();
    },
    onSettled,
  });
}
