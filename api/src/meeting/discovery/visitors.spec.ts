import { describe, expect, it } from '@jest/globals';
import type { Filter } from './filter.js';
import { facesFor, mayVisitorSearch, mixedInAge, nearestFirst, type Home } from './visitors.js';

describe('DSC-01 who may search without being logged in', () => {
  it.each([
    [false, false, false, false],
    [false, false, true, false],
    [false, true, false, false],
    [false, true, true, true],
    [true, false, false, true],
    [true, false, true, true],
    [true, true, false, true],
    [true, true, true, true],
  ])('open to all %s, open to visitors of a source %s, came by a source %s: %s', (all, source, came, may) =>
    expect(mayVisitorSearch({ loggedOutSearch: all, loggedOutSearchTrafficsource: source }, came)).toBe(may),
  );
});

describe('ACC-16 the faces of a page', () => {
  const found = [22, 58, 31, 44, 23, 24, 25, 26, 47].map((age) => ({ age }));
  const ages = (draw: (n: number) => number) => mixedInAge(found, 3, draw).map(({ age }) => age);

  it('are of every age, not the newest alone, and not the same ones each time', () => {
    expect(ages(() => 0)).toEqual([22, 25, 44]);
    expect(ages((n) => n - 1)).toEqual([24, 31, 58]);
  });

  it('are everybody who was found, in that order, where there is nothing to choose', () =>
    expect(mixedInAge(found, 9, () => 0)).toEqual(found));
});

describe('DSC-01 where the faces that a visitor sees are from', () => {
  const utrecht: Home = { country: 'NL', region: 'NL-UT' };
  const women: Filter = { gender: 'female' };
  const inNL: Filter = { ...women, country: 'NL' };
  const inUtrecht: Filter = { ...inNL, region: 'NL-UT' };

  it.each<[string, Filter, Home | null, Filter[]]>([
    ['their region, their country, anywhere', women, utrecht, [inUtrecht, inNL, women]],
    ['their country where the region is not known', women, { country: 'NL' }, [inNL, women]],
    ['anywhere where nothing is known', women, null, [women]],
    ['their region in the country that was asked for', inNL, utrecht, [inUtrecht, inNL]],
    ['the other country that was asked for', { ...women, country: 'DE' }, utrecht, [{ ...women, country: 'DE' }]],
    ['the region that was asked for', { ...inNL, region: 'NL-ZH' }, utrecht, [{ ...inNL, region: 'NL-ZH' }]],
  ])('is %s', (_, filter, home, searches) => expect(nearestFirst(filter, home)).toEqual(searches));

  it('further off only as far as near ones are too few, and nobody twice', async () => {
    const people = [
      { id: 'anna', age: 30, region: 'NL-UT', country: 'NL' },
      { id: 'bea', age: 40, region: 'NL-ZH', country: 'NL' },
      { id: 'cleo', age: 50, region: 'DE-HE', country: 'DE' },
    ];
    const seen = async (limit: number) => {
      const faces = await facesFor({ filter: women, home: utrecht, limit }, async ({ country, region }) =>
        people.filter((one) => (country ?? one.country) === one.country && (region ?? one.region) === one.region),
      );
      return faces.map(({ id }) => id);
    };
    expect(await seen(1)).toEqual(['anna']);
    expect(await seen(2)).toEqual(['anna', 'bea']);
    expect(await seen(9)).toEqual(['anna', 'bea', 'cleo']);
  });
});
