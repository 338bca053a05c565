import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../../testing/app.js';
import { signUp, type TestMember } from '../../../../testing/members.js';
import { CheckPaymentJob } from '../jobs/check-payment.job.js';
import { LocalMollie } from '../../../../testing/local-mollie.js';
import { toAmount, toMoney } from './mollie-terms.js';
import { MOLLIE } from '../payment-providers.js';
import type { MollieProvider } from './mollie.provider.js';

const mollie = new LocalMollie();
let app: TestApp;
let anna: TestMember;
let provider: MollieProvider;

beforeAll(async () => {
  // The local server has a self-signed certificate.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  app = await testApp({ env: { MOLLIE_API_KEY: 'test_key', MOLLIE_ENDPOINT: await mollie.start() } });
  provider = app.nest.get(MOLLIE, { strict: false });
  anna = await signUp(app, 'Anna');
});
afterAll(() => {
  mollie.stop();
  delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
});

const tell = (id: string, site = app) =>
  site.browser().post('/webhooks/mollie', new URLSearchParams({ id }).toString(), {
    headers: {
      'x-client-request': undefined,
      'idempotency-key': undefined,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
const ordered = async (payment_method = 'ideal') => {
  const { status, body } = await anna.browser.post('/orders', {
    package: 'p100',
    payment_method,
    immediate_performance: true,
  });
  expect(status).toBe(201);
  const reference = (body.pay_url as string).split('/').at(-1)!;
  return { paymentId: body.payment_id as string, payUrl: body.pay_url as string, reference };
};
const statusOf = async (id: string) => (await anna.browser.get(`/payments/${id}`)).body.status as string;
const credits = async () => (await anna.browser.get('/user')).body.credits as number;
const becomes = (reference: string, status: string) => (mollie.payments.get(reference)!.status = status);

describe('MNY-03 payments by Mollie', () => {
  it('are begun with amount, method, addresses and our id, and paid once a notice made us ask', async () => {
    const before = await credits();
    const { paymentId, payUrl, reference } = await ordered();
    expect(payUrl).toBe(`https://www.mollie.test/checkout/${reference}`);
    expect(mollie.payments.get(reference)).toMatchObject({
      amount: { value: '9.99', currency: 'EUR' },
      method: 'ideal',
      metadata: { payment_id: paymentId },
      redirectUrl: `${app.origin}/credits/result/${paymentId}`,
      webhookUrl: `${app.origin}/api/webhooks/mollie`,
    });
    expect((await tell(reference)).status).toBe(204);
    expect(await statusOf(paymentId)).toBe('pending');
    becomes(reference, 'paid');
    for (let i = 0; i < 3; i++) expect((await tell(reference)).status).toBe(204);
    expect(await statusOf(paymentId)).toBe('completed');
    expect(await credits()).toBe(before + 100);
  });

  it.each([
    ['open', 'pending'],
    ['pending', 'pending'],
    ['authorized', 'pending'],
    ['failed', 'failed'],
    ['expired', 'failed'],
    ['canceled', 'cancelled'],
  ])('%s there is %s here', async (theirs, ours) => {
    const { paymentId, reference } = await ordered('creditcard');
    becomes(reference, theirs);
    expect((await tell(reference)).status).toBe(204);
    expect(await statusOf(paymentId)).toBe(ours);
  });

  it('whose notice is lost are asked about', async () => {
    const { paymentId, reference } = await ordered('paypal');
    becomes(reference, 'paid');
    const job = app.nest.get(CheckPaymentJob, { strict: false });
    await job.run({ paymentId, round: 0 });
    expect(await statusOf(paymentId)).toBe('completed');
  });

  it('forged notices change nothing: of no payment, of another shop, of no form', async () => {
    const before = await credits();
    const { reference } = await ordered();
    const shop = { ...mollie.payments.get(reference)!, id: 'tr_shop', status: 'paid', metadata: { order: '7' } };
    mollie.payments.set(shop.id, shop);
    expect((await tell('tr_none')).status).toBe(404);
    expect((await tell('tr_shop')).status).toBe(404);
    const asked = mollie.asked.length;
    for (const id of ['', 'tr_', '../refunds', 'tr_a/refunds', 'ord_1']) expect((await tell(id)).status).toBe(403);
    expect(mollie.asked.length).toBe(asked);
    expect(await credits()).toBe(before);
  });

  it('are one there however often they are asked for, and two once our key is forgotten', async () => {
    const paymentId = randomUUID();
    const request = {
      paymentId,
      amount: { amount: 999, currency: 'EUR' },
      method: 'ideal',
      payableUntil: null,
      description: 'x',
      returnUrl: app.origin,
      webhookUrl: app.origin,
    };
    const first = await provider.createPayment(request);
    expect(await provider.createPayment(request)).toEqual(first);
    mollie.forget();
    expect((await provider.createPayment(request)).reference).not.toBe(first.reference);
  });
});

describe('MNY-02 methods', () => {
  const offered = async (member: TestMember, query = '') =>
    (await member.browser.get(`/payment-methods${query}`)).body.methods.map(({ id }: { id: string }) => id) as string[];

  it('are those that both we and Mollie offer; theirs are asked for once in a while', async () => {
    expect(await provider.methods()).toEqual(
      expect.arrayContaining(['ideal', 'creditcard', 'visa', 'sct', 'eps', 'applepay']),
    );
    expect(await provider.methods()).not.toContain('blik');
    const poland = await signUp(app, 'Zofia', { country: 'PL' });
    expect(await offered(poland)).toContain('creditcard');
    expect(await offered(poland, '?apple_pay=true')).toContain('applepay');
    expect(await offered(poland)).not.toContain('blik');
    expect(
      await poland.browser.post('/orders', { package: 'p100', payment_method: 'blik', immediate_performance: true }),
    ).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'payment_method', code: 'not_offered' }] },
    });
    expect(mollie.asked.filter((asked) => asked.startsWith('GET /v2/methods'))).toHaveLength(1);
    expect(mollie.asked).toContain('GET /v2/methods?includeWallets=applepay');
  });
});

describe('MNY-09 charge-backs by Mollie', () => {
  it('are asked for with the payment once a notice came, in whole or in part, and reversed', async () => {
    const before = await credits();
    const { paymentId, reference } = await ordered();
    becomes(reference, 'paid');
    await tell(reference);
    expect(await credits()).toBe(before + 100);
    const reason = { code: 'AC04', description: 'Account of A. Jansen closed' };
    const first = mollie.chargeBack(reference, '5.00', reason);
    for (let i = 0; i < 2; i++) expect((await tell(reference)).status).toBe(204);
    expect(mollie.asked.at(-1)).toBe(`GET /v2/payments/${reference}?embed=chargebacks`);
    expect(await credits()).toBe(before + 50);
    mollie.chargeBack(reference, '4.99', { code: 'Anna Jansen', description: 'disputes it' });
    await tell(reference);
    expect(await credits()).toBe(before);
    first.reversedAt = '2026-05-20T10:00:00+00:00';
    await tell(reference);
    expect(await credits()).toBe(before + 50);
    const day = [new Date('2026-05-01T00:00:00Z'), new Date('2026-05-02T00:00:00Z')] as const;
    const movements = await provider.movements(...day);
    const taken = { kind: 'charge_back', ourId: null, payment: reference };
    expect(movements).toMatchObject([
      { ...taken, reference: first.id, amount: { amount: 0 } },
      { ...taken, amount: { amount: 499 } },
    ]);
    const sql = 'SELECT type, data FROM kernel.events WHERE stream = $1 ORDER BY version OFFSET 3';
    expect(await app.kernel.database.query(sql, [`payment-${paymentId}`])).toMatchObject([
      { type: 'PaymentChargedBack', data: { chargeback: first.id, reason: 'AC04', credits: 50 } },
      { type: 'PaymentChargedBack', data: { amount: { amount: 499 }, reason: null, credits: 50 } },
      { type: 'ChargebackReversed', data: { chargeback: first.id, credits: 50 } },
    ]);
  });
});

describe('MNY-08 refunds by Mollie', () => {
  it('that it will not make have failed, in its words, and are made when they are tried anew', async () => {
    const { reference } = await ordered();
    const refund = { refundId: randomUUID(), reference, amount: { amount: 450, currency: 'EUR' } };
    mollie.refuses = 'The amount is higher than the maximum';
    expect(await provider.createRefund(refund)).toEqual({
      reference: null,
      status: 'failed',
      message: 'The amount is higher than the maximum',
    });
    mollie.refuses = undefined;
    expect(await provider.createRefund({ ...refund, refundId: `${refund.refundId}-2` })).toMatchObject({
      status: 'pending',
    });
  });

  it('are made once, found by our id, and followed to their end', async () => {
    const { reference } = await ordered();
    const refund = { refundId: randomUUID(), reference, amount: { amount: 450, currency: 'EUR' } };
    expect(await provider.fetchRefund(refund.refundId, reference)).toBeNull();
    const made = await provider.createRefund(refund);
    expect(made).toMatchObject({ status: 'pending', message: null });
    expect(await provider.createRefund(refund)).toEqual(made);
    expect(mollie.refunds.get(reference)).toMatchObject([{ amount: { value: '4.50', currency: 'EUR' } }]);
    for (const [theirs, ours] of [
      ['processing', 'pending'],
      ['refunded', 'completed'],
      ['failed', 'failed'],
      ['canceled', 'failed'],
    ] as const) {
      mollie.refunds.get(reference)![0]!.status = theirs;
      expect(await provider.fetchRefund(refund.refundId, reference)).toMatchObject({ status: ours });
    }
    expect(await provider.fetchRefund(randomUUID(), reference)).toBeNull();
  });
});

describe('MNY-03 what moved at Mollie in a day', () => {
  it('is what was paid and what was asked back, with our ids; what is none of ours has none', async () => {
    const { paymentId, reference } = await ordered();
    Object.assign(mollie.payments.get(reference)!, { status: 'paid', paidAt: '2026-03-01T23:59:59+00:00' });
    const shop = {
      ...mollie.payments.get(reference)!,
      id: 'tr_other',
      metadata: null,
      createdAt: '2026-03-01T10:00:00Z',
    };
    mollie.payments.set('tr_other', shop as never);
    const [from, before] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z')];
    const amount = { amount: 999, currency: 'EUR' };
    expect(await provider.movements(from, before)).toEqual([
      { kind: 'payment', reference: 'tr_other', ourId: null, payment: 'tr_other', amount },
      { kind: 'payment', reference, ourId: paymentId, payment: reference, amount },
    ]);
    const refundId = randomUUID();
    const refund = await provider.createRefund({ refundId, reference, amount });
    const today = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)] as const;
    expect(await provider.movements(...today)).toContainEqual({
      kind: 'refund',
      reference: refund.reference,
      ourId: refundId,
      payment: reference,
      amount,
    });
  });
});

describe('MNY-01 amounts as Mollie writes them', () => {
  it.each([
    [0, 'EUR', '0.00'],
    [5, 'EUR', '0.05'],
    [999, 'EUR', '9.99'],
    [10499, 'PLN', '104.99'],
    [1200, 'JPY', '1200'],
  ])('%i %s is %s', (amount, currency, value) => {
    expect(toAmount({ amount, currency })).toEqual({ value, currency });
    expect(toMoney({ value, currency })).toEqual({ amount, currency });
  });

  it.each(['', '9,99', '-1.00', '9.999', '1e3'])('"%s" is none', (value) => {
    expect(() => toMoney({ value, currency: 'EUR' })).toThrow('not an amount');
  });
});

describe('MNY-03 beside a company that takes real money', () => {
  it('there is no sandbox, and what was cancelled is retried where it costs money', async () => {
    const live = await testApp({ env: { MOLLIE_API_KEY: 'live_key', MOLLIE_ENDPOINT: mollie.address } });
    const member = await signUp(live, 'Free');
    const order = { package: 'p100', payment_method: 'visa', immediate_performance: true };
    const { body: first } = await member.browser.post('/orders', order);
    const reference = (first.pay_url as string).split('/').at(-1)!;
    becomes(reference, 'canceled');
    expect((await tell(reference, live)).status).toBe(204);
    expect((await member.browser.get(`/payments/${first.payment_id}`)).body).toMatchObject({
      status: 'cancelled',
      other_provider: false,
    });
    const { body: second } = await member.browser.post('/orders', { ...order, retry_of: first.payment_id });
    expect(second.pay_url).toMatch('https://www.mollie.test/checkout/');
    for (const path of ['/sandbox', `/sandbox/pay/sb_${'0'.repeat(24)}`])
      expect((await member.browser.get(path)).status).toBe(404);
    for (const name of ['sandbox', 'sandbox-cards'])
      expect((await member.browser.post(`/webhooks/${name}`, { reference })).status).toBe(404);
  });
});
