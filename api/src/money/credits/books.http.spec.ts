import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { give, signUp, type TestMember } from '../../../testing/members.js';

let app: TestApp;
let finance: TestBrowser;
let anna: TestMember;

beforeAll(async () => {
  app = await testApp();
  const login = { email: 'finance@example.com', password: 'long enough' };
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...login, role: 'finance', key: 'add-finance-for-test' }));
  finance = app.console();
  await finance.post('/admin/login', login);
});

const books = async () => (await finance.get('/admin/books')).body;
const change = (sql: string, ...params: unknown[]) => app.kernel.database.query(sql, params);

describe('MNY-09 the books', () => {
  it('of a site that nobody has come to yet: every account at nothing', async () => {
    const { accounts, ...rest } = await books();
    expect(accounts).toHaveLength(10);
    expect(accounts.every(({ credits }: { credits: number }) => credits === 0)).toBe(true);
    expect(rest).toEqual({
      balanced: true,
      sum: 0,
      wallets: { holders: 0, credits: 0, difference: 0, differing: 0 },
      debts: { debtors: 0, credits: 0, difference: 0, listed: [] },
      differences: [],
    });
  });

  it('say where all credits came from and are, and that the wallets agree', async () => {
    anna = await signUp(app, 'Anna');
    const ben = await signUp(app, 'Ben');
    const { id } = (await anna.browser.post('/chats', { profile_id: ben.id })).body;
    await give(app, anna, 100);
    expect((await anna.browser.post(`/chats/${id}/messages`, { body: 'Hello' })).status).toBe(201);
    expect(await books()).toEqual({
      balanced: true,
      accounts: [
        { account: 'sold', credits: 0 },
        { account: 'granted', credits: -160 },
        { account: 'member_wallets', credits: 150 },
        { account: 'held', credits: 0 },
        { account: 'spent', credits: 10 },
        { account: 'refunded', credits: 0 },
        { account: 'lapsed', credits: 0 },
        { account: 'charged_back', credits: 0 },
        { account: 'debt', credits: 0 },
        { account: 'chargeback_loss', credits: 0 },
      ],
      sum: 0,
      wallets: { holders: 2, credits: 150, difference: 0, differing: 0 },
      debts: { debtors: 0, credits: 0, difference: 0, listed: [] },
      differences: [],
    });
  });

  it('name the wallet that its movements do not explain, until its read model is made anew', async () => {
    await change('UPDATE read.wallets SET balance = balance + 5 WHERE member_id = $1', anna.id);
    expect(await books()).toMatchObject({
      balanced: false,
      sum: 0,
      wallets: { credits: 155, difference: 5, differing: 1 },
      differences: [{ member_id: anna.id, balance: 125, movements: 120, debt: 0, debt_movements: 0 }],
    });
    await app.kernel.projections.rebuild('wallets');
    expect(await books()).toMatchObject({ balanced: true, wallets: { credits: 150 }, differences: [] });
  });

  it('find what two differences hide from the sum, and a wallet below zero', async () => {
    await change('UPDATE read.wallets SET balance = balance + CASE WHEN member_id = $1 THEN 5 ELSE -5 END', anna.id);
    expect(await books()).toMatchObject({ balanced: false, wallets: { difference: 0, differing: 2 } });
    await change('UPDATE read.wallets SET balance = -1, moved = -1 WHERE member_id = $1', anna.id);
    expect((await books()).differences).toContainEqual(
      expect.objectContaining({ member_id: anna.id, balance: -1, movements: -1 }),
    );
    await app.kernel.projections.rebuild('wallets');
  });

  it('show an entry that does not balance', async () => {
    await change(`UPDATE read.ledger_accounts SET balance = balance + 1 WHERE account = 'spent'`);
    expect(await books()).toMatchObject({ balanced: false, sum: 1, wallets: { difference: 0, differing: 0 } });
    await app.kernel.projections.rebuild('ledger_accounts');
    expect(await books()).toMatchObject({ balanced: true });
  });
});
