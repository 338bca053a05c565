import { Injectable } from '@nestjs/common';
import { LoginAttempts, loginFailed, Passwords } from '../../../ground/authentication/index.js';
import { invalidInput, isRefusal, Store, type FieldError, type Member } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { Accounts } from '../accounts.js';
import { memberOf, type MemberState } from '../member.js';

/** The password version that was confirmed, and the field error for a wrong password. */
export interface Shown {
  passwordVersion: number;
  wrong: FieldError;
}

/** Rejects an action confirmed with a password that has been replaced since. */
export function requireShown({ passwordVersion }: MemberState, shown: Shown): void {
  if (passwordVersion !== shown.passwordVersion) throw invalidInput([shown.wrong]);
}

/** Asks a logged-in member for the password again, because some changes need more than an unlocked phone. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly attempts: LoginAttempts,
    private readonly passwords: Passwords,
    private readonly settings: Settings,
  ) {}

  /**
   * Wrong passwords count as failed logins of this session only: the check cannot be used for guessing, and guesses
   * made elsewhere do not lock the owner out. The confirmed action must call `requireShown` in its transaction.
   * @throws invalidInput with `wrong`, accountLocked
   */
  async confirm({ id, sessionId }: Member, password: string, address: string, wrong: FieldError): Promise<Shown> {
    // Read before the check, so that a password change in between is noticed.
    const { passwordVersion } = await this.store.readFresh(memberOf(id));
    const account = (await this.accounts.emailOf(id)) ?? id;
    const { loginTries: tries, loginLockMinutes: lockMinutes } = this.settings.current();
    try {
      const check = () => this.passwords.verify(id, password);
      const attempt = { kind: 'member', account, address, known: sessionId } as const;
      await this.attempts.guard(attempt, { tries, lockMinutes }, check);
      return { passwordVersion, wrong };
    } catch (error) {
      throw isRefusal(error) && error.code === loginFailed.code ? invalidInput([wrong]) : error;
    }
  }
}
