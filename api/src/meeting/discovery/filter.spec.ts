import { describe, expect, it } from '@jest/globals';
import { offered, relaxations } from './filter.js';

describe('DSC-01 similar results relax a search', () => {
  it('first the region, then the ages, then the country; never the gender', () => {
    const { gender, country } = { gender: 'female', country: 'NL' } as const;
    expect(relaxations({ gender, country, region: 'NL-UT', minAge: 30, maxAge: 40, online: true })).toEqual([
      { gender, country, minAge: 30, maxAge: 40, online: true },
      { gender, country, minAge: 25, maxAge: 45, online: true },
      { gender, country, online: true },
      { gender, online: true },
    ]);
  });

  it('any distance before the region', () => {
    const within = { latitude: 52.09, longitude: 5.12, km: 25 };
    expect(relaxations({ country: 'NL', region: 'NL-UT', within })).toEqual([
      { country: 'NL', region: 'NL-UT' },
      { country: 'NL' },
      {},
    ]);
  });

  it('only as far as there is something to relax', () => {
    expect(relaxations({})).toEqual([]);
    expect(relaxations({ gender: 'male' })).toEqual([]);
    expect(relaxations({ country: 'BE' })).toEqual([{}]);
    expect(relaxations({ minAge: 3 })).toEqual([{ minAge: 0 }, {}]);
  });
});

describe('PRO-01 search_fields', () => {
  it('decide which parts of a search count', () => {
    const filter = { gender: 'male', country: 'NL', region: 'NL-UT', minAge: 30, maxAge: 40, online: true } as const;
    expect(offered(filter, ['gender', 'age'])).toEqual({ gender: 'male', minAge: 30, maxAge: 40 });
    expect(offered(filter, [])).toEqual({});
    expect(offered(filter, ['country', 'countryregion', 'online'])).toEqual({
      country: 'NL',
      region: 'NL-UT',
      online: true,
    });
  });
});
