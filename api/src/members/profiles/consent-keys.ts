import {
  defineJob,
  definePolicy,
  ErasesMember,
  HandlesJob,
  Store,
  Vault,
  type Eraser,
  type JobHandler,
  type Sealed,
} from '../../kernel/index.js';
import { purposeOf, type Purpose } from './profile-fields.values.js';
import type { ProfileEvent } from './profile.events.js';
import { profileOf, type ProfileState } from './profile.js';

interface GivenConsent {
  memberId: string;
  purpose: Purpose;
  givenAt: string;
}

/**
 * Each consent has its own key: data sealed with it becomes unreadable when consent is withdrawn, in the events too.
 */
const keyOf = ({ memberId, purpose, givenAt }: GivenConsent): string => `${memberId} ${purpose} ${givenAt}`;

/** Seals a profile field with the member's key or, for special category data, with the key of the consent. */
export function sealField(
  vault: Vault,
  memberId: string,
  { field, text, consents }: { field: string; text: string; consents: ProfileState['consents'] },
): Promise<Sealed> {
  const purpose = purposeOf(field);
  const givenAt = purpose && consents[purpose];
  // Without consent, the rule rejects what is sealed here.
  return givenAt
    ? vault.seal(keyOf({ memberId, purpose, givenAt }), text, { within: memberId })
    : vault.seal(memberId, text);
}

export const forgetConsent = defineJob<GivenConsent>('forget-consent');

@HandlesJob(forgetConsent)
export class ForgetConsent implements JobHandler<GivenConsent> {
  constructor(private readonly vault: Vault) {}

  run(consent: GivenConsent): Promise<void> {
    return this.vault.destroy(keyOf(consent));
  }
}

export const forgetConsentPolicy = definePolicy<ProfileEvent>({
  name: 'forget-consent',
  on: {
    ConsentWithdrawn: ({ streamId: memberId, version, data: { purpose, givenAt } }) => [
      forgetConsent.at({ memberId, purpose, givenAt }, { key: `forget-consent ${memberId} ${version}` }),
    ],
  },
});

const MANY = 100_000;

@ErasesMember()
export class ConsentKeys implements Eraser {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async erase(memberId: string): Promise<void> {
    const given = await this.store.history(profileOf(memberId), { limit: MANY, types: ['ConsentGiven'] });
    for (const { data } of given) {
      if ('purpose' in data) await this.vault.destroy(keyOf({ memberId, purpose: data.purpose, givenAt: data.at }));
    }
  }
}
