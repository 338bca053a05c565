import { isCountry, isRegionOf, type Country } from '../settings/domain.js';
import { nearestOf } from './built-in.js';
import { folded, isPoint } from './geography.js';
import { TOWNS } from './towns.js';

/** Number of columns in GeoNames' tables: https://download.geonames.org/export/dump/readme.txt. */
const COLUMNS = 19;
const [NAME, LATITUDE, LONGITUDE, CLASS, CODE, COUNTRY, ADMIN1, ADMIN2, POPULATION] = [1, 4, 5, 6, 7, 8, 10, 11, 14];
/** Feature codes of uninhabited places: historical, abandoned, destroyed. */
const DESERTED = ['PPLH', 'PPLQ', 'PPLW'];
/** Parts of France that GeoNames lists as countries. */
const OVERSEAS: Record<string, string> = { GP: 'FR-971', MQ: 'FR-972', GF: 'FR-973', RE: 'FR-974', YT: 'FR-976' };
/** Countries whose regions are GeoNames' second-level divisions. */
const BY_SECOND_LEVEL: Country[] = ['BE', 'IE'];
/** A division stands for one of our regions only if more than this share of its towns lies there. */
const MIN_SHARE = 0.5;

export interface FileTown {
  country: Country;
  /** The division as named in the file: `07`, or one of our own keys. */
  division: string;
  name: string;
  folded: string;
  latitude: number;
  longitude: number;
  population: number;
}

/**
 * Parses a town; null if the line is not a town or lies outside the supported countries. @throws Error if it is
 * malformed
 */
export function readLine(line: string): FileTown | null {
  const cells = line.split('\t');
  if (cells.length !== COLUMNS) throw new Error(`${cells.length} columns instead of ${COLUMNS}`);
  const cell = (index: number | undefined) => cells[index!]!.trim();
  if (cell(CLASS) !== 'P' || DESERTED.includes(cell(CODE))) return null;
  const overseas = OVERSEAS[cell(COUNTRY)];
  const country = overseas ? 'FR' : cell(COUNTRY);
  if (!isCountry(country)) return null;
  const point = { latitude: number(cell(LATITUDE), 'latitude'), longitude: number(cell(LONGITUDE), 'longitude') };
  if (!isPoint(point)) throw new Error('latitude or longitude out of range');
  const name = cell(NAME);
  if (name === '' || name.length > 200 || folded(name) === '') throw new Error('no usable name');
  const population = number(cell(POPULATION) || '0', 'population');
  if (!Number.isInteger(population) || population < 0) throw new Error('population is not a whole number');
  const level = cell(BY_SECOND_LEVEL.includes(country) ? ADMIN2 : ADMIN1);
  return { country, division: overseas ?? level, name, folded: folded(name), ...point, population };
}

function number(text: string, what: string): number {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`${what} is not a number`);
  return Number(text);
}

/**
 * Maps each division in a file to one of our regions. Files number divisions in their own way, so the built-in towns
 * decide: a division is the region that most of its towns are nearest to.
 */
export class Divisions {
  private readonly votes = new Map<string, Map<string, number>>();

  count({ country, division, ...point }: FileTown): void {
    const id = `${country} ${division}`;
    const votes = this.votes.get(id) ?? new Map<string, number>();
    this.votes.set(id, votes);
    const region = ownKey(country, division) ?? nearestOf(TOWNS[country], point)!.region;
    votes.set(region, (votes.get(region) ?? 0) + 1);
  }

  /** The region of a town in the file; without a clear division it is the region of the nearest built-in town. */
  regionOf({ country, division, ...point }: FileTown): string {
    const named = ownKey(country, division);
    if (named) return named;
    const votes = [...(this.votes.get(`${country} ${division}`) ?? [])].sort(([, a], [, b]) => b - a);
    const all = votes.reduce((sum, [, count]) => sum + count, 0);
    if (division !== '' && votes[0] && votes[0][1] > all * MIN_SHARE) return votes[0][0];
    return nearestOf(TOWNS[country], point)!.region;
  }
}

const ownKey = (country: Country, division: string): string | undefined =>
  [division, `${country}-${division}`].find((key) => isRegionOf(country, key));
