import { defineStream } from '../../kernel/domain.js';
import { discountExpired } from './discounts.errors.js';
import type { DiscountPlaceFreed, DiscountPlaceHeld, DiscountPlaceUsed, PlacesEvent } from './places.events.js';

/** How many of a code's limited uses are gone (ADM-03). One stream for each code, so two orders never share the last. */
export interface Places {
  used: number;
  /** Ids of unpaid orders that hold a place. */
  held: readonly string[];
}

export const places = defineStream<Places, PlacesEvent>({
  type: 'discountplaces',
  revision: 1,
  initial: { used: 0, held: [] },
  evolve: ({ used, held }, { type, data }) => {
    const without = (id: string | null) => held.filter((one) => one !== id);
    switch (type) {
      case 'DiscountPlaceHeld':
        return { used, held: [...without(data.instead), data.paymentId] };
      case 'DiscountPlaceFreed':
        return { used, held: without(data.paymentId) };
      case 'DiscountPlaceUsed':
        return { used: used + 1, held: without(data.heldFor) };
    }
  },
});

export const placesOf = places.of;

/**
 * `paymentId`: the order. `reservedFor`: the member's unpaid order whose place this one may take over. Null where the code
 * is good for every order: each of them can then be paid, and so holds a place of its own.
 */
interface Order {
  paymentId: string;
  reservedFor: string | null;
}

/** Places that are used or held, and whether one of them is held for this member. */
export const standing = ({ used, held }: Places, reservedFor: string | null) => ({
  taken: used + held.length,
  holdsPlace: reservedFor !== null && held.includes(reservedFor),
});

const holderOf = ({ held }: Places, { paymentId, reservedFor }: Order): string | null =>
  [paymentId, reservedFor].find((id) => id !== null && held.includes(id)) ?? null;

/** Whether this order can be paid with the code, as far as its limit goes. */
export const hasPlace = (state: Places, order: Order & { maxUses: number }): boolean =>
  holderOf(state, order) !== null || standing(state, null).taken < order.maxUses;

/** @throws discountExpired if all are taken */
export function holdPlace(state: Places, order: Order & { maxUses: number; at: string }): [DiscountPlaceHeld] | [] {
  const { paymentId, at } = order;
  if (state.held.includes(paymentId)) return [];
  if (!hasPlace(state, order)) throw discountExpired({});
  return [{ type: 'DiscountPlaceHeld', data: { paymentId, instead: holderOf(state, order), heldAt: at } }];
}

/** For an order that failed. Does nothing if it holds none: a later order of the member may have taken it over. */
export const freePlace = ({ held }: Places, paymentId: string, at: string): [DiscountPlaceFreed] | [] =>
  held.includes(paymentId) ? [{ type: 'DiscountPlaceFreed', data: { paymentId, freedAt: at } }] : [];

/** For an order that was paid. Check `hasPlace` first. */
export const takePlace = (state: Places, order: Order & { at: string }): [DiscountPlaceUsed] => [
  {
    type: 'DiscountPlaceUsed',
    data: { paymentId: order.paymentId, heldFor: holderOf(state, order), usedAt: order.at },
  },
];
