import { describe, expect, it } from '@jest/globals';
import type { Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import { payment, settle } from './payment.js';
import type { Order, Outcome, PaymentEvent } from './payment.events.js';
import { nothingToReview, paymentNotFound } from './payments.errors.js';
import { outcomesOf, reviewPayment, worthOf } from './review.js';

const at = '2026-03-01T10:00:00.000Z';
const reason = '~1.r' as Sealed;
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const order: Order = {
  memberId: 'anna',
  package: 'p100',
  credits: 100,
  price: eur(999),
  discount: null,
  transactionCosts: eur(50),
  vat: {
    country: 'NL',
    rate: 2100,
    basis: 'single',
    evidence: [{ kind: 'profile', country: 'NL' }],
    net: { amount: 867, currency: 'EUR' },
    vat: { amount: 182, currency: 'EUR' },
  },
  immediatePerformance: { text: 'immediate-performance-1', language: 'nl' },
  method: 'ideal',
  provider: 'sandbox',
  origin: 'https://velvet.test',
  brand: null,
  placedAt: at,
};
const told = { memberId: 'anna', reference: 'sb_1' };
const placed: PaymentEvent = { type: 'OrderPlaced', data: order };
const started: PaymentEvent = { type: 'PaymentStarted', data: { ...told, payUrl: 'https://pay.test', startedAt: at } };
const failed: PaymentEvent = { type: 'PaymentFailed', data: { ...told, failedAt: at } };
const cancelled: PaymentEvent = { type: 'PaymentCancelled', data: { ...told, cancelledAt: at } };
const completed = (paid = eur(1049)): PaymentEvent => ({
  type: 'PaymentCompleted',
  data: { ...told, paid, completedAt: at },
});
const mismatched: PaymentEvent = {
  type: 'PaymentMismatched',
  data: { ...told, asked: eur(1049), paid: eur(500), noticedAt: at },
};
const declined = (paid = eur(500)): PaymentEvent => ({
  type: 'PaymentDeclined',
  data: { ...told, paid, declinedAt: at },
});
const returned = (paid = eur(500)): PaymentEvent => ({
  type: 'PaymentReturned',
  data: { ...told, paid, returnedAt: at },
});
const reviewed = (outcome: Outcome): PaymentEvent => ({
  type: 'PaymentReviewed',
  data: { memberId: 'anna', outcome, reason, reviewedAt: at },
});
const surplus: PaymentEvent = {
  type: 'SurplusReceived',
  data: { ...told, reference: 'sb_2', paid: eur(1049), receivedAt: at },
};
const surplusBack: PaymentEvent = {
  type: 'SurplusReturned',
  data: { ...told, reference: 'sb_2', paid: eur(1049), returnedAt: at },
};
const stateOf = (...events: PaymentEvent[]) => events.reduce(payment.evolve, payment.initial);

describe('ADM-04 payments that need attention', () => {
  it.each<[string, PaymentEvent[], Outcome[]]>([
    ['one that waits', [placed, started], []],
    ['other money than was asked for', [placed, started, mismatched], ['credit', 'return']],
    ['other money, before our start was stored', [placed, mismatched], ['credit', 'return']],
    ['other money after it had failed', [placed, started, failed, mismatched], ['credit', 'return']],
    ['other money, then the right amount', [placed, started, mismatched, completed()], []],
    ['paid after it had failed', [placed, started, failed, completed()], ['seen']],
    ['paid after it was cancelled', [placed, started, cancelled, completed()], ['seen']],
    ['that one, looked at', [placed, started, failed, completed(), reviewed('seen')], []],
    ['money on its way back', [placed, started, mismatched, declined()], ['returned']],
    ['money that is back', [placed, started, mismatched, declined(), returned()], []],
    ['one that is paid', [placed, started, completed()], []],
    ['one that is paid twice', [placed, started, completed(), surplus], ['surplus_returned']],
    ['that one, sent back', [placed, started, completed(), surplus, surplusBack], []],
    ['paid twice, after it had failed', [placed, started, failed, completed(), surplus], ['surplus_returned', 'seen']],
    [
      'paid twice, after it had failed, the surplus settled by hand',
      [placed, started, failed, completed(), surplus, reviewed('surplus_returned'), surplusBack],
      ['seen'],
    ],
  ])('%s', (_case, events, outcomes) => {
    expect(outcomesOf(stateOf(...events))).toEqual(outcomes);
  });

  it('other money is credited, or sent back, once', () => {
    given(payment, placed, started, mismatched)
      .when((state) => reviewPayment(state, { outcome: 'credit', reason, at }))
      .then(reviewed('credit'), completed(eur(500)));
    given(payment, placed, started, mismatched)
      .when((state) => reviewPayment(state, { outcome: 'return', reason, at }))
      .then(reviewed('return'), declined());
    for (const after of [completed(eur(500)), declined()]) {
      given(payment, placed, started, mismatched, after)
        .when((state) => reviewPayment(state, { outcome: 'credit', reason, at }))
        .thenRefused(nothingToReview);
    }
  });

  it('money that went back by another way is recorded with the amount that came', () => {
    given(payment, placed, started, mismatched, declined())
      .when((state) => reviewPayment(state, { outcome: 'returned', reason, at }))
      .then(reviewed('returned'), returned());
  });

  it('a surplus that went back by another way is recorded, the payment stays paid', () => {
    given(payment, placed, started, completed(), surplus)
      .when((state) => reviewPayment(state, { outcome: 'surplus_returned', reason, at }))
      .then(reviewed('surplus_returned'), surplusBack);
    given(payment, placed, started, completed(), surplus, surplusBack)
      .when((state) => reviewPayment(state, { outcome: 'surplus_returned', reason, at }))
      .thenRefused(nothingToReview);
  });

  it('only what fits can be done, and nothing is credited to nobody', () => {
    given(payment, placed, started, mismatched)
      .when((state) => reviewPayment(state, { outcome: 'credit', reason: null, at, forgotten: true }))
      .thenRefused(nothingToReview);
    given(payment, placed, started, completed())
      .when((state) => reviewPayment(state, { outcome: 'seen', reason, at }))
      .thenRefused(nothingToReview);
    given(payment)
      .when((state) => reviewPayment(state, { outcome: 'seen', reason, at }))
      .thenRefused(paymentNotFound);
  });

  it('a report that comes after changes nothing', () => {
    const report = { reference: 'sb_1', status: 'completed', paid: eur(1049) } as const;
    expect(
      settle(stateOf(placed, started, mismatched, reviewed('credit'), completed(eur(500))), report, { at }),
    ).toEqual([]);
    expect(settle(stateOf(placed, started, mismatched, reviewed('return'), declined()), report, { at })).toEqual([]);
  });

  it('MNY-08 credits are worth what came for them, never more than they cost', () => {
    expect(worthOf(order, eur(500))).toEqual(eur(500));
    expect(worthOf(order, eur(20))).toEqual(eur(20));
    expect(worthOf(order, eur(5000))).toEqual(eur(1049));
    expect(worthOf(order, { amount: 5000, currency: 'PLN' })).toEqual({ amount: 5000, currency: 'PLN' });
  });
});
