import { Injectable } from '@nestjs/common';
import { LoginAttempts } from '../authentication/index.js';
import { Settings } from '../settings/index.js';
import { deletedAccountExists, emailNotFound, emailTaken } from './accounts.errors.js';

const CODES = [emailTaken, emailNotFound, deletedAccountExists].map(({ code }) => code);

/** The site tells who has an account here, as its texts ask, but not to whoever goes through a list of addresses. */
@Injectable()
export class Disclosures {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly settings: Settings,
  ) {}

  /**
   * @param asked the e-mail address that is asked about, and the network address it is asked from
   * @throws tooManyTries
   */
  limit<T>(asked: { email: string; address: string }, work: () => Promise<T>): Promise<T> {
    const { loginTries: tries, loginLockMinutes: lockMinutes } = this.settings.current();
    const { email: account, address } = asked;
    return this.attempts.disclose({ account, address }, { tries, lockMinutes }, CODES, work);
  }
}
