import type { QueryClient } from '@tanstack/react-query';
import { isApiError, unreachable, type ApiError } from '../../lib/api-client/api-error';
import { keepBalance } from '../../lib/balance';
import { applyMessage, reloadChats } from './cache';
import type { Sent } from './content';
import { kindOf } from './kinds';
import { changePending, dropPending, isBehindAnother, waitingMessages, type Pending } from './outbox';

const REFUSED = new Set([
  'insufficient_credits',
  'confirmation_required',
  'premium_required',
  'fictional_warning_required',
  'price_changed',
  'gift_not_on_sale',
  'photo_too_large',
  'photo_too_small',
  'photo_not_readable',
  'unsupported_media_type',
  // The session has ended: the words wait for the login.
  'authentication_required',
  'profile_not_available',
  'member_blocked',
]);

/** What is told where the message is refused; without a screen that could, it is back where it was written. */
export type Told = {
  onInsufficient?: () => void;
  onUnconfirmed?: () => void;
  /** Sent only once its writer has read that the other one is fictional. */
  onFictional?: (message: Pending) => void;
  /** It costs so many credits now: the writer is asked again. */
  onNewPrice?: (message: Pending, price: number) => void;
};

/**
 * Sends what stands in the outbox. A failed one stays, and trying again repeats its key, so it cannot be charged twice
 * (CHT-02). Without credits, or at a price that was not seen, it goes back to where it was written.
 */
export function sendPending(cache: QueryClient, pending: Pending, told: Told = {}) {
  const { conversationId } = pending;
  const sending = cache.getMutationCache().build<Sent, Error, Pending, unknown>(cache, {
    // One after the other, so that they arrive in the order they were written.
    scope: { id: `messages:${conversationId}` },
    meta: { pricedBy: kindOf(pending.content).pricedBy },
    mutationFn: async (message) => {
      // Nor does one overtake another that waits for the connection.
      if (isBehindAnother(message)) throw unreachable(undefined);
      return kindOf(message.content).post(conversationId, message);
    },
    onSuccess: async ({ message, credits, wallet_version: version }, { id, content }) => {
      if (credits !== undefined) keepBalance(cache, { credits, version });
      if (message) applyMessage(cache, conversationId, message);
      // It stays as it is on its way until what has become of it can be shown in its place.
      else await reloadChats(cache, conversationId).finally(() => dropPending(id));
      kindOf(content).onSent?.(conversationId, content);
    },
    onError: (error, message) => {
      if (isApiError(error) && REFUSED.has(error.code)) return takeBack(cache, message, error, told);
      const failed = isApiError(error) ? { code: error.code, params: error.params } : { code: 'unknown', params: {} };
      changePending(message.id, failed);
    },
  });
  sending.execute(pending).catch(() => undefined);
}

/** Nothing a second try could change: it goes back, and a dialog or a notice says what can. */
function takeBack(
  cache: QueryClient,
  message: Pending,
  refusal: ApiError,
  { onInsufficient, onUnconfirmed, onFictional, onNewPrice }: Told,
) {
  const { code, params } = refusal;
  const { id, conversationId, content } = message;
  dropPending(id);
  kindOf(content).putBack?.(conversationId, content, refusal);
  if (code === 'insufficient_credits') onInsufficient?.();
  if (code === 'confirmation_required') onUnconfirmed?.();
  if (code === 'fictional_warning_required') onFictional?.(message);
  if (code === 'profile_not_available' || code === 'member_blocked') void reloadChats(cache, conversationId);
  if (code === 'price_changed') onNewPrice?.(message, Number(params.price));
}

/**
 * CHT-12: what was written without a connection goes out once there is one again, each in its turn and with its own key,
 * also after a reload.
 */
export function sendWaiting(cache: QueryClient, told: Told = {}, conversationId?: string) {
  const waiting = waitingMessages().filter((one) => !conversationId || one.conversationId === conversationId);
  for (const { id } of waiting) changePending(id, undefined);
  for (const message of waiting) sendPending(cache, message, told);
}
