import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { Order, PaymentEvent } from './payment.events.js';
import { isChargedBack, payment, settle, type Chargeback, type PaymentReport } from './payment.js';
import { outcomesOf, reviewPayment } from './review.js';

const at = '2026-03-01T10:00:00.000Z';
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const order: Order = {
  memberId: 'anna',
  package: 'p100',
  credits: 100,
  price: eur(999),
  discount: null,
  transactionCosts: eur(1),
  vat: {
    country: 'NL',
    rate: 2100,
    basis: 'single',
    evidence: [{ kind: 'profile', country: 'NL' }],
    net: eur(826),
    vat: eur(174),
  },
  immediatePerformance: { text: 'immediate-performance-1', language: 'nl' },
  brand: null,
  method: 'sdd',
  provider: 'sandbox',
  origin: 'http://localhost:3000',
  placedAt: at,
};
const told = { memberId: 'anna', reference: 'sb_1' };
const placed: PaymentEvent = { type: 'OrderPlaced', data: order };
const completed: PaymentEvent = { type: 'PaymentCompleted', data: { ...told, paid: eur(1000), completedAt: at } };
const one = (id: string, amount: number, reversed = false): Chargeback => ({
  id,
  amount: eur(amount),
  reason: 'AC04',
  reversed,
});
const report = (...chargebacks: Chargeback[]): PaymentReport => ({
  reference: 'sb_1',
  status: 'completed',
  paid: eur(1000),
  chargebacks,
});
const back = (chargeback: string, amount: number, credits: number): PaymentEvent => ({
  type: 'PaymentChargedBack',
  data: {
    ...told,
    chargeback,
    amount: eur(amount),
    credits,
    method: 'sdd',
    reason: 'AC04',
    chargedBackAt: at,
  },
});
const reversed = (chargeback: string, amount: number, credits: number): PaymentEvent => ({
  type: 'ChargebackReversed',
  data: { ...told, chargeback, amount: eur(amount), credits, method: 'sdd', reversedAt: at },
});

describe('MNY-09 charge-backs of a payment', () => {
  it.each<[string, PaymentEvent[], PaymentReport, PaymentEvent[]]>([
    ['of all', [placed, completed], report(one('c1', 1000)), [back('c1', 1000, 100)]],
    ['told twice', [placed, completed, back('c1', 1000, 100)], report(one('c1', 1000)), []],
    ['told with the payment', [placed], report(one('c1', 1000)), [completed, back('c1', 1000, 100)]],
    ['of more than was paid', [placed, completed], report(one('c1', 1500)), [back('c1', 1500, 100)]],
    ['of a part, rounded half up', [placed, completed], report(one('c1', 335)), [back('c1', 335, 34)]],
    [
      'of parts that together are all',
      [placed, completed],
      report(one('c1', 335), one('c2', 335), one('c3', 330)),
      [back('c1', 335, 34), back('c2', 335, 33), back('c3', 330, 33)],
    ],
    [
      'reversed',
      [placed, completed, back('c1', 1000, 100)],
      report(one('c1', 1000, true)),
      [reversed('c1', 1000, 100)],
    ],
    [
      'reversed, told twice',
      [placed, completed, back('c1', 1000, 100), reversed('c1', 1000, 100)],
      report(one('c1', 1000, true)),
      [],
    ],
    ['reversed before we heard of it', [placed, completed], report(one('c1', 1000, true)), []],
    [
      'anew after one was reversed',
      [placed, completed, back('c1', 335, 34), reversed('c1', 335, 34)],
      report(one('c1', 335, true), one('c2', 1000)),
      [back('c2', 1000, 100)],
    ],
  ])('%s', (_, events, told, expected) => {
    given(payment, ...events)
      .when((state) => settle(state, told, { at }))
      .then(...expected);
  });

  it('in another currency than was paid takes all', () => {
    const other: Chargeback = { ...one('c1', 200), amount: { amount: 200, currency: 'PLN' } };
    const [event] = settle(given(payment, placed, completed).state, report(other), { at });
    expect(event).toMatchObject({ data: { credits: 100, amount: { currency: 'PLN' } } });
  });

  it('of money that was on its way back ends that: it has gone', () => {
    const declined: PaymentEvent = { type: 'PaymentDeclined', data: { ...told, paid: eur(1000), declinedAt: at } };
    given(payment, placed, declined)
      .when((state) => settle(state, report(one('c1', 1000)), { at }))
      .then(back('c1', 1000, 0), { type: 'PaymentReturned' });
    given(payment, placed, declined)
      .when((state) => settle(state, report(one('c1', 400)), { at }))
      .then(back('c1', 400, 0));
  });
});

describe('ADM-04 a charge-back for finance', () => {
  const seen = { outcome: 'seen', reason: null, at } as const;

  it('is to be looked at, also where the payment has been before', () => {
    const late: PaymentEvent = { type: 'PaymentFailed', data: { ...told, failedAt: at } };
    const looked: PaymentEvent = {
      type: 'PaymentReviewed',
      data: { memberId: 'anna', outcome: 'seen', reason: null, reviewedAt: at },
    };
    const { state } = given(payment, placed, late, completed, looked, back('c1', 1000, 100));
    expect(outcomesOf(state)).toEqual(['seen']);
    const after = [...reviewPayment(state, seen)].reduce(payment.evolve, state);
    expect(outcomesOf(after)).toEqual([]);
    expect(isChargedBack(after)).toBe(true);
  });

  it('leaves nothing to credit or to send back of other money than was asked for', () => {
    const mismatched: PaymentEvent = {
      type: 'PaymentMismatched',
      data: { ...told, asked: eur(1000), paid: eur(900), noticedAt: at },
    };
    expect(outcomesOf(given(payment, placed, mismatched, back('c1', 900, 0)).state)).toEqual(['seen']);
  });
});
