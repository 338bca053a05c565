import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CommandBus } from '@nestjs/cqrs';
import { expect } from '@jest/globals';
import { contexts } from '../src/app/contexts.js';
import { DecideAccounts } from '../src/desk/member-desk/commands/decide-accounts.command.js';
import { eraseMember } from '../src/members/accounts/leaving/erase-member.job.js';
import { MarkFictional, UnmarkFictional } from '../src/members/profiles/index.js';
import { SettlePayment } from '../src/money/payments/index.js';
import { testApp } from './app.js';
import { collect, payByDebit } from './debits.js';
import { freePort } from './free-port.js';
import { eventually, TEST_KEY, TestClock } from './kernel/index.js';
import { give, makePremium, signUp, type TestMember } from './members.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const DAY = 86_400;
const TRACKING = { network: 'wave', ref: 'spring' };
const FREE = contexts
  .flatMap(({ projections = [] }) => projections)
  .filter(({ mode, order }) => mode === 'async' && order !== 'log');

/**
 * The product with workers of its own, which read the topic, while members do what its read models tell of. Whatever
 * `disturb` does to brokers, and however often a worker is killed, the rows are those of a rebuild.
 */
export async function readModelsByTopic(
  { brokers, topic }: { brokers: string[]; topic: string },
  { kills, disturb }: { kills: number; disturb: () => Promise<void> },
): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.mjs', 'api'], { cwd: root });
  const app = await testApp({ clock: new TestClock(new Date()) });
  const { database, projections, followers } = app.kernel;
  const workers: { child: ChildProcess; metrics: string }[] = [];
  const start = async () => {
    const metrics = await freePort();
    const child = spawn(process.execPath, ['api/dist/src/app/main.js'], {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        DATABASE_URL: app.kernel.config.databaseUrl,
        MASTER_KEY: TEST_KEY,
        ROLE: 'worker',
        FOLLOW: 'kafka',
        PORT: `${await freePort()}`,
        METRICS_PORT: `${metrics}`,
        DATA_DIR: app.dataDir,
        KAFKA_BROKERS: brokers.join(','),
        KAFKA_TOPIC: topic,
        NODE_ENV: 'test',
      },
    });
    workers.push({ child, metrics: `http://127.0.0.1:${metrics}/metrics` });
  };
  const end = async ({ child }: { child: ChildProcess }, signal: NodeJS.Signals = 'SIGKILL') => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill(signal)) await gone;
  };
  const byTopic = () =>
    eventually(
      async () => {
        await database.query('UPDATE kernel.checkpoints SET returned_at = NULL');
        const rows = await database.query<{ name: string }>(
          `SELECT name FROM kernel.checkpoints WHERE partitions IS NOT NULL AND name LIKE 'projection %' ORDER BY name`,
        );
        expect(rows.map(({ name }) => name)).toEqual(FREE.map(({ table }) => `projection ${table}`).sort());
      },
      { timeout: 90_000, interval: 250 },
    );
  let over = false;
  try {
    await start();
    await start();
    await byTopic();

    const bus = app.nest.get(CommandBus);
    const members: TestMember[] = [];
    for (const name of ['Anna', 'Ben', 'Cleo', 'Dirk'])
      members.push(await signUp(app, name, { credits: 10_000, tracking: TRACKING }));
    await collect(app);
    const about = ({ id: memberId }: TestMember) => ({
      staffId: 'system',
      key: randomUUID(),
      reason: 'a test',
      memberId,
    });
    const decide = (decision: 'disable' | 'enable', member: TestMember) =>
      bus.execute(new DecideAccounts({ ...about(member), decision, memberIds: [member.id] }));
    const buy = async ({ browser }: TestMember) => {
      const order = { package: 'p100', payment_method: 'ideal', immediate_performance: true };
      const { body } = await browser.post('/orders', order);
      const paid = new URLSearchParams({ outcome: 'paid' });
      await fetch(body.pay_url as string, { method: 'POST', body: paid, redirect: 'manual' });
      const reference = (body.pay_url as string).split('/').at(-1)!;
      await bus.execute(new SettlePayment({ providerName: 'sandbox', reference }));
    };
    const write = async ({ browser }: TestMember) => {
      const { body } = await browser.post('/chats', { profile_id: members[0]!.id });
      await browser.post(`/chats/${body.id}/messages`, { body: 'hello', price: 10 });
    };
    const doings: ((member: TestMember) => Promise<unknown>)[] = [
      write,
      write,
      buy,
      ({ browser }) =>
        browser.put('/profile', { name: `Name ${randomInt(99)}`, region: randomInt(2) ? 'NL-UT' : 'NL-NH' }),
      ({ browser }) => browser.put('/user', { language: randomInt(2) ? 'de' : 'nl' }),
      ({ browser }) => browser.put('/notifications', { promotions: randomInt(2) === 0, news: randomInt(2) === 0 }),
      () => app.browser().post('/visits', { id: randomUUID(), ...TRACKING }),
      (member) => give(app, member, 5),
      (member) => makePremium(app, member),
      (member) => bus.execute(randomInt(2) ? new MarkFictional(about(member)) : new UnmarkFictional(about(member))),
      (member) => decide('disable', member),
      (member) => decide('enable', member),
    ];
    const done = Promise.all(
      members.map(async (member) => {
        // What a rule refuses is part of it.
        while (!over) await doings[randomInt(doings.length)]!(member).catch(() => undefined);
      }),
    );
    for (let round = 0; round < kills; round++) {
      await sleep(randomInt(1_500));
      await end(workers.shift()!);
      await start();
      await disturb();
    }
    over = true;
    await done;
    await byTopic();

    const [leaves, pays] = [await signUp(app, 'Eva', { tracking: TRACKING }), await signUp(app, 'Finn')];
    await payByDebit(app, pays);
    const { body } = await leaves.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' });
    const deletedAt = new Date(Date.parse(body.erase_at as string) - 14 * DAY * 1000).toISOString();
    app.clock.advance(14 * DAY);
    await app.handlers.get(eraseMember)!.run({ memberId: leaves.id, deletedAt }, { attempt: 1, key: '' });

    const names = FREE.map(({ table }) => `projection ${table}`);
    await eventually(
      async () => {
        const lags = await followers.lags();
        expect(lags.filter(({ name, events }) => names.includes(name) && events > 0)).toEqual([]);
        const told = await (await fetch(workers[0]!.metrics)).text();
        for (const name of [...names, 'relay'])
          expect(told).toContain(`dating_follower_lag_events{follower="${name}"} 0\n`);
      },
      { timeout: 60_000, interval: 250 },
    );
    await Promise.all(workers.map((worker) => end(worker, 'SIGTERM')));
    const rows = () =>
      Promise.all(
        FREE.map(({ table, key }) => database.query(`SELECT * FROM read.${table} ORDER BY ${key.join(', ')}`)),
      );
    const followed = await rows();
    for (const { table } of FREE) await projections.rebuild(table);
    expect(followed).toEqual(await rows());
    expect(FREE.filter((_, n) => followed[n]!.length === 0).map(({ table }) => table)).toEqual([]);
  } finally {
    over = true;
    await Promise.all(workers.map((worker) => end(worker)));
  }
}
