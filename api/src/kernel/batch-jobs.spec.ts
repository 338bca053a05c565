import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { BatchJobs } from './batch-jobs.js';
import type { Context } from './context.js';
import { busy } from './errors.js';
import { migrate } from './migrate.js';
import { PermanentFailure } from './permanent-failure.js';
import type { Query } from './database.js';
import { defineBatchJob, definePolicy, type BatchJobHandler } from './policy.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { fill, purse } from '../../testing/kernel/toy.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FC_RUNS ?? 30);

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

/** How an attempt at one job fails, and whether it has written by then. */
interface Failure {
  way: 'thrown' | 'refused' | 'killed' | 'hopeless';
  written: boolean;
}
const failures = fc.record<Failure>({
  way: fc.constantFrom('thrown', 'refused', 'killed', 'hopeless'),
  written: fc.boolean(),
});
const plans = fc.array(fc.oneof(fc.constant<Failure[]>([]), fc.array(failures, { maxLength: 3 })), {
  minLength: 1,
  maxLength: 6,
});

describe('EVT-06 jobs of one batch', () => {
  it('wherever one fails or is killed, the others take effect once, and it is tried again until it has or never may', async () => {
    const kernel = await kernelWith();
    const { database } = kernel;
    await database.query('CREATE TABLE effects (job text)');
    const fail = async (way: Failure['way'], query: Query) => {
      if (way === 'refused') await query('SELECT 1 / 0');
      if (way === 'killed') await query('SELECT pg_terminate_backend(pg_backend_pid())');
      throw way === 'hopeless' ? new PermanentFailure('Refused') : new Error('failed');
    };
    let run = 0;
    const holds = async (plan: Failure[][]) => {
      const begun = `${run++} `;
      const left = new Map(plan.map((each, n) => [`${begun}${n}`, [...each]]));
      const handler: BatchJobHandler<{ id: string }> = {
        run: async (items, query) => {
          for (const { payload } of items) {
            const failure = left.get(payload.id)!.shift();
            if (failure && !failure.written) await fail(failure.way, query);
            await query('INSERT INTO effects VALUES ($1)', [payload.id]);
            if (failure) await fail(failure.way, query);
          }
        },
      };
      await kernel.jobs.insert(database.query, ...[...left.keys()].map((id) => look.at({ id }, { key: id })));
      const jobs = new BatchJobs(database, { every: 1, batch: 500, onError: () => undefined });
      jobs.start(new Map([[look, handler]]));
      try {
        await eventually(async () => {
          // The wait between two tries is over.
          await database.query('UPDATE kernel.batch_jobs SET run_at = now() WHERE attempts_left > 0');
          const waiting = 'SELECT key FROM kernel.batch_jobs WHERE attempts_left > 0 AND starts_with(key, $1)';
          expect(await database.query(waiting, [begun])).toEqual([]);
        });
      } finally {
        await jobs.close();
      }
      const rows = 'SELECT key AS id, 0 AS times FROM kernel.batch_jobs WHERE starts_with(key, $1)';
      const done = 'SELECT job AS id, count(*)::int AS times FROM effects WHERE starts_with(job, $1) GROUP BY job';
      const found = await database.query<{ id: string; times: number }>(`${rows} UNION ALL ${done} ORDER BY id`, [
        begun,
      ]);
      // One that never may is kept, without effect, unless that failure was met among others and not when tried alone.
      expect(found.map(({ id }) => id)).toEqual([...left.keys()]);
      for (const [n, { times }] of found.entries())
        expect([n, times]).toEqual([n, plan[n]!.some(({ way }) => way === 'hopeless') ? times : 1]);
      for (const { times } of found) expect(times).toBeLessThan(2);
    };
    await fc.assert(fc.asyncProperty(plans, holds), {
      seed: SEED,
      numRuns: RUNS,
      endOnFailure: true,
    });
  }, 600_000);
});
