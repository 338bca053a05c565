import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Rounds } from '../../kernel/index.js';
import { LinkTokens } from '../../members/accounts/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { eventCount, signUp } from '../../../testing/members.js';
import { forgetOld, ForgetOldJob } from './jobs/forget-old.job.js';
import { makePartition, MakePartitionJob } from './jobs/make-partition.job.js';

const DAY = 24 * 60 * 60;

let app: TestApp;
let job: ForgetOldJob;
beforeAll(async () => {
  app = await testApp();
  job = app.nest.get(ForgetOldJob);
});
beforeEach(() => app.kernel.database.query('DELETE FROM kernel.commands'));

const answer = (actor: string, age: number) =>
  app.kernel.database.query(
    'INSERT INTO kernel.commands (actor, key, request_hash, answer, recorded_at) VALUES ($1, $2, $3, $4, $5)',
    [actor, randomUUID(), 'hash', '{}', new Date(app.clock.now().getTime() - age * 1000)],
  );
const kept = async () =>
  (await app.kernel.database.query<{ actor: string }>('SELECT actor FROM kernel.commands ORDER BY actor')).map(
    ({ actor }) => actor,
  );
const sessions = async () =>
  (await app.kernel.database.one<{ n: number }>('SELECT count(*) AS n FROM authentication.sessions'))!.n;

describe('PRV-02 what is kept is kept for its time', () => {
  it('answers to people for 30 days, to systems as long as the books', async () => {
    await answer('old', 30 * DAY + 1);
    await answer('young', 30 * DAY - 1);
    await answer('staff:old', 31 * DAY);
    await answer('system', 2_500 * DAY);
    await answer('system', 2_560 * DAY);
    await job.run();
    expect(await kept()).toEqual(['system', 'young']);
  });

  it('sessions until they end, also when nobody logs in after them', async () => {
    await signUp(app, 'Anna');
    app.clock.advance(29 * DAY);
    await job.run();
    expect(await sessions()).toBe(1);
    app.clock.advance(DAY + 1);
    const before = await eventCount(app);
    await job.run();
    expect(await sessions()).toBe(0);
    expect(await eventCount(app)).toBe(before);
  });

  it('mailed links until they end, also when no other is sent', async () => {
    const { id } = await signUp(app, 'Linda');
    const links = () =>
      app.kernel.database.query(
        "SELECT 1 FROM accounts.link_tokens WHERE member_id = $1 AND purpose = 'password-reset'",
        [id],
      );
    const subject = '1';
    const expiresAt = new Date(app.clock.now().getTime() + DAY * 1000);
    await app.nest.get(LinkTokens).issue({ purpose: 'password-reset', memberId: id, subject }, expiresAt);
    app.clock.advance(DAY);
    await job.run();
    expect(await links()).toEqual([]);
  });

  it('counts of wrong passwords until they hold nobody back', async () => {
    await app.browser().post('/user', { email: 'nobody@example.org', password: 'wrong' });
    const counts = () => app.kernel.database.query('SELECT 1 FROM authentication.login_attempts');
    await job.run();
    expect((await counts()).length).toBe(3);
    app.clock.advance(DAY);
    await job.run();
    expect((await counts()).length).toBe(0);
  });

  it('is looked after every night at three, once, also when the night went by while nothing ran', async () => {
    expect([...app.nest.get(SchedulerRegistry).getCronJobs().keys()]).toContain('forget-old');
    const round = () => app.nest.get(Rounds).enqueue(forgetOld);
    const rounds = async () => {
      const queued = await app.kernel.database.query<{ key: string }>(
        `SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'forget-old' ORDER BY key`,
      );
      return queued.map(({ key }) => key);
    };
    await round();
    const before = await rounds();
    // What a timer or a start triggers, in several processes at once.
    await Promise.all([round(), round()]);
    expect(await rounds()).toEqual(before);
    app.clock.advance(3 * DAY);
    await Promise.all([round(), round()]);
    await round();
    const three = new Date(app.clock.now().getTime() - 3 * 3_600_000);
    three.setUTCHours(3, 0, 0, 0);
    expect(await rounds()).toEqual([...before, `forget-old ${three.toISOString()}`]);
  });
});

describe('the log in partitions', () => {
  it('has its next one made by a job that comes round every hour', async () => {
    expect([...app.nest.get(SchedulerRegistry).getCronJobs().keys()]).toContain(makePartition.name);
    const made = async () =>
      (await app.kernel.database.one<{ made: boolean }>(`SELECT to_regclass('kernel.events_1') IS NOT NULL AS made`))!;
    await app.nest.get(MakePartitionJob).run();
    expect(await made()).toEqual({ made: false });
    await app.kernel.database.query(`SELECT setval('kernel.events_position_seq', kernel.partition_size() / 2)`);
    await app.nest.get(MakePartitionJob).run();
    expect(await made()).toEqual({ made: true });
  });
});
