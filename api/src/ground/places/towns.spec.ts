import { describe, expect, it } from '@jest/globals';
import { COUNTRY_CODES, type Country } from '../settings/domain.js';
import { REGIONS } from '../settings/regions.js';
import { called, nearestOf, startingWith } from './built-in.js';
import { distanceKm, folded, type Point } from './geography.js';
import { TOWNS, type NamedTown } from './towns.js';

/** South, west, north, east; several boxes for countries in several parts of the world. */
const BOXES: Record<Country, [number, number, number, number][]> = {
  NL: [[50.75, 3.35, 53.6, 7.23]],
  BE: [[49.49, 2.54, 51.51, 6.41]],
  DE: [[47.27, 5.86, 55.06, 15.05]],
  GB: [[49.86, -8.65, 60.86, 1.77]],
  IE: [[51.39, -10.67, 55.44, -5.99]],
  AT: [[46.37, 9.53, 49.02, 17.16]],
  IT: [[35.49, 6.62, 47.1, 18.52]],
  FR: [
    [41.33, -5.15, 51.09, 9.57],
    [14.3, -61.9, 16.6, -60.7],
    [2.1, -54.7, 5.8, -51.6],
    [-21.4, 55.2, -20.8, 55.9],
    [-13.1, 45.0, -12.6, 45.4],
  ],
  CH: [[45.81, 5.95, 47.81, 10.5]],
  ES: [
    [35.2, -9.35, 43.8, 4.34],
    [27.6, -18.2, 29.5, -13.3],
  ],
  US: [
    [24.4, -125, 49.4, -66.9],
    [51, -180, 71.5, -129.9],
    [18.8, -160.6, 22.3, -154.7],
  ],
  CA: [[41.6, -141.1, 83.2, -52.6]],
  AU: [[-43.7, 112.9, -10, 153.7]],
  NZ: [
    [-47.4, 166.3, -34.3, 178.6],
    [-44.4, -177, -43.5, -175.8],
  ],
  PL: [[49.0, 14.1, 54.9, 24.2]],
};
/** Maximum distance from the centre of a region's towns to any of them, in kilometres. */
const WIDEST_KM: Partial<Record<Country, number>> = {
  US: 1300,
  CA: 1900,
  AU: 1700,
  GB: 520,
  DE: 250,
  ES: 400,
  FR: 330,
};

const everyTown: NamedTown[] = COUNTRY_CODES.flatMap((country) => TOWNS[country]);
const of = (region: string) => everyTown.filter((town) => town.region === region);
const centreOf = (towns: Point[]): Point => ({
  latitude: towns.reduce((sum, { latitude }) => sum + latitude, 0) / towns.length,
  longitude: towns.reduce((sum, { longitude }) => sum + longitude, 0) / towns.length,
});

describe('PRO-06 the towns that come with the product', () => {
  it('lie in every region of every country, and in no other', () => {
    for (const country of COUNTRY_CODES) {
      const keys = new Set(REGIONS[country].regions.map(({ key }) => key));
      expect(new Set(TOWNS[country].map(({ region }) => region))).toEqual(keys);
    }
    expect(everyTown.length).toBeGreaterThan(1500);
  });

  it('are about twenty for each region of the Netherlands, Belgium and Germany', () => {
    const few = (['NL', 'BE', 'DE'] as const)
      .flatMap((country) => REGIONS[country].regions)
      .filter(({ key }) => of(key).length < 19)
      .map(({ key }) => key);
    // City states, whose towns are their districts.
    expect(few).toEqual(['DE-HB', 'DE-HH']);
  });

  it('lie in their country', () => {
    const outside = everyTown.filter(
      ({ country, latitude, longitude }) =>
        !BOXES[country].some(([s, w, n, e]) => latitude >= s && latitude <= n && longitude >= w && longitude <= e),
    );
    expect(outside.map(({ city }) => city)).toEqual([]);
  });

  it('are named once in a region, at a place of their own', () => {
    const names = everyTown.flatMap(({ region, names }) => names.map((name) => `${region} ${name.folded}`));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    const points = everyTown.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
    expect(points.filter((point, i) => points.indexOf(point) !== i)).toEqual([]);
    for (const { city } of everyTown) expect(city).toMatch(/^(’s|'s)?[-\p{L}\p{M} .'’()]{2,40}$/u);
  });

  it('lie near the middle of their region, and nearest to their own region or the one beside it', () => {
    const far: string[] = [];
    for (const country of COUNTRY_CODES) {
      const centres = REGIONS[country].regions.map(({ key }) => ({ key, ...centreOf(of(key)) }));
      for (const town of TOWNS[country]) {
        const order = [...centres].sort((a, b) => distanceKm(a, town) - distanceKm(b, town)).map(({ key }) => key);
        const own = centres.find(({ key }) => key === town.region)!;
        const rank = order.indexOf(town.region);
        if (distanceKm(own, town) > (WIDEST_KM[country] ?? 220) || rank > 5)
          far.push(`${town.city} ${town.region} ${rank}`);
      }
    }
    expect(far).toEqual([]);
  });
});

describe('PRO-06 the larger cities of the other countries', () => {
  it.each([
    ['GB', ['Birmingham', 'Wolverhampton', 'Luton', 'Northampton', 'Peterborough', 'Middlesbrough']],
    ['CA', ['Toronto', 'Brampton', 'Markham', 'Burnaby', 'Oshawa']],
    ['US', ['Plano', 'Chula Vista', 'Staten Island', 'Chandler']],
    ['PL', ['Warszawa', 'Dąbrowa Górnicza', 'Ruda Śląska']],
    ['AU', ['Sydney', 'Logan City']],
  ] as const)('of %s are there by their own name, whatever larger one lies beside them', (country, cities) => {
    for (const city of cities) expect(called(country, null, city)?.city).toBe(city);
  });
});

describe('PRO-06 looking towns up', () => {
  it('takes the nearest', () => {
    expect(nearestOf(everyTown, { latitude: 52.1, longitude: 5.1 })?.city).toBe('Utrecht');
    expect(nearestOf(everyTown, { latitude: 48.2, longitude: 16.37 })?.city).toBe('Wien');
    expect(nearestOf([], { latitude: 0, longitude: 0 })).toBeUndefined();
  });

  it('measures as the crow flies', () => {
    const [amsterdam, berlin] = [TOWNS.NL, TOWNS.DE].map((towns, i) =>
      towns.find(({ city }) => city === ['Amsterdam', 'Berlin'][i]),
    ) as [NamedTown, NamedTown];
    expect(Math.round(distanceKm(amsterdam, berlin) / 10) * 10).toBe(580);
    expect(distanceKm(amsterdam, amsterdam)).toBe(0);
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111, 0);
  });

  it.each([
    ['amst', 'NL', ['Amsterdam', 'Amstelveen', 'Nieuw-Amsterdam']],
    ['den b', 'NL', ['Den Bosch', 'Den Burg']],
    ["'s-herto", 'NL', ["'s-Hertogenbosch"]],
    ['IXELLES', 'BE', ['Ixelles']],
    ['munch', 'DE', ['München']],
    ['lodz', 'PL', ['Łódź']],
    ['main', 'DE', ['Maintal', 'Mainz', 'Frankfurt am Main', 'Offenbach am Main']],
    ['-', 'NL', []],
    ['xyz', 'NL', []],
  ] as const)('%s in %s may mean %j', (typed, country, expected) => {
    expect(startingWith(country, typed, 8).map(({ city }) => city)).toEqual(expected);
  });

  it('knows a town by any of its names; where several are called so, only with the region', () => {
    expect(called('BE', null, 'luik')).toMatchObject({ city: 'Liège', region: 'BE-WLG' });
    expect(called('US', null, 'Portland')).toBeUndefined();
    expect(called('US', 'US-ME', 'Portland')).toMatchObject({ latitude: 43.66 });
    expect(called('NL', 'NL-UT', 'Amsterdam')).toBeUndefined();
  });

  it.each([
    ["'s-Gravenhage", 's gravenhage'],
    ['Świętokrzyski', 'swietokrzyski'],
    ['Wörgl', 'worgl'],
    ['Đurđevac', 'durdevac'],
    ['IŞIKLI', 'isikli'],
    ['Mærsk', 'maersk'],
    ['  St. Gallen ', 'st gallen'],
  ])('%s is compared as %s', (name, text) => expect(folded(name)).toBe(text));
});
