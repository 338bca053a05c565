import { describe, expect, it } from 'vitest';
import { fromLander } from './from-lander';

const site = {
  countries: ['NL', 'BE'] as ('NL' | 'BE')[],
  interests: ['wine', 'tea', 'dancing', 'own-1'],
};
const said = (query: string) => fromLander(new URLSearchParams(query), site);

describe('CLI-04 what was chosen on a lander', () => {
  it('fills the place and what is liked in, in the order of the site', () => {
    expect(said('country=NL&region=NL-UT&interests=own-1&interests=dancing&interests=wine')).toEqual({
      country: 'NL',
      region: 'NL-UT',
      interests: ['wine', 'dancing', 'own-1'],
    });
  });

  it('is left out where the site does not know it', () => {
    expect(said('')).toEqual({});
    expect(said('country=DE&region=DE-BY&interests=<b>')).toEqual({});
    expect(said('country=NL&region=BE-VAN')).toEqual({ country: 'NL', region: '' });
  });
});
