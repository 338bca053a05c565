import { Injectable } from '@nestjs/common';
import { LoginAttempts, loginFailed, Passwords } from '../authentication/index.js';
import { invalidInput, isRefusal } from '../kernel/index.js';
import { Settings } from '../settings/index.js';
import { Accounts } from './accounts.js';

/** Asks a logged-in member for the password again: an unlocked phone is not enough for some changes. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: LoginAttempts,
    private readonly passwords: Passwords,
    private readonly settings: Settings,
  ) {}

  /**
   * Wrong ones count like wrong logins, so that a session cannot be used for guessing.
   * @throws invalidInput with `wrong`, accountLocked
   */
  async confirm(memberId: string, password: string, address: string, wrong: { field: string; code: string }) {
    const account = (await this.accounts.emailOf(memberId)) ?? memberId;
    const { loginTries: tries, loginLockMinutes: lockMinutes } = this.settings.current();
    try {
      const check = async () => ((await this.passwords.matches(memberId, password)) ? true : undefined);
      await this.attempts.guard({ kind: 'member', account, address }, { tries, lockMinutes }, check);
    } catch (error) {
      throw isRefusal(error) && error.code === loginFailed.code ? invalidInput([wrong]) : error;
    }
  }
}
