import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { isSealed } from '../../kernel/index.js';
import { TestClock, eventually, sealedFor } from '../../../testing/kernel/index.js';
import { AddStaffMember, type Role } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { unzip } from '../../../testing/unzip.js';
import { contactWith, mailDone, writeMail } from './contact.js';
import type { ConsoleMemberPage } from './queries/get-console-member.query.js';
import { StaffMails } from './staff-mails.js';

const DAY = 86_400;
let app: TestApp;
let moderator: TestBrowser;
let admin: TestBrowser;
let number = 0;

beforeAll(async () => {
  app = await testApp({ work: true, clock: new TestClock(new Date()) });
  [moderator, admin] = await Promise.all([staff('moderator'), staff('admin')]);
});

async function staff(role: Role): Promise<TestBrowser> {
  const login = { email: `${role}@example.com`, password: 'long enough' };
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...login, role, key: randomUUID() }));
  const browser = app.console();
  await browser.post('/admin/login', login);
  return browser;
}

type Someone = TestMember & { email: string };
async function someone(name: string, { shutOut = true, confirmed = true } = {}): Promise<Someone> {
  const email = `asker${++number}@example.org`;
  const member = await signUp(app, name, { email, confirmed });
  if (shutOut) await moderator.post('/admin/members/disable', { ids: [member.id], reason: 'Asked for money' });
  return { ...member, email };
}
const REASON = 'Wrote from their own address';
const remove = ({ id }: { id: string }, key?: string) =>
  admin.post(`/admin/members/${id}/delete-on-request`, { reason: REASON }, key ? { key } : undefined);
const sendData = ({ id }: { id: string }, key?: string) =>
  admin.post(`/admin/members/${id}/send-own-data`, { reason: REASON }, key ? { key } : undefined);
const logIn = async ({ email }: Someone) =>
  (await app.browser().post('/user', { email, password: 'correct horse' })).body.code as string;
const mailTo = ({ id }: TestMember, words: RegExp) =>
  eventually(async () => {
    const mails = await app.kernel.database.query<{ text: string }>(
      'SELECT text FROM notifications.inbox WHERE member_id = $1 ORDER BY id DESC',
      [id],
    );
    const mail = mails.find(({ text }) => words.test(text));
    expect(mail).toBeDefined();
    return mail!.text;
  });
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)![1]!;
const eventsOf = (stream: string) =>
  app.kernel.database.query<{ type: string; actor: string; data: Record<string, unknown> }>(
    'SELECT type, actor, data FROM kernel.events WHERE stream = $1 ORDER BY version',
    [stream],
  );

describe('ADM-02 ACC-12 deleting an account on request', () => {
  it('starts the 14 days of every deletion, by the staff member, who says how it was asked', async () => {
    const anna = await someone('Anna');
    const { status, body } = await remove(anna);
    expect(status).toBe(200);
    expect(body.erase_at).toBe(new Date(app.clock.now().getTime() + 14 * DAY * 1000).toISOString());
    const [granted, deleted] = (await eventsOf(`member-${anna.id}`)).slice(-2);
    expect([granted!.type, deleted!.type]).toEqual(['DeletionGranted', 'MemberDeleted']);
    for (const { actor } of [granted!, deleted!]) expect(actor).toMatch(/^staff:/);
    expect(isSealed(granted!.data['reason'])).toBe(true);
    expect(deleted!.data['reason']).toBe('on_request');
    expect(await logIn(anna)).toBe('deleted_account_exists');
    const deletion = async () =>
      ((await admin.get(`/admin/members/${anna.id}`)).body as Partial<ConsoleMemberPage>).decisions?.deletion;
    await eventually(async () =>
      expect(await deletion()).toEqual({
        at: app.clock.now().toISOString(),
        erase_at: body.erase_at,
        on_request: { at: expect.any(String), by: { id: expect.any(String), name: 'Admin' }, reason: REASON },
      }),
    );
    // The decider sees it at once, the list a moment later.
    await caughtUp(app);
    const late = `UPDATE read.console_members SET status = 'active' WHERE member_id = $1`;
    await app.kernel.database.query(late, [anna.id]);
    expect((await admin.get(`/admin/members/${anna.id}`)).body.status).toBe('deleted');
    const erasing = () =>
      app.kernel.database.query(
        `SELECT FROM graphile_worker._private_jobs WHERE strpos(key, $1) > 0 AND run_at > now() + interval '13 days'`,
        [`erase-member ${anna.id}`],
      );
    await eventually(async () => expect(await erasing()).toHaveLength(1));
  });

  it('is no longer named once the member came back and leaves by themselves', async () => {
    const eva = await someone('Eva', { shutOut: false });
    await remove(eva);
    const mail = await mailTo(eva, /Jammer dat je gaat/);
    await app.browser().post('/reactivation', { token: tokenIn(mail) });
    expect(await logIn(eva)).toBeUndefined();
    const browser = app.browser();
    await browser.post('/user', { email: eva.email, password: 'correct horse' });
    expect((await browser.post('/user/deletion', { reason: 'break', password: 'correct horse' })).status).toBe(200);
    const { decisions } = (await admin.get(`/admin/members/${eva.id}`)).body as ConsoleMemberPage;
    expect(decisions.deletion).toMatchObject({ on_request: null });
  });

  it('mails the way back, which does not lift the disabling', async () => {
    const ben = await someone('Ben');
    await remove(ben);
    const mail = await mailTo(ben, /Op jouw verzoek is je uitgeschakelde account verwijderd/);
    const { status, body } = await app.browser().post('/reactivation', { token: tokenIn(mail) });
    expect({ status, body }).toEqual({ status: 200, body: { status: 'active', disabled: true } });
    expect(await logIn(ben)).toBe('account_disabled');
    expect((await ben.browser.get('/user')).body.code).toBe('authentication_required');
    expect(await mailTo(ben, /De verwijdering is ingetrokken/)).not.toContain('weer te zien');
  });

  it('is for who can log in too, with the mail and the way back of everybody', async () => {
    const cleo = await someone('Cleo', { shutOut: false });
    await remove(cleo);
    expect((await cleo.browser.get('/user')).body.code).toBe('authentication_required');
    const mail = await mailTo(cleo, /Jammer dat je gaat/);
    expect((await app.browser().post('/reactivation', { token: tokenIn(mail) })).body).toEqual({
      status: 'active',
      disabled: false,
    });
    expect(await logIn(cleo)).toBeUndefined();
  });

  it('is done once for one click, and refused when there is nothing left to delete', async () => {
    const dirk = await someone('Dirk');
    const key = randomUUID();
    const first = await remove(dirk, key);
    const before = await eventCount(app);
    expect((await remove(dirk, key)).body).toEqual(first.body);
    expect(await eventCount(app)).toBe(before);
    expect(await remove(dirk)).toMatchObject({ status: 409, body: { code: 'member_deleted' } });
    expect(await remove({ id: randomUUID() })).toMatchObject({ status: 404, body: { code: 'member_not_found' } });
    const path = `/admin/members/${dirk.id}/delete-on-request`;
    expect((await admin.post(path, { reason: ' ' })).body.fields).toEqual([{ field: 'reason', code: 'required' }]);
    expect((await moderator.post(path, { reason: REASON })).body.code).toBe('forbidden');
  });
});

describe('ADM-02 PRV-02 sending own data', () => {
  const open = (token: string, browser = app.browser(), key?: string) =>
    browser.post('/data-export/download', { token }, key ? { key } : {});

  it('mails a link that works once without logging in, and its key again', async () => {
    const emma = await someone('Emma');
    expect((await sendData(emma)).status).toBe(204);
    const mail = await mailTo(emma, /data-export\/open\?token=/);
    expect(mail).toContain('Inloggen hoeft niet');
    const key = randomUUID();
    const { status, headers, bytes } = await open(tokenIn(mail), app.browser(), key);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    const account = JSON.parse(unzip(bytes).get('account.json')!.toString()) as object;
    expect(account).toMatchObject({ id: emma.id, email: emma.email });
    expect((await open(tokenIn(mail), app.browser(), key)).status).toBe(200);
    expect((await open(tokenIn(mail))).body.code).toBe('data_export_expired');
    const [event] = await eventsOf(`dataexport-${emma.id}`);
    expect([event!.type, event!.actor.slice(0, 6)]).toEqual(['DataExportSent', 'staff:']);
    expect(isSealed(event!.data['reason'])).toBe(true);
  });

  it('ends after 7 days to the second', async () => {
    const start = app.clock.now();
    const finn = await someone('Finn');
    await sendData(finn);
    const token = tokenIn(await mailTo(finn, /data-export\/open\?token=/));
    app.clock.advance(7 * DAY);
    expect((await open(token)).body.code).toBe('data_export_expired');
    app.clock.advance(-1);
    expect((await open(token)).status).toBe(200);
    app.clock.set(start);
  });

  it('still works for who deleted the account, until it is erased', async () => {
    const gwen = await someone('Gwen');
    await remove(gwen);
    expect((await sendData(gwen)).status).toBe(204);
    const mail = await mailTo(gwen, /data-export\/open\?token=/);
    expect((await open(tokenIn(mail))).status).toBe(200);
  });

  it('is refused for who can log in, and to an address that nobody confirmed', async () => {
    const [hugo, iris] = [await someone('Hugo', { shutOut: false }), await someone('Iris', { confirmed: false })];
    const before = await eventCount(app);
    expect(await sendData(hugo)).toMatchObject({ status: 409, body: { code: 'member_not_disabled' } });
    expect(await sendData(iris)).toMatchObject({ status: 409, body: { code: 'address_not_confirmed' } });
    expect(await sendData({ id: randomUUID() })).toMatchObject({ status: 404, body: { code: 'member_not_found' } });
    expect((await moderator.post(`/admin/members/${iris.id}/send-own-data`, { reason: REASON })).body.code).toBe(
      'forbidden',
    );
    expect(await eventCount(app)).toBe(before);
  });
});

describe('ADM-02 what staff do for a member who asks for help', () => {
  const to = ({ id }: { id: string }, path: string, body?: object, key?: string) =>
    moderator.post(`/admin/members/${id}/${path}`, body, key ? { key } : undefined);

  it('resends the activation mail, within the limit of a day, and to nobody who is confirmed', async () => {
    const jan = await someone('Jan', { shutOut: false, confirmed: false });
    const key = randomUUID();
    expect((await to(jan, 'resend-activation', undefined, key)).status).toBe(204);
    expect((await to(jan, 'resend-activation', undefined, key)).status).toBe(204);
    const asked = async () =>
      (await eventsOf(`member-${jan.id}`)).filter(({ type }) => type === 'ActivationMailRequested');
    expect((await asked()).map(({ actor }) => actor.slice(0, 6))).toEqual(['staff:']);
    const codes = [];
    for (let i = 0; i < 12; i++) codes.push((await to(jan, 'resend-activation')).body.code);
    expect(codes.at(-1)).toBe('too_many_mails');
    const kees = await someone('Kees', { shutOut: false });
    expect(await to(kees, 'resend-activation')).toMatchObject({ status: 409, body: { code: 'address_confirmed' } });
    expect(await to({ id: randomUUID() }, 'resend-activation')).toMatchObject({ body: { code: 'member_not_found' } });
  });

  it('sends a link with which the member sets a new password', async () => {
    const lia = await someone('Lia', { shutOut: false });
    expect((await to(lia, 'send-reset-link', { reason: ' ' })).status).toBe(422);
    expect((await to(lia, 'send-reset-link', { reason: 'Asked by telephone' })).status).toBe(204);
    const token = tokenIn(await mailTo(lia, /reset-password\/do\?token=/));
    const set = await app.browser().post('/password-reset/do', { token, password: 'another horse' });
    expect(set.status).toBeLessThan(300);
    expect(await logIn(lia)).toBe('login_failed');
  });

  it('logs them out everywhere, with a reason; they may log in again', async () => {
    const mia = await someone('Mia', { shutOut: false });
    const phone = app.browser();
    await phone.post('/user', { email: mia.email, password: 'correct horse' });
    expect((await to(mia, 'log-out-everywhere', { reason: ' ' })).body.code).toBe('invalid_input');
    expect((await phone.get('/user')).status).toBe(200);
    expect((await to(mia, 'log-out-everywhere', { reason: 'A stranger wrote' })).status).toBe(204);
    for (const browser of [mia.browser, phone])
      expect((await browser.get('/user')).body.code).toBe('authentication_required');
    const [event] = await eventsOf(`contact-${mia.id}`);
    expect([event!.type, event!.actor.slice(0, 6)]).toEqual(['MemberLoggedOut', 'staff:']);
    expect(isSealed(event!.data['reason'])).toBe(true);
    expect(await logIn(mia)).toBeUndefined();
  });

  it('logs them out once: the same request again ends no session that was opened since', async () => {
    const pia = await someone('Pia', { shutOut: false });
    const key = randomUUID();
    const logOut = () => to(pia, 'log-out-everywhere', { reason: 'A stranger wrote' }, key);
    expect((await logOut()).status).toBe(204);
    expect((await pia.browser.get('/user')).body.code).toBe('authentication_required');
    app.clock.advance(1);
    const later = app.browser();
    await later.post('/user', { email: pia.email, password: 'correct horse' });
    expect((await logOut()).status).toBe(204);
    expect((await later.get('/user')).body).toMatchObject({ id: pia.id });
    expect(await eventsOf(`contact-${pia.id}`)).toHaveLength(1);
  });

  it('writes them a mail in a language of choice, once, which tells no name of staff and what became of it', async () => {
    const nel = await someone('Nel', { shutOut: false });
    const shown = async () => (await moderator.get(`/admin/members/${nel.id}/mails`)).body as unknown as Mails;
    const before = await shown();
    expect([before.mails, before.language]).toEqual([[], 'nl']);
    expect(before.templates.find(({ language }) => language === 'de')!.text).toMatch(/^Hallo Nel,\n/);

    const key = randomUUID();
    const body = { language: 'de', subject: ' Deine {Frage} ', text: 'Hallo Nel,\n\nalles <gut> {so}?' };
    const first = await to(nel, 'mails', body, key);
    expect(first.status).toBe(201);
    expect((await to(nel, 'mails', body, key)).body).toEqual(first.body);
    const text = await mailTo(nel, /alles <gut> \{so\}\?/);
    expect(text).toContain('Du kannst einfach auf diese E-Mail antworten.');
    expect(text).not.toMatch(/Moderator/i);
    await eventually(async () =>
      expect((await shown()).mails).toEqual([
        {
          id: first.body.id,
          language: 'de',
          subject: 'Deine {Frage}',
          text: body.text,
          by: { id: expect.any(String), name: 'Moderator' },
          at: expect.any(String),
          outcome: 'sent',
        },
      ]),
    );
    expect((await to(nel, 'mails', { ...body, subject: ' ', text: '' })).body.fields).toEqual([
      { field: 'subject', code: 'required' },
      { field: 'text', code: 'required' },
    ]);
  });

  it('PRV-02 a mail that was not sent before its member was erased is told as not sent', async () => {
    const id = randomUUID();
    const contact = contactWith(id);
    const lost = await sealedFor(app.kernel, id, 'Hello');
    const mail = (mailId: string) => ({ mailId, language: 'nl', subject: lost, text: lost });
    await app.kernel.store.transact({ actor: 'system', key: id, request: {}, writes: [contact] }, (tx) => {
      for (const one of ['a', 'b']) tx.decide(contact, (state) => writeMail(state, mail(one), tx.now));
      tx.decide(contact, (state) => mailDone(state, { mailId: 'a', sent: true }, tx.now));
      return {};
    });
    const outcomes = async () =>
      (await app.nest.get(StaffMails, { strict: false }).to(id)).map((one) => [one.id, one.outcome]);
    expect(await outcomes()).toEqual([
      ['b', 'under_way'],
      ['a', 'sent'],
    ]);
    await app.kernel.vault.destroy(id);
    expect(await outcomes()).toEqual([
      ['b', 'not_sent'],
      ['a', 'sent'],
    ]);
  });

  it('PRV-02 the mail is in their own data, in which staff have no name', async () => {
    const oda = await someone('Oda');
    await to(oda, 'mails', { language: 'nl', subject: 'Je vraag', text: 'Opgelost.' });
    await sendData(oda);
    const token = tokenIn(await mailTo(oda, /data-export\/open\?token=/));
    const { bytes } = await app.browser().post('/data-export/download', { token });
    const history = [...unzip(bytes)]
      .filter(([name]) => name.startsWith('history/'))
      .map(([, file]) => file.toString());
    const own = history.find((file) => file.includes('StaffMailWritten'))!;
    expect(own).toContain('Opgelost.');
    expect(own).toContain('"by": "staff"');
    expect(own).not.toMatch(/staff:/);
  });
});

interface Mails {
  mails: object[];
  language: string;
  templates: { language: string; text: string }[];
}
