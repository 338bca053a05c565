import { execFileSync } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database, ReadsReplica } from '../src/kernel/index.js';
import { migrate } from '../src/kernel/migrate.js';
import { testApp } from './app.js';
import { eventually } from './kernel/index.js';
import { signUp } from './members.js';

interface Server {
  url: string;
  stop: () => Promise<void>;
}
type StartPostgres = (options: {
  dataDir: string;
  durable: boolean;
  settings: Record<string, string | number>;
}) => Promise<Server>;

let folder: string;
let primary: Server;
let replica: Server;
let startPostgres: StartPostgres;
/** What is acknowledged must be flushed: only that much is waited for on the replica. */
const settings = { synchronous_commit: 'on', wal_keep_size: '256MB' };
const startPrimary = () => startPostgres({ dataDir: join(folder, 'primary'), durable: false, settings });
/** A copy of the primary, which streams what it writes from then on. */
const startReplica = (name: string) => {
  const { hostname, port, username, password } = new URL(primary.url);
  const from = `host=${hostname} port=${port} user=${username} password=${password}`;
  const streaming = { primary_conninfo: from, wal_retrieve_retry_interval: '100ms' };
  return startPostgres({ dataDir: join(folder, name), durable: false, settings: { ...settings, ...streaming } });
};
const copyTo = async (name: string) => {
  execFileSync('cp', ['-a', join(folder, 'primary'), join(folder, name)]);
  await rm(join(folder, name, 'postgres', 'postmaster.pid'), { force: true });
  await writeFile(join(folder, name, 'postgres', 'standby.signal'), '');
};

beforeAll(async () => {
  ({ startPostgres } = (await import(new URL('../../scripts/postgres.mjs', import.meta.url).href)) as {
    startPostgres: StartPostgres;
  });
  folder = await mkdtemp(join(tmpdir(), 'dating-replica-'));
  await chmod(folder, 0o711);
  primary = await startPrimary();
  await migrate(primary.url);
  await primary.stop();
  await appendFile(
    join(folder, 'primary', 'postgres', 'pg_hba.conf'),
    'host replication all 127.0.0.1/32 scram-sha-256\n',
  );
  for (const name of ['replica', 'promoted']) await copyTo(name);
  primary = await startPrimary();
  replica = await startReplica('replica');
});
afterAll(async () => {
  await replica?.stop();
  await primary?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Reads as a list does, and tells who answered. */
class Reader {
  constructor(private readonly database: Database) {}

  @ReadsReplica()
  async execute(): Promise<{ replica: boolean; rows: number }> {
    const [row] = await this.database.query<{ replica: boolean; rows: number }>(
      'SELECT pg_is_in_recovery() AS replica, (SELECT count(*) FROM written) AS rows',
    );
    return row!;
  }

  @ReadsReplica()
  async wrong(): Promise<unknown> {
    return this.database.query('SELECT nothing FROM nowhere');
  }
}

describe('EVT-07 a replica', () => {
  let database: Database;
  let reader: Reader;
  let told: unknown[];
  let rows: number;
  const other = () => new Database(replica.url, { size: 1 });
  const open = (url: string) => {
    told = [];
    database = new Database(primary.url, { replica: url, onReplica: (reason) => told.push(reason) });
    reader = new Reader(database);
  };
  const write = async () => {
    await database.query('INSERT INTO written DEFAULT VALUES');
    rows++;
  };
  beforeAll(async () => {
    const setup = new Database(primary.url, { size: 1 });
    await setup.query('CREATE TABLE written (n integer GENERATED ALWAYS AS IDENTITY)');
    await setup.close();
    rows = 0;
  });
  beforeEach(() => open(replica.url));
  // Whatever a test began.
  const closing = async (work: () => Promise<void>) => {
    try {
      await work();
    } finally {
      await database.close();
    }
  };

  it('answers queries that say so, and knows at once what has been written', () =>
    closing(async () => {
      await eventually(async () => expect((await reader.execute()).replica).toBe(true));
      for (let n = 0; n < 50; n++) {
        await write();
        expect((await reader.execute()).rows).toBe(rows);
      }
      expect((await database.query('SELECT pg_is_in_recovery() AS replica'))[0]).toEqual({ replica: false });
    }));

  it('that is behind is not read, and is again when it has caught up', () =>
    closing(async () => {
      const replay = other();
      await eventually(async () => expect((await reader.execute()).replica).toBe(true));
      await replay.query('SELECT pg_wal_replay_pause()');
      await eventually(async () =>
        expect(await replay.query('SELECT pg_get_wal_replay_pause_state() AS is')).toEqual([{ is: 'paused' }]),
      );
      await write();
      expect(await reader.execute()).toEqual({ replica: false, rows });
      expect(told.at(-1)).toMatchObject({ name: 'ReplicaBehind' });
      await replay.query('SELECT pg_wal_replay_resume()');
      await replay.close();
      await eventually(async () => expect(await reader.execute()).toEqual({ replica: true, rows }));
      expect(told.at(-1)).toBeUndefined();
    }));

  it('that stops in the middle is not missed', () =>
    closing(async () => {
      await eventually(async () => expect((await reader.execute()).replica).toBe(true));
      let stopped = false;
      const reading = (async () => {
        while (!stopped) expect((await reader.execute()).rows).toBe(rows);
      })();
      await replica.stop();
      for (let n = 0; n < 5; n++) expect(await reader.execute()).toEqual({ replica: false, rows });
      stopped = true;
      await reading;
      expect(told.at(-1)).toBeDefined();
      replica = await startReplica('replica');
    }));

  it('that has become a primary itself is not read', async () => {
    const promoted = await startReplica('promoted');
    open(promoted.url);
    await closing(async () => {
      await eventually(async () => expect((await reader.execute()).replica).toBe(true));
      const there = new Database(promoted.url, { size: 1 });
      await there.query('SELECT pg_promote()');
      await there.query('INSERT INTO written SELECT FROM generate_series(1, 100)');
      await there.close();
      expect(await reader.execute()).toEqual({ replica: false, rows });
      expect(told.at(-1)).toMatchObject({ name: 'ReplicaFollowsNobody' });
    });
    await promoted.stop();
  });

  it('leaves the error of a query to the primary, and is read on', () =>
    closing(async () => {
      await eventually(async () => expect((await reader.execute()).replica).toBe(true));
      await expect(reader.wrong()).rejects.toMatchObject({ code: '42P01' });
      expect((await reader.execute()).replica).toBe(true);
    }));
});

describe('EVT-07 a site with a replica', () => {
  it('shows what was just written, whichever process stored it; keys, streams and sessions are the primary’s', async () => {
    const env = { DATABASE_READ_URL: replica.url };
    const [one, two] = [
      await testApp({ databaseUrl: primary.url, env, work: true }),
      await testApp({ databaseUrl: primary.url, env }),
    ];
    const asked: string[] = [];
    for (const { kernel } of [one, two]) {
      const { replica: own } = kernel.database;
      const query = own!.query.bind(own);
      own!.query = (async (asking: { text: string }) => {
        const answer = await query(asking);
        if (answer) asked.push(asking.text);
        return answer;
      }) as NonNullable<typeof own>['query'];
    }
    const anna = await signUp(one, 'Anna');
    const others = [];
    for (const name of ['Ben', 'Cas', 'Dirk']) others.push(await signUp(one, name));
    const elsewhere = anna.browser.at(two.origin);
    for (const [n, other] of others.entries()) {
      expect((await anna.browser.put(`/members/${other.id}/like`)).status).toBeLessThan(300);
      const { body } = await elsewhere.get('/likes');
      expect(body.profiles).toHaveLength(n + 1);
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((sql) => /kernel\.events|vault\.|sessions/.test(sql))).toEqual([]);
    await Promise.all([one.kernel.stop(), two.kernel.stop()]);
  });
});
