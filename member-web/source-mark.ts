import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('src', import.meta.url));

/** Of what a build was made: the server draws the first page for scripts and styles that were made of the same. */
export function sourceMark(): string {
  const hash = createHash('sha256');
  const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(SOURCES.length));
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(SOURCES + file));
  return hash.digest('hex').slice(0, 16);
}
