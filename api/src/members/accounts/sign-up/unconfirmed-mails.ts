import { Injectable } from '@nestjs/common';
import { networkOf, Tallies, tooManyTries, type Place } from '../../../ground/authentication/index.js';
import { Config, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { tooManyMails } from '../accounts.errors.js';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** An office, or a street behind one address; whoever is behind it, so many strangers an hour are mailed for it. */
const NETWORK_AN_HOUR = 20;
/** Of one provider, from wherever: more would get our mail refused there. */
const DOMAIN_AN_HOUR = 300;
/** To one mailbox a day, as often as so many members may each ask for: its owner, and who mistyped once. */
const MEMBERS_OF_A_MAILBOX = 2;

/** Mails to addresses that nobody has confirmed: after sign-up, once more, to a corrected one, to one that is to replace another. */
@Injectable()
export class UnconfirmedMails {
  constructor(
    private readonly tallies: Tallies,
    private readonly vault: Vault,
    private readonly config: Config,
    private readonly settings: Settings,
  ) {}

  /** Counts one, of any number at once no more than the limits. @throws tooManyTries */
  async count(email: string, { address }: Place): Promise<void> {
    const limits = this.config.networkLimits;
    const tallies = [
      { subject: this.subjectOf('network', networkOf(address)), limit: NETWORK_AN_HOUR * limits },
      { subject: this.subjectOf('domain', domainOf(email)), limit: DOMAIN_AN_HOUR * limits },
    ];
    const minutes = await this.tallies.count(tallies, HOUR_MINUTES);
    if (minutes > 0) throw tooManyTries({ minutes });
  }

  /**
   * Counts one that a member asked for, who may have typed anybody's address: their own limit is each member's, that of
   * the mailbox holds for all of them together. @throws tooManyTries, tooManyMails
   */
  async countAsked(email: string, place: Place): Promise<void> {
    await this.count(email, place);
    const limit = MEMBERS_OF_A_MAILBOX * this.settings.current().activationMailsADay;
    const full = await this.tallies.count([{ subject: this.subjectOf('mailbox', email), limit }], DAY_MINUTES);
    if (full > 0) throw tooManyMails({});
  }

  private subjectOf(what: string, value: string): string {
    return this.vault.hmac(`unconfirmed mails ${what}`, value);
  }
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
