import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { apiFolder } from './api-folder.js';
import { NOTHING_BY_ITSELF, PlainDataSource } from './data-source.js';
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
 * Has TypeORM run the SQL files of `folder` that have not run yet, in order of their names, each in a transaction. Files
 * are never edited once released. Processes that start together wait for each other. Where somebody holds a table that
 * is to be changed, as a backup does, it lets go and tries again.
 * @throws a sentence when that has taken for longer than `patience`
 */
export async function migrate(url: string, { folder = FOLDER, ...waiting }: MigrateOptions = {}): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const source = new PlainDataSource({
    type: 'postgres',
    driver: pg,
    extra: {
      connectionString: url,
      // That which holds the advisory lock.
      max: 1,
      connectionTimeoutMillis: 30_000,
      lock_timeout: LOCK_PATIENCE,
      keepAlive: true,
    },
    schema: 'public',
    migrations: files.map((file) => migrationOf(new URL(file, folder), file)),
    migrationsTableName: 'typeorm_migrations',
    ...NOTHING_BY_ITSELF,
  });
  await source.initialize();
  try {
    const runner = source.createQueryRunner();
    const inTurn = pastLocks(waiting);
    await inTurn(() => runner.query('SELECT pg_advisory_lock($1)', [LOCK]));
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'each';
    await inTurn(() => executor.executePendingMigrations());
  } finally {
    await source.destroy();
  }
}

/** TypeORM's migration of one SQL file. Its name has to end in thirteen digits, by which TypeORM sorts. */
const migrationOf = (url: URL, file: string) =>
  class implements MigrationInterface {
    readonly name = `${file.replace('.sql', '')}_${String(parseInt(file)).padStart(13, '0')}`;

    async up(runner: QueryRunner): Promise<void> {
      if (!(await ranBefore(runner, file))) await runner.query(await readFile(url, 'utf8'));
    }

    down(): Promise<void> {
      throw new Error(`${file} is not undone: a later file mends it`);
    }
  };

/** Whether it ran before TypeORM did it: such a database has that on record in a table of its own. */
async function ranBefore(runner: QueryRunner, file: string): Promise<boolean> {
  const { manager } = runner;
  const [known] = await manager.query<[{ books: string | null }]>("SELECT to_regclass('public.migrations') AS books");
  if (known.books === null) return false;
  return (await manager.query<object[]>('SELECT FROM public.migrations WHERE name = $1', [file])).length > 0;
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
