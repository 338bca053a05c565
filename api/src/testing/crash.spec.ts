import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contexts } from '../contexts.js';
import { migrate } from '../kernel/migrate.js';
import { TestClock, TEST_KEY, testDatabase, testKernel } from '../kernel/testing/index.js';
import { testApp, TestBrowser, type Answer, type CallOptions } from './app.js';
import { freePort } from './free-port.js';
import { makePremium, signUp, type TestMember } from './members.js';

const CLIENTS = 32;
const KILLS = 10;
const PRICE = 10;
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The built product as a process of its own, started again each time it is killed. */
class Victim {
  private child: ChildProcess | undefined;
  private stopped = false;

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['api/dist/main.js'], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    child.once('exit', () => {
      if (!this.stopped) void this.start();
    });
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (text) => String(text).includes('listening') && resolve()),
    );
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.stopped) return;
    this.stopped = true;
    const gone = new Promise((resolve) => this.child?.once('exit', resolve));
    this.child?.kill('SIGKILL');
    await gone;
  }
}

let victim: Victim;
beforeAll(() => void execFileSync(process.execPath, ['scripts/build.mjs', 'api'], { cwd: root }), 120_000);
afterAll(() => victim?.stop());

/** Calls until there is an answer; a copy of the call carries the same key. */
async function insist(browser: TestBrowser, method: string, path: string, options: CallOptions): Promise<Answer> {
  const key = options.key ?? randomUUID();
  for (;;) {
    try {
      const answer = await browser.call(method, path, { ...options, key });
      if (answer.status < 500) return answer;
    } catch {
      // Nobody listens just now.
    }
    await sleep(30);
  }
}

describe('CHT-02 MNY-03 EVT-01 the process is killed', () => {
  it(`${KILLS} times under ${CLIENTS} clients: what was acknowledged is there once, and the books are right`, async () => {
    const databaseUrl = await testDatabase(migrate);
    // Members are made by a product in this process; it does not run while the other is killed.
    const builder = await testApp({ databaseUrl, clock: new TestClock(new Date()) });
    const members: TestMember[] = [];
    for (let i = 0; i < 8; i++) members.push(await signUp(builder, `crash${i}`, { credits: 3_000 }));
    // Everybody writes to everybody.
    for (const member of members) await makePremium(builder, member);
    const chatIds = new Map<string, string>();
    for (const member of members) {
      for (const other of members) {
        if (other === member) continue;
        const { body } = await member.browser.post('/chats', { profile_id: other.id });
        chatIds.set(`${member.id} ${other.id}`, body.id);
      }
    }

    const port = await freePort();
    victim = new Victim({
      ...process.env,
      DATABASE_URL: databaseUrl,
      MASTER_KEY: TEST_KEY,
      PORT: `${port}`,
      ADMIN_PORT: `${await freePort()}`,
      DATA_DIR: `${root}.cache/crash-${randomBytes(4).toString('hex')}`,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
    });
    await victim.start();

    let over = false;
    const sent = new Map<string, string>();
    const paid: string[] = [];
    const client = async (n: number) => {
      const me = members[n % members.length]!;
      const browser = me.browser.at(`http://127.0.0.1:${port}`);
      while (!over) {
        if (Math.random() < 0.1) {
          const order = await insist(browser, 'POST', '/orders', {
            body: { package: 'p100', payment_method: 'ideal', bank: 'ing', immediate_performance: true },
          });
          expect(order.status).toBe(201);
          const page = new URL(order.body.pay_url as string).pathname.replace('/api', '');
          const choice = { body: 'outcome=paid', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
          expect((await insist(browser, 'POST', page, choice)).status).toBe(303);
          paid.push(order.body.payment_id);
        } else {
          const others = members.filter((other) => other !== me);
          const to = others[Math.floor(Math.random() * others.length)]!;
          const key = randomUUID();
          const answer = await insist(browser, 'POST', `/chats/${chatIds.get(`${me.id} ${to.id}`)}/messages`, {
            body: { body: `hello ${key}` },
            key,
          });
          if (answer.status === 201) sent.set(key, me.id);
          else expect(answer.body.code).toBe('insufficient_credits');
        }
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, n) => client(n));
    for (let kills = 0; kills < KILLS; kills++) {
      await sleep(700 + Math.random() * 1_500);
      victim.kill();
    }
    await sleep(1_000);
    over = true;
    await Promise.all(clients);

    const { query } = builder.kernel.database;
    // Notices and reconciliation bring in what a kill cut off.
    await expect
      .poll(async () => (await query(`SELECT FROM kernel.events WHERE type = 'PaymentCompleted'`)).length, {
        timeout: 60_000,
      })
      .toBe(paid.length);
    await victim.stop();

    const messages = await query<{ key: string; n: number }>(
      `SELECT key, count(*) AS n FROM kernel.events WHERE type = 'MessageSent' GROUP BY key`,
    );
    expect(messages.filter(({ n }) => n !== 1)).toEqual([]);
    expect(new Set(messages.map(({ key }) => key))).toEqual(new Set(sent.keys()));
    const spent = await query<{ key: string; credits: number }>(
      `SELECT key, (data->>'credits')::integer AS credits FROM kernel.events WHERE type = 'CreditsSpent'`,
    );
    expect(spent.map(({ key }) => key).sort()).toEqual([...sent.keys()].sort());
    expect(spent.every(({ credits }) => credits === PRICE)).toBe(true);
    const bought = await query<{ id: string }>(
      `SELECT data->>'paymentId' AS id FROM kernel.events WHERE type = 'CreditsBought'`,
    );
    expect(bought.map(({ id }) => id).sort()).toEqual(paid.toSorted());
    expect(sent.size).toBeGreaterThan(100);
    expect(paid.length).toBeGreaterThan(10);

    const [books] = await query<{ wallets: number; ledger: number; all: number; lowest: number }>(
      `SELECT (SELECT sum(balance)::bigint FROM read.wallets) AS wallets, (SELECT min(balance) FROM read.wallets) AS lowest,
              (SELECT balance FROM read.ledger_accounts WHERE account = 'member_wallets') AS ledger,
              (SELECT sum(balance)::bigint FROM read.ledger_accounts) AS all`,
    );
    expect(books!.wallets).toBe(books!.ledger);
    expect(books!.all).toBe(0);
    expect(books!.lowest).toBeGreaterThanOrEqual(0);

    const checker = await testKernel({ databaseUrl, contexts });
    await checker.work(new Map());
    await sleep(2_000);
    for (const { table, key } of checker.projections.definitions) {
      const rows = () => query(`SELECT * FROM read.${table} ORDER BY ${key.join(', ')}`);
      const running = await rows();
      await checker.projections.rebuild(table);
      expect({ table, rows: await rows() }).toEqual({ table, rows: running });
    }
  }, 240_000);
});
