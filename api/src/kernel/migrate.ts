import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const LOCK = 7701;

/**
 * Runs the SQL files of `folder` that have not run yet, in order of their names, each in a transaction. Files are never
 * edited once released. Processes that start together wait for each other.
 */
export async function migrate(url: string, folder = new URL('../../src/migrations/', import.meta.url)): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS public.migrations (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations');
    const done = new Set(rows.map((row) => row.name));
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    for (const name of files.filter((file) => !done.has(file))) {
      await client.query('BEGIN');
      await client.query(await readFile(new URL(name, folder), 'utf8'));
      await client.query('INSERT INTO public.migrations (name) VALUES ($1)', [name]);
      await client.query('COMMIT');
    }
  } finally {
    await client.end();
  }
}
