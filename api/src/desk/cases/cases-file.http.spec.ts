import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { planOf } from '../../../testing/plan.js';
import { CasesList } from './cases.list.js';

const CASES = 5_000;

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

let app: TestApp;
let moderator: TestBrowser;
const reported = randomUUID();

beforeAll(async () => {
  app = await testApp();
  const login = { email: 'moderator@example.com', password: 'long enough' };
  const add = new AddStaffMember({ ...login, actor: 'system', key: 'add-moderator', role: 'moderator' });
  await app.nest.get(CommandBus).execute(add);
  moderator = app.console();
  await moderator.post('/admin/login', login);
  // Simulates a wave of reports about one member.
  await app.kernel.database.query(
    `INSERT INTO read.cases (case_id, kind, reporter_id, reported_id, reason, opened_at)
     SELECT gen_random_uuid(), 'member', gen_random_uuid(), $1, 'spam', now() - n * interval '1 minute'
       FROM generate_series(1, ${CASES}) AS n`,
    [reported],
  );
});

/** Number of rows that the plan's nodes read or passed on. */
const touched = (plan: Plan): number =>
  plan['Actual Rows'] * plan['Actual Loops'] + (plan.Plans ?? []).reduce((sum, part) => sum + touched(part), 0);

describe('ADM-05 a queue of 5,000 cases', () => {
  it('is a file of all of them, and reads each a few times at most, however many are about one member', async () => {
    const streamed = jest.spyOn(app.kernel.database, 'stream');
    const { status, body } = await moderator.get('/admin/cases.csv');
    expect(status).toBe(200);
    expect((body as string).trimEnd().split('\n')).toHaveLength(CASES + 1);
    const [sql, params] = streamed.mock.lastCall!;
    const [explained] = await app.kernel.database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
      params,
    );
    expect(touched(explained!['QUERY PLAN'][0]!.Plan)).toBeLessThan(4 * CASES);
  });

  it.each(['reported_id', 'reporter_id'])('are looked up by an index, by %s', async (column) => {
    const list = app.nest.get(CasesList, { strict: false });
    expect(await planOf(app, list, { [column]: reported })).toMatch(new RegExp(`Index Cond: .*\\b${column}\\b`));
  });

  it('tells on each page how many are open about whom', async () => {
    const { status, body } = await moderator.get(`/admin/cases?range=${encodeURIComponent('[0,24]')}`);
    expect(status).toBe(200);
    const cases = body as { open_about_reported: number }[];
    expect(cases).toHaveLength(25);
    expect(cases.map((one) => one.open_about_reported)).toEqual(cases.map(() => CASES));
  });
});
