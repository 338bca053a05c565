import { Clock, defineJob, HandlesJob, type JobHandler } from '../../kernel/index.js';
import { ChatPhotoOutcomes } from './chat-photo-outcomes.js';

interface Payload {
  photoId: string;
  /** Which decision: one that was taken back may be followed by another. */
  effectiveAt: string;
}

/** Somebody is waiting for it, and it is about credits that they paid: it is not given up for days. */
export const settleChatPhoto = defineJob<Payload>('settle-chat-photo', { attempts: 32 });

/** Carries out a decision that was not taken back in time. */
@HandlesJob(settleChatPhoto)
export class SettleChatPhoto implements JobHandler<Payload> {
  constructor(
    private readonly outcomes: ChatPhotoOutcomes,
    private readonly clock: Clock,
  ) {}

  async run({ photoId, effectiveAt }: Payload): Promise<void> {
    if (this.clock.now().toISOString() < effectiveAt) throw new NotDue(); // The queue's clock is ahead of ours.
    await this.outcomes.settle(photoId, effectiveAt);
  }
}

class NotDue extends Error {
  override name = 'NotDue';
}
