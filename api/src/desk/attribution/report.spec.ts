import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { FEWEST } from './attribution.values.js';
import { addSums, mergeSmall, peopleIn, type Group, type People } from './report.js';

const people = (signUps: number, more: Partial<People> = {}): People => ({
  signUps,
  confirmed: 0,
  firstPurchases: 0,
  revenue: {},
  paidBack: {},
  ...more,
});
const group = (name: string, visits: number, signUps: number): Group => ({
  values: [name],
  visits,
  people: people(signUps),
});
const told = (groups: Group[]) =>
  mergeSmall(groups).groups.map(({ values, visits, people }) => [
    values?.[0] ?? 'other',
    visits,
    people?.signUps ?? null,
  ]);

describe('ADM-10 groups of fewer than five people', () => {
  it('are merged into the others, and those with enough visits keep these', () => {
    const groups = [group('tide', 900, 40), group('wave', 300, 4), group('click1', 1, 1), group('click2', 2, 1)];
    expect(told(groups)).toEqual([
      ['tide', 900, 40],
      ['wave', 300, null],
      ['other', 3, 6],
    ]);
  });

  it('never are what is left between the total and the rows: the smallest of the rows joins them', () => {
    expect(told([group('tide', 900, 40), group('wave', 300, 9), group('click', 1, 1)])).toEqual([
      ['tide', 900, 40],
      ['wave', 300, null],
      ['other', 1, 10],
    ]);
  });

  it('are told of in no row and no total where there are no more', () => {
    const { groups, total } = mergeSmall([group('tide', 900, 3), group('wave', 300, 1)]);
    expect(groups.map(({ people }) => people)).toEqual([null, null, null]);
    expect(total).toEqual({ values: null, visits: 1_200, people: null });
  });

  it('are not those where nobody signed up', () => {
    expect(told([group('tide', 900, 40), group('wave', 300, 0)])).toEqual([
      ['tide', 900, 40],
      ['wave', 300, 0],
    ]);
  });

  it('hold for money without people too: what somebody bought who came earlier', () => {
    const bought: Group = { values: ['wave'], visits: 9, people: people(0, { revenue: { EUR: 999 } }) };
    const { groups, total } = mergeSmall([bought]);
    expect([groups.map(({ people }) => people), total.people]).toEqual([[null, null], null]);
  });

  const sums = fc.dictionary(fc.constantFrom('EUR', 'GBP'), fc.integer({ min: 1, max: 10_000 }));
  const some = fc
    .record({
      visits: fc.nat(12),
      signUps: fc.nat(9),
      confirmed: fc.nat(9),
      firstPurchases: fc.nat(9),
      revenue: sums,
      paidBack: sums,
    })
    .map(({ visits, ...people }) => ({ visits, people }));
  const groupsOf = fc
    .array(some, { maxLength: 8 })
    .map((all) => all.map((one, i): Group => ({ ...one, values: [`${i}`] })));

  it('show in nothing that can be read or subtracted, and nothing is lost', () => {
    fc.assert(
      fc.property(groupsOf, (groups) => {
        const { groups: shown, total } = mergeSmall(groups);
        const empty = (one: People) => peopleIn(one) === 0 && !Object.keys({ ...one.revenue, ...one.paidBack }).length;
        for (const { people } of [...shown, total])
          expect(people === null || empty(people) || peopleIn(people) >= FEWEST).toBe(true);
        const all = shown.filter(({ people }) => people !== null).map(({ people }) => people!);
        const sum = (of: (one: People) => number) => all.reduce((n, one) => n + of(one), 0);
        expect(shown.reduce((n, { visits }) => n + visits, 0)).toBe(total.visits);
        expect(total.visits).toBe(groups.reduce((n, { visits }) => n + visits, 0));
        if (total.people === null) return;
        expect(sum(({ signUps }) => signUps)).toBe(total.people.signUps);
        expect(total.people.signUps).toBe(groups.reduce((n, { people }) => n + people.signUps, 0));
        expect(all.reduce((money, one) => addSums(money, one.revenue), {})).toEqual(total.people.revenue);
      }),
      { numRuns: 500 },
    );
  });
});
