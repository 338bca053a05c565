// Restores what scripts/base-backup.mjs and WAL_ARCHIVE keep into a new DATA_DIR:
// `DATA_DIR=<new folder> npm run restore -- <folder> [--to 2026-01-31T12:00:00Z]`. docs/operations.md tells what follows.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build.mjs';
import { restorePostgres } from './postgres.mjs';
import { PlainError } from './processes.mjs';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const [folder, ...more] = positionals;
  // npm keeps for itself what is before its `--`: a moment without its option must not mean the end of the log.
  if (!folder || more.length > 0 || !process.env.DATA_DIR)
    throw new PlainError('Usage: DATA_DIR=<new folder> npm run restore -- <folder> [--to <moment>]');
  const moment = values.to === undefined ? undefined : new Date(values.to);
  // Without an offset it would be the time of whatever zone this machine has.
  if (moment && (Number.isNaN(moment.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(values.to)))
    throw new PlainError('--to takes a moment with its offset, such as 2026-01-31T12:00:00Z.');
  const name = newestBefore(folder, moment);
  const dataDir = resolve(root, process.env.DATA_DIR);
  await restorePostgres({ dataDir, base: resolve(folder, name), archive: resolve(folder, 'wal'), moment });
  console.log(
    `${join(dataDir, 'postgres')} is ${name}, continued to ${moment?.toISOString() ?? 'the end of the log'}.`,
  );
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}

/** Their names are the moments at which they were whole. */
function newestBefore(folder, moment) {
  const limit = moment && `base-${moment.toISOString().replaceAll(':', '')}`;
  const all = readdirSync(folder).filter((name) => name.startsWith('base-') && (!limit || name <= limit));
  if (all.length === 0) throw new PlainError(`${folder} has no base backup from before that.`);
  return all.sort().at(-1);
}
