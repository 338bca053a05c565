import type { Event } from '../../kernel/domain.js';

/** An unpaid order has taken one of a code's limited uses; `instead`: of the member's older order, whose place it was. */
export type DiscountPlaceHeld = Event<
  'DiscountPlaceHeld',
  { paymentId: string; instead: string | null; heldAt: string }
>;
/** The order failed. */
export type DiscountPlaceFreed = Event<'DiscountPlaceFreed', { paymentId: string; freedAt: string }>;
/** The order was paid; `heldFor`: the order that held the place until then, null if none did. */
export type DiscountPlaceUsed = Event<
  'DiscountPlaceUsed',
  { paymentId: string; heldFor: string | null; usedAt: string }
>;

export type PlacesEvent = DiscountPlaceHeld | DiscountPlaceFreed | DiscountPlaceUsed;
