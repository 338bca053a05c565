import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { PaymentsList } from './payments.list.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let finance: TestBrowser;
let anna: TestMember;

beforeAll(async () => {
  app = await testApp({ work: true });
  const login = { email: 'finance@example.com', password: 'long enough' };
  const add = new AddStaffMember({ actor: 'system', ...login, role: 'finance', key: 'add-finance-for-test' });
  await app.nest.get(CommandBus).execute(add);
  finance = app.console();
  await finance.post('/admin/login', login);
  anna = await signUp(app, 'Anna');
});

type Ordered = { payment_id: string; pay_url: string };
const order = async (member: TestMember, more: object = {}): Promise<Ordered> =>
  (
    await member.browser.post('/orders', {
      package: 'p100',
      payment_method: 'ideal',
      immediate_performance: true,
      ...more,
    })
  ).body;
const press = ({ pay_url }: Ordered, outcome: string) =>
  fetch(pay_url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const show = async (id: string) => (await finance.get(`/admin/payments/${id}`)).body;
const becomes = (id: string, what: object) => eventually(async () => expect(await show(id)).toMatchObject(what));
const list = async (filter: object, sort = ['placed_at', 'DESC'], range = [0, 24]) =>
  finance.get(
    `/admin/payments?${new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: JSON.stringify(range) }).toString()}`,
  );
const ids = async (filter: object, sort?: [string, string]) =>
  ((await list(filter, sort)).body as { id: string }[]).map(({ id }) => id);
const review = (id: string, outcome: string, reason = 'As agreed by telephone') =>
  finance.post(`/admin/payments/${id}/review`, { outcome, reason });
const user = async ({ browser }: TestMember) => (await browser.get('/user')).body;

/** A payment that was paid at the provider with a wrong amount. */
async function mismatched(member: TestMember, paid: number, more: object = {}): Promise<string> {
  const ordered = await order(member, more);
  await app.kernel.database.query('UPDATE sandbox.payments SET amount = $1 WHERE payment_id = $2', [
    paid,
    ordered.payment_id,
  ]);
  await press(ordered, 'paid');
  await becomes(ordered.payment_id, { attention: 'mismatch' });
  return ordered.payment_id;
}

describe('ADM-04 payments in the console', () => {
  it('MNY-11 a page has all facts of an order, and what happened to it', async () => {
    const bea = await signUp(app, 'Bea');
    const { payment_id, ...ordered } = await order(bea, { discount_code: 'TIMEBONUS25' });
    await press({ payment_id, ...ordered }, 'paid');
    await becomes(payment_id, { status: 'completed' });
    expect(await show(payment_id)).toMatchObject({
      id: payment_id,
      member_id: bea.id,
      status: 'completed',
      attention: null,
      outcomes: [],
      ...{
        package: 'p100',
        credits: 100,
        credits_left: 100,
        payment_method: 'ideal',
        bank: null,
        provider: 'sandbox',
      },
      price: { amount: 749, currency: 'EUR' },
      transaction_costs: { amount: 0 },
      amount: { amount: 749 },
      discount_code: 'TIMEBONUS25',
      value_percentage: 25,
      discount_off: { amount: 250, currency: 'EUR' },
      provider_reference: expect.stringMatching(/^sb_/),
      settled_at: expect.any(String),
      mismatch: null,
      events: [
        // The instant it happened, not the instant it was recorded.
        { type: 'PaymentCompleted', at: app.clock.now().toISOString(), money: { amount: 749, currency: 'EUR' } },
        { type: 'PaymentStarted', by: null, money: null },
        { type: 'OrderPlaced', by: null },
      ],
    });
    expect((await finance.get(`/admin/wallets/${bea.id}`)).body).toMatchObject({
      balance: 130,
      transactions: [{ kind: 'purchase', credits: 100, reference: payment_id }, { kind: 'grant' }],
      next: null,
    });
  });

  it('ADM-04 are found by e-mail address, name, receipt number, reference, or the beginning of an id', async () => {
    const [email, other] = ['Zoë.Search@example.org', 'other.zoe@example.org'];
    const zoe = await signUp(app, 'Zoë Zoeker', { email });
    const namesake = await signUp(app, 'zoe zoekers', { email: other });
    const [own, theirs] = [await order(zoe), await order(namesake)];
    await press(own, 'paid');
    await becomes(own.payment_id, { status: 'completed' });
    const receipts = await eventually(async () => {
      const { body } = await finance.get(`/admin/receipts?filter={"payment_id":"${own.payment_id}"}`);
      expect(body).toHaveLength(1);
      return body;
    });
    const id = own.payment_id;
    await caughtUp(app);
    for (const q of [email, ` ${email.toUpperCase()} `, receipts[0].number, receipts[0].number.toLowerCase()])
      expect([q, await ids({ q })]).toEqual([q, [id]]);
    for (const q of [id.slice(0, 8), id.slice(0, 13).toUpperCase(), id.replaceAll('-', '')])
      expect([q, await ids({ q })]).toEqual([q, expect.arrayContaining([id])]);
    expect(await ids({ q: zoe.id.slice(0, 9) })).toContain(id);
    expect(await ids({ q: (await show(id)).provider_reference })).toEqual([id]);
    // A name or the start of one, in any case and with or without accents.
    for (const q of ['Zoë Zoeker', 'zoe z', 'ZOE', 'zoeker'])
      expect([q, (await ids({ q })).toSorted()]).toEqual([q, [id, theirs.payment_id].toSorted()]);
    expect(await ids({ q: 'zoe zoekers' })).toEqual([theirs.payment_id]);
    for (const q of [id.slice(0, 7), 'oeker', 'zoe search', 'nobody@example.org', '%', '2020-999999', 'x'])
      expect([q, await ids({ q })]).toEqual([q, []]);
    // A forgotten member can no longer be found by name.
    await app.kernel.vault.destroy(namesake.id);
    expect(await ids({ q: 'zoe' })).toEqual([id]);
  });

  it('are listed by page, order and filter', async () => {
    const cleo = await signUp(app, 'Cleo');
    const member_id = cleo.id;
    const made: Ordered[] = [];
    for (const more of [{}, { package: 'p600', payment_method: 'creditcard' }, { package: 'p250' }]) {
      made.push(await order(cleo, more));
      app.clock.advance(1);
    }
    const [small, large, middle] = made.map(({ payment_id }) => payment_id);
    await press(made[1]!, 'failed');
    await becomes(large!, { status: 'failed', attention: null });
    const page = await list({ member_id }, ['amount', 'ASC'], [1, 1]);
    expect(page.headers.get('content-range')).toBe('payments 1-1/3');
    expect(page.body).toMatchObject([{ id: middle, amount: { amount: 2249, currency: 'EUR' } }]);
    expect(await ids({ member_id })).toEqual([middle, large, small]);
    expect(await ids({ member_id, status: ['failed'] })).toEqual([large]);
    expect(await ids({ member_id, payment_method: 'creditcard' })).toEqual([large]);
    expect(await ids({ member_id, amount_from: 999, amount_to: 2249 }, ['amount', 'ASC'])).toEqual([small, middle]);
    expect(await ids({ id: [small] })).toEqual([small]);
    expect(await ids({ q: small })).toEqual([small]);
    expect(await ids({ q: member_id })).toHaveLength(3);
    expect(await ids({ q: (await show(small!)).provider_reference })).toEqual([small]);
    expect(await ids({ q: 'nothing' })).toEqual([]);
    expect(await ids({ member_id, attention: true })).toEqual([]);
    const placed_from = new Date(app.clock.now().getTime() + 1000).toISOString();
    expect(await ids({ member_id, placed_from })).toEqual([]);
    expect(await ids({ member_id, placed_before: placed_from })).toHaveLength(3);
    for (const wrong of [
      { name: 'x' },
      { q: ['x'] },
      { member_id: 'x' },
      { placed_from: 'today' },
      { amount_from: '1' },
      { attention: 1 },
    ]) {
      expect([JSON.stringify(wrong), await list(wrong)]).toMatchObject([
        JSON.stringify(wrong),
        { status: 422, body: { code: 'invalid_input' } },
      ]);
    }
    expect((await list({}, ['provider', 'ASC'])).status).toBe(422);
  });

  it('are found by the discount code of the order, in any case', async () => {
    const hugo = await signUp(app, 'Hugo');
    const { payment_id } = await order(hugo, { discount_code: 'TIMEBONUS25' });
    await order(hugo);
    for (const q of ['TIMEBONUS25', ' timebonus25 '])
      expect([q, await ids({ q, member_id: hugo.id })]).toEqual([q, [payment_id]]);
    expect(await ids({ q: 'TIMEBONUS2', member_id: hugo.id })).toEqual([]);
  });

  it('are filtered by country, brand and whether it was the first that its member paid', async () => {
    const ida = await signUp(app, 'Ida');
    const member_id = ida.id;
    const made: string[] = [];
    for (const _ of [1, 2, 3]) {
      const ordered = await order(ida);
      made.push(ordered.payment_id);
      app.clock.advance(1000);
      if (made.length === 1) continue;
      await press(ordered, 'paid');
      await becomes(ordered.payment_id, { status: 'completed' });
    }
    const [, first, second] = made;
    expect(await show(first!)).toMatchObject({ country: 'NL', brand: null });
    expect(await ids({ member_id, country: ['NL'] })).toHaveLength(3);
    expect(await ids({ member_id, country: 'DE' })).toEqual([]);
    expect(await ids({ member_id, brand: 'site' })).toHaveLength(3);
    expect(await ids({ member_id, brand: 'other' })).toEqual([]);
    expect(await ids({ member_id, first_purchase: true })).toEqual([first]);
    expect(await ids({ member_id, first_purchase: false })).toEqual([second, made[0]]);
    for (const wrong of [{ first_purchase: 'yes' }, { country: 1 }]) expect((await list(wrong)).status).toBe(422);
    expect((await finance.get('/admin/brands')).body).toEqual({ brands: [{ id: 'site', name: expect.any(String) }] });
  });

  const TABS = [
    { attention: true },
    { status: 'pending' },
    { status: 'completed' },
    { status: ['refunded', 'partly_refunded'] },
    { status: ['charged_back', 'partly_charged_back'] },
    {},
  ];
  const counts = (filter: object, each: unknown) =>
    finance.get(
      `/admin/payment-counts?${new URLSearchParams({ filter: JSON.stringify(filter), each: JSON.stringify(each) }).toString()}`,
    );

  it('are counted by tab within what is filtered, each as many as its list has', async () => {
    const jan = await signUp(app, 'Jan');
    const [paid] = [await order(jan), await order(jan, { payment_method: 'creditcard' })];
    await press(paid, 'paid');
    await becomes(paid.payment_id, { status: 'completed' });
    const told = async (filter: object) => {
      const { status, body } = await counts(filter, TABS);
      expect(status).toBe(200);
      return (body.counts as { count: number; more: boolean }[]).map(({ count, more }) => (more ? '+' : count));
    };
    expect(await told({ member_id: jan.id })).toEqual([0, 1, 1, 0, 0, 2]);
    expect(await told({ q: jan.id, payment_method: 'creditcard' })).toEqual([0, 1, 0, 0, 0, 1]);
    const all = await told({});
    for (const [i, tab] of TABS.entries())
      expect((await list(tab)).headers.get('content-range')).toMatch(new RegExp(`/${all[i]}$`));
    for (const wrong of [{ x: 1 }, [{ x: 1 }], [1], Array(13).fill({})])
      expect(await counts({}, wrong)).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect((await counts({ x: 1 }, TABS)).status).toBe(422);
  });

  it('no tab, count or filter reads all payments', async () => {
    const payments = app.nest.get(PaymentsList, { strict: false });
    const asked = [{}, { country: 'NL' }, { brand: 'site' }, { payment_method: 'ideal' }, { first_purchase: true }];
    for (const filter of asked) {
      const query = await payments.countsQuery(JSON.stringify(filter), TABS, 10_000);
      const scanned = await app.kernel.database.transaction(async (run) => {
        await run('SET LOCAL enable_seqscan = off');
        const lines = await run<{ 'QUERY PLAN': string }>(
          `EXPLAIN ${query.getQueryAndParameters()[0]}`,
          query.getQueryAndParameters()[1],
        );
        return lines.filter((line) => /Seq Scan on (?!_)/.test(line['QUERY PLAN']));
      });
      expect([filter, scanned]).toEqual([filter, []]);
    }
  });

  it('one paid after it had failed is honoured, listed, and looked at once', async () => {
    const dora = await signUp(app, 'Dora');
    const ordered = await order(dora);
    const id = ordered.payment_id;
    await press(ordered, 'failed');
    await becomes(id, { status: 'failed' });
    await press(ordered, 'paid');
    await becomes(id, { status: 'completed', attention: 'late', outcomes: ['seen'] });
    expect(await user(dora)).toMatchObject({ credits: 130, paid_user: true });
    expect(await ids({ attention: true })).toContain(id);
    for (const reason of ['', '   ', 'x'.repeat(501)]) expect((await review(id, 'seen', reason)).status).toBe(422);
    const answers = await Promise.all([review(id, 'seen'), review(id, 'seen'), review(id, 'seen')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await show(id)).toMatchObject({
      attention: null,
      outcomes: [],
      events: [
        { type: 'PaymentReviewed', outcome: 'seen', reason: 'As agreed by telephone', by: expect.any(String) },
        {},
        {},
        {},
        {},
      ],
    });
    expect(await ids({ attention: true })).not.toContain(id);
    expect(await user(dora)).toMatchObject({ credits: 130 });
    const rows = await app.kernel.database.query<{ data: unknown }>(
      "SELECT data FROM kernel.events WHERE stream = 'payment-' || $1",
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain('telephone');
  });

  it('other money than was asked for is credited by hand, and never refunded above what came', async () => {
    const eva = await signUp(app, 'Eva');
    const id = await mismatched(eva, 500);
    expect(await show(id)).toMatchObject({
      status: 'pending',
      mismatch: { amount: 500, currency: 'EUR' },
      outcomes: ['credit', 'return'],
      effect: { balance: 30, balance_when_credited: 130, premium: false },
    });
    expect(await user(eva)).toMatchObject({ credits: 30, paid_user: false });
    const answers = await Promise.all(['credit', 'credit', 'credit'].map((outcome) => review(id, outcome)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await review(id, 'return')).status).toBe(409);
    await becomes(id, { status: 'completed', attention: null, credits_left: 100 });
    expect(await user(eva)).toMatchObject({ credits: 130, paid_user: true });
    const offer = (await eva.browser.get('/refunds/offer')).body;
    expect(offer.lots).toMatchObject([{ payment_id: id, amount: { amount: 500, currency: 'EUR' } }]);
  });

  it('or sent back, all that came, and the discount is free again', async () => {
    const fay = await signUp(app, 'Fay');
    const id = await mismatched(fay, 123, { discount_code: 'TIMEBONUS25' });
    expect(await review(id, 'return')).toMatchObject({ status: 200, body: { status: 'declined' } });
    await becomes(id, { status: 'returned', attention: null });
    expect(await user(fay)).toMatchObject({ credits: 30, paid_user: false });
    const refunds = await app.kernel.database.query('SELECT amount, status FROM sandbox.refunds WHERE refund_id = $1', [
      `return-${id}`,
    ]);
    expect(refunds).toEqual([{ amount: 123, status: 'paid' }]);
    expect((await show(id)).events[0]).toMatchObject({ type: 'PaymentReturned', money: { amount: 123 } });
    expect(
      (
        await fay.browser.post('/orders', {
          package: 'p100',
          payment_method: 'ideal',
          discount_code: 'TIMEBONUS25',
          immediate_performance: true,
        })
      ).status,
    ).toBe(201);
  });

  it('are exported with the filters of the list, as the audit log tells', async () => {
    const gina = await signUp(app, 'Gina');
    const { payment_id } = await order(gina);
    await order(gina, { package: 'p600' });
    const filter = { member_id: gina.id, amount_to: 999 };
    const { status, headers, body } = await finance.get(
      `/admin/payments.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="payments-\d{4}-\d{2}-\d{2}\.csv"$/);
    const [names, row, ...rest] = (body as string).split('\r\n');
    expect(names).toMatch(/^\uFEFF?payment_id,placed_at,/);
    expect(row).toMatch(
      new RegExp(`^${payment_id},.*,pending,,${gina.id},p100,100,9\\.99,0,9\\.99,EUR,,,,,,ideal,sandbox,sb_`),
    );
    expect(rest).toEqual(['']);
    const told = await app.kernel.database.query<{ actor: string; data: object }>(
      "SELECT actor, data FROM kernel.events WHERE type = 'ListExported'",
    );
    expect(told).toMatchObject([{ actor: expect.stringMatching(/^staff:/), data: { list: 'payments', filter } }]);
    expect((await finance.get('/admin/payments.csv?filter={"x":1}')).status).toBe(422);
    const refunds = await finance.get('/admin/refunds.csv');
    expect(refunds).toMatchObject({ status: 200 });
    expect(refunds.body).toMatch(/^\uFEFF?refund_id,.*\r\n$/);
  });

  it('knows nothing of what is not there, and does not settle what is not odd', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    expect(await finance.get(`/admin/payments/${none}`)).toMatchObject({
      status: 404,
      body: { code: 'payment_not_found' },
    });
    expect(await review(none, 'seen')).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
    const { payment_id } = await order(anna);
    for (const outcome of ['seen', 'credit', 'return', 'returned']) {
      expect(await review(payment_id, outcome)).toMatchObject({ status: 409, body: { code: 'nothing_to_review' } });
    }
    expect((await finance.get(`/admin/wallets/${none}`)).body).toEqual({
      balance: 0,
      debt: 0,
      transactions: [],
      next: null,
    });
  });

  it('EVT-01 the list made anew is the same', async () => {
    expect((await expectSameAfterRebuild(app, 'payments', 'payment_id')).length).toBeGreaterThan(6);
  });
});
