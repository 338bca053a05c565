import type { Event } from '../kernel/index.js';
import type { Money } from '../settings/index.js';

/** What was ordered and at what price, as it stood at that moment. `origin`: the site it was ordered on. */
export interface Order {
  memberId: string;
  package: string;
  credits: number;
  price: Money;
  transactionCosts: Money;
  method: string;
  bank: string | null;
  provider: string;
  origin: string;
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

export type PaymentEvent =
  OrderPlaced | PaymentStarted | PaymentCompleted | PaymentFailed | PaymentCancelled | PaymentMismatched;
