import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { reduced, reductionOf } from './reduction.js';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

describe('MNY-01 MNY-06 what a discount takes off', () => {
  it.each([
    [999, 749],
    [2249, 1687],
    [4799, 3599],
    [10499, 7874],
  ])('25%% off the package of %i cents leaves %i', (price, left) => {
    expect(reduced(euro(price), 25)).toEqual(euro(left));
  });

  it('is rounded half up to a whole cent', () => {
    expect(reductionOf(euro(2), 25)).toEqual(euro(1));
    expect(reductionOf(euro(999), 50)).toEqual(euro(500));
    expect(reductionOf(euro(101), 1)).toEqual(euro(1));
    expect(reductionOf(euro(149), 1)).toEqual(euro(1));
    expect(reductionOf(euro(150), 1)).toEqual(euro(2));
  });

  it('leaves something to pay', () => {
    expect(reduced(euro(1), 90)).toEqual(euro(1));
    expect(reduced(euro(4), 90)).toEqual(euro(1));
    expect(reduced(euro(0), 90)).toEqual(euro(0));
  });

  it('holds for every price and percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 90 }), (amount, percentage) => {
        const off = reductionOf(euro(amount), percentage).amount;
        const left = reduced(euro(amount), percentage);
        // Off by at most half a minor unit, in the member's favour, except that at least one minor unit remains to pay.
        const exact = (amount * percentage) / 100;
        const near = off - exact <= 0.5 && exact - off < 0.5;
        return (
          Number.isSafeInteger(off) &&
          off + left.amount === amount &&
          left.currency === 'EUR' &&
          left.amount >= 1 &&
          off >= 0 &&
          (near || left.amount === 1)
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('never grows when the price falls, nor shrinks when the percentage rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 7 }), fc.integer({ min: 1, max: 89 }), (amount, percentage) => {
        const here = reductionOf(euro(amount), percentage).amount;
        return (
          reductionOf(euro(amount + 1), percentage).amount >= here &&
          reductionOf(euro(amount), percentage + 1).amount >= here
        );
      }),
      { numRuns: 10_000 },
    );
  });
});
