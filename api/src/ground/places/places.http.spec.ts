import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { eventually } from '../../../testing/kernel/index.js';
import { forgetImport, importPlaces } from './index.js';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'places-'));
});
afterAll(() => rm(folder, { recursive: true }));

const get = async (path: string, by = app) => by.browser().get(path);
const row = (name: string, latitude: number, longitude: number, population: number, admin1 = '9', country = 'NL') =>
  [
    '1',
    name,
    name,
    '',
    latitude,
    longitude,
    'P',
    'PPL',
    country,
    '',
    admin1,
    '',
    '',
    '',
    population,
    '',
    '',
    '',
    '',
  ].join('\t');
const file = async (...lines: string[]) => {
  const path = join(folder, 'places.tsv');
  await writeFile(path, lines.join('\n'));
  return path;
};

describe('PRO-06 CLI-08 GET /geocode', () => {
  it.each(['/geocode', '/geocode.php'])('%s tells the nearest town, kept for an hour', async (path) => {
    const { status, body, headers } = await get(`${path}?lat=52.0907&lon=5.1214`);
    expect(status).toBe(200);
    expect(body).toEqual({ country: 'NL', region: 'NL-UT', city: 'Utrecht', lat: 52.09, lon: 5.12, distance_km: 0 });
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
  });

  it('says so where nothing is near, and what is no place at all', async () => {
    expect((await get('/geocode?lat=0&lon=-30')).body).toMatchObject({ status: 404, code: 'no_place_nearby' });
    expect((await get('/geocode?lat=91&lon=5')).body.fields).toEqual([{ field: 'lat', code: 'invalid' }]);
    expect((await get('/geocode?lat=52&lon=-181')).body.fields).toEqual([{ field: 'lon', code: 'invalid' }]);
    expect((await get('/geocode?lat=52')).body.fields).toEqual([{ field: 'lon', code: 'required' }]);
  });
});

describe('PRO-06 GET /places', () => {
  it('tells what somebody who types may mean', async () => {
    const { body, headers } = await get('/places?country=BE&q=bru');
    expect(body.places.map(({ city }: { city: string }) => city)).toEqual(['Brussel', 'Brugge']);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await get('/places?country=BR&q=rio')).status).toBe(422);
    expect((await get('/places?country=NL&q=%25')).body.places).toEqual([]);
  });
});

describe('PRO-06 npm run places', () => {
  it('replaces the places of a country, on every process at once', async () => {
    const other = await testApp({ databaseUrl: app.kernel.database.url });
    const near = async (by: TestApp) => (await get('/geocode?lat=52.09&lon=5.12', by)).body.city as string;
    expect([await near(app), await near(other)]).toEqual(['Utrecht', 'Utrecht']);
    const path = await file(
      row('De Meern', 52.08, 5.03, 20_000),
      row('Lunetten', 52.065, 5.135, 12_000),
      row('Lunteren', 52.085, 5.62, 13_000, '3'),
      row('Göteborg', 57.7, 11.97, 500_000, '28', 'SE'),
    );
    expect([...(await importPlaces(app.kernel.database, path))]).toEqual([['NL', 3]]);
    for (const process of [app, other]) await eventually(async () => expect(await near(process)).toBe('Lunetten'));
    expect((await get('/places?country=NL&q=LUN')).body.places).toMatchObject([
      { city: 'Lunteren', region: 'NL-GE' },
      { city: 'Lunetten', region: 'NL-UT' },
    ]);
    expect((await get('/places?country=DE&q=berlin')).body.places[0].city).toBe('Berlin');
    // The next file replaces this one.
    await importPlaces(app.kernel.database, await file(row('Zeist', 52.09, 5.23, 60_000)));
    await eventually(async () => expect(await near(app)).toBe('Zeist'));

    expect(await forgetImport(app.kernel.database, 'NL')).toBe(true);
    for (const process of [app, other]) await eventually(async () => expect(await near(process)).toBe('Utrecht'));
    expect(await forgetImport(app.kernel.database, 'NL')).toBe(false);
  });

  it('leads to the nearest place, also where one in a corner of what is searched first is further off', async () => {
    // 26 km to the north-east, and 22 km to the north.
    const corner = row('Hoekdorp', 52.167, 5.27, 9_000);
    await importPlaces(app.kernel.database, await file(corner, row('Noorddorp', 52.2, 5, 9_000)));
    await eventually(async () =>
      expect((await get('/geocode?lat=52.00&lon=5.00')).body).toMatchObject({ city: 'Noorddorp', distance_km: 22 }),
    );
  });

  it('changes nothing by a file with a fault, and says where it is', async () => {
    const before = await app.kernel.database.query('SELECT * FROM places.towns');
    const faulty = await file(row('Zeist', 52.09, 5.23, 60_000), 'x\ty');
    await expect(importPlaces(app.kernel.database, faulty)).rejects.toThrow('Line 2: 2 columns instead of 19.');
    await expect(importPlaces(app.kernel.database, await file('# nothing'))).rejects.toThrow('contains no town');
    expect(await app.kernel.database.query('SELECT * FROM places.towns')).toEqual(before);
  });
});
