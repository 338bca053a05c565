import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AddressRefused, Mailer } from '../../ground/delivery/index.js';
import { AddStaffMember, type Role } from '../../ground/staff/index.js';
import { DecidePhoto } from '../../members/photos/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { jobsSettled } from '../../../testing/jobs-settled.js';
import { eventually } from '../../../testing/kernel/index.js';
import { signUp } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { setSettings } from '../../../testing/settings.js';
import { ForgetComplaint } from './commands/forget-complaint.command.js';
import { ComplaintFiles } from './complaint-files.js';
import { complaintKey, keptUntil } from './complaint.js';
import { Complaints } from './complaints.js';
import { forgetComplaintJob } from './jobs/forget-complaint.job.js';
import { sweepComplaintFiles } from './jobs/sweep-complaint-files.job.js';

const TOKEN = 'token-of-who-receives-the-mail-for-us';
let app: TestApp;
let moderator: TestBrowser;
let colleague: TestBrowser;
let finance: TestBrowser;
beforeAll(async () => {
  app = await testApp({
    work: true,
    env: { MAIL_REPLY_ADDRESS: 'klachten@antwoord.example', MAIL_REPLY_TOKEN: TOKEN },
  });
  [moderator, colleague, finance] = [await login('moderator'), await login('admin'), await login('finance')];
});

async function login(role: Role): Promise<TestBrowser> {
  const staff = { email: `${role}@example.com`, password: 'long enough' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...staff, role, key: `first-${role}-key` }));
  const browser = app.console();
  expect((await browser.post('/admin/login', staff)).status).toBeLessThan(300);
  return browser;
}

const refusal = (code: string, status: number) => ({ status, body: { code } });
const written = { kind: 'service', text: 'Twee keer betaald.', language: 'nl' };
let people = 0;
const address = () => `klager-${++people}@example.org`;

async function complain(body: object = {}, browser = app.browser()): Promise<{ id: string; number: string }> {
  const { status, body: answer } = await browser.post('/complaints', { ...written, email: address(), ...body });
  expect(status).toBe(201);
  return find((answer as { number: string }).number);
}

async function find(number: string): Promise<{ id: string; number: string }> {
  const { body } = await moderator.get(`/admin/complaints?filter=${encodeURIComponent(JSON.stringify({ number }))}`);
  expect(body).toHaveLength(1);
  return (body as { id: string; number: string }[])[0]!;
}

const show = async (id: string, by = moderator) => (await by.get(`/admin/complaints/${id}`)).body;
const act = (id: string, what: string, body?: object, by = moderator) =>
  by.post(`/admin/complaints/${id}/${what}`, body);

interface Mailed {
  to: string;
  subject: string;
  text: string;
  replyTo: string | null;
}
const mailsTo = async (to: string): Promise<Mailed[]> =>
  ((await app.browser().get('/dev/inbox.json')).body as Mailed[]).filter((mail) => mail.to === to);
const mailTo = (to: string, subject: RegExp) =>
  eventually(async () => {
    const mail = (await mailsTo(to)).find((one) => subject.test(one.subject));
    expect(mail).toBeTruthy();
    return mail!;
  });

const inbound = (mail: object, authorization: string | undefined = `Bearer ${TOKEN}`) =>
  app
    .browser()
    .post(
      '/mail-replies',
      { MessageID: randomUUID(), From: 'Klager <klager@example.org>', Subject: 'Re: antwoord', ...mail },
      { headers: { authorization, 'x-client-request': undefined } },
    );

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

describe('ADM-09 CLI-04 complaining', () => {
  it('works for anybody, once however often the button is pressed, and is acknowledged in their language', async () => {
    const browser = app.browser();
    const email = address();
    const body = { ...written, email, language: 'de' };
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => browser.post('/complaints', body, { key })));
    const [first, second] = answers.map(({ body }) => body as { number: string });
    expect(first).toEqual(second);
    expect(first!.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const { id } = await find(first!.number);
    expect(await show(id)).toMatchObject({ status: 'new', kind: 'service', language: 'de', member: null, email });

    const mail = await mailTo(email, /Beschwerde erhalten/);
    expect(mail.subject).toContain(`[${first!.number}]`);
    expect(mail.text).toContain(first!.number);
    // What a stranger wrote is mailed to nobody.
    expect(mail.text).not.toContain('Twee keer betaald');
    expect(mail.replyTo).toBe(`klachten+${first!.number.toLowerCase()}@antwoord.example`);
    expect(await mailsTo(email)).toHaveLength(1);

    const other = await browser.post('/complaints', { ...body, text: 'Iets anders' }, { key });
    expect(other).toMatchObject(refusal('key_conflict', 409));
  });

  it('needs a text and an address, of a member the address is known', async () => {
    const refused = await app.browser().post('/complaints', { ...written, text: ' ', email: 'nowhere' });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual([
      { field: 'text', code: 'required' },
      { field: 'email', code: 'invalid_email' },
    ]);
    const { browser, id: memberId } = await signUp(app, 'Anna', { email: 'anna@example.org' });
    const { id } = await complain({ email: undefined }, browser);
    expect(await show(id)).toMatchObject({ member: { id: memberId, name: 'Anna' }, email: 'anna@example.org' });
  });

  it('fills nobody’s inbox: it is written to five times a day, whatever stands behind a plus in its address', async () => {
    const email = address();
    const spelled = (i: number) => (i === 0 ? email : email.replace('@', `+${i}@`));
    for (let i = 0; i < 5; i++) await complain({ email: spelled(i) });
    const sixth = await app.browser().post('/complaints', { ...written, email: spelled(5) });
    expect(sixth).toMatchObject(refusal('too_many_requests', 429));
  });

  it('is sealed: no text and no address stands anywhere in plain', async () => {
    const email = address();
    const { id } = await complain({ email, text: 'Een heel bijzonder verhaal' });
    const events = await app.kernel.database.query('SELECT data::text FROM kernel.events WHERE stream = $1', [
      `complaint-${id}`,
    ]);
    const rows = await app.kernel.database.query('SELECT * FROM read.complaints WHERE complaint_id = $1', [id]);
    expect(events).toHaveLength(1);
    for (const secret of [email, 'bijzonder']) expect(JSON.stringify([events, rows])).not.toContain(secret);
  });
});

describe('ADM-09 a file with a complaint', () => {
  const upload = (file: Uint8Array, browser = app.browser()) => browser.upload('/complaints/files', 'file', file);

  it('a picture is drawn anew, anything else kept as it is; staff only ever download it', async () => {
    const pdf = Buffer.from('%PDF-1.7\n<script>alert(1)</script>');
    for (const [bytes, kind] of [
      [pdf, 'pdf'],
      [await picture(), 'webp'],
    ] as const) {
      const { status, body } = await upload(bytes);
      expect(status).toBe(201);
      const { id, number } = await complain({ file: (body as { file: string }).file });
      expect(await show(id)).toMatchObject({ has_file: true, file: { kind } });
      const file = await moderator.get(`/admin/complaints/${id}/file`);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('application/octet-stream');
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${number}.${kind}"`);
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      if (kind === 'pdf') expect(file.bytes.equals(pdf)).toBe(true);
      else expect((await sharp(file.bytes).metadata()).format).toBe('webp');
      const stored = await app.kernel.database.query<{ bytes: Buffer }>(
        'SELECT bytes FROM complaints.files WHERE complaint_id = $1',
        [id],
      );
      expect(stored[0]!.bytes.includes('PDF')).toBe(false);
    }
  });

  it('refuses what is neither picture, PDF nor text, what is too large, and what is another’s', async () => {
    expect(await upload(Buffer.from('MZ\x90\0\x03', 'latin1'))).toMatchObject(
      refusal('complaint_file_not_accepted', 422),
    );
    expect(await upload(Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'))).toMatchObject(
      refusal('complaint_file_not_accepted', 422),
    );
    expect(await upload(Buffer.alloc(11 * 1024 * 1024, 'a'))).toMatchObject(refusal('complaint_file_too_large', 413));
    const { body } = await upload(Buffer.from('een tekst'));
    const { file } = body as { file: string };
    await complain({ file });
    const other = ((await upload(Buffer.from('nog een tekst'))).body as { file: string }).file;
    const [otherKind, otherSize] = [other.replace('.txt.', '.pdf.'), other.replace('.13.', '.12.')];
    for (const taken of [file, file.replace(/.$/, 'x'), 'nothing', otherKind, otherSize])
      expect(await app.browser().post('/complaints', { ...written, email: address(), file: taken })).toMatchObject(
        refusal('complaint_file_gone', 409),
      );
  });

  it('that no complaint came with is gone after a day', async () => {
    const { body } = await upload(Buffer.from('een tekst'));
    const sweep = () => app.handlers.get(sweepComplaintFiles)!.run({}, { attempt: 1, key: '' });
    const left = async () =>
      (await app.kernel.database.query('SELECT id FROM complaints.files WHERE complaint_id IS NULL')).length;
    await sweep();
    expect(await left()).toBeGreaterThan(0);
    await app.kernel.database.query(`UPDATE complaints.files SET uploaded_at = uploaded_at - interval '25 hours'`);
    await sweep();
    expect(await left()).toBe(0);
    const { file } = body as { file: string };
    // Taken for a complaint whose process died before it was stored.
    const tied = (await upload(Buffer.from('nog een tekst'))).body as { file: string };
    const kept = await complain({ file: ((await upload(Buffer.from('een derde'))).body as { file: string }).file });
    const rows = (sql: string, ...args: unknown[]) => app.kernel.database.query(sql, args);
    await rows('UPDATE complaints.files SET complaint_id = $1 WHERE id = $2', randomUUID(), tied.file.split('.')[0]);
    await rows(`UPDATE complaints.files SET uploaded_at = uploaded_at - interval '25 hours'`);
    await sweep();
    expect(await rows('SELECT FROM complaints.files WHERE id = $1', tied.file.split('.')[0])).toHaveLength(0);
    expect(await rows('SELECT FROM complaints.files WHERE complaint_id = $1', kept.id)).toHaveLength(1);
    expect(await app.browser().post('/complaints', { ...written, email: address(), file })).toMatchObject(
      refusal('complaint_file_gone', 409),
    );
  });
});

describe('ADM-09 working on a complaint', () => {
  it('two never answer the same; the answer goes by mail, and the reply comes back', async () => {
    const email = address();
    const { id, number } = await complain({ email });
    expect((await act(id, 'claim', { over: false })).status).toBe(204);
    expect(await act(id, 'answer', { text: 'Hoi', closes: false }, colleague)).toMatchObject(
      refusal('complaint_claimed', 409),
    );
    expect(await act(id, 'claim', { over: false }, colleague)).toMatchObject(refusal('complaint_claimed', 409));
    const { claimed_by: mine } = await show(id);
    const of = async (filter: object) => {
      const { body } = await moderator.get(
        `/admin/complaints?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
      );
      return (body as { id: string }[]).map((one) => one.id);
    };
    expect(await of({ claimed_by: mine })).toEqual([id]);
    expect(await of({ claimed_by: randomUUID() })).toEqual([]);
    expect((await act(id, 'note', { text: 'Eerst de bank bellen' }, colleague)).status).toBe(204);
    expect(await act(id, 'answer', { text: '  ', closes: false })).toMatchObject(refusal('invalid_input', 422));
    const text = 'We zoeken het uit.\n\n{dit} is <b>geen</b> opmaak.';
    expect((await act(id, 'answer', { text, closes: false })).status).toBe(204);
    expect(await show(id)).toMatchObject({ status: 'theirs' });
    const mail = await mailTo(email, /Antwoord op je klacht/);
    expect(mail.subject).toContain(`[${number}]`);
    expect(mail.text).toContain('{dit} is <b>geen</b> opmaak.');
    expect(mail.text).not.toContain('bank bellen');

    const MessageID = randomUUID();
    const reply = { MessageID, MailboxHash: number.toLowerCase(), StrippedTextReply: 'Dank je!', From: `K <${email}>` };
    for (let i = 0; i < 2; i++) expect(await inbound(reply)).toMatchObject({ status: 200, body: { result: 'taken' } });
    const view = await show(id);
    expect(view).toMatchObject({ status: 'ours', claimed_by_name: expect.any(String) });
    expect(view.thread.map(({ entry }: { entry: string }) => entry)).toEqual(['claim', 'note', 'answer', 'reply']);
    expect(view.thread[3]).toMatchObject({ text: 'Dank je!', from: null, files: [], files_left_out: 0 });

    expect((await act(id, 'answer', { text: 'Opgelost.', closes: true })).status).toBe(204);
    await eventually(async () =>
      expect((await mailsTo(email)).filter((one) => one.text.includes('Hiermee is je klacht'))).toHaveLength(1),
    );
    expect(await act(id, 'answer', { text: 'Nog iets', closes: false })).toMatchObject(
      refusal('complaint_already_closed', 409),
    );
    await inbound({ Subject: `Re: Antwoord op je klacht [${number}]`, TextBody: 'Nee!', From: 'b@example.org' });
    expect(await show(id)).toMatchObject({ status: 'ours', closed_at: null });
    expect((await show(id)).thread.at(-1)).toMatchObject({ text: 'Nee!', from: 'b@example.org' });
    await expectSameAfterRebuild(app, 'complaints', 'complaint_id');
  });

  it('passes on replies with the token alone, and takes no absence note and no stranger’s mail', async () => {
    const { id, number } = await complain();
    const mail = { MailboxHash: number, TextBody: 'Ik ben weg' };
    for (const wrong of ['', 'Bearer wrong', TOKEN])
      expect(await inbound(mail, wrong)).toMatchObject(refusal('forbidden', 403));
    const basic = Buffer.from(`postmark:${TOKEN}`).toString('base64');
    const away = { ...mail, Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }] };
    expect((await inbound(away, `Basic ${basic}`)).body).toEqual({ result: 'automatic' });
    expect((await inbound({ ...mail, MailboxHash: 'AAAA-0000' })).body).toEqual({ result: 'unknown' });
    expect(await show(id)).toMatchObject({ status: 'new' });
  });

  it('keeps what a reply brings along by the rules of uploads, once, until the complaint is forgotten', async () => {
    const { id, number } = await complain();
    const pdf = Buffer.from('%PDF-1.7\nTwee bonnen');
    const files = [
      pdf,
      await picture(),
      Buffer.from('MZ\x90\0\x03', 'latin1'),
      Buffer.alloc(10 * 1024 * 1024 + 1, 'a'),
    ];
    const Attachments = files.map((file) => ({ Name: '../a.exe', Content: file.toString('base64') }));
    const mail = { MessageID: randomUUID(), MailboxHash: number, TextBody: 'Zie bijlagen', Attachments };
    for (let i = 0; i < 2; i++) expect((await inbound(mail)).body).toEqual({ result: 'taken' });
    const { thread } = await show(id);
    expect(thread).toMatchObject([{ entry: 'reply', files: [{ kind: 'pdf' }, { kind: 'webp' }], files_left_out: 2 }]);
    const [first, second] = thread[0].files as { id: string }[];
    const download = (file: string, of = id) => moderator.get(`/admin/complaints/${of}/files/${file}`);
    const got = await download(first!.id);
    expect(got.bytes.equals(pdf)).toBe(true);
    expect(got.headers.get('content-type')).toBe('application/octet-stream');
    expect(got.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
    expect((await sharp((await download(second!.id)).bytes).metadata()).format).toBe('webp');
    const { id: other } = await complain();
    expect(await download(first!.id, other)).toMatchObject(refusal('complaint_not_found', 404));
    const kept = () => app.kernel.database.query('SELECT FROM complaints.files WHERE complaint_id = $1', [id]);
    expect(await kept()).toHaveLength(2);
    await app.nest.get(CommandBus).execute(new ForgetComplaint({ complaintId: id }));
    expect(await kept()).toHaveLength(0);
    expect((await download(first!.id)).status).toBe(404);
  });

  it('PRV-02 all that a member sent along is found for their own data, by one look at each complaint', async () => {
    const { browser, id: memberId } = await signUp(app, 'Sender');
    const upload = async (bytes: Buffer) =>
      ((await browser.upload('/complaints/files', 'file', bytes)).body as { file: string }).file;
    const [first, attached] = [Buffer.from('%PDF-1.7\nBon'), Buffer.from('%PDF-1.7\nNog een bon')];
    const { id, number } = await complain({ file: await upload(first) }, browser);
    const without = await complain({}, browser);
    for (const Content of [attached, await picture()].map((file) => file.toString('base64')))
      await inbound({ MailboxHash: number, TextBody: 'Zie bijlage', Attachments: [{ Name: 'bon', Content }] });
    await inbound({ MailboxHash: without.number, TextBody: 'Niets erbij' });
    const complaints = app.nest.get(Complaints, { strict: false });
    // Mails that are still on their way look at complaints, too.
    await jobsSettled(app);
    const looks = (['history', 'following'] as const).map((how) => jest.spyOn(app.kernel.store, how));
    const files = await complaints.filesOf(memberId);
    expect(looks.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(2);
    looks.forEach((look) => look.mockRestore());
    expect(files.map(({ complaintId, name }) => [complaintId, name])).toEqual(
      [`${number}.pdf`, `${number}-2.pdf`, `${number}-3.webp`].map((name) => [id, name]),
    );
    const bytesOf = async (i: number) => (await complaints.file(id, files[i]!.fileId))!.bytes;
    expect([await bytesOf(0), await bytesOf(1)]).toEqual([first, attached]);
  });

  it('the local inbox can reply', async () => {
    const email = address();
    const { id } = await complain({ email });
    const mail = (await mailTo(email, /ontvangen/)) as Mailed & { id: number };
    const body = 'text=Nog iets vergeten\r\n';
    const headers = { 'content-type': 'text/plain', 'x-client-request': undefined };
    expect((await app.browser().call('POST', `/dev/inbox/${mail.id}/reply`, { body, headers })).status).toBe(303);
    expect((await show(id)).thread.at(-1)).toMatchObject({ entry: 'reply', text: 'Nog iets vergeten' });
  });

  it('says that the address takes no mail', async () => {
    const refused = jest.spyOn(app.nest.get(Mailer, { strict: false }), 'send').mockRejectedValue(new AddressRefused());
    const { id } = await complain();
    await eventually(async () => expect(await show(id)).toMatchObject({ mail_refused: true }));
    refused.mockRestore();
  });

  it('has terms of the settings, and tells what is late', async () => {
    await setSettings(app, { complaint_answer_days: 2, complaint_close_days: 10 });
    const { id } = await complain();
    const { made_at, due_at, late } = await show(id);
    expect(Date.parse(due_at) - Date.parse(made_at)).toBe(2 * 24 * 60 * 60 * 1000);
    expect(late).toBe(false);
    await app.kernel.database.query(
      `UPDATE read.complaints SET answer_by = now() - interval '1 day' WHERE complaint_id = $1`,
      [id],
    );
    expect(await show(id)).toMatchObject({ late: true });
    const filter = encodeURIComponent(JSON.stringify({ late: true }));
    expect(
      (await moderator.get(`/admin/complaints?filter=${filter}`)).body.map((one: { id: string }) => one.id),
    ).toEqual([id]);
    await app.kernel.projections.rebuild('complaints');
  });

  it('offers the operator’s templates in the person’s language, or else the product’s', async () => {
    const { id } = await complain({ language: 'fr' });
    expect((await show(id)).templates.length).toBeGreaterThan(1);
    await setSettings(app, { complaint_templates: { fr: ['Bonjour,\n\nmerci.'] } });
    expect((await show(id)).templates).toEqual(['Bonjour,\n\nmerci.']);
  });

  it('ADM-05 every action and every look stands in the audit log', async () => {
    const { id } = await complain();
    await show(id);
    const from = { headers: { 'x-opened-from': `case ${id}` } };
    for (let i = 0; i < 2; i++) await moderator.get(`/admin/complaints/${id}`, from);
    await act(id, 'claim', { over: false });
    await act(id, 'release');
    await act(id, 'close');
    const events = await app.kernel.database.query<{ type: string; data: object }>(
      `SELECT type, data FROM kernel.events WHERE stream IN ('complaint-' || $1, 'complaintlog-' || $1) AND actor LIKE 'staff:%'
        ORDER BY position`,
      [id],
    );
    expect(events.map(({ type }) => type)).toEqual([
      ...['ComplaintViewed', 'ComplaintViewed'],
      ...['ComplaintClaimed', 'ComplaintReleased', 'ComplaintClaimed', 'ComplaintClosed'],
    ]);
    expect(events.slice(0, 2).map(({ data }) => data)).toMatchObject([
      { reason: 'address', about: null },
      { reason: 'case', about: id },
    ]);
  });
});

describe('DSA art. 16 a notice of illegal content', () => {
  const notice = { kind: 'illegal', good_faith: true, name: 'Klager', text: 'Verkoopt wapens.' };

  it('becomes one case with evidence, whose decision the sender hears', async () => {
    const ben = await signUp(app, 'Ben', { email: 'ben-weapons@example.org' });
    const email = address();
    const { id } = await complain({ ...notice, email, address: `https://velvet.example/members/${ben.id}` });
    expect(await act(id, 'case', { address: 'https://elsewhere.example' })).toMatchObject(
      refusal('content_not_found', 404),
    );
    expect(await act(id, 'case', { address: `/members/${randomUUID()}` })).toMatchObject(
      refusal('content_not_found', 404),
    );
    const { address: named } = await show(id);
    const { status, body } = await act(id, 'case', { address: named });
    expect(status).toBe(201);
    const { case_id: caseId } = body as { case_id: string };
    expect(await act(id, 'case', { address: named })).toMatchObject(refusal('complaint_has_case', 409));
    await caughtUp(app);
    const opened = (await moderator.get(`/admin/cases/${caseId}`)).body;
    expect(opened).toMatchObject({
      complaint_id: id,
      reporter: null,
      kind: 'member',
      reason: 'illegal',
      reported: { id: ben.id },
      text: 'Verkoopt wapens.',
      evidence: { profile: { name: 'Ben' } },
      contested: null,
    });
    const verdict = { decision: 'upheld', measures: ['disable'], statement_of_reasons: 'Wapens zijn verboden.' };
    expect((await moderator.post(`/admin/cases/${caseId}/decide`, verdict)).status).toBe(204);
    const mail = await mailTo(email, /besluit/);
    expect(mail.text).not.toContain('Wapens zijn verboden');
    await mailTo('ben-weapons@example.org', /besluit|account/i);
  });

  it('a retry has the answer of the first try, also once the content has gone', async () => {
    const ben = await signUp(app, 'Ben');
    const file = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#a34' } })
      .png()
      .toBuffer();
    const photoId = (await ben.browser.upload('/photos', 'photo', file)).body.photos[0].id as string;
    const decision = { approved: true } as const;
    await app.nest
      .get(CommandBus)
      .execute(new DecidePhoto({ staffId: 'system', key: randomUUID(), photoId, decision }));
    const named = { address: `https://velvet.example/photos/${photoId}` };
    const { id } = await complain({ ...notice, ...named });
    const make = (key = randomUUID()) => moderator.post(`/admin/complaints/${id}/case`, named, { key });
    const key = randomUUID();
    const { status, body } = await make(key);
    expect(status).toBe(201);
    expect((await ben.browser.delete(`/photos/${photoId}`)).status).toBeLessThan(300);
    expect(await make(key)).toMatchObject({ status, body });
    expect(await make()).toMatchObject(refusal('content_not_found', 404));
  });

  it('needs no name and no address where a child is abused', async () => {
    const bare = { ...written, ...notice, name: undefined, address: '/members/1' };
    expect(await app.browser().post('/complaints', bare)).toMatchObject(refusal('invalid_input', 422));
    const { status, body } = await app.browser().post('/complaints', { ...bare, child_abuse: true });
    expect(status).toBe(201);
    const { id } = await find((body as { number: string }).number);
    expect(await show(id)).toMatchObject({ email: null, name: null });
    expect(await act(id, 'answer', { text: 'Dank', closes: true })).toMatchObject(
      refusal('complaint_without_address', 409),
    );
  });
});

describe('ADM-09 PRV-01 forgetting a complaint', () => {
  it('12 months after its end, on the clock', async () => {
    const { body } = await app.browser().upload('/complaints/files', 'file', Buffer.from('een tekst'));
    const { id, number } = await complain({ file: (body as { file: string }).file });
    await act(id, 'close');
    await caughtUp(app);
    const { closed_at: closedAt } = await show(id);
    const [job] = await app.kernel.database.query<{ run_at: Date }>(
      `SELECT run_at FROM graphile_worker._private_jobs WHERE key = $1`,
      [`forget-complaint ${id} ${closedAt}`],
    );
    expect(job!.run_at).toEqual(keptUntil(closedAt));
    const forget = () =>
      app.handlers.get(forgetComplaintJob)!.run({ complaintId: id, closedAt }, { attempt: 1, key: '' });
    await inbound({ MailboxHash: number, TextBody: 'Toch nog iets' });
    await forget();
    expect(await show(id)).toMatchObject({ status: 'new' });

    await act(id, 'close');
    const end = (await show(id)).closed_at;
    for (let i = 0; i < 2; i++)
      await app.handlers.get(forgetComplaintJob)!.run({ complaintId: id, closedAt: end }, { attempt: 1, key: '' });
    expect(await moderator.get(`/admin/complaints/${id}`)).toMatchObject(refusal('complaint_not_found', 404));
    const left = async (sql: string, value: string) => (await app.kernel.database.query(sql, [value])).length;
    expect(await left('SELECT 1 FROM vault.keys WHERE owner = $1', complaintKey(id))).toBe(0);
    expect(await left('SELECT 1 FROM complaints.files WHERE complaint_id = $1', id)).toBe(0);
    expect(await left('SELECT 1 FROM notifications.inbox WHERE member_id = $1', id)).toBe(0);
    expect((await inbound({ MailboxHash: number, TextBody: 'En nu?' })).body).toEqual({ result: 'unknown' });
  });

  it('takes in no reply that would be lost with its key', async () => {
    const { id, number } = await complain();
    await act(id, 'close');
    const { closed_at: closedAt } = await show(id);
    const files = app.nest.get(ComplaintFiles, { strict: false });
    const remove = jest.spyOn(files, 'remove').mockImplementationOnce(async () => {
      expect((await inbound({ MailboxHash: number, TextBody: 'Nog net' })).body).toEqual({ result: 'unknown' });
    });
    await app.handlers.get(forgetComplaintJob)!.run({ complaintId: id, closedAt }, { attempt: 1, key: '' });
    remove.mockRestore();
    const sql = "SELECT 1 FROM kernel.events WHERE stream = 'complaint-' || $1 AND type = 'ComplaintReplied'";
    expect(await app.kernel.database.query(sql, [id])).toEqual([]);
  });

  it('with the account of the member who complained, once it is done', async () => {
    const { browser, id: memberId } = await signUp(app, 'Weg');
    const { id } = await complain({ email: undefined }, browser);
    await act(id, 'close');
    await app.kernel.erasure.erase(memberId);
    expect(await moderator.get(`/admin/complaints/${id}`)).toMatchObject(refusal('complaint_not_found', 404));
    const keys = await app.kernel.database.query('SELECT 1 FROM vault.keys WHERE owner = $1', [complaintKey(id)]);
    expect(keys).toEqual([]);
  });

  it('not while it is open: who deleted their account is answered, and nothing leads to them', async () => {
    const email = address();
    const { browser, id: memberId } = await signUp(app, 'Open', { email });
    const { id } = await complain({ email: undefined }, browser);
    await app.kernel.erasure.erase(memberId);
    expect(await show(id)).toMatchObject({ status: 'new', text: 'Twee keer betaald.', email, member: null });
    expect((await act(id, 'answer', { text: 'Het is terug', closes: true })).status).toBe(204);
    await mailTo(email, /klacht/i);
    expect(await show(id)).toMatchObject({ status: 'closed' });
    const left = await app.kernel.database.query('SELECT 1 FROM read.complaints WHERE member_id = $1', [memberId]);
    expect(left).toEqual([]);
  });
});

describe('ADM-05 ADM-09 whose a complaint is', () => {
  const numbers = async (by: TestBrowser) =>
    ((await by.get('/admin/complaints')).body as { number: string }[]).map(({ number }) => number);
  const reason = 'Gaat over een betaling';

  it('one about a payment is finance’s; each sees and does only its own, and hands over both ways', async () => {
    const { body } = await app.browser().post('/complaints', { ...written, email: address(), kind: 'payment' });
    const { number } = body as { number: string };
    const [own] = (await finance.get(`/admin/complaints?filter=${encodeURIComponent(JSON.stringify({ number }))}`))
      .body as { id: string }[];
    const { id } = own!;
    const desks = [
      [finance, moderator, 'finance'],
      [moderator, finance, 'moderator'],
      [finance, moderator, 'finance'],
    ] as const;
    for (const [theirs, other, desk] of desks) {
      expect(await show(id, theirs)).toMatchObject({ number, desk, claimed_by: null });
      expect(await numbers(theirs)).toContain(number);
      expect(await numbers(other)).not.toContain(number);
      expect(await other.get(`/admin/complaints/${id}`)).toMatchObject(refusal('complaint_not_found', 404));
      for (const [what, said] of [
        ['claim', { over: true }],
        ['answer', { text: 'Dank', closes: true }],
        ['note', { text: 'Gebeld' }],
        ['close', undefined],
        ['hand-over', { reason }],
      ] as const)
        expect(await act(id, what, said, other)).toMatchObject(refusal('complaint_not_found', 404));
      for (const [by, found] of [
        [theirs, 1],
        [other, 0],
      ] as const) {
        expect(((await by.get(`/admin/find?q=${number}`)).body as { records: [] }).records).toHaveLength(found);
        expect((await by.get(`/admin/streams/complaint-${id}/events`)).status).toBe(found ? 200 : 403);
      }
      for (const nothing of [' ', '\u200b'])
        expect(await act(id, 'hand-over', { reason: nothing }, theirs)).toMatchObject({
          status: 422,
          body: { fields: [{ field: 'reason' }] },
        });
      expect((await act(id, 'claim', { over: false }, theirs)).status).toBe(204);
      expect((await act(id, 'hand-over', { reason }, theirs)).status).toBe(204);
    }
    const { thread } = await show(id);
    expect(thread.filter(({ entry }: { entry: string }) => entry === 'hand_over')).toMatchObject(
      Array.from({ length: 3 }, () => ({ text: reason })),
    );
    expect((await act(id, 'close')).status).toBe(204);
    expect(await act(id, 'hand-over', { reason })).toMatchObject(refusal('complaint_already_closed', 409));
  });
});
