import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Database, Query } from '../../kernel/index.js';
import type { Country } from '../settings/index.js';
import { Divisions, readLine, type FileTown } from './place-file.js';
import { PLACES_CACHE } from './places.js';

/** A one-sentence description of what is wrong with a file; nothing was changed. */
export class PlaceFileError extends Error {}

const BATCH = 2_000;

async function* townsOf(file: string): AsyncGenerator<FileTown> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    number++;
    if (line.trim() === '' || line.startsWith('#')) continue;
    try {
      const town = readLine(line);
      if (town) yield town;
    } catch (error) {
      throw new PlaceFileError(`Line ${number}: ${(error as Error).message}.`);
    }
  }
}

/**
 * Replaces the places of every country in a file, atomically. The file is read twice, line by line: first to validate
 * it and to determine its divisions, then to store it.
 */
export async function importPlaces(database: Database, file: string): Promise<Map<Country, number>> {
  const divisions = new Divisions();
  const counts = new Map<Country, number>();
  for await (const town of townsOf(file)) {
    divisions.count(town);
    counts.set(town.country, (counts.get(town.country) ?? 0) + 1);
  }
  if (counts.size === 0) throw new PlaceFileError('The file contains no town in a supported country.');
  await database.transaction(async (query) => {
    const countries = [...counts.keys()];
    await query('DELETE FROM places.towns WHERE country = ANY ($1)', [countries]);
    let batch: FileTown[] = [];
    for await (const town of townsOf(file)) {
      batch.push(town);
      if (batch.length < BATCH) continue;
      await insert(query, batch, divisions);
      batch = [];
    }
    await insert(query, batch, divisions);
    await query(
      `INSERT INTO places.imports (country, towns) SELECT * FROM unnest($1::text[], $2::int[])
       ON CONFLICT (country) DO UPDATE SET towns = excluded.towns, imported_at = now()`,
      [countries, [...counts.values()]],
    );
    await query('SELECT pg_notify($1, $2)', ['invalidate', `${PLACES_CACHE} `]);
  });
  return counts;
}

/** Makes a country use the built-in towns again; false if it had no imported ones. */
export async function forgetImport(database: Database, country: string): Promise<boolean> {
  return database.transaction(async (query) => {
    await query('DELETE FROM places.towns WHERE country = $1', [country]);
    const gone = await query('DELETE FROM places.imports WHERE country = $1 RETURNING country', [country]);
    await query('SELECT pg_notify($1, $2)', ['invalidate', `${PLACES_CACHE} `]);
    return gone.length > 0;
  });
}

async function insert(query: Query, towns: FileTown[], divisions: Divisions): Promise<void> {
  const column = (name: keyof FileTown) => towns.map((town) => town[name]);
  await query(
    `INSERT INTO places.towns (country, region, name, folded, latitude, longitude, population)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::bigint[])`,
    [
      column('country'),
      towns.map((town) => divisions.regionOf(town)),
      ...(['name', 'folded', 'latitude', 'longitude', 'population'] as const).map(column),
    ],
  );
}
