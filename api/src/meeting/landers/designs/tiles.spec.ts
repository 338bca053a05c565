import { describe, expect, it } from '@jest/globals';
import { COUNTRY_CODES, REGIONS } from '../../../ground/settings/domain.js';
import { tilesOf } from './tiles.js';

describe('CLI-04 the map of tiles', () => {
  it.each(COUNTRY_CODES)('has each region of %s once, each at a place of its own', (country) => {
    const { columns, tiles } = tilesOf(country);
    const regions = REGIONS[country].regions.map(({ key }) => key);
    expect(tiles.map(({ region }) => region).sort()).toEqual(regions.sort());
    expect(new Set(tiles.map(({ column, row }) => `${column},${row}`)).size).toBe(tiles.length);
    expect(Math.max(...tiles.map(({ column }) => column))).toBeLessThanOrEqual(columns);
  });
});
