import { definePolicy } from '../../../kernel/index.js';
import type { AlbumEvent } from '../album.events.js';
import { publishDecisionJob } from '../jobs/publish-decision.job.js';

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
