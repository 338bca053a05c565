import { execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { contexts } from '../src/app/contexts.js';
import { eventually, TestClock, TEST_KEY, testDatabase, testKernel } from './kernel/index.js';
import { testApp } from './app.js';
import { EventStream } from './event-stream.js';
import { freePort } from './free-port.js';
import { Line } from './line.js';
import { makePremium, signUp, type TestMember } from './members.js';

const CLIENTS = 32;
const ROUNDS = 3;
/** Milliseconds of waiting before which no call is told `busy`. */
const BUSY_AFTER = 1_000;
const root = fileURLToPath(new URL('../../', import.meta.url));

beforeAll(() => void execFileSync(process.execPath, ['scripts/build.mjs', 'api'], { cwd: root }), 240_000);

describe('CLI-05 MNY-03 a process that is told to end', () => {
  it(`under ${CLIENTS} clients answers all that it has begun, and does nothing that it does not answer`, async () => {
    const prepare = async (url: string) => (await testKernel({ databaseUrl: url, contexts })).stop();
    const databaseUrl = await testDatabase(prepare, 'with_read_models');
    const builder = await testApp({ databaseUrl, clock: new TestClock(new Date()) });
    const members: TestMember[] = [];
    for (let i = 0; i < 4; i++) members.push(await signUp(builder, `stop${i}`, { credits: 100_000 }));
    for (const member of members) await makePremium(builder, member);
    const chats: string[] = [];
    for (const [i, member] of members.entries()) {
      const { body } = await member.browser.post('/chats', { profile_id: members[(i + 1) % 4]!.id });
      chats.push((body as { id: string }).id);
    }
    const seen = { price: 999, discount: 0, total: 999, currency: 'EUR' };
    const order = { package: 'p100', payment_method: 'ideal', seen, immediate_performance: true };

    const answered = new Set<string>();
    const unsure = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const [port, adminPort] = [await freePort(), await freePort()];
      const child = spawn(process.execPath, ['api/dist/src/app/main.js'], {
        cwd: root,
        env: {
          ...process.env,
          DATABASE_URL: databaseUrl,
          MASTER_KEY: TEST_KEY,
          PORT: `${port}`,
          ADMIN_PORT: `${adminPort}`,
          DATA_DIR: `${root}.cache/stop-${randomBytes(4).toString('hex')}`,
          NODE_ENV: 'test',
          LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (text) => (said += String(text)));
      await new Promise<void>((resolve) =>
        child.stdout.on('data', (text) => String(text).includes('listening') && resolve()),
      );
      const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
      const stream = await EventStream.open(members[0]!.browser.at(`http://127.0.0.1:${port}`));

      let told = false;
      const wrong: string[] = [];
      const client = async (n: number) => {
        const me = members[n % 4]!;
        const line = new Line(`http://127.0.0.1:${port}`, me.browser.cookie);
        const [path, body] =
          n % 4 === 3 ? ['/orders', order] : [`/chats/${chats[n % 4]}/messages`, { body: 'hello', price: 10 }];
        for (let key = randomUUID(), waited = false; ;) {
          const begun = performance.now();
          const outcome = await line
            .call('POST', path, { body, key })
            .then(({ status, text }) => (status === 201 ? 'done' : text))
            .catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
          if (outcome === 'done') {
            answered.add(key);
            [key, waited] = [randomUUID(), false];
          }
          // On a busy machine it may wait in vain, and be done all the same: it is asked for again.
          else if (outcome.includes('"busy"') && performance.now() - begun >= BUSY_AFTER) waited = true;
          else {
            if (waited) unsure.add(key);
            // Nothing is listening any more, and nothing was sent.
            return void ((told && outcome === 'ECONNREFUSED') || wrong.push(outcome));
          }
        }
      };
      const clients = Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
      // Each is at work, at a moment that nobody knows.
      const enough = answered.size + 2 * CLIENTS;
      await eventually(() => expect(wrong.length > 0 || answered.size >= enough).toBe(true), { timeout: 120_000 });
      await sleep(Math.random() * 300);
      told = true;
      const begun = performance.now();
      child.kill('SIGTERM');
      await clients;
      expect(await exited).toBe(0);
      expect(performance.now() - begun).toBeLessThan(14_000);
      expect(wrong).toEqual([]);
      expect(stream.ended).toBe(true);
      expect(said).toBe('');
    }

    const stored = await builder.kernel.database.query<{ key: string }>(
      `SELECT DISTINCT key FROM kernel.events WHERE type IN ('MessageSent', 'OrderPlaced')`,
    );
    expect(answered.size).toBeGreaterThan(CLIENTS * ROUNDS);
    expect(new Set(stored.map(({ key }) => key).filter((key) => !unsure.has(key)))).toEqual(answered);
  }, 600_000);

  it('ends, although what it still has to say is read by nobody any more', async () => {
    const program = `import { Log } from './api/dist/src/kernel/log.js';
      const log = new Log('info');
      process.stdin.once('data', () => {
        for (const line of ['the last', 'lines']) log.error(line, {}, new Error());
        process.exit(3);
      });
      log.info('begun');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: root });
    try {
      await once(child.stdout, 'data');
      child.stdout.destroy();
      child.stdin.write('end');
      expect(await once(child, 'exit')).toEqual([3, null]);
    } finally {
      child.kill('SIGKILL');
    }
  }, 120_000);
});
