import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../src/kernel/migrate.js';
import { ErasedList } from '../src/members/accounts/leaving/erased-list.js';
import { eraseMember } from '../src/members/accounts/leaving/erase-member.job.js';
import { testApp, type TestApp } from './app.js';
import { caughtUp } from './caught-up.js';
import { jobsSettled } from './jobs-settled.js';
import { eventually, TEST_KEY, TestClock } from './kernel/index.js';
import { makePremium, signUp, type TestMember } from './members.js';

interface Server {
  url: string;
  stop: () => Promise<void>;
}
type StartPostgres = (options: { dataDir: string; durable: boolean }) => Promise<Server>;

const DAY = 86_400;
const PASSWORD = 'correct horse';
const root = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
let server: Server | undefined;
const backups = () => join(folder, 'backups');
const start = async (name: string) => {
  const { startPostgres } = (await import(new URL('../../scripts/postgres.mjs', import.meta.url).href)) as {
    startPostgres: StartPostgres;
  };
  return (server = await startPostgres({ dataDir: join(folder, name), durable: true }));
};
/** An operator's command, as docs/operations.md has it. */
const npm = (dataDir: string, command: string, ...args: string[]) =>
  execFileSync('npm', ['run', '--silent', '--ignore-scripts', command, '--', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, dataDir), MASTER_KEY: TEST_KEY, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
    stdio: 'pipe',
  });
const events = ({ kernel }: TestApp) =>
  kernel.database.query<{ position: number; type: string }>('SELECT * FROM kernel.events ORDER BY position');
/** All rows of all read models. */
const readModels = async ({ kernel }: TestApp) => {
  const rows = new Map<string, object[]>();
  for (const { table, key } of kernel.projections.definitions)
    rows.set(table, await kernel.database.query(`SELECT * FROM read.${table} ORDER BY ${key.join(', ')}`));
  return rows;
};

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'api'], { cwd: root });
  folder = await mkdtemp(join(tmpdir(), 'dating-restore-'));
  await chmod(folder, 0o711);
  process.env['WAL_ARCHIVE'] = join(backups(), 'wal');
  await start('lost');
}, 240_000);
afterAll(async () => {
  delete process.env['WAL_ARCHIVE'];
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('PRV-01 base backups', () => {
  it('are deleted after seven days, once there is a new one, with the log before the oldest that is left', async () => {
    const client = new pg.Client({ connectionString: server!.url });
    await client.connect();
    const segment = async () => {
      await client.query(`SELECT pg_logical_emit_message(false, 'a segment', 'is not empty')`);
      const { rows } = await client.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
      return rows[0]!.file;
    };
    const [before, first, after] = [await segment(), await segment(), await segment()];
    await client.end();
    const startedAt = async (days: number, file: string) => {
      const name = `base-${new Date(Date.now() - days * DAY * 1000).toISOString().replaceAll(':', '')}`;
      await mkdir(join(backups(), name));
      await writeFile(join(backups(), name, 'backup_label'), `START WAL LOCATION: 0/28 (file ${file})\n`);
      return name;
    };
    const old = await startedAt(7.01, before);
    const kept = await startedAt(6.99, first);
    const log = () => readdir(join(backups(), 'wal'));
    await eventually(async () => expect(await log()).toEqual(expect.arrayContaining([before, first, after])));

    npm('lost', 'backup:base', backups());
    const all = (await readdir(backups())).filter((name) => name !== 'wal').sort();
    expect(all).toEqual([kept, expect.stringMatching(/^base-/)]);
    expect(all).not.toContain(old);
    expect(await log()).toEqual(expect.arrayContaining([first, after]));
    expect(await log()).not.toContain(before);
    await rm(join(backups(), kept), { recursive: true });
  });
});

describe('PRV-01 EVT-01 MNY-08 a lost machine', () => {
  it('is restored to a moment: all from before, nothing from after, who was erased since erased again', async () => {
    const { url } = server!;
    await migrate(url);
    // What happens after the moment is dated two weeks later, and so is what follows the restore.
    const clock = new TestClock(new Date());
    const app = await testApp({ databaseUrl: url, work: true, clock });
    const anna = await signUp(app, 'Anna', { email: 'anna@example.org', credits: 500 });
    const ben = await signUp(app, 'Ben');
    const quill = await signUp(app, 'Quillhilda', { email: 'quill@example.org', date_of_birth: '1987-11-23' });
    await makePremium(app, anna);
    const { id: chat } = (await anna.browser.post('/chats', { profile_id: ben.id })).body as { id: string };
    const say = async ({ browser }: Pick<TestMember, 'browser'>, body: string) =>
      (await browser.post(`/chats/${chat}/messages`, { body })).status;
    expect(await say(anna, 'in the base backup')).toBe(201);

    // While the site is written to.
    const writing = (async () => {
      for (let n = 0; n < 20; n++) expect(await say(anna, `beside the base backup ${n}`)).toBe(201);
    })();
    npm('lost', 'backup:base', backups());
    await writing;
    expect(await say(anna, 'in the log alone')).toBe(201);
    await caughtUp(app);
    await jobsSettled(app);
    const before = await events(app);
    const readable = await readModels(app);
    const named = (readable.get('profiles') as { member_id: string; name: string }[]).find(
      ({ member_id }) => member_id === quill.id,
    )!;
    expect(await app.kernel.vault.open(named.name)).toBe('Quillhilda');
    const { moment } = (await app.kernel.database.one<{ moment: Date }>('SELECT clock_timestamp() AS moment'))!;
    // The moment is told in milliseconds.
    await eventually(() => expect(Date.now()).toBeGreaterThan(moment.getTime() + 50));

    expect(await say(anna, 'after the moment')).toBe(201);
    const { body } = await quill.browser.post('/user/deletion', { reason: 'break', password: PASSWORD });
    const deletedAt = new Date(Date.parse(body.erase_at as string) - 14 * DAY * 1000).toISOString();
    clock.advance(14 * DAY);
    await app.handlers.get(eraseMember)!.run({ memberId: quill.id, deletedAt }, { attempt: 1, key: '' });
    const list = app.nest.get(ErasedList).file;
    const [last] = await app.kernel.database.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
    await eventually(async () => expect(await readdir(join(backups(), 'wal'))).toContain(last!.file));
    await app.kernel.stop();
    await server!.stop();
    server = undefined;
    await rm(join(folder, 'lost'), { recursive: true });

    npm('found', 'restore', backups(), '--to', moment.toISOString());
    const told = npm('found', 'erase-again', list);
    expect(told).toContain(`ends at position ${before.at(-1)!.position} `);
    expect(told).toContain('erased 1 members again');

    const restored = await testApp({ databaseUrl: (await start('found')).url, work: true, clock });
    const since = await events(restored);
    expect(since.splice(0, before.length)).toEqual(before);
    expect(since.map(({ type }) => type)).toEqual(expect.arrayContaining(['ErasureStarted', 'MemberErased']));
    expect(since.map(({ type }) => type)).not.toContain('MessageSent');
    expect(Math.min(...since.map(({ position }) => position))).toBeGreaterThan(before.at(-1)!.position + 1_000_000);

    const logIn = async (email: string) => {
      const browser = restored.browser();
      return { browser, status: (await browser.post('/user', { email, password: PASSWORD })).status };
    };
    expect((await logIn('quill@example.org')).status).toBe(401);
    const annaAgain = await logIn('anna@example.org');
    const messages = JSON.stringify((await annaAgain.browser.get(`/chats/${chat}`)).body);
    expect(messages).toContain('in the log alone');
    expect(messages).not.toContain('after the moment');
    expect(await say(annaAgain, 'life goes on')).toBe(201);

    await caughtUp(restored);
    await jobsSettled(restored);
    const running = await readModels(restored);
    const tells = (rows: Map<string, object[]>) => JSON.stringify([...rows]).includes('1987-11-23');
    expect([tells(readable), tells(running)]).toEqual([true, false]);
    const { kernel } = restored;
    expect(await kernel.database.query('SELECT FROM vault.keys WHERE starts_with(owner, $1)', [quill.id])).toEqual([]);
    expect(await kernel.vault.open(named.name)).toBeNull();
    const [books] = await kernel.database.query(
      `SELECT (SELECT sum(balance)::bigint FROM read.wallets) = (SELECT balance FROM read.ledger_accounts
                WHERE account = 'member_wallets') AS agree, (SELECT sum(balance)::bigint FROM read.ledger_accounts) AS all`,
    );
    expect(books).toEqual({ agree: true, all: 0 });
    for (const { table } of kernel.projections.definitions) await kernel.projections.rebuild(table);
    expect(await readModels(restored)).toEqual(running);
    await kernel.stop();
  });
});
