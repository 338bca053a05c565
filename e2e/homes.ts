import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../scripts/processes.mjs';

const PREFIX = 'dating-e2e-';

interface Identity {
  pid: number;
  started: string;
}

/** A new folder for the data of a site. */
export const newHome = (): Promise<string> => mkdtemp(join(tmpdir(), PREFIX));

/** Removes the folders of runs that were killed; their processes end by themselves. */
export async function removeLeftHomes(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const home = join(tmpdir(), name);
    try {
      const { owner } = JSON.parse(await readFile(join(home, 'run.json'), 'utf8')) as { owner: Identity };
      if (!isRunning(owner)) await rm(home, { recursive: true, force: true });
    } catch {
      // It has only just begun, or is another user's.
    }
  }
}
