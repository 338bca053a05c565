import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let finance: TestBrowser;
let anna: TestMember;
let chat: string;

beforeAll(async () => {
  app = await testApp({ work: true });
  finance = await financeOf('finance@example.com');
  anna = await signUp(app, 'Anna');
  const ben = await signUp(app, 'Ben');
  chat = (await anna.browser.post('/chats', { profile_id: ben.id })).body.id;
});

async function financeOf(email: string): Promise<TestBrowser> {
  const login = { email, password: 'long enough' };
  const staff = { ...login, role: 'finance' } as const;
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: `add ${email}` }));
  const browser = app.console();
  await browser.post('/admin/login', login);
  return browser;
}

const press = (payUrl: string, step: string, fields: Record<string, string>) =>
  fetch(`${payUrl}${step}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const me = async (): Promise<{ credits: number; paid_user: boolean }> => (await anna.browser.get('/user')).body;

async function paid(): Promise<{ id: string; payUrl: string }> {
  const order = { package: 'p100', payment_method: 'ideal', immediate_performance: true };
  const { payment_id: id, pay_url: payUrl } = (await anna.browser.post('/orders', order, { key: randomUUID() })).body;
  await press(payUrl, '', { outcome: 'paid' });
  // While it waits, the same payment stands there as one that does.
  await eventually(async () =>
    expect(await statement()).toContainEqual(expect.objectContaining({ kind: 'purchase', reference: id })),
  );
  return { id, payUrl };
}
const statement = async (): Promise<{ kind: string; credits: number; balance: number; debt: number | null }[]> =>
  (await anna.browser.get('/transactions')).body.transactions;
const newest = async (kind: string) => eventually(async () => expect((await statement())[0]).toMatchObject({ kind }));
const send = async (times: number) => {
  for (let i = 0; i < times; i++)
    expect((await anna.browser.post(`/chats/${chat}/messages`, { body: 'Hi' })).status).toBe(201);
};
const books = async () => (await finance.get('/admin/books')).body;
const inConsole = async (id: string) => (await finance.get(`/admin/payments/${id}`)).body;

const chargebacks = async (filter: object = {}) =>
  (await finance.get(`/admin/chargebacks?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;

describe('MNY-09 a purchase that the bank takes back', () => {
  let payment: { id: string; payUrl: string };

  it('leaves the wallet with what was spent as a debt, once, however often it is told', async () => {
    payment = await paid();
    expect(await me()).toMatchObject({ credits: 130, paid_user: true });
    await send(9);
    await press(payment.payUrl, '/chargebacks', { step: 'all' });
    await newest('charge_back');
    expect((await statement())[0]).toMatchObject({
      credits: -40,
      balance: 0,
      debt: 60,
      reference: payment.id,
      money: { amount: 999, currency: 'EUR' },
    });
    await eventually(async () => expect((await me()).paid_user).toBe(false));
    const shown = (await anna.browser.get('/transactions?kind=refund')).body;
    expect(shown).toMatchObject({ debt: 60, transactions: [{ kind: 'charge_back' }] });
    expect((await anna.browser.post(`/chats/${chat}/messages`, { body: 'Hi' })).body.code).toBe('insufficient_credits');
  });

  it('ADM-04 is listed for finance until somebody has looked', async () => {
    const waiting = async () =>
      (await finance.get(`/admin/payments?filter=${encodeURIComponent('{"attention":true}')}`)).body;
    expect(await waiting()).toMatchObject([
      { id: payment.id, status: 'charged_back', attention: 'charge_back', charged_back: { amount: 999 } },
    ]);
    // Its tab, and each of the two statuses that it holds.
    const having = async (status: string[]) =>
      (await finance.get(`/admin/payments?filter=${encodeURIComponent(JSON.stringify({ status }))}`)).body;
    expect(await having(['charged_back', 'partly_charged_back'])).toMatchObject([{ id: payment.id }]);
    expect(await having(['charged_back'])).toMatchObject([{ id: payment.id }]);
    expect(await having(['partly_charged_back'])).toEqual([]);
    expect(await inConsole(payment.id)).toMatchObject({
      outcomes: ['seen'],
      credits_left: 0,
      effect: { balance: 0, debt: 60 },
      events: [{ type: 'PaymentChargedBack', money: { amount: 999 }, credits: 100 }, {}, {}, {}],
    });
    const looked = { outcome: 'seen', reason: 'Disputed with the provider' };
    expect((await finance.post(`/admin/payments/${payment.id}/review`, looked)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const file = (await finance.get('/admin/payments.csv')).body as string;
    expect(file).toContain('charged_back');
  });

  it('stands in the books, which balance', async () => {
    expect(await books()).toMatchObject({
      balanced: true,
      debts: { debtors: 1, credits: 60, difference: 0 },
      wallets: { differing: 0 },
    });
    const { accounts } = await books();
    expect(accounts).toContainEqual({ account: 'charged_back', credits: 100 });
    expect(accounts).toContainEqual({ account: 'debt', credits: -60 });
    expect((await finance.get(`/admin/wallets/${anna.id}`)).body).toMatchObject({ balance: 0, debt: 60 });
  });

  it('is paid by the next purchase, which the statement says', async () => {
    await paid();
    expect(await me()).toMatchObject({ credits: 40, paid_user: true });
    expect((await statement()).slice(0, 2)).toMatchObject([
      { kind: 'debt_settled', credits: -60, balance: 40, debt: 0 },
      { kind: 'purchase', credits: 100, balance: 100 },
    ]);
  });

  it('ADM-04 is a record with its last day, what was delivered, and evidence that finance composes', async () => {
    const [listed] = await chargebacks({ status: ['open'], payment_id: payment.id });
    const inWeek = new Date(Date.parse(listed.reported_at) + 7 * 86_400_000);
    const due = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(inWeek);
    expect(listed).toMatchObject({
      member_id: anna.id,
      amount: { amount: 999, currency: 'EUR' },
      payment_method: 'ideal',
      country: 'NL',
      respond_by: due,
      status: 'open',
    });
    const one = `/admin/chargebacks/${listed.id}`;
    const found = { kind: 'chargeback', id: listed.id, exact: true, status: 'open' };
    for (const q of [listed.id, listed.provider_reference])
      expect((await finance.get(`/admin/find?q=${q}`)).body.records).toMatchObject([found]);
    expect((await finance.get(one)).body).toMatchObject({
      decisions: ['dispute', 'accept'],
      undecided: true,
      // Only a direct debit comes back with a reason of the bank.
      bank_reason: null,
      purchase: { bought: 100, paid: { amount: 999 }, receipt: expect.any(String) },
      delivered: { used: 60, messages_sent: 6, photos_sent: 0, gifts_sent: 0, first_at: expect.any(String) },
      taken: 40,
      owed: 60,
      debt: 0,
      events: [],
    });
    const earlier = { respond_by: '2030-01-31', reason: 'The company says so' };
    const statement = 'All of it was delivered.';
    // One colleague at a time.
    const gijs = await financeOf('gijs@example.com');
    expect((await gijs.post(`${one}/claim`, { over: false })).status).toBe(200);
    for (const [what, said] of [
      ['deadline', earlier],
      ['statement', { statement }],
      ['decision', { decision: 'accept', reason: 'No' }],
    ] as const)
      expect((await finance.post(`${one}/${what}`, said)).body.code).toBe('claimed_by_colleague');
    await gijs.post(`${one}/release`);
    expect((await finance.post(`${one}/deadline`, earlier)).body).toEqual({ respond_by: '2030-01-31' });
    await finance.post(`${one}/statement`, { statement });
    const file = (await finance.get(`${one}/evidence?language=nl`)).body as string;
    for (const part of ['Naam: Anna', '60 van 100', statement, '31 januari 2030']) expect(file).toContain(part);
    expect(file).toMatch(/anna\.\w{8}@example\.org/i);
    expect(file).not.toContain('Hi');
    const before = await me();
    expect((await finance.post(`${one}/decision`, { decision: 'win', reason: 'Too soon' })).body.code).toBe(
      'chargeback_decided',
    );
    const sent = { decision: 'dispute', reason: 'Sent by mail' };
    expect((await finance.post(`${one}/decision`, sent)).body).toEqual({ status: 'disputed' });
    expect((await finance.post(`${one}/decision`, { decision: 'lose', reason: 'Told so' })).status).toBe(200);
    expect(await me()).toEqual(before);
    expect((await finance.get(one)).body).toMatchObject({
      status: 'lost',
      reason: 'Told so',
      decisions: ['reopen'],
      deadline_reason: 'The company says so',
      statement,
      events: [
        { type: 'ChargebackLost', reason: 'Told so' },
        { type: 'ChargebackDisputed' },
        { type: 'ChargebackEvidenceDownloaded', reason: null },
        { type: 'ChargebackStatementWritten' },
        { type: 'ChargebackDeadlineSet', respond_by: '2030-01-31' },
      ],
    });
    expect((await finance.post(`${one}/decision`, { decision: 'accept', reason: 'No' })).status).toBe(409);
    expect((await finance.get('/admin/chargeback-totals')).body.totals).toEqual([
      {
        currency: 'EUR',
        chargebacks: 1,
        total: { amount: 999, currency: 'EUR' },
        undecided: { amount: 0, currency: 'EUR' },
        won: { amount: 0, currency: 'EUR' },
        lost: { amount: 999, currency: 'EUR' },
      },
    ]);
    const csv = (await finance.get('/admin/chargebacks.csv')).body as string;
    expect(csv).toContain('2030-01-31');
    expect(csv).not.toContain('Told so');
  });

  it('comes back when the dispute is won', async () => {
    await press(payment.payUrl, '/chargebacks', { step: 'reverse' });
    await newest('charge_back_reversed');
    expect(await me()).toMatchObject({ credits: 140, paid_user: true });
    expect(await inConsole(payment.id)).toMatchObject({ status: 'completed', attention: null, charged_back: null });
    expect(await books()).toMatchObject({ balanced: true, debts: { debtors: 0, credits: 0 } });
    // Over what finance had entered.
    const [won] = await chargebacks({ payment_id: payment.id });
    expect(won).toMatchObject({ status: 'won', reason: null, decided_by: null, reversed_at: expect.any(String) });
    const again = { decision: 'reopen', reason: 'It is over' };
    expect((await finance.post(`/admin/chargebacks/${won.id}/decision`, again)).body.code).toBe('chargeback_decided');
  });

  it('may be half of it, and then the rest', async () => {
    const { id, payUrl } = await paid();
    await press(payUrl, '/chargebacks', { step: 'half' });
    await newest('charge_back');
    expect((await statement())[0]).toMatchObject({ credits: -50, balance: 190 });
    expect(await inConsole(id)).toMatchObject({ status: 'partly_charged_back' });
    await press(payUrl, '/chargebacks', { step: 'all' });
    await eventually(async () => expect((await me()).credits).toBe(140));
    const { events, charged_back, status } = await inConsole(id);
    expect(status).toBe('charged_back');
    expect(charged_back).toEqual({ amount: 999, currency: 'EUR' });
    expect(events.filter(({ type }: { type: string }) => type === 'PaymentChargedBack')).toHaveLength(2);
  });

  it.each([
    ['wallets', 'member_id'],
    ['ledger_accounts', 'account'],
    ['payments', 'payment_id'],
    ['payment_refunds', 'refund_id'],
    ['chargebacks', 'chargeback_id'],
  ])('EVT-01 %s are the same made anew', async (table, key) => {
    await expectSameAfterRebuild(app, table, key);
  });
});
