import { describe, expect, it } from 'vitest';
import { given } from '../kernel/testing/given.js';
import type { PaymentEvent, PaymentMismatched, Order } from './payment.events.js';
import { payment, placeOrder, recordReturn, settle, start, type PaymentReport } from './payment.js';
import { paymentNotFound } from './payments.errors.js';

const at = '2026-03-01T10:00:00.000Z';
const order: Order = {
  memberId: 'anna',
  package: 'p100',
  credits: 100,
  price: { amount: 999, currency: 'EUR' },
  discount: null,
  transactionCosts: { amount: 30, currency: 'EUR' },
  method: 'ideal',
  bank: 'ing',
  provider: 'sandbox',
  origin: 'http://localhost:3000',
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
    ["another payment's report", [placed, started], report('completed', asked, 'sb_9'), []],
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
