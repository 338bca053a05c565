import { Injectable } from '@nestjs/common';
import {
  KnownDevices,
  networkTallies,
  Tallies,
  tooManyTries,
  type Place,
} from '../../../ground/authentication/index.js';
import { Config, isRefusal, Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { deletedAccountExists, emailNotFound, emailTaken } from '../accounts.errors.js';

const CODES = [emailTaken, emailNotFound, deletedAccountExists].map(({ code }) => code);
const DAY_MINUTES = 24 * 60;
/** Multiplier of a network's limit for one address across all networks and forms, per day. */
const ALL_NETWORKS_FACTOR = 20;
/** Multiplier of a network's limit for all addresses across all networks, for each form. */
const SITE_FACTOR = 200;

interface Asked {
  /** Each form has its own counter, so that none can block another. */
  by: 'sign-up' | 'password-reset' | 'new-address';
  /** The e-mail address being checked. */
  email: string;
  place: Place;
}

/**
 * Lets the site say whether an address has an account, as its texts require, but not to someone testing a list of
 * addresses.
 */
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

  /** Whether the answer may be specific; otherwise it must be the same for every address. */
  async mayTell(asked: Asked): Promise<boolean> {
    return (await this.isOwn(asked)) || (await this.tallies.fullFor(this.talliesOf(asked))) === 0;
  }

  /** Counts a specific answer and returns whether it is still allowed; concurrent calls cannot exceed the limit. */
  async tell(asked: Asked): Promise<boolean> {
    return (await this.isOwn(asked)) || (await this.tallies.count(this.talliesOf(asked), DAY_MINUTES)) === 0;
  }

  /**
   * For actions whose rejection alone reveals an account, so that no neutral answer exists: blocks them after a few
   * rejections.
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

  /** A browser that has logged in to this account before learns nothing new. */
  private async isOwn({ email, place }: Asked): Promise<boolean> {
    if (place.shown === undefined) return false;
    return this.devices.recognise('member', await this.store.holder('email', email), place) !== undefined;
  }

  private talliesOf({ by, email, place }: Asked) {
    const { loginTries } = this.settings.current();
    const limit = loginTries * this.config.networkLimits;
    return [
      ...networkTallies(place.address, limit, (network) => this.vault.hmac(`told ${by} network`, network)),
      { subject: this.vault.hmac(`told ${by}`, 'anybody'), limit: limit * SITE_FACTOR },
      { subject: this.vault.hmac(`told ${by} email`, email), limit: loginTries * ALL_NETWORKS_FACTOR },
    ];
  }
}
