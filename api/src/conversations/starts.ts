import { defineStream, premiumRequired } from '../kernel/index.js';
import type { ConversationStarted, StartsEvent } from './starts.events.js';

/** The conversations a member has begun. Answering one that another began is none (CHT-03). */
export interface Starts {
  count: number;
}

export const starts = defineStream<Starts, StartsEvent>({
  type: 'starts',
  revision: 1,
  initial: { count: 0 },
  evolve: ({ count }, { type }) => {
    switch (type) {
      case 'ConversationStarted':
        return { count: count + 1 };
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
