import { definePolicy } from '../../../kernel/index.js';
import { endSessions } from '../credentials/end-sessions.job.js';
import { eraseMember } from './erase-member.job.js';
import type { MemberEvent } from '../member.events.js';

/**
 * A deleted account is logged out everywhere and erased after the grace period (ACC-12); an expired sign-up has no
 * grace period (PRV-02).
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
