import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { eventually } from '../../../testing/kernel/index.js';
import { give, signUp, type TestMember } from '../../../testing/members.js';
import type { StatementLine } from './statement-view.js';

let app: TestApp;
let anna: TestMember;
let ben: TestMember;
beforeAll(async () => {
  app = await testApp({ work: true });
});
beforeEach(async () => {
  app.clock.set(new Date('2026-05-20T10:00:00.000Z'));
  [anna, ben] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Ben')]);
});

const later = () => app.clock.advance(1);
const linesOf = async ({ browser }: TestMember, query = ''): Promise<StatementLine[]> =>
  (await browser.get(`/transactions${query}`)).body.transactions;
const kinds = async (member: TestMember, query = '') => (await linesOf(member, query)).map(({ kind }) => kind);

async function order(member: TestMember, method = 'paypal') {
  const body = { package: 'p100', payment_method: method, immediate_performance: true };
  later();
  const answer = await member.browser.post('/orders', body, { key: randomUUID() });
  expect(answer.status).toBe(201);
  return answer.body as { payment_id: string; pay_url: string };
}
async function press(member: TestMember, { payment_id, pay_url }: Awaited<ReturnType<typeof order>>, outcome: string) {
  await fetch(pay_url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  const status = outcome === 'paid' ? 'completed' : outcome;
  await eventually(async () => expect((await member.browser.get(`/payments/${payment_id}`)).body.status).toBe(status));
}
async function write(from: TestMember, to: TestMember) {
  later();
  const { id } = (await from.browser.post('/chats', { profile_id: to.id })).body;
  const sent = await from.browser.post(`/chats/${id}/messages`, { body: 'Hoi' }, { key: randomUUID() });
  expect(sent.status).toBe(201);
}

describe('MNY-05 the statement of all money', () => {
  it('lists payments that wait, failed and were cancelled among the movements, with a running balance', async () => {
    const waits = await order(anna, 'sct');
    const failed = await order(anna);
    await press(anna, failed, 'failed');
    await write(anna, ben);
    const cancelled = await order(anna);
    await press(anna, cancelled, 'cancelled');
    const paid = await order(anna);
    await press(anna, paid, 'paid');
    expect(await linesOf(anna)).toMatchObject([
      { kind: 'purchase', credits: 100, opening: 20, balance: 120, reference: paid.payment_id },
      { id: cancelled.payment_id, kind: 'payment_cancelled', credits: 0, opening: 20, balance: 20 },
      { kind: 'spend', credits: -10, opening: 30, balance: 20 },
      { id: failed.payment_id, kind: 'payment_failed', money: { amount: 999, currency: 'EUR' }, balance: 30 },
      {
        id: waits.payment_id,
        kind: 'payment_pending',
        payment_method: 'sct',
        payable_until: '2026-06-03T10:00:01.000Z',
        balance: 30,
      },
      { id: '1', kind: 'grant', credits: 30, opening: 0, balance: 30, payable_until: null },
    ]);
    expect((await anna.browser.get(`/payments/${waits.payment_id}`)).body.payable_until).toBe(
      '2026-06-03T10:00:01.000Z',
    );

    const pages: StatementLine[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { body } = await anna.browser.get(`/transactions?limit=2${next && `&before=${next}`}`);
      pages.push(...body.transactions);
      next = body.next;
    }
    expect(pages).toEqual(await linesOf(anna));
    expect(await kinds(anna, '?kind=purchase')).toEqual([
      'purchase',
      'payment_cancelled',
      'payment_failed',
      'payment_pending',
    ]);
    expect(await kinds(anna, '?kind=spend')).toEqual(['spend']);

    // Each can be looked up; a payment that was credited meanwhile is answered with its purchase.
    expect((await anna.browser.get(`/transactions/${waits.payment_id}`)).body).toMatchObject({
      kind: 'payment_pending',
      balance: 30,
    });
    expect((await anna.browser.get(`/transactions/${paid.payment_id}`)).body).toMatchObject({ kind: 'purchase' });
  });

  it('tells to whom a message went, and of a deleted member only that there was one', async () => {
    await write(anna, ben);
    expect((await linesOf(anna))[0]).toMatchObject({ kind: 'spend', recipient: { id: ben.id, name: 'Ben' } });
    await app.kernel.database.query("UPDATE read.profiles SET status = 'deleted' WHERE member_id = $1", [ben.id]);
    expect((await linesOf(anna))[0]).toMatchObject({ kind: 'spend', recipient: { id: null, name: null } });
  });

  it('is of a month, by the seller’s clock', async () => {
    // Half past midnight on the first of June in Amsterdam.
    app.clock.set(new Date('2026-05-31T22:30:00.000Z'));
    await give(app, anna, 5);
    expect((await linesOf(anna, '?month=2026-06')).map(({ credits }) => credits)).toEqual([5]);
    expect((await linesOf(anna, '?month=2026-05')).map(({ credits }) => credits)).toEqual([30]);
    expect(await linesOf(anna, '?month=2026-05&kind=spend')).toEqual([]);
    expect((await anna.browser.get('/transactions')).body.since).toBe('2026-05-20T10:00:00.000Z');
    for (const query of ['month=2026-13', 'month=x', 'before=7', 'before=~1~x']) {
      expect((await anna.browser.get(`/transactions?${query}`)).status).toBe(422);
    }
  });

  it('is nobody else’s, neither as a list nor by its number nor as a file', async () => {
    const { payment_id } = await order(anna);
    await give(app, anna, 5);
    expect(await kinds(ben)).toEqual(['grant']);
    for (const id of [payment_id, '2']) {
      expect(await ben.browser.get(`/transactions/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'transaction_not_found' },
      });
    }
    expect((await ben.browser.get('/transactions.csv')).body).not.toContain(payment_id);
    expect((await app.browser().get('/transactions.csv')).status).toBe(403);
  });

  it('can be taken along as a file that no spreadsheet reads as a formula', async () => {
    const cunning = await signUp(app, '=Cmd');
    await write(anna, cunning);
    await order(anna);
    const file = await anna.browser.get('/transactions.csv');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="transactions-2026-05-20.csv"');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const rows = (file.body as string).trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain('payment_pending,0,20,999,EUR,paypal');
    expect(rows[2]).toContain("'=Cmd");
    expect((await anna.browser.get('/transactions.csv?kind=grant')).body.trim().split('\r\n')).toHaveLength(2);
  });
});
