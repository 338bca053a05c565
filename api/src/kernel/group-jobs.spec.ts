import { describe, expect, it } from '@jest/globals';
import { defineGroupJob, type GroupJobHandler, type Job, type JobHandler } from './policy.js';
import { PermanentFailure } from './permanent-failure.js';
import { eventually, testKernel } from '../../testing/kernel/index.js';

interface Payload {
  id: string;
}
const tell = defineGroupJob<Payload>('toy-tell');
const handled = (run: GroupJobHandler<Payload>['run']) =>
  new Map<Job, JobHandler>([[tell, { run } as unknown as JobHandler]]);
const kernelOf = () => testKernel({ contexts: [] });
const many = (n: number) => Array.from({ length: n }, (_, i) => tell.at({ id: `p${i}` }, { key: `${i}` }));

describe('EVT-01 jobs that run together outside a transaction', () => {
  it('are queued a hundred in a row of the queue, in the transaction of the caller, and run so, each once', async () => {
    const kernel = await kernelOf();
    await expect(
      kernel.database.transaction(async (query) => {
        await kernel.jobs.insert(query, ...many(10));
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await kernel.jobs.insert(kernel.database.query, ...many(250));
    const ran: string[][] = [];
    await kernel.work(
      handled((payloads) => {
        ran.push(payloads.map(({ id }) => id));
        return Promise.allSettled(payloads.map(() => Promise.resolve()));
      }),
    );
    await eventually(() => expect(ran.flat()).toHaveLength(250));
    expect(new Set(ran.flat()).size).toBe(250);
    expect(ran.map((ids) => ids.length).toSorted()).toEqual([100, 100, 50]);
  });

  it('that fail among others are tried again alone, and the others are not run again', async () => {
    const kernel = await kernelOf();
    const tries: Record<string, number[]> = {};
    const failsFirst = (id: string) => Number(id.slice(1)) % 7 === 0;
    await kernel.jobs.insert(kernel.database.query, ...many(30));
    await kernel.work(
      handled((payloads) =>
        Promise.allSettled(
          payloads.map(async ({ id }) => {
            const sizes = (tries[id] ??= []);
            sizes.push(payloads.length);
            if (id === 'p1') throw new PermanentFailure('Refused');
            if (failsFirst(id) && sizes.length < 2) throw new TypeError('planted-secret');
          }),
        ),
      ),
    );
    const left = () =>
      kernel.database.query(
        'SELECT payload, attempts = max_attempts AS "givenUp", last_error FROM graphile_worker._private_jobs',
      );
    await eventually(async () => {
      await kernel.database.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
      expect(await left()).toEqual([{ payload: [{ id: 'p1' }], givenUp: true, last_error: 'Refused' }]);
    });
    for (const [id, sizes] of Object.entries(tries)) {
      expect([id, sizes]).toEqual([id, id === 'p1' || failsFirst(id) ? [30, 1] : [30]]);
    }
  });

  it('are all tried again when the process that runs them is lost', async () => {
    const kernel = await kernelOf();
    const ran: number[] = [];
    await kernel.jobs.insert(kernel.database.query, ...many(3));
    await kernel.work(
      handled((payloads) => {
        if (ran.push(payloads.length) === 1) throw new Error('lost');
        return Promise.allSettled(payloads.map(() => Promise.resolve()));
      }),
    );
    await eventually(async () => {
      await kernel.database.query(
        'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND locked_at IS NULL',
      );
      expect(ran).toEqual([3, 3]);
    });
  });

  it('PRV-01 go with the member whom they are about, and the others beside them stay', async () => {
    const kernel = await kernelOf();
    await kernel.jobs.insert(kernel.database.query, ...['m-anna', 'm-ben'].map((id) => tell.at({ id }, { key: id })));
    await kernel.jobs.enqueue(tell, { id: 'm-anna' }, { key: 'alone' });
    await kernel.erasure.erase('m-anna');
    const ran: string[] = [];
    await kernel.work(
      handled((payloads) => {
        ran.push(...payloads.map(({ id }) => id));
        return Promise.allSettled(payloads.map(() => Promise.resolve()));
      }),
    );
    await eventually(() => expect(ran).toEqual(['m-ben']));
  });
});
