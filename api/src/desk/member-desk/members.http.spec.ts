import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { MarkFictional } from '../../members/profiles/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { ageIn, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import type { ConsoleMember } from './members.list.js';
import type { ConsoleMemberPage } from './queries/get-console-member.query.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let staff: TestBrowser;
let signedUpAt: string;
let [anna, ben, cleo]: TestMember[] = [];
beforeAll(async () => {
  app = await testApp({ work: true });
  const commands = app.nest.get(CommandBus);
  const login = { email: 'mod@example.com', password: 'long enough' };
  await commands.execute(
    new AddStaffMember({ actor: 'system', ...login, role: 'moderator', key: 'first-moderator-key' }),
  );
  staff = app.console();
  await staff.post('/admin/login', login);
  signedUpAt = app.clock.now().toISOString();
  anna = await signUp(app, 'Anna', { credits: 70 });
  app.clock.advance(60);
  ben = await signUp(app, 'Ben', { country: 'BE', confirmed: false });
  app.clock.advance(60);
  cleo = await signUp(app, 'Cleo');
  await commands.execute(
    new MarkFictional({ staffId: 'system', memberId: cleo.id, key: 'mark-cleo-fictional', reason: 'test' }),
  );
  await eventually(async () => expect((await list({ filter: { fictional: true } })).rows).toHaveLength(1));
});

const list = async (parts: { sort?: unknown; range?: unknown; filter?: unknown }) => {
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)])),
  );
  const { status, body, headers } = await staff.get(`/admin/members?${query.toString()}`);
  return { status, rows: body as ConsoleMember[], range: headers.get('content-range') };
};
const names = async (parts: Parameters<typeof list>[0]) => (await list(parts)).rows.map(({ name }) => name);

describe('ADM-02 the console list of members', () => {
  it('shows a page, the newest first, with its place among all', async () => {
    expect(await list({})).toMatchObject({ status: 200, range: 'members 0-2/3', rows: [{}, {}, { id: anna!.id }] });
    expect(await list({ range: [1, 1] })).toMatchObject({ range: 'members 1-1/3', rows: [{ name: 'Ben' }] });
    expect(await list({ range: [10, 20] })).toMatchObject({ range: 'members */3', rows: [] });
    expect((await list({ filter: { id: [anna!.id] } })).rows).toEqual([
      {
        id: anna!.id,
        name: 'Anna',
        email: expect.stringMatching(/^anna\..+@example\.org$/),
        status: 'active',
        country: 'NL',
        region: null,
        gender: 'female',
        age: ageIn(app),
        credits: 70,
        paid_user: false,
        fictional: false,
        disabled: false,
        signup_date: signedUpAt,
      },
    ]);
  });

  it('sorts and filters', async () => {
    expect(await names({ sort: ['signup_date', 'ASC'] })).toEqual(['Anna', 'Ben', 'Cleo']);
    expect(await names({ sort: ['country', 'ASC'], range: [0, 0] })).toEqual(['Ben']);
    expect(await names({ filter: { status: 'not_confirmed' } })).toEqual(['Ben']);
    expect(await names({ filter: { country: 'NL', fictional: false } })).toEqual(['Anna']);
  });

  it('PRO-01 follows what a member changes', async () => {
    const dora = await signUp(app, 'Dora');
    await dora.browser.put('/profile', { name: 'Dorine', country: 'BE', region: 'BE-VAN', description: 'Hoi' });
    const row = async () => (await list({ filter: { id: [dora.id] } })).rows[0];
    await eventually(async () => expect(await row()).toMatchObject({ name: 'Dorine', region: 'BE-VAN' }));
  });

  it('PRV-01 finds by the whole address or the id; names are sealed', async () => {
    const { body } = await anna!.browser.get('/user');
    expect(await names({ filter: { q: ` ${String(body.email).toUpperCase()}` } })).toEqual(['Anna']);
    expect(await names({ filter: { q: ben!.id } })).toEqual(['Ben']);
    expect(await names({ filter: { q: 'Anna' } })).toEqual([]);
    expect(await names({ filter: { q: 'nobody@example.org' } })).toEqual([]);
  });

  it.each([
    { sort: ['password', 'ASC'] },
    { sort: ['signup_date; DROP TABLE read.accounts', 'ASC'] },
    { sort: ['signup_date', 'sideways'] },
    { range: [5, 1] },
    { range: ['0', '9'] },
    { range: [-1, 9] },
    { filter: ['x'] },
    { filter: { password: 'x' } },
    { filter: { status: { $ne: 1 } } },
  ])('refuses %j', async (parts) => {
    expect(await list(parts)).toMatchObject({ status: 422, rows: { code: 'invalid_input' } });
  });

  it('EVT-01 is the same when made anew', async () => {
    await expectSameAfterRebuild(app, 'console_members', 'member_id');
  });

  it('shows one', async () => {
    const { body } = await staff.get(`/admin/members/${cleo!.id}`);
    expect(body).toMatchObject({ name: 'Cleo', fictional: true, credits: 30 });
    const unknown = await staff.get('/admin/members/7f1d7c4e-0000-4000-8000-000000000001');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'member_not_found']);
  });

  it('ADM-05 is for staff at the console alone', async () => {
    const visitor = await app.console().get('/admin/members');
    expect([visitor.status, visitor.body.code]).toEqual([403, 'authentication_required']);
    expect((await anna!.browser.get('/admin/members')).status).toBe(404);
  });
});

describe('ADM-02 notes about a member', () => {
  const page = async () => (await staff.get(`/admin/members/${anna!.id}`)).body as ConsoleMemberPage;

  it('are written for colleagues, named, and removed', async () => {
    const path = `/admin/members/${anna!.id}/notes`;
    const { status, body } = await staff.post(path, { text: '  Called: sounds real ' });
    expect(status).toBe(201);
    const { id } = body as { id: string };
    expect((await page()).notes).toEqual([
      {
        id,
        text: 'Called: sounds real',
        by: { id: expect.any(String), name: 'Mod' },
        at: expect.any(String),
      },
    ]);
    expect((await anna!.browser.get('/user')).body).not.toMatchObject({ notes: expect.anything() });
    expect(await staff.post(path, { text: ' ' })).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect((await staff.delete(`${path}/${id}`)).status).toBe(204);
    expect((await page()).notes).toEqual([]);
    expect(await staff.delete(`${path}/${id}`)).toMatchObject({ status: 404, body: { code: 'note_not_found' } });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await staff.post(`/admin/members/${nobody}/notes`, { text: 'Who' })).toMatchObject({ status: 404 });
  });

  it('EVT-01 the same after a rebuild; photos are for moderators', async () => {
    await staff.post(`/admin/members/${anna!.id}/notes`, { text: 'Stays' });
    await expectSameAfterRebuild(app, 'staff_notes', 'note_id');
    expect((await page()).photos).toEqual([]);
  });
});
