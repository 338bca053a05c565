import { Clock, defineJob, definePolicy, HandlesJob, requireDue, type JobHandler } from '../../kernel/index.js';
import { ChatPhotoOutcomes } from './chat-photo-outcomes.js';
import type { ChatPhotoEvent } from './chat-photo.events.js';

// Somebody is waiting for it, and it is about credits that they paid: neither is given up for days.
const attempts = { attempts: 32 };

interface Settling {
  photoId: string;
  /** Which decision: one that was taken back may be followed by another. */
  effectiveAt: string;
}
export const settleChatPhoto = defineJob<Settling>('settle-chat-photo', attempts);

/** Carries out a decision that was not taken back in time. */
@HandlesJob(settleChatPhoto)
export class SettleChatPhoto implements JobHandler<Settling> {
  constructor(
    private readonly outcomes: ChatPhotoOutcomes,
    private readonly clock: Clock,
  ) {}

  async run({ photoId, effectiveAt }: Settling): Promise<void> {
    requireDue(this.clock, effectiveAt);
    await this.outcomes.settle(photoId, effectiveAt);
  }
}

interface Lapsing {
  photoId: string;
  /** The last instant of an answer in time. */
  answerBy: string;
}
export const lapseChatPhotoJob = defineJob<Lapsing>('lapse-chat-photo', attempts);

/** A photo to a fictional profile that is still not inspected when its time is over goes back (PRO-04). */
@HandlesJob(lapseChatPhotoJob)
export class LapseChatPhoto implements JobHandler<Lapsing> {
  constructor(
    private readonly outcomes: ChatPhotoOutcomes,
    private readonly clock: Clock,
  ) {}

  async run({ photoId, answerBy }: Lapsing): Promise<void> {
    requireDue(this.clock, answerBy);
    await this.outcomes.lapse(photoId);
  }
}

/** A decision waits until it can no longer be taken back; what is held for a fictional profile, no longer than an answer may. */
export const chatPhotosPolicy = definePolicy<ChatPhotoEvent>({
  name: 'chat-photos',
  on: {
    ChatPhotoSent: ({ streamId: photoId, data: { message, answerBy } }) =>
      message === null && answerBy !== null
        ? [lapseChatPhotoJob.at({ photoId, answerBy }, { key: photoId, runAt: new Date(answerBy) })]
        : [],
    ChatPhotoDecided: ({ streamId: photoId, data: { effectiveAt } }) => [
      settleChatPhoto.at({ photoId, effectiveAt }, { key: `${photoId} ${effectiveAt}`, runAt: new Date(effectiveAt) }),
    ],
  },
});
