import { Clock, defineJob, HandlesJob, type JobHandler, requireDue } from '../../kernel/index.js';
import { ChatPhotoOutcomes } from './chat-photo-outcomes.js';

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
