import { defineStream } from '../../kernel/domain.js';
import { discountExpired } from './discounts.errors.js';
import type { DiscountPlaceFreed, DiscountPlaceHeld, DiscountPlaceUsed, PlacesEvent } from './places.events.js';

/** How many of a code's limited uses are gone (ADM-03). One stream for each code, so two orders never share the last. */
export interface Places {
  used: number;
  /** Places that are held, each by the unpaid orders, oldest first, of which one can be completed. */
  held: readonly (readonly string[])[];
}

export const places = defineStream<Places, PlacesEvent>({
  type: 'discountplaces',
  revision: 2,
  initial: { used: 0, held: [] },
  evolve: ({ used, held }, { type, data }) => {
    const { place, others } = placeOf(held, holderIn({ type, data } as PlacesEvent));
    switch (type) {
      case 'DiscountPlaceHeld':
        return { used, held: [...others, [...place, data.paymentId]] };
      case 'DiscountPlaceFreed': {
        // An older order of the member that can still be paid has it again.
        const left = place.filter((id) => id !== data.paymentId);
        return { used, held: left.length > 0 ? [...others, left] : others };
      }
      case 'DiscountPlaceUsed':
        return { used: used + 1, held: others };
    }
  },
});

function placeOf(held: Places['held'], id: string | null) {
  const place = held.find((orders) => id !== null && orders.includes(id));
  return { place: place ?? [], others: held.filter((one) => one !== place) };
}

/** The order by which the event names a place that is held. */
function holderIn({ type, data }: PlacesEvent): string | null {
  switch (type) {
    case 'DiscountPlaceHeld':
      return data.instead;
    case 'DiscountPlaceFreed':
      return data.paymentId;
    case 'DiscountPlaceUsed':
      return data.heldFor;
  }
}

export const placesOf = places.of;

/**
 * `paymentId`: the order. `reservedFor`: the member's unpaid order whose place this one may share. Null where the code is
 * good for every order: each of them can then be paid, and so holds a place of its own.
 */
interface Order {
  paymentId: string;
  reservedFor: string | null;
}

/** Places that are used or held, and whether one of them is held for this member. */
export const usageOf = ({ used, held }: Places, reservedFor: string | null) => ({
  taken: used + held.length,
  holdsPlace: placeOf(held, reservedFor).place.length > 0,
});

const holderOf = ({ held }: Places, { paymentId, reservedFor }: Order): string | null =>
  [paymentId, reservedFor].find((id) => placeOf(held, id).place.length > 0) ?? null;

/** Whether this order can be paid with the code, as far as its limit goes. */
export const hasPlace = (state: Places, order: Order & { maxUses: number }): boolean =>
  holderOf(state, order) !== null || usageOf(state, null).taken < order.maxUses;

/** @throws discountExpired if all are taken */
export function holdPlace(state: Places, order: Order & { maxUses: number; at: string }): [DiscountPlaceHeld] | [] {
  const { paymentId, at } = order;
  if (placeOf(state.held, paymentId).place.length > 0) return [];
  if (!hasPlace(state, order)) throw discountExpired({});
  return [{ type: 'DiscountPlaceHeld', data: { paymentId, instead: holderOf(state, order), heldAt: at } }];
}

/** For an order that failed; the place stays with the member's other orders that share it. Does nothing if it has none. */
export const freePlace = ({ held }: Places, paymentId: string, at: string): [DiscountPlaceFreed] | [] =>
  placeOf(held, paymentId).place.length > 0 ? [{ type: 'DiscountPlaceFreed', data: { paymentId, freedAt: at } }] : [];

/** For an order that was paid. Check `hasPlace` first. */
export const takePlace = (state: Places, order: Order & { at: string }): [DiscountPlaceUsed] => [
  {
    type: 'DiscountPlaceUsed',
    data: { paymentId: order.paymentId, heldFor: holderOf(state, order), usedAt: order.at },
  },
];
