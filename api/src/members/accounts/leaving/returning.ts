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
  /** As returned by `normaliseEmail`. */
  email: string;
  password: string;
  place: Place;
}

/** Handles a sign-up with an address that already has an account. */
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
   * With the password of a deleted account, the answer says how to restore it (ACC-12). In all other cases it is the
   * answer everybody receives, after the same amount of work.
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
   * Handles such a sign-up without revealing anything in the answer: the owner receives a mail with a link to log in.
   * It counts towards the daily limit on password reset mails.
   */
  async tellByMail(email: string, key: string): Promise<void> {
    const holder = await this.store.holder('email', email);
    await this.passwords.verify(null, '');
    if (holder !== null) await this.resets.request(holder, key, 'sign-up').catch(ignoreRefusal);
  }

  /** Failures count as failed logins, so that sign-up cannot be used for guessing passwords. */
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
      // A lock is not reported either, and takes as long to answer, because it would reveal that the account exists.
      if (error.code !== accountLocked.code) throw error;
      await this.passwords.verify(null, password);
      return false;
    }
  }
}
