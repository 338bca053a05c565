import { defineStream } from '../../kernel/domain.js';
import type { DiscountRedeemed, DiscountReleased, DiscountReserved, RedemptionEvent } from './redemption.events.js';

/** One member's use of one code. */
export interface Redemption {
  /** The latest unfinished order placed with it. */
  reservedFor: string | null;
  /** The completed order that used it. */
  redeemedFor: string | null;
}

export const redemption = defineStream<Redemption, RedemptionEvent>({
  type: 'redemption',
  revision: 1,
  initial: { reservedFor: null, redeemedFor: null },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'DiscountReserved':
        return { ...state, reservedFor: data.paymentId };
      case 'DiscountRedeemed':
        return { reservedFor: null, redeemedFor: data.paymentId };
      case 'DiscountReleased':
        return { ...state, reservedFor: null };
    }
  },
});

export const redemptionOf = (code: string, memberId: string) => redemption.of(`${code}:${memberId}`);

export interface Use {
  code: string;
  memberId: string;
  paymentId: string;
}

/** The latest order takes the reservation, so an unpaid order does not block the code (decision 0012). */
export const reserve = ({ reservedFor }: Redemption, use: Use, at: string): [DiscountReserved] | [] =>
  reservedFor === use.paymentId ? [] : [{ type: 'DiscountReserved', data: { ...use, reservedAt: at } }];

/**
 * The unpaid order whose place under a code's total limit another order of the member may use. Of a code that is for one
 * order only one of them can be completed; of any other all can, so none of them gives up its place.
 */
export const takesOver = ({ reservedFor }: Redemption, once: boolean): string | null => (once ? reservedFor : null);

/** For an order that failed. Does nothing if a later order has taken over the reservation. */
export const release = ({ reservedFor }: Redemption, use: Use, at: string): [DiscountReleased] | [] =>
  reservedFor === use.paymentId ? [{ type: 'DiscountReleased', data: { ...use, releasedAt: at } }] : [];

/** The first completed order redeems the code, whichever order holds the reservation. Check `isUsedUp` first. */
export const redeem = ({ redeemedFor }: Redemption, use: Use, at: string): [DiscountRedeemed] | [] =>
  redeemedFor === use.paymentId ? [] : [{ type: 'DiscountRedeemed', data: { ...use, redeemedAt: at } }];

/** Another order of the member has used the code; `once`: the code's limit when this order was placed. */
export const isUsedUp = ({ redeemedFor }: Redemption, { paymentId, once }: { paymentId: string; once: boolean }) =>
  once && redeemedFor !== null && redeemedFor !== paymentId;
