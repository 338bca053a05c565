import type { MemberEvent } from '../../../members/accounts/index.js';
import { definePolicy } from '../../../kernel/index.js';
import { sendSignupMessage } from '../jobs/send-signup-message.job.js';

/** Until then the member may not write to anyone (ACC-04). */
export const signupMessagePolicy = definePolicy<MemberEvent>({
  name: 'signup-message',
  on: {
    EmailConfirmed: ({ streamId: memberId }) => [sendSignupMessage.at({ memberId }, { key: memberId })],
  },
});
