import { describe, expect, it } from '@jest/globals';
import { mayVisitorSearch } from './visitors.js';

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
