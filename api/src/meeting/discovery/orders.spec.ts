import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Presence } from '../../members/accounts/index.js';
import type { Database } from '../../kernel/index.js';
import { TestClock, testKernel } from '../../../testing/kernel/index.js';
import { distanceKm } from '../../ground/places/index.js';
import type { Place } from './cursor.js';
import type { Filter } from './filter.js';
import { InhabitedTowns } from './inhabited-towns.js';
import { ORDERS, stretchesOf, type Order, type Viewpoint } from './orders.js';
import { search, townOf } from './projections/search.projection.js';
import { Search } from './search.js';

const TODAY = '2026-03-01';
const TOWNS = [
  { country: 'NL', latitude: 52.09, longitude: 5.12 },
  { country: 'NL', latitude: 52.37, longitude: 4.9 },
  { country: 'NL', latitude: 53.22, longitude: 6.57 },
  { country: 'BE', latitude: 51.22, longitude: 4.4 },
] as const;
const HERE = TOWNS[0];

interface Someone {
  id: string;
  gender: 'male' | 'female';
  seeks: 'male' | 'female' | 'both';
  country: 'NL' | 'BE';
  town: (typeof TOWNS)[number] | null;
  /** Days since they were last here. */
  away: number;
  /** Minutes since they joined; small, so that some joined together. */
  joined: number;
}

const someone = fc
  .record({
    id: fc.uuid({ version: 4 }),
    gender: fc.constantFrom('male' as const, 'female' as const),
    seeks: fc.constantFrom('male' as const, 'female' as const, 'both' as const),
    place: fc.oneof(
      fc.constantFrom(...TOWNS).map((town) => ({ country: town.country, town })),
      fc.record({ country: fc.constantFrom('NL' as const, 'BE' as const), town: fc.constant(null) }),
    ),
    away: fc.constantFrom(0, 1, 6, 7, 8, 29, 30, 31, 200),
    joined: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ place, ...one }): Someone => ({ ...one, ...place }));

const people = fc.uniqueArray(someone, { selector: ({ id }) => id, maxLength: 40 });
const filters = fc.constantFrom<Filter>(
  {},
  { gender: 'female' },
  { country: 'NL' },
  { gender: 'male', country: 'BE' },
  { within: { ...HERE, km: 60 } },
);
const viewpoints = fc.constantFrom<Viewpoint>(
  { here: HERE, country: 'NL', wishes: { own: 'male', sought: 'female' } },
  { here: HERE, country: 'NL', wishes: { own: 'female' } },
  { here: HERE, country: 'BE' },
  { country: 'NL', wishes: { own: 'male', sought: 'male' } },
);

let database: Database;
let clock: TestClock;
let searching: Search;
beforeAll(async () => {
  const kernel = await testKernel({ contexts: [{ name: 'discovery', projections: [search] }] });
  ({ database } = kernel);
  clock = new TestClock();
  const nobodyOnline = { online: async () => [] } as Partial<Presence> as Presence;
  searching = new Search(database, nobodyOnline, clock, new InhabitedTowns(database, clock));
});

const dayAgo = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

async function live(all: Someone[]): Promise<void> {
  await database.query('DELETE FROM read.search');
  for (const one of all)
    await database.query(
      `INSERT INTO read.search (member_id, status, gender, seeks, country, date_of_birth, latitude, longitude, town, joined_at,
         active_on) VALUES ($1, 'active', $2, $3, $4, '1990-01-01', $5, $6, $7, $8, $9)`,
      [
        one.id,
        one.gender,
        one.seeks,
        one.country,
        one.town?.latitude ?? null,
        one.town?.longitude ?? null,
        one.town ? townOf(one.town) : '',
        joinedAt(one),
        dayAgo(one.away),
      ],
    );
  // Towns are read anew.
  clock.advance(120);
}
const joinedAt = ({ joined }: Someone) => new Date(Date.parse('2026-02-01') - joined * 60_000);

/** The whole list, page by page; `between` happens after each page. */
async function listed(
  asked: { order: Order; viewpoint: Viewpoint; filter: Filter; limit: number },
  between = async (_page: Place[]): Promise<void> => {},
): Promise<string[]> {
  const seen: string[] = [];
  for (let after: Place | undefined, more = true; more;) {
    const page = await searching.list({ ...asked, except: [], today: TODAY, after });
    seen.push(...page.map(({ id }) => id));
    after = page.at(-1);
    more = page.length === asked.limit;
    await between(page);
  }
  return seen;
}

const matches = ({ gender, country, within }: Filter, one: Someone) =>
  (!gender || one.gender === gender) &&
  (!country || one.country === country) &&
  (!within || (one.town !== null && distanceKm(one.town, within) <= within.km));

/** What the order promises, said once more and plainly: the smaller comes first, part by part. */
function rank(order: Order, { here, country, wishes }: Viewpoint, one: Someone): number[] {
  const newest = -joinedAt(one).getTime();
  const far = !one.town ? (one.country === country ? 1e6 : 1e6 + 1) : here ? distanceKm(one.town, here) : 0;
  const wanted =
    !wishes || ((one.seeks === wishes.own || one.seeks === 'both') && (!wishes.sought || one.gender === wishes.sought));
  const lately = one.away < 7 ? 0 : one.away < 30 ? 1 : 2;
  switch (order) {
    case 'newest':
      return [newest];
    case 'last_active':
      return [one.away, newest];
    case 'nearest':
      return [far];
    case 'recommended':
      return here ? [wanted ? 0 : 1, lately, far] : [wanted ? 0 : 1, one.away, newest];
  }
}
const inOrder = (ranks: number[][]) =>
  ranks.every((rank, i) => {
    const before = ranks[i - 1] ?? [];
    const differs = rank.findIndex((part, at) => before[at] !== undefined && before[at] !== part);
    return differs < 0 || before[differs]! < rank[differs]!;
  });

const RUNS = { numRuns: 60 };

describe('DSC-09 any order', () => {
  it('gives each who matches once, page by page, as it promises', () =>
    fc.assert(
      fc.asyncProperty(
        people,
        fc.constantFrom(...ORDERS),
        viewpoints,
        filters,
        fc.integer({ min: 1, max: 7 }),
        async (all, order, viewpoint, filter, limit) => {
          fc.pre(order !== 'nearest' || viewpoint.here !== undefined);
          await live(all);
          const ids = await listed({ order, viewpoint, filter, limit });
          const expected = all.filter((one) => matches(filter, one));
          expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort());
          const ranks = ids.map((id) =>
            rank(
              order,
              viewpoint,
              all.find((one) => one.id === id)!,
            ),
          );
          expect(inOrder(ranks)).toBe(true);
        },
      ),
      RUNS,
    ));

  it('neither skips nor repeats who stays as they are, while others come, go, move and are seen', () =>
    fc.assert(
      fc.asyncProperty(
        people,
        fc.uniqueArray(someone, { selector: ({ id }) => id, maxLength: 10 }),
        fc.constantFrom(...ORDERS),
        viewpoints,
        fc.integer({ min: 1, max: 5 }),
        async (all, changing, order, viewpoint, limit) => {
          fc.pre(order !== 'nearest' || viewpoint.here !== undefined);
          await live(all);
          const moving = all.filter((_, i) => i % 3 === 0);
          const staying = all.filter((_, i) => i % 3 !== 0);
          let turn = 0;
          const ids = await listed({ order, viewpoint, filter: {}, limit }, async () => {
            const [gone, other] = [moving[turn], changing[turn]];
            turn++;
            if (gone && turn % 2 === 0) await database.query('DELETE FROM read.search WHERE member_id = $1', [gone.id]);
            else if (gone)
              await database.query(`UPDATE read.search SET active_on = $2, seeks = 'both' WHERE member_id = $1`, [
                gone.id,
                TODAY,
              ]);
            if (other)
              await database.query(
                `INSERT INTO read.search (member_id, status, gender, country, joined_at, active_on)
                 VALUES ($1, 'active', $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
                [randomUUID(), other.gender, other.country, joinedAt(other), dayAgo(other.away)],
              );
            // A town may come or go as well.
            clock.advance(120);
          });
          for (const { id } of staying) expect(ids.filter((one) => one === id)).toEqual([id]);
        },
      ),
      RUNS,
    ));
});

describe('DSC-09 recommended', () => {
  const wishes = { own: 'male', sought: 'female' } as const;
  it('is both sides, then lately, then near: three plain questions, one after the other', () =>
    expect(stretchesOf('recommended', { here: HERE, wishes }, TODAY)).toEqual([
      { by: 'town', wanted: true, activeAfter: '2026-02-22' },
      { by: 'town', wanted: true, activeAfter: '2026-01-30', activeUntil: '2026-02-22' },
      { by: 'town', wanted: true, activeUntil: '2026-01-30' },
      { by: 'town', wanted: false, activeAfter: '2026-02-22' },
      { by: 'town', wanted: false, activeAfter: '2026-01-30', activeUntil: '2026-02-22' },
      { by: 'town', wanted: false, activeUntil: '2026-01-30' },
    ]));

  it('asks only what is known: without a place the last here, without wishes no sides', () => {
    expect(stretchesOf('recommended', { wishes }, TODAY)).toEqual([
      { by: 'active', wanted: true },
      { by: 'active', wanted: false },
    ]);
    expect(stretchesOf('recommended', {}, TODAY)).toEqual([{ by: 'active' }]);
  });
});
