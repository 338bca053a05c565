import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ReturnPaymentJob } from '../payments/jobs/return-payment.job.js';
import { SandboxProvider } from '../payments/sandbox/sandbox.provider.js';
import { SandboxSignature } from '../payments/sandbox/sandbox-signature.js';
import { AddStaffMember, type Role } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { planOf } from '../../../testing/plan.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { DiscountsList } from './discounts.list.js';

const BONUS = 'TIMEBONUS25';
const reason = 'Spring sale';

let app: TestApp;
let finance: TestBrowser;

beforeAll(async () => {
  app = await testApp();
  finance = await staff('finance');
});

async function staff(role: Role): Promise<TestBrowser> {
  const email = `${role}.${randomUUID().slice(0, 8)}@example.org`;
  const password = 'correct horse battery';
  const commands = app.nest.get(CommandBus, { strict: false });
  await commands.execute(new AddStaffMember({ actor: 'system', email, role, password, key: randomUUID() }));
  const browser = app.console();
  const { status } = await browser.post('/admin/login', { email, password });
  if (status >= 300) throw new Error(`staff login: ${status}`);
  return browser;
}

let number = 0;
/** Defines a new code and returns it. */
async function define(terms: object = {}): Promise<string> {
  const code = `CODE${++number}`;
  const { status, body } = await finance.post('/admin/discounts', {
    code,
    value_percentage: 20,
    reason,
    ...terms,
  });
  if (status !== 201) throw new Error(`define: ${status} ${JSON.stringify(body)}`);
  return code;
}
const order = (member: TestMember, discount_code: string | null, body: object = {}, key = randomUUID()) =>
  member.browser.post(
    '/orders',
    { package: 'p100', payment_method: 'ideal', discount_code, immediate_performance: true, ...body },
    { key },
  );
/** Pays at the sandbox and delivers its webhook. */
async function pay({ pay_url }: { pay_url: string }, outcome = 'paid'): Promise<void> {
  const reference = pay_url.split('/').at(-1)!;
  await fetch(pay_url, { method: 'POST', body: new URLSearchParams({ outcome, silent: 'on' }), redirect: 'manual' });
  await tell(reference);
}
async function tell(reference: string): Promise<void> {
  const notice = { reference, status: 'paid' };
  const headers = app.nest.get(SandboxSignature, { strict: false }).headersFor(notice);
  const answer = await app.browser().post('/webhooks/sandbox', notice, {
    headers: { 'x-client-request': undefined, 'idempotency-key': undefined, ...headers },
  });
  expect(answer.status).toBe(204);
}
const payment = async (member: TestMember, { payment_id }: { payment_id: string }) =>
  (await member.browser.get(`/payments/${payment_id}`)).body;
const user = async (member: TestMember) => (await member.browser.get('/user')).body;
const eventsOf = async (memberId: string, type: string): Promise<number> => {
  const sql = "SELECT count(*) AS n FROM kernel.events WHERE type = $2 AND stream = 'redemption-TIMEBONUS25:' || $1";
  return (await app.kernel.database.one<{ n: number }>(sql, [memberId, type]))!.n;
};

describe('MNY-07 the time bonus', () => {
  it('is offered to a new member with its end, and to no visitor', async () => {
    const anna = await signUp(app, 'Anna');
    const { signup_date } = await user(anna);
    const ends = new Date(Date.parse(signup_date) + 14_400_000).toISOString();
    expect(await anna.browser.get('/discountcode?welcome=true')).toMatchObject({
      status: 200,
      body: {
        code: BONUS,
        country: null,
        user_id: null,
        expires: ends,
        seconds_left: 14_400,
        value_percentage: 25,
        currency: null,
        minimum_order_value: null,
        status: 'active',
        validity: 'once-per-user',
        expired: false,
        paymentmethods: null,
      },
    });
    const { body } = await anna.browser.get('/packages');
    expect(body.discount).toMatchObject({ code: BONUS, value_percentage: 25, ends_at: ends, seconds_left: 14_400 });
    expect(
      body.packages.map((one: { discounted: { price: { amount: number } } }) => one.discounted.price.amount),
    ).toEqual([749, 1687, 3599, 7874]);
    expect(body.packages[0]).toMatchObject({
      price: { amount: 999 },
      message_price: { amount: 100 },
      discounted: { message_price: { amount: 75 } },
    });
    expect((await app.browser().get('/packages')).body).toMatchObject({
      discount: null,
      packages: [{ discounted: null }, {}, {}, {}],
    });
    expect(await app.browser().get(`/packages?discount_code=${BONUS}`)).toMatchObject({
      status: 404,
      body: { code: 'discount_not_found' },
    });
    expect(await app.browser().get('/discountcode?welcome=true')).toMatchObject({ status: 403 });
  });

  it.each([
    [14_399, 201, 749],
    [14_400, 410, 0],
    [14_401, 410, 0],
  ])('is judged at the order: %i s after the sign-up', async (seconds, status, amount) => {
    const anna = await signUp(app, 'Anna');
    app.clock.advance(seconds);
    const before = await eventCount(app);
    const answer = await order(anna, BONUS);
    expect(answer.status).toBe(status);
    if (status === 201) {
      expect(await payment(anna, answer.body)).toMatchObject({
        status: 'pending',
        price: { amount, currency: 'EUR' },
        discount: { code: BONUS, value_percentage: 25, off: { amount: 250, currency: 'EUR' } },
      });
      expect(await (await fetch(answer.body.pay_url)).text()).toContain('€7.49');
      // Paid after the discount ended: the price that was shown stands.
      app.clock.advance(2);
      await pay(answer.body);
      expect(await payment(anna, answer.body)).toMatchObject({ status: 'completed', price: { amount } });
    } else {
      expect(answer.body.code).toBe('discount_expired');
      expect(await eventCount(app)).toBe(before);
      expect((await anna.browser.get('/discountcode?welcome=true')).status).toBe(404);
      expect((await anna.browser.get('/packages')).body.discount).toBeNull();
    }
    app.clock.advance(-seconds - (status === 201 ? 2 : 0));
  });

  it('ACC-09 ends with the first purchase, made with it or without', async () => {
    const [anna, ben] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben')]);
    await pay((await order(anna, BONUS)).body);
    await pay((await order(ben, null)).body);
    for (const member of [anna, ben]) {
      expect(await user(member)).toMatchObject({ credits: 130, paid_user: true });
      expect((await member.browser.get('/discountcode?welcome=true')).body.code).toBe('discount_not_found');
      expect((await member.browser.get('/packages')).body.discount).toBeNull();
    }
    expect(await order(anna, BONUS)).toMatchObject({ status: 409, body: { code: 'discount_already_used' } });
    expect(await order(ben, BONUS)).toMatchObject({ status: 410, body: { code: 'discount_expired' } });
  });
});

describe('MNY-06 reserved with the order, redeemed with completion, released on failure', () => {
  it('100 parallel checkouts are all answered, and one redeems', async () => {
    const anna = await signUp(app, 'Anna');
    const placed = await Promise.all(Array.from({ length: 100 }, () => order(anna, BONUS)));
    expect(placed.map(({ status }) => status)).toEqual(Array(100).fill(201));
    expect(new Set(placed.map(({ body }) => body.payment_id)).size).toBe(100);
    await Promise.all(placed.map(({ body }) => pay(body)));

    const payments = await Promise.all(placed.map(({ body }) => payment(anna, body)));
    const with_ = (status: string) => payments.filter((one) => one.status === status);
    expect(with_('completed')).toHaveLength(1);
    expect(payments.every(({ price }) => price.amount === 749)).toBe(true);
    expect(with_('declined').length + with_('returned').length).toBe(99);
    expect(await eventsOf(anna.id, 'DiscountRedeemed')).toBe(1);
    expect(await user(anna)).toMatchObject({ credits: 130, paid_user: true });
    const { transactions } = (await anna.browser.get('/transactions')).body;
    expect(transactions.filter(({ kind }: { kind: string }) => kind === 'purchase')).toHaveLength(1);
    expect((await order(anna, BONUS)).body.code).toBe('discount_already_used');
  });

  it.each(['failed', 'cancelled'])('a %s payment frees it', async (outcome) => {
    const anna = await signUp(app, 'Anna');
    const first = (await order(anna, BONUS)).body;
    await pay(first, outcome);
    expect(await payment(anna, first)).toMatchObject({ status: outcome });
    expect(await eventsOf(anna.id, 'DiscountReleased')).toBe(1);
    expect((await anna.browser.get('/packages')).body.discount).toMatchObject({ code: BONUS });
    const second = await order(anna, BONUS);
    expect(second.status).toBe(201);
    await pay(second.body);
    expect(await payment(anna, second.body)).toMatchObject({ status: 'completed', price: { amount: 749 } });
    expect(await eventsOf(anna.id, 'DiscountRedeemed')).toBe(1);
  });

  it('an order that nobody pays locks no one out; it expires at the provider and frees nothing of the newer', async () => {
    const anna = await signUp(app, 'Anna');
    const left = (await order(anna, BONUS)).body;
    const newer = (await order(anna, BONUS, { package: 'p250' })).body;
    app.clock.advance(24 * 3600 + 1);
    await tell(left.pay_url.split('/').at(-1));
    expect(await payment(anna, left)).toMatchObject({ status: 'failed' });
    expect(await eventsOf(anna.id, 'DiscountReleased')).toBe(1);
    await tell(newer.pay_url.split('/').at(-1));
    expect(await payment(anna, newer)).toMatchObject({ status: 'failed' });
    expect(await eventsOf(anna.id, 'DiscountReleased')).toBe(2);
    app.clock.advance(-24 * 3600 - 1);
  });

  it('the older order, paid first, keeps its price; the newer, paid too, is declined and nothing else changes', async () => {
    const anna = await signUp(app, 'Anna');
    const older = (await order(anna, BONUS)).body;
    const newer = (await order(anna, BONUS, { package: 'p600' })).body;
    await pay(older);
    expect(await payment(anna, older)).toMatchObject({ status: 'completed', price: { amount: 749 } });
    const before = await user(anna);
    await pay(newer);
    expect(await payment(anna, newer)).toMatchObject({ status: 'declined', price: { amount: 3599 } });
    await pay(newer);
    expect(await user(anna)).toEqual(before);
    expect(await eventsOf(anna.id, 'DiscountRedeemed')).toBe(1);
  });

  it('money after a failure completes the order while the code is unused, and goes back when it was used', async () => {
    const [anna, ben] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben')]);
    const late = (await order(anna, BONUS)).body;
    await pay(late, 'failed');
    await pay(late);
    expect(await payment(anna, late)).toMatchObject({ status: 'completed' });
    expect(await eventsOf(anna.id, 'DiscountRedeemed')).toBe(1);

    const failed = (await order(ben, BONUS)).body;
    await pay(failed, 'failed');
    await pay((await order(ben, BONUS)).body);
    await pay(failed);
    expect(await payment(ben, failed)).toMatchObject({ status: 'declined' });
    expect(await user(ben)).toMatchObject({ credits: 130 });
  });

  it('sends declined money back, once, and says when it has gone', async () => {
    const anna = await signUp(app, 'Anna');
    const [older, newer] = [(await order(anna, BONUS)).body, (await order(anna, BONUS)).body];
    const reference = newer.pay_url.split('/').at(-1)!;
    await pay(older);
    await pay(newer);
    const job = app.nest.get(ReturnPaymentJob, { strict: false });
    const run = () => job.run({ paymentId: newer.payment_id, round: 0 });
    const refunds = () =>
      app.kernel.database.query<{ status: string; amount: number }>(
        'SELECT status, amount FROM sandbox.refunds WHERE payment = $1',
        [reference],
      );
    await app.kernel.database.query("UPDATE sandbox.payments SET refunds = 'pending' WHERE reference = $1", [
      reference,
    ]);
    await run();
    expect(await payment(anna, newer)).toMatchObject({ status: 'declined' });
    await app.kernel.database.query("UPDATE sandbox.refunds SET status = 'paid' WHERE payment = $1", [reference]);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await payment(anna, newer)).toMatchObject({ status: 'returned', price: { amount: 749 } });
    expect(await refunds()).toEqual([{ status: 'paid', amount: 749 }]);
    expect(await user(anna)).toMatchObject({ credits: 130 });

    // The job must not refund a completed payment.
    await job.run({ paymentId: older.payment_id, round: 0 });
    expect(await payment(anna, older)).toMatchObject({ status: 'completed' });
  });

  it('MNY-09 sends nothing back that the bank took while the company was asked', async () => {
    const anna = await signUp(app, 'Anna');
    const [older, newer] = [(await order(anna, BONUS)).body, (await order(anna, BONUS)).body];
    const reference = newer.pay_url.split('/').at(-1)!;
    await pay(older);
    await pay(newer);
    const provider = app.nest.get(SandboxProvider, { strict: false });
    jest.spyOn(provider, 'fetchRefund').mockImplementationOnce(async () => {
      const body = new URLSearchParams({ step: 'all' });
      await fetch(`${newer.pay_url}/chargebacks`, { method: 'POST', body, redirect: 'manual' });
      await tell(reference);
      return null;
    });
    await app.nest.get(ReturnPaymentJob, { strict: false }).run({ paymentId: newer.payment_id, round: 0 });
    expect(await payment(anna, newer)).toMatchObject({ status: 'returned' });
    const sql = 'SELECT FROM sandbox.refunds WHERE payment = $1';
    expect(await app.kernel.database.query(sql, [reference])).toEqual([]);
  });

  it('an order without the code never touches it; the discounted one, paid second, keeps its price', async () => {
    const anna = await signUp(app, 'Anna');
    const discounted = (await order(anna, BONUS)).body;
    await pay((await order(anna, null)).body);
    await pay(discounted);
    expect(await payment(anna, discounted)).toMatchObject({ status: 'completed', price: { amount: 749 } });
    expect(await user(anna)).toMatchObject({ credits: 230 });
  });

  it('EVT-02 an order made twice with one key reserves once', async () => {
    const anna = await signUp(app, 'Anna');
    const key = randomUUID();
    const [one, two] = await Promise.all([order(anna, BONUS, {}, key), order(anna, BONUS, {}, key)]);
    expect(one.body).toEqual(two.body);
    expect(await eventsOf(anna.id, 'DiscountReserved')).toBe(1);
    expect(await order(anna, null, {}, key)).toMatchObject({ status: 409, body: { code: 'key_conflict' } });
  });
});

describe('MNY-06 codes that finance defines', () => {
  it('not found, expired and already used are told apart, by every route', async () => {
    const [anna, ben] = [await signUp(app, 'Anna'), await signUp(app, 'Ben')];
    const [used, stopped, foreign, others] = [
      await define(),
      await define(),
      await define({ country: 'BE' }),
      await define({ user_id: ben.id }),
    ];
    const over = await define({ expires: app.clock.now().toISOString() });
    await finance.post(`/admin/discounts/${stopped}/stop`, { reason });
    await pay((await order(anna, used)).body);
    for (const [code, status, refusal] of [
      ['NOPE', 404, 'discount_not_found'],
      ["x'; DROP", 404, 'discount_not_found'],
      [foreign, 404, 'discount_not_found'],
      [others, 404, 'discount_not_found'],
      [stopped, 410, 'discount_expired'],
      [over, 410, 'discount_expired'],
      [used.toLowerCase(), 409, 'discount_already_used'],
    ] as const) {
      const expected = { status, body: { code: refusal } };
      expect([code, await order(anna, code)]).toMatchObject([code, expected]);
      expect([code, await anna.browser.get(`/discountcode?code=${encodeURIComponent(code)}`)]).toMatchObject([
        code,
        expected,
      ]);
      expect([code, await anna.browser.get(`/packages?discount_code=${encodeURIComponent(code)}`)]).toMatchObject([
        code,
        expected,
      ]);
    }
    expect((await anna.browser.get('/discountcode')).body.fields).toEqual([{ field: 'code', code: 'required' }]);
  });

  it('lowers the price for a paying member, from its minimum on and with its methods', async () => {
    const anna = await signUp(app, 'Anna');
    await pay((await order(anna, null)).body);
    const code = await define({ currency: 'EUR', minimum_order_value: 2000, paymentmethods: ['ideal'] });
    const { body } = await anna.browser.get(`/packages?discount_code=${code.toLowerCase()}`);
    expect(body.discount).toMatchObject({
      code,
      minimum_order: { amount: 2000 },
      payment_methods: ['ideal'],
      ends_at: null,
      seconds_left: null,
    });
    expect(
      body.packages.map(
        (one: { discounted: { price: { amount: number } } | null }) => one.discounted?.price.amount ?? null,
      ),
    ).toEqual([null, 1799, 3839, 8399]);
    expect(await order(anna, code)).toMatchObject({
      status: 422,
      body: { code: 'discount_minimum_order', params: { amount: 2000, currency: 'EUR' } },
    });
    expect(await order(anna, code, { package: 'p250', payment_method: 'paypal' })).toMatchObject({
      status: 422,
      body: { code: 'discount_payment_method' },
    });
    const placed = (await order(anna, code, { package: 'p250' })).body;
    expect(await payment(anna, placed)).toMatchObject({ price: { amount: 1799 }, discount: { off: { amount: 450 } } });
  });

  it('an unlimited code is good for every order; orders keep the terms they were placed at', async () => {
    const anna = await signUp(app, 'Anna');
    const code = await define({ validity: 'unlimited' });
    const [one, two] = [(await order(anna, code)).body, (await order(anna, code)).body];
    await finance.put(`/admin/discounts/${code}`, { value_percentage: 50, validity: 'unlimited', version: 1, reason });
    await finance.post(`/admin/discounts/${code}/stop`, { reason });
    await pay(one);
    await pay(two);
    for (const placed of [one, two]) {
      expect(await payment(anna, placed)).toMatchObject({ status: 'completed', price: { amount: 799 } });
    }
    expect((await finance.get(`/admin/discounts/${code}`)).body).toMatchObject({
      status: 'stopped',
      value_percentage: 50,
      num_redeemed: 2,
    });
  });

  it('tell who used them, page by page: a use is an order that was paid', async () => {
    const [anna, ben, cas] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben'), signUp(app, 'Cas')]);
    const code = await define();
    await order(cas, code);
    const uses = [];
    for (const member of [anna, ben]) {
      const placed = (await order(member, code)).body;
      await pay(placed);
      uses.push({ id: placed.payment_id, member_id: member.id, discount_off: { amount: 200, currency: 'EUR' } });
      app.clock.advance(60);
    }
    const filter = JSON.stringify({ discount_code: code, status: 'completed' });
    const page = (browser: TestBrowser, at: number) => {
      const query = new URLSearchParams({ filter, sort: '["settled_at","DESC"]', range: `[${at},${at}]` });
      return browser.get(`/admin/payments?${query.toString()}`);
    };
    for (const [at, use] of uses.toReversed().entries()) {
      const { body, headers } = await page(finance, at);
      expect(headers.get('content-range')).toBe(`payments ${at}-${at}/2`);
      expect(body).toMatchObject([use]);
    }
    expect((await finance.get(`/admin/discounts/${code}`)).body.num_redeemed).toBe(2);
    expect((await page(await staff('moderator'), 0)).status).toBe(403);
  });

  it('are for finance and admin alone', async () => {
    const code = await define();
    const moderator = await staff('moderator');
    const admin = await staff('admin');
    expect((await admin.get(`/admin/discounts/${code}`)).status).toBe(200);
    for (const answer of [
      await moderator.get('/admin/discounts'),
      await moderator.get(`/admin/discounts/${code}`),
      await moderator.post('/admin/discounts', { code: 'MINE', value_percentage: 90, reason }),
      await moderator.put(`/admin/discounts/${code}`, { value_percentage: 90, version: 1, reason }),
      await moderator.post(`/admin/discounts/${code}/stop`, { reason }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it.each([
    [{ value_percentage: 91 }, [{ field: 'value_percentage', code: 'invalid', params: { minimum: 1, maximum: 90 } }]],
    [{ value_percentage: 9.5 }, [{ field: 'value_percentage', code: 'invalid', params: { type: 'integer' } }]],
    [{ code: 'x' }, [{ field: 'code', code: 'code_form' }]],
    [{ code: 'ZOMER🌞' }, [{ field: 'code', code: 'code_form' }]],
    [{ code: 'Z'.repeat(80) }, [{ field: 'code', code: 'code_form' }]],
    [
      { starts: '2026-07-02T00:00:00Z', expires: '2026-07-01T00:00:00Z' },
      [{ field: 'expires', code: 'ends_before_start' }],
    ],
  ])('says what a field allows: %j', async (terms, fields) => {
    const { status, body } = await finance.post('/admin/discounts', {
      code: 'RANGE',
      value_percentage: 5,
      reason,
      ...terms,
    });
    expect([status, body.fields]).toMatchObject([422, fields]);
  });

  it('ADM-03 of two who change a code at once, the second is told', async () => {
    const code = 'TWEETAL';
    expect((await finance.post('/admin/discounts', { code, value_percentage: 10, reason })).body).toMatchObject({
      version: 1,
    });
    const path = `/admin/discounts/${code}`;
    const answers = await Promise.all(
      [20, 30].map((value_percentage) => finance.put(path, { value_percentage, version: 1, reason })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = answers.toSorted((one, other) => one.status - other.status);
    expect(second!.body).toMatchObject({ code: 'discount_outdated' });
    const now = (await finance.get(path)).body;
    expect(now).toMatchObject({ version: 2, value_percentage: first!.body.value_percentage });
    expect((await finance.put(path, { value_percentage: 40, version: 2, reason })).body).toMatchObject({ version: 3 });
    // A change without the version it is based on is refused, so nobody overwrites unseen changes.
    expect((await finance.put(path, { value_percentage: 50, reason })).status).toBe(422);
  });

  it('ADM-03 ADM-05 are made, changed and stopped for a reason that is kept, and ends with the member it is about', async () => {
    const member = await signUp(app, 'Reina');
    for (const [user_id, made] of [
      [null, 'For the newsletter'],
      [member.id, 'Reina had no luck'],
    ] as const) {
      expect(await finance.post('/admin/discounts', { code: 'NOWHY', value_percentage: 5, user_id })).toMatchObject({
        status: 422,
        body: { fields: [{ field: 'reason' }] },
      });
      const code = await define({ user_id, reason: ` ${made} ` });
      const path = `/admin/discounts/${code}`;
      await finance.put(path, { value_percentage: 30, version: 1, user_id, reason: 'Twenty was too little' });
      expect((await finance.post(`${path}/stop`)).status).toBe(422);
      const { decisions } = (await finance.post(`${path}/stop`, { reason: 'Over' })).body;
      expect(decisions).toMatchObject([
        { type: 'stopped', reason: 'Over', by: expect.any(String), before: null, after: null },
        {
          type: 'changed',
          reason: 'Twenty was too little',
          before: { value_percentage: 20, user_id, starts: null },
          after: { value_percentage: 30, user_id, starts: null },
        },
        { type: 'defined', reason: made, version: 1, before: null, after: null },
      ]);
      const admin = await staff('admin');
      const log = await admin.get(`/admin/audit?filter=${encodeURIComponent(`{"stream":"discount-${code}"}`)}`);
      expect(log.body.map(({ reason }: { reason: string }) => reason)).toEqual(['Over', 'Twenty was too little', made]);
      const [row] = await app.kernel.database.query<{ plain: boolean }>(
        `SELECT bool_or(data->>'reason' = $2) AS plain FROM kernel.events WHERE stream = $1`,
        [`discount-${code}`, made],
      );
      expect(row!.plain).toBe(user_id === null);
    }
  });

  it('ADM-03 of one member are looked up by an index', async () => {
    const list = app.nest.get(DiscountsList, { strict: false });
    expect(await planOf(app, list, { member_id: randomUUID() })).toMatch(/Index Cond: .*\bmember_id\b/);
  });

  it('ADM-03 are for nobody who does not exist', async () => {
    const nobody = { value_percentage: 20, user_id: randomUUID(), reason };
    const refused = { status: 422, body: { fields: [{ field: 'user_id', code: 'invalid' }] } };
    expect(await finance.post('/admin/discounts', { code: 'FORNOBODY', ...nobody })).toMatchObject(refused);
    const path = `/admin/discounts/${await define()}`;
    expect(await finance.put(path, { ...nobody, version: 1 })).toMatchObject(refused);
    expect((await finance.get(path)).body).toMatchObject({ user_id: null, version: 1 });
  });

  it('ADM-03 with a total limit are used that often by many at once; a failed order gives its place back', async () => {
    const code = await define({ max_uses: 3 });
    const members = await Promise.all(Array.from({ length: 8 }, (_, i) => signUp(app, `Drukte${i}`)));
    const placed = await Promise.all(members.map((member) => order(member, code)));
    const [taken, refused] = [201, 410].map((status) => members.filter((_, i) => placed[i]!.status === status));
    expect([taken!.length, refused!.length]).toEqual([3, 5]);
    const orders = placed.filter(({ status }) => status === 201).map(({ body }) => body);
    expect((await refused![0]!.browser.get(`/discountcode?code=${code}`)).body.code).toBe('discount_expired');
    expect((await taken![0]!.browser.get(`/discountcode?code=${code}`)).status).toBe(200);
    await pay(orders[0], 'failed');
    const again = await Promise.all(refused!.map((member) => order(member, code)));
    expect(again.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410, 410]);
    // The money of the one that failed comes late, when every place is taken: it goes back.
    const { body: late } = again.find(({ status }) => status === 201)!;
    await Promise.all([orders[1], orders[2], late].map((one) => pay(one)));
    expect((await finance.get(`/admin/discounts/${code}`)).body).toMatchObject({ num_redeemed: 3, max_uses: 3 });
    await pay(orders[0]);
    expect(await payment(taken![0]!, orders[0])).toMatchObject({
      status: expect.stringMatching(/^(declined|returned)$/),
    });
    expect((await finance.get(`/admin/discounts/${code}`)).body).toMatchObject({ num_redeemed: 3 });
  });

  it('ADM-03 a use is held for each order that can be paid: of many by three members at once none is paid in vain', async () => {
    const code = await define({ max_uses: 5, validity: 'unlimited' });
    const members = await Promise.all(Array.from({ length: 3 }, (_, i) => signUp(app, `Storm${i}`)));
    const orders = (each: number) =>
      Promise.all(
        members.flatMap((member) =>
          Array.from({ length: each }, async () => ({ member, ...(await order(member, code)) })),
        ),
      );
    const placed = await orders(20);
    const begun = placed.filter(({ status }) => status === 201);
    expect(begun).toHaveLength(5);
    const refused = { status: 410, body: { code: 'discount_expired' } };
    for (const other of placed) if (other.status !== 201) expect(other).toMatchObject(refused);

    // One of them fails, and its place is held for one of those that come then.
    const [failed, ...paid] = begun;
    await pay(failed!.body, 'failed');
    const again = await orders(4);
    const late = again.filter(({ status }) => status === 201);
    expect(late).toHaveLength(1);
    await Promise.all([...paid, ...late].map(({ body }) => pay(body)));
    for (const { member, body } of [...paid, ...late])
      expect(await payment(member, body)).toMatchObject({ status: 'completed' });
    const ids = [...begun, ...late].map(({ body }) => `payment-${body.payment_id}`);
    const sql = "SELECT FROM kernel.events WHERE stream = ANY ($1) AND type IN ('PaymentDeclined', 'PaymentReturned')";
    expect(await app.kernel.database.query(sql, [ids])).toEqual([]);
    expect((await finance.get(`/admin/discounts/${code}`)).body).toMatchObject({ num_redeemed: 5, max_uses: 5 });

    // Money of the failed one, against all odds, takes no place that another order has.
    await pay(failed!.body);
    expect(await payment(failed!.member, failed!.body)).toMatchObject({
      status: expect.stringMatching(/^(declined|returned)$/),
    });
  });

  it('ADM-03 with a start are unknown before it, and end after they start', async () => {
    const [starts, expires] = ['2100-01-01T00:00:00.000Z', '2100-01-02T00:00:00.000Z'];
    const code = await define({ starts, expires });
    expect((await finance.get(`/admin/discounts/${code}`)).body).toMatchObject({ starts, expires, begun: false });
    const member = await signUp(app, 'Vroeg');
    expect((await order(member, code)).body.code).toBe('discount_not_found');
    expect(
      await finance.post('/admin/discounts', {
        code: 'TURNED',
        value_percentage: 5,
        reason,
        starts: expires,
        expires: starts,
      }),
    ).toMatchObject({ status: 422, body: { fields: [{ field: 'expires', code: 'ends_before_start' }] } });
  });

  it('are listed, found and never defined twice', async () => {
    const code = await define({ expires: '2027-01-01T00:00:00Z', country: 'NL' });
    expect(
      await finance.post('/admin/discounts', { code: code.toLowerCase(), value_percentage: 5, reason }),
    ).toMatchObject({
      status: 409,
      body: { code: 'discount_code_taken' },
    });
    expect((await finance.post('/admin/discounts', { code: BONUS, value_percentage: 5, reason })).body.code).toBe(
      'discount_code_taken',
    );
    const list = await finance.get(`/admin/discounts?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`);
    expect(list.headers.get('content-range')).toBe('discounts 0-0/1');
    expect(list.body).toMatchObject([
      {
        id: code,
        code,
        status: 'active',
        expired: false,
        country: 'NL',
        expires: '2027-01-01T00:00:00.000Z',
        num_redeemed: 0,
      },
    ]);
    const all = (await finance.get('/admin/discounts?range=[0,99]')).body as { code: string }[];
    expect(all.filter((one) => one.code === BONUS)).toHaveLength(1);
    expect((await finance.get(`/admin/discounts/${BONUS}`)).body).toMatchObject({
      value_percentage: 25,
      defined_at: null,
    });
    expect((await finance.get('/admin/discounts/NOPE')).status).toBe(404);
    expect((await finance.put('/admin/discounts/NOPE', { value_percentage: 5, version: 1, reason })).status).toBe(404);
    for (const body of [
      { value_percentage: 0 },
      { value_percentage: 91 },
      { value_percentage: 5, minimum_order_value: 100 },
    ]) {
      expect((await finance.post('/admin/discounts', { code: 'SPRING', ...body })).status).toBe(422);
    }
  });

  it('EVT-01 the list made anew is what it was', async () => {
    expect((await expectSameAfterRebuild(app, 'discounts', 'code')).length).toBeGreaterThan(3);
  });
});
