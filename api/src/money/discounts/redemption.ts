import { defineStream } from '../../kernel/domain.js';
import type { DiscountRedeemed, DiscountReleased, DiscountReserved, RedemptionEvent } from './redemption.events.js';

/** One member's use of one code. */
export interface Redemption {
  /** Unfinished orders placed with it, oldest first. */
  open: readonly string[];
  /** The completed order that used it. */
  redeemedFor: string | null;
}

export const redemption = defineStream<Redemption, RedemptionEvent>({
  type: 'redemption',
  revision: 2,
  initial: { open: [], redeemedFor: null },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'DiscountReserved':
        return { ...state, open: [...without(state, data.paymentId), data.paymentId] };
      case 'DiscountRedeemed':
        return { open: [], redeemedFor: data.paymentId };
      case 'DiscountReleased':
        return { ...state, open: without(state, data.paymentId) };
    }
  },
});

const without = ({ open }: Redemption, paymentId: string) => open.filter((id) => id !== paymentId);

export const redemptionOf = (code: string, memberId: string) => redemption.of(`${code}:${memberId}`);

export interface Use {
  code: string;
  memberId: string;
  paymentId: string;
}

/** The latest order takes the reservation, so an unpaid order does not block the code (decision 12). */
export const reserve = ({ open }: Redemption, use: Use, at: string): [DiscountReserved] | [] =>
  open.at(-1) === use.paymentId ? [] : [{ type: 'DiscountReserved', data: { ...use, reservedAt: at } }];

/**
 * The latest unpaid order, whose place under a code's total limit another order of the member may share. Of a code that is for one
 * order only one of them can be completed; of any other all can, so each has a place of its own.
 */
export const sharesWith = ({ open }: Redemption, once: boolean): string | null => (once ? (open.at(-1) ?? null) : null);

/** For an order that failed. Does nothing if it has been released, or another one was completed. */
export const release = ({ open }: Redemption, use: Use, at: string): [DiscountReleased] | [] =>
  open.includes(use.paymentId) ? [{ type: 'DiscountReleased', data: { ...use, releasedAt: at } }] : [];

/** The first completed order redeems the code, whichever order holds the reservation. Check `isUsedUp` first. */
export const redeem = ({ redeemedFor }: Redemption, use: Use, at: string): [DiscountRedeemed] | [] =>
  redeemedFor === use.paymentId ? [] : [{ type: 'DiscountRedeemed', data: { ...use, redeemedAt: at } }];

/** Another order of the member has used the code; `once`: the code's limit when this order was placed. */
export const isUsedUp = ({ redeemedFor }: Redemption, { paymentId, once }: { paymentId: string; once: boolean }) =>
  once && redeemedFor !== null && redeemedFor !== paymentId;
