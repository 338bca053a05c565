import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { PaymentEvent, PaymentMismatched, Order } from './payment.events.js';
import {
  payment,
  placeOrder,
  recordReturn,
  recordSurplusReturn,
  settle,
  start,
  type PaymentReport,
} from './payment.js';
import { paymentNotFound } from './payments.errors.js';

const at = '2026-03-01T10:00:00.000Z';
const order: Order = {
  memberId: 'anna',
  package: 'p100',
  credits: 100,
  price: { amount: 999, currency: 'EUR' },
  discount: null,
  transactionCosts: { amount: 30, currency: 'EUR' },
  vat: {
    country: 'NL',
    rate: 2100,
    basis: 'single',
    evidence: [{ kind: 'profile', country: 'NL' }],
    net: { amount: 850, currency: 'EUR' },
    vat: { amount: 179, currency: 'EUR' },
  },
  immediatePerformance: { text: 'immediate-performance-1', language: 'nl' },
  method: 'ideal',
  provider: 'sandbox',
  origin: 'http://localhost:3000',
  brand: null,
  placedAt: at,
};
const asked = { amount: 1029, currency: 'EUR' };
const told = { memberId: 'anna', reference: 'sb_1' };
const placed: PaymentEvent = { type: 'OrderPlaced', data: order };
const started: PaymentEvent = { type: 'PaymentStarted', data: { ...told, payUrl: 'http://pay/sb_1', startedAt: at } };
const completed: PaymentEvent = { type: 'PaymentCompleted', data: { ...told, paid: asked, completedAt: at } };
const failed: PaymentEvent = { type: 'PaymentFailed', data: { ...told, failedAt: at } };
const cancelled: PaymentEvent = { type: 'PaymentCancelled', data: { ...told, cancelledAt: at } };
const mismatched = (amount: number, currency = 'EUR'): PaymentMismatched => ({
  type: 'PaymentMismatched',
  data: { ...told, asked, paid: { amount, currency }, noticedAt: at },
});
const report = (status: PaymentReport['status'], paid = asked, reference = 'sb_1'): PaymentReport => ({
  reference,
  status,
  paid,
});

describe('MNY-03 starting a payment', () => {
  it('is placed once', () => {
    given(payment)
      .when((state) => placeOrder(state, order))
      .then(placed);
    given(payment, placed)
      .when((state) => placeOrder(state, order))
      .thenNothing();
  });

  it('keeps the first address the provider gave', () => {
    const begin = { reference: 'sb_1', payUrl: 'http://pay/sb_1', at };
    given(payment, placed)
      .when((state) => start(state, begin))
      .then(started);
    given(payment, placed, started)
      .when((state) => start(state, { ...begin, reference: 'sb_2' }))
      .thenNothing();
    given(payment)
      .when((state) => start(state, begin))
      .thenRefused(paymentNotFound);
  });
});

describe('MNY-03 settling a payment', () => {
  it.each<[string, PaymentEvent[], PaymentReport, PaymentEvent[]]>([
    ['paid', [placed, started], report('completed'), [completed]],
    ['failed', [placed, started], report('failed'), [failed]],
    ['cancelled', [placed, started], report('cancelled'), [cancelled]],
    ['still pending', [placed, started], report('pending'), []],
    ['paid, told before our own start was stored', [placed], report('completed'), [completed]],
    ['paid, told twice', [placed, started, completed], report('completed'), []],
    ['failed, told twice', [placed, started, failed], report('failed'), []],
    ['paid after it failed is honoured', [placed, started, failed], report('completed'), [completed]],
    ['paid after it was cancelled is honoured', [placed, started, cancelled], report('completed'), [completed]],
    ['cancelled after it failed changes nothing', [placed, started, failed], report('cancelled'), []],
    ['a late failure of a completed payment', [placed, started, completed], report('failed'), []],
    ['a late cancellation of a completed payment', [placed, started, completed], report('cancelled'), []],
    ['a late "pending" of a failed payment', [placed, started, failed], report('pending'), []],
    ['too little', [placed, started], report('completed', { ...asked, amount: 999 }), [mismatched(999)]],
    ['too much', [placed, started], report('completed', { ...asked, amount: 1030 }), [mismatched(1030)]],
    [
      'another currency',
      [placed, started],
      report('completed', { ...asked, currency: 'PLN' }),
      [mismatched(1029, 'PLN')],
    ],
    ['the same mismatch twice', [placed, started, mismatched(999)], report('completed', { ...asked, amount: 999 }), []],
    ['the right amount after a mismatch', [placed, started, mismatched(999)], report('completed'), [completed]],
    [
      'a mismatch of a completed payment',
      [placed, started, completed],
      report('completed', { ...asked, amount: 1 }),
      [],
    ],
  ])('%s', (_case, before, said, expected) => {
    const decided = given(payment, ...before).when((state) => settle(state, said, { at }));
    if (expected.length === 0) decided.thenNothing();
    else decided.then(...expected);
  });

  it('knows nothing of a payment that nobody ordered', () => {
    given(payment)
      .when((state) => settle(state, report('completed'), { at }))
      .thenRefused(paymentNotFound);
  });

  it('does not count a mismatch as paid', () => {
    expect(given(payment, placed, started, mismatched(1)).state.status).toBe('pending');
  });
});

describe('MNY-03 two payments at the provider for one order', () => {
  const second = { memberId: 'anna', reference: 'sb_2' };
  const paidBySecond: PaymentEvent = { type: 'PaymentCompleted', data: { ...second, paid: asked, completedAt: at } };
  const surplus = (reference: string, paid = asked): PaymentEvent => ({
    type: 'SurplusReceived',
    data: { memberId: 'anna', reference, paid, receivedAt: at },
  });
  const back = (reference: string, paid = asked): PaymentEvent => ({
    type: 'SurplusReturned',
    data: { memberId: 'anna', reference, paid, returnedAt: at },
  });
  const declined: PaymentEvent = { type: 'PaymentDeclined', data: { ...told, paid: asked, declinedAt: at } };
  const little = { ...asked, amount: 999 };

  it.each<[string, PaymentEvent[], PaymentReport, PaymentEvent[]]>([
    ['the second is paid first', [placed, started], report('completed', asked, 'sb_2'), [paidBySecond]],
    ['then the first', [placed, started, paidBySecond], report('completed'), [surplus('sb_1')]],
    ['both, told twice', [placed, started, paidBySecond, surplus('sb_1')], report('completed'), []],
    [
      'told after it went back',
      [placed, started, paidBySecond, surplus('sb_1'), back('sb_1')],
      report('completed'),
      [],
    ],
    ['the second after the first', [placed, started, completed], report('completed', asked, 'sb_2'), [surplus('sb_2')]],
    ['the second of another amount', [placed, started], report('completed', little, 'sb_2'), [surplus('sb_2', little)]],
    [
      'a third of another amount, after the first',
      [placed, started, completed, surplus('sb_2')],
      report('completed', little, 'sb_3'),
      [surplus('sb_3', little)],
    ],
    [
      'the second right, after the first of another amount',
      [placed, started, mismatched(999)],
      report('completed', asked, 'sb_2'),
      [paidBySecond, surplus('sb_1', little)],
    ],
    [
      'the second after the first was declined',
      [placed, declined],
      report('completed', asked, 'sb_2'),
      [surplus('sb_2')],
    ],
    ['the second fails', [placed, started], report('failed', asked, 'sb_2'), []],
    ['the second is cancelled after the first', [placed, started, completed], report('cancelled', asked, 'sb_2'), []],
    ['the second waits', [placed, started], report('pending', asked, 'sb_2'), []],
  ])('%s', (_case, before, said, expected) => {
    const decided = given(payment, ...before).when((state) => settle(state, said, { at }));
    if (expected.length === 0) decided.thenNothing();
    else decided.then(...expected);
  });

  it('too much goes back once, and nothing else does', () => {
    const both = [placed, started, completed, surplus('sb_2')];
    given(payment, ...both)
      .when((state) => recordSurplusReturn(state, { reference: 'sb_2', at }))
      .then(back('sb_2'));
    given(payment, ...both)
      .when((state) => recordSurplusReturn(state, { reference: 'sb_1', at }))
      .thenNothing();
    given(payment, ...both, back('sb_2'))
      .when((state) => recordSurplusReturn(state, { reference: 'sb_2', at }))
      .thenNothing();
    expect(given(payment, ...both, back('sb_2')).state.status).toBe('completed');
  });
});

describe('MNY-06 a payment whose discount another order has used', () => {
  const declined: PaymentEvent = { type: 'PaymentDeclined', data: { ...told, paid: asked, declinedAt: at } };
  const returned: PaymentEvent = { type: 'PaymentReturned', data: { ...told, paid: asked, returnedAt: at } };
  const gone = { at, discountGone: true };

  it.each<[string, PaymentEvent[], PaymentReport, PaymentEvent[]]>([
    ['is declined when its money comes', [placed, started], report('completed'), [declined]],
    ['also when it came before our own start was stored', [placed], report('completed'), [declined]],
    ['also after it failed', [placed, started, failed], report('completed'), [declined]],
    ['fails as any other', [placed, started], report('failed'), [failed]],
    [
      'is put aside for another amount',
      [placed, started],
      report('completed', { ...asked, amount: 1 }),
      [mismatched(1)],
    ],
    ['stays declined', [placed, started, declined], report('completed'), []],
    ['stays declined, whatever comes late', [placed, started, declined], report('failed'), []],
    ['stays returned', [placed, started, declined, returned], report('completed'), []],
    ['was completed before: stays completed', [placed, started, completed], report('completed'), []],
  ])('%s', (_case, before, said, expected) => {
    const decided = given(payment, ...before).when((state) => settle(state, said, gone));
    if (expected.length === 0) decided.thenNothing();
    else decided.then(...expected);
  });

  it('is returned once, and only when it was declined', () => {
    given(payment, placed, declined)
      .when((state) => recordReturn(state, at))
      .then(returned);
    for (const before of [
      [placed, started],
      [placed, started, completed],
      [placed, started, declined, returned],
    ]) {
      given(payment, ...before)
        .when((state) => recordReturn(state, at))
        .thenNothing();
    }
  });
});
