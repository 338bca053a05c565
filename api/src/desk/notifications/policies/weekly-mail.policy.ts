import type { MailingEvent } from '../../../members/accounts/index.js';
import { definePolicy } from '../../../kernel/index.js';
import { planWeeklyMail, weekAfter } from '../jobs/plan-weekly-mail.job.js';

/** A week after a member asked for it, and from then on week by week: each plan queues the next (NTF-02). */
export const weeklyMailPolicy = definePolicy<MailingEvent>({
  name: 'weekly-mail',
  on: {
    NotificationPreferencesChanged: ({ streamId: memberId, version, data: { preferences, changedAt } }) =>
      preferences.weekly_updates
        ? [planWeeklyMail.at({ memberId }, { key: `${memberId} ${version}`, runAt: weekAfter(new Date(changedAt)) })]
        : [],
  },
});
