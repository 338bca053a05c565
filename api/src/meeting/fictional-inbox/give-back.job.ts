import { Clock, defineJob, HandlesJob, type JobHandler, requireDue } from '../../kernel/index.js';
import { GiveBack } from './give-back.js';

interface Payload {
  conversationId: string;
  /** The last instant of an answer in time. */
  answerBy: string;
}

/** It is about credits that somebody paid, so it is not given up for days. */
export const giveBackCredits = defineJob<Payload>('give-back-credits', { attempts: 32 });

@HandlesJob(giveBackCredits)
export class GiveBackCredits implements JobHandler<Payload> {
  constructor(
    private readonly giveBack: GiveBack,
    private readonly clock: Clock,
  ) {}

  async run({ conversationId, answerBy }: Payload): Promise<void> {
    requireDue(this.clock, answerBy);
    await this.giveBack.settle(conversationId);
  }
}
