import { authenticationRequired, type Sealed } from '../../../kernel/index.js';
import { alreadyConfirmed, emailChangeNotPending, linkExpired, tooManyMails } from '../accounts.errors.js';
import { withinADay, type MemberState } from '../member.js';
import type {
  ActivationMailRequested,
  EmailChangeCancelled,
  EmailChanged,
  EmailChangeMailRequested,
  EmailChangeRequested,
} from '../member.events.js';

/** How long the link mailed to a new address can be opened, in milliseconds. */
export const EMAIL_LINK_LASTS = 24 * 60 * 60 * 1000;

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

/** The address that waits for its link, and until when it can; null: none does. */
export function pendingEmailChange(
  { status, emailRequest }: MemberState,
  now: Date,
): { email: Sealed; expiresAt: Date } | null {
  if (status !== 'active' || !emailRequest) return null;
  const expiresAt = new Date(Date.parse(emailRequest.mailedAt) + EMAIL_LINK_LASTS);
  return expiresAt > now ? { email: emailRequest.email, expiresAt } : null;
}

export const requestEmailChangeMail = (
  state: MemberState,
  { mailsADay, now }: Omit<Wanted, 'email'>,
): [EmailChangeMailRequested] => {
  if (!pendingEmailChange(state, now)) throw emailChangeNotPending({});
  refuseTooMany(state, mailsADay, now);
  return [{ type: 'EmailChangeMailRequested', data: { requestedAt: now.toISOString() } }];
};

/** Who has opened the link already hears that it is too late, instead of keeping an address that is gone. */
export const cancelEmailChange = (state: MemberState, { now }: { now: Date }): [EmailChangeCancelled] => {
  if (!pendingEmailChange(state, now)) throw emailChangeNotPending({});
  return [{ type: 'EmailChangeCancelled', data: { cancelledAt: now.toISOString() } }];
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
