import type { Event, Sealed } from '../../kernel/domain.js';
import type { Location, Vat } from '../receipts/domain.js';
import type { Money } from '../../ground/settings/domain.js';

/** `off`: the reduction, in minor units; `once`: the member may use the code for one order only. */
export interface OrderDiscount {
  code: string;
  percentage: number;
  off: Money;
  once: boolean;
  /** How many orders together may use the code, as it was when this one was placed; missing: no limit. */
  maxUses?: number;
}

/** The consent to immediate performance: to which version of the text, by box or button, and in which language. */
export interface ImmediatePerformance {
  text: string;
  language: string;
}

/** VAT on price and transaction costs together, with the evidence for the buyer's country. */
export type OrderVat = Vat & Pick<Location, 'evidence' | 'basis'>;

/**
 * What was ordered and its price, with the discount deducted, as of that moment. `origin`: the site it was ordered on;
 * `brand`: the site's brand, null for the main one.
 */
export interface Order {
  memberId: string;
  package: string;
  credits: number;
  price: Money;
  discount: OrderDiscount | null;
  transactionCosts: Money;
  vat: OrderVat;
  immediatePerformance: ImmediatePerformance;
  method: string;
  /** Only in orders from when our own checkout asked for the bank; payment companies ask for it themselves. */
  bank?: string | null;
  provider: string;
  origin: string;
  brand: string | null;
  placedAt: string;
}

/** Every event carries `memberId`, so that live notices can address the member without reading anything else. */
interface Told {
  memberId: string;
  reference: string;
}

export type OrderPlaced = Event<'OrderPlaced', Order>;
export type PaymentStarted = Event<'PaymentStarted', Told & { payUrl: string; startedAt: string }>;
export type PaymentCompleted = Event<'PaymentCompleted', Told & { paid: Money; completedAt: string }>;
export type PaymentFailed = Event<'PaymentFailed', Told & { failedAt: string }>;
export type PaymentCancelled = Event<'PaymentCancelled', Told & { cancelledAt: string }>;
/** The provider reports `paid`, but a different amount than asked: nothing is credited until staff review it. */
export type PaymentMismatched = Event<'PaymentMismatched', Told & { asked: Money; paid: Money; noticedAt: string }>;
/**
 * The money came, but nothing is credited and all of it is refunded: another order has used the discount meanwhile
 * (decision 12), the member is gone, or staff rejected a wrong amount. `PaymentReturned`: the refund is done.
 */
export type PaymentDeclined = Event<'PaymentDeclined', Told & { paid: Money; declinedAt: string }>;
export type PaymentReturned = Event<'PaymentReturned', Told & { paid: Money; returnedAt: string }>;

/**
 * More money than the order asked for: paid twice at the provider, or a wrong amount and then the right one. The
 * surplus is refunded automatically and the payment keeps its status. `SurplusReturned`: the refund is done.
 * `reference`: the provider's id of the payment that brought the surplus.
 */
export type SurplusReceived = Event<'SurplusReceived', Told & { paid: Money; receivedAt: string }>;
export type SurplusReturned = Event<'SurplusReturned', Told & { paid: Money; returnedAt: string }>;

/**
 * The payer's bank charged back all or part of the money. `chargeback`: the provider's id of it; `credits`: how many of
 * the credited ones that money bought, 0 if nothing was credited. `reason`: the bank's reason code, if it gives one.
 * `respondBy`: the last day to answer the bank, as the setting was then; absent in events from before that was kept.
 */
export type PaymentChargedBack = Event<
  'PaymentChargedBack',
  Told & {
    chargeback: string;
    amount: Money;
    credits: number;
    method: string;
    reason: string | null;
    chargedBackAt: string;
    respondBy?: string;
  }
>;
/** We won the dispute about the charge-back: the money is ours again. */
export type ChargebackReversed = Event<
  'ChargebackReversed',
  Told & { chargeback: string; amount: Money; credits: number; method: string; reversedAt: string }
>;

/** What staff can do with a payment that needs attention. */
export const OUTCOMES = ['credit', 'return', 'returned', 'surplus_returned', 'seen'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/**
 * Staff settled a payment that needed attention: accepted a different amount (`credit`), refunded it (`return`),
 * recorded that the money or its surplus had already gone back another way (`returned`, `surplus_returned`), or only
 * marked it as seen (`seen`). The reason is sealed with the member's key; null if the member has been forgotten.
 */
export type PaymentReviewed = Event<
  'PaymentReviewed',
  { memberId: string; outcome: Outcome; reason: Sealed | null; reviewedAt: string }
>;

export type PaymentEvent =
  | OrderPlaced
  | PaymentStarted
  | PaymentCompleted
  | PaymentFailed
  | PaymentCancelled
  | PaymentMismatched
  | PaymentDeclined
  | PaymentReturned
  | SurplusReceived
  | SurplusReturned
  | PaymentChargedBack
  | ChargebackReversed
  | PaymentReviewed;
