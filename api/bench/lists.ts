/**
 * Fills an empty database with rows for the console's lists and dashboard, then requests each list and figure over HTTP
 * as the console does, and finds records of every kind by everything they are found by. Usage: node dist/bench/lists.js; DATABASE_URL, MASTER_KEY,
 * ROWS, EVENTS, ROUNDS. Prints one line of JSON per request.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { CommandBus } from '@nestjs/cqrs';
import { createApp } from '../src/app/app.js';
import { contexts } from '../src/app/contexts.js';
import { Kernel, readConfig, inBackground } from '../src/kernel/index.js';
import { serve } from '../src/app/serve.js';
import { AddStaffMember } from '../src/ground/staff/index.js';
import { emailOf, fillMembers, memberId, nameOf } from './findable-members.js';

const rows = Number(process.env['ROWS'] ?? 100_000);
const events = Number(process.env['EVENTS'] ?? rows);
const rounds = Number(process.env['ROUNDS'] ?? 100);
const kernel = new Kernel({ config: readConfig({ ...process.env, STAFF_SECOND_FACTOR: 'optional' }), contexts });
await kernel.start();
const app = await createApp(kernel);
const { database } = kernel;

const STATUS = "(ARRAY['completed', 'completed', 'completed', 'pending', 'failed', 'cancelled'])[1 + n % 6]";
const METHOD = "(ARRAY['ideal', 'bancontact', 'creditcard', 'paypal'])[1 + n % 4]";
const ID = "md5('r' || n)::uuid";
const MEMBER = `md5('m' || n % ${rows})::uuid`;
const AT = "timestamptz '2026-11-01' - n * interval '1 minute'";
const LAST_FOUR = kernel.vault.hmac('mark', 'account 4300');
const FILL: [sql: string, count: number][] = [
  [
    `INSERT INTO read.payments (payment_id, member_id, status, package, credits, amount, price, transaction_costs,
      currency, method, country, provider, reference, placed_at, settled_at, failed_at, booked_at, chargebacks,
      charged_back, charged_back_currency, charged_back_at)
   SELECT ${ID}, ${MEMBER}, ${STATUS}, 'p100', 100, 999 + n % 5000, 999 + n % 5000, 0, 'EUR', ${METHOD},
      (ARRAY['NL', 'BE', 'DE'])[1 + n % 3], 'sandbox', 'sb_' || n, ${AT}, ${AT},
      CASE WHEN n % 100 = 0 THEN ${AT} END, ${AT}, (n % 2000 = 1)::int, CASE WHEN n % 2000 = 1 THEN 999 + n % 5000 ELSE 0 END,
      CASE WHEN n % 2000 = 1 THEN 'EUR' END, CASE WHEN n % 2000 = 1 THEN ${AT} END
     FROM generate_series($1::int, $2::int) n`,
    rows,
  ],
  [
    `INSERT INTO read.payment_refunds (refund_id, payment_id, amount, paid_out_at, booked_at)
   SELECT md5('p' || n)::uuid, md5('r' || n * 50)::uuid, 999, ${AT}, ${AT} FROM generate_series($1::int, $2::int) n`,
    rows / 50,
  ],
  [
    `INSERT INTO read.refunds (refund_id, member_id, payment_id, status, credits, amount, currency, requested_at)
   SELECT ${ID}, ${MEMBER}, ${ID}, (ARRAY['paid_out', 'refused', 'requested', 'paid_out'])[1 + n % 4], 100,
      999 + n % 5000, 'EUR', ${AT} FROM generate_series($1::int, $2::int) n`,
    rows,
  ],
  [
    `INSERT INTO read.photos (photo_id, member_id, file, status, width, height, added_at, place)
   SELECT ${ID}, ${MEMBER}, 'f' || n, CASE WHEN n % 2 = 0 THEN 'under_inspection' ELSE 'active' END, 900, 1200, ${AT}, 1
     FROM generate_series($1::int, $2::int) n`,
    rows,
  ],
  [
    `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
   SELECT 'bench-' || n, 1, (ARRAY['RefundApproved', 'PhotoApproved', 'StaffLoggedIn'])[1 + n % 3], 1, '{}',
      'staff:' || md5('s' || n % 20)::uuid, 'bench', ${AT} FROM generate_series($1::int, $2::int) n`,
    events,
  ],
  [
    `INSERT INTO read.receipts (number, payment_id, member_id, credits, currency, gross, net, vat, country, rate, issued_at)
   SELECT '2026-' || lpad(n::text, 7, '0'), ${ID}, ${MEMBER}, 100, 'EUR', 999, 826, 173, 'NL', 2100, ${AT}
     FROM generate_series($1::int, $2::int) n`,
    rows,
  ],
  [
    `INSERT INTO read.debits (payment_id, member_id, status, reference, amount, left_amount, currency, collect_on,
      signed_at, iban_hash)
   SELECT ${ID}, ${MEMBER}, 'sent', upper(md5('r' || n)), 999, 999, 'EUR', (${AT})::date, ${AT}, md5('i' || n)
     FROM generate_series($1::int, $2::int) n`,
    rows / 5,
  ],
  [
    `INSERT INTO read.debit_accounts (payment_id, last_four, signed_at)
   SELECT ${ID}, CASE WHEN n % 10000 = 7 THEN '${LAST_FOUR}' ELSE md5('l' || n % 10000) END, ${AT}
     FROM generate_series($1::int, $2::int) n`,
    rows / 5,
  ],
  [
    `INSERT INTO read.discounts (code, status, percentage, validity, defined_at)
   SELECT 'CODE' || n, 'active', 20, 'once', ${AT} FROM generate_series($1::int, $2::int) n`,
    rows / 100,
  ],
  [
    `INSERT INTO read.cases (case_id, status, kind, reporter_id, reported_id, reason, opened_at)
   SELECT ${ID}, CASE WHEN n % 50 = 0 THEN 'open' ELSE 'decided' END, 'member', ${MEMBER}, md5('m' || (n + 1))::uuid,
      'spam', ${AT} FROM generate_series($1::int, $2::int) n`,
    rows / 10,
  ],
  [
    `INSERT INTO read.complaints (complaint_id, number, status, kind, language, made_at, written_at, answer_by, close_by)
   SELECT ${ID}, upper(substr(md5('c' || n), 1, 4) || '-' || substr(md5('c' || n), 5, 4)),
      CASE WHEN n % 50 = 0 THEN 'new' ELSE 'closed' END, 'other', 'nl', ${AT}, ${AT}, ${AT}, ${AT}
     FROM generate_series($1::int, $2::int) n`,
    rows / 10,
  ],
  // Three years of a site that is never still: sums of all, of each country and of each method, by hour and by day.
  ...[
    ['hour', 24],
    ['day', 1],
  ].map(([grain, perDay]): [string, number] => [
    `INSERT INTO read.figures (part, grain, at, value, currency, sign_ups, confirmed, paying, messages, purchases, revenue)
   SELECT part, '${grain}', timestamptz '2026-11-01' - n * interval '1 ${grain}', value, currency, 9, 8, 1, 400, 7, 9999
     FROM generate_series($1::int, $2::int) n
     CROSS JOIN (SELECT 'all' AS part, '' AS value, '' AS currency
       UNION ALL SELECT 'all', '', 'EUR'
       UNION ALL SELECT 'country', 'C' || c, 'EUR' FROM generate_series(1, 15) c
       UNION ALL SELECT 'method', 'M' || m, 'EUR' FROM generate_series(1, 8) m) of`,
    3 * 365 * Number(perDay),
  ]),
];
const TABLES = [
  ...[
    'payments',
    'payment_refunds',
    'refunds',
    'photos',
    'receipts',
    'debits',
    'debit_accounts',
    'discounts',
    'cases',
    'complaints',
  ],
  ...['console_members', 'findable_members', 'figures'],
].map((name) => `read.${name}`);
/** Rows that one statement inserts. */
const AT_ONCE = 500_000;
const fillingSince = performance.now();
// Indexes are made once the rows are there, which takes a fraction of the time.
const indexes = await database.query<{ name: string; sql: string }>(
  `SELECT i.indexrelid::regclass::text AS name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS sql
     FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid
    WHERE i.indrelid = ANY ($1::text[]::regclass[]) AND c.oid IS NULL`,
  [[...TABLES, 'kernel.events']],
);
for (const { name } of indexes) await database.query(`DROP INDEX ${name}`);
for (const [sql, count] of FILL) {
  for (let from = 1; from <= count; from += AT_ONCE)
    await inBackground(() => database.query(sql, [from, Math.min(from + AT_ONCE - 1, count)]));
}
await fillMembers(kernel.vault, rows);
for (const { sql } of indexes) await inBackground(() => database.query(sql));
console.log(`filled in ${Math.round((performance.now() - fillingSince) / 1000)} s`);
// Move all checkpoints to the head, so that no follower processes the generated events.
await database.query('UPDATE kernel.checkpoints SET position = (SELECT max(position) FROM kernel.events)');
for (const table of [...TABLES, 'kernel.events', 'kernel.reservations', 'vault.keys'])
  await inBackground(() => database.query(`VACUUM ANALYZE ${table}`));

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
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/${path}`, { headers: { cookie, ...headers } });

const query = (filter: object, sort: [string, string]) =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: '[0,24]',
  }).toString();
const TABS = [
  ...[{ attention: true }, { status: 'pending' }, { status: 'completed' }, { status: ['refunded', 'partly_refunded'] }],
  ...[{ status: ['charged_back', 'partly_charged_back'] }, { status: ['failed', 'cancelled'] }, {}],
];
const each = (filter: object) =>
  new URLSearchParams({ filter: JSON.stringify(filter), each: JSON.stringify(TABS) }).toString();
const LISTS: [name: string, path: string][] = [
  ['payments', `payments?${query({}, ['placed_at', 'DESC'])}`],
  ['payments, one state', `payments?${query({ status: 'failed' }, ['placed_at', 'DESC'])}`],
  ['payments, need attention', `payments?${query({ attention: true }, ['placed_at', 'DESC'])}`],
  ['payments, by amount, one method', `payments?${query({ payment_method: 'ideal' }, ['amount', 'DESC'])}`],
  ['payments, refunded', `payments?${query({ status: ['refunded', 'partly_refunded'] }, ['placed_at', 'DESC'])}`],
  ['payments, charged back', `payments?${query({ status: ['charged_back'] }, ['placed_at', 'DESC'])}`],
  ['payments, first purchases', `payments?${query({ first_purchase: true }, ['placed_at', 'DESC'])}`],
  ['payments, count of each tab', `payment-counts?${each({})}`],
  ['payments, count of each tab, one country', `payment-counts?${each({ country: 'BE' })}`],
  [
    'payments, one month',
    `payments?${query({ placed_from: '2026-10-01T00:00:00Z', placed_before: '2026-11-01T00:00:00Z' }, ['placed_at', 'DESC'])}`,
  ],
  ['refunds to do', `refunds?${query({ status: ['requested', 'payout_failed'] }, ['requested_at', 'ASC'])}`],
  ['refunds', `refunds?${query({}, ['amount', 'DESC'])}`],
  ['photos', 'photos'],
  ['members', `members?${query({}, ['signup_date', 'DESC'])}`],
  ['members, one country', `members?${query({ country: 'BE' }, ['signup_date', 'DESC'])}`],
  ['members, by name', `members?${query({ q: 'anna' }, ['signup_date', 'DESC'])}`],
  ['payments, by name', `payments?${query({ q: 'anna' }, ['placed_at', 'DESC'])}`],
  ['direct debits', `direct-debits?${query({}, ['signed_at', 'DESC'])}`],
  ['discounts', `discounts?${query({}, ['defined_at', 'DESC'])}`],
  ['open cases', `cases?${query({ status: 'open' }, ['opened_at', 'ASC'])}`],
  ['open complaints', `complaints?${query({ status: ['new'] }, ['made_at', 'ASC'])}`],
  ['audit', `audit?${query({}, ['at', 'DESC'])}`],
  ['audit, one kind', `audit?${query({ type: ['RefundApproved'] }, ['at', 'DESC'])}`],
];
const until = new URLSearchParams({ until: '2026-10-31' }).toString();
const DASHBOARD: [name: string, path: string][] = [
  ['what waits', 'queues'],
  ['figures by day', `figures?by=day&${until}`],
  ['figures by month', `figures?by=month&${until}`],
];
const some = Math.floor(rows / 3);
const FIND: [name: string, q: string][] = [
  ['member, by whole address', emailOf(some)],
  ['member, by id', memberId(some)],
  ['member, by the beginning of an id', memberId(some).slice(0, 8)],
  ['member, by a frequent name', 'anna'],
  ['member, by a whole rare name', nameOf(4)],
  ['member, by three letters', 'zoe'],
  ['member, by three letters that nobody has', 'qzx'],
  ['member, by a part of an address', emailOf(some).split('@')[0]!.slice(0, -2)],
  ['member, by a frequent domain', '@gmail.com'],
  ['member, by a rare domain', '@firma50'],
  ['nobody', 'nobody at all'],
  ['payment, by receipt', '2026-0000123'],
  ['payment, by reference', 'sb_4711'],
  ['direct debit, by last four digits', '4300'],
  ['discount code', 'CODE7'],
  ['complaint, by number', 'AAAA-0000'],
];
const ASKED: [what: object, path: string, headers?: Record<string, string>][] = [
  ...LISTS.map(([list, path]): [object, string] => [{ list }, path]),
  ...DASHBOARD.map(([dashboard, path]): [object, string] => [{ dashboard }, path]),
  ...FIND.map(([find, q]): [object, string, Record<string, string>] => [
    { find },
    `find?${new URLSearchParams({ q }).toString()}`,
    { 'x-client-request': '1' },
  ]),
];
for (const [what, path, headers] of ASKED) {
  const times: number[] = [];
  for (let round = 0; round < rounds + 5; round++) {
    const began = performance.now();
    const reply = await ask(path, headers);
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
    if (round >= 5) times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Number(times[Math.ceil(times.length * share) - 1]!.toFixed(1));
  console.log(JSON.stringify({ ...what, p50_ms: at(0.5), p95_ms: at(0.95) }));
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
