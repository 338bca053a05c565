import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { contexts } from '../../app/contexts.js';
import type { Kernel } from '../../kernel/kernel.js';
import { memberOf } from '../../members/accounts/index.js';
import { testKernel } from '../../../testing/kernel/index.js';
import { TestClock } from '../../../testing/kernel/clock.js';
import { holdCredits, Ledger, spendCredits, walletOf } from '../credits/index.js';
import { paymentOf, SettlePayment, SettledPayments } from '../payments/index.js';
import { SettlePaymentHandler } from '../payments/commands/settle-payment.command.js';
import type { Chargeback } from '../payments/payment.js';
import type { Order } from '../payments/payment.events.js';
import { rateOn, Receipts, vatWithin } from '../receipts/index.js';
import { Differences } from '../reconciliation/index.js';
import { PaidOutRefunds, refundOf } from '../refunds/index.js';
import { SettlePayout, SettlePayoutHandler } from '../refunds/commands/settle-payout.command.js';
import { approveRefund, requestRefund } from '../refunds/refund.js';
import { isEqual, type Check } from './month-checks.js';
import { MonthBooks } from './month-books.js';
import { MonthFiles } from './month-files.js';
import { monthAt } from './month.js';

const SEED = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
/** By hand: MONTH_PURCHASES=5000. */
const PURCHASES = Number(process.env['MONTH_PURCHASES'] ?? 250);
const AT_ONCE = 50;
const HOUR = 3_600_000;
const ZONE = 'Europe/Amsterdam';
const MEMBERS = Array.from({ length: 40 }, () => randomUUID());

const FATES = [
  'kept',
  'kept',
  'refund',
  'charge back',
  'part',
  'reversed',
  'refund, charge back',
  'all twice',
] as const;
const purchase = fc.record({
  member: fc.constantFrom(...MEMBERS),
  credits: fc.integer({ min: 1, max: 300 }),
  price: fc.integer({ min: 1, max: 9_999 }),
  costs: fc.constantFrom(0, 0, 35, 99),
  country: fc.constantFrom('NL', 'NL', 'DE', 'BE', 'CH', 'US'),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'GBP'),
  brand: fc.constantFrom(null, null, 'rose'),
  /** Of its credits, how much is spent before anything else happens; in percent. */
  spent: fc.constantFrom(0, 0, 30, 100),
  fate: fc.constantFrom(...FATES),
  /** Of the amount, what the bank takes back at first; in percent. */
  part: fc.integer({ min: 1, max: 99 }),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer P> ? P : never;
type Placed = Purchase & { id: string; chargebacks: Chargeback[] };

let kernel: Kernel;
let files: MonthFiles;
const clock = new TestClock('2026-01-28T20:00:00Z');
const placed = new Map<string, Placed>();

const settings = {
  ofBrand: () => ({ companyCountry: 'NL' }),
  current: () => ({ companyCountry: 'NL', chargebackDays: 7 }),
} as never;
const totalOf = ({ price, costs, currency }: Purchase) => ({ amount: price + costs, currency });
const providers = {
  named: () => ({
    fetchPayment: (reference: string) => {
      const one = placed.get(reference)!;
      return Promise.resolve({
        paymentId: one.id,
        reference,
        status: 'completed',
        paid: totalOf(one),
        payerCountry: one.country,
        chargebacks: [...one.chargebacks],
      });
    },
  }),
} as never;

function orderOf({ member, credits, price, costs, currency, country, brand }: Purchase): Order {
  const money = (amount: number) => ({ amount, currency });
  return {
    memberId: member,
    package: 'p100',
    credits,
    price: money(price),
    discount: null,
    transactionCosts: money(costs),
    vat: {
      ...vatWithin(money(price + costs), { country, rate: rateOn(country, clock.now()) }),
      evidence: [{ kind: 'profile', country }],
      basis: 'single',
    },
    immediatePerformance: { text: 'immediate-performance-1', language: 'nl' },
    method: 'ideal',
    provider: 'sandbox',
    origin: 'http://localhost:3000',
    brand,
    placedAt: clock.now().toISOString(),
  };
}

const command = (writes: object[]) => ({
  actor: 'system',
  key: randomUUID(),
  request: {},
  writes: writes as never,
});
const settle = (one: Placed) =>
  new SettlePaymentHandler(kernel.store, providers, settings).execute(
    new SettlePayment({ providerName: 'sandbox', reference: one.id }),
  );

async function buy(one: Placed): Promise<void> {
  const payment = paymentOf(one.id);
  await kernel.store.transact(command([payment]), (tx) => {
    tx.append(payment, { type: 'OrderPlaced', data: orderOf(one) });
    return null;
  });
  await settle(one);
}

async function spend({ member, credits, spent }: Placed): Promise<void> {
  const amount = Math.floor((credits * spent) / 100);
  if (amount === 0) return;
  await kernel.store.transact(command([walletOf(member)]), (tx) => {
    if (tx.state(walletOf(member)).balance >= amount) spendCredits(tx, { memberId: member, amount, reason: 'message' });
    return null;
  });
}

/** Does nothing where nothing of the purchase is left. */
async function refund({ id, member }: Placed): Promise<void> {
  const ref = refundOf(randomUUID());
  const term = { days: 14, timeZone: ZONE };
  const { asked } = await kernel.store.transact(command([walletOf(member), ref]), (tx) => {
    const lot = tx.state(walletOf(member)).lots.find((one) => one.origin === 'bought' && one.paymentId === id);
    if (!lot || lot.left === 0) return { asked: false };
    const { credits, amount } = holdCredits(tx, { memberId: member, refundId: ref.id, paymentId: id, term });
    const { at } = tx;
    tx.decide(ref, (state) =>
      requestRefund(state, { memberId: member, paymentId: id, credits, amount, requestedAt: at }),
    );
    tx.decide(ref, (state) => approveRefund(state, { by: 's1', reason: null, fourEyesAbove: 10 ** 9, at }));
    return { asked: true };
  });
  if (!asked) return;
  const report = { reference: `r${ref.id}`, status: 'completed' as const, message: null };
  await new SettlePayoutHandler(kernel.store, settings).execute(
    new SettlePayout({ refundId: ref.id, payout: 1, report }),
  );
}

async function takeBack(one: Placed, percent: number): Promise<void> {
  const { amount, currency } = totalOf(one);
  const taken = Math.max(1, Math.floor((amount * percent) / 100));
  one.chargebacks.push({
    id: `cb-${randomUUID()}`,
    amount: { amount: taken, currency },
    reason: null,
    reversed: false,
  });
  await settle(one);
}

async function reverse(one: Placed): Promise<void> {
  one.chargebacks = one.chargebacks.map((chargeback) => ({ ...chargeback, reversed: true }));
  await settle(one);
}

/** What becomes of purchases that were made together, each step a day and some hours after the one before. */
async function live(together: Placed[]): Promise<void> {
  const all = (fates: readonly string[], act: (one: Placed) => Promise<void>) =>
    Promise.all(together.filter(({ fate }) => fates.includes(fate)).map(act));
  const later = () => clock.advance((31 * HOUR) / 1000);
  await Promise.all(together.map(buy));
  await Promise.all(together.map(spend));
  later();
  await all(['refund', 'refund, charge back'], refund);
  later();
  await all(['charge back', 'reversed', 'refund, charge back', 'all twice'], (one) => takeBack(one, 100));
  await all(['part'], (one) => takeBack(one, one.part));
  later();
  await all(['reversed'], reverse);
  await all(['all twice'], (one) => takeBack(one, 100));
}

const READ_MODELS = ['ledger_movements', 'ledger_sums'];
let months: string[];

beforeAll(async () => {
  kernel = await testKernel({ contexts, clock });
  const { database, store } = kernel;
  const books = new MonthBooks(
    new Ledger(database),
    new Receipts(database),
    new SettledPayments(database, store),
    new PaidOutRefunds(database, store),
    new Differences(database),
  );
  files = new MonthFiles(database, books);
  await Promise.all(
    MEMBERS.map((id) =>
      store.transact(command([memberOf(id)]), (tx) => {
        tx.append(memberOf(id), {
          type: 'SignedUp',
          data: { language: 'nl', domain: 'velvet.example', signedUpAt: tx.at },
        } as never);
        return null;
      }),
    ),
  );
  const world = fc.sample(purchase, { numRuns: PURCHASES, seed: SEED });
  for (let i = 0; i < world.length; i += AT_ONCE) {
    const together = world.slice(i, i + AT_ONCE).map((one): Placed => ({ ...one, id: randomUUID(), chargebacks: [] }));
    for (const one of together) placed.set(one.id, one);
    await live(together);
  }
  for (const name of READ_MODELS) await kernel.projections.rebuild(name);
  const rows = await database.query<{ at: Date }>('SELECT at FROM read.ledger_movements');
  months = [...new Set(rows.map(({ at }) => monthAt(ZONE, at)))].sort();
}, 1_800_000);

const make = (month: string, request = 1) => files.make({ month, language: 'nl', timeZone: ZONE }, request);
const failedOf = (checks: Check[]) => checks.filter((check) => !isEqual(check)).map(({ name }) => name);
async function bytesOf(month: string, request: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of files.read(month, request)) parts.push(part);
  return Buffer.concat(parts);
}

/** Of the events that are summed the plain way. */
interface Told {
  paid?: { amount: number; currency: string };
  amount?: { amount: number; currency: string };
  completedAt?: string;
  refundedAt?: string;
  chargedBackAt?: string;
}

describe(`ADM-04 MNY-09 the books of every month of ${PURCHASES} random purchases (seed ${SEED})`, () => {
  it('agree to the cent, with what the log says too, and are the same file when they are made again', async () => {
    const sums = new Map<string, number>();
    const events = await kernel.database.query<{ type: string; data: Told }>(
      `SELECT type, data FROM kernel.events WHERE type IN ('PaymentCompleted', 'CreditsRefunded', 'CreditsChargedBack')`,
    );
    for (const { type, data } of events) {
      const money = (data.paid ?? data.amount)!;
      const at = data.completedAt ?? data.refundedAt ?? data.chargedBackAt;
      const month = monthAt(ZONE, new Date(at!));
      const key = `${type} ${month} ${money.currency}`;
      sums.set(key, (sums.get(key) ?? 0) + money.amount);
    }
    const seen = new Map<string, number>();
    for (const month of months) {
      const made = await make(month);
      expect([month, made.checks.filter((check) => !isEqual(check))]).toEqual([month, []]);
      const told = { payments: 'PaymentCompleted', refunds: 'CreditsRefunded', charge_backs: 'CreditsChargedBack' };
      for (const [name, type] of Object.entries(told))
        for (const { currency, left } of made.checks.filter((check) => check.name === name))
          seen.set(`${type} ${month} ${currency}`, left);
      const first = await bytesOf(month, 1);
      for (const name of [...READ_MODELS, 'receipts', 'payments', 'refunds']) await kernel.projections.rebuild(name);
      expect(await make(month, 2)).toEqual(made);
      expect((await bytesOf(month, 2)).equals(first)).toBe(true);
    }
    expect(months.length).toBeGreaterThan(1);
    expect([...seen].sort()).toEqual([...sums].sort());
  }, 1_800_000);

  it.each([
    [
      'VAT of a receipt',
      'UPDATE read.receipts SET vat = vat + 1 WHERE number = (SELECT min(number) FROM read.receipts)',
      'receipts',
      ['net_and_vat'],
    ],
    [
      'a payment',
      'UPDATE read.payments SET paid = paid + 1 WHERE payment_id = (SELECT min(payment_id::text)::uuid FROM read.payments)',
      'payments',
      ['payments'],
    ],
    [
      'a movement that is missing',
      "DELETE FROM read.ledger_movements WHERE type = 'CreditsBought' AND ctid = (SELECT min(ctid) FROM read.ledger_movements WHERE type = 'CreditsBought')",
      'ledger_movements',
      ['credits_bought', 'credits_sold', 'ledger_moved'],
    ],
    [
      'a credit note that is missing',
      "DELETE FROM read.receipts WHERE cause = 'charge_back' AND number = (SELECT min(number) FROM read.receipts WHERE cause = 'charge_back' AND credits < 0)",
      'receipts',
      ['charge_backs'],
    ],
    [
      'a refund',
      'UPDATE read.refunds SET amount = amount - 1 WHERE refund_id = (SELECT min(refund_id::text)::uuid FROM read.refunds WHERE paid_out_at IS NOT NULL)',
      'refunds',
      ['refunds'],
    ],
  ])('notice that %s is wrong', async (_what, sql, table, names) => {
    await kernel.database.query(sql);
    const failed = (await Promise.all(months.map((month, i) => make(month, 10 + i)))).flatMap(({ checks }) =>
      failedOf(checks),
    );
    for (const name of names) expect(failed).toContain(name);
    await kernel.projections.rebuild(table);
    const after = await Promise.all(months.map((month, i) => make(month, 10 + i)));
    expect(after.flatMap(({ checks }) => failedOf(checks))).toEqual([]);
  });
});
