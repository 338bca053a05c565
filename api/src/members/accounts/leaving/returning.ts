import { Injectable } from '@nestjs/common';
import {
  accountLocked,
  KnownDevices,
  LoginAttempts,
  loginFailed,
  Passwords,
  type Place,
} from '../../../ground/authentication/index.js';
import { isRefusal, Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { PasswordResets } from '../credentials/password-resets.js';
import { deletedAccountExists, emailTaken } from '../accounts.errors.js';
import { Accounts } from '../accounts.js';

const ignoreRefusal = (error: unknown): void => {
  if (!isRefusal(error) || error.status >= 500) throw error;
};

interface SignUpAgain {
  /** As `normaliseEmail` spells it. */
  email: string;
  password: string;
  place: Place;
}

/** Somebody signs up with an address that has an account. */
@Injectable()
export class Returning {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly attempts: LoginAttempts,
    private readonly devices: KnownDevices,
    private readonly passwords: Passwords,
    private readonly resets: PasswordResets,
    private readonly settings: Settings,
  ) {}

  /**
   * Who left, and types the password of then, is told how to come back (ACC-12). All others hear what anybody hears,
   * after the same work.
   * @throws emailTaken, deletedAccountExists
   */
  async refuse({ email, password, place }: SignUpAgain): Promise<never> {
    const holder = await this.store.holder('email', email);
    const account = holder === null ? undefined : await this.accounts.find(holder);
    const eraseAt = account?.eraseAt;
    if (holder !== null && eraseAt && (await this.isTheirs(holder, { email, password, place }))) {
      throw deletedAccountExists({ erase_at: eraseAt.toISOString() });
    }
    if (!eraseAt) await this.passwords.verify(null, password);
    throw emailTaken({});
  }

  /**
   * The same, unsaid: whose address it is reads it in the mailbox, by a mail of its own that leads back in. It is one of
   * the few a day that anybody may ask for.
   */
  async tellByMail(email: string, key: string): Promise<void> {
    const holder = await this.store.holder('email', email);
    await this.passwords.verify(null, '');
    if (holder !== null) await this.resets.request(holder, key, 'sign-up').catch(ignoreRefusal);
  }

  /** Counted as a login is: signing up is no way to guess. */
  private async isTheirs(memberId: string, { email: account, password, place }: SignUpAgain): Promise<boolean> {
    const { loginTries: tries, loginLockMinutes: lockMinutes } = this.settings.current();
    const known = this.devices.recognise('member', memberId, place);
    const attempt = { kind: 'member', account, address: place.address, known } as const;
    const check = () => this.passwords.verify(memberId, password);
    try {
      await this.attempts.guard(attempt, { tries, lockMinutes }, check);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.code === loginFailed.code) return false;
      // Also a lock is kept quiet, and no quicker: it would tell that there is something to come back to.
      if (error.code !== accountLocked.code) throw error;
      await this.passwords.verify(null, password);
      return false;
    }
  }
}
