import type { FieldError, Sealed, Transaction } from '../../../kernel/domain.js';
import { termsVersion, type SettingsValues } from '../../../ground/settings/domain.js';
import { emailTaken } from '../accounts.errors.js';
import { normaliseEmail } from '../email.js';
import { memberOf, signUp } from '../member.js';

/** Errors in the account part of a sign-up form (ACC-02, ACC-03). */
export function accountProblems(
  form: { email: string; password: string; terms?: boolean },
  settings: Pick<SettingsValues, 'passwordLength'>,
): FieldError[] {
  const problems: FieldError[] = [];
  if (normaliseEmail(form.email) === null) problems.push({ field: 'email', code: 'invalid_email' });
  problems.push(...passwordProblems(form.password, settings));
  if (form.terms !== true) problems.push({ field: 'terms', code: 'terms_required' });
  return problems;
}

export function passwordProblems(
  password: string,
  { passwordLength: { min, max } }: Pick<SettingsValues, 'passwordLength'>,
  field = 'password',
): FieldError[] {
  const characters = [...password].length;
  return characters < min || characters > max ? [{ field, code: 'password_length', params: { min, max } }] : [];
}

interface NewAccount {
  memberId: string;
  /** As returned by `normaliseEmail`; claimed, so that no other member can hold it. */
  email: string;
  sealedEmail: Sealed;
  language: string;
  timeZone: string;
  domain: string;
  companyAdded: string;
  tracking: Sealed | null;
}

/** Opens the account; the transaction must write `memberOf(memberId)`. */
export function openAccount(tx: Transaction, account: NewAccount): void {
  const { memberId, email, sealedEmail, companyAdded, ...kept } = account;
  tx.claim({ kind: 'email', value: email, owner: memberId, taken: () => emailTaken({}) });
  tx.decide(memberOf(memberId), (state) =>
    signUp(state, { ...kept, email: sealedEmail, termsVersion: termsVersion(companyAdded), now: tx.now }),
  );
}
