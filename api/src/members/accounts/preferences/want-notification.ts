import type { Transaction } from '../../../kernel/domain.js';
import { changePreferences, mailingOf } from './mailing.js';
import type { Preference } from './mailing.events.js';

/** The member asks for it elsewhere on the site; the transaction must write `mailingOf(memberId)` (NTF-01). */
export const wantNotification = (tx: Transaction, memberId: string, preference: Preference): void => {
  const wanted = { [preference]: true };
  tx.decide(mailingOf(memberId), (state) => changePreferences(state, { wanted, now: tx.now }));
};
