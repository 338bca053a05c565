import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { give, signUp } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { Credits } from './credits.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const [anna, ben] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben')]);
  const { id } = (await anna.browser.post('/chats', { profile_id: ben.id })).body;
  await give(app, anna, 100);
  const send = (body: string) => anna.browser.post(`/chats/${id}/messages`, { body }, { key: randomUUID() });
  // 130 credits and 20 attempts at 10 each: 13 are paid, 7 refused.
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(`message ${i}`)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(13);
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(7);
  await ben.browser.post(`/chats/${id}/read`);
  await anna.browser.post(`/members/${ben.id}/block`);
});

describe('MNY-09 the ledger', () => {
  it('balances, and holds what the wallets hold', async () => {
    const rows = await app.kernel.database.query<{ account: string; balance: number }>(
      'SELECT * FROM read.ledger_accounts',
    );
    const accounts = Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
    expect(accounts).toEqual({ granted: -160, member_wallets: 30, spent: 130 });
    const wallets = await app.kernel.database.one<{ sum: number }>(
      'SELECT sum(balance)::bigint AS sum FROM read.wallets',
    );
    expect(wallets!.sum).toBe(accounts['member_wallets']);
  });

  it('shows every movement once, with the balance it left', async () => {
    const rows = await app.kernel.database.query<{ member_id: string }>(
      'SELECT member_id FROM read.wallets WHERE balance = 0',
    );
    expect(rows).toHaveLength(1);
    expect(await app.nest.get(Credits, { strict: false }).balance(rows[0]!.member_id)).toBe(0);
    expect(await app.nest.get(Credits, { strict: false }).balance(randomUUID())).toBe(0);
  });
});

describe('EVT-01 read models made anew', () => {
  it.each([
    ['wallets', 'member_id', 2],
    ['ledger_accounts', 'account', 3],
    ['chats', 'conversation_id', 1],
    ['blocks', 'member_id, blocked_id', 1],
  ])('%s', async (table, key, count) => {
    expect(await expectSameAfterRebuild(app, table, key)).toHaveLength(count);
  });
});

describe('MNY-05 the statement', () => {
  it('pages back, the newest first', async () => {
    const carl = await signUp(app, 'Carl');
    for (let i = 1; i <= 5; i++) await give(app, carl, i);
    const first = (await carl.browser.get('/transactions?limit=4')).body;
    expect(first.transactions.map((t: { credits: number }) => t.credits)).toEqual([5, 4, 3, 2]);
    const second = (await carl.browser.get(`/transactions?limit=4&before=${first.next}`)).body;
    expect(second).toMatchObject({
      transactions: [
        { credits: 1, balance: 31 },
        { credits: 30, balance: 30 },
      ],
      next: null,
    });
    for (const query of ['limit=0', 'limit=101', 'before=x', 'member=1']) {
      expect((await carl.browser.get(`/transactions?${query}`)).status).toBe(422);
    }
  });
});
