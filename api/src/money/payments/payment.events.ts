import type { Event, Sealed } from '../../kernel/index.js';
import type { Location, Vat } from '../receipts/index.js';
import type { Money } from '../../ground/settings/index.js';

/** `off`: how much less than without it; `once`: the code may be used by one order of the member. */
export interface OrderDiscount {
  code: string;
  percentage: number;
  off: Money;
  once: boolean;
}

/** What the buyer agreed to when they asked to have the credits at once: which text, in which language. */
export interface ImmediatePerformance {
  text: string;
  language: string;
}

/** Of price and transaction costs together, with what it was judged by. */
export type OrderVat = Vat & Pick<Location, 'evidence' | 'basis'>;

/**
 * What was ordered and at what price, discount taken off, as it stood at that moment. `origin`: the site it was ordered
 * on; `brand`: under which of its names, null for its own.
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
  bank: string | null;
  provider: string;
  origin: string;
  brand: string | null;
  placedAt: string;
}

/** `memberId` is in each event: who is told of it must be known from the event alone. */
interface Told {
  memberId: string;
  reference: string;
}

export type OrderPlaced = Event<'OrderPlaced', Order>;
export type PaymentStarted = Event<'PaymentStarted', Told & { payUrl: string; startedAt: string }>;
export type PaymentCompleted = Event<'PaymentCompleted', Told & { paid: Money; completedAt: string }>;
export type PaymentFailed = Event<'PaymentFailed', Told & { failedAt: string }>;
export type PaymentCancelled = Event<'PaymentCancelled', Told & { cancelledAt: string }>;
/** The provider says paid, but not what was asked for: nothing is credited, people look at it. */
export type PaymentMismatched = Event<'PaymentMismatched', Told & { asked: Money; paid: Money; noticedAt: string }>;
/**
 * The money came, but another order has used the discount since (decision 0012), nobody is left to have the credits, or
 * it was not what was asked for and staff would not take it: nothing is credited, all of it goes back. `PaymentReturned`: it has gone.
 */
export type PaymentDeclined = Event<'PaymentDeclined', Told & { paid: Money; declinedAt: string }>;
export type PaymentReturned = Event<'PaymentReturned', Told & { paid: Money; returnedAt: string }>;

/**
 * Money beyond what the order was for: it was paid twice at the provider, or paid wrong and then again. It goes back by
 * itself, the payment stays what it is. `SurplusReturned`: it has gone. `reference`: the payment there that it came with.
 */
export type SurplusReceived = Event<'SurplusReceived', Told & { paid: Money; receivedAt: string }>;
export type SurplusReturned = Event<'SurplusReturned', Told & { paid: Money; returnedAt: string }>;

/**
 * The payer's bank took money back: all of it, or a part. `chargeback`: the provider's name for it; `credits`: how many
 * of the credited ones were bought with it, 0 when none were. `reason`: the bank's code, where it gives one.
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
  }
>;
/** The dispute about it was won: the money is here again. */
export type ChargebackReversed = Event<
  'ChargebackReversed',
  Told & { chargeback: string; amount: Money; credits: number; method: string; reversedAt: string }
>;

/** What staff can do about an odd payment. */
export const OUTCOMES = ['credit', 'return', 'returned', 'surplus_returned', 'seen'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/**
 * Staff settled an odd payment by hand: took other money than was asked for (`credit`), sent it back (`return`), found
 * that it, or its surplus, had gone back by another way (`returned`, `surplus_returned`), or had a look (`seen`). The reason is sealed with the member's
 * key; null when the member has been forgotten.
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
