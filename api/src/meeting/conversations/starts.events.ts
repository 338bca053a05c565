import type { Event, Sealed } from '../../kernel/domain.js';

/** The member wrote the first message of this conversation. */
export type ConversationStarted = Event<'ConversationStarted', { conversation: string; startedAt: string }>;

/** Written while signing up, and sent when the address is confirmed (ACC-04). */
export type SignupMessageWritten = Event<
  'SignupMessageWritten',
  { id: string; to: string; conversation: string; body: Sealed; price: number; writtenAt: string }
>;

/**
 * Why it could not be sent. `unavailable`: the other left, is closed, blocked or invisible; which of them is told to
 * nobody. `fictional`: the warning has to be acknowledged first (PRO-04). `refused`: what it says is not allowed any more.
 */
export const UNSENT = ['unavailable', 'fictional', 'credits', 'refused'] as const;
export type UnsentReason = (typeof UNSENT)[number];

/** It was tried at the confirmation and could not be sent; nothing was taken (ACC-04). */
export type SignupMessageNotSent = Event<'SignupMessageNotSent', { id: string; unsent: UnsentReason; triedAt: string }>;

/** Its writer has seen that it was not sent, and keeps the text no longer. */
export type SignupMessageLetGo = Event<'SignupMessageLetGo', { id: string; letGoAt: string }>;

export type StartsEvent = ConversationStarted | SignupMessageWritten | SignupMessageNotSent | SignupMessageLetGo;
