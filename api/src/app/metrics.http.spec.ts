import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, describe, expect, it } from '@jest/globals';
import { errorCatalogue } from '../kernel/errors.js';
import { contexts } from './contexts.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { serveMetrics } from './metrics.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { caughtUp } from '../../testing/caught-up.js';
import { EventStream } from '../../testing/event-stream.js';
import { jobsSettled } from '../../testing/jobs-settled.js';
import { waited } from '../../testing/loop-watch.js';
import { makePremium, signUp } from '../../testing/members.js';

const TOKEN = 'a-token-of-some-length';
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** A working product, its metrics, and an outsider who can lock what it needs. */
async function world() {
  const prepare = async (url: string) => (await testKernel({ databaseUrl: url, contexts })).stop();
  const databaseUrl = await testDatabase(prepare, 'with_read_models');
  const app = await testApp({ databaseUrl, work: true, patience: 5_000, env: { METRICS_PORT: '9464' } });
  const outside = new pg.Client({ connectionString: databaseUrl, application_name: 'outside' });
  await outside.connect();
  closing.push(() => outside.end());
  return { app, outside, ...(await told(app)) };
}

async function told(app: TestApp) {
  const server = await serveMetrics(app.metrics!, { host: '127.0.0.1', port: 0, token: TOKEN });
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, token?: string) =>
    fetch(address + path, { ...(token && { headers: { authorization: `Bearer ${token}` } }) });
  const text = async () => (await ask('/metrics', TOKEN)).text();
  /** Values of all lines whose labels include these. */
  const figures = async (name: string, labels: Record<string, string> = {}) =>
    (await text())
      .split('\n')
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      .filter((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)))
      .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)));
  return { ask, text, figures };
}

describe('EVT-02 figures for a monitor', () => {
  it('PRV-02 are told to who shows the token, at their own address alone, and name nobody', async () => {
    const { app, ask, text, figures } = await world();
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', 'another-token-of-some-length')).status).toBe(401);
    expect((await ask('/anything', TOKEN)).status).toBe(404);
    for (const browser of [app.browser(), app.console()])
      for (const path of ['/metrics', '/admin/metrics']) expect((await browser.get(path)).status).toBe(404);

    const anna = await signUp(app, 'Anna', { credits: 100 });
    const ben = await signUp(app, 'Ben');
    await makePremium(app, anna);
    const chat = (await anna.browser.post('/chats', { profile_id: ben.id })).body as { id: string };
    for (let n = 0; n < 3; n++) await anna.browser.post(`/chats/${chat.id}/messages`, { body: 'Hello' });
    const poor = await signUp(app, 'Poor');
    await makePremium(app, poor);
    const other = (await poor.browser.post('/chats', { profile_id: ben.id })).body as { id: string };
    for (let n = 0; n < 4; n++) await poor.browser.post(`/chats/${other.id}/messages`, { body: 'Hello' });
    const stream = await EventStream.open(anna.browser);
    await anna.browser.get('/chats/nobody@example.com/messages?q=planted-secret');
    await caughtUp(app);

    const sent = { method: 'POST', route: '/api/chats/:id/messages', status: '201' };
    expect(await figures('dating_http_request_duration_seconds_count', sent)).toEqual([3 + 3]);
    expect((await figures('dating_append_wait_seconds_count', { outcome: 'stored' }))[0]).toBeGreaterThan(5);
    expect(await figures('dating_commands_refused_total', { code: 'insufficient_credits' })).toEqual([1]);
    expect((await figures('dating_flush_seconds_count'))[0]).toBeGreaterThan(5);
    expect((await figures('dating_flush_commands_sum'))[0]).toBeGreaterThan(5);
    expect(await figures('dating_open_streams')).toEqual([1]);
    stream.close();
    await eventually(async () => expect(await figures('dating_open_streams')).toEqual([0]));
    expect(await figures('dating_books_difference')).toEqual([0, 0, 0, 0]);
    expect(await figures('dating_job_age_seconds')).toHaveLength(1);
    expect(await figures('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
    expect(await figures('dating_database_up')).toEqual([1]);
    expect(await figures('dating_append_stuck_seconds')).toEqual([0]);
    expect(await figures('dating_database_connections', { pool: 'requests' })).toHaveLength(3);
    await eventually(async () => expect(Math.max(...(await figures('dating_follower_lag_events')))).toBe(0));
    await eventually(async () => expect(Math.min(...(await figures('dating_follower_led')))).toBe(1));
    const notices = { follower: 'policy notices' };
    expect((await figures('dating_follower_events_total', notices))[0]).toBeGreaterThanOrEqual(3);
    expect((await figures('dating_follower_seconds_total', notices))[0]).toBeGreaterThan(0);
    expect(await figures('dating_jobs', { state: 'failed' })).toEqual([0]);
    const all = await text();
    const routes = new Set(['none', ...app.routes.declared.map(({ url }) => url)]);
    for (const [, label, value] of all.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      if (label === 'route') expect(routes).toContain(value);
      else if (label === 'code') expect([...errorCatalogue.keys(), 'error']).toContain(value);
      // What a program's names and states look like, and neither ids, nor addresses, nor what somebody wrote.
      else expect(`${label} ${value}`).toMatch(/^(le [\d.+Inf]+|version v[\d.]+|m\w+ \d{1,3}|\w+ [\w -]{1,40})$/);
      expect(value).not.toMatch(/[\da-f]{8}-|\d{4}/);
    }
    for (const secret of [anna.id, ben.id, chat.id, 'nobody', 'planted-secret', 'Anna', TOKEN, '@'])
      expect(all).not.toContain(secret);
  });

  it('are those that alerts, dashboards and docs/operations.md speak of', async () => {
    const { text } = await world();
    const types = [...(await text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    const told = new Set(
      types.flatMap(([, name, type]) =>
        type === 'histogram' ? ['', '_bucket', '_sum', '_count'].map((end) => name! + end) : [name!],
      ),
    );
    const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
    const rules = await read('docker/monitoring/rules.yml');
    const dashboard = JSON.parse(await read('docker/monitoring/dashboards/dating.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)\n {8}expr: (.+)$/gm)];
    expect(alerts.length).toBe([...rules.matchAll(/alert:/g)].length);
    for (const expression of [...shown, ...alerts.map(([, , expression]) => expression!)]) {
      const named = expression.match(/\b(?:dating|nodejs|process)_\w+|\bup\b/g) ?? [];
      expect({ expression, named }).toMatchObject({ named: [expect.anything(), ...named.slice(1)] });
      for (const name of named.filter((one) => one !== 'up')) expect(told).toContain(name);
    }
    const manual = await read('docs/operations.md');
    for (const [, alert] of alerts) expect(manual).toContain(`\`${alert}\``);
    for (const [, name] of types) if (name!.startsWith('dating_')) expect(manual).toContain(`\`${name}\``);
  });

  it('say for how long nothing could be stored while somebody holds the lane, and so does health', async () => {
    const { app, outside, figures } = await world();
    const anna = await signUp(app, 'Anna');
    const ben = await signUp(app, 'Ben');
    // What counts the sign-ups has stored its events.
    await caughtUp(app);
    await jobsSettled(app);
    await outside.query('SELECT pg_advisory_lock(7700)');
    const like = anna.browser.put(`/members/${ben.id}/like`);
    await eventually(async () => expect(await figures('dating_append_waiting')).toEqual([1]));
    await eventually(async () => expect((await figures('dating_append_stuck_seconds'))[0]).toBeGreaterThan(3));
    await eventually(async () => expect((await app.browser().get('/health')).status).toBe(503));
    expect((await like).body).toMatchObject({ code: 'busy' });
    expect(await figures('dating_append_wait_seconds_count', { outcome: 'unavailable' })).toEqual([1]);
    await outside.query('SELECT pg_advisory_unlock(7700)');
    // The recovery is noticed although nobody writes.
    await eventually(async () => expect(await figures('dating_append_stuck_seconds')).toEqual([0]));
    expect((await app.browser().get('/health')).status).toBe(200);
  });

  it('EVT-06 say who follows the log late while somebody holds its row; others go on, and health is degraded', async () => {
    const { app, outside, figures } = await world();
    await signUp(app, 'Anna');
    await caughtUp(app);
    const search = { follower: 'projection search' };
    await outside.query('BEGIN');
    await outside.query(`SELECT FROM kernel.checkpoints WHERE name = $1 FOR UPDATE`, [search.follower]);
    const ben = await signUp(app, 'Ben');
    await eventually(async () => {
      const [late] = await figures('dating_follower_lag_events', search);
      expect(late).toBeGreaterThan(0);
      const all = await figures('dating_follower_lag_events');
      expect(all.reduce((sum, one) => sum + one, 0)).toBe(late);
    });
    await app.kernel.database.query(
      `ALTER TABLE kernel.events DISABLE TRIGGER USER; UPDATE kernel.events SET recorded_at = now() - interval '2 minutes'`,
    );
    expect((await figures('dating_follower_lag_seconds', search))[0]).toBeGreaterThan(100);
    app.clock.advance(60);
    const health = async () => (await app.browser().get('/health')) as { status: number; body: unknown };
    const late = { status: 'degraded', read_models: 'behind', writes: 'current' };
    await eventually(async () => expect(await health()).toMatchObject({ status: 200, body: late }));

    await outside.query('ROLLBACK');
    await eventually(async () => expect(await figures('dating_follower_lag_events', search)).toEqual([0]));
    app.clock.advance(60);
    await eventually(async () => expect(await health()).toMatchObject({ body: { status: 'ok' } }));
    expect(await ben.browser.get('/user')).toMatchObject({ status: 200 });
  });

  it('are told without the database too, within seconds, and say that it is away', async () => {
    const { app, outside, figures, text } = await world();
    await outside.query('BEGIN');
    await outside.query('LOCK TABLE kernel.events, kernel.checkpoints IN ACCESS EXCLUSIVE MODE');
    const begun = waited();
    expect(await text()).not.toContain('dating_follower_lag_events{');
    expect(waited(begun)).toBeLessThan(5_000);
    expect(await figures('dating_database_up')).toEqual([0]);
    await outside.query('ROLLBACK');
    await eventually(async () => expect(await figures('dating_database_up')).toEqual([1]));
    await app.kernel.database.close();
    expect(await figures('dating_database_up')).toEqual([0]);
  });
});
