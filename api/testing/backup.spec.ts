import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const script = fileURLToPath(new URL('../../scripts/backup.sh', import.meta.url));
const DAY = 24 * 60 * 60 * 1000;

describe('PRV-01 scripts/backup.sh', () => {
  let folder: string;
  const target = () => join(folder, 'backups');

  /** Programs that note how they were called, in place of the machine's. */
  async function program(name: string, does: string): Promise<void> {
    const path = join(folder, 'bin', name);
    await writeFile(path, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n${does}\n`);
    await chmod(path, 0o700);
  }
  const run = (...args: string[]) =>
    execFileSync('sh', [script, target(), ...args], {
      stdio: 'pipe',
      env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
    });
  const old = async (name: string, days: number) => {
    await writeFile(join(target(), name), 'old');
    const at = new Date(Date.now() - days * DAY - DAY / 2);
    await utimes(join(target(), name), at, at);
  };
  const kept = async () => (await readdir(target())).sort();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dating-backup-'));
    await Promise.all([mkdir(join(folder, 'bin')), mkdir(target())]);
    await program('pg_dump', 'echo dumped');
    await program('rsync', '');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('leaves read models out, and the keys apart and after the rest; photos are mirrored', async () => {
    run('/photos');
    expect((await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')).toEqual([
      'pg_dump --format=custom --exclude-schema=vault --exclude-table=read.* --exclude-table-data=kernel.projections dating',
      'pg_dump --format=custom --schema=vault dating',
      `rsync --archive --delete /photos/ ${target()}/photos/`,
    ]);
    const names = await kept();
    expect(names).toEqual([expect.stringMatching(/^keys-.*Z\.dump$/), expect.stringMatching(/^main-.*Z\.dump$/)]);
    expect(await readFile(join(target(), names[1]!), 'utf8')).toBe('dumped\n');
  });

  it('keeps keys for 7 days and the rest for 30', async () => {
    await Promise.all([old('keys-a.dump', 6), old('keys-b.dump', 7), old('main-a.dump', 29), old('main-b.dump', 30)]);
    await old('main-c.dump.new', 2);
    run();
    expect((await kept()).filter((name) => !name.includes('Z'))).toEqual(['keys-a.dump', 'main-a.dump']);
  });

  it('deletes nothing, and leaves nothing that looks whole, when a dump fails', async () => {
    await old('main-b.dump', 40);
    await program('pg_dump', 'echo half; exit 1');
    expect(() => run()).toThrow();
    expect((await kept()).filter((name) => name.endsWith('.dump'))).toEqual(['main-b.dump']);
  });
});
