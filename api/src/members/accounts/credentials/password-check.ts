import { Injectable } from '@nestjs/common';
import { LoginAttempts, loginFailed, Passwords } from '../../../ground/authentication/index.js';
import { invalidInput, isRefusal, Store, type FieldError, type Member } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { Accounts } from '../accounts.js';
import { memberOf, type MemberState } from '../member.js';

/** Which of the member's passwords was shown, and how a wrong one is told. */
export interface Shown {
  passwordVersion: number;
  wrong: FieldError;
}

/** Refuses what was asked for with a password that another has replaced since. */
export function requireShown({ passwordVersion }: MemberState, shown: Shown): void {
  if (passwordVersion !== shown.passwordVersion) throw invalidInput([shown.wrong]);
}

/** Asks a logged-in member for the password again: an unlocked phone is not enough for some changes. */
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
   * Wrong ones count like wrong logins, for this session alone: it cannot be used for guessing, and who guesses
   * elsewhere does not hold back its owner. What is done for it asks
   * `requireShown` in its transaction.
   * @throws invalidInput with `wrong`, accountLocked
   */
  async confirm({ id, sessionId }: Member, password: string, address: string, wrong: FieldError): Promise<Shown> {
    // Before the check: who changes the password in between has the last word.
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
