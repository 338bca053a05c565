import type { Country } from '../settings/domain.js';
import { distanceKm, folded, type Point } from './geography.js';
import { TOWNS, type NamedTown, type Town } from './towns.js';

export const toTown = ({ country, region, city, latitude, longitude }: Town): Town => ({
  country,
  region,
  city,
  latitude,
  longitude,
});

export const nearestOf = <T extends Point>(towns: readonly T[], point: Point): T | undefined => {
  let [best, least] = [undefined as T | undefined, Infinity];
  for (const town of towns) {
    const distance = distanceKm(town, point);
    if (distance < least) [best, least] = [town, distance];
  }
  return best;
};

/**
 * Towns whose name, or a word of it, starts with the text; matches at the start of the name first, then in table order.
 */
export function startingWith(country: Country, typed: string, limit: number): Town[] {
  const start = folded(typed);
  if (start === '') return [];
  const found: { town: Town; rank: number }[] = [];
  for (const town of TOWNS[country]) {
    const hit = bestName(town, start);
    if (hit) found.push({ town: { ...toTown(town), city: hit.name }, rank: hit.rank });
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ town }) => town);
}

function bestName({ names }: NamedTown, start: string): { name: string; rank: number } | undefined {
  const ranks = names.map(({ name, folded: text }) => ({ name, rank: rankOf(text, start) }));
  const hit = ranks.reduce((best, one) => (one.rank < best.rank ? one : best));
  return hit.rank < 3 ? hit : undefined;
}

const rankOf = (name: string, start: string) => {
  if (name === start) return 0;
  if (name.startsWith(start)) return 1;
  return name.includes(` ${start}`) ? 2 : 3;
};

/** The town with this name; without a region only if the name is unique in the country. */
export function called(country: Country, region: string | null, city: string): Town | undefined {
  const name = folded(city);
  const same = TOWNS[country].filter(
    (town) => (region === null || town.region === region) && town.names.some((one) => one.folded === name),
  );
  return same.length === 1 || region !== null ? same[0] && toTown(same[0]) : undefined;
}
