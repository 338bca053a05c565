import { Injectable } from '@nestjs/common';
import { accountLocked, LoginAttempts, loginFailed, Passwords } from '../authentication/index.js';
import { isRefusal, Store } from '../kernel/index.js';
import { Settings } from '../settings/index.js';
import { deletedAccountExists, emailTaken } from './accounts.errors.js';
import { Accounts } from './accounts.js';

interface SignUpAgain {
  /** As `normaliseEmail` spells it. */
  email: string;
  password: string;
  address: string;
}

/** Somebody signs up with an address that has an account. */
@Injectable()
export class Returning {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly attempts: LoginAttempts,
    private readonly passwords: Passwords,
    private readonly settings: Settings,
  ) {}

  /**
   * Who left, and types the password of then, is told how to come back (ACC-12). All others hear what anybody hears,
   * after the same work.
   * @throws emailTaken, deletedAccountExists
   */
  async refuse({ email, password, address }: SignUpAgain): Promise<never> {
    const holder = await this.store.holder('email', email);
    const account = holder === null ? undefined : await this.accounts.find(holder);
    const eraseAt = account?.eraseAt;
    if (holder !== null && eraseAt && (await this.isTheirs(holder, { email, password, address }))) {
      throw deletedAccountExists({ erase_at: eraseAt.toISOString() });
    }
    if (!eraseAt) await this.passwords.matches(null, password);
    throw emailTaken({});
  }

  /** Counted as a login is: signing up is no way to guess. */
  private async isTheirs(memberId: string, { email: account, password, address }: SignUpAgain): Promise<boolean> {
    const { loginTries: tries, loginLockMinutes: lockMinutes } = this.settings.current();
    const attempt = { kind: 'member', account, address } as const;
    const check = async () => ((await this.passwords.matches(memberId, password)) ? true : undefined);
    try {
      return await this.attempts.guard(attempt, { tries, lockMinutes }, check);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.code === loginFailed.code) return false;
      // Also a lock is kept quiet, and no quicker: it would tell that there is something to come back to.
      if (error.code === accountLocked.code) return this.passwords.matches(null, password);
      throw error;
    }
  }
}
