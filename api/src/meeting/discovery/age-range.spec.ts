import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { ageOn } from '../../members/profiles/domain.js';
import { bornBetween } from './age-range.js';

const isOfAge = (today: string, born: string, ages: { minAge?: number; maxAge?: number }) => {
  const { after, until } = bornBetween(today, ages);
  return (after === undefined || born > after) && (until === undefined || born <= until);
};

describe('DSC-01 ages as days of birth', () => {
  it.each([
    ['18 today', '2026-03-10', '2008-03-10', true],
    ['18 tomorrow', '2026-03-10', '2008-03-11', false],
    ['29 February, on 28 February', '2026-02-28', '2008-02-29', false],
    ['29 February, on 1 March', '2026-03-01', '2008-02-29', true],
    ['looked for on 29 February, born on 28 February of a common year', '2028-02-29', '2010-02-28', true],
    ['looked for on 29 February, born on 1 March of a common year', '2028-02-29', '2010-03-01', false],
  ])('%s', (_case, today, born, found) => expect(isOfAge(today, born, { minAge: 18 })).toBe(found));

  it('has no bounds where none is asked for', () => expect(bornBetween('2026-03-10', {})).toEqual({}));

  it('agrees with the age on the card, whatever the days', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const age = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(day, day, age, age, (today, born, minAge, maxAge) => {
        const years = ageOn(today, born);
        expect(isOfAge(today, born, { minAge, maxAge })).toBe(years >= minAge && years <= maxAge);
      }),
      { examples: [['2028-02-29', '2008-02-29', 20, 20]], numRuns: 2_000 },
    );
  });
});
