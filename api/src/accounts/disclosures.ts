import { Injectable } from '@nestjs/common';
import { LoginAttempts } from '../authentication/index.js';
import { Settings } from '../settings/index.js';
import { deletedAccountExists, emailNotFound, emailTaken } from './accounts.errors.js';

const CODES = [emailTaken, emailNotFound, deletedAccountExists].map(({ code }) => code);

interface Asked {
  /** The e-mail address that is asked about. */
  email: string;
  /** The network address it is asked from. */
  address: string;
}

/** The site tells who has an account here, as its texts ask, but not to whoever goes through a list of addresses. */
@Injectable()
export class Disclosures {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly settings: Settings,
  ) {}

  /**
   * For what only a refusal tells: it is done for an address that nobody has.
   * @throws tooManyTries
   */
  limit<T>(asked: Asked, work: () => Promise<T>): Promise<T> {
    return this.disclose(asked, (refusal) => refusal !== null && CODES.includes(refusal), work);
  }

  /**
   * For what tells by being done as much as by being refused.
   * @throws tooManyTries
   */
  limitAll<T>(asked: Asked, work: () => Promise<T>): Promise<T> {
    return this.disclose(asked, () => true, work);
  }

  private disclose<T>(asked: Asked, tells: (refusal: string | null) => boolean, work: () => Promise<T>): Promise<T> {
    const { loginTries: tries, loginLockMinutes: lockMinutes } = this.settings.current();
    const { email: account, address } = asked;
    return this.attempts.disclose({ account, address }, { tries, lockMinutes }, tells, work);
  }
}
