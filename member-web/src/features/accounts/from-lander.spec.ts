import { describe, expect, it } from 'vitest';
import { fromLander } from './from-lander';

const site = {
  countries: ['NL', 'BE'] as ('NL' | 'BE')[],
  interests: ['wine', 'tea', 'dancing'] as ('wine' | 'tea' | 'dancing')[],
};
const said = (query: string) => fromLander(new URLSearchParams(query), site, (one) => one.toUpperCase());

describe('CLI-04 what was chosen on a lander', () => {
  it('fills the place and the first words in', () => {
    expect(said('country=NL&region=NL-UT&interests=dancing&interests=wine')).toEqual({
      country: 'NL',
      region: 'NL-UT',
      description: 'WINE, DANCING.',
    });
  });

  it('is left out where the site does not know it', () => {
    expect(said('')).toEqual({});
    expect(said('country=DE&region=DE-BY&interests=<b>')).toEqual({});
    expect(said('country=NL&region=BE-VAN')).toEqual({ country: 'NL', region: '' });
  });
});
