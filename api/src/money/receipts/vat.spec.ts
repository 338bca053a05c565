import { describe, expect, it } from '@jest/globals';
import { COUNTRY_CODES } from '../../ground/settings/countries.js';
import { locate } from './location.js';
import { rateOn, vatWithin } from './vat.js';
import { VAT_RATES } from './vat-rates.js';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

describe('MNY-01 VAT by the buyer’s country', () => {
  it('knows the rate of each country of the product, and taxes nothing in the United States', () => {
    const now = new Date('2026-03-01T12:00:00Z');
    expect(Object.fromEntries(COUNTRY_CODES.map((country) => [country, rateOn(country, now)]))).toEqual({
      NL: 2100,
      BE: 2100,
      GB: 2000,
      IE: 2300,
      DE: 1900,
      AT: 2000,
      IT: 2200,
      FR: 2000,
      CH: 810,
      ES: 2100,
      US: 0,
      CA: 500,
      AU: 1000,
      NZ: 1500,
      PL: 2300,
    });
  });

  it('lists the rates of a country in the order they begin', () => {
    for (const rates of Object.values(VAT_RATES)) {
      expect(rates.map(({ from }) => from)).toEqual(rates.map(({ from }) => from).toSorted());
    }
  });

  it.each([
    ['DE', '2020-12-31T22:59:59Z', 1600],
    ['DE', '2020-12-31T23:00:00Z', 1900],
    ['CH', '2023-12-31T22:59:59Z', 770],
    ['CH', '2023-12-31T23:00:00Z', 810],
  ])('a new rate begins at midnight there: %s at %s', (country, at, rate) => {
    expect(rateOn(country, new Date(at))).toBe(rate);
  });

  it.each([
    [999, 2100, 826, 173],
    [10499, 2100, 8677, 1822],
    [999, 2550, 796, 203],
    [999, 0, 999, 0],
    [0, 2100, 0, 0],
    [1, 2100, 1, 0],
  ])('%i at %i holds %i net and %i VAT', (gross, rate, net, vat) => {
    expect(vatWithin(euro(gross), { country: 'NL', rate })).toEqual({
      country: 'NL',
      rate,
      net: euro(net),
      vat: euro(vat),
    });
  });
});

describe('MNY-01 evidence of where the buyer is', () => {
  it('is two pieces that agree', () => {
    expect(locate({ profile: 'NL', network: 'NL', payment: 'DE' }, 'NL')).toEqual({
      country: 'NL',
      basis: 'agreed',
      evidence: [
        { kind: 'profile', country: 'NL' },
        { kind: 'network', country: 'NL' },
      ],
    });
    expect(locate({ profile: 'NL', network: 'DE', payment: 'DE' }, 'NL').country).toBe('DE');
    expect(locate({ profile: 'BE', network: 'BE', payment: 'BE' }, 'NL').evidence).toHaveLength(2);
  });

  it('that contradicts itself follows the bank before the profile, and the profile before the network', () => {
    expect(locate({ profile: 'NL', network: 'DE', payment: 'BE' }, 'NL')).toMatchObject({
      country: 'BE',
      basis: 'contradicting',
      evidence: [{ kind: 'payment' }, { kind: 'profile' }, { kind: 'network' }],
    });
    expect(locate({ profile: 'NL', network: 'DE', payment: null }, 'NL')).toMatchObject({ country: 'NL' });
  });

  it('may be one piece, or none: then it is the seller’s country', () => {
    expect(locate({ profile: 'PL' }, 'NL')).toMatchObject({ country: 'PL', basis: 'single' });
    expect(locate({}, 'NL')).toEqual({ country: 'NL', basis: 'single', evidence: [] });
  });
});
