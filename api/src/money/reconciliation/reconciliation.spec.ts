import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { Movement, SettledPayment } from '../payments/index.js';
import type { PaidOutRefund } from '../refunds/index.js';
import { compare, totalsOf, type Ours, type TakenBack } from './compare.js';
import { dayNotOver, providerNotFound } from './reconciliation.errors.js';
import { reconciliation, recordFailure, requestReconciliation } from './reconciliation.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const paid = (reference: string, amount = 999): Movement => ({
  kind: 'payment',
  reference,
  ourId: `id-${reference}`,
  payment: reference,
  amount: eur(amount),
});
const back = (ourId: string | null, amount = 999): Movement => ({
  kind: 'refund',
  reference: `re-${ourId}`,
  ourId,
  payment: 'tr_1',
  amount: eur(amount),
});
const payment = (reference: string, other: Partial<SettledPayment> = {}): SettledPayment => ({
  paymentId: `id-${reference}`,
  reference,
  settled: true,
  amounts: [eur(999)],
  returned: false,
  ...other,
});
const refund = (refundId: string, other: Partial<PaidOutRefund> = {}): PaidOutRefund => ({
  refundId,
  paymentId: 'p1',
  reference: `re-${refundId}`,
  amount: eur(999),
  approved: true,
  paidOut: true,
  ...other,
});
const taken = (reference: string, amount = 999): Movement => ({
  kind: 'charge_back',
  reference,
  ourId: null,
  payment: 'a',
  amount: eur(amount),
});
const charged = (reference: string, amount = 999) => ({ reference, paymentId: 'id-a', amount: eur(amount) });
const ours = (part: {
  payments?: SettledPayment[];
  refunds?: PaidOutRefund[];
  returns?: [string, { paymentId: string; amounts: { amount: number; currency: string }[] }][];
  chargebacks?: TakenBack[];
  missingChargebacks?: TakenBack[];
  missingPayments?: SettledPayment[];
  missingRefunds?: PaidOutRefund[];
}): Ours => ({
  payments: new Map((part.payments ?? []).map((one) => [one.reference, one])),
  refunds: new Map((part.refunds ?? []).map((one) => [one.refundId, one])),
  returns: new Map(part.returns ?? []),
  chargebacks: new Map((part.chargebacks ?? []).map((one) => [one.reference, one])),
  missingChargebacks: part.missingChargebacks ?? [],
  missingPayments: part.missingPayments ?? [],
  missingRefunds: part.missingRefunds ?? [],
});
const kinds = (theirs: Movement[], mine: Ours) => compare(theirs, mine).map(({ kind }) => kind);

describe('MNY-03 both books of a day', () => {
  it('agree', () => {
    const mine = ours({
      payments: [payment('a')],
      refunds: [refund('r')],
      returns: [['return-x', { paymentId: 'x', amounts: [eur(5)] }]],
    });
    expect(compare([paid('a'), back('r'), back('return-x', 5)], mine)).toEqual([]);
  });

  it('agree about other money that people took', () => {
    expect(compare([paid('a', 500)], ours({ payments: [payment('a', { amounts: [eur(999), eur(500)] })] }))).toEqual(
      [],
    );
  });

  it('tell what is known on one side alone', () => {
    expect(kinds([paid('a'), back('r'), back(null)], ours({}))).toEqual([
      'unknown_payment',
      'unknown_refund',
      'unknown_refund',
    ]);
    expect(compare([], ours({ missingPayments: [payment('a')], missingRefunds: [refund('r')] }))).toEqual([
      { kind: 'missing_payment', reference: 'a', paymentId: 'id-a', refundId: null, theirs: null, ours: eur(999) },
      { kind: 'missing_refund', reference: 're-r', paymentId: 'p1', refundId: 'r', theirs: null, ours: eur(999) },
    ]);
  });

  it('tell other amounts, and money whose order or decision is not there', () => {
    expect(kinds([paid('a', 998)], ours({ payments: [payment('a')] }))).toEqual(['payment_amount']);
    expect(kinds([paid('a')], ours({ payments: [payment('a', { settled: false })] }))).toEqual(['unsettled_payment']);
    expect(kinds([back('r', 998)], ours({ refunds: [refund('r')] }))).toEqual(['refund_amount']);
    expect(kinds([back('r')], ours({ refunds: [refund('r', { approved: false })] }))).toEqual(['unapproved_refund']);
    expect(
      kinds([back('return-x', 6)], ours({ returns: [['return-x', { paymentId: 'x', amounts: [eur(5)] }]] })),
    ).toEqual(['refund_amount']);
  });

  it('tell what a bank took back on one side alone, or another amount of it', () => {
    expect(kinds([taken('cb')], ours({ payments: [payment('a')], chargebacks: [charged('cb')] }))).toEqual([]);
    expect(compare([taken('cb')], ours({ payments: [payment('a')] }))).toEqual([
      { kind: 'unknown_charge_back', reference: 'cb', paymentId: 'id-a', refundId: null, theirs: eur(999), ours: null },
    ]);
    expect(kinds([taken('cb', 500)], ours({ chargebacks: [charged('cb')] }))).toEqual(['charge_back_amount']);
    expect(kinds([], ours({ missingChargebacks: [charged('cb')] }))).toEqual(['missing_charge_back']);
  });

  it('agree about one that was reversed, heard of before or not', () => {
    expect(kinds([taken('cb', 0)], ours({ chargebacks: [charged('cb', 0)] }))).toEqual([]);
    expect(kinds([taken('cb', 0)], ours({ payments: [payment('a')] }))).toEqual([]);
    expect(kinds([taken('cb', 0)], ours({ chargebacks: [charged('cb')] }))).toEqual(['charge_back_amount']);
  });

  it('sum up each currency', () => {
    const pln = { ...paid('c'), amount: { amount: 100, currency: 'PLN' } };
    expect(totalsOf([pln, paid('a'), paid('b', 1)])).toEqual([eur(1000), { amount: 100, currency: 'PLN' }]);
  });
});

describe('MNY-03 asking for a day', () => {
  const ask = { provider: 'sandbox', day: '2026-03-01', providers: ['sandbox'], at: '2026-03-02T00:00:00.000Z' };

  it('is for days that are over, at companies that we have', () => {
    given(reconciliation)
      .when((state) => requestReconciliation(state, ask))
      .then({
        type: 'ReconciliationRequested',
        data: { provider: 'sandbox', day: '2026-03-01', requestedAt: ask.at },
      });
    given(reconciliation)
      .when((state) => requestReconciliation(state, { ...ask, at: '2026-03-01T23:59:59.999Z' }))
      .thenRefused(dayNotOver, {});
    given(reconciliation)
      .when((state) => requestReconciliation(state, { ...ask, provider: 'other' }))
      .thenRefused(providerNotFound, {});
  });

  it('says once that the company does not answer', () => {
    const data = { provider: 'sandbox', day: '2026-03-01', failedAt: '2026-03-02T04:00:00.000Z' };
    given(reconciliation, { type: 'ReconciliationFailed', data })
      .when((state) => recordFailure(state, data))
      .then();
  });
});
