import { defineStream } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';
import type {
  Order,
  OrderPlaced,
  PaymentDeclined,
  PaymentEvent,
  PaymentReturned,
  PaymentStarted,
  SurplusReceived,
  SurplusReturned,
} from './payment.events.js';
import { paymentNotFound } from './payments.errors.js';

/** `declined`: nothing is credited and the money is being refunded; `returned`: the refund is done. */
export type PaymentStatus = 'none' | 'pending' | 'completed' | 'failed' | 'cancelled' | 'declined' | 'returned';

export interface Payment {
  status: PaymentStatus;
  order: Order | null;
  /** The provider's payment id and the address of its pay page; null until the provider has answered. */
  reference: string | null;
  payUrl: string | null;
  /** The amount the provider last reported as paid, if it differs from the amount asked. */
  mismatch: Money | null;
  /** Money of a declined payment: it is being refunded, or has been. */
  owed: Money | null;
  /**
   * Money beyond the amount asked, by the provider's id of the payment that brought it. One entry for each extra
   * payment that the provider made for this order, so a few at most.
   */
  surplus: Readonly<Record<string, { paid: Money; returned: boolean }>>;
  /** The amount paid, once the payment is completed. */
  paid: Money | null;
  /** Charge-backs by the provider's id: a few at most. `credits`: how many of the credits that money had bought. */
  chargebacks: Readonly<Record<string, { amount: Money; credits: number; reversed: boolean }>>;
  /** The payment had failed or been cancelled before it was paid. */
  failedBefore: boolean;
  /** Staff have reviewed what needed attention. */
  reviewed: boolean;
}

/** What the provider reports about a payment when asked. */
export interface PaymentReport {
  reference: string;
  status: 'pending' | 'completed' | 'failed' | 'cancelled';
  paid: Money;
  /** Country of the paying bank or card, if the provider knows it: evidence for VAT. No other payer data is kept. */
  payerCountry?: string | null;
  /** All charge-backs of this payment, including reversed ones. */
  chargebacks?: readonly Chargeback[];
}

export interface Chargeback {
  id: string;
  amount: Money;
  reason: string | null;
  reversed: boolean;
}

export const payment = defineStream<Payment, PaymentEvent>({
  type: 'payment',
  revision: 5,
  initial: {
    status: 'none',
    order: null,
    reference: null,
    payUrl: null,
    mismatch: null,
    owed: null,
    surplus: {},
    paid: null,
    chargebacks: {},
    failedBefore: false,
    reviewed: false,
  },
  evolve,
});
export const paymentOf = payment.of;

export const total = ({ price, transactionCosts }: Pick<Order, 'price' | 'transactionCosts'>): Money => ({
  amount: price.amount + transactionCosts.amount,
  currency: price.currency,
});

export const placeOrder = ({ order }: Payment, placed: Order): [OrderPlaced] | [] =>
  order ? [] : [{ type: 'OrderPlaced', data: placed }];

/** The request and its job may both have asked the provider; the first answer to be recorded stands. */
export function start(
  { order, reference }: Payment,
  provider: { reference: string; payUrl: string; at: string },
): [PaymentStarted] | [] {
  if (!order) throw paymentNotFound({});
  if (reference) return [];
  const { at, ...started } = provider;
  return [{ type: 'PaymentStarted', data: { memberId: order.memberId, ...started, startedAt: at } }];
}

/**
 * Records what the provider reports. Reports arrive twice, late and out of order: only one that changes something is
 * recorded. Money that arrives after a failure or a cancellation is accepted; a completed payment stays completed.
 * The provider may have made two payments for one order: the first with the right amount completes it, and the money of
 * the other one is refunded.
 * `discountGone`: another order has used the discount, so this order's price is no longer available; `forgotten`: the
 * member has been erased, so nobody can receive the credits.
 * Charge-backs are recorded last, even if the same report is the first to mention the payment. `respondBy`: the last day
 * to answer one that is reported now.
 */
export function settle(
  state: Payment,
  report: PaymentReport,
  {
    at,
    discountGone = false,
    forgotten = false,
    respondBy,
  }: { at: string; discountGone?: boolean; forgotten?: boolean; respondBy?: string },
): PaymentEvent[] {
  const events = settleMoney(state, report, { at, declined: discountGone || forgotten });
  const after = events.reduce(evolve, state);
  return [...events, ...settleChargebacks(after, report, { at, ...(respondBy && { respondBy }) })];
}

function settleMoney(
  { status, order, reference, mismatch, surplus }: Payment,
  report: PaymentReport,
  { at, declined }: { at: string; declined: boolean },
): PaymentEvent[] {
  if (!order) throw paymentNotFound({});
  const told = { memberId: order.memberId, reference: report.reference };
  const other = reference !== null && reference !== report.reference;
  if (report.status === 'completed') {
    const { paid } = report;
    const asked = total(order);
    if (surplus[report.reference]) return [];
    if (isFinal(status) || (other && !same(paid, asked))) return other ? [received({ ...told, paid }, at)] : [];
    if (same(paid, asked)) {
      const wrong = other && mismatch ? [received({ ...told, reference, paid: mismatch }, at)] : [];
      return declined
        ? [{ type: 'PaymentDeclined', data: { ...told, paid, declinedAt: at } }, ...wrong]
        : [{ type: 'PaymentCompleted', data: { ...told, paid, completedAt: at } }, ...wrong];
    }
    if (mismatch && same(mismatch, paid)) return [];
    return [{ type: 'PaymentMismatched', data: { ...told, asked, paid, noticedAt: at } }];
  }
  if (other || status !== 'pending' || report.status === 'pending') return [];
  return report.status === 'failed'
    ? [{ type: 'PaymentFailed', data: { ...told, failedAt: at } }]
    : [{ type: 'PaymentCancelled', data: { ...told, cancelledAt: at } }];
}

/** A charge-back that was reversed before we heard of it changes nothing. */
function settleChargebacks(
  state: Payment,
  { reference, status, chargebacks }: PaymentReport,
  { at, ...due }: { at: string; respondBy?: string },
) {
  const events: PaymentEvent[] = [];
  if (!state.order || status !== 'completed') return events;
  const { memberId, method } = state.order;
  let now = state;
  for (const { id, amount, reason, reversed } of chargebacks ?? []) {
    const told = { memberId, reference, chargeback: id, amount, method };
    const known = now.chargebacks[id];
    if (!known && !reversed) {
      const credits = reference === now.reference ? creditsOf(now, amount) : 0;
      events.push({ type: 'PaymentChargedBack', data: { ...told, credits, reason, chargedBackAt: at, ...due } });
      events.push(...goneBack(now, { reference, amount, at }));
    } else if (known && !known.reversed && reversed) {
      events.push({ type: 'ChargebackReversed', data: { ...told, credits: known.credits, reversedAt: at } });
    } else continue;
    now = events.reduce(evolve, state);
  }
  return events;
}

/** If the bank charged back all of a declined payment, its refund is done with that. */
function goneBack(state: Payment, { reference, amount, at }: { reference: string; amount: Money; at: string }) {
  const own = reference === state.reference;
  const owed = own ? state.owed : state.surplus[reference]?.paid;
  if (!owed || !same(owed, amount)) return [];
  return own ? recordReturn(state, at) : recordSurplusReturn(state, { reference, at });
}

/**
 * How many credits this much of the payment bought. Rounded half up on the running total of all charge-backs. An amount
 * in another currency than the payment cannot be compared and counts as the whole payment: all credits.
 */
function creditsOf({ status, order, paid, chargebacks }: Payment, amount: Money): number {
  if (status !== 'completed' || !order || !paid) return 0;
  const open = openOf(chargebacks);
  const before = open.reduce((sum, one) => sum + one.credits, 0);
  const all =
    amount.currency === paid.currency ? open.reduce((sum, one) => sum + one.amount.amount, amount.amount) : paid.amount;
  const gone =
    all >= paid.amount ? order.credits : Math.floor((2 * order.credits * all + paid.amount) / (2 * paid.amount));
  return Math.max(0, gone - before);
}

const openOf = (chargebacks: Payment['chargebacks']) => Object.values(chargebacks).filter(({ reversed }) => !reversed);

/** There is a charge-back that has not been reversed. */
export const isChargedBack = ({ chargebacks }: Payment): boolean => openOf(chargebacks).length > 0;

/** The provider has refunded a declined payment. */
export function recordReturn({ status, order, reference, owed }: Payment, at: string): [PaymentReturned] | [] {
  if (status !== 'declined' || !order || !reference || !owed) return [];
  const { memberId } = order;
  return [{ type: 'PaymentReturned', data: { memberId, reference, paid: owed, returnedAt: at } }];
}

const received = (data: Omit<SurplusReceived['data'], 'receivedAt'>, at: string): SurplusReceived => ({
  type: 'SurplusReceived',
  data: { ...data, receivedAt: at },
});

/** The provider has refunded a surplus. */
export function recordSurplusReturn(
  { order, surplus }: Payment,
  { reference, at }: { reference: string; at: string },
): [SurplusReturned] | [] {
  const one = surplus[reference];
  if (!order || !one || one.returned) return [];
  const { memberId } = order;
  return [{ type: 'SurplusReturned', data: { memberId, reference, paid: one.paid, returnedAt: at } }];
}

/** The provider's ids of the surplus payments whose refund is not done yet. */
export const openSurplus = ({ surplus }: Payment): string[] =>
  Object.keys(surplus).filter((reference) => !surplus[reference]?.returned);

/** A wrong amount was paid: nothing is credited for it and all of it is refunded. */
export function returnMismatch({ order, reference, mismatch }: Payment, at: string): [PaymentDeclined] {
  if (!order || !reference || !mismatch) throw paymentNotFound({});
  const { memberId } = order;
  return [{ type: 'PaymentDeclined', data: { memberId, reference, paid: mismatch, declinedAt: at } }];
}

/** What is on its way back, or has gone, was another amount than was asked for. */
export const isReturnedMismatch = ({ owed, mismatch }: Payment): boolean =>
  owed !== null && mismatch !== null && same(owed, mismatch);

export const isFinal = (status: PaymentStatus): boolean =>
  status === 'completed' || status === 'declined' || status === 'returned';
/** The member may try again with another method or another payment company. */
export const canBeRetried = (status: PaymentStatus): boolean => status === 'failed' || status === 'cancelled';
const same = (one: Money, other: Money): boolean => one.amount === other.amount && one.currency === other.currency;

function evolve(state: Payment, { type, data }: PaymentEvent): Payment {
  switch (type) {
    case 'OrderPlaced':
      return { ...state, status: 'pending', order: data };
    case 'PaymentStarted':
      return { ...state, reference: data.reference, payUrl: data.payUrl };
    case 'PaymentCompleted':
      return { ...state, status: 'completed', reference: data.reference, paid: data.paid };
    case 'PaymentFailed':
      return { ...state, status: 'failed', failedBefore: true };
    case 'PaymentCancelled':
      return { ...state, status: 'cancelled', failedBefore: true };
    // The money can arrive before our own `PaymentStarted` is stored.
    case 'PaymentMismatched':
      return { ...state, mismatch: data.paid, reference: data.reference };
    case 'PaymentDeclined':
      return { ...state, status: 'declined', reference: data.reference, owed: data.paid };
    case 'PaymentReturned':
      return { ...state, status: 'returned' };
    case 'SurplusReceived':
    case 'SurplusReturned': {
      const one = { paid: data.paid, returned: type === 'SurplusReturned' };
      return { ...state, surplus: { ...state.surplus, [data.reference]: one } };
    }
    // An earlier review did not cover this charge-back.
    case 'PaymentChargedBack': {
      const { chargeback, amount, credits } = data;
      const chargebacks = { ...state.chargebacks, [chargeback]: { amount, credits, reversed: false } };
      return { ...state, chargebacks, reviewed: false };
    }
    case 'ChargebackReversed': {
      const { chargeback, amount, credits } = data;
      return { ...state, chargebacks: { ...state.chargebacks, [chargeback]: { amount, credits, reversed: true } } };
    }
    case 'PaymentReviewed':
      return { ...state, reviewed: data.outcome !== 'surplus_returned' || state.reviewed };
  }
}
