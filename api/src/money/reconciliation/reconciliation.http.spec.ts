import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TestClock } from '../../../testing/kernel/index.js';
import { PaymentProviders, SettlePayment } from '../payments/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { ReconcileDay } from './commands/reconcile-day.command.js';
import { ReconcileYesterdayJob } from './jobs/reconcile-yesterday.job.js';

const clock = new TestClock(new Date('2026-03-01T12:00:00Z'));
const DAY = '2026-03-01';
const ID = `sandbox.${DAY}`;
let app: TestApp;
let anna: TestMember;
let finance: TestBrowser;

// No jobs run on their own here.
beforeAll(async () => {
  app = await testApp({ clock });
  anna = await signUp(app, 'Anna');
  const login = { email: 'finance@example.com', password: 'long enough' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...login, role: 'finance', key: 'add-finance' }));
  finance = app.console();
  await finance.post('/admin/login', login);
});

const sql = (text: string, params: unknown[]) => app.kernel.database.query<Record<string, unknown>>(text, params);
async function paid({ told }: { told: boolean }): Promise<{ id: string; reference: string; payUrl: string }> {
  const { body } = await anna.browser.post('/orders', {
    package: 'p100',
    payment_method: 'paypal',
    immediate_performance: true,
  });
  const reference = (body.pay_url as string).split('/').at(-1)!;
  await fetch(body.pay_url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid', silent: 'on' }),
    redirect: 'manual',
  });
  if (told) await app.nest.get(CommandBus).execute(new SettlePayment({ providerName: 'sandbox', reference }));
  return { id: body.payment_id, reference, payUrl: body.pay_url };
}
const reconcile = () => app.nest.get(CommandBus).execute(new ReconcileDay({ providerName: 'sandbox', day: DAY }));
const detail = async () => (await finance.get(`/admin/reconciliations/${ID}`)).body;
const statusOf = async (id: string) => (await anna.browser.get(`/payments/${id}`)).body.status;

describe('MNY-03 ADM-04 a day beside the payment company', () => {
  it('settles what was paid without our knowing, and finds nothing else', async () => {
    await paid({ told: true });
    const unknown = await paid({ told: false });
    expect(await statusOf(unknown.id)).toBe('pending');
    await reconcile();
    expect(await statusOf(unknown.id)).toBe('completed');
    expect(await detail()).toMatchObject({
      ...{
        id: ID,
        provider: 'sandbox',
        day: DAY,
        status: 'equal',
        payments: 2,
        refunds: 0,
        settled: 1,
        differences: 0,
      },
      paid: [{ amount: 1998, currency: 'EUR' }],
      listed: [],
    });
  });

  it('lists what only one side knows and what differs, as a file too, and nothing any more once that is mended', async () => {
    const { id, reference } = await paid({ told: true });
    await sql('UPDATE sandbox.payments SET amount = 998 WHERE reference = $1', [reference]);
    const lost = await paid({ told: true });
    await sql("UPDATE sandbox.payments SET status = 'failed', paid_at = NULL WHERE reference = $1", [lost.reference]);
    const strange = `sb_${'0'.repeat(24)}`;
    await sql(
      `INSERT INTO sandbox.payments (reference, payment_id, amount, currency, method, description, return_url,
         webhook_url, status, created_at, updated_at, paid_at)
       VALUES ($1, $2, 500, 'EUR', 'visa', 'x', 'x', 'x', 'paid', $3, $3, $3)`,
      [strange, randomUUID(), clock.now()],
    );
    await sql(
      `INSERT INTO sandbox.refunds (reference, refund_id, payment, amount, currency, status, created_at)
       VALUES ('re_strange', 'by-hand', $1, 100, 'EUR', 'paid', $2)`,
      [reference, clock.now()],
    );
    await reconcile();
    const eur = (amount: number) => ({ amount, currency: 'EUR' });
    const { listed, ...told } = await detail();
    expect(told).toMatchObject({ status: 'different', differences: 4 });
    expect(listed).toEqual(
      expect.arrayContaining([
        { kind: 'payment_amount', reference, payment_id: id, refund_id: null, theirs: eur(998), ours: eur(999) },
        {
          kind: 'missing_payment',
          reference: lost.reference,
          payment_id: lost.id,
          refund_id: null,
          theirs: null,
          ours: eur(999),
        },
        {
          kind: 'unknown_payment',
          reference: strange,
          payment_id: null,
          refund_id: null,
          theirs: eur(500),
          ours: null,
        },
        {
          kind: 'unknown_refund',
          reference: 're_strange',
          payment_id: null,
          refund_id: null,
          theirs: eur(100),
          ours: null,
        },
      ]),
    );
    const file = await finance.get('/admin/reconciliations.csv');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.body).toContain(`${DAY},sandbox,unknown_payment,${strange},,,5,,EUR`);
    expect(await finance.get('/admin/reconciliations')).toMatchObject({ body: [{ id: ID, differences: 4 }] });

    await sql('UPDATE sandbox.payments SET amount = 999 WHERE reference = $1', [reference]);
    await sql("UPDATE sandbox.payments SET status = 'paid', paid_at = $2 WHERE reference = $1", [
      lost.reference,
      clock.now(),
    ]);
    await sql("DELETE FROM sandbox.refunds WHERE reference = 're_strange'", []);
    await sql('DELETE FROM sandbox.payments WHERE reference = $1', [strange]);
    clock.advance(1);
    await reconcile();
    expect(await detail()).toMatchObject({ status: 'equal', differences: 0, listed: [] });
    expect((await finance.get('/admin/reconciliations.csv')).body.trim().split('\n')).toHaveLength(1);
  });

  it('MNY-09 hears of a charge-back whose notice was lost, and lists what only one side knows', async () => {
    const { id, reference, payUrl } = await paid({ told: true });
    await fetch(`${payUrl}/chargebacks`, {
      method: 'POST',
      body: new URLSearchParams({ step: 'all' }),
      redirect: 'manual',
    });
    const payment = async () => (await finance.get(`/admin/payments/${id}`)).body;
    expect(await payment()).toMatchObject({ charged_back: null });
    await reconcile();
    expect(await payment()).toMatchObject({ charged_back: { amount: 999 } });
    const eur = (amount: number) => ({ amount, currency: 'EUR' });
    expect(await detail()).toMatchObject({ status: 'equal', chargebacks: 1, taken_back: [eur(999)], listed: [] });

    const [{ reference: taken }] = (await sql('SELECT reference FROM sandbox.chargebacks', [])) as [
      { reference: string },
    ];
    await sql('UPDATE sandbox.chargebacks SET amount = 998', []);
    clock.advance(1);
    await reconcile();
    const told = { reference: taken, payment_id: id, refund_id: null };
    expect((await detail()).listed).toEqual([
      { ...told, kind: 'charge_back_amount', theirs: eur(998), ours: eur(999) },
    ]);
    await sql("UPDATE sandbox.chargebacks SET reference = 'cb_other', amount = 999", []);
    await sql("UPDATE sandbox.payments SET status = 'failed' WHERE reference = $1", [reference]);
    clock.advance(1);
    await reconcile();
    expect((await detail()).listed).toEqual(
      expect.arrayContaining([
        { ...told, kind: 'unknown_charge_back', reference: 'cb_other', theirs: eur(999), ours: null },
        { ...told, kind: 'missing_charge_back', theirs: null, ours: eur(999) },
      ]),
    );
    await sql('UPDATE sandbox.chargebacks SET reference = $1, reversed = true', [taken]);
    await sql("UPDATE sandbox.payments SET status = 'paid' WHERE reference = $1", [reference]);
    clock.advance(1);
    await reconcile();
    expect(await detail()).toMatchObject({ status: 'equal', listed: [] });
    expect(await payment()).toMatchObject({ charged_back: null });
  });

  it('a payment at the edge of the day, which they have in the next one, is no difference', async () => {
    const { reference } = await paid({ told: true });
    await sql('UPDATE sandbox.payments SET paid_at = $2 WHERE reference = $1', [reference, '2026-03-02T00:00:01Z']);
    await reconcile();
    expect(await detail()).toMatchObject({ status: 'equal' });
  });

  it('says that the company did not answer, and comes to its end when it does', async () => {
    const [provider] = app.nest.get(PaymentProviders, { strict: false }).companies;
    jest.spyOn(provider!, 'movements').mockRejectedValueOnce(new Error('down'));
    await expect(reconcile()).rejects.toThrow('down');
    expect(await detail()).toMatchObject({ status: 'failed' });
    await reconcile();
    expect(await detail()).toMatchObject({ status: 'equal' });
  });

  it('ADM-05 can be asked for by finance once the day is over, and that is recorded', async () => {
    const ask = (body: object) => finance.post('/admin/reconciliations', body);
    expect(await ask({ provider: 'sandbox', day: DAY })).toMatchObject({ status: 409, body: { code: 'day_not_over' } });
    expect(await ask({ provider: 'nobody', day: '2026-02-28' })).toMatchObject({ status: 404 });
    expect(await ask({ provider: 'sandbox', day: '2026-02-30' })).toMatchObject({ status: 422 });
    expect(await ask({ provider: 'sandbox', day: '2026-02-28' })).toMatchObject({
      status: 202,
      body: { id: 'sandbox.2026-02-28' },
    });
    expect((await finance.get('/admin/reconciliations/sandbox.2026-02-28')).body).toMatchObject({ status: 'waiting' });
    const recorded = "SELECT actor FROM kernel.events WHERE type = 'ReconciliationRequested'";
    expect(await sql(recorded, [])).toMatchObject([{ actor: expect.stringMatching(/^staff:/) }]);
    expect((await finance.get('/admin/reconciliations/sandbox.2020-01-01')).status).toBe(404);
  });

  it('is queued for the day before, every night, at each company', async () => {
    clock.advance(24 * 60 * 60);
    await app.nest.get(ReconcileYesterdayJob, { strict: false }).run();
    const queued = await sql(
      "SELECT key FROM graphile_worker._private_jobs WHERE key LIKE 'reconcile-%' ORDER BY key",
      [],
    );
    expect(queued.map(({ key }) => key)).toEqual(
      expect.arrayContaining([`reconcile-day sandbox-${DAY}`, `reconcile-day sandbox-cards-${DAY}`]),
    );
  });
});

describe('MNY-02 methods in the console', () => {
  it('tell where settings and company differ', async () => {
    expect((await finance.get('/admin/payment-methods')).body).toEqual({
      providers: ['sandbox', 'sandbox-cards'],
      differences: [],
    });
    await sql("INSERT INTO sandbox.switches VALUES ('without paypal', 1)", []);
    expect((await finance.get('/admin/payment-methods')).body.differences).toEqual([
      { id: 'paypal', difference: 'not_taken' },
    ]);
  });
});
