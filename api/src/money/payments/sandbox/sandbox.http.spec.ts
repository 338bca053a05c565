import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../../testing/app.js';
import { signUp, type TestMember } from '../../../../testing/members.js';
import { PAYMENT_METHODS } from '../payment-methods.js';
import { noticesOf } from './sandbox-payments.js';
import { wayOf } from './ways.js';
import { eventually } from '../../../../testing/kernel/index.js';

let app: TestApp;
let anna: TestMember;
beforeAll(async () => {
  app = await testApp({ work: true });
  anna = await signUp(app, 'Anna');
});

const press = async (url: string, fields: [string, string][]) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const order = (member: TestMember, body: object, key = randomUUID()) =>
  member.browser.post('/orders', { ...body, immediate_performance: true }, { key });
const ordered = async (member: TestMember, body: object): Promise<{ payment_id: string; pay_url: string }> =>
  (await order(member, { package: 'p100', ...body })).body;
const statusOf = async (member: TestMember, id: string) => (await member.browser.get(`/payments/${id}`)).body.status;
const becomes = (member: TestMember, id: string, status: string) =>
  eventually(async () => expect(await statusOf(member, id)).toBe(status));
/** The methods offered to a browser that has Apple Pay. */
const offered = async (member: TestMember) =>
  (await member.browser.get('/payment-methods?apple_pay=true')).body.methods.flatMap(
    ({ id, same }: { id: string; same: string[] }) => [id, ...same],
  ) as string[];
const switchOff = (methods: string[]) => {
  const kept = PAYMENT_METHODS.map(({ id }) => id).filter((id) => !methods.includes(id));
  return press(`${app.origin}/api/sandbox`, [
    ['payment_reply', '0'],
    ['refund_reply', '0'],
    ...kept.map((id): [string, string] => ['methods', id]),
  ]);
};

describe('MNY-02 the way of each method', () => {
  const FILLED: Record<string, [string, string][]> = {
    bank: [['bank', 'ing']],
    card: [
      ['number', '4242 4242 4242 4242'],
      ['expiry', '12/39'],
      ['cvc', '123'],
    ],
    code: [['code', '123456']],
    voucher: [['code', '0000 1111 2222 3333']],
    wallet: [],
    transfer: [],
  };
  const LEGEND = {
    bank: 'bank',
    card: 'Your card',
    code: '6-digit',
    voucher: '16-digit',
    wallet: 'account',
    transfer: 'IBAN|NL91',
  };

  it('that is offered somewhere can be gone to the end', async () => {
    const seen = new Set<string>();
    for (const country of ['NL', 'BE', 'AT', 'PL', 'IT', 'FR']) {
      const member = await signUp(app, `Member${country}`, { country });
      for (const method of (await offered(member)).filter((id) => !seen.has(id))) {
        seen.add(method);
        const { payment_id, pay_url } = await ordered(member, { payment_method: method, apple_pay: true });
        const way = wayOf(method);
        expect([method, await (await fetch(pay_url)).text()]).toEqual([
          method,
          expect.stringMatching(new RegExp(LEGEND[way])),
        ]);
        expect([method, (await press(pay_url, [['outcome', 'paid'], ...FILLED[way]!])).status]).toEqual([method, 303]);
        await becomes(member, payment_id, 'completed');
      }
    }
    expect([...seen].sort()).toEqual(
      PAYMENT_METHODS.filter(({ ownForm, until }) => !ownForm && !until)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('takes no form that the page of somebody else sends', async () => {
    const { payment_id, pay_url } = await ordered(anna, { payment_method: 'paypal' });
    const body = new URLSearchParams({ outcome: 'paid' });
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])
      expect((await fetch(pay_url, { method: 'POST', body, headers, redirect: 'manual' })).status).toBe(403);
    expect(await statusOf(anna, payment_id)).toBe('pending');
    // The page keeps its address to itself.
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await fetch(pay_url, { method: 'POST', body, headers, redirect: 'manual' })).status).toBe(303);
  });

  it('takes nothing that is wrong, says what, and keeps the payment open', async () => {
    const { payment_id, pay_url } = await ordered(anna, { payment_method: 'visa' });
    const wrong = await press(pay_url, [
      ['outcome', 'paid'],
      ['number', '4242 4242 4242 4241'],
    ]);
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(/role="alert">This is not a card number/);
    expect(await statusOf(anna, payment_id)).toBe('pending');
    await press(pay_url, [
      ['outcome', 'paid'],
      ['number', '4000000000000002'],
    ]);
    await becomes(anna, payment_id, 'failed');
  });
});

describe('MNY-03 notices on their way', () => {
  it.each([
    [{ copies: 1, shuffled: false, forged: false }, ['paid']],
    [{ copies: 2, shuffled: true, forged: false }, ['paid', 'open', 'paid']],
    [{ copies: 1, shuffled: false, forged: true }, ['forged', 'paid']],
    [
      { copies: 3, shuffled: true, forged: true },
      ['forged', 'paid', 'forged', 'open', 'forged', 'paid', 'forged', 'paid'],
    ],
  ])('%o', (chosen, told) => {
    const notices = noticesOf({ status: 'paid', ...chosen });
    expect(notices.map(({ status, forged }) => (forged ? 'forged' : status))).toEqual(told);
  });

  it('a forged one says paid of what was cancelled, and is refused', async () => {
    const { payment_id, pay_url } = await ordered(anna, { payment_method: 'paypal' });
    const before = (await anna.browser.get('/user')).body.credits;
    await press(pay_url, [
      ['outcome', 'cancelled'],
      ['copies', '1'],
      ['forged', 'on'],
    ]);
    await becomes(anna, payment_id, 'cancelled');
    expect((await anna.browser.get('/user')).body.credits).toBe(before);
  });

  it('a reply that is lost is asked for again: one payment there, the same for the same request', async () => {
    const loseReplies = async (times: number) => {
      const fields: [string, string][] = PAYMENT_METHODS.map(({ id }) => ['methods', id]);
      const saved = await press(`${app.origin}/api/sandbox`, [
        ['payment_reply', `${times}`],
        ['refund_reply', '0'],
        ...fields,
      ]);
      expect(saved.status).toBe(303);
    };
    // Lose all replies, not just one: the job that also starts the payment may come first and use up that one.
    await loseReplies(99);
    const key = randomUUID();
    const body = { package: 'p250', payment_method: 'paypal' };
    expect(await order(anna, body, key)).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    await loseReplies(0);
    const again = await order(anna, body, key);
    expect(again.status).toBe(201);
    const sql = 'SELECT count(*) AS n FROM sandbox.payments WHERE payment_id = $1';
    expect(await app.kernel.database.one(sql, [again.body.payment_id])).toEqual({ n: 1 });
  });
});

describe('MNY-02 MNY-03 what the companies take', () => {
  it('a method that its company does not take is not offered', async () => {
    expect(await offered(anna)).toContain('paypal');
    expect((await switchOff(['paypal'])).status).toBe(303);
    expect(await (await fetch(`${app.origin}/api/sandbox`)).text()).toMatch(/value="paypal">/);
    expect(await offered(anna)).not.toContain('paypal');
    expect((await order(anna, { package: 'p100', payment_method: 'paypal' })).status).toBe(422);
    await switchOff([]);
    expect(await offered(anna)).toContain('paypal');
  });

  it('a card that failed can be tried at the other company, and nothing else can', async () => {
    const member = await signUp(app, 'Bea');
    const look = async (id: string) => (await member.browser.get(`/payments/${id}`)).body;
    const card = await ordered(member, { payment_method: 'visa' });
    expect(await look(card.payment_id)).toMatchObject({ status: 'pending', other_provider: false });
    const retried = { package: 'p100', payment_method: 'visa', retry_of: card.payment_id };
    expect(await order(member, retried)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
    await press(card.pay_url, [['outcome', 'failed']]);
    await becomes(member, card.payment_id, 'failed');
    expect(await look(card.payment_id)).toMatchObject({ other_provider: true });
    expect((await order(anna, retried)).status).toBe(404);

    const key = randomUUID();
    const second = (await order(member, retried, key)).body;
    expect(await (await fetch(second.pay_url)).text()).toMatch(/Sandbox Cards/);
    await press(second.pay_url, [['outcome', 'paid']]);
    await becomes(member, second.payment_id, 'completed');

    // Money comes late for the first: a repeat of what was ordered instead has its answer all the same.
    await press(card.pay_url, [['outcome', 'paid']]);
    await becomes(member, card.payment_id, 'completed');
    expect(await order(member, retried, key)).toMatchObject({ status: 201, body: second });
    expect((await order(member, retried)).status).toBe(404);

    const bank = await ordered(member, { payment_method: 'ideal' });
    await press(bank.pay_url, [['outcome', 'failed']]);
    await becomes(member, bank.payment_id, 'failed');
    expect(await look(bank.payment_id)).toMatchObject({ other_provider: false });
  });
});
