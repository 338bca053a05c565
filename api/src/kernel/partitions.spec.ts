import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, it } from '@jest/globals';
import type { Broker } from './broker.js';
import type { Kernel } from './kernel.js';
import { LOCK_PATIENCE, migrate } from './migrate.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { fill, purse, say, toyContext } from '../../testing/kernel/toy.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const SIZE = 25_000_000;

async function asking<A>(url: string, work: (client: pg.Client) => Promise<A>): Promise<A> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const partitionsOf = async ({ database }: Kernel) =>
  (
    await database.query<{ name: string; bounds: string }>(
      `SELECT relname AS name, pg_get_expr(relpartbound, pg_class.oid) AS bounds FROM pg_inherits JOIN pg_class ON oid = inhrelid
        WHERE inhparent = 'kernel.events'::regclass ORDER BY length(relname), relname`,
    )
  ).map(({ name, bounds }) => `${name} ${bounds}`);
const FIRST = `events_0 FOR VALUES FROM (MINVALUE) TO ('${SIZE}')`;
const SECOND = `events_1 FOR VALUES FROM ('${SIZE}') TO ('${2 * SIZE}')`;
const eventsOf = ({ database }: Kernel, stream: string) =>
  database.query<{ version: number; partition: string; position: number }>(
    'SELECT version, tableoid::regclass::text AS partition, position FROM kernel.events WHERE stream = $1 ORDER BY version',
    [stream],
  );
const goTo = ({ database }: Kernel, position: number) =>
  database.query(`SELECT setval('kernel.events_position_seq', $1)`, [position]);

describe('EVT-02 the log in partitions', () => {
  it('begins with one, and has the next made once it is half full', async () => {
    const kernel = await testKernel({ contexts: [toyContext] });
    await goTo(kernel, SIZE / 2 - 1);
    await kernel.store.makePartitionAhead();
    expect(await partitionsOf(kernel)).toEqual([FIRST]);
    await goTo(kernel, SIZE / 2);
    await Promise.all([kernel.store.makePartitionAhead(), kernel.store.makePartitionAhead()]);
    await kernel.store.makePartitionAhead();
    expect(await partitionsOf(kernel)).toEqual([FIRST, SECOND]);
  });

  it.each([[true], [false]])(
    'keeps a batch in one: positions jump to the next, made ahead or not (%s)',
    async (ahead) => {
      const kernel = await testKernel({ contexts: [toyContext] });
      await fill(kernel, 'anna', 10);
      await goTo(kernel, SIZE - 2);
      if (ahead) await kernel.store.makePartitionAhead();
      await say(kernel, { by: 'anna', talkId: 'edge' });
      expect(await partitionsOf(kernel)).toEqual([FIRST, SECOND]);
      await say(kernel, { by: 'anna', talkId: 'edge' });
      expect(await eventsOf(kernel, 'purse-anna')).toEqual([
        { version: 1, partition: 'kernel.events_0', position: 1 },
        { version: 2, partition: 'kernel.events_1', position: SIZE + 1 },
        { version: 3, partition: 'kernel.events_1', position: SIZE + 3 },
      ]);
    },
  );

  it('readers and writers go on while a partition is made', async () => {
    const kernel = await testKernel({ contexts: [toyContext] });
    await fill(kernel, 'anna', 10);
    await asking(kernel.database.url, async (outside) => {
      await outside.query(`BEGIN; INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
        VALUES ('talk-open', 1, 'WordSaid', 1, '{}', 'x', 'x', now()); SELECT FROM kernel.events`);
      await goTo(kernel, SIZE - 1);
      await kernel.store.makePartitionAhead();
      await goTo(kernel, 2 * SIZE - 1);
      await say(kernel, { by: 'anna', talkId: 'edge' });
      await outside.query('COMMIT');
    });
    expect(await partitionsOf(kernel)).toHaveLength(3);
  });

  it('looks once in all partitions for what was trusted in the last, so no version is given twice', async () => {
    const kernel = await testKernel({ contexts: [toyContext] });
    await fill(kernel, 'anna', 10);
    // As if trusted wrongly: the epoch tells of nothing, and the index of the next partition knows nothing of it.
    await kernel.database.query(
      `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
       SELECT stream, 2, type, 1, data, actor, 'other', now() FROM kernel.events`,
    );
    await goTo(kernel, SIZE - 1);
    await say(kernel, { by: 'anna', talkId: 'edge' });
    expect((await eventsOf(kernel, 'purse-anna')).map(({ version }) => version)).toEqual([1, 2, 3]);
    expect((await kernel.store.readFresh(purse.of('anna'))).credits).toBe(19);
  });

  it('refuses to change, delete or empty any of them', async () => {
    const kernel = await testKernel({ contexts: [toyContext] });
    await fill(kernel, 'anna', 10);
    await goTo(kernel, SIZE - 1);
    await fill(kernel, 'anna', 10);
    for (const table of ['kernel.events', 'kernel.events_0', 'kernel.events_1'])
      for (const sql of [`UPDATE ${table} SET type = 'x'`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
        await expect(kernel.database.query(sql)).rejects.toThrow('events are never changed or deleted');
  });

  it('EVT-01, EVT-03: over many borders versions and positions have no fault, and followers skip nothing', async () => {
    const runs = fc.record({
      size: fc.integer({ min: 40, max: 120 }),
      rounds: fc.array(
        fc.array(fc.record({ by: fc.nat({ max: 3 }), at: fc.nat({ max: 2 }), talk: fc.nat({ max: 4 }) }), {
          minLength: 1,
          maxLength: 15,
        }),
        { minLength: 20, maxLength: 40 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(runs, async ({ size, rounds }) => {
        const databaseUrl = await testDatabase(migrate);
        await asking(databaseUrl, (client) =>
          client.query(`CREATE OR REPLACE FUNCTION kernel.partition_size() RETURNS bigint LANGUAGE sql IMMUTABLE RETURN ${size};
            SELECT setval('kernel.events_position_seq', ${SIZE * size})`),
        );
        const relayed: number[] = [];
        const broker: Broker = {
          open: async () => 1,
          publish: async (messages) => void relayed.push(...messages.map(({ headers }) => Number(headers.ce_id))),
          close: async () => undefined,
        };
        const start = (relays: boolean) =>
          testKernel({ databaseUrl, contexts: [toyContext], ...(relays && { broker }) });
        const kernels = [await start(true), await start(false), await start(false)];
        const [kernel] = kernels as [Kernel];
        await kernel.work(new Map());
        for (let n = 0; n < 4; n++) await fill(kernel, `p${n}`, 10_000);
        for (const [n, round] of rounds.entries()) {
          if (n % 3 === 0) await kernel.store.makePartitionAhead();
          await Promise.all(round.map(({ by, at, talk }) => say(kernels[at]!, { by: `p${by}`, talkId: `t${talk}` })));
        }
        const { query } = kernel.database;
        const stored = await query<{
          position: number;
          stream: string;
          version: number;
          at: string;
          partition: string;
        }>(
          `SELECT position, stream, version, recorded_at::text AS at, tableoid::regclass::text AS partition
             FROM kernel.events ORDER BY position`,
        );
        expect(stored).toHaveLength(4 + 2 * rounds.flat().length);
        const partitions = new Map<string, string>();
        const versions = new Map<string, number>();
        for (const [n, { stream, version, at, partition }] of stored.entries()) {
          expect(version).toBe((versions.get(stream) ?? 0) + 1);
          versions.set(stream, version);
          // Positions rise as batches were stored, and a batch lies in one partition.
          expect(n === 0 || stored[n - 1]!.at <= at).toBe(true);
          expect(partitions.get(at) ?? partition).toBe(partition);
          partitions.set(at, partition);
        }
        expect(new Set(partitions.values()).size).toBeGreaterThanOrEqual(Math.floor(stored.length / size));
        await eventually(() => expect(relayed).toEqual(stored.map(({ position }) => position)));
        const words = rounds.flat().length;
        const talks = () => query<{ words: number }>('SELECT * FROM read.talks ORDER BY id');
        await eventually(async () => expect((await talks()).reduce((sum, row) => sum + row.words, 0)).toBe(words));
        for (const table of ['talks', 'purses']) {
          const rows = () => query<object>(`SELECT * FROM read.${table} ORDER BY id`);
          const before = await rows();
          await kernel.projections.rebuild(table);
          expect(await rows()).toEqual(before);
        }
        for (const one of kernels) await one.stop();
      }),
      { seed: SEED, numRuns: 4 },
    );
  });
});

describe('EVT-02 a log of an earlier release', () => {
  const FLUSH = `SELECT obstacles FROM kernel.flush(0, 1, 0, ARRAY[$1], '{x}', '{x}', '[{}]', '{}', '{}', '{}', '{}', NULL,
    '{talk-old,purse-old}', ARRAY[$2, $2]::integer[], '{WordSaid,PursePaid}', '{1,1}', '[{"by":"x","price":0},{"credits":0}]', '{x,x}', ARRAY[$1, $1], ARRAY[NULL, NULL], NULL)`;

  it.each([
    [100, FIRST],
    [SIZE / 2, `events_1 FOR VALUES FROM (MINVALUE) TO ('${2 * SIZE}')`],
    [3 * SIZE - 1, `events_3 FOR VALUES FROM (MINVALUE) TO ('${4 * SIZE}')`],
  ])('is turned over while its writer goes on, at position %d', async (position, first) => {
    const path = await mkdtemp(join(tmpdir(), 'dating-migrations-'));
    const own = new URL('../migrations/', import.meta.url);
    const older = (await readdir(own)).filter((file) => file < '0740');
    for (const file of older) await cp(fileURLToPath(new URL(file, own)), join(path, file));
    const databaseUrl = await testDatabase();
    await migrate(databaseUrl, { folder: pathToFileURL(`${path}/`) });
    await rm(path, { recursive: true });

    let writes = 0;
    let over = false;
    await asking(databaseUrl, async (writer) => {
      await writer.query(`SELECT setval('kernel.events_position_seq', ${position})`);
      // It never waits as long for a lock.
      await writer.query(`SET lock_timeout = ${10 * LOCK_PATIENCE}`);
      const write = async () => {
        const { rows } = await writer.query(FLUSH, [String(writes), writes + 1]);
        expect(rows).toEqual([{ obstacles: null }]);
        writes++;
      };
      for (let n = 0; n < 20; n++) await write();
      const migrated = migrate(databaseUrl).finally(() => (over = true));
      while (!over) await write();
      await migrated;
      for (let n = 0; n < 20; n++) await write();
    });

    const kernel = await testKernel({ databaseUrl, contexts: [toyContext] });
    expect((await partitionsOf(kernel))[0]).toBe(first);
    const positions = (await eventsOf(kernel, 'talk-old')).map((row) => row.position);
    expect(positions).toHaveLength(writes);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    expect(positions[0]).toBe(position + 1);
    // The bound of the first partition is a border like any other.
    await goTo(kernel, Number(/TO \('(\d+)'/.exec(first)![1]) - 1);
    await fill(kernel, 'old', 1_000);
    expect((await eventsOf(kernel, 'purse-old')).map(({ version }) => version)).toEqual(
      Array.from({ length: writes + 1 }, (_, n) => n + 1),
    );
    expect(await partitionsOf(kernel)).toHaveLength(2);
  });
});
