/**
 * Fills an empty database with rows for the console's lists, then requests each list over HTTP as the console does.
 * Usage: node dist/bench/lists.js; DATABASE_URL, MASTER_KEY, ROWS, ROUNDS. Prints one line of JSON per request.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { CommandBus } from '@nestjs/cqrs';
import { createApp } from '../src/app/app.js';
import { contexts } from '../src/app/contexts.js';
import { Kernel, readConfig, unhurried } from '../src/kernel/index.js';
import { serve } from '../src/app/serve.js';
import { AddStaffMember } from '../src/ground/staff/index.js';

const rows = Number(process.env['ROWS'] ?? 100_000);
const rounds = Number(process.env['ROUNDS'] ?? 100);
const kernel = new Kernel({ config: readConfig({ ...process.env, STAFF_SECOND_FACTOR: 'optional' }), contexts });
await kernel.start();
const app = await createApp(kernel);
const { database } = kernel;

const STATUS = "(ARRAY['completed', 'completed', 'completed', 'pending', 'failed', 'cancelled'])[1 + n % 6]";
const METHOD = "(ARRAY['ideal', 'bancontact', 'creditcard', 'paypal'])[1 + n % 4]";
const ID = "md5('r' || n)::uuid";
const MEMBER = "md5('m' || n % 20000)::uuid";
const AT = "timestamptz '2026-11-01' - n * interval '1 minute'";
const FILL = [
  `INSERT INTO read.payments (payment_id, member_id, status, package, credits, amount, price, transaction_costs,
      currency, method, provider, reference, placed_at, settled_at, failed_at)
   SELECT ${ID}, ${MEMBER}, ${STATUS}, 'p100', 100, 999 + n % 5000, 999 + n % 5000, 0, 'EUR', ${METHOD}, 'sandbox',
      'sb_' || n, ${AT}, ${AT}, CASE WHEN n % 100 = 0 THEN ${AT} END FROM generate_series(1, $1) n`,
  `INSERT INTO read.refunds (refund_id, member_id, payment_id, status, credits, amount, currency, requested_at)
   SELECT ${ID}, ${MEMBER}, ${ID}, (ARRAY['paid_out', 'refused', 'requested', 'paid_out'])[1 + n % 4], 100,
      999 + n % 5000, 'EUR', ${AT} FROM generate_series(1, $1) n`,
  `INSERT INTO read.photos (photo_id, member_id, file, status, width, height, added_at, place)
   SELECT ${ID}, ${MEMBER}, 'f' || n, CASE WHEN n % 2 = 0 THEN 'under_inspection' ELSE 'active' END, 900, 1200, ${AT}, 1
     FROM generate_series(1, $1) n`,
  `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
   SELECT 'bench-' || n, 1, (ARRAY['RefundApproved', 'PhotoApproved', 'StaffLoggedIn'])[1 + n % 3], 1, '{}',
      'staff:' || md5('s' || n % 20)::uuid, 'bench', ${AT} FROM generate_series(1, $1) n`,
];
for (const sql of FILL) await unhurried(() => database.query(sql, [rows]));
// Move all checkpoints to the head, so that no follower processes the generated events.
await database.query('UPDATE kernel.checkpoints SET position = (SELECT max(position) FROM kernel.events)');
for (const table of ['read.payments', 'read.refunds', 'read.photos', 'kernel.events']) {
  await database.query(`VACUUM ANALYZE ${table}`);
}

const login = { email: 'bench@example.com', password: randomBytes(12).toString('hex') };
const add = new AddStaffMember({ actor: 'system', ...login, role: 'admin', key: 'add-bench' });
await app.nest.get(CommandBus).execute(add);
const server = await serve(app, { host: '127.0.0.1', port: 0, site: (_request, reply) => reply.end(), console: true });
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/admin`;
const entered = await fetch(`${origin}/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-client-request': '1', 'idempotency-key': randomUUID() },
  body: JSON.stringify(login),
});
if (!entered.ok) throw new Error(`login: ${entered.status} ${await entered.text()}`);
const cookie = entered.headers
  .getSetCookie()
  .map((one) => one.split(';')[0])
  .join('; ');
const ask = (path: string) => fetch(`${origin}/${path}`, { headers: { cookie } });

const query = (filter: object, sort: [string, string]) =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: '[0,24]',
  }).toString();
const LISTS: [name: string, path: string][] = [
  ['payments', `payments?${query({}, ['placed_at', 'DESC'])}`],
  ['payments, one state', `payments?${query({ status: 'failed' }, ['placed_at', 'DESC'])}`],
  ['payments, need attention', `payments?${query({ attention: true }, ['placed_at', 'DESC'])}`],
  ['payments, by amount, one method', `payments?${query({ payment_method: 'ideal' }, ['amount', 'DESC'])}`],
  [
    'payments, one month',
    `payments?${query({ placed_from: '2026-10-01T00:00:00Z', placed_before: '2026-11-01T00:00:00Z' }, ['placed_at', 'DESC'])}`,
  ],
  ['refunds to do', `refunds?${query({ status: ['requested', 'payout_failed'] }, ['requested_at', 'ASC'])}`],
  ['refunds', `refunds?${query({}, ['amount', 'DESC'])}`],
  ['photos', 'photos'],
  ['audit', `audit?${query({}, ['at', 'DESC'])}`],
  ['audit, one kind', `audit?${query({ type: ['RefundApproved'] }, ['at', 'DESC'])}`],
];
for (const [name, path] of LISTS) {
  const times: number[] = [];
  for (let round = 0; round < rounds + 5; round++) {
    const began = performance.now();
    const reply = await ask(path);
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${name}: ${reply.status} ${text}`);
    if (round >= 5) times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Number(times[Math.ceil(times.length * share) - 1]!.toFixed(1));
  console.log(JSON.stringify({ list: name, p50_ms: at(0.5), p95_ms: at(0.95) }));
}

/** Memory in use after garbage collection, in bytes. */
function inUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

// Exports the whole list as a file and measures by how much memory use grows.
const EVERY = 2 ** 20;
const before = inUse();
let [most, bytes, looked, looking] = [before, 0, 0, 0];
const began = performance.now();
const file = await ask('payments.csv');
for await (const piece of file.body!) {
  bytes += (piece as Uint8Array).length;
  if (bytes - looked < EVERY) continue;
  looked = bytes;
  const since = performance.now();
  most = Math.max(most, inUse());
  // It collects all garbage first, which takes longer than the piece did.
  looking += performance.now() - since;
}
const mb = (count: number) => Number((count / 2 ** 20).toFixed(1));
const seconds = Number(((performance.now() - began - looking) / 1000).toFixed(1));
console.log(JSON.stringify({ export: 'payments.csv', mb: mb(bytes), seconds, memory_grew_mb: mb(most - before) }));
process.exit(0);
