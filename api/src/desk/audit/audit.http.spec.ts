import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AddStaffMember, type Role } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';

let app: TestApp;
let admin: TestBrowser;
let finance: TestBrowser;
let moderator: TestBrowser;
let anna: TestMember;
let adminId: string;

beforeAll(async () => {
  app = await testApp();
  [admin, finance, moderator] = [await staff('admin'), await staff('finance'), await staff('moderator')];
  adminId = (await admin.get('/admin/session')).body.id;
  anna = await signUp(app, 'Anna');
});

async function staff(role: Role): Promise<TestBrowser> {
  const email = `${role}.${randomUUID().slice(0, 8)}@example.org`;
  const password = 'correct horse battery';
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', email, role, password, key: randomUUID() }));
  const browser = app.console();
  const { status } = await browser.post('/admin/login', { email, password });
  if (status >= 300) throw new Error(`staff login: ${status}`);
  return browser;
}

interface Entry {
  id: number;
  at: string;
  actor: { kind: string; id: string; name: string };
  type: string;
  stream: string;
  opened: string[];
  reason: string | null;
}
const audit = async (filter: object = {}, query = ''): Promise<Entry[]> => {
  const { status, body } = await admin.get(`/admin/audit?filter=${encodeURIComponent(JSON.stringify(filter))}${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Entry[];
};
const timeline = (by: TestBrowser, stream: string, query = '') => by.get(`/admin/streams/${stream}/events${query}`);
const define = async (code: string) => {
  const { status } = await finance.post('/admin/discounts', { code, value_percentage: 10, reason: 'Spring sale' });
  expect(status).toBe(201);
};

describe('ADM-05 the audit log', () => {
  it('holds who did what to what, when, newest first, and nothing that members do', async () => {
    await define('AUDIT1');
    app.clock.advance(60);
    await admin.put('/admin/settings', { version: 0, reason: 'Dearer', changes: { message_credits: 11 } });
    const [second, first, ...rest] = await audit();
    expect(first).toMatchObject({ type: 'DiscountDefined', stream: 'discount-AUDIT1', actor: { kind: 'staff' } });
    expect(second).toMatchObject({ type: 'SettingsChanged', stream: 'settings-site', reason: 'Dearer' });
    expect(second).toMatchObject({ actor: { id: adminId } });
    expect(Date.parse(second!.at)).toBeGreaterThanOrEqual(Date.parse(first!.at));
    expect(rest.map(({ type }) => type)).toEqual(Array(3).fill('StaffLoggedIn'));
    expect(rest[2]!.actor).toEqual({ kind: 'staff', id: adminId, name: expect.stringMatching(/^Admin /) });
  });

  it('is filtered by staff member, kind, subject and period, and paged', async () => {
    for (const code of ['AUDIT2', 'AUDIT3', 'AUDIT4']) await define(code);
    const types = (entries: Entry[]) => entries.map(({ stream }) => stream);
    expect(types(await audit({ staff_id: adminId }))).toEqual(['settings-site', `staff-${adminId}`]);
    expect(types(await audit({ type: ['SettingsChanged'] }))).toEqual(['settings-site']);
    expect(types(await audit({ stream: 'discount-AUDIT3' }))).toEqual(['discount-AUDIT3']);
    const [, third] = await audit();
    expect(types(await audit({ from: third!.at, type: 'DiscountDefined' })).slice(0, 2)).toEqual([
      'discount-AUDIT4',
      'discount-AUDIT3',
    ]);
    expect(await audit({ until: '2020-01-01' })).toEqual([]);
    const reply = await admin.get(`/admin/audit?range=[1,2]&filter={"type":"DiscountDefined"}`);
    expect(types(reply.body as Entry[])).toEqual(['discount-AUDIT3', 'discount-AUDIT2']);
    expect(reply.headers.get('content-range')).toBe('audit 1-2/4');
  });

  it.each([
    { from: 'yesterday' },
    { from: '-200000-01-01T00:00:00Z' },
    { staff_id: 1 },
    { colour: 'red' },
    { type: [1] },
  ])('refuses %j', async (filter) => {
    const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    expect((await admin.get(`/admin/audit${query}`)).body).toMatchObject({ status: 422, code: 'invalid_input' });
  });

  it('names what it can be filtered by', async () => {
    const { body } = await admin.get('/admin/audit/choices');
    expect(body.types).toEqual(expect.arrayContaining(['DiscountDefined', 'SettingsChanged']));
    expect(body.staff).toContainEqual(expect.objectContaining({ kind: 'staff', id: adminId }));
  });

  it.each([
    ['all of it', {}, 'events_by_staff_at'],
    ['a period', { from: '2026-01-01', until: '2026-02-01' }, 'events_by_staff_at'],
    ['one type of event', { type: ['SettingsChanged'] }, 'events_by_staff_type'],
    ['one member of staff', { staff_id: randomUUID() }, 'events_by_staff_actor'],
  ])('%s is read in the order of an index, and counted no further than anybody reads', async (_what, filter, index) => {
    const { database, dataSource } = app.kernel;
    const asked: [sql: string, values: unknown[]][] = [];
    const { logger } = dataSource;
    dataSource.logger = Object.assign(Object.create(logger) as typeof logger, {
      logQuery: (sql: string, values: unknown[] = []) => asked.push([sql, values]),
    });
    await audit(filter).finally(() => (dataSource.logger = logger));
    const looked = asked.filter(([sql]) => sql.includes("LIKE 'staff:%'"));
    expect(looked).toHaveLength(2);
    await database.transaction(async (own) => {
      // As a table of millions is read; one of a few rows is sorted at once.
      for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
        await own(`SET LOCAL enable_${way} = off`);
      await own('SELECT kernel.make_partition(1)');
      for (const [sql, values] of looked) {
        const plan = (await own<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values)).map((row) => row['QUERY PLAN']);
        const text = plan.join('\n');
        expect(text).toMatch(/Limit/);
        if (!sql.includes('ORDER BY')) continue;
        expect(text).toContain(`using ${index.replace('events', 'events_0')} on events_0`);
        // The rows of one page, and nothing else.
        expect(text.match(/Sort {2}\(/g) ?? []).toHaveLength(1);
      }
    });
  });

  it('says which list went out as a file, what it was filtered by and how many rows it had', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'requested' }));
    expect((await finance.get(`/admin/refunds.csv?filter=${filter}`)).status).toBe(200);
    const [entry] = await audit({ type: 'ListExported' });
    expect(entry).toMatchObject({
      exported: { list: 'refunds', filter: { status: 'requested' }, rows: 0 },
      reason: null,
    });
  });

  it('names its types and staff by an index, without reading what they did', async () => {
    const plan = await app.kernel.database.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT type FROM kernel.events WHERE actor LIKE 'staff:%' AND type > 'A' ORDER BY type LIMIT 1`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('events_0_by_staff_type');
  });
});

describe('ADM-05 the timeline of a stream', () => {
  it('shows events with their data, newest first, and sealed fields as sealed', async () => {
    const { status, body } = await timeline(moderator, `member-${anna.id}`);
    expect(status).toBe(200);
    expect(body.events.map(({ type }: Entry) => type)).toEqual(['EmailConfirmed', 'SignedUp']);
    const signedUp = body.events.at(-1);
    expect(signedUp).toMatchObject({ version: 1, actor: { kind: 'visitor' }, data: { email: null, language: 'nl' } });
    expect(signedUp.sealed).toEqual([{ field: 'email', seal: 'closed' }]);
    expect(body.before).toBeNull();
  });

  it('names the colleagues whom its data names by their id', async () => {
    const dora = await signUp(app, 'Dora');
    const { case_id: id } = (await dora.browser.post('/reports', { member_id: anna.id, reason: 'spam' })).body;
    const decision = { decision: 'dismissed', statement_of_reasons: 'Within the rules' };
    expect((await moderator.post(`/admin/cases/${id}/decide`, decision)).status).toBeLessThan(300);
    const { body } = await timeline(moderator, `case-${id}`);
    const { by } = body.events[0].data;
    expect(body.staff).toEqual([{ id: by, name: expect.stringMatching(/^Moderator /) }]);
    expect((await timeline(moderator, `member-${anna.id}`)).body.staff).toEqual([]);
  });

  it('opens what the role may see, and no more', async () => {
    const { events } = (await timeline(moderator, `member-${anna.id}`, '?open=true')).body;
    expect(events.at(-1).data.email).toMatch(/^anna\.\w+@example\.org$/);
    expect(events.at(-1).sealed).toEqual([{ field: 'email', seal: 'open' }]);
    await anna.browser.put('/profile/consents', { purpose: 'sexuality', given: true });
    await anna.browser.put('/profile', { sexuality: 'bi', city: 'Utrecht' });
    const [edited] = (await timeline(admin, `profile-${anna.id}`, '?open=true')).body.events;
    expect(edited.data.changes).toEqual({ city: 'Utrecht', sexuality: null });
    expect(edited.sealed).toContainEqual({ field: 'changes.sexuality', seal: 'withheld' });
  });

  it('PRV-01 tells of what is forgotten that it is', async () => {
    const ben = await signUp(app, 'Ben');
    await app.kernel.vault.destroy(ben.id);
    const { events } = (await timeline(admin, `member-${ben.id}`, '?open=true')).body;
    expect(events.at(-1)).toMatchObject({ data: { email: null }, sealed: [{ field: 'email', seal: 'forgotten' }] });
  });

  it('is for the roles that work with such streams', async () => {
    const wallet = `wallet-${anna.id}`;
    expect((await timeline(moderator, wallet)).body).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await timeline(finance, wallet)).status).toBe(200);
    expect((await timeline(finance, `profile-${anna.id}`)).body.code).toBe('forbidden');
    expect((await timeline(finance, 'settings-site')).body.code).toBe('forbidden');
    expect((await timeline(admin, 'settings-site')).status).toBe(200);
    expect((await timeline(admin, 'wallet-nobody')).body).toMatchObject({ status: 404, code: 'stream_not_found' });
  });

  it('comes in pages', async () => {
    const code = 'PAGES';
    await define(code);
    for (let i = 1; i <= 60; i++)
      await finance.put(`/admin/discounts/${code}`, { value_percentage: i, version: i, reason: 'Once more' });
    const first = (await timeline(finance, `discount-${code}`)).body;
    expect([first.events.length, first.events[0].version, first.before]).toEqual([50, 61, 12]);
    const last = (await timeline(finance, `discount-${code}`, `?before=${first.before}`)).body;
    expect([last.events.length, last.events.at(-1).version, last.before]).toEqual([11, 1, null]);
  });

  it('records each look: who, at what, and which fields were opened; a look that is refused shows nothing', async () => {
    const carla = await signUp(app, 'Carla');
    const stream = `member-${carla.id}`;
    await timeline(finance, stream);
    await timeline(moderator, stream, '?open=true');
    await timeline(moderator, `wallet-${carla.id}`);
    const [opened, looked, ...rest] = await audit({ stream });
    expect(opened).toMatchObject({ type: 'StreamViewed', stream, opened: ['SignedUp.email'] });
    expect(looked).toMatchObject({ type: 'StreamViewed', stream, opened: [] });
    expect(rest).toEqual([]);
    expect(await audit({ stream: `wallet-${carla.id}` })).toEqual([]);
    const marker = { headers: { 'x-client-request': undefined } };
    const elsewhere = await moderator.get(`/admin/streams/${stream}/events`, marker);
    expect(elsewhere.body.code).toBe('client_request_required');
  });
});
