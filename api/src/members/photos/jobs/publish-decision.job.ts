import {
  Clock,
  defineJob,
  definePolicy,
  HandlesJob,
  requireDue,
  Store,
  type JobHandler,
} from '../../../kernel/index.js';
import { memberOf } from '../../accounts/index.js';
import { albumOf, publishDecision } from '../album.js';
import type { AlbumEvent } from '../album.events.js';
import { isErased } from '../taking-down.js';

interface Payload {
  memberId: string;
  photoId: string;
  /** Identifies the decision: a withdrawn one may be followed by another. */
  effectiveAt: string;
}

/** The owner is waiting for it, so it is retried for days. */
const publishDecisionJob = defineJob<Payload>('settle-photo-decision', { attempts: 32 });

/** Carries out a decision that was not withdrawn in time. */
@HandlesJob(publishDecisionJob)
export class PublishDecisionJob implements JobHandler<Payload> {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async run({ memberId, photoId, effectiveAt }: Payload): Promise<void> {
    requireDue(this.clock, effectiveAt);
    const album = albumOf(memberId);
    const key = `settle ${photoId} ${effectiveAt}`;
    const streams = { reads: [memberOf(memberId)], writes: [album] };
    await this.store.transact({ actor: 'system', key, request: { photoId, effectiveAt }, ...streams }, (tx) => {
      if (isErased(tx, memberId)) return;
      tx.decide(album, (state) => publishDecision(state, { photoId, effectiveAt, at: tx.at }));
    });
  }
}

/** Publishes a decision once it can no longer be withdrawn. */
export const settleDecided = definePolicy<AlbumEvent>({
  name: 'settle-photo-decision',
  on: {
    PhotoDecided: ({ streamId: memberId, data: { photoId, effectiveAt } }) => [
      publishDecisionJob.at(
        { memberId, photoId, effectiveAt },
        { key: `${photoId} ${effectiveAt}`, runAt: new Date(effectiveAt) },
      ),
    ],
  },
});
