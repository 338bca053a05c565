import { Injectable } from '@nestjs/common';
import { KnownDevices, networkOf, Tallies, tooManyTries, type Place } from '../../../ground/authentication/index.js';
import { Config, isRefusal, Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { deletedAccountExists, emailNotFound, emailTaken } from '../accounts.errors.js';

const CODES = [emailTaken, emailNotFound, deletedAccountExists].map(({ code }) => code);
const DAY_MINUTES = 24 * 60;
/** Times what one network is told: so many times a day it is told whether one address has an account, wherever asked. */
const ALL_NETWORKS = 20;

interface Asked {
  /** Each way of asking has a count of its own: none closes another. */
  by: 'sign-up' | 'password-reset' | 'new-address';
  /** The e-mail address that is asked about. */
  email: string;
  place: Place;
}

/** The site tells who has an account here, as its texts ask, but not to whoever goes through a list of addresses. */
@Injectable()
export class EnumerationGuard {
  constructor(
    private readonly store: Store,
    private readonly tallies: Tallies,
    private readonly devices: KnownDevices,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  /** Whether one who asks from there may be told; what is not told is answered alike for every address. */
  async mayTell(asked: Asked): Promise<boolean> {
    return (await this.isOwn(asked)) || (await this.tallies.fullFor(this.talliesOf(asked))) === 0;
  }

  /** Counts that it is about to be told, and says whether it still may be: of any number at once no more are. */
  async tell(asked: Asked): Promise<boolean> {
    return (await this.isOwn(asked)) || (await this.tallies.count(this.talliesOf(asked), DAY_MINUTES)) === 0;
  }

  /**
   * For what only a refusal tells, where there is no answer for every address: after a few of them nothing is done.
   * @throws tooManyTries
   */
  async limit<T>(asked: Asked, work: () => Promise<T>): Promise<T> {
    const tallies = this.talliesOf(asked);
    const full = await this.tallies.fullFor(tallies);
    if (full > 0) throw tooManyTries({ minutes: full });
    return work().catch(async (error: unknown) => {
      if (!isRefusal(error) || !CODES.includes(error.code)) throw error;
      const minutes = await this.tallies.count(tallies, this.settings.current().loginLockMinutes);
      throw minutes > 0 ? tooManyTries({ minutes }) : error;
    });
  }

  /** Nothing new is told in a browser that has logged in to this very account. */
  private async isOwn({ email, place }: Asked): Promise<boolean> {
    if (place.shown === undefined) return false;
    return this.devices.recognise('member', await this.store.holder('email', email), place) !== undefined;
  }

  private talliesOf({ by, email, place }: Asked) {
    const { loginTries } = this.settings.current();
    return [
      {
        subject: this.vault.hmac(`told ${by} network`, networkOf(place.address)),
        limit: loginTries * this.config.networkLimits,
      },
      { subject: this.vault.hmac(`told ${by} email`, email), limit: loginTries * ALL_NETWORKS },
    ];
  }
}
