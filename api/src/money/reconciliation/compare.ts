import type { Movement, SettledPayment } from '../payments/index.js';
import type { PaidOutRefund } from '../refunds/index.js';
import type { Money } from '../../ground/settings/index.js';
import type { Difference } from './reconciliation.events.js';

/** A refund in our books that no member requested: of a declined payment or a surplus. */
export interface Returned {
  paymentId: string;
  amounts: Money[];
}

/** A charge-back in our books. */
export interface TakenBack {
  reference: string;
  paymentId: string;
  amount: Money;
}

export interface Ours {
  /** By the provider's payment id. */
  payments: ReadonlyMap<string, SettledPayment>;
  /** By the id of the pay-out attempt. */
  refunds: ReadonlyMap<string, PaidOutRefund>;
  returns: ReadonlyMap<string, Returned>;
  /** By the provider's id, without reversed ones. */
  chargebacks: ReadonlyMap<string, TakenBack>;
  /** Settled in our books, but unknown to the provider even when asked for each one. */
  missingPayments: readonly SettledPayment[];
  missingRefunds: readonly PaidOutRefund[];
  missingChargebacks: readonly TakenBack[];
}

/** The differences between the provider's books of a day and ours. */
export function compare(theirs: readonly Movement[], ours: Ours): Difference[] {
  return [
    ...theirs.flatMap((one) => OF[one.kind](one, ours)),
    ...ours.missingPayments.map((one) =>
      difference('missing_payment', { ...one, ours: one.amounts[0] ?? null, theirs: null }),
    ),
    ...ours.missingRefunds.map((one) => difference('missing_refund', { ...one, ours: one.amount, theirs: null })),
    ...ours.missingChargebacks.map((one) =>
      difference('missing_charge_back', { ...one, ours: one.amount, theirs: null }),
    ),
  ];
}

const OF: Record<Movement['kind'], (movement: Movement, ours: Ours) => Difference[]> = {
  payment: ofPayment,
  refund: ofRefund,
  charge_back: ofChargeback,
};

function ofPayment({ reference, amount: theirs }: Movement, { payments }: Ours): Difference[] {
  const known = payments.get(reference);
  if (!known) return [difference('unknown_payment', { reference, theirs })];
  const { paymentId, amounts, settled } = known;
  const told = { reference, paymentId, theirs, ours: amounts[0] ?? null };
  if (!settled) return [difference('unsettled_payment', told)];
  return amounts.some((one) => same(one, theirs)) ? [] : [difference('payment_amount', told)];
}

function ofRefund({ reference, ourId, amount: theirs }: Movement, { refunds, returns }: Ours): Difference[] {
  const back = returns.get(ourId ?? '');
  if (back) {
    if (back.amounts.some((one) => same(one, theirs))) return [];
    return [
      difference('refund_amount', { reference, paymentId: back.paymentId, theirs, ours: back.amounts[0] ?? null }),
    ];
  }
  const known = refunds.get(ourId ?? '');
  if (!known) return [difference('unknown_refund', { reference, theirs })];
  const told = { reference, paymentId: known.paymentId, refundId: known.refundId, theirs, ours: known.amount };
  if (!known.approved) return [difference('unapproved_refund', told)];
  return same(known.amount, theirs) ? [] : [difference('refund_amount', told)];
}

/** A charge-back that was reversed before we heard of it has changed nothing in our books. */
function ofChargeback({ reference, payment, amount: theirs }: Movement, { chargebacks, payments }: Ours): Difference[] {
  const known = chargebacks.get(reference);
  const paymentId = known?.paymentId ?? payments.get(payment)?.paymentId ?? null;
  if (!known) return theirs.amount === 0 ? [] : [difference('unknown_charge_back', { reference, paymentId, theirs })];
  if (same(known.amount, theirs)) return [];
  return [difference('charge_back_amount', { reference, paymentId, theirs, ours: known.amount })];
}

const difference = (kind: Difference['kind'], known: Partial<Difference>): Difference => ({
  kind,
  reference: known.reference ?? null,
  paymentId: known.paymentId ?? null,
  refundId: known.refundId ?? null,
  theirs: known.theirs ?? null,
  ours: known.ours ?? null,
});

const same = (one: Money, other: Money): boolean => one.amount === other.amount && one.currency === other.currency;

/** One total per currency, ordered by currency code. */
export function totalsOf(movements: readonly Movement[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount } of movements) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.amount);
  return [...sums]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([currency, amount]) => ({ amount, currency }));
}
