import type { Event } from '../../kernel/index.js';

/**
 * Staff have read what was written around a reported message: `from` and `to` are the oldest and the newest version
 * shown; who stands in the event's actor (ADM-05).
 */
export type CaseMessagesViewed = Event<
  'CaseMessagesViewed',
  { conversation: string; from: number; to: number; viewedAt: string }
>;
