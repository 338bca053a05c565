import { Injectable } from '@nestjs/common';
import { networkOf, Tallies, tooManyTries, type Place } from '../authentication/index.js';
import { Config, Vault } from '../kernel/index.js';

const HOUR_MINUTES = 60;
/** An office, or a street behind one address; whoever is behind it, so many strangers an hour are mailed for it. */
const NETWORK_AN_HOUR = 20;
/** Of one provider, from wherever: more would get our mail refused there. */
const DOMAIN_AN_HOUR = 300;

/** Mails to addresses that nobody has confirmed: after sign-up, once more, to a corrected one. */
@Injectable()
export class UnconfirmedMails {
  constructor(
    private readonly tallies: Tallies,
    private readonly vault: Vault,
    private readonly config: Config,
  ) {}

  /** Counts one, of any number at once no more than the limits. @throws tooManyTries */
  async count(email: string, { address }: Place): Promise<void> {
    const of = (what: string, value: string) => this.vault.hmac(`unconfirmed mails ${what}`, value);
    const limits = this.config.networkLimits;
    const tallies = [
      { subject: of('network', networkOf(address)), limit: NETWORK_AN_HOUR * limits },
      { subject: of('domain', domainOf(email)), limit: DOMAIN_AN_HOUR * limits },
    ];
    const minutes = await this.tallies.count(tallies, HOUR_MINUTES);
    if (minutes > 0) throw tooManyTries({ minutes });
  }
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
