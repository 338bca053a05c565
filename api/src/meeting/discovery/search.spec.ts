import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Accounts } from '../../members/accounts/index.js';
import type { Database } from '../../kernel/index.js';
import { TestClock, testKernel } from '../../../testing/kernel/index.js';
import { maySee, type Facts, type Status } from '../../ground/visibility/index.js';
import type { Filter } from './filter.js';
import { search } from './projections/search.projection.js';
import { Search } from './search.js';

const MEMBERS = 30_000;
const statuses: Status[] = ['none', 'not_confirmed', 'active', 'deleted'];
const flags = [false, true];
const facts = statuses.flatMap((other) =>
  flags.flatMap((disabled) =>
    flags.map((invisible): Facts & { id: string } => ({
      id: randomUUID(),
      viewer: 'active',
      other,
      disabled,
      invisible,
      blocked: false,
      blockedByOther: false,
      chatting: false,
    })),
  ),
);

let database: Database;
let searching: Search;
const nobodyOnline = { online: async () => [] } as Partial<Accounts> as Accounts;
beforeAll(async () => {
  const kernel = await testKernel({ contexts: [{ name: 'discovery', projections: [search] }] });
  ({ database } = kernel);
  searching = new Search(kernel.dataSource, database, nobodyOnline, new TestClock());
  for (const { id, other, disabled, invisible } of facts) {
    await database.query(
      `INSERT INTO read.search VALUES ($1, $2, $3, $4, 'female', 'NZ', 'NZ-AUK', '1990-01-01', NULL, NULL, false, now())`,
      [id, other, disabled, invisible],
    );
  }
  // Spread as members are: two genders, few countries with most of them, every age.
  await database.query(
    `INSERT INTO read.search
     SELECT gen_random_uuid(), CASE WHEN n % 20 = 0 THEN 'not_confirmed' ELSE 'active' END, false, n % 50 = 0,
            CASE WHEN n % 5 < 3 THEN 'male' ELSE 'female' END, (ARRAY['NL','NL','NL','NL','BE','BE','DE','PL'])[1 + n % 8],
            'R' || n % 12, date '1946-01-01' + (n * 7919 % 22000),
            47 + n % 700 / 100.0, 3 + n * 7 % 1100 / 100.0, n % 3 < 2, timestamptz '2020-01-01' + n * interval '17 minutes',
            (ARRAY[true, false, NULL])[1 + n % 3], n % 100 = 0
       FROM generate_series(1, ${MEMBERS}) n`,
  );
  await database.query('VACUUM ANALYZE read.search');
});

/** How PostgreSQL went about a page, node by node. */
async function planOf(filter: Filter, except: string[] = []): Promise<string[]> {
  const [sql, params] = (await searching.pageQuery(filter, except, 25)).getQueryAndParameters();
  const rows = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE) ${sql}`, params);
  const lines = rows.map((row) => row['QUERY PLAN']);
  return lines.filter((line) => /Scan|Sort/.test(line)).map((line) => line.trim().replace(/\s+\(cost.*/, ''));
}

describe('who is listed', () => {
  it('PRO-08 ACC-04 ACC-12 are those of whom the rule says that a stranger may see them, over all facts', async () => {
    const found = (await searching.page({ country: 'NZ' }, [], 100)).map(({ id }) => id);
    expect(facts).toHaveLength(16);
    expect(found.sort()).toEqual(
      facts
        .filter(maySee)
        .map(({ id }) => id)
        .sort(),
    );
    expect(await searching.count({ country: 'NZ' }, [])).toBe(found.length);
  });
});

describe('DSC-01 the first page of a search', () => {
  it.each<[string, Filter]>([
    ['everyone', {}],
    ['a gender', { gender: 'female' }],
    ['a country', { country: 'NL' }],
    ['visitors', { forVisitors: { countries: ['NL', 'BE', 'DE'] } }],
    ['a country by visitors', { country: 'NL', withPhoto: true, forVisitors: { countries: ['NL', 'BE', 'DE'] } }],
    ['a gender in a country', { gender: 'female', country: 'NL' }],
    ['ages', { minAge: 30, maxAge: 40 }],
    ['all of it', { gender: 'male', country: 'NL', region: 'R3', minAge: 30, maxAge: 40, withPhoto: true }],
    ['nobody', { gender: 'male', country: 'NL', region: 'R3', minAge: 110 }],
  ])('for %s is one scan of an index, which has the order already', async (_case, filter) => {
    const plan = await planOf(filter, [randomUUID()]);
    expect(plan).toEqual([expect.stringMatching(/^(-> {2})?Index Only Scan using search/)]);
  });
});
