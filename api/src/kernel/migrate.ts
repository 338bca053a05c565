import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { apiFolder } from './api-folder.js';
import { sqlStateOf } from './database-errors.js';

const LOCK = 7701;
const FOLDER = new URL('src/migrations/', apiFolder);
/** Milliseconds a statement waits for a table: whoever writes to that table waits behind it meanwhile. */
export const LOCK_PATIENCE = 200;
/** Milliseconds between two tries, while the site runs on as if nobody asked. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** Milliseconds: a backup holds every table until its end. */
const PATIENCE = 15 * 60_000;

export interface MigrateOptions {
  folder?: URL;
  /** Milliseconds until it is given up. */
  patience?: number;
  /** Told once that something is in the way. */
  onWait?: () => void;
}

/**
 * Runs the SQL files of `folder` that have not run yet, in order of their names, each in a transaction. Files are never
 * edited once released. Processes that start together wait for each other. Where somebody holds a table that is to be
 * changed, as a backup does, it lets go and tries again.
 * @throws a sentence when that has taken for longer than `patience`
 */
export async function migrate(url: string, { folder = FOLDER, ...waiting }: MigrateOptions = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${LOCK_PATIENCE}`);
    const inTurn = pastLocks(waiting);
    await inTurn(() => client.query('SELECT pg_advisory_lock($1)', [LOCK]));
    await inTurn(() =>
      client.query(
        'CREATE TABLE IF NOT EXISTS public.migrations (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())',
      ),
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations');
    const done = new Set(rows.map((row) => row.name));
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    for (const name of files.filter((file) => !done.has(file))) {
      const sql = await readFile(new URL(name, folder), 'utf8');
      await inTurn(() => run(client, name, sql));
    }
  } finally {
    await client.end();
  }
}

async function run(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO public.migrations (name) VALUES ($1)', [name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * For work that changes tables and ends at once, undone, when it would have to wait for one: tries it again until it has
 * its turn. All that is tried by one of these has `patience` together.
 */
export function pastLocks({ patience = PATIENCE, onWait }: Omit<MigrateOptions, 'folder'>) {
  const until = performance.now() + patience;
  let said = false;
  return async <A>(work: () => Promise<A>): Promise<A> => {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        return await work();
      } catch (error) {
        if (sqlStateOf(error) !== '55P03') throw error;
        if (performance.now() + pause > until) throw new StillHeld({ cause: error });
        if (!said) onWait?.();
        said = true;
      }
      await sleep(pause);
    }
  };
}

/** Its message is for whoever starts the process. */
export class StillHeld extends Error {
  override readonly name = 'StillHeld';

  constructor(options: ErrorOptions) {
    super(
      'The database could not be brought up to date: somebody holds its tables, or another start is at it. ' +
        'Start again when a backup that is under way has ended.',
      options,
    );
  }
}
