import { randomInt } from 'node:crypto';
import type { Country, SettingsValues } from '../../ground/settings/domain.js';
import type { Filter } from './filter.js';

/** The newest of whom the faces of a page are picked. */
export const FACES_AMONG = 60;

/** As many as a visitor gets to see; constant (DSC-01). */
export const VISITOR_CARDS = 12;

/** May someone who is not logged in search, given whether they came by way of a traffic source (DSC-01). */
export const mayVisitorSearch = (
  settings: Pick<SettingsValues, 'loggedOutSearch' | 'loggedOutSearchTrafficsource'>,
  withTrafficSource: boolean,
): boolean => settings.loggedOutSearch || (withTrafficSource && settings.loggedOutSearchTrafficsource);

/**
 * So many faces of those who were found, mixed in age: one of each stretch of ages. `draw` picks one of `n`, so that not
 * every page shows the same ones. Where there is nothing to choose, everybody in the order in which they were found.
 */
export function mixedInAge<T extends { age: number | null }>(
  found: readonly T[],
  limit: number,
  draw: (n: number) => number,
): T[] {
  if (found.length <= limit) return [...found];
  const byAge = found.toSorted((one, other) => (one.age ?? 0) - (other.age ?? 0));
  const beginOf = (stretch: number) => Math.floor((stretch * byAge.length) / limit);
  return Array.from({ length: limit }, (_, at) => {
    const stretch = byAge.slice(beginOf(at), beginOf(at + 1));
    return stretch[draw(stretch.length)]!;
  });
}

/** Where a visitor is, or what place a page is about. */
export interface Home {
  country: Country;
  region?: string | undefined;
}

/** The search of the home's region, of its country, then as it was asked: as far as it leaves open where people live. */
export function nearestFirst(filter: Filter, home: Home | null): Filter[] {
  const { country, region } = filter;
  if (!home || region !== undefined || (country !== undefined && country !== home.country)) return [filter];
  const inCountry = { ...filter, country: home.country };
  return [
    ...(home.region === undefined ? [] : [{ ...inCountry, region: home.region }]),
    ...(country === undefined ? [inCountry] : []),
    filter,
  ];
}

/** So many faces, the nearest first, mixed in age; `find` finds some of a search. */
export async function facesFor<T extends { id: string; age: number | null }>(
  { filter, home, limit }: { filter: Filter; home: Home | null; limit: number },
  find: (filter: Filter) => Promise<T[]>,
): Promise<T[]> {
  const faces: T[] = [];
  for (const search of nearestFirst(filter, home)) {
    if (faces.length >= limit) break;
    const known = new Set(faces.map(({ id }) => id));
    const found = (await find(search)).filter(({ id }) => !known.has(id));
    faces.push(...mixedInAge(found, limit - faces.length, randomInt));
  }
  return faces;
}
