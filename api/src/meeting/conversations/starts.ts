import { defineStream, premiumRequired, type Sealed } from '../../kernel/index.js';
import { startsUpcasters } from './starts.upcasters.js';
import type { ConversationStarted, SignupMessageWritten, StartsEvent } from './starts.events.js';

/** The conversations a member has begun. Answering one that another began is none (CHT-03). */
export interface Starts {
  count: number;
  /** Until its conversation has begun. */
  signupMessage: SignupMessage | null;
}

interface SignupMessage {
  id: string;
  to: string;
  conversation: string;
  body: Sealed;
  /** Credits: what a message cost where it was written, which is taken when it is sent (MNY-12). */
  price: number;
}

export const starts = defineStream<Starts, StartsEvent>({
  type: 'starts',
  revision: 3,
  upcasters: startsUpcasters,
  initial: { count: 0, signupMessage: null },
  evolve: ({ count, signupMessage: waiting }, { type, data }) => {
    switch (type) {
      case 'ConversationStarted':
        return { count: count + 1, signupMessage: waiting?.conversation === data.conversation ? null : waiting };
      case 'SignupMessageWritten': {
        const { writtenAt: _, ...signupMessage } = data;
        return { count, signupMessage };
      }
    }
  },
});
export const startsOf = starts.of;

interface Start {
  conversation: string;
  premium: boolean;
  /** How many a free member may start. */
  most: number;
  at: string;
}

/** Those of a premium member count too: whoever turns free again has used theirs up. */
export function startConversation(
  { count }: Starts,
  { conversation, premium, most, at }: Start,
): [ConversationStarted] {
  if (!premium && count >= most) throw premiumRequired({ feature: 'conversations' });
  return [{ type: 'ConversationStarted', data: { conversation, startedAt: at } }];
}

export const writeSignupMessage = (message: SignupMessage, at: string): [SignupMessageWritten] => [
  { type: 'SignupMessageWritten', data: { ...message, writtenAt: at } },
];
