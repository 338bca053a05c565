import type { Answer } from '../providers/api-client';

export type InboxItem = Answer<'/api/admin/inbox', 'get'>[number];
export type InboxConversation = Answer<'/api/admin/inbox/{id}', 'get'>;
export type InboxMessage = InboxConversation['messages'][number];

export const VIEWS = ['unanswered', 'answered'] as const;
export type View = (typeof VIEWS)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Fewer hours than these are pressing. */
const PRESSING = 12;

/** What is left until credits go back: whole hours, below one hour minutes, never less than one of them. */
export function timeLeft(
  answerBy: string,
  now: number,
): { unit: 'hours' | 'minutes'; count: number; pressing: boolean } {
  const left = Math.max(0, Date.parse(answerBy) - now);
  const pressing = left < PRESSING * HOUR;
  return left >= HOUR
    ? { unit: 'hours', count: Math.floor(left / HOUR), pressing }
    : { unit: 'minutes', count: Math.max(1, Math.floor(left / MINUTE)), pressing };
}

/** What waits after `id` and no colleague has, from the first again after the last. */
export function nextWaiting(items: readonly InboxItem[], id: string): string | undefined {
  const at = items.findIndex((one) => one.id === id);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  return others.find(({ claimed, unanswered }) => claimed !== 'other' && unanswered !== null)?.id;
}

/** The neighbour of `id` in the list; the first one when it is not in it. */
export function neighbour(ids: readonly string[], id: string | null, by: 1 | -1): string | undefined {
  const at = id === null ? -1 : ids.indexOf(id);
  return at < 0 ? ids[0] : (ids[at + by] ?? ids[at]);
}
