import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isListed, isOpenToVisitors, listedSql, mayVisitorSee, openToVisitorsSql } from './listed.js';

describe('who is found by search', () => {
  const open = { status: 'active', disabled: false, invisible: false, hidden: false } as const;

  it('DSC-01 lists an open, active member', () => expect(isListed(open)).toBe(true));

  it.each([
    ['PRO-08 an invisible one', { ...open, invisible: true }],
    ['ADM-02 one whose profile staff hid', { ...open, hidden: true }],
    ['ADM-02 a disabled one', { ...open, disabled: true }],
    ['ACC-04 one who has not confirmed', { ...open, status: 'not_confirmed' as const }],
    ['ACC-12 a deleted one', { ...open, status: 'deleted' as const }],
    ['an unknown one', { ...open, status: 'none' as const }],
  ])('%s is not', (_case, member) => expect(isListed(member)).toBe(false));

  it('writes the same as a condition', () =>
    expect(listedSql({ status: 's', disabled: 'd', invisible: 'i', hidden: 'h' })).toBe(
      "s = 'active' AND NOT d AND NOT i AND NOT h",
    ));
});

describe('ACC-16 who is shown to people who are not logged in', () => {
  it.each([
    [null, false, false],
    [false, false, false],
    [true, false, true],
    [null, true, true],
    [false, true, false],
    [true, true, true],
  ])('chosen %s, fictional %s: %s', (openToVisitors, fictional, open) =>
    expect(isOpenToVisitors({ openToVisitors, fictional })).toBe(open),
  );

  it('is nobody whom a member who is a stranger does not find', () =>
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom('none' as const, 'not_confirmed' as const, 'active' as const, 'deleted' as const),
          disabled: fc.boolean(),
          invisible: fc.boolean(),
          hidden: fc.boolean(),
          openToVisitors: fc.option(fc.boolean()),
          fictional: fc.boolean(),
        }),
        (member) => mayVisitorSee(member) === (isListed(member) && isOpenToVisitors(member)),
      ),
    ));

  it('is written as a condition', () =>
    expect(openToVisitorsSql({ openToVisitors: 'o', fictional: 'f' })).toBe('coalesce(o, f)'));
});
