import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eraseMember } from '../../members/accounts/leaving/erase-member.job.js';
import { ReviewPayment } from '../payments/commands/review-payment.command.js';
import { SandboxProvider } from '../payments/sandbox/sandbox.provider.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { EventStream } from '../../../testing/event-stream.js';
import { eventCount, give, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { RefuseRefund } from './commands/decide-refund.command.js';
import { PayOutJob } from './jobs/pay-out.job.js';
import { eventually } from '../../../testing/kernel/index.js';

interface Lot {
  payment_id: string;
  credits: number;
  amount: { amount: number; currency: string };
}

interface Movement {
  kind: string;
  opening: number;
  credits: number;
  balance: number;
}

let app: TestApp;
let finance: TestBrowser;
const streams: EventStream[] = [];

beforeAll(async () => {
  app = await testApp({ work: true });
  finance = await staff('finance');
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => streams.forEach((stream) => stream.close()));

async function staff(role: 'finance' | 'moderator'): Promise<TestBrowser> {
  const login = { email: `${role}@example.com`, password: 'long enough' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...login, role, key: `add-${role}-for-test` }));
  const browser = app.console();
  await browser.post('/admin/login', login);
  return browser;
}

const user = async ({ browser }: TestMember) => (await browser.get('/user')).body;
const press = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Buys a package; returns the payment's id and its page at the provider. */
async function buy(member: TestMember, offer = 'p100') {
  const order = { package: offer, payment_method: 'ideal', immediate_performance: true };
  const { body } = await member.browser.post('/orders', order);
  await press(body.pay_url, { outcome: 'paid' });
  await eventually(async () =>
    expect(['payment', (await member.browser.get(`/payments/${body.payment_id}`)).body.status]).toEqual([
      'payment',
      'completed',
    ]),
  );
  return body as { payment_id: string; pay_url: string };
}
const buyer = async (name: string) => {
  const member = await signUp(app, name);
  return { member, ...(await buy(member)) };
};
const offer = async (member: TestMember): Promise<Lot[]> => (await member.browser.get('/refunds/offer')).body.lots;
const confirm = ({ payment_id, credits, amount }: Lot) => ({ payment_id, credits, amount });
const ask = (member: TestMember, lots: Lot[], key = randomUUID()) =>
  member.browser.post('/refunds', { refunds: lots.map(confirm) }, { key });
async function requested(member: TestMember): Promise<string> {
  const { status, body } = await ask(member, await offer(member));
  expect(status).toBe(201);
  return body.refunds[0].refund_id;
}
const decide = (
  id: string,
  what: string,
  body: object | undefined = ['approve', 'repeat'].includes(what) ? { reason } : undefined,
) => finance.post(`/admin/refunds/${id}/${what}`, body);
const reason = 'Unspent, and asked in time';
const consoleRefund = async (id: string) => (await finance.get(`/admin/refunds/${id}`)).body;
const becomes = (id: string, status: string) =>
  eventually(async () => expect((await consoleRefund(id)).status).toBe(status));
const statement = async ({ browser }: TestMember) => (await browser.get('/transactions')).body.transactions;
const runPayOut = (refundId: string, payout = 1) =>
  app.nest.get(PayOutJob, { strict: false }).run({ refundId, payout, round: 9 });
const sandboxRefunds = async (id: string) =>
  app.kernel.database.query<{ refund_id: string; status: string }>(
    'SELECT refund_id, status FROM sandbox.refunds WHERE refund_id LIKE $1 ORDER BY created_at',
    [`${id}%`],
  );
const ledger = async () => {
  const sql = 'SELECT account, balance FROM read.ledger_accounts';
  const rows = await app.kernel.database.query<{ account: string; balance: number }>(sql);
  return new Map(rows.map(({ account, balance }) => [account, balance]));
};

describe('MNY-08 asking a refund', () => {
  it('shows what can be asked back, takes the credits at once, and pays back when finance approves', async () => {
    const { member, payment_id } = await buyer('Anna');
    const live = await EventStream.open(member.browser);
    streams.push(live);
    expect((await member.browser.get('/refunds/offer')).body).toMatchObject({
      refund_days: 14,
      credits_kept: 100,
      lots: [
        {
          payment_id,
          credits: 100,
          credits_bought: 100,
          amount: { amount: 999, currency: 'EUR' },
          paid: { amount: 999, currency: 'EUR' },
          payment_method: 'ideal',
        },
      ],
    });
    const { status, body } = await ask(member, await offer(member));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      credits: 30,
      refunds: [{ payment_id, status: 'requested', credits: 100, reason: null, decided_at: null }],
    });
    expect(await user(member)).toMatchObject({ credits: 30, paid_user: true });
    expect(await live.next('credits', ({ credits }) => credits === 30)).toEqual({
      credits: 30,
      paid_user: true,
      version: expect.any(Number),
    });
    expect(await offer(member)).toEqual([]);

    const id = body.refunds[0].refund_id;
    expect(await live.next('refund')).toEqual({ refund_id: id });
    expect(await decide(id, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } });
    await becomes(id, 'paid_out');
    expect((await member.browser.get(`/refunds/${id}`)).body).toMatchObject({
      status: 'paid_out',
      decided_at: expect.any(String),
      paid_out_at: expect.any(String),
    });
    // Everything bought is refunded, so premium ends.
    expect(await user(member)).toMatchObject({ credits: 30, paid_user: false });
    expect(await statement(member)).toMatchObject([
      { kind: 'refund', credits: 0, balance: 30, money: { amount: 999, currency: 'EUR' }, reference: id },
      { kind: 'refund_request', credits: -100, balance: 30, money: null, reference: id },
      { kind: 'purchase', credits: 100, balance: 130, money: { amount: 999, currency: 'EUR' }, reference: payment_id },
      { kind: 'grant', credits: 30, balance: 30, money: null, reference: 'signup' },
    ]);
    expect(await sandboxRefunds(id)).toEqual([{ refund_id: id, status: 'paid' }]);
    const ofMember = async (status: string) => {
      const filter = encodeURIComponent(JSON.stringify({ member_id: member.id, status }));
      return (await finance.get(`/admin/payments?filter=${filter}`)).body;
    };
    // ADM-04 Staff do not see "paid" for money that has gone back.
    expect(await ofMember('refunded')).toMatchObject([
      { id: payment_id, status: 'refunded', refunded: { amount: 999, currency: 'EUR' } },
    ]);
    expect(await ofMember('completed')).toEqual([]);
  });

  it('refused: the credits come back, with the reason, which is sealed', async () => {
    const { member } = await buyer('Bea');
    const id = await requested(member);
    expect((await decide(id, 'refuse', { reason: ' Already paid back by your bank. ' })).status).toBe(200);
    expect((await member.browser.get('/refunds')).body.refunds).toMatchObject([
      { refund_id: id, status: 'refused', reason: 'Already paid back by your bank.', paid_out_at: null },
    ]);
    expect(await user(member)).toMatchObject({ credits: 130, paid_user: true });
    expect((await statement(member))[0]).toMatchObject({ kind: 'refund_refused', credits: 100, balance: 130 });
    const rows = await app.kernel.database.query<{ data: unknown }>(
      "SELECT data FROM kernel.events WHERE stream = 'refund-' || $1",
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain('Already paid back');
    expect(await sandboxRefunds(id)).toEqual([]);
    // The refund can be requested again.
    expect(await offer(member)).toMatchObject([{ credits: 100 }]);
  });

  it('after spending: the rest, at its part of the price; premium stays', async () => {
    const { member, payment_id } = await buyer('Cleo');
    const partner = await signUp(app, 'Partner');
    const chat = (await member.browser.post('/chats', { profile_id: partner.id })).body.id;
    for (let i = 0; i < 4; i++) {
      expect((await member.browser.post(`/chats/${chat}/messages`, { body: `hello ${i}` })).status).toBe(201);
    }
    // Of the 40 spent credits, 30 were the gift.
    expect(await offer(member)).toMatchObject([{ credits: 90, amount: { amount: 899, currency: 'EUR' } }]);
    const id = await requested(member);
    await decide(id, 'approve');
    await becomes(id, 'paid_out');
    expect(await user(member)).toMatchObject({ credits: 0, paid_user: true });
    expect((await finance.get(`/admin/payments/${payment_id}`)).body).toMatchObject({
      status: 'partly_refunded',
      refunded: { amount: 899 },
    });
    const having = async (status: string[]) =>
      (
        await finance.get(
          `/admin/payments?filter=${encodeURIComponent(JSON.stringify({ status, member_id: member.id }))}`,
        )
      ).body;
    expect(await having(['refunded', 'partly_refunded'])).toMatchObject([{ id: payment_id }]);
    expect(await having(['partly_refunded'])).toMatchObject([{ id: payment_id }]);
    expect(await having(['refunded'])).toEqual([]);
    expect(await having(['completed'])).toEqual([]);
  });

  it('of several purchases in one request: each its own refund, premium ends with the last', async () => {
    const { member } = await buyer('Dora');
    await buy(member, 'p250');
    const lots = await offer(member);
    expect(lots.map(({ credits }) => credits)).toEqual([100, 250]);
    const { body } = await ask(member, lots);
    expect(body.credits).toBe(30);
    const [first, second] = body.refunds.map(({ refund_id }: { refund_id: string }) => refund_id);
    await decide(first, 'approve');
    await becomes(first, 'paid_out');
    expect(await user(member)).toMatchObject({ paid_user: true });
    await decide(second, 'approve');
    await becomes(second, 'paid_out');
    expect(await user(member)).toMatchObject({ credits: 30, paid_user: false });
  });

  it('EVT-02 made twice with one key is one request; nothing is left for another', async () => {
    const { member } = await buyer('Eva');
    const lots = await offer(member);
    const key = randomUUID();
    const [one, two] = await Promise.all([ask(member, lots, key), ask(member, lots, key)]);
    expect(one).toMatchObject({ status: 201, body: two.body });
    expect(await ask(member, lots)).toMatchObject({ status: 409, body: { code: 'nothing_to_refund' } });
    expect(await user(member)).toMatchObject({ credits: 30 });
  });

  it('is refused for another amount than the offer, and changes nothing', async () => {
    const { member } = await buyer('Fay');
    const [lot] = await offer(member);
    const before = await eventCount(app);
    const changed = { status: 409, body: { code: 'refund_changed', params: { credits: 100, amount: 999 } } };
    expect(await ask(member, [{ ...lot!, credits: 99 }])).toMatchObject(changed);
    expect(await ask(member, [{ ...lot!, amount: { amount: 1000, currency: 'EUR' } }])).toMatchObject(changed);
    expect(await ask(member, [{ ...lot!, amount: { amount: 999, currency: 'PLN' } }])).toMatchObject(changed);
    expect(await ask(member, [lot!, lot!])).toMatchObject({ status: 409, body: { code: 'nothing_to_refund' } });
    expect((await ask(member, [{ ...lot!, credits: 0 }])).status).toBe(422);
    expect((await ask(member, [])).status).toBe(422);
    expect(await eventCount(app)).toBe(before);
  });

  it("never touches gifts, nor another member's purchase", async () => {
    const { member } = await buyer('Gina');
    const other = await signUp(app, 'Other');
    await give(app, other, 500);
    expect(await offer(other)).toEqual([]);
    expect(await ask(other, await offer(member))).toMatchObject({ status: 409, body: { code: 'nothing_to_refund' } });
    expect((await app.browser().get('/refunds/offer')).status).toBe(403);
    const id = await requested(member);
    expect(await other.browser.get(`/refunds/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'refund_not_found' },
    });
    expect((await other.browser.get('/refunds')).body).toEqual({ refunds: [] });
  });

  it.each([
    [-1, 201],
    [0, 201],
    [1, 409],
  ])('%i seconds after the end of 14 days: %i', async (seconds, expected) => {
    const member = await signUp(app, 'Hanna');
    await buy(member);
    const lots = await offer(member);
    const { body } = await member.browser.get('/refunds/offer');
    const start = app.clock.now().getTime();
    app.clock.advance((Date.parse(body.lots[0].refundable_until) - start) / 1000 + seconds);
    const answer = await ask(member, lots);
    app.clock.advance((start - app.clock.now().getTime()) / 1000);
    expect(answer.status).toBe(expected);
    if (expected === 409) expect(answer.body).toMatchObject({ code: 'refund_too_late', params: { days: 14 } });
  });
});

describe('MNY-09 a refund against 20 messages at once', () => {
  it('either the message or the refund has a credit, never both', async () => {
    const partner = await signUp(app, 'Iris');
    const { member } = await buyer('Jet');
    const chat = (await member.browser.post('/chats', { profile_id: partner.id })).body.id;
    const lots = await offer(member);
    const send = (i: number) => member.browser.post(`/chats/${chat}/messages`, { body: `message ${i}` });
    const sends = Array.from({ length: 20 }, (_, i) => send(i));
    const refund = await ask(member, lots);
    const sent = (await Promise.all(sends)).filter(({ status }) => status === 201).length;
    if (refund.status === 201) {
      // The gift pays for three messages; the 100 bought credits are gone.
      expect(sent).toBeLessThanOrEqual(3);
      expect(await user(member)).toMatchObject({ credits: 30 - sent * 10 });
    } else {
      expect(refund.body.code).toMatch(/refund_changed|nothing_to_refund/);
      expect(await user(member)).toMatchObject({ credits: Math.max(0, 130 - sent * 10) });
    }
  });

  it('the refund wins when it comes first, and takes every bought credit', async () => {
    const partner = await signUp(app, 'Kim');
    const { member } = await buyer('Lea');
    const chat = (await member.browser.post('/chats', { profile_id: partner.id })).body.id;
    expect((await ask(member, await offer(member))).status).toBe(201);
    const sends = Array.from({ length: 20 }, (_, i) =>
      member.browser.post(`/chats/${chat}/messages`, { body: `message ${i}` }),
    );
    const statuses = (await Promise.all(sends)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(17);
  });
});

describe('MNY-08 paying back', () => {
  it('asks the provider before it repeats: a lost reply pays once', async () => {
    const { member } = await buyer('Mia');
    // Our clock stands still: advance it so that the next round is not due yet, or both would call the provider.
    app.clock.advance((Date.now() - app.clock.now().getTime()) / 1000);
    const id = await requested(member);
    const provider = app.nest.get(SandboxProvider, { strict: false });
    const create = provider.createRefund.bind(provider);
    let made = 0;
    jest.spyOn(provider, 'createRefund').mockImplementation(async (request) => {
      await create(request);
      made++;
      throw new Error('socket hang up');
    });
    await decide(id, 'approve');
    await eventually(async () => expect(await sandboxRefunds(id)).toHaveLength(1));
    await Promise.all(Array.from({ length: 5 }, () => runPayOut(id)));
    expect((await consoleRefund(id)).status).toBe('paid_out');
    expect(made).toBe(1);
    expect(await sandboxRefunds(id)).toHaveLength(1);
    await runPayOut(id);
    expect(await user(member)).toMatchObject({ credits: 30, paid_user: false });
  });

  it('that the provider refuses can be tried again, or refused after all', async () => {
    const { member, pay_url } = await buyer('Nora');
    await press(`${pay_url}/refunds`, { refunds: 'failed' });
    const id = await requested(member);
    await decide(id, 'approve');
    await becomes(id, 'payout_failed');
    const first = { attempt: 1, status: 'failed', answer: 'Refused by the bank', ended_at: expect.any(String) };
    expect(await consoleRefund(id)).toMatchObject({ provider_answer: 'Refused by the bank', payouts: [first] });
    // The member waits and the credits stay held.
    expect((await member.browser.get(`/refunds/${id}`)).body.status).toBe('approved');
    expect(await user(member)).toMatchObject({ credits: 30, paid_user: true });
    await press(`${pay_url}/refunds`, { refunds: 'paid' });
    expect((await decide(id, 'repeat')).status).toBe(200);
    await becomes(id, 'paid_out');
    const second = { attempt: 2, status: 'paid_out', answer: null, ended_at: expect.any(String) };
    expect(await consoleRefund(id)).toMatchObject({ provider_answer: null, payouts: [first, second] });
    expect(await sandboxRefunds(id)).toEqual([
      { refund_id: id, status: 'failed' },
      { refund_id: `${id}-2`, status: 'paid' },
    ]);
  });

  it('waits for a bank that takes its time', async () => {
    const { member, pay_url } = await buyer('Olga');
    await press(`${pay_url}/refunds`, { refunds: 'pending' });
    const id = await requested(member);
    await decide(id, 'approve');
    await eventually(async () => expect(await sandboxRefunds(id)).toHaveLength(1));
    await runPayOut(id);
    expect((await consoleRefund(id)).status).toBe('approved');
    await press(`${pay_url}/refunds`, { refunds: 'paid' });
    await runPayOut(id);
    expect((await consoleRefund(id)).status).toBe('paid_out');
  });

  it('is refused by the provider beyond what was paid', async () => {
    const { pay_url } = await buyer('Petra');
    const provider = app.nest.get(SandboxProvider, { strict: false });
    const reference = pay_url.split('/').at(-1)!;
    const pay = (amount: number) =>
      provider.createRefund({ refundId: randomUUID(), reference, amount: { amount, currency: 'EUR' } });
    const reports = await Promise.all([pay(500), pay(500), pay(499)]);
    const paid = reports.filter(({ status }) => status === 'completed');
    expect(paid).toHaveLength(reports.find(({ message }) => message === 'More than was paid') ? 2 : 3);
    expect(await pay(999)).toMatchObject({ status: 'failed', message: 'More than was paid' });
  });
});

describe('ADM-04 finance decides', () => {
  it('on the oldest request first, with the payment and the wallet', async () => {
    const { member, payment_id } = await buyer('Quinn');
    const id = await requested(member);
    const filter = encodeURIComponent(JSON.stringify({ status: ['requested'], member_id: member.id }));
    const queue = await finance.get(`/admin/refunds?filter=${filter}`);
    expect(queue.headers.get('content-range')).toBe('refunds 0-0/1');
    expect(queue.body).toMatchObject([{ id, member_id: member.id, payment_id, status: 'requested', credits: 100 }]);
    expect(await consoleRefund(id)).toMatchObject({
      id,
      payment: { credits: 100, price: { amount: 999 }, payment_method: 'ideal', provider: 'sandbox' },
      balance: 30,
      second_person: false,
      actions: ['approve', 'refuse'],
      history: { signed_up_at: expect.any(String), purchases: 1, paid_out: 0, refused: 0, charge_backs: 0 },
    });
    const { transactions } = (await finance.get(`/admin/wallets/${member.id}`)).body;
    expect(transactions).toMatchObject([{ kind: 'refund_request' }, { kind: 'purchase' }, { kind: 'grant' }]);
    // Found by refund id, by its prefix, by payment id and by the member's name.
    for (const q of [id, id.slice(0, 13), payment_id, member.name]) {
      const sought = await finance.get(`/admin/refunds?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
      expect([q, (sought.body as { id: string }[]).map((one) => one.id)]).toEqual([q, expect.arrayContaining([id])]);
    }
    const totals = await finance.get(`/admin/refund-totals?filter=${filter}`);
    expect(totals.body.totals).toEqual([
      { currency: 'EUR', refunds: 1, credits: 100, amount: { amount: 999, currency: 'EUR' } },
    ]);
    const paid = await finance.get(`/admin/payment-totals?filter={"member_id":"${member.id}"}`);
    expect(paid.body.totals).toMatchObject([{ currency: 'EUR', payments: 1, credits: 100, amount: { amount: 999 } }]);
    expect((await finance.get('/admin/refunds?filter={"q":"nobody@example.org"}')).body).toEqual([]);
    expect(await finance.get('/admin/refunds?filter={"x":1}')).toMatchObject({ status: 422 });
    expect(await finance.get('/admin/refunds?filter={"__proto__":"x"}')).not.toMatchObject({ status: 500 });
  });

  it('knowing what either decision does to credits and premium, until one is made', async () => {
    const { member } = await buyer('Sonja');
    await buy(member, 'p250');
    const asked: { refund_id: string; credits: number }[] = (await ask(member, await offer(member))).body.refunds;
    const [small, large] = [100, 250].map((size) => asked.find(({ credits }) => credits === size)!.refund_id) as [
      string,
      string,
    ];
    const effect = { premium: true, premium_when_paid_out: true };
    expect((await consoleRefund(small)).effect).toEqual({ ...effect, balance_when_refused: 130 });
    expect((await consoleRefund(large)).effect).toEqual({ ...effect, balance_when_refused: 280 });
    await decide(small, 'approve');
    await becomes(small, 'paid_out');
    expect(await consoleRefund(small)).toMatchObject({ effect: null });
    expect((await consoleRefund(large)).effect).toMatchObject({ premium_when_paid_out: false });
    await decide(large, 'refuse', { reason: 'no' });
    expect(await consoleRefund(large)).toMatchObject({ effect: null, balance: 280 });
  });

  it('once: many at the same time have one decision', async () => {
    const { member } = await buyer('Rosa');
    const id = await requested(member);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => decide(id, 'approve')),
      ...Array.from({ length: 4 }, () => decide(id, 'refuse', { reason: 'no' })),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('refund_decided');
  });

  it('needs a reason, the right role and a refund that exists', async () => {
    const { member } = await buyer('Sara');
    const id = await requested(member);
    const moderator = await staff('moderator');
    for (const path of ['/admin/refunds', `/admin/refunds/${id}`]) {
      expect(await moderator.get(path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    for (const what of ['approve', 'confirm', 'withdraw', 'refuse', 'repeat']) {
      expect((await moderator.post(`/admin/refunds/${id}/${what}`, { reason: 'x' })).status).toBe(403);
      expect(await decide(randomUUID(), what, { reason: 'x' })).toMatchObject({
        status: 404,
        body: { code: 'refund_not_found' },
      });
    }
    for (const what of ['approve', 'confirm', 'withdraw', 'repeat'])
      expect((await decide(id, what, {})).status).toBe(422);
    for (const body of [{}, { reason: '' }, { reason: '   ' }, { reason: 'x'.repeat(501) }]) {
      expect((await decide(id, 'refuse', body)).status).toBe(422);
    }
    expect(await decide(id, 'repeat')).toMatchObject({ status: 409, body: { code: 'refund_decided' } });
    expect((await consoleRefund(id)).status).toBe('requested');
  });
});

async function forget(member: TestMember): Promise<void> {
  const { body } = await member.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
  const start = app.clock.now().getTime();
  app.clock.advance((Date.parse(body.erase_at) - start) / 1000);
  const deletedAt = new Date(Date.parse(body.erase_at) - 14 * 86_400_000).toISOString();
  await app.handlers.get(eraseMember)!.run({ memberId: member.id, deletedAt }, { attempt: 1, key: '' });
  app.clock.advance((start - app.clock.now().getTime()) / 1000);
}

describe('ACC-12 PRV-01 a refund of a member who has been forgotten', () => {
  async function forgotten(name: string): Promise<{ id: string; member: TestMember }> {
    const { member } = await buyer(name);
    const id = await requested(member);
    await forget(member);
    return { id, member };
  }

  it('MNY-03 money that comes too late goes back, and nobody gets credits for it', async () => {
    const member = await signUp(app, 'Thea');
    const order = { package: 'p100', payment_method: 'ideal', immediate_performance: true };
    const { payment_id, pay_url } = (await member.browser.post('/orders', order)).body;
    await forget(member);
    await press(pay_url, { outcome: 'paid' });
    const payment = async () => (await finance.get(`/admin/payments/${payment_id}`)).body;
    await eventually(async () => expect(await payment()).toMatchObject({ status: 'returned' }));
    expect((await finance.get(`/admin/wallets/${member.id}`)).body).toMatchObject({ balance: 0 });
    const sql = "SELECT FROM kernel.events WHERE stream = 'member-' || $1 AND type = 'BecamePremium'";
    expect(await app.kernel.database.query(sql, [member.id])).toEqual([]);
  });

  it('can still be paid back', async () => {
    const { id } = await forgotten('Ursula');
    await decide(id, 'approve');
    await becomes(id, 'paid_out');
  });

  it('refused: the credits lapse, and no key is made for the reason', async () => {
    const { id, member } = await forgotten('Vera');
    expect((await consoleRefund(id)).effect).toMatchObject({ balance_when_refused: 0 });
    expect((await decide(id, 'refuse', { reason: 'Too late' })).status).toBe(200);
    expect(await consoleRefund(id)).toMatchObject({ status: 'refused', reason: null, balance: 0 });
    expect(await app.kernel.database.query('SELECT FROM vault.keys WHERE owner = $1', [member.id])).toEqual([]);
  });
});

describe('ACC-12 decided about a member who is forgotten meanwhile', () => {
  const wallet = async ({ id }: TestMember) => (await finance.get(`/admin/wallets/${id}`)).body;

  /** When the decision has been prepared, and is not stored yet. */
  function forgottenBefore(decision: 'refuse' | 'review', member: TestMember): void {
    const { store } = app.kernel;
    const transact = store.transact.bind(store);
    let forgetting = false;
    jest.spyOn(store, 'transact').mockImplementation(async (command, decide) => {
      if (Object.hasOwn(command.request as object, decision) && !forgetting) {
        forgetting = true;
        await forget(member);
        await eventually(async () => expect(await wallet(member)).toMatchObject({ balance: 0 }));
      }
      return transact(command, decide);
    });
  }

  it('the credits of a refund that is refused lapse', async () => {
    const { member } = await buyer('Wanda');
    const refundId = await requested(member);
    forgottenBefore('refuse', member);
    const decision = { refundId, staffId: randomUUID(), body: { reason }, key: randomUUID() };
    await app.nest.get(CommandBus).execute(new RefuseRefund(decision));
    expect(await consoleRefund(refundId)).toMatchObject({ status: 'refused', balance: 0 });
  });

  it('a wrong amount is not accepted any more', async () => {
    const member = await signUp(app, 'Xenia');
    const order = { package: 'p100', payment_method: 'ideal', immediate_performance: true };
    const { payment_id: paymentId, pay_url } = (await member.browser.post('/orders', order)).body;
    const cheaper = 'UPDATE sandbox.payments SET amount = 500 WHERE payment_id = $1';
    await app.kernel.database.query(cheaper, [paymentId]);
    await press(pay_url, { outcome: 'paid' });
    const payment = async () => (await finance.get(`/admin/payments/${paymentId}`)).body;
    await eventually(async () => expect(await payment()).toMatchObject({ attention: 'mismatch' }));
    forgottenBefore('review', member);
    const body = { outcome: 'credit' as const, reason };
    const review = new ReviewPayment({ paymentId, staffId: randomUUID(), body, key: randomUUID() });
    await expect(app.nest.get(CommandBus).execute(review)).rejects.toMatchObject({ code: 'nothing_to_review' });
    expect(await wallet(member)).toMatchObject({ balance: 0 });
  });
});

describe('MNY-05 the statement', () => {
  it('MNY-09 explains each balance: a movement opens where the one before closed', async () => {
    const { member } = await buyer('Sara');
    await give(app, member, 7);
    await decide(await requested(member), 'refuse', { reason: 'Tried out' });
    const id = await requested(member);
    await decide(id, 'approve');
    await becomes(id, 'paid_out');
    const movements = (await statement(member)).toReversed();
    expect(movements.map(({ kind, opening, credits, balance }: Movement) => [kind, opening, credits, balance])).toEqual(
      [
        ['grant', 0, 30, 30],
        ['purchase', 30, 100, 130],
        ['grant', 130, 7, 137],
        ['refund_request', 137, -100, 37],
        ['refund_refused', 37, 100, 137],
        ['refund_request', 137, -100, 37],
        ['refund', 37, 0, 37],
      ],
    );
  });

  it('can be filtered, and each movement looked up', async () => {
    const { member, payment_id } = await buyer('Tara');
    await requested(member);
    const kinds = async (kind: string) =>
      (await member.browser.get(`/transactions?kind=${kind}`)).body.transactions.map((t: { id: string }) => t.id);
    expect(await kinds('purchase')).toEqual(['2']);
    expect(await kinds('refund')).toEqual(['3']);
    expect(await kinds('spend')).toEqual([]);
    expect((await member.browser.get('/transactions?kind=other')).status).toBe(422);
    expect((await member.browser.get('/transactions/2')).body).toMatchObject({
      kind: 'purchase',
      reference: payment_id,
    });
    expect(await member.browser.get('/transactions/9')).toMatchObject({
      status: 404,
      body: { code: 'transaction_not_found' },
    });
  });
});

describe('MNY-09 the ledger, after all of this', () => {
  it('balances, and holds what the wallets hold and what is held for refunds', async () => {
    const accounts = await ledger();
    expect([...accounts.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
    const wallets = await app.kernel.database.one<{ sum: number; least: number }>(
      'SELECT sum(balance)::bigint AS sum, min(balance) AS least FROM read.wallets',
    );
    expect(wallets!.sum).toBe(accounts.get('member_wallets'));
    expect(wallets!.least).toBeGreaterThanOrEqual(0);
    const sums = await app.kernel.database.one<{ held: number; refunded: number }>(
      `SELECT sum(credits) FILTER (WHERE status IN ('requested', 'confirming', 'approved', 'payout_failed'))::bigint AS held,
              sum(credits) FILTER (WHERE status = 'paid_out')::bigint AS refunded FROM read.refunds`,
    );
    expect(accounts.get('held')).toBe(sums!.held);
    expect(accounts.get('refunded')).toBe(sums!.refunded);
  });

  it('never pays back more than was paid', async () => {
    const over = await app.kernel.database.query(
      `SELECT p.reference FROM sandbox.payments p JOIN sandbox.refunds r ON r.payment = p.reference AND r.status <> 'failed'
        GROUP BY p.reference HAVING sum(r.amount) > max(p.amount)`,
    );
    expect(over).toEqual([]);
  });

  it.each([
    ['refunds', 'refund_id'],
    ['wallets', 'member_id'],
    ['ledger_accounts', 'account'],
  ])('EVT-01 %s made anew are the same', async (table, key) => {
    expect((await expectSameAfterRebuild(app, table, key)).length).toBeGreaterThan(2);
  });
});
