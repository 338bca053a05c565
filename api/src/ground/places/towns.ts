import { COUNTRY_CODES, type Country } from '../settings/domain.js';
import { folded, type Point } from './geography.js';
import { BE } from './towns/be.js';
import { DE } from './towns/de.js';
import { EUROPE } from './towns/europe.js';
import { NL } from './towns/nl.js';
import { OVERSEAS } from './towns/overseas.js';

export interface Town extends Point {
  country: Country;
  /** A key of REGIONS. */
  region: string;
  city: string;
}

export interface NamedTown extends Town {
  /** Names of the town, its main name first; `folded` for comparison. */
  names: { name: string; folded: string }[];
}

const TABLES: Record<Country, string> = { NL, BE, DE, ...EUROPE, ...OVERSEAS };

/**
 * One region per line: `REGION = Name/Other name lat lon|…`; a line that starts with spaces continues the one before.
 */
function parse(country: Country, table: string): NamedTown[] {
  const regions = table.replace(/\n\s+/g, '').trim().split('\n');
  return regions.flatMap((line) => {
    const [region, towns] = line.split(' = ') as [string, string];
    return towns.split('|').map((entry) => {
      const [, text, latitude, longitude] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry.trim()) ?? [];
      if (!text) throw new Error(`${country}: ${entry}`);
      const names = text.split('/').map((name) => ({ name, folded: folded(name) }));
      const place = { country, region: `${country}-${region}`, city: names[0]!.name };
      return { ...place, names, latitude: Number(latitude), longitude: Number(longitude) };
    });
  });
}

/** The built-in towns per country, larger towns of a region first (PRO-06). */
export const TOWNS = Object.fromEntries(
  COUNTRY_CODES.map((country) => [country, parse(country, TABLES[country])]),
) as Record<Country, NamedTown[]>;
