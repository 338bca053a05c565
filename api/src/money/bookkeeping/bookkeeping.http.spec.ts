import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Rounds } from '../../kernel/index.js';
import { eraseMember } from '../../members/accounts/leaving/erase-member.job.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { eventually } from '../../../testing/kernel/index.js';
import { give, signUp, type TestMember } from '../../../testing/members.js';
import { unzip } from '../../../testing/unzip.js';
import { jobsSettled } from '../../../testing/jobs-settled.js';
import { deleteOldBooks, DeleteOldBooksJob } from './jobs/delete-old-books.job.js';
import { MonthFiles } from './month-files.js';
import { monthAt, nextMonth } from './month.js';

const DAY = 24 * 60 * 60;
const ZONE = 'Europe/Amsterdam';

let app: TestApp;
let finance: TestBrowser;
let moderator: TestBrowser;
let anna: TestMember;
let month: string;
let payment: string;

beforeAll(async () => {
  app = await testApp({ work: true });
  // All of it happens within one year, and no round is further ahead than the eight years that timers are computed for.
  const march = new Date(Date.UTC(app.clock.now().getUTCFullYear(), 2, 10, 12));
  app.clock.advance((march.getTime() - app.clock.now().getTime()) / 1000);
  const staff = async (role: 'finance' | 'moderator') => {
    const login = { email: `${role}@example.com`, password: 'long enough' };
    await app.nest
      .get(CommandBus)
      .execute(new AddStaffMember({ actor: 'system', ...login, role, key: `add-${role}-of-books` }));
    const browser = app.console();
    await browser.post('/admin/login', login);
    return browser;
  };
  finance = await staff('finance');
  moderator = await staff('moderator');
  anna = await signUp(app, 'Anna');
  month = monthAt(ZONE, app.clock.now());
  const body = { package: 'p100', payment_method: 'visa', immediate_performance: true };
  const placed = (await anna.browser.post('/orders', body)).body as { payment_id: string; pay_url: string };
  payment = placed.payment_id;
  await fetch(placed.pay_url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
  });
  await eventually(async () => expect((await anna.browser.get(`/payments/${payment}`)).body.status).toBe('completed'));
  await caughtUp(app);
});

const later = async (seconds: number) => {
  app.clock.advance(seconds);
  await finance.post('/admin/login', { email: 'finance@example.com', password: 'long enough' });
};
const months = async () => (await finance.get('/admin/months')).body.months as Record<string, unknown>[];
const close = (which = month) => finance.post('/admin/months', { month: which, language: 'nl' });
async function closed(): Promise<Record<string, unknown>> {
  await caughtUp(app);
  expect((await close()).status).toBe(204);
  return eventually(async () => {
    const found = (await months()).find((one) => one['month'] === month)!;
    expect(found['status']).toBe('closed');
    return found;
  });
}
const file = async () => (await finance.get(`/admin/months/${month}/file`)).bytes;
const linesOf = (text: Buffer | string) => text.toString().replace('\uFEFF', '').trimEnd().split('\r\n');

describe('ADM-04 receipts as a list', () => {
  it('say number, VAT and brand, with totals of what is filtered, and a file that names nobody', async () => {
    const { body, headers } = await finance.get('/admin/receipts');
    expect(headers.get('content-range')).toBe('receipts 0-0/1');
    const [receipt] = body;
    expect(receipt).toMatchObject({ id: receipt.number, kind: 'receipt', payment_id: payment, member_id: anna.id });
    const ask = async (filter: object) =>
      (await finance.get(`/admin/receipt-totals?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.totals;
    const euros = (amount: number) => ({ amount, currency: 'EUR' });
    const all = { currency: 'EUR', receipts: 1, credit_notes: 0, total: euros(999), net: euros(826), vat: euros(173) };
    expect(await ask({ from: `${month}-01`, kind: 'receipt', country: 'NL', brand: 'site' })).toEqual([all]);
    expect(await ask({ q: receipt.number.toLowerCase() })).toEqual([all]);
    expect(await ask({ until: '2020-01-01' })).toEqual([]);
    expect(await ask({ kind: 'credit_note' })).toEqual([]);
    const dutch = linesOf((await finance.get('/admin/receipts.csv?language=nl')).body);
    expect(dutch[0]).toBe(
      'Nummer;Datum;Soort;Oorzaak;Nummer van de oorzaak;Netto;Btw;Btw-tarief;Land van de btw;Totaal;Valuta;Credits;Betaling;Merk',
    );
    expect(dutch[1]).toMatch(/;receipt;;;8,26;1,73;21;NL;9,99;EUR;100;/);
    const points = linesOf((await finance.get('/admin/receipts.csv?language=nl&decimal=point')).body);
    expect(points[0]).toMatch(/^Nummer,Datum,/);
    expect(points[1]).toMatch(/,receipt,,,8.26,1.73,21,NL,9.99,EUR,100,/);
    const english = (await finance.get('/admin/receipts.csv')).body;
    expect(english).toMatch(/,receipt,,,8.26,1.73,21,NL,9.99,EUR,100,/);
    expect(english).not.toContain(anna.id);
    expect((await finance.get('/admin/receipts?filter={"kind":"x"}')).status).toBe(422);
    expect((await moderator.get('/admin/receipt-totals')).status).toBe(403);
  });
});

describe('ADM-04 MNY-09 the ledger of a period', () => {
  it('has opening and closing balances, in credits and in money, on the screen and as a file', async () => {
    const [first] = `${month}-01`.split(' ');
    const { accounts } = (await finance.get(`/admin/ledger?from=${first}`)).body;
    expect(accounts.find(({ account }: { account: string }) => account === 'sold')).toEqual({
      account: 'sold',
      opening: { credits: 0, money: [] },
      moved: { credits: -100, money: [{ amount: -999, currency: 'EUR' }] },
      closing: { credits: -100, money: [{ amount: -999, currency: 'EUR' }] },
    });
    // It has begun already where days begin first.
    const later = (await finance.get(`/admin/ledger?from=${month}-11`)).body.accounts[0];
    expect(later).toMatchObject({ opening: { credits: -100 }, moved: { credits: 0 }, closing: { credits: -100 } });
    const lines = linesOf((await finance.get(`/admin/ledger.csv?from=${first}`)).body);
    expect(lines.filter((line) => line.startsWith('opening'))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith('closing'))).toHaveLength(10);
    const bought = lines.filter((line) => line.includes('CreditsBought'));
    expect(bought.map((line) => line.split(',').slice(5, 10))).toEqual([
      ['sold', '-100', '-9.99', 'EUR', payment],
      ['member_wallets', '100', '', '', payment],
    ]);
    for (const [days, field, code] of [
      ['from=2026-02-02&until=2026-02-01', 'until', 'ends_before_start'],
      [`from=${month}-12`, 'from', 'in_future'],
    ]) {
      for (const path of ['ledger', 'ledger.csv'])
        expect(await finance.get(`/admin/${path}?${days}`)).toMatchObject({
          status: 422,
          body: { fields: [{ field, code }] },
        });
    }
  });
});

describe('ADM-04 a closed month', () => {
  let first: Buffer;
  let eraseAt: string;

  it('can be closed once it is over', async () => {
    expect(await close()).toMatchObject({ status: 409, body: { code: 'month_not_over' } });
    expect((await close('2026-13')).status).toBe(422);
    expect(await close('2001-01')).toMatchObject({ status: 409, body: { code: 'books_deleted' } });
    expect(await finance.get(`/admin/months/${month}/file`)).toMatchObject({
      status: 404,
      body: { code: 'month_not_closed' },
    });
    expect((await moderator.post('/admin/months', { month: '2020-01', language: 'nl' })).status).toBe(403);
    const leaving = { reason: 'break', password: 'correct horse' };
    eraseAt = (await anna.browser.post('/user/deletion', leaving)).body.erase_at;
    await later(32 * DAY);
    expect((await months()).map((one) => one['month'])).toEqual([month]);
    expect(await closed()).toMatchObject({ failed: 0, changed: false, checks: expect.any(Number) });
  });

  it('is one ZIP of files that agree, in the language of who closed it; taking it is in the audit log', async () => {
    first = await file();
    const files = unzip(first);
    expect([...files.keys()]).toEqual(
      ['receipts.csv', 'vat.csv', 'ledger.csv', 'differences.csv', 'checks.txt'].map((n) => `books-${month}/${n}`),
    );
    const text = (name: string) => files.get(`books-${month}/${name}`)!;
    const words = new Date(`${month}-01`).toLocaleDateString('nl', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    expect(linesOf(text('receipts.csv'))[1]).toMatch(/;receipt;;;8,26;1,73;21;NL;9,99;EUR;100;/);
    expect(linesOf(text('vat.csv'))).toEqual([
      'Periode;Land;Tarief;Valuta;Bonnen;Creditnota’s;Bruto;Netto;Btw;Land niet zeker',
      `${words};NL;21;EUR;1;0;9,99;8,26;1,73;0`,
    ]);
    expect(text('checks.txt').toString()).toContain('Alles klopt.');
    expect(text('checks.txt').toString()).toMatch(/KLOPT {2}Betaald en bevestigd[^\n]*\r\n.*Betalingen: EUR\s9,99\r\n/);
    const noted = await app.kernel.database.query(
      "SELECT actor LIKE 'staff:%' AS by_staff FROM kernel.events WHERE type = 'MonthDownloaded'",
    );
    expect(noted).toEqual([{ by_staff: true }]);
  });

  it('is the same file when it is made again, read models are rebuilt, and the member is erased', async () => {
    expect(await closed()).toMatchObject({ changed: false });
    expect(await file()).toEqual(first);
    const deletedAt = new Date(Date.parse(eraseAt) - 14 * DAY * 1000).toISOString();
    await app.handlers.get(eraseMember)!.run({ memberId: anna.id, deletedAt }, { attempt: 1, key: '' });
    await caughtUp(app);
    for (const name of ['receipts', 'payments', 'ledger_movements', 'ledger_sums', 'refunds', 'months'])
      await app.kernel.projections.rebuild(name);
    expect(await closed()).toMatchObject({ changed: false, failed: 0 });
    expect(await file()).toEqual(first);
    const kept = await app.kernel.database.query('SELECT DISTINCT request FROM bookkeeping.month_files');
    expect(kept).toEqual([{ request: 3 }]);
  });

  it('says when it is no longer what it was, and that its sums differ', async () => {
    await app.kernel.database.query('UPDATE read.receipts SET gross = gross + 1');
    expect(await closed()).toMatchObject({ changed: true, failed: 2 });
    const text = unzip(await file())
      .get(`books-${month}/checks.txt`)!
      .toString();
    expect(text).toContain('2 controles kloppen niet.');
    expect(text).toMatch(/KLOPT NIET {2}Betaald en bevestigd/);
    await app.kernel.projections.rebuild('receipts');
    expect(await closed()).toMatchObject({ changed: true, failed: 0 });
    expect(await file()).toEqual(first);
  });

  it('stays what a newer request made of it when an older one ends after it', async () => {
    const files = app.nest.get(MonthFiles, { strict: false });
    const make = files.make.bind(files);
    const { promise: overtaken, resolve: over } = Promise.withResolvers<void>();
    const slow = jest.spyOn(files, 'make').mockImplementationOnce(async (...asked) => {
      const made = await make(...asked);
      await later(DAY);
      await closed();
      over();
      return made;
    });
    expect((await close()).status).toBe(204);
    await overtaken;
    await jobsSettled(app);
    slow.mockRestore();
    expect(await file()).toEqual(first);
  });
});

describe('PRV-02 books after seven years', () => {
  const rowsOf = async (table: string) =>
    (await app.kernel.database.one<{ n: number }>(`SELECT count(*)::integer AS n FROM ${table}`))!.n;
  const streams = async () =>
    (
      await app.kernel.database.query<{ kind: string }>(
        "SELECT DISTINCT split_part(stream, '-', 1) AS kind FROM kernel.events WHERE stream ~ '^(receipt|payment|month|wallet)-' ORDER BY 1",
      )
    ).map(({ kind }) => kind);
  const TABLES = ['read.receipts', 'read.payments', 'read.ledger_movements', 'read.months', 'bookkeeping.month_files'];
  const counts = async () => Object.fromEntries(await Promise.all(TABLES.map(async (t) => [t, await rowsOf(t)])));

  it('are there to the last day of the seventh year, and are deleted on the first night after it, by the clock', async () => {
    const ben = await signUp(app, 'Ben');
    await give(app, ben, 7);
    await caughtUp(app);
    const balances = (await finance.get('/admin/ledger')).body;
    const before = await counts();
    expect(Math.min(...Object.values(before).map(Number))).toBeGreaterThan(0);
    const job = app.nest.get(DeleteOldBooksJob);
    const round = () => app.nest.get(Rounds).enqueue(deleteOldBooks);
    const year = Number(month.slice(0, 4));
    const to = (instant: string) => later((Date.parse(instant) - app.clock.now().getTime()) / 1000);
    await to(`${year + 7}-12-31T22:00:00Z`);
    await round();
    await job.run();
    expect(await counts()).toEqual(before);

    // Nothing is due before the first night of the next year; then the timer queues the job, once.
    await to(`${year + 8}-01-01T04:00:00Z`);
    await Promise.all([round(), round()]);
    const queued = await app.kernel.database.query(
      "SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'delete-old-books' AND key LIKE $1",
      [`%${year + 8}-%`],
    );
    expect(queued).toEqual([{ key: `delete-old-books ${year + 8}-01-01T03:30:00.000Z` }]);
    await job.run();
    await caughtUp(app);
    expect(await counts()).toEqual(Object.fromEntries(TABLES.map((t) => [t, 0])));
    expect(await streams()).toEqual(['wallet']);
    // What members hold, and what later years begin with, is no book of the old one.
    expect((await finance.get('/admin/ledger')).body).toEqual(balances);
    for (const name of ['receipts', 'payments', 'ledger_movements', 'months'])
      await app.kernel.projections.rebuild(name);
    expect(await counts()).toEqual(Object.fromEntries(TABLES.map((t) => [t, 0])));
    expect(nextMonth(`${year}-12`)).toBe(`${year + 1}-01`);
    const events = await rowsOf('kernel.events');
    await job.run();
    expect(await rowsOf('kernel.events')).toBe(events);
  });
});
