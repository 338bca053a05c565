import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contexts } from '../src/app/contexts.js';
import { migrate } from '../src/kernel/migrate.js';
import { TestClock, TEST_KEY, testKernel, eventually } from './kernel/index.js';
import { SettlePayment } from '../src/money/payments/index.js';
import { AddStaffMember } from '../src/ground/staff/index.js';
import { testApp, type TestBrowser, type Answer, type CallOptions } from './app.js';
import { caughtUp } from './caught-up.js';
import { CrashPostgres } from './crash-postgres.js';
import { freePort } from './free-port.js';
import { isLate, stopwatch, type Took } from './loop-watch.js';
import { makePremium, signUp, type TestMember } from './members.js';

const CLIENTS = 32;
/** `KILLS=30 npm run check -- --only crash` kills more often. */
const KILLS = Number(process.env['KILLS'] ?? 10);
const PRICE = 10;
const PHOTO_PRICE = 20;
const ALBUM_FULL = ['photo_limit_reached', 'premium_required'];
/** Milliseconds until a call is answered or broken off. A photo may take longer: it is decoded by the CPU that others leave. */
const PATIENCE = 12_000;
const PAID = new URLSearchParams({ outcome: 'paid' });
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The built product in a child process, restarted each time it is killed. */
class Victim {
  private child: ChildProcess | undefined;
  private stopped = false;

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['api/dist/src/app/main.js'], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    child.once('exit', () => {
      // Without a database it exits at once, so pause between attempts.
      if (!this.stopped) setTimeout(() => void this.start(), 100);
    });
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (text) => String(text).includes('listening') && resolve()),
    );
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  private asking: Promise<void> | undefined;
  /** Resolves once it can store something. One asks for all: 32 who ask would take the CPU that a start needs. */
  works(): Promise<void> {
    return (this.asking ??= this.ask().finally(() => (this.asking = undefined)));
  }

  private async ask(): Promise<void> {
    for (let ok = false; !ok;) {
      await sleep(30);
      ok = await fetch(`http://127.0.0.1:${this.env['PORT']}/api/health`).then(
        (reply) => reply.ok,
        () => false,
      );
    }
  }

  async stop(): Promise<void> {
    if (this.stopped) return;
    this.stopped = true;
    const gone = new Promise((resolve) => this.child?.once('exit', resolve));
    this.child?.kill('SIGKILL');
    await gone;
  }
}

const postgres = new CrashPostgres();
let victim: Victim | undefined;
beforeAll(() => void execFileSync(process.execPath, ['scripts/build.mjs', 'api'], { cwd: root }), 240_000);
afterAll(async () => {
  await victim?.stop();
  await postgres.remove();
});

let answers = 0;
const late: { method: string; path: string; took: Took }[] = [];
/** Repeats a call with the same idempotency key until there is an answer. */
async function insist(browser: TestBrowser, method: string, path: string, options: CallOptions): Promise<Answer> {
  const key = options.key ?? randomUUID();
  for (;;) {
    const took = stopwatch();
    try {
      const answer = await browser.call(method, path, { ...options, key });
      if (answer.status < 500) {
        answers++;
        return answer;
      }
    } catch {
      // Nothing is listening at the moment.
    } finally {
      const call = { method, path, took: took() };
      if (!(options.body instanceof FormData) && isLate(call.took, PATIENCE)) late.push(call);
    }
    await victim!.works();
  }
}

describe('CHT-02 PRO-02 MNY-03 MNY-08 EVT-01 product and database are killed', () => {
  it(`${KILLS} times each under ${CLIENTS} clients: what was acknowledged is there once, and the books are right`, async () => {
    await postgres.start();
    const databaseUrl = postgres.url;
    await migrate(databaseUrl);
    // Members are created by an app in this process, which is stopped before the other is killed.
    const builder = await testApp({ databaseUrl, clock: new TestClock(new Date()) });
    const members: TestMember[] = [];
    for (let i = 0; i < 8; i++) members.push(await signUp(builder, `crash${i}`, { credits: 3_000 }));
    // Everybody can write to everybody.
    for (const member of members) await makePremium(builder, member);
    const chatIds = new Map<string, string>();
    for (const member of members) {
      for (const other of members) {
        if (other === member) continue;
        const { body } = await member.browser.post('/chats', { profile_id: other.id });
        chatIds.set(`${member.id} ${other.id}`, body.id);
      }
    }

    const staff = { email: 'finance@example.com', password: 'long enough', role: 'finance' } as const;
    await builder.nest
      .get(CommandBus)
      .execute(new AddStaffMember({ actor: 'system', ...staff, key: 'add-finance-for-test' }));
    const login = builder.console();
    await login.post('/admin/login', { email: staff.email, password: staff.password });

    const paid: string[] = [];
    const seen = { price: 999, discount: 0, total: 999, currency: 'EUR' };
    const order = { package: 'p100', payment_method: 'ideal', seen, immediate_performance: true };
    // Purchases that can be refunded from the start.
    for (const { browser } of [...members, ...members, ...members]) {
      const { body } = await browser.post('/orders', order);
      await fetch(body.pay_url as string, { method: 'POST', body: PAID, redirect: 'manual' });
      const reference = (body.pay_url as string).split('/').at(-1)!;
      await builder.nest.get(CommandBus).execute(new SettlePayment({ providerName: 'sandbox', reference }));
      paid.push(body.payment_id);
    }

    const [port, adminPort] = [await freePort(), await freePort()];
    victim = new Victim({
      ...process.env,
      DATABASE_URL: databaseUrl,
      MASTER_KEY: TEST_KEY,
      PORT: `${port}`,
      ADMIN_PORT: `${adminPort}`,
      DATA_DIR: `${root}.cache/crash-${randomBytes(4).toString('hex')}`,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
    });
    await victim.start();

    let over = false;
    const sent = new Map<string, string>();
    const asked = new Set<string>();
    const approved = new Set<string>();
    const added = new Set<string>();
    const handedIn = new Set<string>();
    const create = { width: 240, height: 320, channels: 3, background: '#336699' } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    const client = async (n: number) => {
      const me = members[n % members.length]!;
      const browser = me.browser.at(`http://127.0.0.1:${port}`);
      while (!over) {
        const chance = Math.random();
        if (chance < 0.08) {
          const offered = await insist(browser, 'GET', '/refunds/offer', {});
          const lots = offered.body.lots as { payment_id: string; credits: number; amount: object }[];
          const lot = lots[Math.floor(Math.random() * lots.length)];
          if (!lot) continue;
          const { payment_id, credits, amount } = lot;
          const body = { refunds: [{ payment_id, credits, amount }] };
          const answer = await insist(browser, 'POST', '/refunds', { body });
          if (answer.status === 201) asked.add(answer.body.refunds[0].refund_id as string);
          else expect(['refund_changed', 'nothing_to_refund']).toContain(answer.body.code);
        } else if (chance < 0.18) {
          const placed = await insist(browser, 'POST', '/orders', { body: order });
          expect(placed.status).toBe(201);
          const page = new URL(placed.body.pay_url as string).pathname.replace('/api', '');
          const choice = { body: 'outcome=paid', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
          expect((await insist(browser, 'POST', page, choice)).status).toBe(303);
          paid.push(placed.body.payment_id);
          continue;
        }
        const others = members.filter((other) => other !== me);
        const to = others[Math.floor(Math.random() * others.length)]!;
        const chat = `/chats/${chatIds.get(`${me.id} ${to.id}`)}`;
        const key = randomUUID();
        if (chance < 0.23) {
          const inAlbum = chance < 0.2;
          const body = new FormData();
          // What stands behind a picture's end is not drawn: none is known by its content.
          body.set('photo', new Blob([new Uint8Array(picture), key]), 'photo.jpg');
          const path = inAlbum ? '/photos' : `${chat}/photos?price=${PHOTO_PRICE}`;
          const answer = await insist(browser, 'POST', path, { body, key });
          if (answer.status === 201) (inAlbum ? added : handedIn).add(key);
          // An album has room for fewer once its owner's purchases were refunded.
          else expect(inAlbum ? ALBUM_FULL : ['insufficient_credits']).toContain(answer.body.code);
        } else {
          const answer = await insist(browser, 'POST', `${chat}/messages`, {
            body: { body: `hello ${key}`, price: 10 },
            key,
          });
          if (answer.status === 201) sent.set(key, me.id);
          else expect(answer.body.code).toBe('insufficient_credits');
        }
      }
    };
    /** Approves every refund request. */
    const finance = async () => {
      const browser = login.at(`http://127.0.0.1:${adminPort}`);
      const filter = encodeURIComponent(JSON.stringify({ status: 'requested' }));
      while (!over) {
        const { body } = await insist(browser, 'GET', `/admin/refunds?filter=${filter}`, {});
        for (const { id } of body as { id: string }[]) {
          const answer = await insist(browser, 'POST', `/admin/refunds/${id}/approve`, { body: { reason: 'Unspent' } });
          expect(answer.status).toBe(200);
          approved.add(id);
        }
        await sleep(100);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, n) => client(n));
    const all = Promise.all([...clients, finance()]);
    /** Waits until as many calls were answered as there are clients, and then until a moment that nobody knows. */
    const working = async () => {
      const enough = answers + CLIENTS;
      await eventually(() => expect(answers).toBeGreaterThan(enough), { timeout: 120_000 });
      await sleep(Math.random() * 800);
    };
    for (let kills = 0; kills < KILLS; kills++) {
      await working();
      victim.kill();
      await working();
      await postgres.kill();
      await postgres.start();
    }
    await working();
    over = true;
    await all;

    const { query } = builder.kernel.database;
    // Webhooks and reconciliation bring in what a kill has interrupted.
    const settled = async (type: string, many: number) => {
      const events = async () => (await query('SELECT FROM kernel.events WHERE type = $1', [type])).length;
      try {
        await eventually(async () => expect(await events()).toBe(many), { timeout: 90_000 });
      } catch (error) {
        const jobs = await query(
          `SELECT identifier, count(*) AS n, count(locked_at) AS taken, max(attempts) AS tries, min(run_at) AS due
             FROM graphile_worker._private_jobs JOIN graphile_worker._private_tasks AS task ON task.id = task_id GROUP BY 1`,
        );
        const { policies } = await builder.kernel.followers.state();
        console.error('What is in the way:', JSON.stringify({ jobs, policies }));
        throw error;
      }
    };
    await settled('PaymentCompleted', paid.length);
    await settled('RefundPaidOut', approved.size);
    const shown: { url: string; status: number }[] = [];
    for (const { id, browser } of members) {
      const here = browser.at(`http://127.0.0.1:${port}`);
      const { photos } = (await here.get('/photos')).body as { photos: { url: string }[] };
      for (const other of members.filter((member) => member.id !== id)) {
        const { body } = await here.get(`/chats/${chatIds.get(`${id} ${other.id}`)}`);
        photos.push(...((body.waiting_photos ?? []) as { photo: { url: string } }[]).map(({ photo }) => photo));
      }
      for (const { url } of photos) shown.push({ url, status: (await here.get(url.replace('/api', ''))).status });
    }
    expect(shown.filter(({ status }) => status !== 200)).toEqual([]);
    expect(shown).toHaveLength(added.size + handedIn.size);
    await victim.stop();
    expect(late).toEqual([]);

    for (const [type, keys] of Object.entries({ PhotoAdded: added, ChatPhotoSent: handedIn })) {
      const stored = await query<{ key: string }>('SELECT key FROM kernel.events WHERE type = $1', [type]);
      expect(stored.map(({ key }) => key).sort()).toEqual([...keys].sort());
    }
    const messages = await query<{ key: string; n: number }>(
      `SELECT key, count(*) AS n FROM kernel.events WHERE type = 'MessageSent' GROUP BY key`,
    );
    expect(messages.filter(({ n }) => n !== 1)).toEqual([]);
    expect(new Set(messages.map(({ key }) => key))).toEqual(new Set(sent.keys()));
    const spent = await query<{ key: string; credits: number }>(
      `SELECT key, (data->>'credits')::integer AS credits FROM kernel.events WHERE type = 'CreditsSpent'`,
    );
    expect(spent.map(({ key }) => key).sort()).toEqual([...sent.keys(), ...handedIn].sort());
    expect(spent.every(({ key, credits }) => credits === (handedIn.has(key) ? PHOTO_PRICE : PRICE))).toBe(true);
    const bought = await query<{ id: string }>(
      `SELECT data->>'paymentId' AS id FROM kernel.events WHERE type = 'CreditsBought'`,
    );
    expect(bought.map(({ id }) => id).sort()).toEqual(paid.toSorted());
    const refunded = await query<{ id: string; n: number; made: number; credits: number }>(
      `SELECT id, count(*) AS n,
              (SELECT count(*) FROM sandbox.refunds WHERE refund_id = id AND status = 'paid') AS made,
              (SELECT count(*) FROM kernel.events WHERE type = 'CreditsRefunded' AND data->>'refundId' = id) AS credits
         FROM (SELECT substr(stream, 8) AS id FROM kernel.events WHERE type = 'RefundPaidOut') AS paid_out GROUP BY id`,
    );
    expect(new Set(refunded.map(({ id }) => id))).toEqual(approved);
    expect(refunded.filter(({ n, made, credits }) => n !== 1 || made !== 1 || credits !== 1)).toEqual([]);
    const requests = await query<{ id: string }>(
      `SELECT substr(stream, 8) AS id FROM kernel.events WHERE type = 'RefundRequested'`,
    );
    expect(requests.map(({ id }) => id).sort()).toEqual([...asked].sort());
    expect(approved.size).toBeGreaterThan(5);
    expect(sent.size).toBeGreaterThan(100);
    expect(paid.length).toBeGreaterThan(10);
    expect(Math.min(added.size, handedIn.size)).toBeGreaterThan(10);

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
    await caughtUp({ kernel: checker });
    for (const { table, key } of checker.projections.definitions) {
      const rows = () => query(`SELECT * FROM read.${table} ORDER BY ${key.join(', ')}`);
      const running = await rows();
      await checker.projections.rebuild(table);
      expect({ table, rows: await rows() }).toEqual({ table, rows: running });
    }
  }, 600_000);
});
