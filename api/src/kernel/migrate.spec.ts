import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, it } from '@jest/globals';
import { LOCK_PATIENCE, migrate } from './migrate.js';
import { eventually, testDatabase } from '../../testing/kernel/index.js';
import { cuttableProxy } from '../../testing/kernel/proxy.js';

const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending) await end();
});

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  ending.push(() => client.end());
  return client;
}

/** A site of an earlier release whose table a backup is reading, and a release that alters that table. */
async function upgradeBesideBackup() {
  const url = await testDatabase();
  const path = await mkdtemp(join(tmpdir(), 'dating-migrations-'));
  ending.push(() => rm(path, { recursive: true }));
  const folder = pathToFileURL(`${path}/`);
  await writeFile(join(path, '0001_first.sql'), 'CREATE TABLE said (word text)');
  await migrate(url, { folder });
  await writeFile(join(path, '0002_second.sql'), `CREATE TABLE more (); ALTER TABLE said ADD COLUMN loud boolean`);
  const [backup, site] = [await connected(url), await connected(url)];
  await backup.query('BEGIN; SELECT FROM said');
  return { url, folder, backup, site };
}

describe('EVT-02 a start that changes tables beside a backup', () => {
  it('waits for it, says so once, and keeps no writer waiting', async () => {
    const { url, folder, backup, site } = await upgradeBesideBackup();
    let said = 0;
    let over = false;
    const started = migrate(url, { folder, onWait: () => said++ }).finally(() => (over = true));
    const waits: number[] = [];
    while (waits.length < 40) {
      const begun = performance.now();
      await site.query(`INSERT INTO said VALUES ('hello')`);
      waits.push(performance.now() - begun);
      await sleep(25);
    }
    expect(over).toBe(false);
    expect(said).toBe(1);
    await backup.query('ROLLBACK');
    await started;
    expect(Math.max(...waits)).toBeLessThan(10 * LOCK_PATIENCE);
    expect((await site.query('SELECT name FROM public.typeorm_migrations ORDER BY id')).rows).toEqual([
      { name: '0001_first_0000000000001' },
      { name: '0002_second_0000000000002' },
    ]);
    expect((await site.query('SELECT count(*) FILTER (WHERE loud) AS n FROM said')).rows).toEqual([{ n: 0 }]);
  });

  it('is given up with a sentence when nobody lets go, and leaves nothing behind', async () => {
    const { url, folder, backup, site } = await upgradeBesideBackup();
    await expect(migrate(url, { folder, patience: 700 })).rejects.toThrow('another session locks its tables');
    await backup.query('ROLLBACK');
    expect((await site.query(`SELECT to_regclass('more') AS more`)).rows).toEqual([{ more: null }]);
    await migrate(url, { folder });
  });

  it('takes turns with another start, and says nothing of it', async () => {
    const { url, folder, backup, site } = await upgradeBesideBackup();
    await site.query('SELECT pg_advisory_lock(7701)');
    await backup.query('ROLLBACK');
    let said = 0;
    const onWait = () => said++;
    await expect(migrate(url, { folder, patience: 500, onWait })).rejects.toThrow('another process is migrating it');
    expect(said).toBe(0);
    const started = migrate(url, { folder });
    await site.query('SELECT pg_advisory_unlock(7701)');
    await started;
  });
});

describe('a database that an earlier release made', () => {
  it('keeps what ran there, and gets what is new, in the order of the names', async () => {
    const url = await testDatabase();
    const path = await mkdtemp(join(tmpdir(), 'dating-migrations-'));
    ending.push(() => rm(path, { recursive: true }));
    const site = await connected(url);
    await site.query('CREATE TABLE public.migrations (name text PRIMARY KEY, ran_at timestamptz DEFAULT now())');
    await site.query(`INSERT INTO public.migrations VALUES ('0001_first.sql'), ('0002_said.sql')`);
    await site.query(`CREATE TABLE said (word text)`);
    await writeFile(join(path, '0001_first.sql'), 'CREATE TABLE said (word text)');
    await writeFile(join(path, '0002_said.sql'), `INSERT INTO said VALUES ('twice')`);
    await writeFile(join(path, '0002_then.sql'), `INSERT INTO said VALUES ('then')`);
    await writeFile(join(path, '0003_last.sql'), `INSERT INTO said SELECT word || ' last' FROM said`);
    await migrate(url, { folder: pathToFileURL(`${path}/`) });
    await migrate(url, { folder: pathToFileURL(`${path}/`) });
    expect((await site.query('SELECT word FROM said')).rows).toEqual([{ word: 'then' }, { word: 'then last' }]);
  });
});

describe('a file that fails', () => {
  it('leaves nothing behind, and those before it stay', async () => {
    const url = await testDatabase();
    const path = await mkdtemp(join(tmpdir(), 'dating-migrations-'));
    ending.push(() => rm(path, { recursive: true }));
    const folder = pathToFileURL(`${path}/`);
    await writeFile(join(path, '0001_first.sql'), 'CREATE TABLE said (word text)');
    await writeFile(join(path, '0002_second.sql'), 'CREATE TABLE more (); SELECT 1 / 0');
    await expect(migrate(url, { folder })).rejects.toMatchObject({ code: '22012' });
    await writeFile(join(path, '0002_second.sql'), 'CREATE TABLE more ()');
    await migrate(url, { folder });
    const site = await connected(url);
    expect((await site.query('SELECT FROM said, more')).rows).toEqual([]);
  });
});

describe('EVT-02 a start while the database is away', () => {
  it.each([[true], ['starting' as const]])('waits for it and says so once: %s', async (away) => {
    const between = await cuttableProxy(await testDatabase());
    ending.push(() => Promise.resolve(between.close()));
    between.setAway(away);
    let said = 0;
    const started = migrate(between.url, { onAway: () => said++ });
    await eventually(() => expect(said).toBe(1));
    // It has tried again by then.
    await sleep(400);
    between.setAway(false);
    await started;
    expect(said).toBe(1);
    expect(await (await connected(between.url)).query('SELECT FROM public.typeorm_migrations')).not.toHaveProperty(
      'rowCount',
      0,
    );
  });

  it('ends at once where no waiting helps', async () => {
    const url = new URL(await testDatabase());
    url.pathname = '/nowhere';
    await expect(migrate(url.href)).rejects.toThrow('does not exist');
  });
});

describe('EVT-02 a start through a connection pooler', () => {
  const SENTENCE = /^DATABASE_URL leads to a connection pooler such as PgBouncer, .*: name PostgreSQL itself\.$/;

  it('is refused where the pooler refuses the limits of a session', async () => {
    const proxy = await cuttableProxy(await testDatabase());
    ending.push(() => Promise.resolve(proxy.close()));
    proxy.setAway('pooled');
    await expect(migrate(proxy.url)).rejects.toThrow(SENTENCE);
  });

  it('is refused where it leaves them out', async () => {
    const target = new URL(await testDatabase());
    const { port, hostname } = target;
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far])
        socket.on('error', () => undefined).on('close', () => (near.destroy(), far.destroy()));
      near.once('data', (startup: Buffer) => {
        const text = startup.toString('latin1').replace(/lock_timeout\0\d+\0/, '');
        const shorter = Buffer.from(text, 'latin1');
        shorter.writeInt32BE(shorter.length, 0);
        far.write(shorter);
        near.pipe(far).pipe(near);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ending.push(() => Promise.resolve(server.close()));
    target.port = String((server.address() as { port: number }).port);
    await expect(migrate(target.href)).rejects.toThrow(SENTENCE);
  });
});
