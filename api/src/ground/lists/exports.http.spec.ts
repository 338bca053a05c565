import { readFile } from 'node:fs/promises';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AddStaffMember, type Role } from '../staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { DUTCH } from './csv-headings.js';

let app: TestApp;
let [anna, ben]: TestMember[] = [];
const staff = {} as Record<Role, TestBrowser>;

beforeAll(async () => {
  app = await testApp({ work: true });
  for (const role of ['moderator', 'finance', 'admin'] as const) {
    const login = { email: `${role}@example.com`, password: 'long enough' };
    await app.nest
      .get(CommandBus)
      .execute(
        new AddStaffMember({ actor: 'system', ...login, role, name: `=Mira ${role}`, key: `first ${role} of these` }),
      );
    staff[role] = app.console();
    await staff[role].post('/admin/login', login);
  }
  anna = await signUp(app, 'Anna');
  ben = await signUp(app, 'Ben', { country: 'BE' });
  await anna.browser.post('/reports', { member_id: ben.id, reason: 'spam', text: 'Only adverts' });
  await staff.moderator.post('/admin/members/disable', { ids: [ben.id], reason: 'Adverts of Anna Jansen' });
  await caughtUp(app);
});

const file = async (role: Role, path: string, filter?: object) => {
  const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  const { status, headers, body } = await staff[role].get(`/admin/${path}.csv${query}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toContain(`filename="${path}-`);
  const [names, ...rows] = (body as string).replace('\uFEFF', '').trimEnd().split('\r\n');
  return { names: names!, rows };
};

describe('ADM-05 lists of the console as files', () => {
  it('members: columns by role, filtered as on the screen, and nobody by name', async () => {
    const all = await file('admin', 'members');
    expect(all.names).toBe('member_id,signup_date,status,disabled,country,region,gender,fictional,paid_user');
    expect(all.rows).toHaveLength(2);
    expect(all.rows.join()).not.toMatch(/Anna|example/);
    const belgians = await file('moderator', 'members', { country: 'BE' });
    expect(belgians.names).toBe('member_id,signup_date,status,disabled,country,region,gender,fictional');
    expect(belgians.rows).toEqual([expect.stringMatching(new RegExp(`^${ben!.id},.*,active,yes,BE,,female,no$`))]);
    expect((await file('finance', 'members', { q: anna!.id })).names).toMatch(/,region,paid_user$/);
  });

  it('cases: ids, and nothing of what was written', async () => {
    const { names, rows } = await file('moderator', 'cases', { status: 'open' });
    expect(names).toMatch(/^case_id,opened_at,status,kind,reason,rejection,reporter_id,reported_id,/);
    expect(rows).toEqual([expect.stringContaining(`open,member,spam,,${anna!.id},${ben!.id},,,`)]);
  });

  it('photos in the queue, discount codes, staff with what is no formula', async () => {
    expect(await file('moderator', 'photos')).toEqual({ names: 'photo_id,member_id,added_at,width,height', rows: [] });
    const codes = await file('finance', 'discounts', { status: 'active' });
    expect(codes.names).toMatch(/^code,status,percentage,/);
    expect(codes.rows).toHaveLength(1);
    const { rows } = await file('admin', 'staff', { role: 'finance' });
    expect(rows).toEqual([expect.stringContaining(",'=Mira finance,finance@example.com,finance,active,no,")]);
  });

  it('the audit log: what was exported is in it, and reasons about a person are not in the file', async () => {
    const { names, rows } = await file('admin', 'audit', { type: ['ListExported', 'MemberDisabled'] });
    expect(names).toBe('id,at,staff_id,staff_name,type,stream,opened,reason,exported,rows');
    // Itself was written down a moment later.
    expect(rows[0]).toMatch(new RegExp(`,'=Mira admin,ListExported,export-.*,,,audit,${rows.length - 1}$`));
    expect(rows.at(-1)).toMatch(new RegExp(`,'=Mira moderator,MemberDisabled,member-${ben!.id},,,,$`));
    expect(rows.length).toBeGreaterThan(5);
  });

  it('ADM-04 every file has headings in its reader’s language, and the API’s names for a program', async () => {
    const api = JSON.parse(await readFile(new URL('../../../openapi/admin.json', import.meta.url), 'utf8')) as {
      paths: Record<string, object>;
    };
    const paths = Object.keys(api.paths).filter((path) => path.endsWith('.csv'));
    expect(paths.length).toBeGreaterThan(15);
    const headings = async (path: string) => {
      const { status, bytes } = await staff.admin.get(path.replace('/api', ''));
      expect([path, status]).toEqual([path, 200]);
      return bytes.toString('utf8').replace('\uFEFF', '').split('\r\n')[0]!;
    };
    for (const path of paths) {
      const names = (await headings(path)).split(',');
      expect([path, names.filter((name) => !Object.hasOwn(DUTCH, name))]).toEqual([path, []]);
      const dutch = names.map((name) => DUTCH[name]);
      expect((await headings(`${path}?language=nl`)).replaceAll('"', '').split(';')).toEqual(dutch);
      expect(await headings(`${path}?language=nl&decimal=point`)).toMatch(new RegExp(`^"?${dutch[0]!.slice(0, 4)}.*,`));
      expect(await headings(`${path}?language=en&decimal=comma`)).toMatch(/^"?[A-Z][^_,]*;/);
    }
  });

  it('ADM-04 staff are named beside their ids', async () => {
    const { body: cases } = await staff.moderator.get('/admin/cases');
    const [one] = cases as { id: string }[];
    const decision = { decision: 'dismissed', statement_of_reasons: 'Nothing wrong there' };
    expect((await staff.moderator.post(`/admin/cases/${one!.id}/decide`, decision)).status).toBe(204);
    await caughtUp(app);
    const { names, rows } = await file('moderator', 'cases');
    expect(names).toContain(',decided_by,decided_by_name,');
    expect(rows).toEqual([expect.stringMatching(/,[0-9a-f-]{36},'=Mira moderator,/)]);
  });

  it.each([
    ['an address', 'moderator', 'members', 'anna@example.org'],
    ['PRV-01 an account number', 'finance', 'direct-debits', 'NL91ABNA0417164300'],
  ] as const)('%s that was searched for does not stay in the audit log', async (_what, role, list, q) => {
    await file(role, list, { q });
    const told = await app.kernel.database.query<{ filter: unknown }>(
      "SELECT data->'filter' AS filter FROM kernel.events WHERE type = 'ListExported' ORDER BY position DESC LIMIT 1",
    );
    expect(told).toEqual([{ filter: { q: '…' } }]);
  });
});
