import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from '@jest/globals';
import type { Context } from './context.js';
import { migrate } from './migrate.js';
import { defineJob, definePolicy, type Job, type JobHandler } from './policy.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { cuttableProxy } from '../../testing/kernel/proxy.js';
import { fill, purse, purses, say, talk, talks } from '../../testing/kernel/toy.js';

type PurseFilled = Parameters<typeof purse.evolve>[1] & { type: 'PurseFilled' };
const note = defineJob<{ id: string }>('toy-note');
const context: Context = {
  name: 'toy',
  streams: [purse, talk],
  projections: [purses, talks],
  policies: [
    definePolicy<PurseFilled>({
      name: 'toy-note',
      on: { PurseFilled: ({ streamId }) => [note.at({ id: streamId }, { key: streamId })] },
    }),
  ],
};

describe('EVT-01 every connection is cut, as when PostgreSQL restarts', () => {
  it('and lane, followers, jobs and listener go on by themselves', async () => {
    const databaseUrl = await testDatabase(migrate);
    const kernel = await testKernel({ databaseUrl, contexts: [context] });
    const ran: string[] = [];
    const run: JobHandler<{ id: string }>['run'] = async ({ id }) => void ran.push(id);
    await kernel.work(new Map<Job, JobHandler>([[note, { run }]]));
    await fill(kernel, 'before', 10);
    await eventually(() => expect(ran).toEqual(['before']));
    // A job whose completion could not be recorded is run again, as it should be.
    const queued = () => kernel.database.query('SELECT id FROM graphile_worker.jobs');
    await eventually(async () => expect(await queued()).toEqual([]));

    const outside = new pg.Client({ connectionString: databaseUrl, application_name: 'outside' });
    await outside.connect();
    for (let cut = 0; cut < 3; cut++) {
      await outside.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await sleep(300);
    }
    await outside.end();

    await fill(kernel, 'after', 10);
    await say(kernel, { by: 'after', talkId: 'later' });
    await eventually(() => expect(kernel.listener.connected).toBe(true), { timeout: 10_000 });
    await eventually(() => expect(ran).toEqual(['before', 'after']), { timeout: 15_000 });
    await eventually(
      async () => expect(await kernel.database.query('SELECT words FROM read.talks')).toEqual([{ words: 1 }]),
      { timeout: 15_000 },
    );
  });

  it('and jobs go on although one of them never ends', async () => {
    const databaseUrl = await testDatabase(migrate);
    const proxy = await cuttableProxy(databaseUrl);
    const kernel = await testKernel({ databaseUrl: proxy.url, contexts: [context] });
    const ran: string[] = [];
    const run: JobHandler<{ id: string }>['run'] = ({ id }) => {
      ran.push(id);
      return id === 'endless' ? new Promise(() => undefined) : Promise.resolve();
    };
    await kernel.work(new Map<Job, JobHandler>([[note, { run }]]));
    await fill(kernel, 'endless', 1);
    await eventually(() => expect(ran).toEqual(['endless']));
    for (let outage = 0; outage < 3; outage++) {
      proxy.setAway(true);
      proxy.cut();
      await sleep(700);
      proxy.setAway(false);
      await eventually(() => expect(kernel.listener.connected).toBe(true), { timeout: 10_000 });
      await fill(kernel, `after ${outage}`, 1);
      await eventually(() => expect(ran).toContain(`after ${outage}`), { timeout: 10_000 });
    }
    proxy.close();
  });

  it('and what follows the log goes on although refused connections end late', async () => {
    const databaseUrl = await testDatabase(migrate);
    const proxy = await cuttableProxy(databaseUrl);
    const kernel = await testKernel({ databaseUrl: proxy.url, contexts: [context] });
    const ran: string[] = [];
    const run: JobHandler<{ id: string }>['run'] = async ({ id }) => void ran.push(id);
    await kernel.work(new Map<Job, JobHandler>([[note, { run }]]));
    for (let outage = 0; outage < 3; outage++) {
      proxy.setAway('starting');
      proxy.cut();
      await sleep(300);
      proxy.setAway(false);
      await eventually(() => expect(kernel.listener.connected).toBe(true), { timeout: 10_000 });
      await sleep(1_000);
      await fill(kernel, `after ${outage}`, 1);
      await eventually(() => expect(ran).toContain(`after ${outage}`), { timeout: 10_000 });
    }
    const sessions = () =>
      kernel.database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'dating leader'`,
      );
    await eventually(async () => expect(await sessions()).toHaveLength(1));
    proxy.close();
  });

  it('and the listener comes back after an outage of any length', async () => {
    const databaseUrl = await testDatabase(migrate);
    const proxy = await cuttableProxy(databaseUrl);
    const kernel = await testKernel({ databaseUrl: proxy.url, contexts: [context] });
    proxy.setAway(true);
    proxy.cut();
    await eventually(() => expect(kernel.listener.connected).toBe(false));
    await sleep(1_500);
    proxy.setAway(false);
    await eventually(() => expect(kernel.listener.connected).toBe(true), { timeout: 10_000 });
    await fill(kernel, 'back', 1);
    await kernel.stop();
    proxy.close();
  });
});
