import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SandboxProvider } from '../payments/sandbox/sandbox.provider.js';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type Answer, type CallOptions, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { insist } from '../../../testing/insist.js';
import { give, signUp, type TestMember } from '../../../testing/members.js';
import { PayOutJob } from './jobs/pay-out.job.js';
import { eventually } from '../../../testing/kernel/index.js';

/** `FC_RUNS=200 npm run test:api -- api/src/money/refunds/refund-race.http.spec.ts` goes on for longer. */
const ROUNDS = Number(process.env.FC_RUNS ?? 48);
const MEMBERS = 8;
const SENDS = 20;
const PRICE = 10;
const PACKAGE = { name: 'p250', credits: 250, price: 2249 };
const GIFT = 20;

let app: TestApp;
let finance: TestBrowser;
let partner: TestMember;
const totals = { sent: 0, refunded: 0, refused: 0, changed: 0, lostReplies: 0 };

beforeAll(async () => {
  app = await testApp({ work: true });
  const login = { email: 'finance@example.com', password: 'long enough' };
  const add = new AddStaffMember({ actor: 'system', ...login, role: 'finance', key: 'add-finance-for-test' });
  await app.nest.get(CommandBus).execute(add);
  finance = app.console();
  await finance.post('/admin/login', login);
  partner = await signUp(app, 'Iris');
  loseEveryOtherReply();
});

/** The provider pays out, but we lose every other reply. */
function loseEveryOtherReply(): void {
  const provider = app.nest.get(SandboxProvider, { strict: false });
  const create = provider.createRefund.bind(provider);
  let calls = 0;
  jest.spyOn(provider, 'createRefund').mockImplementation(async (request) => {
    const report = await create(request);
    if (calls++ % 2 === 1) return report;
    totals.lostReplies++;
    throw new Error('socket hang up');
  });
}

const read = async (browser: TestBrowser, path: string) => (await insist(() => browser.get(path))).body;

const creditsOf = async ({ browser }: TestMember): Promise<number> => (await read(browser, '/user')).credits;

async function buy({ browser }: TestMember): Promise<void> {
  const order = { package: PACKAGE.name, payment_method: 'ideal', immediate_performance: true };
  const { payment_id, pay_url } = (await insist((options) => browser.post('/orders', order, options))).body;
  await fetch(pay_url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
  const completed = async () => expect((await read(browser, `/payments/${payment_id}`)).status).toBe('completed');
  await eventually(completed);
}

/** Requests the refund of everything; if messages changed what is left, again with the new offer. */
async function askAllBack({ browser }: TestMember, shown: object[]): Promise<Answer> {
  let refunds = shown;
  for (;;) {
    const body = { refunds };
    const answer = await insist((options) => browser.post('/refunds', body, options));
    if (answer.status === 201 || answer.body.code === 'nothing_to_refund') return answer;
    expect(answer.body.code).toBe('refund_changed');
    totals.changed++;
    refunds = await offerOf(browser);
    if (refunds.length === 0) return answer;
  }
}

interface Lot {
  payment_id: string;
  credits: number;
  amount: { amount: number; currency: string };
}
const offerOf = async (browser: TestBrowser): Promise<Lot[]> => {
  const { lots } = (await read(browser, '/refunds/offer')) as { lots: Lot[] };
  return lots.map(({ payment_id, credits, amount }) => ({ payment_id, credits, amount }));
};

/** Each run may lose the reply; of several concurrent runs, all may see the refund as not paid out yet. */
async function payOut(refundId: string): Promise<void> {
  const job = app.nest.get(PayOutJob, { strict: false });
  await Promise.allSettled([1, 2, 3].map(() => job.run({ refundId, payout: 1, round: 99 })));
  await job.run({ refundId, payout: 1, round: 99 });
  expect((await read(finance, `/admin/refunds/${refundId}`)).status).toBe('paid_out');
}

async function round(member: TestMember, chat: string, n: number): Promise<void> {
  await Promise.all([buy(member), give(app, member, GIFT)]);
  const before = await creditsOf(member);
  const shown = await offerOf(member.browser);
  const say = { body: 'Hello' };
  const send = () => insist((options) => member.browser.post(`/chats/${chat}/messages`, say, options));
  // The refund request starts before the first answer or after some of them: at any place among the messages.
  const { promise: turn, resolve: go } = Promise.withResolvers<void>();
  let missing = n % 3 === 0 ? 0 : n % SENDS;
  if (missing === 0) go();
  const sends = Array.from({ length: SENDS }, () =>
    send().finally(() => {
      if (--missing === 0) go();
    }),
  );
  const refund = await turn.then(() => askAllBack(member, shown));
  const answers = await Promise.all(sends);

  const sent = answers.filter(({ status }) => status === 201).length;
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(SENDS - sent);
  totals.sent += sent;
  const held = (refund.body.refunds ?? []) as { refund_id: string; credits: number }[];
  const taken = held.reduce((sum, { credits }) => sum + credits, 0);
  expect(await creditsOf(member)).toBe(before - sent * PRICE - taken);

  const refuse = n % 5 === 0;
  for (const { refund_id, credits } of held) {
    const decision = refuse
      ? (['refuse', { reason: 'Tried out' }] as const)
      : (['approve', { reason: 'Tried out' }] as const);
    const decide = (options: CallOptions) =>
      finance.post(`/admin/refunds/${refund_id}/${decision[0]}`, decision[1], options);
    expect((await insist(decide)).status).toBe(200);
    if (refuse) totals.refused += credits;
    else {
      await payOut(refund_id);
      totals.refunded += credits;
    }
  }
  expect(await creditsOf(member)).toBe(before - sent * PRICE - (refuse ? 0 : taken));
}

let playing: Promise<unknown>;

describe(`MNY-08 MNY-09 ${ROUNDS} refunds, each against ${SENDS} messages at once`, () => {
  it('no credit is spent and paid back, and every refund is paid once', async () => {
    const members = await Promise.all(Array.from({ length: MEMBERS }, (_, i) => signUp(app, `Racer${i}`)));
    const play = async (member: TestMember, i: number) => {
      const chat = (await member.browser.post('/chats', { profile_id: partner.id })).body.id;
      for (let n = i; n < ROUNDS; n += MEMBERS) await round(member, chat, n);
    };
    await (playing = Promise.all(members.map(play)));
    console.log(`refunds against messages: ${JSON.stringify(totals)}`);
    expect(totals.sent).toBeGreaterThan(ROUNDS);
    for (const outcome of ['refunded', 'refused', 'changed', 'lostReplies'] as const)
      expect(totals[outcome]).toBeGreaterThan(10);

    const { balanced, accounts, wallets } = await read(finance, '/admin/books');
    expect(balanced).toBe(true);
    const of = Object.fromEntries(
      accounts.map((one: { account: string; credits: number }) => [one.account, one.credits]),
    );
    expect(of).toEqual({
      sold: -ROUNDS * PACKAGE.credits,
      granted: -(ROUNDS * GIFT + (MEMBERS + 1) * 30),
      member_wallets: wallets.credits,
      held: 0,
      spent: totals.sent * PRICE,
      refunded: totals.refunded,
      charged_back: 0,
      chargeback_loss: 0,
      debt: 0,
      lapsed: 0,
    });
  }, 600_000);

  it('the provider paid what we say was paid back, at most once for a refund, never more than was paid', async () => {
    // Refunds go on although the test above has run out of time.
    await playing;
    const { query } = app.kernel.database;
    const differing = await query(
      `SELECT r.refund_id, r.amount, s.amount AS theirs FROM read.refunds r
         FULL JOIN (SELECT left(refund_id, 36)::uuid AS id, count(*), sum(amount) AS amount FROM sandbox.refunds
                     WHERE status = 'paid' GROUP BY 1) s ON s.id = r.refund_id
        WHERE (r.status = 'paid_out') IS DISTINCT FROM (s.id IS NOT NULL) OR s.amount <> r.amount OR s.count <> 1`,
    );
    expect(differing).toEqual([]);
    const over = await query(
      `SELECT payment FROM sandbox.refunds WHERE status = 'paid' GROUP BY payment HAVING sum(amount) > $1`,
      [PACKAGE.price],
    );
    expect(over).toEqual([]);
  });
});
