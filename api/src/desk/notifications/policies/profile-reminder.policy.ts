import type { MemberEvent } from '../../../members/accounts/index.js';
import { definePolicy } from '../../../kernel/index.js';
import { reminderDue, sendProfileReminder } from '../jobs/send-profile-reminder.job.js';

export const profileReminderPolicy = definePolicy<MemberEvent>({
  name: 'profile-reminder',
  on: {
    EmailConfirmed: ({ streamId: memberId, data: { confirmedAt } }) => [
      sendProfileReminder.at({ memberId }, { key: memberId, runAt: reminderDue(new Date(confirmedAt)) }),
    ],
  },
});
