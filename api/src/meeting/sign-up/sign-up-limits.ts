import { Injectable } from '@nestjs/common';
import { domainOf, UnconfirmedMails } from '../../members/accounts/index.js';
import { networkOf, networkTallies, Tallies, type Place } from '../../ground/authentication/index.js';
import { Config, Vault } from '../../kernel/index.js';
import { Challenges } from './challenges.js';
import { challengeRequired } from './sign-up.errors.js';

const DAY_MINUTES = 24 * 60;
const HOUR_MINUTES = 60;
/** Sign-ups per network and day without a challenge: more than a household needs. */
const NETWORK_A_DAY = 3;
const DOMAIN_AN_HOUR = 30;

interface Newcomer {
  email: string;
  place: Place;
  /** Solution of the challenge that was given. */
  solution: string | undefined;
}

/** Limits mass sign-ups: above a few per network each needs a challenge, above many they are refused. */
@Injectable()
export class SignUpLimits {
  constructor(
    private readonly tallies: Tallies,
    private readonly mails: UnconfirmedMails,
    private readonly challenges: Challenges,
    private readonly vault: Vault,
    private readonly config: Config,
  ) {}

  /** Counts one sign-up. @throws challengeRequired, tooManyTries */
  async admit({ email, place, solution }: Newcomer): Promise<void> {
    const network = networkOf(place.address);
    const limits = this.config.networkLimits;
    const byNetwork = networkTallies(place.address, NETWORK_A_DAY * limits, (name) =>
      this.vault.hmac('sign-ups network', name),
    );
    const byDomain = { subject: this.vault.hmac('sign-ups domain', domainOf(email)), limit: DOMAIN_AN_HOUR * limits };
    const many = (await this.tallies.fullFor([...byNetwork, byDomain])) > 0;
    if (many && !(await this.challenges.isSolved(network, solution))) {
      throw challengeRequired({ challenge: await this.challenges.create(network) });
    }
    await this.mails.count(email, place);
    await this.tallies.count(byNetwork, DAY_MINUTES);
    await this.tallies.count([byDomain], HOUR_MINUTES);
  }
}
