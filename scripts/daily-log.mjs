import { appendFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** PRV-02: logs are kept for 30 days. */
const DAYS = 30;
const DAY = 86_400_000;
const dayOf = (/** @type {Date} */ at) => at.toISOString().slice(0, 10);

/**
 * A log file for the current day: the log of an earlier day is renamed to `<file>.<day>` and deleted after 30 days.
 *
 * @param {string} file
 * @param {{ now?: () => Date }} [options]
 */
export function dailyLog(file, { now = () => new Date() } = {}) {
  const begun = statSync(file, { throwIfNoEntry: false });
  let day = dayOf(begun ? begun.mtime : now());
  const write = (/** @type {string | Buffer} */ text) => {
    const today = dayOf(now());
    if (today !== day) {
      if (statSync(file, { throwIfNoEntry: false })) renameSync(file, `${file}.${day}`);
      day = today;
      forget(file, now());
    }
    appendFileSync(file, text, { mode: 0o600 });
  };
  write('');
  return { write };
}

/** @param {string} file @param {Date} now */
function forget(file, now) {
  const oldest = dayOf(new Date(now.getTime() - DAYS * DAY));
  const aside = new RegExp(String.raw`^\.(\d{4}-\d\d-\d\d)$`);
  for (const name of readdirSync(dirname(file))) {
    const [, day] = (name.startsWith(basename(file)) && aside.exec(name.slice(basename(file).length))) || [];
    if (day && day < oldest) rmSync(join(dirname(file), name), { force: true });
  }
}
