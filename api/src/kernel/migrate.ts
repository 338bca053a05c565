import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { apiFolder } from './api-folder.js';
import { NOTHING_BY_ITSELF, PlainDataSource } from './data-source.js';
import { isPassing, sqlStateOf } from './database-errors.js';

const LOCK = 7701;
const FOLDER = new URL('src/migrations/', apiFolder);
/**
 * Lock timeout of a statement, in milliseconds: while it waits for a table, all writers to that table queue behind it.
 */
export const LOCK_PATIENCE = 200;
/** Bounds of the backoff between two attempts, in milliseconds; the site runs undisturbed in between. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** Timeout for all attempts, in milliseconds; long, because a backup locks every table until it ends. */
const DEFAULT_PATIENCE_MS = 15 * 60_000;

export interface MigrateOptions {
  folder?: URL;
  /** Timeout for all attempts at one piece of work, in milliseconds. */
  patience?: number | undefined;
  /** Called once when a lock is in the way. */
  onWait?: () => void;
  /** Called once when the database does not answer. */
  onAway?: () => void;
}

/**
 * Runs, through TypeORM, the SQL files in `folder` that have not run yet, in the order of their names, each in its own
 * transaction. Released files are never edited. Processes that start at the same time wait for each other. If another
 * session, such as a backup, holds a lock on a table, the migration rolls back and retries. A database that does not
 * answer is waited for: it may have been started together with this process, or be away for a moment.
 * @throws StillHeld after `patience`, Pooled
 */
export async function migrate(
  url: string,
  { folder = FOLDER, onAway, ...waiting }: MigrateOptions = {},
): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const source = new PlainDataSource({
    type: 'postgres',
    driver: pg,
    extra: {
      connectionString: url,
      // A single connection, because it holds the advisory lock.
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
  await answering(() => source.initialize(), onAway);
  try {
    const runner = source.createQueryRunner();
    const [limit] = await runner.manager.query<[{ is: string }]>("SELECT current_setting('lock_timeout') AS is");
    if (limit.is !== `${LOCK_PATIENCE}ms`) throw new Pooled();
    await oneAtATime((sql) => runner.query(sql), waiting);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'each';
    await pastLocks(waiting)(() => executor.executePendingMigrations());
  } finally {
    await source.destroy();
  }
}

/**
 * Locks migrations for the session of `query`. Processes that start together wait for each other, at each first start:
 * nobody is told.
 * @throws StillHeld after `patience`
 */
export function oneAtATime(
  query: (sql: string) => Promise<unknown>,
  { patience }: Pick<MigrateOptions, 'patience'>,
): Promise<unknown> {
  return pastLocks({ patience })(() => query(`SELECT pg_advisory_lock(${LOCK})`));
}

async function answering(connect: () => Promise<unknown>, onAway?: () => void): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return void (await connect());
    } catch (error) {
      if ((error as Error).message.startsWith('unsupported startup parameter')) throw new Pooled({ cause: error });
      if (!isPassing(error)) throw error;
      if (pause === FIRST_PAUSE_MS) onAway?.();
    }
    await sleep(pause);
  }
}

/** The TypeORM migration for one SQL file. Its name must end in thirteen digits, by which TypeORM sorts. */
const migrationOf = (url: URL, file: string) =>
  class implements MigrationInterface {
    readonly name = `${file.replace('.sql', '')}_${String(parseInt(file)).padStart(13, '0')}`;

    async up(runner: QueryRunner): Promise<void> {
      if (!(await ranBefore(runner, file))) await runner.query(await readFile(url, 'utf8'));
    }

    down(): Promise<void> {
      throw new Error(`${file} cannot be reverted: correct it in a later migration`);
    }
  };

/** Whether the file ran before migrations were run by TypeORM: older databases record that in a table of their own. */
async function ranBefore(runner: QueryRunner, file: string): Promise<boolean> {
  const { manager } = runner;
  const [known] = await manager.query<[{ books: string | null }]>("SELECT to_regclass('public.migrations') AS books");
  if (known.books === null) return false;
  return (await manager.query<object[]>('SELECT FROM public.migrations WHERE name = $1', [file])).length > 0;
}

/**
 * Runs work that alters tables and fails at once, rolled back, if it would have to wait for a lock; retries it until it
 * succeeds. `patience` covers all work run through one returned function.
 */
export function pastLocks({ patience = DEFAULT_PATIENCE_MS, onWait }: Pick<MigrateOptions, 'patience' | 'onWait'>) {
  const until = performance.now() + patience;
  let said = false;
  return async <A>(work: () => Promise<A>): Promise<A> => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
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

/** Its message is printed for the operator who starts the process. */
export class StillHeld extends Error {
  override readonly name = 'StillHeld';

  constructor(options: ErrorOptions) {
    super(
      'The database could not be migrated: another session locks its tables, or another process is migrating it. ' +
        'If a backup is running, start again when it has ended.',
      options,
    );
  }
}

/** Its message is printed likewise. A pooler refuses what a session begins with, or leaves it out if it is told to. */
export class Pooled extends Error {
  override readonly name = 'Pooled';

  constructor(options?: ErrorOptions) {
    super(
      'DATABASE_URL leads to a connection pooler such as PgBouncer, which drops the time limits, locks and notifications ' +
        'of a session: name PostgreSQL itself.',
      options,
    );
  }
}
