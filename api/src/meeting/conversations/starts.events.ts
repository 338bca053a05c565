import type { Event, Sealed } from '../../kernel/index.js';

/** The member wrote the first message of this conversation. */
export type ConversationStarted = Event<'ConversationStarted', { conversation: string; startedAt: string }>;

/** Written while signing up, and sent when the address is confirmed (ACC-04). */
export type SignupMessageWritten = Event<
  'SignupMessageWritten',
  { id: string; to: string; conversation: string; body: Sealed; price: number; writtenAt: string }
>;

export type StartsEvent = ConversationStarted | SignupMessageWritten;
