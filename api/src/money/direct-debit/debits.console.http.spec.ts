import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { TestClock, eventually } from '../../../testing/kernel/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { codeFor, collect, form, orderDebit, payByDebit, sign } from '../../../testing/debits.js';
import { newIban } from '../../../testing/ibans.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { setSettings } from '../../../testing/settings.js';
import { SettleFileJob } from './jobs/follow-debit.job.js';

let app: TestApp;
let finance: TestBrowser;

beforeAll(async () => {
  // A Monday, so that the collection day is two days later.
  app = await testApp({ work: true, clock: new TestClock(monday()) });
  await collect(app);
  const login = { email: 'finance@example.com', password: 'long enough' };
  const add = new AddStaffMember({ actor: 'system', ...login, role: 'finance', key: 'add-finance-for-test' });
  await app.nest.get(CommandBus).execute(add);
  finance = app.console();
  await finance.post('/admin/login', login);
});

/** Jobs run by the database's clock, so ours must not be behind it. */
function monday(): Date {
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 12));
  while (at.getUTCDay() !== 1) at.setUTCDate(at.getUTCDate() + 1);
  return at;
}

const show = async (id: string) => (await finance.get(`/admin/direct-debits/${id}`)).body;
const found = async (filter: object) =>
  (await finance.get(`/admin/direct-debits?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body as {
    id: string;
    status: string;
  }[];
const makeFile = async () => (await finance.post('/admin/debit-files')) as { status: number; body: { id: string } };
const fetchFile = (id: string) => finance.get(`/admin/debit-files/${id}/pain.008.xml`);
const user = async ({ browser }: TestMember) => (await browser.get('/user')).body as Record<string, unknown>;
const count = (xml: string, tag: string) => xml.split(`<${tag}>`).length - 1;

describe('MNY-04 the file for the bank', () => {
  it('cannot be made while nobody collects, which is no outage', async () => {
    await setSettings(app, { debit_creditor_id: '' });
    expect((await finance.get('/admin/debit-files-due')).body).toMatchObject({ ready: false });
    expect(await makeFile()).toMatchObject({ status: 409, body: { code: 'debit_unavailable' } });
    await collect(app);
  });

  it('holds each debit once, can be fetched again, and is collected when finance says so or after eight weeks', async () => {
    const [anna, ben] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben')]);
    const one = await payByDebit(app, anna, { account_holder: 'Łucja Müßig & Zoon', city: "'s-Gravenhage" });
    const two = await payByDebit(app, ben, { pack: 'p600' });
    expect((await finance.get('/admin/debit-files-due')).body).toMatchObject({
      ready: true,
      debits: 2,
      total: { amount: 999 + 4799, currency: 'EUR' },
    });
    const made = await Promise.all([makeFile(), makeFile()]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { id } = made.find(({ status }) => status === 201)!.body;
    const { status, headers, body: xml } = (await fetchFile(id)) as { status: number; headers: Headers; body: string };
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/xml');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="direct-debits-[\da-f]{12}\.xml"$/);
    expect(count(xml, 'DrctDbtTxInf')).toBe(2);
    expect(xml).toContain('<CtrlSum>57.98</CtrlSum>');
    expect(xml).toContain('<SeqTp>OOFF</SeqTp>');
    expect(xml).toContain('<Nm>Lucja Mussig + Zoon</Nm>');
    expect(xml).toContain(`<IBAN>${one.debtor['iban']}</IBAN>`);
    expect(xml).toContain(`<IBAN>${two.debtor['iban']}</IBAN>`);
    expect(xml).toContain(`<MndtId>${one.paymentId.replaceAll('-', '').toUpperCase()}</MndtId>`);
    const ids = [...xml.matchAll(/<(?:MsgId|PmtInfId|InstrId|EndToEndId|MndtId)>([^<]*)</g)].map(([, id]) => id!);
    expect(ids.filter((id) => id.length > 35)).toEqual([]);
    expect(ids.length).toBeGreaterThan(5);
    expect((await fetchFile(id)).body).toBe(xml);
    const [file] = (await finance.get('/admin/debit-files')).body as object[];
    expect(file).toMatchObject({ id, debits: 2, returned: 0, total: { amount: 5798 }, collected_at: null });

    // MNY-04 Making a file does not mean that the bank has it.
    expect(file).toMatchObject({ sent_at: null, sent_by_name: null });
    expect(await show(one.paymentId)).toMatchObject({ status: 'filed', sent_at: null });
    expect(await finance.post(`/admin/debit-files/${id}/collected`, { reason: 'As the bank says' })).toMatchObject({
      status: 409,
      body: { code: 'debit_file_not_sent' },
    });
    const presses = await Promise.all(
      [1, 2].map(() => finance.post(`/admin/debit-files/${id}/sent`, { reason: 'As the bank says' })),
    );
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(((await finance.get('/admin/debit-files')).body as object[])[0]).toMatchObject({
      id,
      sent_at: app.clock.now().toISOString(),
      sent_by_name: 'Finance',
      collected_at: null,
    });
    expect(await show(one.paymentId)).toMatchObject({
      status: 'sent',
      sent_at: app.clock.now().toISOString(),
      holder: 'Łucja Müßig & Zoon',
      iban: one.debtor['iban'],
      address: "Kanaalstraat 12-a, 1054 XK 's-Gravenhage, NL",
      file_id: id,
      actions: ['return'],
    });
    expect(await finance.post(`/admin/debit-files/${id}/collected`, { reason: 'As the bank says' })).toMatchObject({
      status: 200,
    });
    expect(await finance.post(`/admin/debit-files/${id}/collected`, { reason: 'As the bank says' })).toMatchObject({
      status: 409,
    });
    expect(await show(one.paymentId)).toMatchObject({ status: 'collected', actions: ['return'] });

    const cara = await signUp(app, 'Cara');
    await payByDebit(app, cara);
    const later = (await makeFile()).body.id;
    const settle = () => app.nest.get(SettleFileJob, { strict: false }).run({ fileId: later });
    // A file that was never sent does not count as collected.
    await settle();
    expect(((await finance.get('/admin/debit-files')).body as object[])[0]).toMatchObject({ collected_at: null });
    expect((await finance.post(`/admin/debit-files/${later}/sent`, { reason: 'As the bank says' })).status).toBe(200);
    await settle();
    expect(((await finance.get('/admin/debit-files')).body as object[])[0]).toMatchObject({
      id: later,
      collected_at: expect.any(String),
      collected_by_name: null,
    });
    const audit = await app.kernel.database.query<{ actor: string }>(
      "SELECT actor FROM kernel.events WHERE type = 'DebitFileFetched'",
    );
    expect(audit).toHaveLength(2);
    expect(audit[0]!.actor).toMatch(/^staff:/);
  });

  it('is told beforehand by what it will hold, which is bounded', async () => {
    const sql = `INSERT INTO read.debits (payment_id, status, left_amount, collect_on, signed_at)
      SELECT gen_random_uuid(), 'authorised', 100, $1::date, now() FROM generate_series(1, 501)`;
    await app.kernel.database.query(sql, [app.clock.now()]);
    const { debits, total } = (await finance.get('/admin/debit-files-due')).body as Record<string, unknown>;
    await app.kernel.database.query('DELETE FROM read.debits WHERE member_id IS NULL');
    expect([debits, total]).toEqual([500, { amount: 50_000, currency: 'EUR' }]);
  });

  it('MNY-04 asks for the day that page, mandate and mail named; one that is late gets a new day, and a new notice', async () => {
    const email = `tess.${randomUUID()}@example.org`;
    const tess = await signUp(app, 'Tess', { email });
    const { paymentId } = await payByDebit(app, tess);
    const dayIn = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const long = (day: string) =>
      new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
    const noticed = (day: string) =>
      eventually(async () => {
        const mails = (await app.browser().get('/dev/inbox.json')).body as { to: string; subject: string }[];
        const own = mails.filter(({ to }) => to === email);
        expect(own.some(({ subject }) => subject.startsWith(`Op ${long(day)} schrijven we`))).toBe(true);
      });
    const everywhere = async (day: string) => {
      const page = (await tess.browser.get(`/direct-debits/${paymentId}`)).body;
      expect([page.collect_on, page.mandate.text.join(' ')]).toEqual([day, expect.stringContaining(long(day))]);
      const console = await show(paymentId);
      expect([console.collect_on, console.mandate.text.join(' ')]).toEqual([day, expect.stringContaining(long(day))]);
      await noticed(day);
    };
    // Monday, with two days of pre-notification.
    await everywhere(dayIn(2));
    // Friday, and nobody has made a file: with two days of pre-notification the next TARGET day is a Monday.
    app.clock.advance(4 * 86_400);
    await finance.post('/admin/login', { email: 'finance@example.com', password: 'long enough' });
    await tess.browser.post('/user', { email, password: 'correct horse' });
    const { id } = (await makeFile()).body;
    const day = dayIn(3);
    expect((await fetchFile(id)).body).toContain(`<ReqdColltnDt>${day}</ReqdColltnDt>`);
    await everywhere(day);
    const [file] = (await finance.get('/admin/debit-files')).body as object[];
    expect(file).toMatchObject({ id, collect_first: day, collect_last: day });
    expect((await finance.post(`/admin/debit-files/${id}/sent`, { reason: 'As the bank says' })).status).toBe(200);
    app.clock.advance(3 * 86_400);
    await finance.post('/admin/login', { email: 'finance@example.com', password: 'long enough' });
  });

  it('MNY-04 a mandate is not signed for another day than its page showed', async () => {
    const uma = await signUp(app, 'Uma');
    const debtor = form();
    const paymentId = await orderDebit(uma);
    await uma.browser.post(`/direct-debits/${paymentId}/code`, debtor);
    const otp = await codeFor(app, uma);
    const { collect_on } = (await uma.browser.get(`/direct-debits/${paymentId}`)).body;
    const other = await sign(uma, paymentId, { ...debtor, otp, collect_on: '2026-01-02' });
    expect(other).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'mandate_version', code: 'mandate_outdated' }] },
    });
    expect(await sign(uma, paymentId, { ...debtor, otp, collect_on })).toMatchObject({ status: 201 });
    expect((await makeFile()).status).toBe(201);
  });

  it('MNY-04 a file that nobody sent is taken apart, with a reason: its debits are collected by the next one', async () => {
    const members = await Promise.all(['Vera', 'Wout', 'Xena', 'Yara'].map((name) => signUp(app, name)));
    const [vera, wout, xena, yara] = await Promise.all(members.map((member) => payByDebit(app, member)));
    const { id } = (await makeFile()).body;
    const apart = (reason = 'De bank nam het bestand niet aan.', file = id) =>
      finance.post(`/admin/debit-files/${file}/apart`, { reason });
    // MNY-08 Refunds requested while the file is unsent: one is not transferred yet, the other is.
    const refundId = await refund(members[1]!, wout!.paymentId);
    const transferred = await refund(members[3]!, yara!.paymentId);
    await eventually(async () => {
      expect(await show(wout!.paymentId)).toMatchObject({ status: 'filed', transfers: 1 });
      expect(await show(yara!.paymentId)).toMatchObject({ status: 'filed', transfers: 1 });
    });
    const transfer = { refund_id: transferred };
    expect((await finance.post(`/admin/direct-debits/${yara!.paymentId}/transfer`, transfer)).status).toBe(200);
    await finance.post(`/admin/direct-debits/${xena!.paymentId}/return`, { reason: 'AM04' });

    expect(await apart('  ')).toMatchObject({ status: 422, body: { fields: [{ field: 'reason', code: 'invalid' }] } });
    expect(await apart(undefined, randomUUID())).toMatchObject({ body: { code: 'debit_file_not_found' } });
    const presses = await Promise.all([1, 2].map(() => apart()));
    expect(presses.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'debit_file_taken_apart'],
    ]);
    for (const what of ['sent', 'collected'])
      expect(await finance.post(`/admin/debit-files/${id}/${what}`, { reason: 'As the bank says' })).toMatchObject({
        status: 409,
        body: { code: 'debit_file_taken_apart' },
      });
    expect(await fetchFile(id)).toMatchObject({ status: 409, body: { code: 'debit_file_taken_apart' } });
    const unsent = encodeURIComponent('{"unsent":true}');
    const waiting = (await finance.get(`/admin/debit-files?filter=${unsent}`)).body as { id: string }[];
    expect(waiting.map((file) => file.id)).not.toContain(id);
    expect(
      ((await finance.get('/admin/debit-files')).body as { id: string }[]).find((file) => file.id === id),
    ).toMatchObject({
      debits: 4,
      returned: 1,
      sent_at: null,
      collected_at: null,
      apart: { at: app.clock.now().toISOString(), by_name: 'Finance', reason: 'De bank nam het bestand niet aan.' },
    });

    // An open transfer reduces the amount to collect; a completed one does not.
    expect(await show(vera!.paymentId)).toMatchObject({ status: 'authorised', file_id: null, actions: [] });
    await paidOut(refundId);
    expect(await show(wout!.paymentId)).toMatchObject({ status: 'withdrawn', collected: { amount: 0 }, transfers: 0 });
    expect(await show(xena!.paymentId)).toMatchObject({ status: 'returned', file_id: id });
    expect(await show(yara!.paymentId)).toMatchObject({ status: 'authorised', collected: { amount: 999 } });
    const next = (await makeFile()).body;
    expect(next).toMatchObject({ debits: 2 });
    const xml = (await fetchFile(next.id)).body as string;
    for (const { debtor } of [vera!, yara!]) expect(xml).toContain(`<IBAN>${debtor['iban']}</IBAN>`);
    expect((await finance.post(`/admin/debit-files/${next.id}/sent`, { reason: 'As the bank says' })).status).toBe(200);
    expect(await apart(undefined, next.id)).toMatchObject({ status: 409, body: { code: 'debit_file_sent' } });
    expect(await show(vera!.paymentId)).toMatchObject({ status: 'sent', file_id: next.id });
    await expectSameAfterRebuild(app, 'debits', 'payment_id');
    await expectSameAfterRebuild(app, 'debit_files', 'file_id');
  });

  it('is searched by account, mandate, payment and member, and taken as CSV', async () => {
    const dora = await signUp(app, 'Dora');
    const { paymentId, debtor } = await payByDebit(app, dora);
    const reference = paymentId.replaceAll('-', '').toUpperCase();
    for (const q of [debtor['iban'], reference.toLowerCase(), paymentId, dora.id])
      expect((await found({ q })).map(({ id }) => id)).toEqual([paymentId]);
    expect((await found({ q: newIban() })).length).toBe(0);
    // A debit is found by whatever finds its payment (ADM-04).
    for (const q of [paymentId.slice(0, 8), paymentId.replaceAll('-', '').toUpperCase()])
      expect([q, (await found({ q })).map(({ id }: { id: string }) => id)]).toEqual([
        q,
        expect.arrayContaining([paymentId]),
      ]);
    const search = encodeURIComponent(JSON.stringify({ q: debtor['iban'] }));
    const csv = (await finance.get(`/admin/direct-debits.csv?filter=${search}`)).body as string;
    expect(csv).toContain(reference);
    expect(csv).not.toContain(debtor['iban']);
    // PRV-01 The search text is not in the audit log either.
    expect(
      await app.kernel.database.query("SELECT data->'filter' AS filter FROM kernel.events WHERE type = 'ListExported'"),
    ).toEqual([{ filter: { q: '…' } }]);
    const { collect_on: day } = await show(paymentId);
    expect((await found({ q: paymentId, collect_from: day, collect_until: day })).length).toBe(1);
    expect((await found({ q: paymentId, collect_from: '2099-01-01' })).length).toBe(0);
    for (const wrong of ['{"nonsense":1}', '{"collect_from":"2026-02-30"}', '{"collect_until":5}'])
      expect((await finance.get(`/admin/direct-debits?filter=${wrong}`)).status).toBe(422);
    await expectSameAfterRebuild(app, 'debits', 'payment_id');
    await expectSameAfterRebuild(app, 'debit_files', 'file_id');
    await expectSameAfterRebuild(app, 'blocklist', 'id');
  });
});

describe('MNY-04 what goes back', () => {
  it('MNY-08 refunded before it was collected: it is collected no more', async () => {
    const emma = await signUp(app, 'Emma');
    const iban = newIban();
    const { paymentId } = await payByDebit(app, emma, { iban });
    const refundId = await refund(emma, paymentId);
    await paidOut(refundId);
    expect(await show(paymentId)).toMatchObject({ status: 'withdrawn', collected: { amount: 0 }, actions: [] });
    expect(await user(emma)).toMatchObject({ credits: 30, paid_user: false });
    // An amount that is not collected does not count towards the limit.
    await payByDebit(app, await signUp(app, 'Eva'), { iban, pack: 'p1500' });
  });

  it('MNY-08 refunded after it was sent: finance transfers it, and says so', async () => {
    const finn = await signUp(app, 'Finn');
    const { paymentId } = await payByDebit(app, finn);
    await makeFile();
    const refundId = await refund(finn, paymentId);
    await eventually(async () =>
      expect(await show(paymentId)).toMatchObject({ actions: ['return', 'confirm_transfer'] }),
    );
    expect((await found({ transfer: true })).map(({ id }) => id)).toEqual([paymentId]);
    expect((await finance.post(`/admin/direct-debits/${paymentId}/transfer`, { refund_id: refundId })).status).toBe(
      200,
    );
    expect((await finance.post(`/admin/direct-debits/${paymentId}/transfer`, { refund_id: refundId })).status).toBe(
      409,
    );
    // No job polls the refund in this test any more: the confirmation itself triggers the check.
    await paidOut(refundId);
    expect(await show(paymentId)).toMatchObject({
      pay_back: [{ refund_id: refundId, done: true }],
      actions: ['return'],
    });
  });

  it('MNY-08 MNY-09 returned before finance transferred it: nothing is transferred, the refund is over', async () => {
    const fons = await signUp(app, 'Fons');
    const { paymentId } = await payByDebit(app, fons);
    await makeFile();
    const refundId = await refund(fons, paymentId);
    await eventually(async () => expect(await show(paymentId)).toMatchObject({ transfers: 1 }));
    await finance.post(`/admin/direct-debits/${paymentId}/return`, { reason: 'MD06' });
    expect(await show(paymentId)).toMatchObject({ status: 'returned', transfers: 0, actions: [] });
    const transfer = await finance.post(`/admin/direct-debits/${paymentId}/transfer`, { refund_id: refundId });
    expect(transfer).toMatchObject({ status: 409, body: { code: 'debit_decided' } });
    await eventually(async () =>
      expect((await finance.get(`/admin/refunds/${refundId}`)).body).toMatchObject({
        status: 'refused',
        cause: 'charge_back',
      }),
    );
    expect(await user(fons)).toMatchObject({ credits: 30, paid_user: false });
    expect((await fons.browser.get('/transactions')).body).toMatchObject({ debt: 0 });
  });

  it('several returns at once: each that can be is entered, once', async () => {
    const members = await Promise.all([signUp(app, 'Guus'), signUp(app, 'Hedy')]);
    const [one, two] = await Promise.all(members.map((member) => payByDebit(app, member)));
    await makeFile();
    const late = await payByDebit(app, await signUp(app, 'Ilse'));
    const referenceOf = ({ paymentId }: { paymentId: string }) => paymentId.replaceAll('-', '').toUpperCase();
    const returns = [
      ...[one!, two!, late].map((debit) => ({ reference: referenceOf(debit), reason: 'AM04' })),
      ...['0'.repeat(32), 'another shop'].map((reference) => ({ reference, reason: 'AC04' })),
    ];
    const key = randomUUID();
    const enter = () => finance.post('/admin/direct-debits/returns', { returns }, { key });
    const outcomes = ['returned', 'returned', 'decided', 'unknown', 'unknown'];
    for (const _ of [1, 2])
      expect(await enter()).toMatchObject({ status: 200, body: { returns: outcomes.map((outcome) => ({ outcome })) } });
    expect(await show(one!.paymentId)).toMatchObject({ status: 'returned', return_reason: 'AM04', iban_blocked: true });
    expect(await show(late.paymentId)).toMatchObject({ status: 'authorised' });
    for (const member of members) expect(await user(member)).toMatchObject({ credits: 30, paid_user: false });
    const again = await finance.post('/admin/direct-debits/returns', { returns });
    expect(again.body.returns.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...['decided', 'decided', 'decided', 'unknown', 'unknown'],
    ]);
    const named = await found({ reference: returns.map(({ reference }) => reference) });
    expect(named.map(({ id }) => id).sort()).toEqual([one!, two!, late].map(({ paymentId }) => paymentId).sort());
  });

  it('ADM-04 a return is acknowledged among the charge-backs, and no evidence is asked for', async () => {
    const { paymentId } = await payByDebit(app, await signUp(app, 'Ties'));
    await makeFile();
    const returns = [{ reference: paymentId.replaceAll('-', '').toUpperCase(), reason: 'MD06' }];
    expect((await finance.post('/admin/direct-debits/returns', { returns })).status).toBe(200);
    const filter = JSON.stringify({ payment_id: paymentId });
    const listed = await finance.get(`/admin/chargebacks?${new URLSearchParams({ filter }).toString()}`);
    expect(listed.body).toMatchObject([{ status: 'open', bank_reason: 'MD06', respond_by: null }]);
    const path = `/admin/chargebacks/${listed.body[0].id}`;
    expect((await finance.get(path)).body).toMatchObject({ decisions: ['accept'], undecided: false });
    const enter = (way: string, body: object) => finance.post(`${path}/${way}`, body);
    const reason = 'Gezien';
    expect((await enter('decision', { decision: 'dispute', reason })).body.code).toBe('chargeback_decided');
    expect((await enter('deadline', { respond_by: '2026-09-01', reason })).body.code).toBe('chargeback_decided');
    expect((await enter('statement', { statement: 'Alles is geleverd.' })).body.code).toBe('chargeback_decided');
    expect((await finance.get(`${path}/evidence`)).body.code).toBe('chargeback_not_found');
    expect((await enter('decision', { decision: 'accept', reason })).body).toEqual({ status: 'accepted' });
  });

  it('returned by the bank: charged back, and the account is blocked for every member', async () => {
    const [gina, hans] = await Promise.all([signUp(app, 'Gina'), signUp(app, 'Hans')]);
    const { paymentId, debtor } = await payByDebit(app, gina);
    expect((await finance.post(`/admin/direct-debits/${paymentId}/return`, { reason: 'AM04' })).status).toBe(409);
    expect(await makeFile()).toMatchObject({ status: 201 });
    expect(await finance.post(`/admin/direct-debits/${paymentId}/return`, { reason: 'AM04' })).toMatchObject({
      status: 200,
    });
    // The unspent credits are gone, and premium with them (MNY-09).
    expect(await user(gina)).toMatchObject({ credits: 30, paid_user: false });
    expect(await show(paymentId)).toMatchObject({
      status: 'returned',
      return_reason: 'AM04',
      iban_blocked: true,
      actions: [],
    });
    const order = await orderDebit(hans);
    const iban = debtor['iban'];
    const ask = () => hans.browser.post(`/direct-debits/${order}/code`, form({ iban }));
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'iban_blocked' } });
    const [entry] = (await finance.get(`/admin/blocklist?filter=${encodeURIComponent(JSON.stringify({ q: iban }))}`))
      .body as { id: string }[];
    expect(entry).toMatchObject({
      kind: 'iban',
      cause: 'return',
      active: true,
      shown: `NL•••• ${String(iban).slice(-4)}`,
    });
    expect((await finance.post(`/admin/blocklist/${entry!.id}/unblock`, { reason: 'Paid after all' })).status).toBe(
      200,
    );
    expect((await ask()).status).toBe(201);
  });

  it('staff block and allow accounts and numbers, with a reason', async () => {
    const ines = await signUp(app, 'Ines');
    const order = await orderDebit(ines);
    const debtor = form();
    const block = (kind: string, value: unknown, reason = 'Stolen') =>
      finance.post('/admin/blocklist', { kind, value, reason });
    expect(await block('phone', '12')).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'value', code: 'invalid_phone' }] },
    });
    const { status, body } = await block('phone', debtor['phone']);
    expect(status).toBe(201);
    expect(await block('phone', debtor['phone'])).toMatchObject({ status: 409, body: { code: 'already_blocked' } });
    expect(await ines.browser.post(`/direct-debits/${order}/code`, debtor)).toMatchObject({
      status: 403,
      body: { code: 'phone_blocked' },
    });
    const { id } = body as { id: string };
    expect((await finance.post(`/admin/blocklist/${id}/unblock`, { reason: 'A mistake' })).status).toBe(200);
    expect(await finance.post(`/admin/blocklist/${id}/unblock`, { reason: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'not_blocked' },
    });
    expect((await ines.browser.post(`/direct-debits/${order}/code`, debtor)).status).toBe(201);
  });
});

async function refund(member: TestMember, paymentId: string): Promise<string> {
  const refunds = [{ payment_id: paymentId, credits: 100, amount: { amount: 999, currency: 'EUR' } }];
  const { body } = await member.browser.post('/refunds', { refunds });
  const id = (body as { refunds: { refund_id: string }[] }).refunds[0]!.refund_id;
  expect((await finance.post(`/admin/refunds/${id}/approve`, { reason: 'Unspent' })).status).toBe(200);
  return id;
}

const paidOut = (refundId: string) =>
  eventually(async () =>
    expect((await finance.get(`/admin/refunds/${refundId}`)).body).toMatchObject({ status: 'paid_out' }),
  );
