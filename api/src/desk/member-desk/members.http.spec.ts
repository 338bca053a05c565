import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Credits } from '../../money/credits/index.js';
import { MarkFictional } from '../../members/profiles/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { ageIn, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import type { MemberMoment } from './moment.js';
import type { ConsoleMember } from './members.list.js';
import type { ConsoleMemberPage } from './queries/get-console-member.query.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let staff: TestBrowser;
let finance: TestBrowser;
let admin: TestBrowser;
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
  finance = await colleague('finance');
  admin = await colleague('admin');
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

async function colleague(role: 'finance' | 'admin'): Promise<TestBrowser> {
  const login = { email: `${role}@example.com`, password: 'long enough' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...login, role, key: `first-${role}-of-this-test` }));
  const browser = app.console();
  await browser.post('/admin/login', login);
  return browser;
}

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
        credits: null,
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

  it('PRV-01 ADM-08 finds by id, address or name, or the beginning of a word; both are sealed', async () => {
    const { body } = await anna!.browser.get('/user');
    expect(await names({ filter: { q: ` ${String(body.email).toUpperCase()}` } })).toEqual(['Anna']);
    expect(await names({ filter: { q: ben!.id } })).toEqual(['Ben']);
    for (const q of ['Anna', 'ann', String(body.email).slice(0, 9)])
      expect([q, await names({ filter: { q } })]).toEqual([q, ['Anna']]);
    expect(await names({ filter: { q: 'nna' } })).toEqual([]);
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
    expect(body).toMatchObject({ name: 'Cleo', fictional: true, credits: null });
    const unknown = await staff.get('/admin/members/7f1d7c4e-0000-4000-8000-000000000001');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'member_not_found']);
  });

  it('ADM-05 is for staff at the console alone', async () => {
    const visitor = await app.console().get('/admin/members');
    expect([visitor.status, visitor.body.code]).toEqual([403, 'authentication_required']);
    expect((await anna!.browser.get('/admin/members')).status).toBe(404);
  });
});

describe('ADM-05 each role sees its own of a member', () => {
  const pageOf = async (browser: TestBrowser) =>
    (await browser.get(`/admin/members/${anna!.id}`)).body as ConsoleMemberPage;
  const rowOf = async (browser: TestBrowser) =>
    ((await browser.get('/admin/members')).body as ConsoleMember[]).find(({ id }) => id === anna!.id)!;
  const write = (browser: TestBrowser, text: string) => browser.post(`/admin/members/${anna!.id}/notes`, { text });

  it('moderators no credits; finance no texts of the profile, consents, photos or moderators’ notes', async () => {
    await anna!.browser.put('/profile', { description: 'I sing' });
    await write(staff, 'Of moderation');
    await write(finance, 'Of finance');
    await write(admin, 'Of an admin');
    const [moderators, finances, admins] = await Promise.all([staff, finance, admin].map(pageOf));
    const texts = ({ notes }: ConsoleMemberPage) => notes.map(({ text }) => text).sort();
    expect(moderators).toMatchObject({ credits: null, profile: { description: 'I sing' }, consents: {}, photos: [] });
    expect(texts(moderators!)).toEqual(['Of an admin', 'Of moderation']);
    expect(finances).toMatchObject({ credits: 70, profile: null, consents: null, photos: null });
    expect(texts(finances!)).toEqual(['Of an admin', 'Of finance']);
    expect(JSON.stringify(finances)).not.toContain('I sing');
    expect(admins).toMatchObject({ credits: 70, profile: { description: 'I sing' }, consents: {}, photos: [] });
    expect(texts(admins!)).toEqual(['Of an admin', 'Of finance', 'Of moderation']);
    expect(await Promise.all([staff, finance, admin].map(async (each) => (await rowOf(each)).credits))).toEqual([
      null,
      70,
      70,
    ]);
    const hidden = admins!.notes.find(({ text }) => text === 'Of moderation')!.id;
    const refused = await finance.delete(`/admin/members/${anna!.id}/notes/${hidden}`);
    expect([refused.status, refused.body.code]).toEqual([404, 'note_not_found']);
    for (const { id } of admins!.notes) await admin.delete(`/admin/members/${anna!.id}/notes/${id}`);
  });
});

describe('ADM-05 PRV-03 opening the page of a member', () => {
  const id = '0199a1b2-0000-7000-8000-000000000009';
  const lines = async () => {
    const filter = JSON.stringify({ type: ['MemberOpened'], stream: `member-${ben!.id}` });
    const { body } = await admin.get(`/admin/audit?${new URLSearchParams({ filter }).toString()}`);
    return (body as { reason: string; about: string | null; stream: string }[]).map(({ reason, about, stream }) => [
      stream === `member-${ben!.id}`,
      reason,
      about,
    ]);
  };
  const open = (from?: string) =>
    staff.get(`/admin/members/${ben!.id}`, from === undefined ? {} : { headers: { 'x-opened-from': from } });

  it('leaves a line in the audit log, by whom and from where, once an hour for each way', async () => {
    for (const from of [undefined, 'search', 'search', `case ${id}`, `case ${id}`, 'search'])
      expect((await open(from)).status).toBe(200);
    expect(await lines()).toEqual([
      [true, 'case', id],
      [true, 'search', null],
      [true, 'address', null],
    ]);
    app.clock.advance(3600);
    await open('search');
    expect(await lines()).toHaveLength(4);
    // Nobody was opened, so nothing is said.
    await staff.get(`/admin/members/${id}`);
    expect(await lines()).toHaveLength(4);
  });
});

describe('ADM-02 a member as of an instant', () => {
  const asOf = async (browser: TestBrowser, id: string, query: Record<string, string>, from?: string) => {
    const headers = from === undefined ? {} : { headers: { 'x-opened-from': from } };
    const { status, body } = await browser.get(
      `/admin/members/${id}/as-of?${new URLSearchParams(query).toString()}`,
      headers,
    );
    return { status, moment: body as MemberMoment };
  };
  /** When the database recorded it: the app's own clock stands still. */
  const recorded = async (stream: string, type: string) => {
    const { body } = await admin.get(`/admin/streams/${stream}/events`);
    return (body as { events: { type: string; at: string }[] }).events.find((event) => event.type === type)!.at;
  };

  it('tells what was, beside now, from events alone; each role sees its own, and the audit log who looked', async () => {
    const dora = await signUp(app, 'Dora', { credits: 70, city: 'Hoorn' });
    const emil = await signUp(app, 'Emil', { credits: 70 });
    const { body: chat } = await dora.browser.post('/chats', { profile_id: emil.id });
    await dora.browser.post(`/chats/${(chat as { id: string }).id}/messages`, { body: 'Hello' });
    const at = await recorded(`profile-${dora.id}`, 'ProfileCreated');
    await dora.browser.put('/profile', { city: 'Utrecht', country: 'NL', region: 'NL-UT', description: 'I sing' });
    const { moment } = await asOf(admin, dora.id, { at }, 'case 0199a1b2-0000-7000-8000-000000000009');
    const balance = (await app.nest.get(Credits, { strict: false }).balanceAndDebt(dora.id)).balance;
    expect(moment.states).toMatchObject([
      { at, status: 'not_confirmed', profile: { city: { value: 'Hoorn' }, description: null } },
      {
        at: null,
        status: 'active',
        name: { value: 'Dora' },
        profile: { city: { value: 'Utrecht' }, description: { value: 'I sing' } },
        wallet: { balance, debt: 0 },
        conversations: { partners: 1, listed: 1, sent: 1, received: 0 },
      },
    ]);
    expect(moment.states[0]!.conversations).toMatchObject({ partners: 0, listed: 0, sent: 0 });
    expect(moment.counted).toEqual({ conversations: 1, all: 1 });

    const of = async (browser: TestBrowser) => (await asOf(browser, dora.id, { at, beside: at })).moment.states[0]!;
    const [moderators, finances] = [await of(staff), await of(finance)];
    expect(moderators).toMatchObject({ wallet: null, profile: { city: { value: 'Hoorn' } } });
    expect(finances).toMatchObject({ profile: null, consents: null, conversations: { partners: 0, sent: null } });
    expect(finances.wallet).not.toBeNull();

    const filter = JSON.stringify({ type: ['MemberViewedAsOf'], stream: `member-${dora.id}` });
    const { body: lines } = await admin.get(`/admin/audit?${new URLSearchParams({ filter }).toString()}`);
    expect(lines).toMatchObject([
      { reason: 'address', about: null },
      { reason: 'address', about: null },
      { reason: 'case', about: '0199a1b2-0000-7000-8000-000000000009' },
    ]);
  });

  it('PRV-01 what has lost its key is erased, then as well as now', async () => {
    const fred = await signUp(app, 'Fred', { city: 'Hoorn' });
    const at = await recorded(`member-${fred.id}`, 'EmailConfirmed');
    await app.kernel.vault.destroy(fred.id);
    const { moment } = await asOf(admin, fred.id, { at });
    const erased = { name: { value: null }, email: { value: null }, age: { value: null }, gender: { value: null } };
    expect(moment.states).toMatchObject([erased, erased]);
    expect(moment.states[0]!.profile).toMatchObject({ city: { value: null }, description: null });
  });

  it('knows nobody who never signed up, and no instant that is none', async () => {
    const nobody = await asOf(staff, '7f1d7c4e-0000-4000-8000-000000000001', { at: '2026-01-01T00:00:00Z' });
    expect(nobody).toMatchObject({ status: 404, moment: { code: 'member_not_found' } });
    const wrong: Record<string, string>[] = [
      {},
      { at: 'yesterday' },
      { at: '2026-01-01T00:00:00Z', beside: '2026-13-01T00:00:00Z' },
    ];
    for (const query of wrong) expect((await asOf(staff, anna!.id, query)).status).toBe(422);
  });

  it('is not told of an instant that is to come, and nobody has looked then', async () => {
    const looks = () =>
      app.kernel.database.query(`SELECT FROM kernel.events WHERE type = 'MemberViewedAsOf' AND stream = $1`, [
        `viewing-member-${ben!.id}`,
      ]);
    const [past, ahead] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)].map((at) => at.toISOString());
    for (const [query, fields] of [
      [{ at: ahead! }, ['at']],
      [{ at: past!, beside: ahead! }, ['beside']],
      [{ at: ahead!, beside: ahead! }, ['at', 'beside']],
    ] as const)
      expect(await asOf(staff, ben!.id, query)).toMatchObject({
        status: 422,
        moment: { code: 'invalid_input', fields: fields.map((field) => ({ field, code: 'in_future' })) },
      });
    expect(await looks()).toHaveLength(0);
    expect((await asOf(staff, ben!.id, { at: past! })).status).toBe(200);
    expect(await looks()).toHaveLength(1);
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
