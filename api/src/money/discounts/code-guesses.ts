import { Injectable } from '@nestjs/common';
import { KeyedMutex, networkTallies, Tallies } from '../../ground/authentication/index.js';
import { Config, isRefusal, tooManyRequests, Vault } from '../../kernel/index.js';
import { discountExpired, discountNotFound } from './discounts.errors.js';

/** Answers that tell somebody who tries codes whether there is one. */
const WRONG = [discountNotFound, discountExpired].map(({ code }) => code);
const HOUR_MINUTES = 60;
const MEMBER_AN_HOUR = 10;
/** Of a network, which may be an office. */
const NETWORK_AN_HOUR = 50;

/** Wrong discount codes are limited, and right ones are not: whoever has one may look at its prices as often as they like. */
@Injectable()
export class CodeGuesses {
  private readonly turns = new KeyedMutex();

  constructor(
    private readonly tallies: Tallies,
    private readonly vault: Vault,
    private readonly config: Config,
  ) {}

  /**
   * Counts the code that `look` refuses, and looks at none once there were too many. A member's take turns, so that no
   * right one is found among others that were sent with it.
   * @throws tooManyRequests
   */
  guard<T>({ memberId, ip }: { memberId: string; ip: string }, look: () => Promise<T>): Promise<T> {
    const limits = this.config.networkLimits;
    const tallies = [
      { subject: this.vault.hmac('codes member', memberId), limit: MEMBER_AN_HOUR * limits },
      ...networkTallies(ip, NETWORK_AN_HOUR * limits, (network) => this.vault.hmac('codes network', network)),
    ];
    return this.turns.take(memberId, async () => {
      refuse(await this.tallies.fullFor(tallies));
      try {
        return await look();
      } catch (error) {
        if (isRefusal(error) && WRONG.includes(error.code)) refuse(await this.tallies.count(tallies, HOUR_MINUTES));
        throw error;
      }
    });
  }
}

function refuse(minutes: number): void {
  if (minutes > 0) throw tooManyRequests({ seconds: minutes * 60, minutes });
}
