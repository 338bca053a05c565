import type { MemberEvent } from '../../../members/accounts/index.js';
import { definePolicy } from '../../../kernel/index.js';
import { sendActivationMail } from '../jobs/send-activation-mail.job.js';

const mailTo = ({ streamId, version }: { streamId: string; version: number }) => [
  sendActivationMail.at({ memberId: streamId }, { key: `${streamId} ${version}` }),
];

/** After sign-up, and each time the member asks for another one (ACC-04). */
export const activationMailPolicy = definePolicy<MemberEvent>({
  name: 'activation-mail',
  on: { SignedUp: mailTo, ActivationMailRequested: mailTo },
});
