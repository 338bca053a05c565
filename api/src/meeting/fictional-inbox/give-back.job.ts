import {
  Clock,
  defineBatchJob,
  definePolicy,
  HandlesJob,
  Jobs,
  type BatchItem,
  type BatchJobHandler,
  type Query,
} from '../../kernel/index.js';
import { GiveBack } from './give-back.js';
import type { ConversationEvent } from '../conversations/index.js';

interface Payload {
  conversationId: string;
  /** The last instant of an answer in time. */
  answerBy: string;
}

/** It is about credits that somebody paid, so it is not given up for days. */
export const giveBackCredits = defineBatchJob<Payload>('give-back-credits', { attempts: 32 });

@HandlesJob(giveBackCredits)
export class GiveBackCredits implements BatchJobHandler<Payload> {
  constructor(
    private readonly giveBack: GiveBack,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async run(items: readonly BatchItem<Payload>[], query: Query): Promise<void> {
    const now = this.clock.now().toISOString();
    const isEarly = ({ payload }: BatchItem<Payload>) => payload.answerBy > now;
    // The queue goes by the database's clock, which may be ahead of this one.
    const again = items
      .filter(isEarly)
      .map(({ key, payload }) => giveBackCredits.at(payload, { key, runAt: new Date(payload.answerBy) }));
    await this.jobs.insert(query, ...again);
    const due = items.filter((item) => !isEarly(item)).map(({ payload }) => payload.conversationId);
    await this.giveBack.settleAll([...new Set(due)]);
  }
}

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
