import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock, Database } from '../../kernel/index.js';
import { distanceKm, type Point } from '../../ground/places/index.js';
import { locationOf } from '../../members/profiles/index.js';
import { LISTED } from './projections/search.projection.js';

/** How long the list of towns is kept, in milliseconds: so long may the first of a town wait to be found by distance. */
const KEPT_MS = 60_000;
/** Places whose distances to all towns are kept. */
const PLACES = 200;

/** Where members live: a town, or a whole country for those whose town is not known. */
export interface InhabitedTown {
  country: string;
  /** As `read.search` says it; '' where the town is not known. */
  town: string;
  /** From the viewer; infinite where it is not known. */
  km: number;
}

interface Towns {
  readAt: number;
  all: Promise<{ country: string; town: string; point: Point | null }[]>;
  /** By the viewer's place. */
  sorted: LRUCache<string, InhabitedTown[]>;
}

/** Every town in which a listed member lives. */
@Injectable()
export class InhabitedTowns {
  private towns: Towns | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** All of them, the nearest first; those without a known place last, the viewer's own country before the others. */
  async around(here: Point, country = ''): Promise<InhabitedTown[]> {
    const now = this.clock.now().getTime();
    if (!this.towns || Math.abs(now - this.towns.readAt) >= KEPT_MS) {
      const towns: Towns = { readAt: now, all: this.read(), sorted: new LRUCache({ max: PLACES }) };
      this.towns = towns;
      towns.all.catch(() => {
        if (this.towns === towns) this.towns = undefined;
      });
    }
    const { all, sorted } = this.towns;
    const key = `${here.latitude} ${here.longitude} ${country}`;
    let list = sorted.get(key);
    if (!list) {
      const byDistance = nearerFirst(country);
      list = (await all)
        .map(({ point, ...one }) => ({ ...one, km: point ? distanceKm(here, point) : Infinity }))
        .sort(byDistance);
      sorted.set(key, list);
    }
    return list;
  }

  /** One step through the index for each town, however many live there. */
  private async read() {
    const first = 'SELECT country, town FROM read.search WHERE';
    const order = 'ORDER BY country, town LIMIT 1';
    const rows = await this.database.query<{ country: string; town: string }>(
      `WITH RECURSIVE towns AS (
         (${first} ${LISTED} ${order})
         UNION ALL
         SELECT next.country, next.town FROM towns, LATERAL (
           ${first} ${LISTED} AND (country, town) > (towns.country, towns.town) ${order}) AS next
       ) SELECT country, town FROM towns WHERE country IS NOT NULL`,
    );
    return rows.map((row) => ({ ...row, point: row.town === '' ? null : locationOf(row.town) }));
  }
}

/** One order of all towns, so that a list goes on where it was left even if its town is no longer among them. */
function nearerFirst(own: string) {
  const foreign = ({ country, town }: InhabitedTown) => Number(town === '' && country !== own);
  return (a: InhabitedTown, b: InhabitedTown): number => {
    if (a.km !== b.km) return a.km < b.km ? -1 : 1;
    return foreign(a) - foreign(b) || compare(a.country, b.country) || compare(a.town, b.town);
  };
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** The towns from where a list has come to. */
export function from(towns: InhabitedTown[], here: Point, own: string, at: { country: string; town: string }) {
  const point = at.town === '' ? null : locationOf(at.town);
  const place = { ...at, km: point ? distanceKm(here, point) : Infinity };
  const compareTowns = nearerFirst(own);
  return towns.slice(firstThat(towns, (town) => compareTowns(town, place) >= 0));
}

/** Of towns in their order, the number of the first that is farther away. */
export const firstBeyond = (towns: InhabitedTown[], km: number): number => firstThat(towns, (town) => town.km > km);

/** The first of whom something holds, where it holds of all that follow too; the length if of none. */
function firstThat<T>(all: T[], holds: (one: T) => boolean): number {
  let [from, to] = [0, all.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(all[middle]!)) to = middle;
    else from = middle + 1;
  }
  return from;
}
