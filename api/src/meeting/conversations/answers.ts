import { sendMessage, type Conversation, type Message } from './conversation.js';
import type { MessageCreditsReturned, MessageSent } from './conversation.events.js';
import { alreadyAnswered, conversationNotFound } from './conversations.errors.js';

/** Which side is fictional, and who is real. @throws conversationNotFound unless exactly one of them is fictional */
export function fictionalSide(
  { a, b }: Conversation,
  fictional: { a: boolean; b: boolean },
): { profile: string; member: string } {
  if (fictional.a === fictional.b) throw conversationNotFound({});
  return fictional.a ? { profile: a.id, member: b.id } : { profile: b.id, member: a.id };
}

/** Staff write in a fictional profile's name, unless somebody has answered since they looked (PRO-04). */
export function answer(state: Conversation, { seen, ...message }: Message & { seen: number }): [MessageSent] {
  const newest = state.a.id === message.from ? state.written.a : state.written.b;
  if (newest > seen) throw alreadyAnswered({});
  return sendMessage(state, message);
}

/** How long a paid message to a fictional profile may wait for its answer (PRO-04). */
export const ANSWER_HOURS = 72;
export const answerBy = (sentAt: Date): string => new Date(sentAt.getTime() + ANSWER_HOURS * 3_600_000).toISOString();

/** Messages to this side up to this version are answered, or their credits are back. */
export const settledUpTo = ({ a, written, returnedUpTo }: Conversation, to: string): number =>
  Math.max(a.id === to ? written.a : written.b, returnedUpTo);

/** Gives the credits of one message back; nothing once it is answered, or if they are back. The oldest comes first. */
export function returnCreditsOf(
  state: Conversation,
  { version, data, at }: { version: number; data: MessageSent['data']; at: string },
): [MessageCreditsReturned] | [] {
  const { id, from, to, price, toFictional } = data;
  if (!toFictional || price === 0 || at < toFictional.answerBy || version <= settledUpTo(state, to)) return [];
  const told = { id, message: version, by: from, other: to, credits: price, returnedAt: at };
  return [{ type: 'MessageCreditsReturned', data: told }];
}
