import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eraseMember } from '../../members/accounts/leaving/erase-member.job.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { planOf } from '../../../testing/plan.js';
import { textOf } from '../../../testing/read-pdf.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { eventually } from '../../../testing/kernel/index.js';
import { setSettings } from '../../../testing/settings.js';
import { ReceiptsList } from './receipts.list.js';

let app: TestApp;
let finance: TestBrowser;
let anna: TestMember;
const year = new Date().getUTCFullYear();

beforeAll(async () => {
  app = await testApp({ work: true, env: { COUNTRY_HEADER: 'X-Country' } });
  const login = { email: 'finance@example.com', password: 'long enough' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...login, role: 'finance', key: 'add-finance' }));
  finance = app.console();
  await finance.post('/admin/login', login);
  anna = await signUp(app, 'Anna');
});

const press = (payUrl: string, step: string, fields: Record<string, string>) =>
  fetch(`${payUrl}${step}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function buy(member: TestMember, offer = 'p100', country?: string): Promise<string> {
  return (await bought(member, offer, country)).payment_id;
}

async function bought({ browser }: TestMember, offer: string, country?: string) {
  const body = { package: offer, payment_method: 'visa', immediate_performance: true };
  const placed = (await browser.post('/orders', body, { headers: { 'x-country': country } })).body;
  await press(placed.pay_url, '', { outcome: 'paid' });
  const status = async () => (await browser.get(`/payments/${placed.payment_id}`)).body.status;
  await eventually(async () => expect(await status()).toBe('completed'));
  return placed as { payment_id: string; pay_url: string };
}
const documentsOf = async ({ browser }: TestMember, payment: string) =>
  (await browser.get(`/receipts?payment_id=${payment}`)).body.receipts;

const mailsTo = ({ id }: TestMember) =>
  app.kernel.database.query<{ subject: string; text: string }>(
    "SELECT subject, text FROM notifications.inbox WHERE member_id = $1 AND subject ~ 'kwitantie|herroeping|terugbetaald' ORDER BY sent_at, id",
    [id],
  );

describe('MNY-11 NTF-02 receipts', () => {
  it('come with the payment, and can be read as PDF in the own language by nobody else', async () => {
    const payment = await buy(anna);
    const [receipt] = await documentsOf(anna, payment);
    expect(receipt).toMatchObject({
      kind: 'receipt',
      payment_id: payment,
      cause: null,
      vat_country: 'NL',
      vat_rate: 2100,
      total: { amount: 999 },
      net: { amount: 826 },
      vat: { amount: 173 },
    });
    expect(receipt.number).toMatch(new RegExp(`^${year}-\\d{6}$`));
    const file = await anna.browser.get(`/receipts/${receipt.number}`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(await textOf(file.bytes)).toContain(`Kwitantie ${receipt.number}`);

    const mail = await eventually(async () => {
      const sent = await mailsTo(anna);
      expect(sent).toHaveLength(1);
      return sent[0]!;
    });
    expect(mail.subject).toBe('Je kwitantie van Velvet');
    expect(mail.text).toContain(receipt.number);
    expect(mail.text).toMatch(/Btw 21%[\s\S]*1,73[\s\S]*9,99/);

    const ben = await signUp(app, 'Ben');
    expect(await documentsOf(ben, payment)).toEqual([]);
    expect(await ben.browser.get(`/receipts/${receipt.number}`)).toMatchObject({
      status: 404,
      body: { code: 'receipt_not_found' },
    });
    expect((await finance.get(`/admin/receipts/${receipt.number}`)).status).toBe(200);
    expect((await finance.get(`/admin/receipts?filter={"payment_id":"${payment}"}`)).body).toHaveLength(1);
    for (const q of [receipt.number, ` ${payment.toUpperCase()}`])
      expect((await finance.get(`/admin/receipts?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body).toEqual([
        expect.objectContaining({ number: receipt.number }),
      ]);
  });

  it.each([
    ['number', `${year}-000001`],
    ['payment_id', randomUUID()],
  ])('are looked up by an index, by %s', async (column, q) => {
    const list = app.nest.get(ReceiptsList, { strict: false });
    expect(await planOf(app, list, { q })).toMatch(new RegExp(`Index Cond: .*\\b${column}\\b`));
  });

  it('are numbered without gaps, however many are paid at once and whatever fails between', async () => {
    const members = await Promise.all(['Cas', 'Dia', 'Eef', 'Fem'].map((name) => signUp(app, name)));
    await Promise.all(
      members.flatMap((member) => [
        buy(member),
        buy(member, 'p250'),
        member.browser.post('/orders', { package: 'p100', payment_method: 'visa', immediate_performance: true }),
      ]),
    );
    const sql = `SELECT right(number, 6)::integer AS n FROM read.receipts WHERE cause IS NULL ORDER BY 1`;
    const numbers = (await app.kernel.database.query<{ n: number }>(sql)).map(({ n }) => n);
    expect(numbers).toHaveLength(9);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    const events = "SELECT count(*)::integer AS n FROM kernel.events WHERE type = 'NumberDrawn'";
    expect(await app.kernel.database.one(events)).toEqual({ n: numbers.length });
  });
});

describe('MNY-08 credit notes and VAT', () => {
  it('take back what a refund pays out; the report is net of it and can be taken as a file', async () => {
    const gus = await signUp(app, 'Gus');
    const payment = await buy(gus, 'p250', 'BE');
    const [receipt] = await documentsOf(gus, payment);
    const { lots } = (await gus.browser.get('/refunds/offer')).body;
    const asked = await gus.browser.post('/refunds', {
      refunds: lots.map(({ payment_id, credits, amount }: Record<string, unknown>) => ({
        payment_id,
        credits,
        amount,
      })),
    });
    const [{ refund_id }] = asked.body.refunds;
    expect((await finance.post(`/admin/refunds/${refund_id}/approve`, { reason: 'Unspent' })).status).toBe(200);
    await eventually(async () => expect(await documentsOf(gus, payment)).toHaveLength(2));
    const [note] = await documentsOf(gus, payment);
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: `C${year}-000001`,
      cause: 'refund',
      cause_id: refund_id,
      total: { amount: -2249 },
      vat: { amount: -receipt.vat.amount },
    });
    await eventually(async () => expect(await mailsTo(gus)).toHaveLength(3));
    const mails = await mailsTo(gus);
    const asked_mail = mails.find(({ subject }) => subject === 'Je herroeping bij Velvet')!;
    expect(asked_mail.text).toMatch(new RegExp(`${year} om \\d\\d:\\d\\d:\\d\\d[\\s\\S]*22,49`));
    expect(mails.find(({ subject }) => subject.includes('terugbetaald'))!.text).toContain(note.number);
    const text = await textOf((await gus.browser.get(`/receipts/${note.number}`)).bytes);
    expect(text).toContain(`Creditnota ${note.number}`);
    expect(text).toContain(receipt.number);

    const { rows } = (await finance.get('/admin/vat?period=year')).body;
    const sum = await app.kernel.database.one<{ gross: number }>(
      'SELECT sum(gross)::bigint AS gross FROM read.receipts',
    );
    expect(rows).toMatchObject([{ country: 'NL', rate: 2100, credit_notes: 1, contradicting: 1, gross: sum!.gross }]);
    expect((await finance.get('/admin/vat?until=2020-01-01')).body.rows).toEqual([]);
    for (const [days, field, code] of [
      ['from=2026-02-02&until=2026-02-01', 'until', 'ends_before_start'],
      ['from=2099-01-01', 'from', 'in_future'],
    ]) {
      for (const path of ['vat', 'vat.csv'])
        expect(await finance.get(`/admin/${path}?${days}`)).toMatchObject({
          status: 422,
          body: { fields: [{ field, code }] },
        });
    }
    const csv = await finance.get('/admin/vat.csv?period=quarter');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.bytes.toString()).toMatch(/^\ufeffperiod,country,rate,[\s\S]*,NL,21,EUR,/);
    for (const [asked, period] of [
      ['language=nl&period=quarter', /^\de kwartaal 20\d\d;NL;21;/],
      ['language=en&period=month', /^[A-Z][a-z]+ 20\d\d,NL,21,/],
      ['language=nl&decimal=point&period=year', /^20\d\d,NL,21,/],
    ] as const) {
      const lines = (await finance.get(`/admin/vat.csv?${asked}`)).bytes.toString().split('\r\n');
      expect(lines.some((line) => period.test(line))).toBe(true);
    }
    await expectSameAfterRebuild(app, 'receipts', 'number');
  });

  it('MNY-09 take back what a bank takes, part by part and exactly all of it, and a won dispute gives a receipt again', async () => {
    const ivy = await signUp(app, 'Ivy');
    const { payment_id: payment, pay_url } = await bought(ivy, 'p100');
    const documents = (count: number) =>
      eventually(async () => {
        const found = await documentsOf(ivy, payment);
        expect(found).toHaveLength(count);
        return found;
      });
    const [receipt] = await documents(1);
    // The bank makes one charge-back after another.
    const bank = async (step: string) => {
      app.clock.advance(1);
      await press(pay_url, '/chargebacks', { step });
    };
    await bank('half');
    const [half] = await documents(2);
    await bank('all');
    const notes = (await documents(3)).slice(0, 2);
    expect(notes[1]).toEqual(half);
    for (const note of notes) {
      expect(note).toMatchObject({ kind: 'credit_note', cause: 'charge_back', vat_country: 'NL', vat_rate: 2100 });
    }
    const sum = (of: 'total' | 'vat') => notes[0][of].amount + notes[1][of].amount;
    expect([sum('total'), sum('vat')]).toEqual([-receipt.total.amount, -receipt.vat.amount]);
    const text = await textOf((await finance.get(`/admin/receipts/${half.number}`)).bytes);
    expect(text).toContain('Teruggeboekte betaling');
    expect(text).toContain(receipt.number);
    expect((await finance.get(`/admin/receipts?filter={"payment_id":"${payment}"}`)).body).toHaveLength(3);

    await bank('reverse');
    const [restored] = await documents(4);
    expect(restored).toMatchObject({
      kind: 'receipt',
      cause: 'charge_back_reversed',
      cause_id: notes[0].cause_id,
      total: { amount: -notes[0].total.amount },
      vat: { amount: -notes[0].vat.amount },
    });
  });

  it('PRV-01 stay on file and readable when their buyer is forgotten', async () => {
    const hal = await signUp(app, 'Hal');
    const payment = await buy(hal);
    const [{ number }] = await documentsOf(hal, payment);
    const { erase_at } = (await hal.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' }))
      .body;
    app.clock.advance((Date.parse(erase_at) - app.clock.now().getTime()) / 1000);
    const deletedAt = new Date(Date.parse(erase_at) - 14 * 86_400_000).toISOString();
    await app.handlers.get(eraseMember)!.run({ memberId: hal.id, deletedAt }, { attempt: 1, key: '' });
    await finance.post('/admin/login', { email: 'finance@example.com', password: 'long enough' });
    const text = await textOf((await finance.get(`/admin/receipts/${number}`)).bytes);
    expect(text).toContain(number);
    expect(text).not.toMatch(/Hal\b|hal@/);
  });
});

describe('MNY-11 CLI-12 the company on a paper', () => {
  it('is the one that wrote it, however it is called or wherever it is later', async () => {
    const dora = await signUp(app, 'Dora');
    const seller = async (payment: string) => {
      const [{ number }] = await documentsOf(dora, payment);
      const { bytes } = await dora.browser.get(`/receipts/${number}`);
      return (await textOf(bytes)).match(/(Oud|Nieuw) B\.V\./)?.[0];
    };
    await setSettings(app, { company_name: 'Oud B.V.' });
    app.clock.advance(60);
    const first = await buy(dora);
    app.clock.advance(60);
    // More changes than one page of the history holds.
    for (let i = 0; i < 55; i++) await setSettings(app, { company_address: `Straat ${i}` });
    await setSettings(app, { company_name: 'Nieuw B.V.' });
    expect(await seller(first)).toBe('Oud B.V.');
    expect(await seller(await buy(dora))).toBe('Nieuw B.V.');
  });
});
