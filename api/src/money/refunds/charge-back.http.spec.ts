import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SettlePayment } from '../payments/index.js';
import { SandboxProvider } from '../payments/sandbox/sandbox.provider.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { SettlePayout } from './commands/settle-payout.command.js';
import { PayOutJob } from './jobs/pay-out.job.js';
import { jobsSettled } from '../../../testing/jobs-settled.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let finance: TestBrowser;

beforeAll(async () => {
  app = await testApp({ work: true });
  const login = { email: 'finance@example.com', password: 'long enough' };
  const add = new AddStaffMember({ actor: 'system', ...login, role: 'finance', key: 'add-finance-for-test' });
  await app.nest.get(CommandBus).execute(add);
  finance = app.console();
  await finance.post('/admin/login', login);
});

const press = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const me = async ({ browser }: TestMember) => (await browser.get('/user')).body;
const statement = async ({ browser }: TestMember) => (await browser.get('/transactions')).body;

/** A member who requests the refund of a whole purchase; `page`: the payment's page at its provider. */
async function asking(name: string) {
  const member = await signUp(app, name);
  const order = { package: 'p100', payment_method: 'ideal', immediate_performance: true };
  const { payment_id, pay_url: page } = (await member.browser.post('/orders', order)).body;
  await press(page, { outcome: 'paid', silent: 'on' });
  const tell = () =>
    app.nest
      .get(CommandBus)
      .execute(new SettlePayment({ providerName: 'sandbox', reference: (page as string).split('/').at(-1)! }));
  await tell();
  const { lots } = (await member.browser.get('/refunds/offer')).body;
  const refunds = [{ payment_id, credits: lots[0].credits, amount: lots[0].amount }];
  const { body } = await member.browser.post('/refunds', { refunds }, { key: randomUUID() });
  const id = body.refunds[0].refund_id as string;
  const seen = async () => (await member.browser.get(`/refunds/${id}`)).body;
  const chargeBack = async (step: string) => {
    await press(`${page}/chargebacks`, { step });
    await tell();
  };
  return { member, id, page: page as string, seen, chargeBack };
}
/** `happens` after every round has read what is owed and before the provider tells any that it knows of no refund. */
function whileAsked(happens: () => Promise<unknown>) {
  const provider = app.nest.get(SandboxProvider, { strict: false });
  let happening: Promise<unknown> | undefined;
  return jest.spyOn(provider, 'fetchRefund').mockImplementation(async () => {
    await (happening ??= happens());
    return null;
  });
}
const inConsole = async (id: string) => (await finance.get(`/admin/refunds/${id}`)).body;
const approve = (id: string) => finance.post(`/admin/refunds/${id}/approve`, { reason: 'Unspent' });

describe('MNY-08 MNY-09 a charge-back of a payment that is asked back', () => {
  it('refuses what nobody has decided, and what was held pays what is owed', async () => {
    const { member, id, seen, chargeBack } = await asking('Anna');
    await chargeBack('all');
    await eventually(async () =>
      expect(await seen()).toMatchObject({ status: 'refused', cause: 'charge_back', reason: null }),
    );
    expect(await inConsole(id)).toMatchObject({
      status: 'refused',
      cause: 'charge_back',
      decided_by: 'system',
      actions: [],
    });
    expect(await me(member)).toMatchObject({ credits: 30, paid_user: false });
    const { debt, transactions } = await statement(member);
    expect(debt).toBe(0);
    expect(transactions.slice(0, 3)).toMatchObject([
      { kind: 'debt_settled', credits: -100, balance: 30 },
      { kind: 'refund_refused', credits: 100, balance: 130 },
      { kind: 'charge_back', credits: 0, balance: 30, debt: 100 },
    ]);
    expect((await approve(id)).body.code).toBe('refund_decided');
  });

  it('lets what is on its way end first: refused by the provider, it is over', async () => {
    const { member, id, page, seen, chargeBack } = await asking('Ben');
    await press(`${page}/refunds`, { refunds: 'pending' });
    expect((await approve(id)).status).toBe(200);
    const job = app.nest.get(PayOutJob, { strict: false });
    await job.run({ refundId: id, payout: 1, round: 1 });
    await chargeBack('all');
    expect((await seen()).status).toBe('approved');
    await press(`${page}/refunds`, { refunds: 'failed' });
    await job.run({ refundId: id, payout: 1, round: 2 });
    await eventually(async () => expect((await seen()).status).toBe('refused'));
    expect(await me(member)).toMatchObject({ credits: 30, paid_user: false });
  });

  it('is never paid out where the provider was not asked yet', async () => {
    const { id, page, seen, chargeBack } = await asking('Cleo');
    await chargeBack('half');
    // The approval comes either just before the automatic refusal, or too late.
    expect([200, 409]).toContain((await approve(id)).status);
    await eventually(async () => expect((await seen()).status).toBe('refused'));
    const sql = 'SELECT FROM sandbox.refunds WHERE payment = $1';
    expect(await app.kernel.database.query(sql, [page.split('/').at(-1)])).toEqual([]);
  });

  it('is never paid out where the bank took the money while the provider was asked', async () => {
    const { id, page, seen, chargeBack } = await asking('Edda');
    const asked = whileAsked(() => chargeBack('all'));
    await approve(id);
    await eventually(async () => expect((await seen()).status).toBe('refused'));
    asked.mockRestore();
    const sql = 'SELECT FROM sandbox.refunds WHERE payment = $1';
    expect(await app.kernel.database.query(sql, [page.split('/').at(-1)])).toEqual([]);
  });

  it('is never paid out where it failed and was refused while the provider was asked', async () => {
    const { id, page, seen } = await asking('Finn');
    const report = { reference: null, status: 'failed', message: 'Account closed' } as const;
    const asked = whileAsked(async () => {
      await app.nest.get(CommandBus).execute(new SettlePayout({ refundId: id, payout: 1, report }));
      expect((await finance.post(`/admin/refunds/${id}/refuse`, { reason: 'Spent elsewhere' })).status).toBe(200);
    });
    await approve(id);
    await eventually(async () => expect((await seen()).status).toBe('refused'));
    await jobsSettled(app);
    asked.mockRestore();
    const sql = 'SELECT FROM sandbox.refunds WHERE payment = $1';
    expect(await app.kernel.database.query(sql, [page.split('/').at(-1)])).toEqual([]);
  });

  it('owes what was paid back before: the money went back twice', async () => {
    const { member, id, seen, chargeBack } = await asking('Dana');
    await approve(id);
    await eventually(async () => expect((await seen()).status).toBe('paid_out'));
    await chargeBack('all');
    const { debt, transactions } = await statement(member);
    expect(debt).toBe(100);
    expect(transactions[0]).toMatchObject({ kind: 'charge_back', credits: 0, balance: 30 });
    expect((await finance.get('/admin/books')).body.debts).toEqual({
      debtors: 1,
      credits: 100,
      difference: 0,
      listed: [{ member_id: member.id, credits: 100 }],
    });
    await writtenOff(member);
    await chargeBack('reverse');
    expect(await statement(member)).toMatchObject({ debt: 0 });
    expect(await me(member)).toMatchObject({ credits: 30, paid_user: false });
    const books = (await finance.get('/admin/books')).body;
    expect(books.balanced).toBe(true);
    // In the end nothing was lost.
    expect(books.accounts).toContainEqual({ account: 'chargeback_loss', credits: 0 });
  });

  /** MNY-09 ADM-05 Finance writes off the whole debt, with a reason; a repeated request has no further effect. */
  async function writtenOff({ id, browser }: TestMember) {
    const writeOff = (credits: number, key: string = randomUUID()) =>
      finance.post(`/admin/wallets/${id}/write-off`, { credits, reason: 'Moved abroad' }, { key });
    expect(await writeOff(99)).toMatchObject({ status: 409, body: { code: 'debt_changed', params: { debt: 100 } } });
    const key = randomUUID();
    for (const _ of [1, 2]) expect(await writeOff(100, key)).toMatchObject({ status: 200, body: { debt: 0 } });
    expect((await writeOff(100)).body).toMatchObject({ code: 'debt_changed', params: { debt: 0 } });
    expect((await browser.get('/transactions?kind=refund')).body).toMatchObject({
      debt: 0,
      transactions: [{ kind: 'debt_written_off', credits: 0, balance: 30, debt: 0 }, {}, {}, {}],
    });
    const { accounts, balanced, debts } = (await finance.get('/admin/books')).body;
    expect({ balanced, debts }).toEqual({
      balanced: true,
      debts: { debtors: 0, credits: 0, difference: 0, listed: [] },
    });
    expect(accounts).toContainEqual({ account: 'chargeback_loss', credits: -100 });
    const [{ actor, data }] = (await app.kernel.database.query<{ actor: string; data: { reason: string } }>(
      "SELECT actor, data FROM kernel.events WHERE type = 'DebtWrittenOff'",
    )) as [{ actor: string; data: { reason: string } }];
    expect(actor).toMatch(/^staff:/);
    expect(data.reason).not.toContain('abroad');
    expect(await app.kernel.vault.open(data.reason)).toBe('Moved abroad');
  }
});
