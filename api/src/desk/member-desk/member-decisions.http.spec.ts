import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { isSealed } from '../../kernel/index.js';
import { AddStaffMember, type Role } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import type { ConsoleMemberPage } from './queries/get-console-member.query.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let moderator: TestBrowser;
let admin: TestBrowser;
let number = 0;

beforeAll(async () => {
  app = await testApp({ work: true });
  [moderator, admin] = await Promise.all([staff('moderator'), staff('admin')]);
});

async function staff(role: Role): Promise<TestBrowser> {
  const login = { email: `${role}@example.com`, password: 'long enough' };
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...login, role, key: randomUUID() }));
  const browser = app.console();
  await browser.post('/admin/login', login);
  return browser;
}

const EMAIL = () => `member${++number}@example.org`;
async function member(name: string, email = EMAIL()): Promise<TestMember & { email: string }> {
  return { ...(await signUp(app, name, { email, credits: 100 })), email };
}
const disable = (ids: string[], reason = 'Asked for money', key?: string) =>
  moderator.post('/admin/members/disable', { ids, reason }, key ? { key } : undefined);
const enable = (ids: string[], reason = 'It was a mistake') => moderator.post('/admin/members/enable', { ids, reason });
const logIn = (email: string) => app.browser().post('/user', { email, password: 'correct horse' });
const page = async (id: string) => {
  await caughtUp(app);
  return (await moderator.get(`/admin/members/${id}`)).body as ConsoleMemberPage;
};
const eventsOf = (stream: string, type: string) =>
  app.kernel.database.query<{ actor: string; data: { reason: string } }>(
    'SELECT actor, data FROM kernel.events WHERE stream = $1 AND type = $2',
    [stream, type],
  );

describe('ADM-02 disabling a member', () => {
  it('logs them out at once, everywhere, and lets nobody in again', async () => {
    const anna = await member('Anna');
    const phone = app.browser();
    await phone.post('/user', { email: anna.email, password: 'correct horse' });
    expect((await disable([anna.id])).body).toEqual([{ id: anna.id, outcome: 'changed' }]);
    for (const browser of [anna.browser, phone])
      expect(await browser.get('/user')).toMatchObject({ status: 403, body: { code: 'authentication_required' } });
    expect(await logIn(anna.email)).toMatchObject({
      status: 403,
      body: { code: 'account_disabled', params: { disabled_at: expect.any(String), reason: 'Asked for money' } },
    });
    const wrong = await app.browser().post('/user', { email: anna.email, password: 'wrong password' });
    expect(wrong.body).toMatchObject({ code: 'login_failed' });
    expect(JSON.stringify(wrong.body)).not.toContain('money');
  });

  it('hides them from everyone: search, profile, likes; and nobody can write or like', async () => {
    const [ben, cleo] = [await member('Ben'), await member('Cleo')];
    const { id } = (await ben.browser.post('/chats', { profile_id: cleo.id })).body as { id: string };
    await ben.browser.post(`/chats/${id}/messages`, { body: 'Hoi' });
    await cleo.browser.put(`/members/${ben.id}/like`);
    const found = async () =>
      ((await ben.browser.get('/members?with_photo=false')).body.profiles as { id: string }[]).some(
        (one) => one.id === cleo.id,
      );
    const likedBy = async () => (await ben.browser.get('/likes')).body.liked_by as unknown[];
    await eventually(async () => expect(await found()).toBe(true));
    expect(await likedBy()).toHaveLength(1);

    await disable([cleo.id]);
    await eventually(async () => expect(await found()).toBe(false));
    expect((await ben.browser.get(`/members/${cleo.id}`)).body.code).toBe('member_not_found');
    expect(await likedBy()).toEqual([]);
    const refused = { status: 403, body: { code: 'profile_not_available' } };
    expect(await ben.browser.post(`/chats/${id}/messages`, { body: 'Hoi?' })).toMatchObject(refused);
    expect(await ben.browser.put(`/members/${cleo.id}/like`)).toMatchObject(refused);
    expect((await ben.browser.get('/user')).body.credits).toBe(90);

    await enable([cleo.id]);
    await eventually(async () => expect(await found()).toBe(true));
    expect(await likedBy()).toHaveLength(1);
    expect((await ben.browser.post(`/chats/${id}/messages`, { body: 'Hoi!' })).status).toBe(201);
    expect((await logIn(cleo.email)).status).toBe(200);
  });

  it('PRV-03 tells them why, by mail, and how to object', async () => {
    const dora = await member('Dora');
    const mails = async () =>
      (
        await app.kernel.database.query<{ subject: string; text: string }>(
          'SELECT subject, text FROM notifications.inbox WHERE recipient = $1 ORDER BY id',
          [dora.email],
        )
      ).map(({ subject, text }) => `${subject} ${text}`);
    await disable([dora.id], 'Asked three members for money');
    await eventually(async () => expect((await mails()).at(-1)).toContain('uitgeschakeld'));
    expect((await mails()).at(-1)).toMatch(/Asked three members for money[^]*support@localhost/);
    await enable([dora.id], 'The reports were false');
    await eventually(async () => expect((await mails()).at(-1)).toContain('The reports were false'));
  });

  it('is done for many with one reason, each with its own outcome, and once', async () => {
    const [emil, fay] = [await member('Emil'), await member('Fay')];
    await disable([fay.id]);
    const unknown = randomUUID();
    const key = randomUUID();
    const answer = await disable([emil.id, fay.id, unknown], 'Spam', key);
    expect(answer.body).toEqual([
      { id: emil.id, outcome: 'changed' },
      { id: fay.id, outcome: 'unchanged' },
      { id: unknown, outcome: 'not_found' },
    ]);
    const before = await eventCount(app);
    expect((await disable([emil.id, fay.id, unknown], 'Spam', key)).body).toEqual(answer.body);
    expect(await eventCount(app)).toBe(before);
    const keys = await app.kernel.database.query('SELECT 1 FROM vault.keys WHERE owner = $1', [unknown]);
    expect(keys).toEqual([]);
  });

  it('ADM-05 PRV-01 is an event of the staff member, its reason sealed', async () => {
    const gina = await member('Gina');
    await disable([gina.id], 'Knavish jokes');
    const [event] = await eventsOf(`member-${gina.id}`, 'MemberDisabled');
    expect(event!.actor).toMatch(/^staff:/);
    expect(isSealed(event!.data.reason)).toBe(true);
    expect(await page(gina.id)).toMatchObject({
      decisions: {
        disabled: {
          by: { id: event!.actor.slice(6), name: expect.any(String) },
          reason: 'Knavish jokes',
          at: expect.any(String),
        },
      },
    });
  });

  it('needs a reason', async () => {
    const before = await eventCount(app);
    expect(await disable([randomUUID()], '  ')).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', fields: [{ field: 'reason', code: 'required' }] },
    });
    expect(await eventCount(app)).toBe(before);
  });

  it('shows in the list, and on the page with whom it reaches', async () => {
    const [hans, iris] = [await member('Hans'), await member('Iris')];
    const { id } = (await hans.browser.post('/chats', { profile_id: iris.id })).body as { id: string };
    await hans.browser.post(`/chats/${id}/messages`, { body: 'Hoi' });
    expect(await page(iris.id)).toMatchObject({ conversations: 1, decisions: { disabled: null, fictional: null } });
    await disable([iris.id]);
    const filter = encodeURIComponent(JSON.stringify({ disabled: true }));
    const listed = async () =>
      ((await moderator.get(`/admin/members?filter=${filter}`)).body as unknown as { id: string }[]).map(
        (one) => one.id,
      );
    await eventually(async () => expect(await listed()).toContain(iris.id));
    expect(await listed()).not.toContain(hans.id);
  });
});

describe('PRO-04 the fictional flag', () => {
  const mark = (id: string, reason = 'Written by staff') =>
    admin.post(`/admin/members/${id}/mark-fictional`, { reason });
  const unmark = (id: string) => admin.post(`/admin/members/${id}/unmark-fictional`, { reason: 'A real member' });
  const isFictional = async (viewer: TestMember, id: string) =>
    (await viewer.browser.get(`/members/${id}`)).body.fictional as boolean;

  it('is set and taken away by an admin with a reason, and shows to members at once', async () => {
    const [joris, vera] = [await member('Joris'), await member('Vera')];
    expect((await mark(vera.id)).status).toBe(204);
    expect(await isFictional(joris, vera.id)).toBe(true);
    expect((await page(vera.id)).fictional).toBe(true);
    expect((await page(vera.id)).decisions.fictional).toMatchObject({ reason: 'Written by staff' });
    const [event] = await eventsOf(`profile-${vera.id}`, 'ProfileMarkedFictional');
    expect([event!.actor.startsWith('staff:'), isSealed(event!.data.reason)]).toEqual([true, true]);

    expect((await unmark(vera.id)).status).toBe(204);
    expect(await isFictional(joris, vera.id)).toBe(false);
    expect((await page(vera.id)).decisions.fictional).toBeNull();
  });

  it('needs a reason and a member', async () => {
    const kim = await member('Kim');
    expect((await mark(kim.id, ' ')).body).toMatchObject({ code: 'invalid_input' });
    expect((await mark(randomUUID())).body).toMatchObject({ code: 'member_not_found' });
    expect(await isFictional(kim, kim.id)).toBe(false);
  });

  it('EVT-01 lists are the same when made anew', async () => {
    await caughtUp(app);
    await expectSameAfterRebuild(app, 'console_members', 'member_id');
    await expectSameAfterRebuild(app, 'profiles', 'member_id');
    await expectSameAfterRebuild(app, 'search', 'member_id');
  });
});
