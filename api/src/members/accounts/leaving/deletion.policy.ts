import { definePolicy } from '../../../kernel/index.js';
import { endSessions } from '../credentials/end-sessions.job.js';
import { eraseMember } from './erase-member.job.js';
import type { MemberEvent } from '../member.events.js';

/**
 * Who leaves is logged out everywhere, and forgotten when the time to come back is over (ACC-12); a sign-up that lapsed
 * has none (PRV-02).
 */
export const deletionPolicy = definePolicy<MemberEvent>({
  name: 'deletion',
  on: {
    MemberDeleted: ({ streamId: memberId, data: { deletedAt, eraseAt } }) => [
      endSessions.at({ memberId }, { key: `${memberId} ${deletedAt}` }),
      eraseMember.at({ memberId, deletedAt }, { key: `${memberId} ${deletedAt}`, runAt: new Date(eraseAt) }),
    ],
    SignUpLapsed: ({ streamId: memberId, data: { lapsedAt } }) => [
      endSessions.at({ memberId }, { key: `${memberId} ${lapsedAt}` }),
      eraseMember.at({ memberId, deletedAt: lapsedAt }, { key: `${memberId} ${lapsedAt}` }),
    ],
  },
});
