import { authenticationRequired, type Sealed } from '../../../kernel/domain.js';
import { alreadyConfirmed, emailChangeNotPending, linkExpired } from '../accounts.errors.js';
import { refuseTooMany, type MemberState } from '../member.js';
import type {
  ActivationMailRequested,
  EmailChangeCancelled,
  EmailChanged,
  EmailChangeMailRequested,
  EmailChangeRequested,
} from '../member.events.js';

/** How long the link mailed to a new address is valid, in milliseconds. */
export const EMAIL_LINK_LASTS = 24 * 60 * 60 * 1000;

interface Wanted {
  email: Sealed;
  /** Maximum number of mails per day to an unconfirmed address. */
  mailsADay: number;
  now: Date;
}

/**
 * Before the first address is confirmed it is simply replaced, and the activation mail goes to the new one (ACC-04).
 */
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

/** The address waiting to be confirmed and the expiry of its link; null if there is none. */
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

/** If the link has been opened already, the member is told that it is too late to cancel. */
export const cancelEmailChange = (state: MemberState, { now }: { now: Date }): [EmailChangeCancelled] => {
  if (!pendingEmailChange(state, now)) throw emailChangeNotPending({});
  return [{ type: 'EmailChangeCancelled', data: { cancelledAt: now.toISOString() } }];
};

/** Confirms the last request when its link is opened; opening it again changes nothing. */
export const changeEmail = (state: MemberState, { number, now }: { number: number; now: Date }): EmailChanged[] => {
  if (state.status !== 'active') throw linkExpired({});
  if (state.emailFromRequest === number) return [];
  if (state.emailRequest?.number !== number) throw linkExpired({});
  const { email } = state.emailRequest;
  return [{ type: 'EmailChanged', data: { email, confirmed: true, changedAt: now.toISOString() } }];
};
