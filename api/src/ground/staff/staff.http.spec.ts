import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { signUp } from '../../../testing/members.js';
import { AddStaffMember } from './commands/add-staff-member.command.js';
import type { Role } from './staff-member.events.js';
import { staffEmailTaken } from './staff.errors.js';

let app: TestApp;
const password = 'long enough';
const add = (role: Role, email = `${role}@example.com`) =>
  app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', email, password, role, key: `add-${role}-${email}` }));
beforeAll(async () => {
  app = await testApp();
  for (const role of ['moderator', 'finance', 'admin'] as const) await add(role);
});
const logIn = async (email: string, wanted = password) => {
  const browser = app.console();
  const reply = await browser.post('/admin/login', { email, password: wanted });
  return { browser, reply };
};

describe('ADM-05 staff', () => {
  it('log in with a cookie of their own, and out again', async () => {
    const { browser, reply } = await logIn(' Finance@Example.com');
    expect(reply).toMatchObject({ status: 200, body: { step: 'done' } });
    expect(reply.body.staff).toMatchObject({ email: 'finance@example.com', name: 'Finance', role: 'finance' });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^staff_session=[\w-]{43};.*HttpOnly; SameSite=Lax$/);
    expect((await browser.get('/admin/session')).body).toEqual(reply.body.staff);
    const cookie = reply.headers.getSetCookie()[0]!.split(';')[0]!;
    expect((await browser.post('/admin/logout')).status).toBe(204);
    const after = await app.console().get('/admin/session', { headers: { cookie } });
    expect([after.status, after.body.code]).toEqual([403, 'authentication_required']);
  });

  it('are not members, nor members staff', async () => {
    const member = await signUp(app, 'Anna');
    const { body } = await member.browser.get('/user');
    expect((await logIn(body.email as string, 'correct horse')).reply.body.code).toBe('login_failed');
    const asMember = await app.browser().post('/user', { email: 'admin@example.com', password });
    expect(asMember.body.code).toBe('login_failed');
    const { reply } = await logIn('admin@example.com');
    const token = reply.headers.getSetCookie()[0]!.split(';')[0]!.split('=')[1]!;
    const cookie = `session=${token}`;
    expect((await app.browser().get('/user', { headers: { cookie } })).body.code).toBe('authentication_required');
  });

  it('see only what their role may: settings are for admins', async () => {
    const finance = await logIn('finance@example.com');
    expect((await finance.browser.get('/admin/settings')).body.code).toBe('forbidden');
    expect(
      (await finance.browser.put('/admin/settings', { version: 0, reason: 'x', changes: { message_credits: 1 } })).body
        .code,
    ).toBe('forbidden');
    const admin = await logIn('admin@example.com');
    expect((await admin.browser.get('/admin/settings')).body.settings.message_credits).toBe(10);
  });

  it('have addresses of which each is held once', async () => {
    const again = new AddStaffMember({
      actor: 'system',
      email: 'ADMIN@example.com',
      password,
      role: 'admin',
      key: 'add-admin-again',
    });
    await expect(app.nest.get(CommandBus).execute(again)).rejects.toMatchObject({ code: staffEmailTaken.code });
  });

  it('ACC-05 are locked out after 5 wrong tries', async () => {
    app.clock.advance(3_600); // the wrong attempts above came from the same address
    for (let i = 0; i < 5; i++) expect((await logIn('moderator@example.com', 'wrong')).reply.status).toBe(401);
    const { reply } = await logIn('moderator@example.com');
    expect([reply.status, reply.body.code, reply.body.params]).toEqual([429, 'account_locked', { minutes: 15 }]);
  });
});
