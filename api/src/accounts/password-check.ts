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
   * @param accepted any of them will do
   * @throws invalidInput with `wrong`, accountLocked
   */
  async confirm(memberId: string, accepted: string[], address: string, wrong: { field: string; code: string }) {
    const account = (await this.accounts.emailOf(memberId)) ?? memberId;
    const { loginTries: tries, loginLockMinutes: lockMinutes } = this.settings.current();
    try {
      await this.attempts.guard({ kind: 'member', account, address }, { tries, lockMinutes }, async () => {
        for (const password of accepted) if (await this.passwords.matches(memberId, password)) return true;
        return undefined;
      });
    } catch (error) {
      throw isRefusal(error) && error.code === loginFailed.code ? invalidInput([wrong]) : error;
    }
  }
}
