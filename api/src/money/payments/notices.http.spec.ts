import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TestClock } from '../../../testing/kernel/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { CheckPaymentJob } from './jobs/check-payment.job.js';
import { ReturnSurplusJob } from './jobs/return-payment.job.js';
import { SandboxChargebacks } from './sandbox/sandbox-chargebacks.js';
import { SandboxPayments } from './sandbox/sandbox-payments.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { SandboxSignature } from './sandbox/sandbox-signature.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const FORGED_REFERENCE = 'sb_0123456789abcdef01234567';

let app: TestApp;
// No jobs run on their own, so only webhooks change payments here.
beforeAll(async () => {
  app = await testApp({ clock: new TestClock(new Date()) });
});

interface Ordered {
  member: TestMember;
  paymentId: string;
  reference: string;
}
const order = async (member: TestMember): Promise<Ordered> => {
  const { body } = await member.browser.post('/orders', {
    package: 'p100',
    payment_method: 'ideal',
    immediate_performance: true,
  });
  return { member, paymentId: body.payment_id, reference: body.pay_url.split('/').at(-1) };
};
const ends = (reference: string, outcome: 'paid' | 'failed' | 'cancelled') =>
  app.nest.get(SandboxPayments, { strict: false }).choose(reference, { outcome, delay: 0, silent: true });
const signed = (notice: object) => app.nest.get(SandboxSignature, { strict: false }).headersFor(notice);
const tell = (notice: object, headers = signed(notice)) =>
  app.browser().post('/webhooks/sandbox', notice, {
    headers: { 'x-client-request': undefined, 'idempotency-key': undefined, ...headers },
  });
const eventsOf = async (paymentId: string) => {
  const sql = `SELECT type FROM kernel.events
    WHERE stream = 'payment-' || $1 OR (type = 'CreditsBought' AND data->>'paymentId' = $1) ORDER BY position`;
  return (await app.kernel.database.query<{ type: string }>(sql, [paymentId])).map(({ type }) => type);
};
const creditsOf = async ({ browser }: TestMember): Promise<number> => (await browser.get('/user')).body.credits;
const statusOf = async ({ member, paymentId }: Ordered): Promise<string> =>
  (await member.browser.get(`/payments/${paymentId}`)).body.status;
const run = <T extends { run: (payload: never, context: never) => Promise<void> }>(
  type: new (...args: never[]) => T,
  payload: object,
) => app.nest.get(type, { strict: false }).run(payload as never, { attempt: 1, key: '' } as never);

describe(`MNY-03 notices of 200 payments (seed ${SEED})`, () => {
  it('one to five times, shuffled, with forged ones between: each is credited once, the forged never', async () => {
    console.log(`notices: seed ${SEED} (repeat with FC_SEED=${SEED})`);
    const random = dice(SEED);
    const members = await inTurn(
      Array.from({ length: 20 }, (_, i) => i),
      (i) => signUp(app, `Member${i}`),
    );
    const before = await creditsOf(members[0]!);
    // 200 orders are paid and 40 are not; the forged webhooks claim that the 40 were.
    const orders = await inTurn(
      Array.from({ length: 240 }, (_, i) => members[i % members.length]!),
      order,
    );
    const paid = orders.slice(0, 200);
    const unpaid = orders.slice(200);
    await inTurn(paid, ({ reference }) => ends(reference, 'paid'));

    const genuine = paid.flatMap(({ reference }) =>
      Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
        const notice = { reference, status: random() < 0.3 ? 'open' : 'paid' };
        return { send: () => tell(notice), answer: 204 };
      }),
    );
    const forged = orders.map(({ reference }) => {
      const notice = { reference, status: 'paid' };
      const headers = signed({ reference, status: 'open' });
      return { send: () => tell(notice, random() < 0.5 ? headers : {}), answer: 403 };
    });
    // Signed with a leaked secret: still, only what the payment company itself reports counts.
    const leaked = unpaid.map(({ reference }) => ({ send: () => tell({ reference, status: 'paid' }), answer: 204 }));
    const invented = unpaid.map(() => ({ send: () => tell({ reference: FORGED_REFERENCE }), answer: 404 }));
    const all = shuffled([...genuine, ...forged, ...leaked, ...invented], random);
    const answers = await inTurn(all, async ({ send, answer }) => [(await send()).status, answer]);
    expect(answers.filter(([got, expected]) => got !== expected)).toEqual([]);

    const sql = `SELECT data->>'paymentId' AS id, count(*)::int AS n FROM kernel.events
      WHERE type = 'CreditsBought' GROUP BY 1`;
    const credited = await app.kernel.database.query<{ id: string; n: number }>(sql);
    const wanted = paid.map(({ paymentId }) => `${paymentId} 1`).toSorted();
    expect(credited.map(({ id, n }) => `${id} ${n}`).toSorted()).toEqual(wanted);
    const completed = "SELECT count(*)::int AS n FROM kernel.events WHERE type = 'PaymentCompleted'";
    expect(await app.kernel.database.one(completed)).toEqual({ n: 200 });
    for (const member of members) expect(await creditsOf(member)).toBe(before + 10 * 100);
    for (const one of unpaid) expect(await eventsOf(one.paymentId)).toEqual(['OrderPlaced', 'PaymentStarted']);
  });
});

/** The company treated a second request as another payment for the first order; both are paid, the second one first. */
async function paidTwice(member: TestMember) {
  const first = await order(member);
  const second = await order(member);
  const provider = app.nest.get(SandboxProvider, { strict: false });
  const fetchPayment = provider.fetchPayment.bind(provider);
  const confused = jest.spyOn(provider, 'fetchPayment').mockImplementation(async (reference) => {
    const report = await fetchPayment(reference);
    return report && { ...report, paymentId: first.paymentId };
  });
  for (const { reference } of [second, first]) await ends(reference, 'paid');
  for (const { reference } of [second, first, second, first]) {
    expect((await tell({ reference, status: 'paid' })).status).toBe(204);
  }
  return { first, second, confused };
}

describe('MNY-03 odd orders of events', () => {
  it('two payments of one order, both paid: credited once, the second goes back once', async () => {
    const ben = await signUp(app, 'Ben');
    const before = await creditsOf(ben);
    const { first, second, confused } = await paidTwice(ben);
    confused.mockRestore();
    expect(await creditsOf(ben)).toBe(before + 100);
    const surplus = { paymentId: first.paymentId, reference: first.reference, round: 0 };
    for (let i = 0; i < 3; i++) await run(ReturnSurplusJob, surplus);
    expect(await eventsOf(first.paymentId)).toEqual([
      ...['OrderPlaced', 'PaymentStarted', 'PaymentCompleted', 'CreditsBought', 'SurplusReceived', 'SurplusReturned'],
    ]);
    expect(await statusOf(first)).toBe('completed');
    const back = 'SELECT payment, amount::int FROM sandbox.refunds WHERE payment = ANY($1)';
    expect(await app.kernel.database.query(back, [[first.reference, second.reference]])).toEqual([
      { payment: first.reference, amount: 999 },
    ]);
    const row = 'SELECT surplus FROM read.payments WHERE payment_id = $1';
    expect(await app.kernel.database.one(row, [first.paymentId])).toEqual({ surplus: 0 });
  });

  it('MNY-09 a second payment that the bank took back while the company was asked does not go back again', async () => {
    const { first, confused } = await paidTwice(await signUp(app, 'Carl'));
    const { paymentId, reference } = first;
    const provider = app.nest.get(SandboxProvider, { strict: false });
    jest.spyOn(provider, 'fetchRefund').mockImplementationOnce(async () => {
      const paid = await app.nest.get(SandboxPayments, { strict: false }).find(reference);
      await app.nest.get(SandboxChargebacks, { strict: false }).step(paid!, 'all');
      expect((await tell({ reference, status: 'paid' })).status).toBe(204);
      return null;
    });
    await run(ReturnSurplusJob, { paymentId, reference, round: 0 });
    confused.mockRestore();
    expect(await eventsOf(paymentId)).toEqual([
      ...['OrderPlaced', 'PaymentStarted', 'PaymentCompleted', 'CreditsBought', 'SurplusReceived'],
      ...['PaymentChargedBack', 'SurplusReturned'],
    ]);
    expect(await app.kernel.database.query('SELECT FROM sandbox.refunds WHERE payment = $1', [reference])).toEqual([]);
  });

  it.each(['failed', 'cancelled'] as const)('%s, then paid without a notice: it is asked about on', async (outcome) => {
    const ben = await signUp(app, 'Ben');
    const before = await creditsOf(ben);
    const one = await order(ben);
    await ends(one.reference, outcome);
    await run(CheckPaymentJob, { paymentId: one.paymentId, round: 0 });
    expect(await statusOf(one)).toBe(outcome);
    await ends(one.reference, 'paid');
    await run(CheckPaymentJob, { paymentId: one.paymentId, round: 1 });
    expect(await statusOf(one)).toBe('completed');
    expect(await creditsOf(ben)).toBe(before + 100);
  });
});

/** Runs 16 requests at a time; returns the answers in the order of the requests. */
async function inTurn<T, A>(all: readonly T[], ask: (one: T) => Promise<A>): Promise<A[]> {
  const answers: A[] = [];
  const waiting = [...all.entries()];
  const hand = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) answers[next[0]] = await ask(next[1]);
  };
  await Promise.all(Array.from({ length: 16 }, hand));
  return answers;
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** Mulberry32: the same seed always gives the same numbers. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
