import { authenticationRequired, type Sealed } from '../kernel/index.js';
import { alreadyConfirmed, linkExpired, tooManyMails } from './accounts.errors.js';
import { withinADay, type MemberState } from './member.js';
import type { ActivationMailRequested, EmailChanged, EmailChangeRequested } from './member.events.js';

interface Wanted {
  email: Sealed;
  /** How many mails a day the site sends to addresses nobody has confirmed. */
  mailsADay: number;
  now: Date;
}

/** Before the first address is confirmed it is simply replaced, and the new one is mailed (ACC-04). */
export const correctEmail = (
  state: MemberState,
  { email, mailsADay, now }: Wanted,
): [EmailChanged, ActivationMailRequested] => {
  if (state.status === 'active') throw alreadyConfirmed({});
  if (state.status !== 'not_confirmed') throw authenticationRequired({});
  refuseTooMany(state, mailsADay, now);
  const at = now.toISOString();
  return [
    { type: 'EmailChanged', data: { email, confirmed: false, changedAt: at } },
    { type: 'ActivationMailRequested', data: { requestedAt: at } },
  ];
};

export const requestEmailChange = (state: MemberState, { email, mailsADay, now }: Wanted): [EmailChangeRequested] => {
  if (state.status !== 'active') throw authenticationRequired({});
  refuseTooMany(state, mailsADay, now);
  return [{ type: 'EmailChangeRequested', data: { email, requestedAt: now.toISOString() } }];
};

/** Opening the link of the last request; a second click finds all done. */
export const changeEmail = (state: MemberState, { number, now }: { number: number; now: Date }): EmailChanged[] => {
  if (state.status !== 'active') throw linkExpired({});
  if (state.emailFromRequest === number) return [];
  if (state.emailRequest?.number !== number) throw linkExpired({});
  const { email } = state.emailRequest;
  return [{ type: 'EmailChanged', data: { email, confirmed: true, changedAt: now.toISOString() } }];
};

function refuseTooMany({ mailsRequestedAt }: MemberState, mailsADay: number, now: Date): void {
  if (withinADay(mailsRequestedAt, now).length >= mailsADay) throw tooManyMails({});
}
