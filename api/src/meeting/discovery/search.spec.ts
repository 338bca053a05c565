import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Presence } from '../../members/accounts/index.js';
import type { Database } from '../../kernel/index.js';
import { TestClock, testKernel } from '../../../testing/kernel/index.js';
import { maySee, type Seeing, type Status } from '../../ground/visibility/index.js';
import { Counts, COUNTED_EACH_TIME } from './counts.js';
import type { Filter } from './filter.js';
import { InhabitedTowns } from './inhabited-towns.js';
import { stretchesOf, type Stretch, type Viewpoint } from './orders.js';
import { search } from './projections/search.projection.js';
import { Search } from './search.js';

const MEMBERS = 30_000;
const statuses: Status[] = ['none', 'not_confirmed', 'active', 'deleted'];
const flags = [false, true];
const facts = statuses.flatMap((other) =>
  flags.flatMap((disabled) =>
    flags.flatMap((invisible) =>
      flags.map((hidden): Seeing & { id: string } => ({
        id: randomUUID(),
        viewer: 'active',
        other,
        disabled,
        invisible,
        hidden,
        blocked: false,
        blockedByOther: false,
        chatting: false,
      })),
    ),
  ),
);

let database: Database;
let searching: Search;
let counts: Counts;
const clock = new TestClock();
const nobodyOnline = { online: async () => [] } as Partial<Presence> as Presence;
beforeAll(async () => {
  const kernel = await testKernel({ contexts: [{ name: 'discovery', projections: [search] }] });
  ({ database } = kernel);
  searching = new Search(database, nobodyOnline, clock, new InhabitedTowns(database, clock));
  counts = new Counts(searching, clock);
  for (const { id, other, disabled, invisible, hidden } of facts) {
    await database.query(
      `INSERT INTO read.search (member_id, status, disabled, invisible, hidden, gender, country, region, date_of_birth, joined_at,
         active_on) VALUES ($1, $2, $3, $4, $5, 'female', 'NZ', 'NZ-AUK', '1990-01-01', now(), current_date)`,
      [id, other, disabled, invisible, hidden],
    );
  }
  // Spread as members are: two genders, few countries with most of them, every age.
  await database.query(
    `INSERT INTO read.search (member_id, status, invisible, gender, country, region, date_of_birth, latitude, longitude,
       town, seeks, with_photo, joined_at, active_on, open_to_visitors, fictional)
     SELECT gen_random_uuid(), CASE WHEN n % 20 = 0 THEN 'not_confirmed' ELSE 'active' END, n % 50 = 0,
            CASE WHEN n % 5 < 3 THEN 'male' ELSE 'female' END, (ARRAY['NL','NL','NL','NL','BE','BE','DE','PL'])[1 + n % 8],
            'R' || n % 12, date '1946-01-01' + (n * 7919 % 22000), latitude, longitude,
            coalesce(latitude || ' ' || longitude, ''), (ARRAY['male', 'female', 'both'])[1 + n % 3], n % 3 < 2,
            timestamptz '2020-01-01' + n * interval '17 minutes', date '2026-03-01' - (n * 31 % 200),
            (ARRAY[true, false, NULL])[1 + n % 3], n % 100 = 0
       FROM generate_series(1, ${MEMBERS}) n
      CROSS JOIN LATERAL (SELECT CASE WHEN n % 9 > 0 THEN (470 + n % 70) / 10.0 END AS latitude,
                                 CASE WHEN n % 9 > 0 THEN (30 + n % 50) / 10.0 END AS longitude) AS place`,
  );
  await database.query('VACUUM ANALYZE read.search');
});

const EVERYWHERE: Viewpoint = { here: { latitude: 52.1, longitude: 5.1 }, country: 'NL', wishes: { own: 'male' } };
const TODAY = '2026-03-01';

/** How PostgreSQL went about a page, node by node. */
async function planOf([sql, params]: [string, unknown[]]): Promise<string[]> {
  const rows = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE) ${sql}`, params);
  const lines = rows.map((row) => row['QUERY PLAN']);
  // Where nobody matches, one index is as good as another: sorting nobody is no sorting.
  const nodes = lines.filter((line) => /\b(Scan|Sort)\b.*\(cost/.test(line) && !/\bSort\b.*rows=0/.test(line));
  return nodes.map((line) => line.trim().replace(/\s+\(cost.*/, ''));
}

describe('who is listed', () => {
  it('PRO-08 ACC-04 ACC-12 are those of whom the rule says that a stranger may see them, over all facts', async () => {
    const found = (await searching.page({ country: 'NZ' }, [], 100)).map(({ id }) => id);
    expect(facts).toHaveLength(32);
    expect(found.sort()).toEqual(
      facts
        .filter(maySee)
        .map(({ id }) => id)
        .sort(),
    );
    expect(await searching.count({ country: 'NZ' }, [])).toBe(found.length);
  });
});

const SEARCHES: [string, Filter][] = [
  ['everyone', {}],
  ['a gender', { gender: 'female' }],
  ['a country', { country: 'NL' }],
  ['a gender in a country', { gender: 'female', country: 'NL' }],
  ['ages', { minAge: 30, maxAge: 40 }],
  ['all of it', { gender: 'male', country: 'NL', region: 'R3', minAge: 30, maxAge: 40, withPhoto: true }],
  ['nobody', { gender: 'male', country: 'NL', region: 'R3', minAge: 110 }],
];
const asked = (filter: Filter) => ({ filter, except: [randomUUID()], limit: 25 });
const ONE_SCAN = [expect.stringMatching(/^(-> {2})?Index (Only )?Scan using search/)];

describe('DSC-01 the first page of a search', () => {
  const newest: Stretch = { by: 'joined' };
  it.each<[string, Filter]>([
    ...SEARCHES,
    ['visitors', { forVisitors: { countries: ['NL', 'BE', 'DE'] } }],
    ['a country by visitors', { country: 'NL', withPhoto: true, forVisitors: { countries: ['NL', 'BE', 'DE'] } }],
  ])('for %s is one scan of an index, which has the order already', async (_case, filter) => {
    expect(await planOf(await searching.stretchSql(newest, asked(filter), {}))).toEqual(ONE_SCAN);
  });
});

describe('DSC-09 no order sorts the table', () => {
  const after = { id: randomUUID(), joinedAt: new Date('2020-06-01'), activeOn: '2026-01-15', stretch: 0 };
  it.each(SEARCHES)('the last active, %s: one scan of an index, also further on', async (_case, filter) => {
    const [stretch] = stretchesOf('last_active', EVERYWHERE, TODAY) as [Stretch];
    expect(await planOf(await searching.stretchSql(stretch, asked(filter), EVERYWHERE))).toEqual(ONE_SCAN);
    expect(await planOf(await searching.stretchSql(stretch, asked(filter), EVERYWHERE, after))).toEqual(ONE_SCAN);
  });

  it.each(SEARCHES)('recommended without a place, %s: one scan of an index', async (_case, filter) => {
    const stretches = stretchesOf('recommended', { ...EVERYWHERE, here: undefined }, TODAY);
    expect(stretches).toHaveLength(2);
    for (const stretch of stretches)
      expect(await planOf(await searching.stretchSql(stretch, asked(filter), EVERYWHERE))).toEqual(ONE_SCAN);
  });

  const towns = Array.from({ length: 16 }, (_, n) => ({ country: 'NL', town: `${52 + n / 10} ${5 + n / 10}` }));
  it.each(SEARCHES)(
    'nearest and recommended, %s: one scan for each town, and at most a page is sorted',
    async (_case, filter) => {
      for (const stretch of [
        ...stretchesOf('nearest', EVERYWHERE, TODAY),
        ...stretchesOf('recommended', EVERYWHERE, TODAY),
      ]) {
        for (const from of [undefined, after]) {
          const sql = await searching.townsSql(towns, stretch, asked(filter), EVERYWHERE, from);
          const plan = (await planOf(sql)).filter((line) => line !== '->  Incremental Sort');
          expect(plan).toEqual([
            expect.stringMatching(/Function Scan on .*near/),
            expect.stringMatching(/^-> {2}Index Only Scan using search/),
          ]);
        }
      }
    },
  );
});

describe('DSC-01 the count', () => {
  it('looks at no more than a bounded number of members, and is kept where there are more', async () => {
    const many: Filter = { minAge: 30 };
    const [all] = await database.query<{ n: number }>(
      `SELECT count(*) AS n FROM read.search WHERE status = 'active' AND NOT invisible AND NOT disabled AND NOT hidden`,
    );
    expect(all!.n).toBeGreaterThan(COUNTED_EACH_TIME);
    expect(await searching.countUpTo(many, [], COUNTED_EACH_TIME)).toBeUndefined();
    const before = await counts.of(many, []);
    expect(before).toBe(await searching.count(many, []));
    const [one] = await searching.page(many, [], 1);
    expect(await counts.of(many, [one!.id])).toBe(before - 1);
    expect(await counts.of(many, [randomUUID()])).toBe(before);
  });

  it.each<[string, Filter]>([
    ['a country', { country: 'PL' }],
    ['all of it', { gender: 'female', country: 'BE', region: 'R5', minAge: 30, maxAge: 60 }],
    ['near', { country: 'PL', within: { latitude: 51, longitude: 4.5, km: 60 } }],
  ])('is exact at any time where there are few: %s', async (_case, filter) => {
    const [one] = await searching.page(filter, [], 1);
    expect(await counts.of(filter, [one!.id])).toBe((await searching.count(filter, [])) - 1);
  });
});
