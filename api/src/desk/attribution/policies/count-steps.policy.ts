import type { MemberEvent } from '../../../members/accounts/index.js';
import type { ProfileEvent } from '../../../members/profiles/index.js';
import type { WalletEvent } from '../../../money/credits/index.js';
import { definePolicy } from '../../../kernel/index.js';
import { countStepJob, type Payload } from '../jobs/count-step.job.js';

const stepIn =
  (of: Payload['of']) =>
  ({ streamId: memberId, version }: { streamId: string; version: number }) => [
    countStepJob.at({ memberId, of, version }, { key: `${of} ${memberId} ${version}` }),
  ];

/** Each step between the first visit and the money, for the report (ADM-10). */
export const countSteps = definePolicy<MemberEvent | ProfileEvent | WalletEvent>({
  name: 'count-steps',
  on: {
    SignedUp: stepIn('member'),
    EmailConfirmed: stepIn('member'),
    // What was counted is so no more, or is again.
    ProfileMarkedFictional: stepIn('profile'),
    ProfileUnmarkedFictional: stepIn('profile'),
    CreditsBought: stepIn('wallet'),
    CreditsRefunded: stepIn('wallet'),
    CreditsChargedBack: stepIn('wallet'),
    CreditsReinstated: stepIn('wallet'),
  },
});
