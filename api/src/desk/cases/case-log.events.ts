import type { Event } from '../../kernel/domain.js';

/**
 * Staff have read the messages around a reported one: `from` and `to` are the oldest and newest version shown. The
 * event's actor says who (ADM-05).
 */
export type CaseMessagesViewed = Event<
  'CaseMessagesViewed',
  { conversation: string; from: number; to: number; viewedAt: string }
>;
