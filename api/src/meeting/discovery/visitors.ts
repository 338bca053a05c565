import type { SettingsValues } from '../../ground/settings/domain.js';

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
