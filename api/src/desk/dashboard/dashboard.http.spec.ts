import { randomUUID } from 'node:crypto';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CsvExports } from '../../ground/lists/index.js';
import { Places } from '../../ground/places/index.js';
import { Settings } from '../../ground/settings/index.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import type { Staff } from '../../kernel/index.js';
import { WAITING as WAITING_IN_INBOX } from '../../meeting/fictional-inbox/inbox.js';
import type { PaymentsList } from '../../money/payments/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp } from '../../../testing/members.js';
import { DashboardAdminController } from './dashboard.admin.controller.js';
import { Queues } from './queues.js';
import { FIGURES_SQL } from './queries/get-figures.query.js';

let app: TestApp;
const consoles = {} as Record<Staff['role'], TestBrowser>;
beforeAll(async () => {
  app = await testApp();
  for (const role of ['moderator', 'finance', 'admin'] as const) {
    const login = { email: `${role}@example.com`, password: 'long enough' };
    await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...login, role, key: role }));
    consoles[role] = app.console();
    await consoles[role].post('/admin/login', login);
  }
  for (const [table, rows] of Object.entries(WAITING)) for (const row of rows) await insert(table, row);
  for (const id of [1, 2])
    await app.kernel.database.query(
      `SELECT graphile_worker.add_job('mail', '{}'::json, max_attempts := ${id}, run_at := now() + interval '1 day')`,
    );
  await app.kernel.database.query('UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE max_attempts = 1');
});

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')})`;
  await app.kernel.database.query(sql, Object.values(row));
}

const at = (day: number) => `2026-02-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const [vera, fictional, other] = [randomUUID(), randomUUID(), randomUUID()];
const chat = { conversation_id: randomUUID(), member_a: vera, member_b: fictional, last_version: 2 };
const between = { conversation_id: randomUUID(), member_a: fictional, member_b: other, last_version: 2 };
const payment = (more: object) => ({
  ...{ payment_id: randomUUID(), member_id: vera, method: 'ideal', provider: 'sandbox', currency: 'EUR' },
  ...{ amount: 999, price: 999, transaction_costs: 0, credits: 100, package: 'p100', placed_at: at(1) },
  ...more,
});
const refund = (status: string, day: number) => ({
  ...{ refund_id: randomUUID(), payment_id: randomUUID(), member_id: vera, credits: 1, amount: 10, currency: 'EUR' },
  ...{ status, requested_at: at(day) },
});
const debit = (more: object) => ({
  ...{ payment_id: randomUUID(), member_id: vera, status: 'sent', reference: 'r', amount: 1, left_amount: 1 },
  ...{ currency: 'EUR', collect_on: '2026-02-20', signed_at: at(1) },
  ...more,
});
const photo = (more: object) => ({
  ...{ photo_id: randomUUID(), member_id: vera, file: 'f', width: 1, height: 1, place: 1 },
  ...more,
});
const chatPhoto = (more: object) => ({ ...photoOfChat, photo_id: randomUUID(), ...more });
const photoOfChat = { from_id: vera, to_id: other, width: 1, height: 1 };
const report = (status: string, day: number) => ({
  ...{ case_id: randomUUID(), status, kind: 'member', reporter_id: vera, reported_id: other, reason: 'spam' },
  opened_at: at(day),
});
const complaint = (status: string, day: number) => ({
  ...{ complaint_id: randomUUID(), number: `AAAA-${day}`, status, kind: 'other', desk: 'moderator', made_at: at(1) },
  language: 'nl',
  ...{ written_at: at(day), answer_by: at(9), close_by: at(9) },
});
const unanswered = (conversation_id: string, version: number, day: number) => ({
  ...{ conversation_id, version, member_id: vera, profile_id: fictional, sent_at: at(day), answer_by: at(20) },
});

/** Some of each waits, some does not. */
const WAITING: Record<string, Record<string, unknown>[]> = {
  'read.photos': [
    photo({ added_at: at(3) }),
    photo({ added_at: at(2), decided: true }),
    photo({ added_at: at(4) }),
    photo({ added_at: at(1), status: 'active' }),
  ],
  'read.chat_photos': [
    chatPhoto({ sent_at: at(5) }),
    chatPhoto({ sent_at: at(4), inspected: true }),
    chatPhoto({ sent_at: at(3), decided: true }),
  ],
  'read.fictional_profiles': [{ profile_id: fictional }],
  'read.chats': [chat, between],
  'read.unanswered_messages': [
    unanswered(chat.conversation_id, 1, 7),
    unanswered(chat.conversation_id, 2, 8),
    unanswered(randomUUID(), 1, 1),
  ],
  'read.cases': [
    report('open', 6),
    report('open', 5),
    report('decided', 1),
    { ...report('open', 2), objected: true, objected_side: 'reported', objected_at: at(9), latest_by: 'colleague' },
  ],
  'read.complaints': [complaint('new', 6), complaint('ours', 4), complaint('theirs', 2), complaint('closed', 1)],
  'read.payments': [
    payment({ status: 'completed', settled_at: at(2) }),
    payment({ status: 'declined', settled_at: at(3) }),
    payment({ status: 'pending', mismatch_amount: 1, mismatch_currency: 'EUR', placed_at: at(4) }),
    payment({
      ...{ status: 'completed', settled_at: at(1), chargebacks: 1, chargeback_unseen: true, charged_back: 999 },
      ...{ charged_back_currency: 'EUR', charged_back_at: at(9) },
    }),
  ],
  'read.refunds': [
    refund('requested', 5),
    refund('confirming', 4),
    refund('payout_failed', 6),
    refund('approved', 1),
    refund('paid_out', 2),
  ],
  'read.debits': [
    debit({ pay_back: 1, pay_back_asked_at: at(8) }),
    debit({ pay_back: 0 }),
    debit({ status: 'authorised', collect_on: '2026-01-20', signed_at: at(6), pay_back: 0 }),
    debit({ status: 'authorised', collect_on: '2999-01-20', pay_back: 0 }),
  ],
  'kernel.batch_jobs': [
    { job: 'check', key: 'a', payload: '{}', run_at: at(3), attempts_left: 0, last_error: 'TypeError' },
    { job: 'check', key: 'b', payload: '{}', run_at: at(2), attempts_left: 2 },
  ],
};

interface Waiting {
  list: string;
  filter: object;
  waiting: number;
  oldest_at: string | null;
}
const queuesOf = async (role: Staff['role']): Promise<Waiting[]> => {
  const { status, body } = await consoles[role].get('/admin/queues');
  expect(status).toBe(200);
  return (body as { queues: Waiting[] }).queues;
};

describe('ADM-07 what waits', () => {
  it('is counted for each role, with the age of the oldest', async () => {
    const told = (queues: Waiting[]) => queues.map(({ list, waiting, oldest_at }) => [list, waiting, oldest_at]);
    const moderators = [
      ['photos', 2, at(3)],
      ['chat-photos', 1, at(5)],
      ['inbox', 1, at(7)],
      ['cases', 2, at(5)],
      ['objections', 1, at(9)],
      ['complaints', 2, at(4)],
    ];
    const money = [
      ['payments', 3, at(3)],
      ['refunds', 3, at(4)],
      ['proposals', 0, null],
      ['chargebacks', 0, null],
      ['direct-debits', 1, at(8)],
      ['debit-files', 1, at(6)],
    ];
    expect(told(await queuesOf('moderator'))).toEqual(moderators);
    expect(told(await queuesOf('finance'))).toEqual([['complaints', 0, null], ...money]);
    expect(told(await queuesOf('admin'))).toEqual([
      ...moderators,
      ...money,
      ['agreements', 0, null],
      ['failed-jobs', 2, at(3)],
    ]);
  });

  it('is what the list shows with the filter that comes with the number', async () => {
    for (const { list, filter, waiting } of await queuesOf('admin')) {
      if (list === 'debit-files') {
        expect((await consoles.admin.get('/admin/debit-files-due')).body).toMatchObject({ debits: waiting });
        continue;
      }
      const query = new URLSearchParams({ range: '[0,0]', filter: JSON.stringify(filter) });
      const { headers } = await consoles.admin.get(`/admin/${list}?${query.toString()}`);
      expect([list, headers.get('content-range')?.split('/')[1]]).toEqual([list, `${waiting}`]);
    }
  });

  it('ADM-04 leaves out what has to be left to a colleague: what is one’s own, or of whoever appointed one', async () => {
    const idOf = async (key: string) => {
      const [added] = await app.kernel.database.query<{ id: string }>(
        `SELECT substr(stream, 7) AS id FROM kernel.events WHERE type = 'StaffMemberAdded' AND key = $1`,
        [key],
      );
      return added!.id;
    };
    const [admin, finance] = [await idOf('admin'), await idOf('finance')];
    const login = { email: 'newcomer@example.com', password: 'long enough' };
    const newcomer = { actor: finance, ...login, role: 'finance' as const, key: 'newcomer' };
    await app.nest.get(CommandBus).execute(new AddStaffMember(newcomer));
    const appointed = app.console();
    await appointed.post('/admin/login', login);
    const proposal = (proposed_by: string, day: number) => ({
      ...{ proposal_id: randomUUID(), kind: 'goodwill', status: 'waiting', member_id: vera, credits: 5 },
      ...{ proposed_by, proposed_at: at(day) },
    });
    for (const one of [proposal(finance, 3), proposal(admin, 4), proposal(await idOf('newcomer'), 6)])
      await insert('read.proposals', one);
    await insert('read.refunds', { ...refund('confirming', 1), approved_by: finance, approved_at: at(2) });
    const told = async (browser: TestBrowser) =>
      ((await browser.get('/admin/queues')).body as { queues: Waiting[] }).queues
        .filter(({ list }) => list === 'refunds' || list === 'proposals')
        .map(({ waiting, oldest_at }) => [waiting, oldest_at]);
    expect(await told(consoles.finance)).toEqual([
      [3, at(4)],
      [2, at(4)],
    ]);
    expect(await told(appointed)).toEqual([
      [3, at(4)],
      [1, at(4)],
    ]);
    expect(await told(consoles.admin)).toEqual([
      [4, at(1)],
      [2, at(3)],
    ]);
  });

  it('tells of a job that was given up what it was called and what went wrong, and nothing of what it was about', async () => {
    const { body } = await consoles.admin.get('/admin/failed-jobs');
    expect(body).toEqual([
      { id: expect.any(String), job: 'check', attempts: null, error: 'TypeError', since: at(3) },
      { id: expect.any(String), job: 'mail', attempts: 1, error: null, since: expect.any(String) },
    ]);
  });
});

/** These have few rows however large the site is. */
const SMALL = ['fictional_profiles', 'debit_files', '_private_tasks', 'unanswered_messages'];

/** Tables that PostgreSQL would read whole although it was told to avoid that. */
async function scanned(sql: string, params: unknown[]): Promise<string[]> {
  return app.kernel.database.transaction(async (query) => {
    await query('SET LOCAL enable_seqscan = off');
    const lines = await query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, params);
    return lines.flatMap((line) => /Seq Scan on (\w+)/.exec(line['QUERY PLAN'])?.[1] ?? []);
  });
}

describe('ADM-07 however much there is', () => {
  it('what waits is counted as far as the list counts', async () => {
    await app.kernel.database.query(
      `INSERT INTO read.refunds (refund_id, member_id, payment_id, status, credits, amount, currency, requested_at)
       SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'requested', 100, 999, 'EUR', '2020-01-01'
         FROM generate_series(1, 10000)`,
    );
    const queues = await queuesOf('finance');
    expect(queues.find(({ list }) => list === 'refunds')).toMatchObject({ waiting: 10_000, more: true });
    expect(queues.find(({ list }) => list === 'payments')).toMatchObject({ waiting: 3, more: false });
  });

  it('no count of a queue reads a whole table of members, payments or jobs', async () => {
    const caller: Staff = { kind: 'staff', id: randomUUID(), role: 'admin', sessionId: randomUUID() };
    for (const { list, queue } of app.nest.get(Queues, { strict: false }).of('admin')) {
      // The inbox counts by a statement of its own.
      if (!('waitingQuery' in queue)) continue;
      const { waitingQuery } = queue as { waitingQuery: PaymentsList['waitingQuery'] };
      const query = await waitingQuery.call(queue as PaymentsList, caller);
      const tables = await scanned(...query.getQueryAndParameters());
      expect([list, tables.filter((one) => !SMALL.includes(one))]).toEqual([list, []]);
    }
    expect((await scanned(WAITING_IN_INBOX, [])).filter((one) => !SMALL.includes(one))).toEqual([]);
  });

  it('figures are sums that an index leads to', async () => {
    const days = [
      ['2026-01-01', '2026-02-01'],
      ['2026-02-01', '2026-03-01'],
    ];
    expect(await scanned(FIGURES_SQL, ['all', 'Europe/Amsterdam', ...days])).toEqual([]);
  });
});

describe('ADM-07 figures of the business', () => {
  it('are told by day, week and month up to today or an earlier day, and as a file', async () => {
    await signUp(app, 'Anna');
    await app.kernel.projections.rebuild('figures');
    const { status, body } = await consoles.finance.get('/admin/figures');
    expect(status).toBe(200);
    expect([body.by, body.periods.length, body.total.now.sign_ups, body.total.now.confirmed]).toEqual([
      'day',
      30,
      1,
      1,
    ]);
    expect(body.periods.at(-1).now.sign_ups).toBe(1);
    const months = (await consoles.finance.get('/admin/figures?by=month&until=2025-06-15')).body;
    expect([months.from, months.until]).toEqual(['2024-07-01', '2025-06-30']);
    const weeks = (await consoles.finance.get('/admin/figures?by=week&until=2026-01-01')).body;
    expect([weeks.from, weeks.until, weeks.periods[0].before_from]).toEqual(['2025-10-13', '2026-01-04', '2025-07-21']);
    const future = (await consoles.finance.get('/admin/figures?until=2099-01-01')).body;
    expect(future.until).toBe(body.until);

    const lines = (await consoles.finance.get('/admin/figures.csv?by=day')).bytes.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines[0]).toContain('from,until,sign_ups,confirmed,fictional_sign_ups');
    expect(lines.at(-1)).toContain(`${body.until},${body.until},1,1,0,0`);
    const dutch = (await consoles.finance.get('/admin/figures.csv?by=day&language=nl')).bytes.toString('utf8');
    expect(dutch.trim().split('\r\n').at(-1)).toMatch(/;1;1;0;0;/);
  });
});

describe('ADM-07 what an installation still needs', () => {
  /** As it answers in production. */
  const controller = (places: Places) =>
    new DashboardAdminController(
      app.nest.get(QueryBus),
      app.nest.get(CsvExports, { strict: false }),
      { ...app.kernel.config, production: true },
      app.nest.get(Settings, { strict: false }),
      places,
    );

  it('is seen where it can be, or said by an administrator, whose name the history keeps', async () => {
    const { admin } = consoles;
    const shown = controller(app.nest.get(Places, { strict: false }));
    const missing = async () =>
      Object.entries(await shown.installation()).flatMap(([step, done]) => (done ? [] : [step]));
    expect((await admin.get('/admin/installation')).body).toMatchObject({ key: true, backups: true });
    expect(await missing()).toEqual(
      expect.arrayContaining(['terms', 'company', 'packages', 'methods', 'staff', 'key', 'backups', 'places']),
    );

    const { version } = (await admin.get('/admin/settings')).body as { version: number };
    const mark = (done_steps: string[]) =>
      admin.put('/admin/settings', { version, reason: 'Done', restores: null, changes: { done_steps } });
    expect(await mark(['mail'])).toMatchObject({ status: 422 });
    expect(await mark(['key', 'backups'])).toMatchObject({ status: 200 });
    const { changes } = (await admin.get('/admin/settings/history')).body as { changes: object[] };
    expect(changes[0]).toMatchObject({ by: expect.any(String), after: { done_steps: ['key', 'backups'] } });
    expect(await missing()).toEqual(expect.not.arrayContaining(['key', 'backups']));
    expect(await missing()).toContain('packages');
  });

  it('has its places where a file of them was read', async () => {
    const places = { imported: () => Promise.resolve(['NL' as const]) } as Places;
    expect(await controller(places).installation()).toMatchObject({ places: true, staff: false });
  });
});
