import { Injectable } from '@nestjs/common';
import { Database, InvalidatedCache, Listener } from '../../kernel/index.js';
import { isCountry, type Country } from '../settings/index.js';
import { called, nearestOf, startingWith, toTown } from './built-in.js';
import { distanceKm, folded, type Point } from './geography.js';
import { TOWNS, type Town } from './towns.js';

/** Spec 7: what was looked up is kept for an hour. */
export const CACHE_SECONDS = 3600;
/** Name of the cache, for whoever changes what it holds. */
export const PLACES_CACHE = 'places';
const ENTRIES = 20_000;
/** Further away than this, a town says nothing about where somebody is; deserts are wide. */
const FURTHEST_KM = 250;
const KM_PER_DEGREE = 111;
/** How far an import is searched, in steps: most are found in the first. */
const REACHES_KM = [20, 80, FURTHEST_KM];

const COLUMNS = 'country, region, name AS city, latitude, longitude';

/** Where towns are. A country's own file, where the operator imported one, stands for what comes with the product. */
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
      return best && distanceKm(best, point) <= FURTHEST_KM ? toTown(best) : undefined;
    });
  }

  /** What somebody who has typed this may mean. */
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

  /** Where a town of that name is; undefined where nobody knows, or several are called so. */
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

  private async imported(): Promise<Country[]> {
    const known = await this.cache.load('imported', async () =>
      (await this.database.query<{ country: Country }>('SELECT country FROM places.imports')).map(
        ({ country }) => country,
      ),
    );
    return known as Country[];
  }

  private async nearestImported(point: Point): Promise<Town | undefined> {
    for (const km of REACHES_KM) {
      const high = km / KM_PER_DEGREE;
      const wide = high / Math.max(0.05, Math.cos((point.latitude * Math.PI) / 180));
      const near = await this.database.prepared<Town>(
        'places-near',
        `SELECT ${COLUMNS} FROM places.towns
          WHERE latitude BETWEEN $1::float8 - $3 AND $1::float8 + $3 AND longitude BETWEEN $2::float8 - $4 AND $2::float8 + $4
          ORDER BY (latitude - $1) ^ 2 + ((longitude - $2) * cos(radians($1))) ^ 2 LIMIT 1`,
        [point.latitude, point.longitude, high, wide],
      );
      // One in a corner of the square may be further off than another outside it.
      if (near[0] && distanceKm(near[0], point) <= km) return near[0];
    }
    return undefined;
  }

  /** One of each name in a region: a file knows hamlets by the dozen. */
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
