import { describe, expect, it } from '@jest/globals';
import { Divisions, readLine, type FileTown } from './place-file.js';

interface Cells {
  name?: string;
  latitude?: string;
  longitude?: string;
  kind?: [string, string];
  country?: string;
  admin1?: string;
  admin2?: string;
  population?: string;
}
const line = (cells: Cells = {}) => {
  const { name = 'Zeist', latitude = '52.09', longitude = '5.233', kind = ['P', 'PPL'], country = 'NL' } = cells;
  const { admin1 = '09', admin2 = '0355', population = '60949' } = cells;
  const row = ['2743977', name, name, 'Zeyst,Зейст', latitude, longitude, ...kind, country, '', admin1, admin2];
  return [...row, '', '', population, '', '5', 'Europe/Amsterdam', '2020-01-01'].join('\t');
};
const town = (cells: Cells) => readLine(line(cells)) as FileTown;

describe('PRO-06 a place file', () => {
  it('has the columns of GeoNames', () => {
    expect(readLine(line())).toEqual({
      country: 'NL',
      division: '09',
      name: 'Zeist',
      folded: 'zeist',
      latitude: 52.09,
      longitude: 5.233,
      population: 60949,
    });
  });

  it.each<[string, Cells]>([
    ['mountains', { kind: ['T', 'MT'] }],
    ['places nobody lives in', { kind: ['P', 'PPLQ'] }],
    ['countries where the site is not', { country: 'SE' }],
  ])('leaves out %s', (_, cells) => expect(readLine(line(cells))).toBeNull());

  it.each<[string, string]>([
    ['3 columns instead of 19', 'a\tb\tc'],
    ['latitude is not a number', line({ latitude: 'north' })],
    ['latitude or longitude out of range', line({ latitude: '99.1' })],
    ['population is not a whole number', line({ population: '-4' })],
    ['no usable name', line({ name: ' ' })],
  ])('is refused for %s', (problem, text) => expect(() => readLine(text)).toThrow(problem));

  it('learns which region a division is from the towns in it, also for one across the border', () => {
    const divisions = new Divisions();
    const [zeist, doorn] = [town({}), town({ name: 'Doorn', latitude: '52.03', longitude: '5.35' })];
    // Nearest to Ede in Gelderland, although it lies in the province of Utrecht.
    const ederveen = town({ name: 'Stray', latitude: '52.04', longitude: '5.63' });
    for (const one of [zeist, doorn, ederveen]) divisions.count(one);
    expect(divisions.regionOf(ederveen)).toBe('NL-UT');
  });

  it('takes our own keys as they are, and a town without division to its neighbours', () => {
    const divisions = new Divisions();
    expect(divisions.regionOf(town({ admin1: 'NL-ZE' }))).toBe('NL-ZE');
    expect(divisions.regionOf(town({ admin1: 'ZE' }))).toBe('NL-ZE');
    expect(divisions.regionOf(town({ admin1: '' }))).toBe('NL-UT');
  });

  it('reads the second level for Belgium, and the overseas parts of France as France', () => {
    expect(town({ country: 'BE', admin1: 'VLG', admin2: 'VAN' }).division).toBe('VAN');
    const cayenne = town({ country: 'GF', name: 'Cayenne', latitude: '4.93', longitude: '-52.33', admin1: '3' });
    expect([cayenne.country, new Divisions().regionOf(cayenne)]).toEqual(['FR', 'FR-973']);
  });
});
