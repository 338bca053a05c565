import { authenticationRequired } from '../../../kernel/index.js';
import { emailNotFound, linkExpired, tooManyResetMails } from '../accounts.errors.js';
import { mayComeBack } from '../leaving/deletion.js';
import { withinADay, type MemberState } from '../member.js';
import type { EmailChangeCancelled, PasswordChanged, PasswordReset, PasswordResetRequested } from '../member.events.js';

const isMember = ({ status }: MemberState) => status === 'active' || status === 'not_confirmed';

/**
 * Who asked for another address may have known no more than the old password: its links end with that. One that looks
 * too old ends too, for its mail may have been late.
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

/** Who has left may ask too: the mail then brings them back first, and only who reads it learns that they left (ACC-12). */
export const requestPasswordReset = (
  state: MemberState,
  { now, mailsADay, by }: { now: Date; mailsADay: number; by?: 'sign-up' | undefined },
): [PasswordResetRequested] => {
  if (!isMember(state) && !mayComeBack(state, now)) throw emailNotFound({});
  if (withinADay(state.resetsRequestedAt, now).length >= mailsADay) throw tooManyResetMails({});
  return [{ type: 'PasswordResetRequested', data: { requestedAt: now.toISOString(), ...(by && { by }) } }];
};

/** A link dies with the address it went to, and with the password it was to replace: so it works once. */
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
