import { describe, expect, it } from '@jest/globals';
import { mayVisitorSearch, mixedInAge } from './visitors.js';

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
