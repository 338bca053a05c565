import { definePolicy } from '../../../kernel/index.js';
import type { ComplaintEvent } from '../complaint.events.js';
import { keptUntil } from '../complaint.js';
import { forgetComplaintJob } from '../jobs/forget-complaint.job.js';

const forgetAfter = (complaintId: string, closedAt: string) => [
  forgetComplaintJob.at({ complaintId, closedAt }, { key: `${complaintId} ${closedAt}`, runAt: keptUntil(closedAt) }),
];

/** ADM-09: each end starts a retention period, because a reply opens a complaint again. */
export const complaintRetentionPolicy = definePolicy<ComplaintEvent>({
  name: 'complaint-retention',
  on: {
    ComplaintAnswered: ({ streamId, data: { closes, answeredAt } }) =>
      closes ? forgetAfter(streamId, answeredAt) : [],
    ComplaintClosed: ({ streamId, data: { closedAt } }) => forgetAfter(streamId, closedAt),
  },
});
