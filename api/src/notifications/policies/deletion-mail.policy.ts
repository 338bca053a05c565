import type { MemberEvent } from '../../accounts/index.js';
import { definePolicy } from '../../kernel/index.js';
import { sendDeletionMail } from '../jobs/send-deletion-mail.job.js';

export const deletionMailPolicy = definePolicy<MemberEvent>({
  name: 'deletion-mail',
  on: {
    MemberDeleted: ({ streamId: memberId, version, data: { deletedAt } }) => [
      sendDeletionMail.at({ memberId, deletedAt }, { key: `${memberId} ${version}` }),
    ],
  },
});
