import { Clock, defineJob, HandlesJob, type JobHandler } from '../../kernel/index.js';
import { ChatPhotoOutcomes } from './chat-photo-outcomes.js';

interface Payload {
  photoId: string;
  /** The last instant of an answer in time. */
  answerBy: string;
}

export const lapseChatPhotoJob = defineJob<Payload>('lapse-chat-photo', { attempts: 32 });

/** A photo to a fictional profile that is still not inspected when its time is over goes back (PRO-04). */
@HandlesJob(lapseChatPhotoJob)
export class LapseChatPhoto implements JobHandler<Payload> {
  constructor(
    private readonly outcomes: ChatPhotoOutcomes,
    private readonly clock: Clock,
  ) {}

  async run({ photoId, answerBy }: Payload): Promise<void> {
    if (this.clock.now().toISOString() < answerBy) throw new NotDue(); // The queue's clock is ahead of ours.
    await this.outcomes.lapse(photoId);
  }
}

class NotDue extends Error {
  override name = 'NotDue';
}
