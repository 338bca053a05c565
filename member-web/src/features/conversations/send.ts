import type { QueryClient } from '@tanstack/react-query';
import { isApiError, unreachable, type ApiError } from '../../lib/api-client/api-error';
import { keepBalance } from '../../lib/balance';
import { applyMessage, reloadChats } from './cache';
import type { Sent } from './content';
import { kindOf } from './kinds';
import {
  changePending,
  dropPending,
  isBehindAnother,
  oneTabAtATime,
  waitingMessages,
  whileSending,
  type Pending,
} from './outbox';

/** The other cannot be written to any more. */
const GONE = ['profile_not_available', 'member_not_found', 'member_blocked'];

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
  // The session has ended: the content waits in the draft for the next login.
  'authentication_required',
  ...GONE,
]);

/** How the conversation's screen tells of a refusal. Without that screen the content just goes back to the draft. */
export type Told = {
  onInsufficient?: (message: Pending) => void;
  onUnconfirmed?: () => void;
  /** The writer must first confirm the warning about a fictional profile. */
  onFictional?: (message: Pending) => void;
  /** The price has changed to `price` credits: the writer is asked again. */
  onNewPrice?: (message: Pending, price: number) => void;
  onSent?: () => void;
  /** Whatever the refusal was, and after the others were told of theirs; the content is back in the draft. */
  onRefused?: (refusal: ApiError) => void;
  /** It may have arrived or not: it stays in the outbox, from which the same message is tried again. */
  onUncertain?: (code: string) => void;
};

/**
 * Sends the messages of the outbox. A failed message stays there, and a retry repeats its idempotency key, so it cannot be
 * charged twice (CHT-02). With too few credits, or at a changed price, its content goes back to the draft.
 */
export function sendPending(cache: QueryClient, pending: Pending, told: Told = {}): Promise<unknown> {
  const { conversationId } = pending;
  const sending = cache.getMutationCache().build<Sent, Error, Pending, unknown>(cache, {
    // One at a time, so that they arrive in the order of writing.
    scope: { id: `messages:${conversationId}` },
    meta: { pricedBy: kindOf(pending.content).pricedBy },
    mutationFn: async (message) => {
      // Nor may a message overtake one that waits for a connection.
      if (isBehindAnother(message)) throw unreachable(undefined);
      return kindOf(message.content).post(conversationId, message);
    },
    onSuccess: async ({ message, credits, wallet_version: version }, { id, content }) => {
      if (credits !== undefined) keepBalance(cache, { credits, version });
      if (message) applyMessage(cache, conversationId, message);
      // Keeps the row until the cache has what replaces it.
      else await reloadChats(cache, conversationId).finally(() => dropPending(id));
      kindOf(content).onSent?.(conversationId, content);
      told.onSent?.();
    },
    onError: (error, message) => {
      if (isApiError(error) && REFUSED.has(error.code)) return takeBack(cache, message, error, told);
      const failed = isApiError(error) ? { code: error.code, params: error.params } : { code: 'unknown', params: {} };
      changePending(message.id, failed);
      told.onUncertain?.(failed.code);
    },
  });
  return whileSending(pending.id, () => sending.execute(pending).catch(() => undefined));
}

/** A refusal that a retry cannot change: the content goes back to the draft, and the screen says what to do. */
function takeBack(
  cache: QueryClient,
  message: Pending,
  refusal: ApiError,
  { onInsufficient, onUnconfirmed, onFictional, onNewPrice, onRefused }: Told,
) {
  const { code, params } = refusal;
  const { id, conversationId, content } = message;
  dropPending(id);
  kindOf(content).putBack?.(conversationId, content, refusal);
  if (code === 'insufficient_credits') onInsufficient?.(message);
  if (code === 'confirmation_required') onUnconfirmed?.();
  if (code === 'fictional_warning_required') onFictional?.(message);
  if (GONE.includes(code)) void reloadChats(cache, conversationId);
  if (code === 'price_changed') onNewPrice?.(message, Number(params.price));
  onRefused?.(refusal);
}

/** In milliseconds; what was meant yesterday may not be meant any more. */
const UNASKED = 86_400_000;

/**
 * CHT-12: sends what was written offline once there is a connection again, in order and each with its own key, also after
 * a reload or in another tab: what one has sent or given back the next does not find. After a day it asks first.
 */
export const sendWaiting = (cache: QueryClient, told: Told = {}, conversationId?: string) =>
  oneTabAtATime(async () => {
    const isOld = ({ sentAt }: Pending) => Date.now() - Date.parse(sentAt) > UNASKED;
    for (const { id } of waitingMessages().filter(isOld)) changePending(id, { code: 'waited_too_long', params: {} });
    const waiting = waitingMessages().filter((one) => !conversationId || one.conversationId === conversationId);
    for (const { id } of waiting) changePending(id, undefined);
    await Promise.all(waiting.map((message) => sendPending(cache, message, told)));
  });
