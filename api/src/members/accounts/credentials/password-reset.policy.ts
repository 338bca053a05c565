import { definePolicy } from '../../../kernel/index.js';
import { endSessions } from './end-sessions.job.js';
import type { MemberEvent } from '../member.events.js';

/** Ends all sessions opened with the old password (ACC-07). */
export const passwordResetPolicy = definePolicy<MemberEvent>({
  name: 'password-reset',
  on: {
    PasswordReset: ({ streamId: memberId, version }) => [
      endSessions.at({ memberId }, { key: `${memberId} ${version}` }),
    ],
  },
});
