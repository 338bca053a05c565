import type { MemberEvent } from '../../../members/accounts/index.js';
import type { ProfileEvent } from '../../../members/profiles/index.js';
import type { WalletEvent } from '../../../money/credits/index.js';
import { definePolicy } from '../../../kernel/index.js';
import { countStepJob } from '../jobs/count-step.job.js';

const ofMember = ({ streamId: memberId, version }: { streamId: string; version: number }) => [
  countStepJob.at({ memberId, of: 'member', version }, { key: `member ${memberId} ${version}` }),
];
/** What was counted is so no more, or is again. */
const ofProfile = ({ streamId: memberId, version }: { streamId: string; version: number }) => [
  countStepJob.at({ memberId, of: 'profile', version }, { key: `profile ${memberId} ${version}` }),
];
const ofWallet = ({ streamId: memberId, version }: { streamId: string; version: number }) => [
  countStepJob.at({ memberId, of: 'wallet', version }, { key: `wallet ${memberId} ${version}` }),
];

/** Each step between the first visit and the money, for the report (ADM-10). */
export const countSteps = definePolicy<MemberEvent | ProfileEvent | WalletEvent>({
  name: 'count-steps',
  on: {
    SignedUp: ofMember,
    EmailConfirmed: ofMember,
    ProfileMarkedFictional: ofProfile,
    ProfileUnmarkedFictional: ofProfile,
    CreditsBought: ofWallet,
    CreditsRefunded: ofWallet,
    CreditsChargedBack: ofWallet,
    CreditsReinstated: ofWallet,
  },
});
