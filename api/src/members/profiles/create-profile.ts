import type { Sealed, Transaction } from '../../kernel/domain.js';
import type { Purpose } from './profile-fields.values.js';
import { create, profileOf } from './profile.js';

interface NewProfile {
  memberId: string;
  name: Sealed;
  dateOfBirth: Sealed;
  gender: Sealed;
  soughtGender: Sealed | null;
  country: string;
  region: string | null;
  city: Sealed | null;
  location: Sealed | null;
  description: Sealed | null;
  consents: readonly Purpose[];
  consentedAt: string;
  interests: Sealed | null;
}

/** Creates the member's profile; the transaction must write `profileOf(memberId)`. */
export const createProfile = (tx: Transaction, { memberId, ...fields }: NewProfile): void => {
  tx.decide(profileOf(memberId), (state) => create(state, { ...fields, now: tx.now }));
};
