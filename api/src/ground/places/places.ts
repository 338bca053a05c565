import { Injectable } from '@nestjs/common';
import { Database, InvalidatedCache, Listener } from '../../kernel/index.js';
import { isCountry, type Country } from '../settings/index.js';
import { called, nearestOf, startingWith, toTown } from './built-in.js';
import { distanceKm, folded, type Point } from './geography.js';
import { TOWNS, type Town } from './towns.js';

/** How long lookups are cached, in seconds (spec 7). */
export const CACHE_SECONDS = 3600;
/** The cache's name, for code that must invalidate it. */
export const PLACES_CACHE = 'places';
const ENTRIES = 20_000;
/** A town further away than this says nothing about a location; it is large because of deserts. */
const MAX_DISTANCE_KM = 250;
const KM_PER_DEGREE = 111;
/** Search radii for imported places, in kilometres: most lookups succeed at the first. */
const SEARCH_RADII_KM = [20, 80, MAX_DISTANCE_KM];

const COLUMNS = 'country, region, name AS city, latitude, longitude';

/** Looks up towns. For a country whose places the operator imported, the import replaces the built-in towns. */
@Injectable()
export class Places {
  private readonly cache: InvalidatedCache<object>;

  constructor(
    private readonly database: Database,
    listener: Listener,
  ) {
    this.cache = new InvalidatedCache(PLACES_CACHE, database, listener, { max: ENTRIES, ttl: CACHE_SECONDS * 1000 });
  }

  async nearest(point: Point): Promise<Town | undefined> {
    const { latitude, longitude } = point;
    return this.cached(`near ${latitude} ${longitude}`, async () => {
      const imported = await this.imported();
      const rest = Object.entries(TOWNS).filter(([country]) => !imported.includes(country as Country));
      const own = nearestOf(
        rest.flatMap(([, towns]) => towns),
        point,
      );
      const read = imported.length > 0 ? await this.nearestImported(point) : undefined;
      const best = nearestOf(
        [own, read].filter((town) => town !== undefined),
        point,
      );
      return best && distanceKm(best, point) <= MAX_DISTANCE_KM ? toTown(best) : undefined;
    });
  }

  /** Suggestions for what the user has typed. */
  async startingWith(country: Country, typed: string, limit: number): Promise<Town[]> {
    const start = folded(typed);
    if (start === '') return [];
    const found = await this.cached(`start ${country} ${limit} ${start}`, async () =>
      (await this.imported()).includes(country)
        ? this.importedStartingWith(country, start, limit)
        : startingWith(country, start, limit),
    );
    return found ?? [];
  }

  /** The town with this name; undefined if it is unknown or ambiguous. */
  async locate(place: { country: string; region: string | null; city: string | null }): Promise<Town | undefined> {
    const { country, region, city } = place;
    if (!city || !isCountry(country)) return undefined;
    return this.cached(`called ${country} ${region} ${folded(city)}`, async () => {
      const read = (await this.imported()).includes(country) && (await this.importedCalled(country, region, city));
      return read || called(country, region, city);
    });
  }

  private async cached<T extends object>(key: string, find: () => Promise<T | undefined>): Promise<T | undefined> {
    const kept = await this.cache.load(key, async () => ({ found: await find() }));
    return (kept as { found: T | undefined }).found;
  }

  /** Countries whose places come from a file of the operator’s. */
  async imported(): Promise<Country[]> {
    const known = await this.cache.load('imported', async () =>
      (await this.database.query<{ country: Country }>('SELECT country FROM places.imports')).map(
        ({ country }) => country,
      ),
    );
    return known as Country[];
  }

  private async nearestImported(point: Point): Promise<Town | undefined> {
    for (const km of SEARCH_RADII_KM) {
      const high = km / KM_PER_DEGREE;
      const wide = high / Math.max(0.05, Math.cos((point.latitude * Math.PI) / 180));
      const near = await this.database.prepared<Town>(
        'places-near',
        `SELECT ${COLUMNS} FROM places.towns
          WHERE latitude BETWEEN $1::float8 - $3 AND $1::float8 + $3 AND longitude BETWEEN $2::float8 - $4 AND $2::float8 + $4
          ORDER BY (latitude - $1) ^ 2 + ((longitude - $2) * cos(radians($1))) ^ 2 LIMIT 1`,
        [point.latitude, point.longitude, high, wide],
      );
      // A town in a corner of the square may be further away than one outside the square.
      if (near[0] && distanceKm(near[0], point) <= km) return near[0];
    }
    return undefined;
  }

  /** At most one town per name and region: imported files contain many hamlets of the same name. */
  private importedStartingWith(country: Country, start: string, limit: number): Promise<Town[]> {
    return this.database.prepared<Town>(
      'places-typed',
      `SELECT ${COLUMNS} FROM (
         SELECT DISTINCT ON (folded, region) * FROM places.towns
          WHERE country = $1 AND folded LIKE $2 ORDER BY folded, region, population DESC
       ) one ORDER BY folded = $3 DESC, population DESC, folded LIMIT $4`,
      [country, `${start}%`, start, limit],
    );
  }

  private async importedCalled(country: Country, region: string | null, city: string): Promise<Town | undefined> {
    const same = await this.database.prepared<Town>(
      'places-called',
      `SELECT ${COLUMNS} FROM places.towns
        WHERE country = $1 AND folded = $2 AND ($3::text IS NULL OR region = $3) ORDER BY population DESC LIMIT 2`,
      [country, folded(city), region],
    );
    return same.length === 1 || region !== null ? same[0] : undefined;
  }
}
