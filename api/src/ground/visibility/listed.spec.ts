import { describe, expect, it } from '@jest/globals';
import { isListed, listedSql } from './listed.js';

describe('who is found by search', () => {
  const open = { status: 'active', disabled: false, invisible: false } as const;

  it('DSC-01 lists an open, active member', () => expect(isListed(open)).toBe(true));

  it.each([
    ['PRO-08 an invisible one', { ...open, invisible: true }],
    ['ADM-02 a disabled one', { ...open, disabled: true }],
    ['ACC-04 one who has not confirmed', { ...open, status: 'not_confirmed' as const }],
    ['ACC-12 a deleted one', { ...open, status: 'deleted' as const }],
    ['an unknown one', { ...open, status: 'none' as const }],
  ])('%s is not', (_case, member) => expect(isListed(member)).toBe(false));

  it('writes the same as a condition', () =>
    expect(listedSql({ status: 's', disabled: 'd', invisible: 'i' })).toBe("s = 'active' AND NOT d AND NOT i"));
});
