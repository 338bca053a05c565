import { definePolicy } from '../../kernel/index.js';
import type { ConversationEvent } from '../conversations/index.js';
import { giveBackCredits } from './give-back.job.js';

/** A paid message to a fictional profile has a last instant for its answer (PRO-04). */
export const giveBackPolicy = definePolicy<ConversationEvent>({
  name: 'give-back-credits',
  on: {
    MessageSent: ({ streamId: conversationId, version, data: { price, toFictional } }) => {
      if (!toFictional || price === 0) return [];
      const { answerBy } = toFictional;
      const options = { key: `${conversationId} ${version}`, runAt: new Date(answerBy) };
      return [giveBackCredits.at({ conversationId, answerBy }, options)];
    },
  },
});
