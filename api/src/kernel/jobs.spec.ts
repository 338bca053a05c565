import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Context } from './context.js';
import { releasingOnce } from './jobs.js';
import { migrate } from './migrate.js';
import { PermanentFailure } from './permanent-failure.js';
import { defineJob, definePolicy, type Job, type JobHandler } from './policy.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { fill, purse, talk, type toyContext } from '../../testing/kernel/toy.js';

type PurseFilled = Parameters<typeof purse.evolve>[1] & { type: 'PurseFilled' };
const note = defineJob<{ id: string }>('toy-note', { attempts: 3 });
const policy = definePolicy<PurseFilled>({
  name: 'toy-note',
  on: { PurseFilled: ({ streamId, version }) => [note.at({ id: streamId }, { key: `${streamId}-${version}` })] },
});
const context: typeof toyContext = { name: 'toy', streams: [purse as never], policies: [policy] };
const handlers = (run: JobHandler<{ id: string }>['run']) => new Map<Job, JobHandler>([[note, { run }]]);

describe('EVT-01 policies queue jobs', () => {
  it('on a new database, however many processes start at once', async () => {
    for (let time = 0; time < 3; time++) {
      const databaseUrl = await testDatabase(migrate);
      await Promise.all(Array.from({ length: 8 }, () => testKernel({ databaseUrl, contexts: [] })));
    }
  });

  it('once for each event, by whichever worker leads, and never for events before the policy was there', async () => {
    const databaseUrl = await testDatabase(migrate);
    const before = await testKernel({ databaseUrl, contexts: [] });
    await fill(before, 'early', 1);
    const ran: string[] = [];
    const kernels = await Promise.all([1, 2].map(() => testKernel({ databaseUrl, contexts: [context] })));
    // Before any worker runs: the policy's checkpoint exists since the kernels started.
    await fill(kernels[0]!, 'waiting', 1);
    for (const kernel of kernels) await kernel.work(handlers(async ({ id }) => void ran.push(id)));
    for (let i = 0; i < 20; i++) await fill(kernels[i % 2]!, `p${i}`, 1);
    await eventually(() => expect(ran.length).toBe(21));
    await sleep(200);
    expect(new Set(ran).size).toBe(21);
    expect(ran).toHaveLength(21);
  });

  it('after any number of events that are not its own', async () => {
    const both: Context = { name: 'toy', streams: [purse, talk] as never, policies: [policy] };
    const kernel = await testKernel({ contexts: [both] });
    const ran: string[] = [];
    await kernel.work(handlers(async ({ id }) => void ran.push(id)));
    const foreign = { type: 'WordSaid', data: { by: 'x', price: 0 } } as const;
    // More events than the checkpoint may lag behind.
    for (const id of ['a', 'b', 'c']) {
      await kernel.store.transact({ actor: 'x', key: id, request: {}, writes: [talk.of(id)] }, (tx) => {
        tx.append(talk.of(id), ...Array.from({ length: 2_000 }, () => foreign));
        return {};
      });
    }
    const saved = () =>
      kernel.database.one('SELECT position FROM kernel.checkpoints WHERE name = $1', ['policy toy-note']);
    await eventually(async () => expect(await saved()).toEqual({ position: 6_000 }));
    await fill(kernel, 'own', 1);
    await eventually(() => expect(ran).toEqual(['own']));
  });

  it('many in one statement, one for a key, in the transaction of the caller', async () => {
    const kernel = await testKernel({ contexts: [context] });
    const queued = () => kernel.database.query('SELECT key, payload FROM graphile_worker._private_jobs ORDER BY id');
    const job = (id: string, key: string) => note.at({ id }, { key });
    await kernel.database.transaction((query) =>
      kernel.jobs.insert(query, job('a', '1'), job('b', '2'), job('c', '1')),
    );
    await kernel.database.transaction((query) => kernel.jobs.insert(query, job('d', '2')));
    const failing = kernel.database.transaction(async (query) => {
      await kernel.jobs.insert(query, job('e', '3'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await kernel.jobs.insert(kernel.database.query);
    expect(await queued()).toEqual([
      { key: 'toy-note 1', payload: { id: 'a' } },
      { key: 'toy-note 2', payload: { id: 'b' } },
    ]);
  });

  it('tries again with growing waits, and keeps the kind of the last failure without its text', async () => {
    const kernel = await testKernel({ contexts: [context] });
    await kernel.work(
      handlers(async ({ id }) => {
        throw new TypeError(`planted-secret of ${id}`);
      }),
    );
    await kernel.jobs.enqueue(note, { id: 'x' }, { key: 'x' });
    const job = () =>
      kernel.database.one<{ attempts: number; last_error: string; later: boolean }>(
        'SELECT attempts, last_error, run_at > now() AS later FROM graphile_worker.jobs',
      );
    await eventually(async () => expect((await job())?.attempts).toBe(1));
    await eventually(async () => expect((await job())?.later).toBe(true));
    expect((await job())?.last_error).toContain('TypeError');
    expect((await job())?.last_error).not.toContain('planted-secret');
  });

  it('stops at once where trying again is of no use, and keeps it listed', async () => {
    const kernel = await testKernel({ contexts: [context] });
    await kernel.work(handlers(() => Promise.reject(new PermanentFailure('Refused'))));
    await kernel.jobs.enqueue(note, { id: 'x' }, { key: 'x' });
    const job = () =>
      kernel.database.one(
        'SELECT attempts, max_attempts AS most, last_error AS why FROM graphile_worker._private_jobs',
      );
    await eventually(async () => expect(await job()).toMatchObject({ attempts: 1, most: 1, why: 'Refused' }));
  });

  it('gives back what a killed worker held', async () => {
    const kernel = await testKernel({ contexts: [context] });
    await kernel.jobs.enqueue(note, { id: 'held' }, { key: 'held' });
    // The state a killed process leaves: jobs locked, but no advisory lock for the pool.
    await kernel.database.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now() - interval '1 minute'`,
    );
    const ran: string[] = [];
    await kernel.work(handlers(async ({ id }) => void ran.push(id)));
    // At the second check, because after the first the other process may only have lost its session.
    await eventually(() => expect(ran).toEqual(['held']), { timeout: 60_000 });
  });

  it('leaves to a living worker what it works on, however long that takes', async () => {
    const databaseUrl = await testDatabase(migrate);
    const ran: string[] = [];
    const kernels = await Promise.all([1, 2].map(() => testKernel({ databaseUrl, contexts: [context] })));
    const run = async ({ id }: { id: string }) => {
      ran.push(id);
      await sleep(7_000);
    };
    for (const kernel of kernels) await kernel.work(handlers(run));
    await kernels[0]!.jobs.enqueue(note, { id: 'long' }, { key: 'long' });
    await eventually(() => expect(ran).toEqual(['long']));
    await kernels[0]!.database.query(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour'`);
    await sleep(6_500);
    expect(ran).toEqual(['long']);
  });

  let finish: (() => void) | undefined;
  afterEach(() => finish?.());

  it('leaves a job to the process that is at it, which loses its session and the next ones too', async () => {
    const databaseUrl = await testDatabase(migrate);
    const ran: string[] = [];
    const done = Promise.withResolvers<undefined>();
    finish = () => done.resolve(undefined);
    const run = async ({ id }: { id: string }) => {
      ran.push(id);
      if (id === 'long') await done.promise;
    };
    const [here, there] = [
      await testKernel({ databaseUrl, contexts: [context] }),
      await testKernel({ databaseUrl, contexts: [context] }),
    ];
    const sessions = () =>
      there.database.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'dating jobs'`,
      );
    await here.work(handlers(run));
    await here.jobs.enqueue(note, { id: 'long' }, { key: 'long' });
    await eventually(() => expect(ran).toEqual(['long']));
    const own = new Set((await sessions()).map(({ pid }) => pid));
    await there.work(handlers(run));
    const foreign = new Set((await sessions()).map(({ pid }) => pid).filter((pid) => !own.has(pid)));
    const held = () => there.database.one<{ by: string }>('SELECT locked_by AS by FROM graphile_worker._private_jobs');
    const taken = await held();
    // Takes longer than two checks of the other process.
    for (let losses = 0; losses < 4; losses++) {
      for (const { pid } of await sessions())
        if (!foreign.has(pid)) await there.database.query('SELECT pg_terminate_backend($1)', [pid]);
      await sleep(3_500);
      expect(await held()).toEqual(taken);
    }
    expect(ran).toEqual(['long']);
    await here.jobs.enqueue(note, { id: 'next' }, { key: 'next' });
    await eventually(() => expect(ran).toEqual(['long', 'next']));
    done.resolve(undefined);
    await eventually(async () =>
      expect(await there.database.query('SELECT FROM graphile_worker._private_jobs')).toEqual([]),
    );
    expect(ran).toEqual(['long', 'next']);
  });

  it('goes on after the database could not be told that a job was done', async () => {
    const kernel = await testKernel({ contexts: [context] });
    const ran: string[] = [];
    const rename = (from: string, to: string) =>
      kernel.database.query(`ALTER TABLE graphile_worker.${from} RENAME TO ${to}`);
    await kernel.work(
      handlers(async ({ id }) => {
        if (ran.push(id) === 1) await rename('_private_jobs', 'gone');
      }),
    );
    await kernel.jobs.enqueue(note, { id: 'x' }, { key: 'x' });
    await eventually(() => expect(ran).toEqual(['x']));
    await sleep(500);
    await rename('gone', '_private_jobs');
    // Its completion could not be recorded: the job is released after ten seconds.
    await eventually(() => expect(ran).toEqual(['x', 'x']), { timeout: 60_000 });
  });
});

it('EVT-01 a client that the runner gives back twice is given back once', async () => {
  const pool = releasingOnce(new pg.Pool({ connectionString: await testDatabase(migrate), max: 1 }));
  const twice = await new Promise<() => void>((resolve) => {
    pool.connect((_error, _client, release) => {
      release();
      resolve(release);
    });
  });
  expect(twice).not.toThrow();
  await expect(pool.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await pool.end();
});

it('EVT-01 a pool that has no client says so to the runner, and nothing is given back', async () => {
  const pool = releasingOnce(new pg.Pool({ connectionString: await testDatabase(migrate) }));
  await pool.end();
  const told = await new Promise((resolve) => {
    pool.connect((error, client, release) => resolve({ message: error?.message, client, release }));
  });
  expect(told).toEqual({ message: 'Cannot use a pool after calling end on the pool' });
});
