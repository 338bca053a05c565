import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';

const MOVEMENTS = 10_000;
/** More of them measure. */
const ROUNDS = Number(process.env.STATEMENT_ROUNDS ?? 1);

let app: TestApp;
let anna: TestMember;
beforeAll(async () => {
  app = await testApp();
  app.clock.set(new Date('2026-05-20T10:00:00.000Z'));
  anna = await signUp(app, 'Anna');
  const waits = await anna.browser.post(
    '/orders',
    { package: 'p100', payment_method: 'sct', immediate_performance: true },
    { key: randomUUID() },
  );
  expect(waits.status).toBe(201);
  // Messages and their give-backs by turns, one a minute.
  await app.kernel.database.query(
    `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
     SELECT stream, version + n, CASE WHEN n % 2 = 1 THEN 'CreditsSpent' ELSE 'CreditsReturned' END, 1,
            CASE WHEN n % 2 = 1
              THEN jsonb_build_object('credits', 10, 'reason', md5('m' || n)::uuid, 'from', '[{"lot":1,"credits":10}]'::jsonb,
                'balance', 20, 'paidUser', false, 'spentAt', at, 'returnableUntil', null)
              ELSE jsonb_build_object('credits', 10, 'reason', md5('m' || n - 1)::uuid, 'to', '[{"lot":1,"credits":10}]'::jsonb,
                'balance', 30, 'paidUser', false, 'returnedAt', at)
            END, actor, 'size-' || n, at::timestamptz
       FROM kernel.events,
            LATERAL (SELECT n, to_char(timestamp '2026-05-20 10:00' + n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
                       FROM generate_series(1, $2::integer) n) each_minute
      WHERE stream = $1 AND version = 1`,
    [`wallet-${anna.id}`, MOVEMENTS],
  );
});

describe('MNY-05 a statement of ten thousand movements', () => {
  it.each([
    ['all of it', '', 'give_back'],
    ['what was bought, at its far end', '?kind=purchase', 'payment_pending'],
    ['what was given, at its far end', '?kind=grant', 'grant'],
    ['a month long ago', '?month=2026-05', 'give_back'],
  ])('%s is found', async (what, query, first) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      const { body } = await anna.browser.get(`/transactions${query}`);
      times.push(performance.now() - begun);
      expect(body.transactions[0]).toMatchObject({ kind: first });
    }
    const p95 = times.sort((a, b) => a - b)[Math.ceil(ROUNDS * 0.95) - 1]!;
    if (ROUNDS > 1) console.log(`${what}: p95 ${p95.toFixed(0)} ms`);
  });
});
