import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { generateSync } from 'otplib';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testApp, type Answer, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { AddStaffMember } from './commands/add-staff-member.command.js';
import { SessionRevocation } from './session-revocation.js';
import type { Role } from './staff-member.events.js';
import { eventually } from '../../../testing/kernel/index.js';

const password = 'long enough to keep';
const reason = 'Has another job now';
let app: TestApp;
let admin: Colleague;

interface Colleague {
  id: string;
  email: string;
  browser: TestBrowser;
}

beforeAll(async () => {
  app = await testApp({ work: true });
  admin = await add('admin', 'Ada');
});
// An hour later, because the wrong attempts of the previous test came from the same address.
beforeEach(() => app.clock.advance(3_600));

async function add(role: Role, name = 'Mira'): Promise<Colleague> {
  const email = `${randomUUID()}@example.com`;
  const input = { email, password, role, name };
  const { staffId: id } = await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...input, key: randomUUID() }));
  const { browser, body } = await logIn(email);
  expect(body.step).toBe('done');
  return { id, email, browser };
}
async function logIn(email: string, wanted = password): Promise<Answer & { browser: TestBrowser }> {
  const browser = app.console();
  return { browser, ...(await browser.post('/admin/login', { email, password: wanted })) };
}
const inside = async ({ browser }: { browser: TestBrowser }) => (await browser.get('/admin/session')).status === 200;
const act = (path: string, body: object = { reason }, by = admin) => by.browser.post(`/admin/staff/${path}`, body);
const invite = (input: object) =>
  admin.browser.post('/admin/staff', { name: 'Noor', role: 'finance', language: 'nl', ...input });
const mailsTo = async (to: string) => {
  const all = (await app.browser().get('/dev/inbox.json')).body as { to: string; text: string; subject: string }[];
  return all.filter((mail) => mail.to === to);
};
const linkIn = async (to: string, count = 1) => {
  await eventually(async () => expect(await mailsTo(to)).toHaveLength(count));
  const texts = (await mailsTo(to)).map(({ text }) => text);
  return { text: texts[0]!, token: /\/password\?token=([\w-]+)/.exec(texts[0]!)![1]! };
};
const enrol = async ({ browser }: Colleague) => {
  const { body } = await browser.post('/admin/account/authenticator', { password });
  const { secret } = body.enrolment as { secret: string };
  const code = generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) });
  const reply = await browser.post('/admin/account/authenticator/confirm', { token: body.token, code });
  expect(reply.status).toBe(200);
  return { secret, codes: reply.body.recovery_codes as string[] };
};

describe('ADM-05 who forgot their password', () => {
  const ask = (email: string, language = 'nl') => app.console().post('/admin/password/forgotten', { email, language });
  const set = (token: string, wanted = 'another one, again') =>
    app.console().post('/admin/password', { token, password: wanted });
  const queued = () =>
    app.kernel.database.query("SELECT data FROM kernel.events WHERE type = 'StaffPasswordForgotten'");

  it('asks at the login, and chooses another by a mailed link that works once; sessions end, the code stays', async () => {
    const mira = await add('finance');
    const { secret } = await enrol(mira);
    expect((await ask(` ${mira.email.toUpperCase()} `, 'en')).status).toBe(204);
    const { text, token } = await linkIn(mira.email);
    expect(text).toContain('Hello Mira, on the login screen');
    expect(await inside(mira)).toBe(true);
    expect((await logIn(mira.email)).body.step).toBe('code');
    expect((await set(token)).status).toBe(204);
    expect((await set(token, 'a third one, later')).body.code).toBe('staff_link_expired');
    await eventually(async () => expect(await inside(mira)).toBe(false));
    expect((await logIn(mira.email)).body.code).toBe('login_failed');
    const { body, browser } = await logIn(mira.email, 'another one, again');
    expect(body.step).toBe('code');
    app.clock.advance(60);
    const code = generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) });
    expect((await browser.post('/admin/login/code', { token: body.token, code })).status).toBe(200);
    const audit = await admin.browser.get(
      `/admin/audit?filter=${encodeURIComponent(JSON.stringify({ type: ['StaffPasswordForgotten', 'StaffPasswordSet'], staff_id: mira.id }))}`,
    );
    const types = (audit.body as { type: string; stream: string }[]).map(({ type, stream }) => [type, stream]);
    expect(types.slice(0, 2)).toEqual([
      ['StaffPasswordSet', `staff-${mira.id}`],
      ['StaffPasswordForgotten', `staff-${mira.id}`],
    ]);
  });

  it('gets a link that lasts an hour', async () => {
    const mira = await add('moderator');
    await ask(mira.email);
    const { token } = await linkIn(mira.email);
    app.clock.advance(61 * 60);
    expect((await set(token)).body.code).toBe('staff_link_expired');
  });

  it('hears the same for every address; who is disabled gets no mail', async () => {
    const out = await add('moderator');
    await act(`${out.id}/disable`);
    const before = (await queued()).length;
    const answers = await Promise.all([out.email, 'nobody@example.com', 'no address'].map((email) => ask(email)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [204, answers[0]!.body]));
    const jobs = () =>
      app.kernel.database.query(
        "SELECT 1 FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'send-forgotten-password-link'",
      );
    await eventually(async () => expect(await jobs()).toEqual([]));
    expect(await queued()).toHaveLength(before);
    expect(await mailsTo(out.email)).toEqual([]);
  });

  it('gets three mails an hour, and a network asks twenty times', async () => {
    const mira = await add('moderator');
    for (let n = 0; n < 5; n++) expect((await ask(mira.email)).status).toBe(204);
    await linkIn(mira.email, 3);
    for (let n = 5; n < 20; n++) expect((await ask(`nobody${n}@example.com`)).status).toBe(204);
    const often = await ask(mira.email);
    expect([often.status, often.body]).toMatchObject([429, { code: 'too_many_tries', params: { minutes: 60 } }]);
    expect(await mailsTo(mira.email)).toHaveLength(3);
  });
});

describe('ADM-05 admins invite', () => {
  it('a colleague, who chooses a password by a mailed link that works once', async () => {
    const email = `${randomUUID()}@Example.com`;
    const added = await invite({ email: ` ${email} ` });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ email: email.toLowerCase(), name: 'Noor', role: 'finance', status: 'invited' });
    const { text, token } = await linkIn(email.toLowerCase());
    expect(text).toContain('Welkom, Noor');
    expect(text).toContain(`${app.kernel.config.adminOrigin}/password?token=`);

    const set = (wanted: string) => app.console().post('/admin/password', { token, password: wanted });
    expect((await set('too short')).body.fields).toMatchObject([{ field: 'password', code: 'password_length' }]);
    expect((await set(password)).status).toBe(204);
    expect((await set('another one, again')).body.code).toBe('staff_link_expired');
    const { browser } = await logIn(email);
    expect((await browser.get('/admin/session')).body).toMatchObject({ name: 'Noor', role: 'finance' });
    expect((await admin.browser.get(`/admin/staff/${added.body.id}`)).body).toMatchObject({ status: 'active' });
  });

  it('no address twice, and none that is no address', async () => {
    expect((await invite({ email: admin.email })).body.code).toBe('staff_email_taken');
    const wrong = await invite({ email: 'nobody', name: ' ' });
    expect(wrong.body.fields).toEqual([
      { field: 'email', code: 'invalid_email' },
      { field: 'name', code: 'required' },
    ]);
  });

  it('with a link that lasts 72 hours; another one can be sent', async () => {
    const email = `${randomUUID()}@example.com`;
    const { body } = await invite({ email, language: 'en' });
    const { token } = await linkIn(email);
    app.clock.advance(72 * 3_600);
    const late = await app.console().post('/admin/password', { token, password });
    expect([late.status, late.body.code]).toEqual([410, 'staff_link_expired']);
    expect((await act(`${body.id}/link`, { language: 'en', reason: 'Lost it' })).status).toBe(200);
    const again = await linkIn(email, 2);
    expect(again.text).toContain('Welcome, Noor');
    expect((await app.console().post('/admin/password', { token: again.token, password })).status).toBe(204);
    expect((await logIn(email)).body.step).toBe('done');
  });

  it('a new password ends what was open, and lifts the lock', async () => {
    const mira = await add('moderator');
    await act(`${mira.id}/link`, { language: 'nl', reason: 'Lost it' });
    const { token } = await linkIn(mira.email);
    for (let i = 0; i < 5; i++) await logIn(mira.email, 'wrong');
    app.clock.advance(1);
    expect((await app.console().post('/admin/password', { token, password: 'a new one, longer' })).status).toBe(204);
    expect(await inside(mira)).toBe(false);
    await app.kernel.database.query('DELETE FROM authentication.login_attempts WHERE subject <> $1', [
      app.kernel.vault.hmac('login staff', mira.email),
    ]);
    expect((await logIn(mira.email, 'a new one, longer')).status).toBe(200);
  });
});

describe('ADM-05 admins change colleagues', () => {
  it('to another role, with a reason: their sessions end', async () => {
    const mira = await add('moderator');
    const { body } = await act(`${mira.id}/role`, { role: 'finance', reason });
    expect(body).toMatchObject({ id: mira.id, role: 'finance' });
    expect(await inside(mira)).toBe(false);
    const { browser } = await logIn(mira.email);
    expect((await browser.get('/admin/refunds')).status).toBe(200);
    expect((await browser.get('/admin/photos')).body.code).toBe('forbidden');
    expect((await act(`${mira.id}/role`, { role: 'finance', reason })).body.code).toBe('staff_unchanged');
    expect((await act(`${mira.id}/role`, { role: 'admin', reason: '  ' })).body.code).toBe('invalid_input');
  });

  it('whose sessions end by a job as well, for the process may die after the change', async () => {
    const mira = await add('moderator');
    const sessions = () =>
      app.kernel.database.query('SELECT FROM authentication.sessions WHERE owner_id = $1', [mira.id]);
    expect(await sessions()).toHaveLength(1);
    const revoking = jest.spyOn(app.nest.get(SessionRevocation), 'revokeAll').mockRejectedValueOnce(new Error('died'));
    await act(`${mira.id}/role`, { role: 'finance', reason });
    await eventually(async () => expect(await sessions()).toHaveLength(0));
    revoking.mockRestore();
  });

  it('who are out at once when disabled, a login that is half done too, and back in when enabled', async () => {
    const mira = await add('moderator');
    const { secret } = await enrol(mira);
    app.clock.advance(60);
    const { body: begun } = await logIn(mira.email);
    expect((await act(`${mira.id}/disable`)).body).toMatchObject({ status: 'disabled' });
    expect(await inside(mira)).toBe(false);
    const code = generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) });
    const reply = await app.console().post('/admin/login/code', { token: begun.token, code });
    expect(reply.body.code).toBe('login_expired');
    const refused = await logIn(mira.email);
    expect([refused.status, refused.body.code]).toEqual([403, 'staff_disabled']);
    expect((await logIn(mira.email, 'wrong')).body.code).toBe('login_failed');
    expect((await act(`${mira.id}/link`, { language: 'nl', reason: 'Lost it' })).body.code).toBe('staff_disabled');
    expect((await act(`${mira.id}/enable`)).body).toMatchObject({ status: 'active' });
    expect((await logIn(mira.email)).body.step).toBe('code');
  });

  it('who lost their second factor: it is taken away, with recovery codes and sessions', async () => {
    const mira = await add('moderator');
    const { codes } = await enrol(mira);
    expect((await act(`${mira.id}/reset-second-factor`)).body).toMatchObject({ second_factor: false });
    expect(await inside(mira)).toBe(false);
    for (const table of ['authenticators', 'recovery_codes']) {
      const kept = await app.kernel.database.query(`SELECT FROM staff.${table} WHERE staff_id = $1`, [mira.id]);
      expect(kept).toEqual([]);
    }
    expect((await logIn(mira.email)).body.step).toBe('done');
    expect((await act(`${mira.id}/reset-second-factor`)).body.code).toBe('no_second_factor');
    const again = await logIn(mira.email);
    await enrol({ ...mira, browser: again.browser });
    const { body } = await logIn(mira.email);
    const old = await app.console().post('/admin/login/code', { token: body.token, code: codes[0] });
    expect(old.body.code).toBe('second_factor_wrong');
  });

  it('but never themselves, and of two who disable each other at once one stays', async () => {
    for (const path of ['disable', 'reset-second-factor']) {
      expect((await act(`${admin.id}/${path}`)).body.code).toBe('not_on_yourself');
    }
    expect((await act(`${admin.id}/role`, { role: 'finance', reason })).body.code).toBe('not_on_yourself');
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await add('admin'), await add('admin')];
      const replies = await Promise.all([
        act(`${one.id}/disable`, { reason }, other),
        act(`${other.id}/disable`, { reason }, one),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect([await inside(one), await inside(other)].sort()).toEqual([false, true]);
    }
  });

  it('and each act is an event of theirs with a sealed reason', async () => {
    const mira = await add('moderator');
    await act(`${mira.id}/disable`);
    const [event] = await app.kernel.database.query<{ actor: string; data: { reason: string } }>(
      "SELECT actor, data FROM kernel.events WHERE type = 'StaffMemberDisabled' AND stream = $1",
      [`staff-${mira.id}`],
    );
    expect(event!.actor).toBe(`staff:${admin.id}`);
    expect(await app.kernel.vault.open(event!.data.reason)).toBe(reason);
  });

  it('who are listed by name, filtered and paged', async () => {
    const zed = await add('finance', 'Zed');
    const ask = async (query: string) => admin.browser.get(`/admin/staff?${query}`);
    const last = await ask('sort=["name","DESC"]&range=[0,0]');
    expect(last.body).toMatchObject([{ id: zed.id, name: 'Zed', email: zed.email, last_login_at: expect.any(String) }]);
    expect(last.headers.get('content-range')).toMatch(/^staff 0-0\/\d+$/);
    const disabled = (await ask('filter={"status":"disabled"}')).body as { status: string }[];
    expect(new Set(disabled.map(({ status }) => status))).toEqual(new Set(['disabled']));
    expect((await ask('filter={"name":"Zed"}')).body.code).toBe('invalid_input');
  });
});

describe('ADM-05 one’s own account', () => {
  it('has sessions that can be ended, one or all others', async () => {
    const mira = await add('moderator');
    const second = await logIn(mira.email);
    const third = await logIn(mira.email);
    const { sessions } = (await second.browser.get('/admin/account')).body as { sessions: Record<string, unknown>[] };
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const { sessions: hers } = (await third.browser.get('/admin/account')).body;
    const thirdId = (hers as { id: string; current: boolean }[]).find(({ current }) => current)!.id;
    const end = (key: string) => second.browser.delete(`/admin/account/sessions/${thirdId}`, { key });
    const key = randomUUID();
    expect((await end(key)).status).toBe(204);
    expect(await inside(third)).toBe(false);
    expect((await end(key)).status).toBe(204);
    expect((await end(randomUUID())).body.code).toBe('session_not_found');
    expect((await admin.browser.delete(`/admin/account/sessions/${thirdId}`)).body.code).toBe('session_not_found');
    expect((await second.browser.post('/admin/account/sessions/end-others')).status).toBe(204);
    expect([await inside(mira), await inside(second)]).toEqual([false, true]);
  });

  it('has a password that is changed with the old one; other sessions end', async () => {
    const mira = await add('moderator');
    const other = await logIn(mira.email);
    const change = (old_password: string, new_password: string) =>
      mira.browser.put('/admin/account/password', { old_password, new_password });
    const next = 'much longer than before';
    for (const wanted of [next, password]) {
      expect((await change('wrong', wanted)).body.fields).toEqual([{ field: 'old_password', code: 'wrong_password' }]);
    }
    expect((await change(password, 'short')).body.fields).toMatchObject([{ code: 'password_length' }]);
    expect((await change(password, next)).status).toBe(204);
    expect([await inside(mira), await inside(other)]).toEqual([true, false]);
    expect((await logIn(mira.email)).status).toBe(401);
    expect((await logIn(mira.email, next)).status).toBe(200);
  });

  it('has a name that colleagues see', async () => {
    const mira = await add('moderator');
    expect((await mira.browser.put('/admin/account/name', { name: ' Mira de Wit ' })).status).toBe(204);
    expect((await mira.browser.get('/admin/session')).body.name).toBe('Mira de Wit');
    expect((await admin.browser.get(`/admin/staff/${mira.id}`)).body.name).toBe('Mira de Wit');
  });

  it('has an authenticator that is set up with the password, and recovery codes that are renewed', async () => {
    const mira = await add('moderator');
    expect((await mira.browser.post('/admin/account/authenticator', { password: 'wrong' })).body.fields).toEqual([
      { field: 'password', code: 'wrong_password' },
    ]);
    const { codes } = await enrol(mira);
    expect((await mira.browser.get('/admin/account')).body).toMatchObject({ second_factor: true, recovery_codes: 10 });
    const key = randomUUID();
    const renew = () => mira.browser.post('/admin/account/recovery-codes', { password }, { key });
    const renewed = (await renew()).body.recovery_codes as string[];
    expect(renewed).not.toEqual(codes);
    expect((await renew()).body.recovery_codes).toEqual(renewed);
    const confirm = async (code: string) => {
      const { body } = await logIn(mira.email);
      return (await app.console().post('/admin/login/code', { token: body.token, code })).status;
    };
    expect([await confirm(codes[0]!), await confirm(renewed[0]!)]).toEqual([401, 200]);
    expect((await mira.browser.get('/admin/account')).body.recovery_codes).toBe(9);
    expect((await mira.browser.post('/admin/account/authenticator/remove', { password })).status).toBe(204);
    expect((await logIn(mira.email)).body.step).toBe('done');
  });

  it('has an authenticator that only its owner confirms', async () => {
    const [mira, other] = [await add('moderator'), await add('moderator')];
    const { body } = await mira.browser.post('/admin/account/authenticator', { password });
    const epoch = Math.floor(app.clock.now().getTime() / 1000);
    const code = generateSync({ secret: body.enrolment.secret as string, epoch });
    const reply = await other.browser.post('/admin/account/authenticator/confirm', { token: body.token, code });
    expect(reply.body.code).toBe('login_expired');
  });
});
