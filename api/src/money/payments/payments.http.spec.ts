import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { EventStream } from '../../../testing/event-stream.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { CheckPaymentJob } from './jobs/check-payment.job.js';
import { StartPaymentJob } from './jobs/start-payment.job.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { SandboxSignature } from './sandbox/sandbox-signature.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let anna: TestMember;
const streams: EventStream[] = [];

beforeAll(async () => {
  app = await testApp({ work: true });
  anna = await signUp(app, 'Anna');
});
// The first status check is due 15 seconds after the order; resetting the clock keeps it from coming early.
beforeEach(() => app.clock.set(new Date()));
afterAll(() => streams.forEach((stream) => stream.close()));

const consent = { immediate_performance: true };
const p100 = { package: 'p100', payment_method: 'ideal', ...consent };
const order = (member: TestMember, body: unknown = p100, key = randomUUID()) =>
  member.browser.post('/orders', body, { key });
const ordered = async (member: TestMember, body: unknown = p100): Promise<{ payment_id: string; pay_url: string }> =>
  (await order(member, body)).body;
const statusOf = async (member: TestMember, id: string) =>
  (await member.browser.get(`/payments/${id}`)).body.status as string;
const balance = async (member: TestMember) =>
  (await member.browser.get('/user')).body as { credits: number; paid_user: boolean };

/** Presses a button on the pay page, as a browser would. */
const press = (payUrl: string, fields: Record<string, string>) =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function becomes(member: TestMember, id: string, status: string): Promise<void> {
  await eventually(async () => expect(await statusOf(member, id)).toBe(status));
}
const countOf = async (type: string, paymentId: string) => {
  const sql =
    "SELECT count(*) AS n FROM kernel.events WHERE type = $1 AND (stream = 'payment-' || $2 OR data->>'paymentId' = $2)";
  return (await app.kernel.database.one<{ n: number }>(sql, [type, paymentId]))!.n;
};
const referenceOf = (payUrl: string) => payUrl.split('/').at(-1)!;
const job = <T extends { run: (payload: never, context: never) => Promise<void> }>(
  type: new (...args: never[]) => T,
  payload: object,
) => app.nest.get(type, { strict: false }).run(payload as never, { attempt: 1, key: '' } as never);
const webhook = (
  body: unknown,
  headers: Record<string, string> = app.nest.get(SandboxSignature, { strict: false }).headersFor(body as object),
) =>
  app.browser().post('/webhooks/sandbox', body, {
    headers: { 'x-client-request': undefined, 'idempotency-key': undefined, ...headers },
  });

describe('MNY-01 what is on offer', () => {
  it('shows packages to everyone, with what a message costs', async () => {
    const { status, body } = await app.browser().get('/packages');
    expect(status).toBe(200);
    expect(body.message_credits).toBe(10);
    expect(body.packages).toMatchObject([
      {
        id: 'p100',
        credits: 100,
        price: { amount: 999, currency: 'EUR' },
        popular: false,
        message_price: { amount: 100 },
      },
      { id: 'p250', price: { amount: 2249 } },
      { id: 'p600', popular: true, message_price: { amount: 80 } },
      { id: 'p1500', price: { amount: 10499 } },
    ]);
  });

  it("MNY-02 shows the methods of the member's country, and no banks: the payment company asks for them", async () => {
    const { methods } = (await anna.browser.get('/payment-methods')).body;
    const ids = methods.map(({ id }: { id: string }) => id);
    expect(ids).toContain('ideal');
    expect(ids).not.toContain('bancontact');
    expect(methods[0]).toEqual({ id: 'ideal', same: [], transaction_costs: { amount: 0, currency: 'EUR' } });
    const belgian = await signUp(app, 'Zoe', { country: 'BE' });
    const theirs = (await belgian.browser.get('/payment-methods')).body.methods.map(({ id }: { id: string }) => id);
    expect(theirs).toContain('bancontact');
    expect(theirs).not.toContain('ideal');
    expect(await order(belgian)).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'payment_method', code: 'not_offered' }] },
    });
  });
});

describe('MNY-02 Apple Pay', () => {
  const offered = async (query = '') =>
    ((await anna.browser.get(`/payment-methods${query}`)).body.methods as { id: string }[]).map(({ id }) => id);
  const byWallet = (more: object = {}) =>
    order(anna, { package: 'p100', payment_method: 'applepay', ...consent, ...more });

  it('is offered on a page that says its device has it, and on no other', async () => {
    expect(await offered()).not.toContain('applepay');
    expect(await offered('?apple_pay=false')).not.toContain('applepay');
    expect(await offered('?apple_pay=true')).toEqual(expect.arrayContaining(['applepay', 'ideal']));
    expect((await anna.browser.get('/payment-methods?apple_pay=perhaps')).status).toBe(422);
  });

  it('is refused in an order that does not say so, and taken in one that does', async () => {
    const before = await eventCount(app);
    for (const more of [{}, { apple_pay: false }]) {
      expect(await byWallet(more)).toMatchObject({
        status: 422,
        body: { fields: [{ field: 'payment_method', code: 'apple_pay_unavailable' }] },
      });
    }
    expect(await eventCount(app)).toBe(before);
    expect((await byWallet({ apple_pay: true })).status).toBe(201);
  });

  it('stands in the prices for everyone, whatever they are read on', async () => {
    const { methods } = (await app.browser().get('/pricing?country=NL')).body;
    expect(methods.map(({ id }: { id: string }) => id)).toContain('applepay');
  });
});

describe('MNY-01 MNY-02 prices for everyone', () => {
  it('are those of the country asked for, else of the member, else of nobody', async () => {
    const pricing = async (query = '', browser = app.browser()) => (await browser.get(`/pricing${query}`)).body;
    const ids = ({ methods }: { methods: { id: string }[] }) => methods.map(({ id }) => id);
    const belgium = await pricing('?country=BE');
    expect(belgium).toMatchObject({
      country: 'BE',
      message_credits: 10,
      packages: [{ id: 'p100', credits: 100 }, {}, {}, {}],
    });
    expect(ids(belgium)).toContain('bancontact');
    expect(ids(belgium)).not.toContain('ideal');
    const own = await pricing('', anna.browser);
    expect(own.country).toBe('NL');
    expect(ids(own)).toContain('ideal');
    expect(await pricing('?country=XQ')).toMatchObject({ country: null });
  });
});

describe('MNY-03 a payment', () => {
  it('MNY-11 ACC-09 ACC-15 paid: credits, premium and every screen told, once, though notices come thrice and out of order', async () => {
    const ben = await signUp(app, 'Ben');
    const stream = await EventStream.open(ben.browser);
    streams.push(stream);
    expect((await ben.browser.get('/orders/last')).body).toMatchObject({
      code: 'premium_required',
      params: { feature: 'repeat_order' },
    });
    const { status, body } = await order(ben);
    expect(status).toBe(201);
    expect(await ben.browser.get(`/payments/${body.payment_id}`)).toMatchObject({
      status: 200,
      body: {
        payment_id: body.payment_id,
        status: 'pending',
        credits: 100,
        package: 'p100',
        price: { amount: 999, currency: 'EUR' },
        payment_method: 'ideal',
        transaction_costs: { amount: 0, currency: 'EUR' },
        created_at: app.clock.now().toISOString(),
      },
    });
    const page = await (await fetch(body.pay_url)).text();
    expect(page).toMatch(/€9\.99[\s\S]*100 credits[\s\S]*iDEAL[\s\S]*ing/);
    const pressed = await press(body.pay_url, { outcome: 'paid' });
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get('location')).toBe(`${app.origin}/credits/result/${body.payment_id}`);
    await becomes(ben, body.payment_id, 'completed');
    expect(await balance(ben)).toMatchObject({ credits: 130, paid_user: true });
    const last = await ben.browser.get('/orders/last');
    expect(last.body).toMatchObject({
      order: { payment_id: body.payment_id, package: 'p100', payment_method: 'ideal' },
    });
    expect(await stream.next('payment')).toEqual({ payment_id: body.payment_id, status: 'completed' });
    expect(await stream.next('credits', ({ credits }) => credits === 130)).toEqual({
      credits: 130,
      paid_user: true,
      version: expect.any(Number),
    });

    const delivered =
      "SELECT count(*) AS n FROM graphile_worker._private_jobs WHERE key LIKE 'sandbox-webhook ' || $1 || '%'";
    await eventually(async () =>
      expect((await app.kernel.database.one<{ n: number }>(delivered, [referenceOf(body.pay_url)]))!.n).toBe(0),
    );
    expect(await countOf('PaymentCompleted', body.payment_id)).toBe(1);
    expect(await countOf('CreditsBought', body.payment_id)).toBe(1);
    expect(await balance(ben)).toMatchObject({ credits: 130 });
    expect((await ben.browser.get('/transactions')).body).toMatchObject({
      transactions: [
        { id: '2', kind: 'purchase', credits: 100, balance: 130, reference: body.payment_id },
        { id: '1', kind: 'grant', credits: 30, balance: 30, reference: 'signup' },
      ],
      next: null,
    });
  });

  it.each(['failed', 'cancelled'])('%s: no credits, another try possible', async (outcome) => {
    const before = await balance(anna);
    const { payment_id, pay_url } = await ordered(anna);
    await press(pay_url, { outcome });
    await becomes(anna, payment_id, outcome);
    expect(await balance(anna)).toEqual(before);
    expect((await order(anna, { package: 'p100', payment_method: 'paypal', ...consent })).status).toBe(201);
  });

  it('paid after it failed is honoured', async () => {
    const ben = await signUp(app, 'Ben');
    const { payment_id, pay_url } = await ordered(ben);
    await press(pay_url, { outcome: 'failed' });
    await becomes(ben, payment_id, 'failed');
    await press(pay_url, { outcome: 'paid' });
    await becomes(ben, payment_id, 'completed');
    expect(await balance(ben)).toMatchObject({ credits: 130, paid_user: true });
  });

  it('pending, then paid when the money arrives', async () => {
    const ben = await signUp(app, 'Ben');
    const { payment_id, pay_url } = await ordered(ben, { package: 'p250', payment_method: 'sct', ...consent });
    await press(pay_url, { outcome: 'pending', delay: '3' });
    expect(await statusOf(ben, payment_id)).toBe('pending');
    expect(await balance(ben)).toMatchObject({ credits: 30, paid_user: false });
    await becomes(ben, payment_id, 'completed');
    expect(await balance(ben)).toMatchObject({ credits: 280, paid_user: true });
  });

  it('whose notices are lost is asked about', async () => {
    const ben = await signUp(app, 'Ben');
    const { payment_id, pay_url } = await ordered(ben);
    await job(CheckPaymentJob, { paymentId: payment_id, round: 0 });
    expect(await statusOf(ben, payment_id)).toBe('pending');
    await press(pay_url, { outcome: 'paid', silent: 'on' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await statusOf(ben, payment_id)).toBe('pending');
    await job(CheckPaymentJob, { paymentId: payment_id, round: 1 });
    expect(await statusOf(ben, payment_id)).toBe('completed');
    expect(await balance(ben)).toMatchObject({ credits: 130 });
  });

  it('of another amount is put aside, not credited', async () => {
    const ben = await signUp(app, 'Ben');
    const { payment_id, pay_url } = await ordered(ben);
    await app.kernel.database.query('UPDATE sandbox.payments SET amount = 1 WHERE reference = $1', [
      referenceOf(pay_url),
    ]);
    await press(pay_url, { outcome: 'paid' });
    await eventually(async () => expect(await countOf('PaymentMismatched', payment_id)).toBe(1));
    expect(await statusOf(ben, payment_id)).toBe('pending');
    expect(await balance(ben)).toMatchObject({ credits: 30, paid_user: false });
  });

  it('a second purchase adds credits', async () => {
    const ben = await signUp(app, 'Ben');
    for (const credits of [130, 230]) {
      const { payment_id, pay_url } = await ordered(ben);
      await press(pay_url, { outcome: 'paid' });
      await becomes(ben, payment_id, 'completed');
      expect(await balance(ben)).toMatchObject({ credits, paid_user: true });
    }
  });
});

describe('MNY-03 webhooks', () => {
  it('many at once have one effect', async () => {
    const ben = await signUp(app, 'Ben');
    const { payment_id, pay_url } = await ordered(ben);
    await press(pay_url, { outcome: 'paid', silent: 'on' });
    const notice = { reference: referenceOf(pay_url), status: 'paid' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => webhook(notice)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204));
    expect(await countOf('CreditsBought', payment_id)).toBe(1);
    expect(await balance(ben)).toMatchObject({ credits: 130 });
  });

  it('are not believed: the provider is asked', async () => {
    const ben = await signUp(app, 'Ben');
    const { payment_id, pay_url } = await ordered(ben);
    expect((await webhook({ reference: referenceOf(pay_url), status: 'paid' })).status).toBe(204);
    expect(await statusOf(ben, payment_id)).toBe('pending');
    expect(await balance(ben)).toMatchObject({ credits: 30 });
  });

  it('without a genuine, fresh signature are refused and change nothing', async () => {
    const { payment_id, pay_url } = await ordered(anna);
    await press(pay_url, { outcome: 'paid', silent: 'on' });
    const notice = { reference: referenceOf(pay_url), status: 'paid' };
    const { 'x-sandbox-signature': genuine } = app.nest.get(SandboxSignature, { strict: false }).headersFor(notice) as {
      'x-sandbox-signature': string;
    };
    const refused = { status: 403, body: { code: 'invalid_signature' } };
    for (const signature of ['', 'x', 't=1,v1=abc', genuine.replace(/v1=./, 'v1=_'), genuine.replace(/t=\d/, 't=9')]) {
      expect(await webhook(notice, { 'x-sandbox-signature': signature })).toMatchObject(refused);
    }
    expect(await webhook(notice, {})).toMatchObject(refused);
    expect(await webhook({ ...notice, status: 'failed' }, { 'x-sandbox-signature': genuine })).toMatchObject(refused);
    app.clock.advance(301);
    expect(await webhook(notice, { 'x-sandbox-signature': genuine })).toMatchObject(refused);
    expect(await webhook({ reference: 'sb_000000000000000000000000', status: 'paid' })).toMatchObject({
      status: 404,
      body: { code: 'payment_not_found' },
    });
    expect(await webhook({})).toMatchObject(refused);
    expect((await webhook('{"a":', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await app.browser().post('/webhooks/nobody', {})).status).toBe(404);
    expect((await app.browser().get('/webhooks/sandbox')).status).toBe(405);
    expect(await statusOf(anna, payment_id)).toBe('pending');
  });
});

describe('MNY-01 an order', () => {
  it('EVT-02 made twice with one key is one order; another order with that key is refused', async () => {
    const key = randomUUID();
    const [one, two] = await Promise.all([order(anna, p100, key), order(anna, p100, key)]);
    expect(one).toMatchObject({ status: 201, body: two.body });
    expect((await order(anna, p100, key)).body).toEqual(one.body);
    expect(await order(anna, { ...p100, package: 'p250' }, key)).toMatchObject({
      status: 409,
      body: { code: 'key_conflict' },
    });
  });

  it("whose provider's reply is lost can be repeated, and is one payment there", async () => {
    const provider = app.nest.get(SandboxProvider, { strict: false });
    const create = provider.createPayment.bind(provider);
    const lost = jest.spyOn(provider, 'createPayment').mockImplementation(async (request) => {
      await create(request);
      throw new Error('socket hang up');
    });
    const key = randomUUID();
    expect(await order(anna, p100, key)).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    lost.mockRestore();
    const { status, body } = await order(anna, p100, key);
    expect(status).toBe(201);
    const rows = await app.kernel.database.query('SELECT FROM sandbox.payments WHERE payment_id = $1', [
      body.payment_id,
    ]);
    expect(rows).toHaveLength(1);
    expect(await countOf('PaymentStarted', body.payment_id)).toBe(1);
  });

  it('that was cut off is brought to the provider by its job', async () => {
    const provider = app.nest.get(SandboxProvider, { strict: false });
    const down = jest.spyOn(provider, 'createPayment').mockRejectedValue(new Error('down'));
    const key = randomUUID();
    expect((await order(anna, p100, key)).status).toBe(503);
    down.mockRestore();
    const placed = await app.kernel.database.one<{ id: string }>(
      "SELECT substr(stream, 9) AS id FROM kernel.events WHERE type = 'OrderPlaced' AND key = $1",
      [key],
    );
    await job(StartPaymentJob, { paymentId: placed!.id });
    expect(await countOf('PaymentStarted', placed!.id)).toBe(1);
    expect((await order(anna, p100, key)).body.payment_id).toBe(placed!.id);
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', {}, ['package required', 'payment_method required']],
    ['an unknown package', { ...p100, package: 'p1' }, ['package unknown_package']],
    ['an ended method', { package: 'p100', payment_method: 'sofort', ...consent }, ['payment_method not_offered']],
    ['a bank, which the payment company asks for', { ...p100, bank: 'ing' }, ['bank unknown']],
    [
      'no wish to have the credits at once',
      { ...p100, immediate_performance: false },
      ['immediate_performance immediate_performance_required'],
    ],
    ['a price of its own', { ...p100, price: { amount: 1, currency: 'EUR' } }, ['price unknown']],
    ['wrong types', { package: 1, payment_method: null }, ['package invalid', 'payment_method invalid']],
  ])('with %s is refused and changes nothing', async (_what, body, fields) => {
    const before = await eventCount(app);
    const answer = await order(anna, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(answer.body.fields.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual(
      fields,
    );
    expect(await eventCount(app)).toBe(before);
  });

  it('needs a confirmed member and a key', async () => {
    const gita = await signUp(app, 'Gita', { confirmed: false });
    const before = await eventCount(app);
    expect(await order(gita)).toMatchObject({ status: 403, body: { code: 'confirmation_required' } });
    expect(await app.browser().post('/orders', p100)).toMatchObject({
      status: 403,
      body: { code: 'authentication_required' },
    });
    expect(await anna.browser.post('/orders', p100, { headers: { 'idempotency-key': undefined } })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_required' },
    });
    expect(await eventCount(app)).toBe(before);
  });

  it("of another member cannot be seen, nor can what is no one's", async () => {
    const ben = await signUp(app, 'Ben');
    const { payment_id } = await ordered(anna);
    for (const id of [payment_id, randomUUID()]) {
      expect(await ben.browser.get(`/payments/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'payment_not_found' },
      });
    }
    expect((await ben.browser.get('/payments/mine')).status).toBe(422);
    for (const path of [`/payments/${payment_id}`, '/payment-methods', '/transactions']) {
      expect((await app.browser().get(path)).status).toBe(403);
    }
  });
});

describe('the sandbox', () => {
  it('has a page for its own references only, and takes its own answers only', async () => {
    const { pay_url } = await ordered(anna);
    expect((await fetch(pay_url.replace(/sb_.*/, 'sb_000000000000000000000000'))).status).toBe(404);
    expect((await fetch(pay_url.replace(/sb_.*/, "x'%20OR%201=1"))).status).toBe(422);
    expect((await press(pay_url, { outcome: 'charity' })).status).toBe(422);
    expect((await press(pay_url, {})).status).toBe(422);
  });

  it('keeps paid money paid', async () => {
    const { pay_url } = await ordered(anna);
    await press(pay_url, { outcome: 'paid', silent: 'on' });
    await press(pay_url, { outcome: 'cancelled' });
    expect(await (await fetch(pay_url)).text()).toContain('This payment is paid');
  });

  it('is no part of the published API', async () => {
    const { body } = await app.browser().get('/openapi.json');
    expect(Object.keys(body.paths).filter((path) => path.includes('sandbox/pay'))).toEqual([]);
  });
});
