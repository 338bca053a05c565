import { describe, expect, it } from '@jest/globals';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { Config } from './config.js';
import type { Kernel } from './kernel.js';
import { migrate } from './migrate.js';
import { defineJob } from './policy.js';
import { newestRound, Rounds } from './rounds.js';
import { eventually, TestClock, testDatabase, testKernel } from '../../testing/kernel/index.js';

const NIGHTLY = '30 3 * * *';
const sweep = defineJob('toy-sweep', { cron: NIGHTLY });

describe('PRV-02 work that comes round', () => {
  it.each([
    ['2026-03-01T03:29:59.999Z', '2026-02-28T03:30:00.000Z'],
    ['2026-03-01T03:30:00.000Z', '2026-03-01T03:30:00.000Z'],
    ['2026-03-01T03:30:00.001Z', '2026-03-01T03:30:00.000Z'],
    // The hour that daylight saving time skips in most members' time zones.
    ['2026-03-29T02:30:00.000Z', '2026-03-28T03:30:00.000Z'],
    ['2026-04-01T01:00:00.000Z', '2026-03-31T03:30:00.000Z'],
  ])('every night at half past three of UTC: at %s the newest was %s', (now, round) => {
    expect(newestRound(NIGHTLY, new Date(now)).toISOString()).toBe(round);
  });

  it.each([
    ['every hour: at the full hour it is that one', '0 * * * *', '11:00:00.000', '11:00:00.000'],
    ['every hour: before it, the one before', '0 * * * *', '10:59:59.999', '10:00:00.000'],
    ['every ten minutes', '*/10 * * * *', '11:29:59.999', '11:20:00.000'],
  ])('%s', (_what, cron, now, round) => {
    expect(newestRound(cron, new Date(`2026-03-01T${now}Z`)).toISOString()).toBe(`2026-03-01T${round}Z`);
  });

  const begin = async (role: Config['role'] = 'all') => {
    const databaseUrl = await testDatabase(migrate);
    const kernel = await testKernel({ databaseUrl, contexts: [] });
    const clock = new TestClock(new Date('2026-03-01T10:00:00.000Z'));
    const said: string[] = [];
    const { jobs, database } = kernel;
    const known = {
      jobs,
      database,
      clock,
      config: { role },
      recurring: [sweep],
      log: { warn: (text: string) => said.push(text) },
    };
    const timers = new SchedulerRegistry();
    const worker = () => new Rounds(known as unknown as Kernel, timers);
    const queued = async () => {
      const rows = await kernel.database.query<{ key: string }>('SELECT key FROM graphile_worker.jobs ORDER BY key');
      return rows.map(({ key }) => key);
    };
    return { kernel, clock, worker, timers, queued, said };
  };

  it('queues nothing in a new installation, then each round once among several workers', async () => {
    const { clock, worker, queued } = await begin();
    const workers = [worker(), worker(), worker()];
    await workers[0]!.enqueue(sweep);
    expect(await queued()).toEqual([]);
    clock.advance(86_400);
    await Promise.all(workers.map((one) => one.enqueue(sweep)));
    expect(await queued()).toEqual(['toy-sweep 2026-03-02T03:30:00.000Z']);
  });

  it('queues the round of a timer that is a moment early', async () => {
    const { clock, worker, queued } = await begin();
    await worker().enqueue(sweep);
    // From 10:00 to a tenth of a second before 03:30.
    clock.advance(17.5 * 3600 - 0.1);
    await worker().enqueue(sweep);
    expect(await queued()).toEqual(['toy-sweep 2026-03-02T03:30:00.000Z']);
  });

  it('queues the newest of the rounds that went by while nothing ran', async () => {
    const { clock, worker, queued } = await begin();
    await worker().enqueue(sweep);
    clock.advance(5 * 86_400);
    await worker().enqueue(sweep);
    expect(await queued()).toEqual(['toy-sweep 2026-03-06T03:30:00.000Z']);
  });

  it('queues the round that is due as it starts, and has a timer for those to come, in UTC', async () => {
    const { clock, worker, timers, queued } = await begin();
    await worker().enqueue(sweep);
    clock.advance(86_400);
    await worker().onModuleInit();
    const timer = timers.getCronJob('toy-sweep');
    timers.deleteCronJob('toy-sweep');
    expect(await queued()).toEqual(['toy-sweep 2026-03-02T03:30:00.000Z']);
    expect(timer.nextDate().toUTC().toFormat('HH:mm')).toBe('03:30');
    clock.advance(86_400);
    await timer.fireOnTick();
    await eventually(async () => expect(await queued()).toHaveLength(2));
  });

  it('does nothing in a process that only answers requests', async () => {
    const { kernel, worker, timers } = await begin('api');
    await worker().onModuleInit();
    expect(timers.getCronJobs().size).toBe(0);
    expect(await kernel.database.query('SELECT FROM kernel.rounds')).toEqual([]);
  });

  it('says so and ends nothing when the database is away', async () => {
    const { worker, kernel, said } = await begin();
    await kernel.database.query('ALTER TABLE kernel.rounds RENAME TO away');
    const rounds = worker();
    await rounds.enqueue(sweep);
    expect(said).toEqual(['round not queued']);
    rounds.onModuleDestroy();
  });
});
