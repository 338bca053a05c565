import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { eventCount, signUp } from '../../../testing/members.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { COUNTRY_HEADER: 'X-Country' } });
});

const told = { network: 'tide', ref: 'summer', sub1: 'a', sub2: 'b', sub3: 'c', lb: 'x', lander: 'gallery/summer' };
const visit = (body: object, country?: string, browser = app.browser()) =>
  browser.post('/visits', body, country === undefined ? {} : { headers: { 'x-country': country } });
const stored = (id: string) =>
  app.kernel.database.query<{ actor: string; data: object }>(
    'SELECT actor, data FROM kernel.events WHERE stream = $1 ORDER BY version',
    [`visit-${id}`],
  );

describe('ADM-10 ACC-11 a visit', () => {
  it('is recorded with what the address told, the country and the day, and nothing of the person', async () => {
    const id = randomUUID();
    const { status, bytes } = await visit({ id, ...told }, 'be');
    expect([status, bytes.length]).toEqual([204, 0]);
    expect(await stored(id)).toEqual([
      {
        actor: 'visitor',
        data: { source: told, country: 'BE', countedOn: app.clock.now().toISOString().slice(0, 10) },
      },
    ]);
  });

  it('is no member’s, also where one is logged in', async () => {
    const anna = await signUp(app, 'Anna');
    const id = randomUUID();
    expect((await visit({ id }, undefined, anna.browser)).status).toBe(204);
    expect(await stored(id)).toEqual([
      { actor: 'visitor', data: { source: {}, country: null, countedOn: expect.any(String) } },
    ]);
  });

  it('is counted once, however often and in whatever words it is told', async () => {
    const id = randomUUID();
    const asked = [{ id, ref: 'summer' }, { id, ref: 'summer' }, { id, ref: 'other' }, { id }];
    const answers = await Promise.all(asked.map((body) => visit(body)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await stored(id)).toHaveLength(1);
  });

  it('falls on the day of the operator’s country', async () => {
    const id = randomUUID();
    const before = app.clock.now();
    app.clock.set(new Date('2026-06-30T22:30:00Z'));
    await visit({ id });
    app.clock.set(before);
    expect((await stored(id))[0]!.data).toMatchObject({ countedOn: '2026-07-01' });
  });

  it('leaves out what an address told nothing by', async () => {
    const id = randomUUID();
    await visit({ id, network: ' ', ref: ' tide ' });
    expect((await stored(id))[0]!.data).toMatchObject({ source: { ref: 'tide' } });
  });

  it.each([
    [{}],
    [{ id: 'one' }],
    [{ id: randomUUID(), ref: 'x'.repeat(1_001) }],
    [{ id: randomUUID(), lander: 7 }],
    [{ id: randomUUID(), ip: '127.0.0.1' }],
  ])('is refused and not stored where it is none: %j', async (body) => {
    const before = await eventCount(app);
    const { status, body: problem } = await visit(body);
    expect([status, problem.code]).toEqual([422, 'invalid_input']);
    expect(await eventCount(app)).toBe(before);
  });

  it('is limited for a network', async () => {
    const own = await testApp({ env: { NETWORK_LIMITS: '1' } });
    const statuses: number[] = [];
    for (let n = 0; n < 121; n++) statuses.push((await own.browser().post('/visits', { id: randomUUID() })).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });
});
