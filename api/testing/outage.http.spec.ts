import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, testDatabase, testKernel } from './kernel/index.js';
import { cuttableProxy } from './kernel/proxy.js';
import { contexts } from '../src/app/contexts.js';
import { testApp, type TestApp } from './app.js';
import { caughtUp } from './caught-up.js';
import { jobsSettled } from './jobs-settled.js';
import { isLate, stopwatch, type Took } from './loop-watch.js';
import { rights, type Right } from './rights/rights.js';
import { ROLES } from './rights/roles.js';
import { World, type Person } from './rights/world.js';

/**
 * Maximum response time in milliseconds, including the network (docs/operations.md). Calling every route at once takes
 * a second of CPU; time in which other programs had the CPU does not count (decision 59).
 */
const LONGEST = 5_000;

/** As sent by the page, with the price that was shown. */
const ORDER = { package: 'p100', payment_method: 'ideal', immediate_performance: true };
const SEEN = { price: 999, discount: 0, total: 999, currency: 'EUR' };

let app: TestApp;
let world: World;
let proxy: Awaited<ReturnType<typeof cuttableProxy>>;
let outside: pg.Client;

beforeAll(async () => {
  const prepare = async (url: string) => (await testKernel({ databaseUrl: url, contexts })).stop();
  const databaseUrl = await testDatabase(prepare, 'with_read_models');
  proxy = await cuttableProxy(databaseUrl);
  app = await testApp({ databaseUrl: proxy.url, work: true, patience: 5_000 });
  world = await World.of(app);
  // Compiling the tests' contract check must not count towards response times.
  app.contracts.prepare();
  outside = new pg.Client({ connectionString: databaseUrl, application_name: 'outside' });
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  proxy.close();
});

interface Answered {
  route: string;
  status: number;
  code: string | undefined;
  retryAfter: string | null;
  took: Took;
}

/**
 * Calls of every route in the API's own documents, by a caller who may use it; set up while the database is available.
 */
async function everyRoute(): Promise<(() => Promise<Answered>)[]> {
  const admin = (app.fastify as unknown as { adminSwagger(): unknown }).adminSwagger();
  const calls: (() => Promise<Answered>)[] = [];
  for (const route of [...routesOf(app.fastify.swagger()), ...routesOf(admin)]) calls.push(await callOf(route));
  return calls;
}

function routesOf(document: unknown): string[] {
  const { paths } = document as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api'.length)}`),
  );
}

async function callOf(route: string): Promise<() => Promise<Answered>> {
  const right: Right = rights[route]!;
  const role = ROLES.find((one) => right.own[one] === 'ok') ?? 'visitor';
  const caller = await (right.fresh ? world.fresh(role) : world.caller(role));
  const { params = {}, query = '', body, headers } = (await right.call?.(world, { caller, owner: caller })) ?? {};
  const [method, path] = route.split(' ') as [string, string];
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? `no ${name}`) + query;
  const origin = path.startsWith('/admin/') ? app.consoleOrigin : app.origin;
  const browser = (path.startsWith('/admin/') ? caller.console : caller.site).at(origin);
  return async () => {
    const took = stopwatch();
    const answer = right.endless
      ? { headers: new Headers(), ...(await browser.knock(target)) }
      : await browser.call(method, target, { ...(body !== undefined && { body }), ...(headers && { headers }) });
    const code = (answer.body as { code?: string } | undefined)?.code;
    const retryAfter = answer.headers.get('retry-after');
    return { route, status: answer.status, code, retryAfter, took: took() };
  };
}

/** All at once, as from many people. */
const all = (calls: (() => Promise<Answered>)[]) => Promise.all(calls.map((call) => call()));

/**
 * Each call is answered in time, possibly with `busy`; at least `least` of them need the database and are answered
 * `busy`.
 */
function expectInTime(answers: Answered[], least: number): void {
  const faults = answers.filter(
    ({ status, code, took }) => isLate(took, LONGEST) || (status >= 500 && (status !== 503 || code !== 'busy')),
  );
  expect(faults).toEqual([]);
  const busy = answers.filter(({ code }) => code === 'busy');
  expect(busy.length).toBeGreaterThanOrEqual(least);
  expect(busy.filter(({ route, retryAfter }) => !rights[route]!.endless && retryAfter === null)).toEqual([]);
}

/** Recovers by itself, without a restart. */
async function expectRecovered(): Promise<void> {
  await eventually(async () => expect((await app.browser().get('/health')).status).toBe(200));
  const { site } = await world.caller('premium');
  await eventually(async () => expect((await site.get('/user')).status).toBe(200));
  const { other } = world;
  const conversation = await world.conversationOf(other);
  await eventually(async () => {
    const sent = await other.site.post(`/chats/${conversation}/messages`, { body: 'Back again' });
    expect(sent.status).toBe(201);
  });
}

describe('EVT-02 CLI-05 every route answers, or says busy, within five seconds', () => {
  it.each(['away', 'starting', 'crowded'] as const)('while the database is %s', async (how) => {
    const calls = await everyRoute();
    proxy.setAway(how === 'away' ? true : how);
    proxy.cut();
    const answers = await all(calls);
    proxy.setAway(false);
    expectInTime(answers, calls.length / 2);
    await expectRecovered();
  });

  it('while the database says nothing at all', async () => {
    const calls = await everyRoute();
    proxy.setFrozen(true);
    const answers = await all(calls);
    const health = await app.browser().get('/health');
    proxy.setFrozen(false);
    // Sessions and much else are cached.
    expectInTime(answers, calls.length / 5);
    expect(health.status).toBe(503);
    await expectRecovered();
  });

  it('while its disk is full', async () => {
    const calls = await everyRoute();
    const tables = await outside.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    await outside.query(`CREATE FUNCTION public.refuse_as_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
    for (const { name } of tables.rows) {
      await outside.query(
        `CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${name} EXECUTE FUNCTION public.refuse_as_full()`,
      );
    }
    const answers = await all(calls);
    await outside.query('DROP FUNCTION public.refuse_as_full() CASCADE');
    expectInTime(answers, calls.length / 5);
    await expectRecovered();
  });

  it('while every table is locked', async () => {
    const calls = await everyRoute();
    const tables = await outside.query<{ names: string }>(
      `SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS names FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    await outside.query('BEGIN');
    await outside.query(`LOCK TABLE ${tables.rows[0]!.names} IN ACCESS EXCLUSIVE MODE`);
    const answers = await all(calls);
    await outside.query('ROLLBACK');
    expectInTime(answers, calls.length / 2);
    await expectRecovered();
  });

  it('while somebody keeps all commands from being stored, which health tells', async () => {
    const calls = await everyRoute();
    await outside.query('SELECT pg_advisory_lock(7700)');
    const [answers] = await Promise.all([
      all(calls),
      eventually(async () =>
        expect(await app.browser().get('/health')).toMatchObject({
          status: 503,
          body: { status: 'unavailable', because: 'writes' },
        }),
      ),
    ]);
    await outside.query('SELECT pg_advisory_unlock(7700)');
    expectInTime(answers, Math.floor(calls.length / 5));
    await expectRecovered();
    expect((await app.browser().get('/health')).body).toMatchObject({ status: 'degraded', writes: 'behind' });
  });

  it.each([
    ['keeps rows of one member', (id: string) => `SELECT FROM read.wallets WHERE member_id = '${id}' FOR UPDATE`],
    ['keeps rows of everybody', () => 'SELECT FROM read.wallets FOR UPDATE; SELECT FROM read.chats FOR UPDATE'],
    ['lets nobody write to tables', () => 'LOCK read.wallets, read.chats, read.likes, read.payments IN SHARE MODE'],
  ])('while somebody %s', async (how, hold) => {
    const { other } = world;
    const others = await world.fresh('premium');
    for (const who of [other, others]) await world.conversationOf(who);
    const liked = await world.fresh('premium');
    const call = async (who: Person, method: string, path: string, body?: object, key: string = randomUUID()) => {
      const took = stopwatch();
      const { status, body: answer, headers } = await who.site.call(method, path, { key, ...(body && { body }) });
      return { key, status, code: (answer as { code?: string } | undefined)?.code, headers, took: took() };
    };
    const send = async (who: Person, key?: string) =>
      call(who, 'POST', `/chats/${await world.conversationOf(who)}/messages`, { body: 'Held?', price: 10 }, key);
    const like = (who: Person, key?: string) => call(who, 'PUT', `/members/${liked.id}/like`, undefined, key);
    const order = (who: Person, key?: string) => call(who, 'POST', '/orders', { ...ORDER, seen: SEEN }, key);

    await outside.query('BEGIN');
    await outside.query(hold(other.id));
    const held = await Promise.all([
      ...[send(other), like(other), order(other)],
      ...[send(others), like(others), order(others)],
    ]).finally(() => outside.query('ROLLBACK'));
    const ofOthers = held.slice(3);
    for (const { status, code, took } of held) {
      expect([took, isLate(took, LONGEST)]).toEqual([took, false]);
      expect([201, 200, 503]).toContain(status);
      if (status === 503) expect(code).toBe('busy');
    }
    expect(held[0]).toMatchObject({ status: 503, code: 'busy' });
    expect(held[0]!.headers.get('retry-after')).not.toBeNull();
    if (how.endsWith('one member')) expect(ofOthers.filter(({ code }) => code === 'busy')).toEqual([]);
    if (how.endsWith('tables')) expect(held.map(({ code }) => code)).toEqual(Array(6).fill('busy'));

    // Repeated with the same keys, each command is done exactly once.
    const calls = [send, like, order, send, like, order];
    for (const [n, again] of calls.entries()) {
      const who = n < 3 ? other : others;
      await eventually(async () => expect((await again(who, held[n]!.key)).status).toBeLessThan(300));
    }
    const stored = await outside.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM kernel.events WHERE key = ANY ($1) GROUP BY key, type`,
      [held.map(({ key }) => key)],
    );
    expect(new Set(stored.rows.map(({ n }) => n))).toEqual(new Set([1]));
    await expectRecovered();
  });

  it('while others have taken all connections', async () => {
    const calls = await everyRoute();
    const { pool } = app.kernel.database;
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const answers = await all(calls);
    for (const client of taken) client.release();
    expectInTime(answers, calls.length / 5);
    await expectRecovered();
  });

  it('while a read model is made anew beside a backup, and messages go on as ever', async () => {
    const calls = await everyRoute();
    const { other } = world;
    const conversation = await world.conversationOf(other);
    await outside.query('BEGIN');
    await outside.query('LOCK TABLE read.wallets, read.chats IN ACCESS SHARE MODE');
    const rebuilt = app.kernel.projections.rebuild('wallets');
    // As many calls at once as there are connections, so that waiting for a connection does not count as waiting for
    // the rebuild.
    const answers: Answered[] = [];
    const atOnce = app.kernel.database.pool.options.max;
    for (let n = 0; n < calls.length; n += atOnce) answers.push(...(await all(calls.slice(n, n + atOnce))));
    // Wait for the followers and jobs of these calls, so that they do not affect the measurement during a rebuild.
    await caughtUp(app);
    await jobsSettled(app);
    const waits: number[] = [];
    for (let i = 0; i < 20; i++) {
      const begun = performance.now();
      const sent = await other.site.post(`/chats/${conversation}/messages`, { body: `Hello ${randomUUID()}` });
      expect(sent.status).toBe(201);
      waits.push(performance.now() - begun);
    }
    await outside.query('ROLLBACK');
    await rebuilt;
    expectInTime(answers, 0);
    // Only two downloads may run at once, so these may be `busy`.
    expect(answers.filter(({ code, route }) => code === 'busy' && !route.endsWith('.csv'))).toEqual([]);
    expect(Math.max(...waits)).toBeLessThan(2_000);
    await expectRecovered();
  });
});

describe('CLI-04 a page that an advertisement leads to', () => {
  it('is a page all the same while the database is away', async () => {
    const { other } = world;
    const page = async (path: string) => {
      const reply = await fetch(`${app.origin}${path}`, { headers: { cookie: 'locale=nl' }, redirect: 'manual' });
      return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
    };
    proxy.setAway(true);
    proxy.cut();
    const [lander, landing] = [await page('/landers/gallery'), await page(`/members/${other.id}/landing?ref=a`)];
    proxy.setAway(false);
    expect(lander).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(lander.text).toContain('Een galerie vol mensen');
    expect(landing).toMatchObject({ status: 503, type: 'text/html; charset=utf-8' });
    expect(landing.text).toContain(`href="/members/${other.id}/landing?ref=a">Opnieuw proberen`);
    await expectRecovered();
  });
});
