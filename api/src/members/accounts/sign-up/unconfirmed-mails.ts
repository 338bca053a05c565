import { Injectable } from '@nestjs/common';
import { networkTallies, Tallies, tooManyTries, type Place } from '../../../ground/authentication/index.js';
import { Config, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { tooManyMails } from '../accounts.errors.js';
import { mailboxOf } from '../email.js';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Mails per hour for one network, which may be an office or a street; limits how many strangers it can have mailed. */
const NETWORK_PER_HOUR = 20;
/** Mails per hour to one mail domain, from all networks: with more, the provider would start to reject our mail. */
const DOMAIN_PER_HOUR = 300;
/** Multiplier of the daily limit per member for one mailbox: for its owner, and one member who mistyped the address. */
const MAILBOX_FACTOR = 2;

/** Limits mails to unconfirmed addresses: after sign-up, on request, to a corrected address, and to a new address. */
@Injectable()
export class UnconfirmedMails {
  constructor(
    private readonly tallies: Tallies,
    private readonly vault: Vault,
    private readonly config: Config,
    private readonly settings: Settings,
  ) {}

  /** Counts one mail; concurrent calls cannot exceed the limits. @throws tooManyTries */
  async count(email: string, { address }: Place): Promise<void> {
    const limits = this.config.networkLimits;
    const tallies = [
      ...networkTallies(address, NETWORK_PER_HOUR * limits, (network) => this.subjectOf('network', network)),
      { subject: this.subjectOf('domain', domainOf(email)), limit: DOMAIN_PER_HOUR * limits },
    ];
    const minutes = await this.tallies.count(tallies, HOUR_MINUTES);
    if (minutes > 0) throw tooManyTries({ minutes });
  }

  /**
   * Counts a mail that a member requested, perhaps to someone else's address: besides the limit per member there is one
   * per mailbox for all members together. @throws tooManyTries, tooManyMails
   */
  async countAsked(email: string, place: Place): Promise<void> {
    await this.count(email, place);
    const limit = MAILBOX_FACTOR * this.settings.current().activationMailsADay;
    const full = await this.tallies.count(
      [{ subject: this.subjectOf('mailbox', mailboxOf(email)), limit }],
      DAY_MINUTES,
    );
    if (full > 0) throw tooManyMails({});
  }

  private subjectOf(what: string, value: string): string {
    return this.vault.hmac(`unconfirmed mails ${what}`, value);
  }
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
