import type { Event } from '../../kernel/domain.js';

interface Use {
  code: string;
  memberId: string;
  paymentId: string;
}

export type DiscountReserved = Event<'DiscountReserved', Use & { reservedAt: string }>;
export type DiscountRedeemed = Event<'DiscountRedeemed', Use & { redeemedAt: string }>;
export type DiscountReleased = Event<'DiscountReleased', Use & { releasedAt: string }>;

export type RedemptionEvent = DiscountReserved | DiscountRedeemed | DiscountReleased;
