import { Injectable } from '@nestjs/common';
import { memberOf } from '../../members/accounts/index.js';
import { Clock, isRefusal, Store } from '../../kernel/index.js';
import { profileOf } from '../../members/profiles/index.js';
import { discountOf, isOnce, requireCode, requireUsable, type Offer } from './discount.js';
import { placesOf, usageOf } from './places.js';
import { redemptionOf, sharesWith } from './redemption.js';
import { TIME_BONUS } from './time-bonus.values.js';

/** Queries about discounts for other contexts. */
@Injectable()
export class Discounts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** The offer that this code makes to the member now. @throws the refusals of MNY-06 */
  async offer(text: string, memberId: string): Promise<Offer> {
    const code = requireCode(text);
    // Read fresh: another process may just have settled a payment or changed the country.
    const [discount, redemption, places, member, profile] = await Promise.all([
      this.store.readFresh(discountOf(code)),
      this.store.readFresh(redemptionOf(code, memberId)),
      this.store.readFresh(placesOf(code)),
      this.store.readFresh(memberOf(memberId)),
      this.store.readFresh(profileOf(memberId)),
    ]);
    return requireUsable(code, discount, {
      memberId,
      country: profile.country,
      hasBought: member.hasBought,
      signedUpAt: member.signedUpAt,
      now: this.clock.now(),
      hasRedeemed: redemption.redeemedFor !== null,
      ...usageOf(places, sharesWith(redemption, isOnce(discount))),
    });
  }

  /** The offer that applies without a code, while it lasts (MNY-07). */
  async activeOffer(memberId: string): Promise<Offer | null> {
    try {
      return await this.offer(TIME_BONUS, memberId);
    } catch (refusal) {
      if (isRefusal(refusal)) return null;
      throw refusal;
    }
  }
}
