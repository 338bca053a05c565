import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ActivationTokens } from '../src/members/accounts/index.js';
import { contexts } from '../src/app/contexts.js';
import { eventually, TestClock, TEST_KEY, testDatabase, testKernel } from './kernel/index.js';
import { AddStaffMember } from '../src/ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from './app.js';
import { signUpByWorking } from './challenges.js';
import { freePort } from './free-port.js';
import { insist } from './insist.js';
import { signUp, type TestMember } from './members.js';

const CHANGES = 24;
/** Minimum number of requests between two changes. */
const BETWEEN = 12;
const WRITERS = 6;
const BUYERS = 4;
const FREE = 30;
const root = fileURLToPath(new URL('../../', import.meta.url));

const pick = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;
const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1));

interface Process {
  origin: string;
  consoleOrigin: string;
  stop(): Promise<void>;
}

/** The built product in a child process. */
async function startProcess(role: 'api' | 'worker', databaseUrl: string): Promise<Process> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'dating-prices-'));
  const child = spawn(process.execPath, ['api/dist/src/app/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      MASTER_KEY: TEST_KEY,
      ROLE: role,
      PORT: `${port}`,
      ADMIN_PORT: `${adminPort}`,
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      NETWORK_LIMITS: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('listening') && resolve());
    child.once('exit', (code) => reject(new Error(`The ${role} ended with ${code} before it listened`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin: `http://127.0.0.1:${port}`, consoleOrigin: `http://127.0.0.1:${adminPort}`, stop };
}

let builder: TestApp;
let apis: Process[] = [];
let starting: Promise<Process>[] = [];
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'api'], { cwd: root });
  const prepare = async (url: string) => (await testKernel({ databaseUrl: url, contexts })).stop();
  const databaseUrl = await testDatabase(prepare, 'with_read_models');
  starting = (['api', 'api', 'worker'] as const).map((role) => startProcess(role, databaseUrl));
  // Members are created by an app in this process, which does nothing afterwards.
  builder = await testApp({ databaseUrl, clock: new TestClock(new Date()) });
  apis = (await Promise.all(starting)).slice(0, 2);
}, 240_000);
afterAll(async () => {
  for (const one of await Promise.allSettled(starting)) if (one.status === 'fulfilled') await one.value.stop();
});

/** Either of the two processes that serve members. */
const anywhere = ({ browser }: TestMember): TestBrowser => browser.at(pick(apis).origin);
const read = async (browser: TestBrowser, path: string) => (await insist(() => browser.get(path))).body;
const balance = async (of: TestMember) => (await read(anywhere(of), '/user')).credits as number;

async function logInAsAdmin(): Promise<TestBrowser> {
  const staff = { email: 'admin@example.com', password: 'long enough', role: 'admin' } as const;
  await builder.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...staff, key: 'add-admin-for-test' }));
  const login = builder.console();
  expect((await login.post('/admin/login', { email: staff.email, password: staff.password })).status).toBe(200);
  return login;
}

/** The price an order is shown to have, from two responses of one process. */
async function shownFor(screen: TestBrowser, bonus: boolean) {
  const [list, ways] = [await read(screen, '/packages'), await read(screen, '/payment-methods')];
  const card = list.packages.find(({ id }: { id: string }) => id === 'p100');
  const costs = ways.methods.find(({ id }: { id: string }) => id === 'ideal').transaction_costs.amount as number;
  const discount = bonus ? (card.discounted.off.amount as number) : 0;
  const price = card.price.amount as number;
  return { price, discount, total: price - discount + costs, currency: 'EUR' };
}

describe('MNY-12 two API processes and a worker, while prices change through both', () => {
  it('take from each what its reader saw, whichever process showed it, took it or sent it on', async () => {
    const admin = await logInAsAdmin();
    const landing = await signUp(builder, 'Landing');
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, async (_, n) => {
        const [writer, reader] = [
          await signUp(builder, `writer${n}`, { credits: 100_000 }),
          await signUp(builder, `reader${n}`),
        ];
        const chat = (await writer.browser.post('/chats', { profile_id: reader.id })).body.id as string;
        return { writer, chat };
      }),
    );
    const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, n) => signUp(builder, `buyer${n}`)));

    let over = false;
    let asked = 0;
    let waiting: { until: number; go: () => void }[] = [];
    const release = () => {
      const due = waiting.filter(({ until }) => over || asked >= until);
      waiting = waiting.filter((one) => !due.includes(one));
      for (const { go } of due) go();
    };
    /** Counts one answered request. */
    const tick = () => {
      asked++;
      release();
    };
    /** Resolves after `many` further answers. */
    const moreAsked = (many: number) =>
      new Promise<void>((go) => {
        waiting.push({ until: asked + many, go });
        release();
      });
    const end = () => {
      over = true;
      release();
    };

    const told = { messages: 0, orders: 0 };
    const paid = new Map<string, number>();
    const ordered = new Map<string, { total: number; discount: number }>();
    const joined: { member: TestMember; price: number }[] = [];

    /** Checks the price now and then and sends with the price on the screen, as people do. */
    const write = async ({ writer, chat }: (typeof writers)[number]) => {
      const look = async () => (await read(anywhere(writer), '/settings')).message_credits as number;
      let shown = await look();
      while (!over) {
        if (Math.random() < 0.1) shown = await look();
        const key = randomUUID();
        const message = { body: 'Hallo', price: shown };
        const press = () =>
          insist((options) => anywhere(writer).post(`/chats/${chat}/messages`, message, options), key);
        const answers = await Promise.all(Math.random() < 0.2 ? [press(), press()] : [press()]);
        if (answers.some(({ status }) => status === 201)) paid.set(key, shown);
        for (const { status, body } of answers) {
          if (status === 201) continue;
          expect(body).toMatchObject({ code: 'price_changed' });
          expect(body.params.price).not.toBe(shown);
          told.messages++;
          shown = body.params.price as number;
          break;
        }
        tick();
      }
    };

    const buy = async (buyer: TestMember) => {
      while (!over) {
        const bonus = Math.random() < 0.5;
        let seen = await shownFor(anywhere(buyer), bonus);
        const code = bonus ? { discount_code: 'TIMEBONUS25' } : {};
        const order = { package: 'p100', payment_method: 'ideal', immediate_performance: true, ...code };
        for (;;) {
          // Time passes while the buyer reads and decides.
          await moreAsked(2);
          const answer = await insist((options) => anywhere(buyer).post('/orders', { ...order, seen }, options));
          tick();
          if (answer.status === 201) {
            ordered.set(answer.body.payment_id as string, { total: seen.total, discount: seen.discount });
            break;
          }
          expect(answer.body).toMatchObject({ code: 'price_changed' });
          expect(answer.body.params).not.toEqual(seen);
          told.orders++;
          seen = answer.body.params as typeof seen;
          if (over) break;
        }
      }
    };
    /** Signs up with a first message at one process's price and confirms; the worker sends the message. */
    const signUpAt = async (n: number) => {
      let price = (await read(builder.browser().at(pick(apis).origin), '/settings')).message_credits as number;
      for (;;) {
        const browser = builder.browser().at(pick(apis).origin);
        const { status, body } = await signUpByWorking(browser, {
          email: `joined${n}.${randomUUID()}@example.org`,
          name: `joined${n}`,
          password: 'correct horse',
          date_of_birth: '1990-05-17',
          gender: 'female',
          country: 'NL',
          terms: true,
          landing_member: landing.id,
          signup_message: 'Hoi',
          signup_message_price: price,
        });
        if (status === 201) {
          const member = { id: body.id as string, name: `joined${n}`, browser };
          joined.push({ member, price });
          return member;
        }
        if (status === 503) continue;
        expect(body).toMatchObject({ code: 'price_changed' });
        price = body.params.price as number;
      }
    };
    const confirm = async (member: TestMember) => {
      const token = await builder.nest.get(ActivationTokens, { strict: false }).issue(member.id);
      const confirmed = await insist((options) => anywhere(member).post('/activation', { token }, options));
      expect(confirmed.status).toBe(200);
    };

    /** The operator changes prices, alternating between the two processes. */
    const change = async () => {
      const body = await read(admin.at(pick(apis).consoleOrigin), '/admin/settings');
      const { packages, message_credits } = body.settings as {
        packages: { id: string; price: object }[];
        message_credits: number;
      };
      const amount = between(950, 2_200);
      const changes = {
        message_credits: (message_credits % 20) + 1,
        packages: packages.map((one) => (one.id === 'p100' ? { ...one, price: { amount, currency: 'EUR' } } : one)),
      };
      const command = { version: body.version as number, reason: 'Andere prijzen', changes };
      const answer = await insist((options) =>
        admin.at(pick(apis).consoleOrigin).put('/admin/settings', command, options),
      );
      expect(answer).toMatchObject({ status: 200 });
    };
    const operate = async () => {
      try {
        for (let n = 0; n < CHANGES; n++) {
          const late = n % 2 === 0 ? await signUpAt(n) : undefined;
          await change();
          if (late) await confirm(late);
          await moreAsked(BETWEEN);
        }
      } finally {
        end();
      }
    };
    const all = [...writers.map(write), ...buyers.map(buy), operate()];
    await Promise.all(all.map((one) => one.finally(end)));

    const { query } = builder.kernel.database;
    for (const { member, price } of joined) {
      await eventually(async () => expect(await balance(member)).toBe(FREE - price));
    }
    const spent = await query<{ key: string; credits: number }>(
      `SELECT key, (data->>'credits')::integer AS credits FROM kernel.events WHERE type = 'CreditsSpent'`,
    );
    const ofWriters = spent.filter(({ key }) => paid.has(key));
    expect(new Map(ofWriters.map(({ key, credits }) => [key, credits]))).toEqual(paid);
    expect(ofWriters).toHaveLength(paid.size);
    // Apart from that only the messages of those who signed up were charged.
    expect(spent).toHaveLength(paid.size + joined.length);
    for (const [id, seen] of ordered) {
      const [order] = await query<{ price: number; costs: number; off: number | null }>(
        `SELECT (data->'price'->>'amount')::integer AS price,
                (data->'transactionCosts'->>'amount')::integer AS costs,
                (data->'discount'->'off'->>'amount')::integer AS off
           FROM kernel.events WHERE type = 'OrderPlaced' AND stream = $1`,
        [`payment-${id}`],
      );
      expect({ total: order!.price + order!.costs, discount: order!.off ?? 0 }).toEqual(seen);
    }
    const placed = await query(`SELECT FROM kernel.events WHERE type = 'OrderPlaced'`);
    expect(placed).toHaveLength(ordered.size);
    expect(told.messages).toBeGreaterThan(0);
    expect(told.orders).toBeGreaterThan(0);
    expect(ordered.size).toBeGreaterThan(BUYERS);
    expect(joined).toHaveLength(CHANGES / 2);
  }, 600_000);
});
