import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AddStaffMember, type Role } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { collect, payByDebit } from '../../../testing/debits.js';
import { signUp, type TestMember } from '../../../testing/members.js';

let app: TestApp;
let zoe: TestMember;
let debit: Awaited<ReturnType<typeof payByDebit>>;
let [receipt, complaint, kase, code] = ['', '', '', ''];
const EMAIL = 'zoe.vandijk84@post.example.org';
const staff = {} as Record<Role, TestBrowser>;

interface Found {
  kind: string;
  id: string;
  exact: boolean;
  title: string | null;
}
const find = async (role: Role, q: string): Promise<Found[]> => {
  const { status, body } = await staff[role].get(`/admin/find?q=${encodeURIComponent(q)}`);
  expect([q, status]).toEqual([q, 200]);
  return (body as { records: Found[] }).records;
};
const kinds = async (role: Role, q: string) => (await find(role, q)).map(({ kind, id }) => `${kind} ${id}`);
const recorded = () =>
  app.kernel.database.query<{ actor: string; data: { soughtBy: string[]; found: { kind: string; id: string }[] } }>(
    "SELECT actor, data FROM kernel.events WHERE type = 'RecordsFound' ORDER BY position",
  );

beforeAll(async () => {
  app = await testApp({ work: true });
  for (const role of ['moderator', 'finance', 'admin'] as const) {
    const login = { email: `${role}@example.com`, password: 'long enough' };
    await app.nest
      .get(CommandBus)
      .execute(new AddStaffMember({ actor: 'system', ...login, role, key: `first ${role} of these` }));
    staff[role] = app.console();
    await staff[role].post('/admin/login', login);
  }
  zoe = await signUp(app, 'Zoë van Dijk', { email: EMAIL });
  const ben = await signUp(app, 'Ben', { email: 'ben@example.org' });
  await collect(app);
  debit = await payByDebit(app, zoe);
  code = 'LENTE2026';
  await staff.finance.post('/admin/discounts', { code, value_percentage: 20, reason: 'Spring' });
  await ben.browser.post('/reports', { member_id: zoe.id, reason: 'spam', text: 'Only adverts' });
  const complained = await app.browser().post('/complaints', {
    kind: 'other',
    language: 'nl',
    name: '',
    address: '',
    text: 'Too dark',
    email: 'someone@example.net',
  });
  complaint = (complained.body as { number: string }).number;
  await caughtUp(app);
  const one = async (sql: string) => (await app.kernel.database.one<{ id: string }>(sql))!.id;
  kase = await one('SELECT case_id AS id FROM read.cases');
  receipt = await one('SELECT number AS id FROM read.receipts');
});

describe('ADM-08 finding anything', () => {
  it.each(['moderator', 'finance', 'admin'] as const)(
    'a member is found by %s: by address, name, parts of them, and id',
    async (role) => {
      const member = `member ${zoe.id}`;
      for (const q of [
        EMAIL,
        EMAIL.toUpperCase(),
        'Zoë van Dijk',
        'zoe',
        'van dij',
        'vandijk8',
        '@post.example',
        zoe.id,
      ])
        expect([q, await kinds(role, q)]).toEqual([q, expect.arrayContaining([member])]);
      expect(await find(role, EMAIL)).toMatchObject([{ kind: 'member', exact: true, title: 'Zoë van Dijk' }]);
      for (const q of ['oe', 'dijk van', 'nobody@example.org', 'zoe zoe', '%%', '000000000000'])
        expect([q, await kinds(role, q)]).toEqual([q, []]);
    },
  );

  it('each role finds what it may open, and nothing else', async () => {
    const { paymentId, debtor } = debit;
    const { provider_reference, amount } = (await staff.finance.get(`/admin/payments/${paymentId}`)).body as {
      provider_reference: string;
      amount: { amount: number };
    };
    const reference = `PAY-${paymentId.slice(-8).toUpperCase()}`;
    const iban = debtor.iban;
    const payment = `payment ${paymentId}`;
    const direct = `direct_debit ${paymentId}`;
    const table: [q: string, role: 'finance' | 'moderator', found: string[]][] = [
      [receipt, 'finance', [payment]],
      [` #${receipt.toLowerCase()}`, 'finance', [payment]],
      [provider_reference, 'finance', [payment]],
      [paymentId, 'finance', [payment, direct]],
      [paymentId.replaceAll('-', '').toUpperCase(), 'finance', [payment, direct]],
      [reference, 'finance', [payment, direct]],
      [reference.slice(-8).toLowerCase(), 'finance', [payment, direct]],
      [receipt.slice(-5), 'finance', [payment]],
      [`€ ${(amount.amount / 100).toFixed(2).replace('.', ',')}`, 'finance', [payment, direct]],
      [iban, 'finance', [direct]],
      [`•••• ${iban.slice(-4)}`, 'finance', [direct]],
      ['lente', 'finance', [`discount ${code}`]],
      [code, 'finance', [`discount ${code}`]],
      [kase, 'moderator', [`case ${kase}`]],
      [`REP-${kase.slice(-8)}`, 'moderator', [`case ${kase}`]],
    ];
    for (const [q, role, found] of table) {
      expect([q, await kinds(role, q)]).toEqual([q, found]);
      expect([q, await kinds('admin', q)]).toEqual([q, found]);
      expect([q, await kinds(role === 'finance' ? 'moderator' : 'finance', q)]).toEqual([q, []]);
    }
    const { id } = (
      await staff.finance.post(`/admin/wallets/${zoe.id}/goodwill`, { credits: 5, reason: 'Late answer' })
    ).body as { id: string };
    expect(await find('finance', id)).toMatchObject([{ kind: 'proposal', id, exact: true, status: 'waiting' }]);
    expect(await kinds('finance', id.slice(0, 8))).toContain(`proposal ${id}`);
    expect(await kinds('moderator', id)).toEqual([]);
    expect(await find('moderator', complaint.toLowerCase())).toMatchObject([{ kind: 'complaint', title: complaint }]);
    expect(await find('finance', complaint)).toEqual([]);
  });

  it('what was found is in the audit log before it is shown, once an hour, and never what was typed', async () => {
    const before = (await recorded()).length;
    for (let n = 0; n < 3; n++) await find('finance', EMAIL);
    await find('finance', 'nobody at all');
    app.clock.advance(3_600);
    await find('finance', EMAIL);
    const lines = (await recorded()).slice(before);
    expect(lines.map(({ data }) => data)).toEqual(
      Array.from({ length: lines.length }, () =>
        expect.objectContaining({ soughtBy: ['email'], found: [{ kind: 'member', id: zoe.id }] }),
      ),
    );
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(await recorded())).not.toMatch(/example|vandijk|Zoë|zoe/);
    await staff.finance.get(`/admin/find?q=${EMAIL}`, { headers: { 'x-opened-from': `payment ${zoe.id}` } });
    const { body } = await staff.admin.get(
      `/admin/audit?filter=${encodeURIComponent(JSON.stringify({ type: ['RecordsFound'] }))}`,
    );
    const line = { type: 'RecordsFound', reason: 'payment', about: zoe.id };
    expect((body as object[])[0]).toMatchObject(line);
  });

  it('a new name finds the member, the old one no longer; a rebuild finds the same', async () => {
    const mia = await signUp(app, 'Mia Oud', { email: 'mia@example.org' });
    await mia.browser.put('/profile', { name: 'Mia Nieuwenhuis' });
    await caughtUp(app);
    const marks = () =>
      app.kernel.database.query('SELECT member_id, name_marks, address_marks FROM read.findable_members ORDER BY 1');
    const kept = await marks();
    expect(await kinds('moderator', 'nieuwenh')).toEqual([`member ${mia.id}`]);
    expect(await kinds('moderator', 'mia oud')).toEqual([]);
    await app.kernel.projections.rebuild('findable_members');
    expect(await marks()).toEqual(kept);
    // No table holds a name or an address in plain text.
    expect(JSON.stringify(kept)).not.toMatch(/mia|nieuw|zoe|dijk|example/i);
  });

  it('PRV-01 nobody finds a member whose keys are destroyed', async () => {
    const gone = await signUp(app, 'Vergeten Persoon', { email: 'v@example.org' });
    await caughtUp(app);
    expect(await kinds('admin', 'vergeten')).toEqual([`member ${gone.id}`]);
    await app.kernel.vault.destroy(gone.id);
    expect(await kinds('admin', 'vergeten')).toEqual([]);
  });

  it('every look-up reads an index, and no table from end to end', async () => {
    const { database } = app.kernel;
    const asked: [sql: string, values: unknown[]][] = [];
    const [query, prepared] = [database.query, database.prepared.bind(database)];
    database.query = (sql, values = []) => (asked.push([sql, values]), query(sql, values));
    database.prepared = (name, sql, values) => (asked.push([sql, values]), prepared(name, sql, values));
    const everything = [
      debit.paymentId,
      EMAIL,
      'zoe van dijk',
      receipt,
      receipt.slice(-4),
      '47,99',
      complaint,
      code,
      debit.debtor.iban,
    ];
    for (const q of [...everything, debit.debtor.iban.slice(-4), 'sb_1234']) await find('admin', q);
    Object.assign(database, { query, prepared });
    const looked = new Map(asked.filter(([sql]) => /FROM read\./.test(sql)));
    expect(looked.size).toBeGreaterThan(9);
    await database.transaction(async (own) => {
      // Tables of a few rows are read whole unless they need not be.
      await own('SET LOCAL enable_seqscan = off');
      for (const [sql, values] of looked) {
        const plan = await own<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values);
        const text = plan.map((row) => row['QUERY PLAN']).join('\n');
        expect(`${sql}\n${text}`).not.toMatch(/Seq Scan/);
      }
    });
  });

  it('a text that is too short, too long or missing is refused', async () => {
    for (const query of ['', '?q=', '?q=a', `?q=${'a'.repeat(201)}`, '?q=ab&other=1'])
      expect([query, (await staff.admin.get(`/admin/find${query}`)).status]).toEqual([query, 422]);
  });
});
