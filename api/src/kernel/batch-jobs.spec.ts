import { describe, expect, it } from '@jest/globals';
import type { Context } from './context.js';
import { busy } from './errors.js';
import { migrate } from './migrate.js';
import { PermanentFailure } from './permanent-failure.js';
import { defineBatchJob, definePolicy, type BatchJobHandler } from './policy.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { fill, purse } from '../../testing/kernel/toy.js';

type PurseFilled = Parameters<typeof purse.evolve>[1] & { type: 'PurseFilled' };
const look = defineBatchJob<{ id: string }>('toy-look');
const policy = definePolicy<PurseFilled>({
  name: 'toy-look',
  on: { PurseFilled: ({ streamId }) => [look.at({ id: streamId }, { key: streamId })] },
});
const context: Context = { name: 'toy', streams: [purse as never], policies: [policy] };
const handled = (run: BatchJobHandler<{ id: string }>['run']) => new Map([[look, { run }]]) as never;
const kernelWith = (databaseUrl?: string) => testKernel({ contexts: [context], databaseUrl });

describe('EVT-01 jobs that run many at a time', () => {
  it('run together, each once, on however many workers', async () => {
    const databaseUrl = await testDatabase(migrate);
    const kernels = await Promise.all([kernelWith(databaseUrl), kernelWith(databaseUrl)]);
    const ran: string[][] = [];
    await Promise.all(Array.from({ length: 40 }, (_, i) => fill(kernels[i % 2]!, `p${i}`, 1)));
    for (const kernel of kernels) {
      await kernel.work(
        new Map(),
        handled(async (items) => void ran.push(items.map(({ payload }) => payload.id))),
      );
    }
    await eventually(() => expect(ran.flat()).toHaveLength(40));
    expect(new Set(ran.flat()).size).toBe(40);
    expect(ran.length).toBeLessThan(40);
    // The handler reports before its transaction commits.
    await eventually(async () =>
      expect(await kernels[0].database.query('SELECT key FROM kernel.batch_jobs')).toEqual([]),
    );
  });

  it('write in the transaction that takes them: a failure in between leaves nothing done twice', async () => {
    const kernel = await kernelWith();
    await kernel.database.query('CREATE TABLE done (id text)');
    let tries = 0;
    for (const id of ['a', 'b']) await kernel.jobs.enqueue(look, { id }, { key: id });
    await kernel.work(
      new Map(),
      handled(async (items, query) => {
        for (const { payload } of items) await query('INSERT INTO done VALUES ($1)', [payload.id]);
        if (tries++ === 0) throw new Error('killed');
      }),
    );
    const done = () => kernel.database.query<{ id: string }>('SELECT id FROM done ORDER BY id');
    await eventually(async () => expect(await done()).toEqual([{ id: 'a' }, { id: 'b' }]));
  });

  it('take along what an earlier release queued one by one', async () => {
    const kernel = await kernelWith();
    const queued = `SELECT graphile_worker.add_job('toy-look', '{"id":"old"}', job_key => 'toy-look of old')`;
    await kernel.database.query(queued);
    const ran: unknown[] = [];
    await kernel.work(
      new Map(),
      handled(async (items) => void ran.push(...items)),
    );
    await eventually(() => expect(ran).toEqual([{ key: 'of old', payload: { id: 'old' } }]));
  });

  it('fail alone, are tried again later, and stay listed by the kind of failure', async () => {
    const kernel = await kernelWith();
    const ran: string[] = [];
    for (const id of ['bad', 'good', 'hopeless']) await kernel.jobs.enqueue(look, { id }, { key: id });
    await kernel.work(
      new Map(),
      handled(async (items) => {
        for (const { payload } of items) {
          if (payload.id === 'bad') throw new TypeError('planted-secret');
          if (payload.id === 'hopeless') throw new PermanentFailure('Refused');
        }
        ran.push(...items.map(({ payload }) => payload.id));
      }),
    );
    const left = () =>
      kernel.database.query(
        'SELECT key, attempts_left, last_error, run_at > now() AS later FROM kernel.batch_jobs ORDER BY key',
      );
    await eventually(async () =>
      expect(await left()).toEqual([
        { key: 'bad', attempts_left: 11, last_error: 'TypeError', later: true },
        { key: 'hopeless', attempts_left: 0, last_error: 'Refused', later: true },
      ]),
    );
    expect(ran).toEqual(['good']);
  });

  it('all wait while the database is away, and none has used up a try', async () => {
    const kernel = await kernelWith();
    const ran: string[][] = [];
    for (const id of ['a', 'b']) await kernel.jobs.enqueue(look, { id }, { key: id });
    await kernel.work(
      new Map(),
      handled(async (items) => {
        if (ran.push(items.map(({ payload }) => payload.id)) < 3) throw busy({});
      }),
    );
    await eventually(() => expect(ran.map((ids) => ids.toSorted())).toEqual(Array(3).fill(['a', 'b'])));
  });

  it('are queued with the transaction of the caller, once for a key, and not before their time', async () => {
    const kernel = await kernelWith();
    const ran: string[] = [];
    const later = new Date(Date.now() + 3_600_000);
    const rolledBack = kernel.database.transaction(async (query) => {
      await kernel.jobs.insert(query, look.at({ id: 'never' }, { key: 'never' }));
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    const queued = [look.at({ id: 'first' }, { key: '1' }), look.at({ id: 'second' }, { key: '1' })];
    await kernel.jobs.insert(kernel.database.query, ...queued, look.at({ id: 'later' }, { key: '2', runAt: later }));
    expect(await kernel.jobs.keepUp(0)).toBe(false);
    await kernel.work(
      new Map(),
      handled(async (items) => void ran.push(...items.map(({ payload }) => payload.id))),
    );
    await eventually(() => expect(ran).toEqual(['first']));
    await eventually(async () =>
      expect(await kernel.database.query('SELECT key, run_at FROM kernel.batch_jobs')).toEqual([
        { key: '2', run_at: later },
      ]),
    );
    expect(await kernel.jobs.keepUp(0)).toBe(true);
  });
});
