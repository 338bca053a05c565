import { definePolicy } from '../../../kernel/index.js';
import { endSessions } from '../credentials/end-sessions.job.js';
import type { MemberEvent } from '../member.events.js';

/** Logs out members whom staff disable (ADM-02). */
export const disablingPolicy = definePolicy<MemberEvent>({
  name: 'disabling',
  on: {
    MemberDisabled: ({ streamId: memberId, version }) => [
      endSessions.at({ memberId }, { key: `${memberId} ${version}` }),
    ],
  },
});
