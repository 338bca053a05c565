import { describe, expect, it } from 'vitest';
import { sidesOf, totalOf, type Books } from './books';

const accounts: Books['accounts'] = [
  { account: 'sold', credits: -100 },
  { account: 'granted', credits: 0 },
  { account: 'member_wallets', credits: 70 },
  { account: 'spent', credits: 30 },
];

describe('MNY-09 both sides of the books', () => {
  it('are equal when all accounts sum to zero', () => {
    const { sources, places } = sidesOf({ accounts } as Books);
    expect(sources).toEqual([
      { account: 'sold', credits: 100 },
      { account: 'granted', credits: 0 },
    ]);
    expect(places.map(({ account }) => account)).toEqual(['member_wallets', 'spent']);
    expect([totalOf(sources), totalOf(places)]).toEqual([100, 100]);
  });
});
