import { describe, expect, it } from '@jest/globals';
import { CountryTable } from './country-table.js';

describe('CLI-03 CLI-12 the country of a visitor without configuration', () => {
  const table = new CountryTable();

  it.each([
    ['NL', '145.58.30.11'],
    ['NL', '::ffff:145.58.30.11'],
    ['NL', '2001:981::1'],
    ['DE', '193.99.144.80'],
    ['DE', '2a02:2e0:3fe:1001::1'],
    ['BE', '193.190.198.27'],
    ['PL', '212.77.98.9'],
  ])('is %s at %s', (country, address) => expect(table.countryOf(address)).toBe(country));

  it.each([
    ...['127.0.0.1', '10.0.0.1', '172.16.3.4', '192.168.1.1', '::ffff:192.168.1.1', '100.64.1.1', '203.0.113.7'],
    ...['::1', 'fe80::1', 'fd00::1', '2001:db8::1', 'no address', ''],
  ])('is not known at %s', (address) => expect(table.countryOf(address)).toBeNull());
});
