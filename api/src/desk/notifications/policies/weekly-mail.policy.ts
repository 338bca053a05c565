import type { MailingEvent } from '../../../members/accounts/index.js';
import { definePolicy } from '../../../kernel/index.js';
import { planWeeklyMail, weekAfter } from '../jobs/plan-weekly-mail.job.js';

/** Starts a week after the member opts in; from then on each plan queues the next one (NTF-02). */
export const weeklyMailPolicy = definePolicy<MailingEvent>({
  name: 'weekly-mail',
  on: {
    NotificationPreferencesChanged: ({ streamId: memberId, version, data: { preferences, changedAt } }) =>
      preferences.weekly_updates
        ? [
            planWeeklyMail.at(
              { memberId, since: changedAt },
              { key: `${memberId} ${version}`, runAt: weekAfter(new Date(changedAt)) },
            ),
          ]
        : [],
  },
});
