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
  const login = { email: 'finance@example.com', password: 'long enough' };
  const staff = { ...login, role: 'finance' } as const;
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...staff, key: 'add-finance-for-test' }));
  finance = app.console();
  await finance.post('/admin/login', login);
  anna = await signUp(app, 'Anna');
  const ben = await signUp(app, 'Ben');
  chat = (await anna.browser.post('/chats', { profile_id: ben.id })).body.id;
});

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

  it('comes back when the dispute is won', async () => {
    await press(payment.payUrl, '/chargebacks', { step: 'reverse' });
    await newest('charge_back_reversed');
    expect(await me()).toMatchObject({ credits: 140, paid_user: true });
    expect(await inConsole(payment.id)).toMatchObject({ status: 'completed', attention: null, charged_back: null });
    expect(await books()).toMatchObject({ balanced: true, debts: { debtors: 0, credits: 0 } });
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
  ])('EVT-01 %s are the same made anew', async (table, key) => {
    await expectSameAfterRebuild(app, table, key);
  });
});
