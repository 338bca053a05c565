import { authenticationRequired, type Sealed } from '../../../kernel/domain.js';
import { emailNotFound, linkExpired, tooManyResetMails } from '../accounts.errors.js';
import { mayComeBack } from '../leaving/deletion.js';
import { withinADay, type MemberState } from '../member.js';
import type { EmailChangeCancelled, PasswordChanged, PasswordReset, PasswordResetRequested } from '../member.events.js';

const isMember = ({ status }: MemberState) => status === 'active' || status === 'not_confirmed';

/**
 * A pending change of address may have been requested by someone who knew the old password, so it is cancelled with it.
 * An expired one is cancelled too, because its mail may have been delayed.
 */
const endEmailChange = ({ emailRequest }: MemberState, now: Date): EmailChangeCancelled[] =>
  emailRequest ? [{ type: 'EmailChangeCancelled', data: { cancelledAt: now.toISOString() } }] : [];

export const changePassword = (
  state: MemberState,
  { now }: { now: Date },
): [PasswordChanged, ...EmailChangeCancelled[]] => {
  if (!isMember(state)) throw authenticationRequired({});
  return [{ type: 'PasswordChanged', data: { changedAt: now.toISOString() } }, ...endEmailChange(state, now)];
};

/**
 * Also allowed for deleted accounts: the mail first restores the account, and only its reader learns of the deletion
 * (ACC-12).
 */
export const requestPasswordReset = (
  state: MemberState,
  { now, mailsADay, by, reason }: { now: Date; mailsADay: number; by?: 'sign-up' | undefined; reason?: Sealed },
): [PasswordResetRequested] => {
  if (!isMember(state) && !mayComeBack(state, now)) throw emailNotFound({});
  if (withinADay(state.resetsRequestedAt, now).length >= mailsADay) throw tooManyResetMails({});
  return [
    {
      type: 'PasswordResetRequested',
      data: { requestedAt: now.toISOString(), ...(by && { by }), ...(reason && { reason }) },
    },
  ];
};

/** Binds a link to the address it was sent to and the password it was to replace, so that it works only once. */
export const resetSubject = ({
  emailVersion,
  passwordVersion,
}: Pick<MemberState, 'emailVersion' | 'passwordVersion'>): string => `${emailVersion} ${passwordVersion}`;

export const resetPassword = (
  state: MemberState,
  { subject, now }: { subject: string; now: Date },
): [PasswordReset, ...EmailChangeCancelled[]] => {
  if (!isMember(state) || resetSubject(state) !== subject) throw linkExpired({});
  return [{ type: 'PasswordReset', data: { resetAt: now.toISOString() } }, ...endEmailChange(state, now)];
};
