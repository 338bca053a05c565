import { defineStream, premiumRequired, type Sealed } from '../../kernel/domain.js';
import { startsUpcasters } from './starts.upcasters.js';
import type {
  ConversationStarted,
  SignupMessageLetGo,
  SignupMessageNotSent,
  SignupMessageWritten,
  StartsEvent,
  UnsentReason,
} from './starts.events.js';

/** The conversations a member has begun. Answering one that another began is none (CHT-03). */
export interface Starts {
  count: number;
  /** Until its conversation has begun, or its writer has let it go. */
  signupMessage: (SignupMessage & { unsent?: UnsentReason }) | null;
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
  revision: 4,
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
      case 'SignupMessageNotSent':
        return { count, signupMessage: waiting?.id === data.id ? { ...waiting, unsent: data.unsent } : waiting };
      case 'SignupMessageLetGo':
        return { count, signupMessage: waiting?.id === data.id ? null : waiting };
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

/** Of what has gone after all, or is known not to have gone, there is nothing to say. */
export const signupMessageNotSent = (
  { signupMessage: waiting }: Starts,
  { id, unsent, at }: { id: string; unsent: UnsentReason; at: string },
): SignupMessageNotSent[] =>
  waiting?.id === id && !waiting.unsent ? [{ type: 'SignupMessageNotSent', data: { id, unsent, triedAt: at } }] : [];

/** Only what was not sent is let go: what still waits for the confirmation goes then. */
export const letSignupMessageGo = ({ signupMessage: waiting }: Starts, { at }: { at: string }): SignupMessageLetGo[] =>
  waiting?.unsent ? [{ type: 'SignupMessageLetGo', data: { id: waiting.id, letGoAt: at } }] : [];
