import { describe, expect, it } from 'vitest';
import { settings } from '../../testing/cast';
import { firstFilter, isSame, possible } from './first-filter';
import type { MemberFilter } from './member-filter';

const eva = { sought_gender: 'male', country: 'NL', located: true } as const;

describe('DSC-09 the first search', () => {
  it('is what the member seeks, in their country and near their place', () =>
    expect(firstFilter(eva, settings())).toEqual({ gender: 'male', country: 'NL', distance: 100 }));

  it.each(['both', null] as const)('leaves out nobody for who seeks %s', (sought_gender) =>
    expect(firstFilter({ ...eva, sought_gender }, settings())).toEqual({ country: 'NL', distance: 100 }),
  );

  it('reaches across the country where no place is known', () =>
    expect(firstFilter({ ...eva, located: false }, settings())).toEqual({ gender: 'male', country: 'NL' }));

  it('knows no country that this site does not serve', () =>
    expect(firstFilter({ ...eva, country: 'XX' }, settings())).toEqual({ gender: 'male', distance: 100 }));

  it('PRO-01 asks for nothing that the settings do not let one search by', () => {
    expect(firstFilter(eva, { ...settings(), search_fields: ['gender', 'age'] })).toEqual({ gender: 'male' });
    expect(firstFilter(eva, { ...settings(), search_fields: [] })).toEqual({});
  });
});

describe('DSC-09 a search of an earlier visit', () => {
  it('loses what can no longer be asked for', () => {
    const kept: MemberFilter = { gender: 'female', country: 'NL', countryregion: 'NL-UT', distance: 25, min_age: 30 };
    expect(possible(kept, settings(), true)).toEqual(kept);
    expect(possible(kept, settings(), false)).toEqual({ ...kept, distance: undefined });
    expect(possible(kept, { ...settings(), search_fields: ['age'] }, true)).toEqual({ min_age: 30 });
    expect(possible(kept, { ...settings(), countries: ['BE'] }, true)).toEqual({
      gender: 'female',
      distance: 25,
      min_age: 30,
    });
  });

  it('keeps its order as long as a place is known that it needs', () => {
    expect(possible({ order: 'nearest' }, settings(), true)).toEqual({ order: 'nearest' });
    expect(possible({ order: 'nearest' }, settings(), false)).toEqual({});
    expect(possible({ order: 'last_active' }, settings(), false)).toEqual({ order: 'last_active' });
  });

  it('is the same in whatever order it was chosen', () => {
    expect(isSame({ gender: 'male', country: 'NL' }, { country: 'NL', gender: 'male' })).toBe(true);
    expect(isSame({ gender: 'male' }, {})).toBe(false);
  });
});
