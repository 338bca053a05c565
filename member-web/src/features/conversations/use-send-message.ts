import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-client/api-error';
import { newKey } from '../../lib/api-client/action-key';
import { keepBalance } from '../../lib/balance';
import { applyMessage, reloadChats } from './cache';
import type { Content, Outgoing } from './content';
import { kindOf } from './kinds';
import { addPending, changePending, dropPending, type Pending } from './outbox';

const REFUSED = new Set([
  'insufficient_credits',
  'confirmation_required',
  'premium_required',
  'fictional_warning_required',
  'price_changed',
  // The session has ended: the words wait for the login.
  'authentication_required',
  'profile_not_available',
  'member_blocked',
]);

type Options = {
  onInsufficient: () => void;
  onUnconfirmed: () => void;
  /** Sent only once its writer has read that the other one is fictional. */
  onFictional: (message: Outgoing) => void;
  /** It costs so many credits now: the writer is asked again. */
  onNewPrice: (message: Outgoing, price: number) => void;
};

/**
 * Shows the message at once and sends it. A failed one stays, and trying again repeats its key, so it cannot be charged
 * twice (CHT-02). Without credits, or at a price that was not seen, it goes back to where it was written.
 */
export function useSendMessage(
  conversationId: string,
  { onInsufficient, onUnconfirmed, onFictional, onNewPrice }: Options,
) {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    // One after the other, so that they arrive in the order they were written.
    scope: { id: `messages:${conversationId}` },
    mutationFn: (message: Pending) => kindOf(message.content).post(conversationId, message),
    onSuccess: ({ message, credits, wallet_version: version }) => {
      applyMessage(cache, conversationId, message);
      keepBalance(cache, { credits, version });
    },
    onError: (error, message) => {
      // Nothing a second try could change: it goes back, and a dialog or a notice says what can.
      if (isApiError(error) && REFUSED.has(error.code)) {
        dropPending(message.id);
        kindOf(message.content).putBack?.(conversationId, message.content);
        if (error.code === 'insufficient_credits') onInsufficient();
        if (error.code === 'confirmation_required') onUnconfirmed();
        if (error.code === 'fictional_warning_required') onFictional(message);
        if (error.code === 'profile_not_available' || error.code === 'member_blocked') {
          void reloadChats(cache, conversationId);
        }
        if (error.code === 'price_changed') onNewPrice(message, Number(error.params.price));
        return;
      }
      const failed = isApiError(error) ? { code: error.code, params: error.params } : { code: 'unknown', params: {} };
      changePending(message.id, failed);
    },
  });

  return {
    /** `price`: as the button said that was pressed. */
    send(content: Content, price: number) {
      const message: Pending = { id: newKey(), conversationId, content, price, sentAt: new Date().toISOString() };
      addPending(message);
      mutate(message);
    },
    retry(message: Pending) {
      changePending(message.id, undefined);
      mutate(message);
    },
    discard: (message: Pending) => dropPending(message.id),
  };
}
