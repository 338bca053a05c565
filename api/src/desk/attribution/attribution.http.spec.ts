import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { ActivationTokens } from '../../members/accounts/index.js';
import { eraseMember } from '../../members/accounts/leaving/erase-member.job.js';
import { MarkFictional, UnmarkFictional } from '../../members/profiles/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { jobsSettled } from '../../../testing/jobs-settled.js';
import { eventually } from '../../../testing/kernel/index.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { countStepJob } from './jobs/count-step.job.js';

let app: TestApp;
let finance: TestBrowser;
beforeAll(async () => {
  app = await testApp({ work: true });
  const login = { email: 'finance@example.com', password: 'long enough' };
  const add = { actor: 'system', ...login, role: 'finance' as const, key: 'add-finance' };
  await app.nest.get(CommandBus).execute(new AddStaffMember(add));
  finance = app.console();
  await finance.post('/admin/login', login);
});

const KEY = 'day, signed_up_on, source, country, currency';
const settled = async () => {
  await caughtUp(app);
  await jobsSettled(app);
  await caughtUp(app);
};
const report = async (query: Record<string, string> = {}) => {
  const { status, body } = await finance.get(`/admin/attribution?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return body;
};
const rowOf = async (query: Record<string, string>, ...values: string[]) =>
  ((await report(query)).rows as { values: string[] | null }[]).find(
    (row) => JSON.stringify(row.values) === JSON.stringify(values),
  );
const press = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const visited = (told: object, id: string = randomUUID()) => app.browser().post('/visits', { id, ...told });
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(app.clock.now());

/** As often as everything may be tried again: each job of each of the member's steps. */
async function countAgain({ id }: { id: string }): Promise<void> {
  const steps = await app.kernel.database.query<{ stream: string; version: number }>(
    'SELECT stream, version FROM kernel.events WHERE stream = ANY ($1)',
    [[`member-${id}`, `wallet-${id}`]],
  );
  for (const { stream, version } of steps) {
    const of = stream.startsWith('member') ? 'member' : 'wallet';
    await app.handlers.get(countStepJob)!.run({ memberId: id, of, version }, { attempt: 2, key: '' });
  }
}

async function buy({ browser }: TestMember): Promise<string> {
  const order = { package: 'p100', payment_method: 'ideal', immediate_performance: true };
  const { body } = await browser.post('/orders', order);
  // The payment company says it twice.
  await press(body.pay_url, 'paid');
  await press(body.pay_url, 'paid');
  await eventually(async () =>
    expect((await browser.get(`/payments/${body.payment_id}`)).body.status).toBe('completed'),
  );
  return body.payment_id as string;
}

async function refund({ browser }: TestMember): Promise<void> {
  const { lots } = (await browser.get('/refunds/offer')).body as { lots: Record<string, unknown>[] };
  const refunds = lots.map(({ payment_id, credits, amount }) => ({ payment_id, credits, amount }));
  const asked = await browser.post('/refunds', { refunds });
  for (const { refund_id: id } of asked.body.refunds as { refund_id: string }[]) {
    expect((await finance.post(`/admin/refunds/${id}/approve`, { reason: 'Unspent' })).status).toBeLessThan(300);
    await eventually(async () => expect((await finance.get(`/admin/refunds/${id}`)).body.status).toBe('paid_out'));
  }
}

describe('ADM-10 ACC-11 a person from a lander with ref and slug', () => {
  const told = { network: 'tide', ref: 'summer', lander: 'gallery/summer' };
  const query = { by: 'ref', and: 'lander', network: 'tide' };
  let anna: TestMember;

  it('signs up, confirms, has the kept message delivered, buys and is refunded: each step stands once', async () => {
    const landing = await signUp(app, 'Landing');
    const tab = randomUUID();
    for (const id of [tab, tab, tab, ...Array.from({ length: 6 }, () => randomUUID())]) await visited(told, id);
    await caughtUp(app);
    const words = { signup_message: 'Zin in koffie?', landing_member: landing.id };
    anna = await signUp(app, 'Anna', { confirmed: false, tracking: told, ...words });
    for (const name of ['Ben', 'Cleo', 'Dirk', 'Eva']) await signUp(app, name, { confirmed: false, tracking: told });
    const token = await app.nest.get(ActivationTokens, { strict: false }).issue(anna.id);
    for (const _ of [1, 2]) await anna.browser.post('/activation', { token });
    await eventually(async () => expect((await landing.browser.get('/chats')).body.chats).toHaveLength(1));
    await buy(anna);
    await buy(anna);
    await refund(anna);
    await settled();
    await countAgain(anna);
    await settled();
    expect(await rowOf(query, 'summer', 'gallery/summer')).toEqual({
      values: ['summer', 'gallery/summer'],
      visits: 7,
      people: {
        sign_ups: 5,
        confirmed: 1,
        first_purchases: 1,
        revenue: [{ amount: 1998, currency: 'EUR' }],
        paid_back: [{ amount: 1998, currency: 'EUR' }],
      },
    });
    // Beside those of the one member who came by herself, the five would tell what she did.
    expect(await rowOf({ by: 'ref' }, 'summer')).toMatchObject({ visits: 7, people: null });
  });

  it('is nobody in the events of the report, nor in its read models', async () => {
    const own = await app.kernel.database.query<{ text: string }>(
      `SELECT e::text AS text FROM kernel.events e WHERE stream LIKE 'attribution-%' OR stream LIKE 'visit-%'
       UNION ALL SELECT a::text FROM read.attribution a`,
    );
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(({ text }) => text.includes(anna.id))).toEqual([]);
  });

  it('EVT-01 stands there after a rebuild, and after the person is erased, as before', async () => {
    const all = () => Promise.all([report(query), report({ by: 'country' })]);
    const before = await all();
    await expectSameAfterRebuild(app, 'attribution', KEY);
    await expectSameAfterRebuild(app, 'attribution_values', 'value');
    expect((await anna.browser.post('/user/deletion', { reason: 'break', password: 'correct horse' })).status).toBe(
      200,
    );
    const deletedAt = app.clock.now().toISOString();
    app.clock.advance(15 * 86_400);
    await app.handlers.get(eraseMember)!.run({ memberId: anna.id, deletedAt }, { attempt: 1, key: '' });
    app.clock.advance(-15 * 86_400);
    await settled();
    expect(await all()).toEqual(before);
    await countAgain(anna);
    await settled();
    await expectSameAfterRebuild(app, 'attribution', KEY);
    expect(await all()).toEqual(before);
  });
});

describe('ADM-10 the report', () => {
  it('PRV-02 keeps no value of a source that hardly anybody told beside what somebody did', async () => {
    for (let n = 0; n < 5; n++) await visited({ network: 'wave', sub1: `click-${n}` });
    await caughtUp(app);
    for (let n = 0; n < 5; n++)
      await signUp(app, `Click${n}`, { confirmed: false, tracking: { network: 'wave', sub1: `click-${n}` } });
    await settled();
    const clicks = await app.kernel.database.query(
      `SELECT FROM kernel.events WHERE stream LIKE 'attribution-%' AND data::text LIKE '%click-%'`,
    );
    expect(clicks).toEqual([]);
    expect(await rowOf({ by: 'network' }, 'wave')).toMatchObject({ visits: 5, people: { sign_ups: 5 } });
    const { rows } = await report({ by: 'sub1', network: 'wave' });
    expect(rows).toMatchObject([{ values: null, visits: 5, people: { sign_ups: 5 } }]);
  });

  it('tells nothing of fewer than five, whatever it is narrowed to', async () => {
    for (let n = 0; n < 6; n++) await visited({ network: 'brook' });
    await caughtUp(app);
    await signUp(app, 'Lonely', { tracking: { network: 'brook' } });
    await settled();
    expect(await rowOf({ by: 'network' }, 'brook')).toMatchObject({ visits: 6, people: null });
    const { rows, total } = await report({ by: 'day', network: 'brook' });
    expect([...rows, total].map(({ people }) => people)).toEqual(rows.map(() => null).concat([null]));
    const file = await finance.get('/admin/attribution.csv?by=day&network=brook');
    expect(file.bytes.toString()).not.toMatch(/,1,/);
  });

  it('PRO-04 leaves out whom staff mark as fictional, and counts who is real after all', async () => {
    for (let n = 0; n < 5; n++) await visited({ network: 'fable' });
    await caughtUp(app);
    const fable = () => rowOf({ by: 'network' }, 'fable');
    const people: TestMember[] = [];
    for (let n = 0; n < 6; n++) people.push(await signUp(app, `Fable${n}`, { tracking: { network: 'fable' } }));
    await settled();
    expect(await fable()).toMatchObject({ people: { sign_ups: 6, confirmed: 6 } });
    const mark = { staffId: randomUUID(), memberId: people[0]!.id, reason: 'Written by staff' };
    await app.nest.get(CommandBus).execute(new MarkFictional({ ...mark, key: randomUUID() }));
    await settled();
    expect(await fable()).toMatchObject({ people: { sign_ups: 5, confirmed: 5 } });
    await countAgain(people[0]!);
    await settled();
    expect(await fable()).toMatchObject({ people: { sign_ups: 5, confirmed: 5 } });
    await app.nest.get(CommandBus).execute(new UnmarkFictional({ ...mark, key: randomUUID() }));
    await settled();
    expect(await fable()).toMatchObject({ people: { sign_ups: 6, confirmed: 6 } });
    await expectSameAfterRebuild(app, 'attribution', KEY);
  });

  it('counts by the day of each step, or of sign-up', async () => {
    for (let n = 0; n < 5; n++) await visited({ network: 'delta' });
    await caughtUp(app);
    const first = today();
    const people: TestMember[] = [];
    for (let n = 0; n < 5; n++)
      people.push(await signUp(app, `Delta${n}`, { confirmed: false, tracking: { network: 'delta' } }));
    await settled();
    app.clock.advance(2 * 86_400);
    const later = today();
    for (const { id, browser } of people) {
      const token = await app.nest.get(ActivationTokens, { strict: false }).issue(id);
      await browser.post('/activation', { token });
    }
    await settled();
    const query = { by: 'day', network: 'delta', from: first, until: later };
    expect(await rowOf(query, first)).toMatchObject({ people: { sign_ups: 5, confirmed: 0 } });
    expect(await rowOf(query, later)).toMatchObject({ visits: 0, people: { sign_ups: 0, confirmed: 5 } });
    expect(await rowOf({ ...query, basis: 'sign_up' }, first)).toMatchObject({ people: { sign_ups: 5, confirmed: 5 } });
    app.clock.advance(-2 * 86_400);
  });

  it('is a file too, and who took it is in the audit log', async () => {
    const file = await finance.get('/admin/attribution.csv?by=network');
    expect(file.headers.get('content-type')).toContain('text/csv');
    const lines = file.bytes.toString().split('\r\n');
    expect(lines[0]).toContain('network,visits,sign_ups,confirmed,first_purchases,currency,revenue,paid_back');
    expect(lines.find((line) => line.startsWith('tide,'))).toBe('tide,7,5,1,1,EUR,19.98,19.98');
    await eventually(async () => {
      const done = await app.kernel.database.query(
        `SELECT FROM kernel.events WHERE actor LIKE 'staff:%' AND type = 'ListExported'`,
      );
      expect(done).toHaveLength(2);
    });
  });

  it('refuses days that end before they begin, and what it does not know', async () => {
    for (const query of [
      'from=2026-03-02&until=2026-03-01',
      'by=email',
      'from=yesterday',
      'until=0001-01-10',
      'country=NLD',
      'x=1',
    ])
      expect([query, (await finance.get(`/admin/attribution?${query}`)).status]).toEqual([query, 422]);
    for (const path of ['attribution', 'attribution.csv']) {
      expect(await finance.get(`/admin/${path}?from=2099-01-01`)).toMatchObject({
        status: 422,
        body: { fields: [{ field: 'from', code: 'in_future' }] },
      });
    }
    const today = (await finance.get('/admin/attribution')).body as { from: string; until: string };
    const { from, until } = (await finance.get('/admin/attribution?until=2099-01-01')).body as typeof today;
    expect([from, until]).toEqual([today.from, '2099-01-01']);
  });
});
