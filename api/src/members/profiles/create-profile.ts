import type { Transaction } from '../../kernel/domain.js';
import { create, profileOf, type NewProfile } from './profile.js';

/** Creates the member's profile; the transaction must write `profileOf(memberId)`. */
export const createProfile = (
  tx: Transaction,
  { memberId, ...fields }: Omit<NewProfile, 'now'> & { memberId: string },
): void => {
  tx.decide(profileOf(memberId), (state) => create(state, { ...fields, now: tx.now }));
};
