// A base backup of the PostgreSQL of `npm start`, while the site runs or not: `npm run backup:base -- <folder>`. Its
// server must keep its write-ahead log in `<folder>/wal` (WAL_ARCHIVE); `npm run restore` restores from both.
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import pg from 'pg';
import { root } from './build.mjs';
import { joinPostgres } from './postgres.mjs';
import { PlainError } from './processes.mjs';

/** Keys are in it: an erasure is complete when the last copy of them is gone (scripts/backup.sh). */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Belongs to a running server, or is made anew by one: PostgreSQL's manual, “Making a Base Backup Using the Low Level API”. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|(.*\/)?(pgsql_tmp.*|pg_internal\.init.*))$/;

process.umask(0o077);
const folder = process.argv[2] && resolve(process.argv[2]);
let postgres;
try {
  if (!folder) throw new PlainError('Usage: npm run backup:base -- <folder>');
  postgres = await joinPostgres({ dataDir: resolve(root, process.env.DATA_DIR ?? '.data') });
  if (!postgres) throw new PlainError('There is no site here yet: run `npm start` first, or set DATA_DIR.');
  console.log(`${await backUp(postgres.url)} is whole.`);
  await deleteOld();
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
} finally {
  await postgres?.stop();
}

async function backUp(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const unfinished = join(folder, `base.new`);
  try {
    const setting = async (name) => (await client.query('SELECT current_setting($1) AS value', [name])).rows[0].value;
    if (!(await setting('archive_command')).includes(` ${join(folder, 'wal')}/%f`))
      throw new PlainError(`Start the site with WAL_ARCHIVE=${join(folder, 'wal')}: without the log no copy is whole.`);
    await rm(unfinished, { recursive: true, force: true });
    // It begins with a checkpoint at once.
    await client.query(`SELECT pg_backup_start('base backup', fast => true)`);
    await copyFolder(await setting('data_directory'), unfinished);
    // It waits until all of the log that the copy needs is in the archive.
    const { rows } = await client.query('SELECT labelfile, spcmapfile, now() AS at FROM pg_backup_stop()');
    if (rows[0].spcmapfile) throw new PlainError('Tablespaces elsewhere are not backed up: use pg_basebackup.');
    await writeFile(join(unfinished, 'backup_label'), rows[0].labelfile);
    const whole = join(folder, `base-${rows[0].at.toISOString().replaceAll(':', '')}`);
    await rename(unfinished, whole);
    return whole;
  } finally {
    await client.end();
  }
}

/** Files change and vanish meanwhile; the log has what they lack. */
async function copyFolder(from, to, top = from) {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(from, entry.name);
    if (LEFT_OUT.test(relative(top, path))) continue;
    try {
      if (entry.isDirectory()) await copyFolder(path, join(to, entry.name), top);
      else await copyFile(path, join(to, entry.name), constants.COPYFILE_FICLONE);
    } catch (error) {
      if (error.code !== 'ENOENT' || !error.path?.startsWith(from)) throw error;
    }
  }
}

/** Only once there is a new one; of the log, what no backup that is kept begins with. */
async function deleteOld() {
  const all = (await readdir(folder)).filter((name) => name.startsWith('base-')).sort();
  const timeOf = (name) => Date.parse(name.slice(5).replace(/T(..)(..)/, 'T$1:$2:'));
  const kept = all.filter((name) => Date.now() - timeOf(name) < KEPT_MS);
  for (const name of all) if (!kept.includes(name)) await rm(join(folder, name), { recursive: true });
  const [, first] = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)/.exec(
    await readFile(join(folder, kept[0], 'backup_label'), 'utf8'),
  );
  for (const name of await readdir(join(folder, 'wal')))
    if (/^[0-9A-F]{24}/.test(name) && name.slice(8) < first.slice(8)) await rm(join(folder, 'wal', name));
}
