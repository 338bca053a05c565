import { randomInt, randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { generateSync } from 'otplib';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { AddStaffMember } from './commands/add-staff-member.command.js';

let app: TestApp;
let email: string;
const password = 'long enough to keep';
beforeAll(async () => {
  app = await testApp({ env: { STAFF_SECOND_FACTOR: 'required', TRUST_PROXY: '1' } });
});
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  const input = { email, password, role: 'moderator' } as const;
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...input, key: randomUUID() }));
});

/** A new address for each call, because wrong attempts from one address are counted together. */
const somewhere = () => ({
  headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
});
const logIn = async (wanted = password) => {
  const browser = app.console();
  return { browser, ...(await browser.post('/admin/login', { email, password: wanted }, somewhere())) };
};
/** The code for now, or for `later` 30-second steps from now. */
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) + later * 30 });
const enrol = async () => {
  const { browser, body } = await logIn();
  const { secret } = body.enrolment as { secret: string };
  const reply = await browser.post('/admin/login/enrolment', { token: body.token, code: codeOf(secret) });
  app.clock.advance(60);
  return { browser, reply, secret, recovery: reply.body.recovery_codes as string[] };
};
const confirm = async (code: string, token?: string) => {
  const begun = token ? { browser: app.console(), body: { token } } : await logIn();
  const reply = await begun.browser.post('/admin/login/code', { token: begun.body.token, code }, somewhere());
  return { browser: begun.browser, reply };
};
const rows = async (sql: string) => JSON.stringify(await app.kernel.database.query(sql));

describe('ADM-05 the second factor, required', () => {
  it('is set up before the first login is done: the password alone opens nothing', async () => {
    const { browser, status, body, headers } = await logIn();
    expect([status, body.step]).toEqual([200, 'enrolment']);
    expect(body.enrolment.qr_svg).toMatch(/^<svg/);
    expect(headers.getSetCookie()).toEqual([]);
    expect((await browser.get('/admin/session')).body.code).toBe('authentication_required');

    const { token, enrolment } = body;
    const wrong = await browser.post('/admin/login/enrolment', { token, code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'second_factor_wrong']);
    const done = await browser.post('/admin/login/enrolment', { token, code: codeOf(enrolment.secret) });
    expect(done.status).toBe(200);
    expect(done.body.staff).toMatchObject({ email, second_factor: true, second_factor_required: true });
    expect(new Set(done.body.recovery_codes).size).toBe(10);
    expect(done.body.recovery_codes[0]).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){2}$/);
    expect((await browser.get('/admin/session')).body).toEqual(done.body.staff);
  });

  it('is asked for at every login after that, and no code works twice', async () => {
    const { secret } = await enrol();
    const begun = await logIn();
    expect(begun.body).toEqual({ step: 'code', token: expect.any(String), expires_at: expect.any(String) });
    const code = codeOf(secret);
    const { browser, reply } = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`, begun.body.token);
    expect([reply.status, reply.body.email]).toEqual([200, email]);
    expect((await browser.get('/admin/session')).status).toBe(200);
    expect((await confirm(code)).reply.body.code).toBe('second_factor_wrong');
    expect((await confirm(codeOf(secret, 1), begun.body.token)).reply.body.code).toBe('login_expired');
    expect((await confirm(codeOf(secret, 1))).reply.status).toBe(200);
  });

  it('answers a repeated request as the first time', async () => {
    const { secret } = await enrol();
    const { body } = await logIn();
    const [code, key] = [codeOf(secret), randomUUID()];
    const post = () => app.console().post('/admin/login/code', { token: body.token, code }, { key });
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
  });

  it('lets one of two in who show the same code at once', async () => {
    const { secret } = await enrol();
    const begun = await Promise.all([logIn(), logIn()]);
    const code = codeOf(secret);
    const replies = await Promise.all(begun.map(({ body }) => confirm(code, body.token as string)));
    expect(replies.map(({ reply }) => reply.status).sort()).toEqual([200, 401]);
  });

  it('may be a recovery code, each of them once', async () => {
    const { recovery, secret } = await enrol();
    expect((await confirm(recovery[0]!.toUpperCase().replaceAll('-', ' '))).reply.status).toBe(200);
    expect((await confirm(recovery[0]!)).reply.body.code).toBe('second_factor_wrong');
    expect((await confirm(recovery[1]!)).reply.status).toBe(200);
    expect((await confirm(codeOf(secret))).reply.status).toBe(200);
  });

  it('is waited for five minutes', async () => {
    const { secret } = await enrol();
    const { body } = await logIn();
    app.clock.advance(5 * 60);
    const { reply } = await confirm(codeOf(secret), body.token as string);
    expect([reply.status, reply.body.code]).toEqual([401, 'login_expired']);
  });

  it('ACC-05 locks after 5 wrong codes for 15 minutes, whatever the passwords between them', async () => {
    const { secret } = await enrol();
    for (let i = 0; i < 5; i++) expect((await confirm('000000')).reply.body.code).toBe('second_factor_wrong');
    const { reply } = await confirm(codeOf(secret));
    expect([reply.status, reply.body.code, reply.body.params]).toEqual([429, 'account_locked', { minutes: 15 }]);
    app.clock.advance(15 * 60);
    expect((await confirm(codeOf(secret))).reply.status).toBe(200);
  });

  it('ACC-05 guessing by others does not keep the only admin out of a browser that logged in before', async () => {
    const { browser, secret } = await enrol();
    await browser.post('/admin/logout');
    for (let i = 0; i < 100; i++) expect((await logIn('wrong')).status).toBe(401);
    expect((await logIn()).body.code).toBe('account_locked');
    const { body } = await browser.post('/admin/login', { email, password }, somewhere());
    expect(body.step).toBe('code');
    const answer = await browser.post('/admin/login/code', { token: body.token, code: codeOf(secret) }, somewhere());
    expect(answer.status).toBe(200);
  });

  it('needs the right password first, and a token that was given for it', async () => {
    await enrol();
    expect((await logIn('wrong')).body.code).toBe('login_failed');
    expect((await confirm('000000', 'x'.repeat(43))).reply.body.code).toBe('login_expired');
    const { body } = await logIn();
    const enrolling = await app.console().post('/admin/login/enrolment', { token: body.token, code: '000000' });
    expect(enrolling.body.code).toBe('login_expired');
  });

  it('leaves no secret and no code in the clear, and says in events who logged in how', async () => {
    const { secret, recovery } = await enrol();
    await confirm(recovery[0]!);
    const tables = ['authenticators', 'recovery_codes', 'tokens'].map((table) => rows(`SELECT * FROM staff.${table}`));
    const events = await rows('SELECT * FROM kernel.events');
    for (const kept of [...(await Promise.all(tables)), events, await rows('SELECT * FROM kernel.commands')]) {
      expect(kept).not.toContain(secret);
      for (const code of recovery) expect(kept.toLowerCase()).not.toContain(code.replaceAll('-', ''));
    }
    expect(events).not.toContain(email);
    const logins = await app.kernel.database.query<{ actor: string; factor: string }>(
      `SELECT actor, data->>'factor' AS factor FROM kernel.events WHERE type = 'StaffLoggedIn' ORDER BY position DESC LIMIT 2`,
    );
    expect(logins.map(({ factor }) => factor)).toEqual(['recovery_code', 'code']);
    expect(logins[0]!.actor).toMatch(/^staff:/);
  });
});

describe('ADM-05 a login to the console', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await testApp({ env: { STAFF_SESSION_HOURS: '12', STAFF_IDLE_MINUTES: '30' } });
  });
  const enter = async () => {
    const input = { email, password, role: 'moderator' } as const;
    await strict.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...input, key: randomUUID() }));
    const browser = strict.console();
    const { body, headers } = await browser.post('/admin/login', { email, password });
    expect(body.step).toBe('done');
    return { browser, headers };
  };
  const answer = async (browser: ReturnType<TestApp['console']>, headers = {}) => {
    const { status, body } = await browser.get('/admin/session', { headers });
    return status === 200 ? 200 : (body.code as string);
  };

  it('ends after 12 hours, whatever is done meanwhile', async () => {
    const { browser, headers } = await enter();
    expect(headers.getSetCookie()[0]).toContain('Max-Age=43200');
    for (let i = 0; i < 35; i++) {
      strict.clock.advance(20 * 60);
      expect(await answer(browser)).toBe(200);
    }
    strict.clock.advance(20 * 60);
    expect(await answer(browser)).toBe('authentication_required');
  });

  it('ends after 30 minutes in which nobody did anything, also with the page open', async () => {
    const { browser } = await enter();
    strict.clock.advance(29 * 60);
    expect(await answer(browser)).toBe(200);
    strict.clock.advance(29 * 60);
    expect(await answer(browser)).toBe(200);
    for (let i = 0; i < 5; i++) {
      strict.clock.advance(5 * 60);
      // Requests a page sends by itself.
      expect(await answer(browser, { 'x-page-hidden': '1' })).toBe(200);
    }
    strict.clock.advance(5 * 60);
    expect(await answer(browser)).toBe('authentication_required');
    expect(await answer(browser)).toBe('authentication_required');
  });
});
