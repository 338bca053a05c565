import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/index.js';
import type { Movement } from '../credits/index.js';
import { toView } from '../credits/queries/list-transactions.query.js';
import { buy, giveBack, grant, hold, release, spend, wallet, type Wallet } from '../credits/wallet.js';
import type { WalletEvent } from '../credits/wallet.events.js';
import type { UncreditedPayment } from '../payments/index.js';
import { CURSOR_PATTERN, fromCursor, START, statementOf, toCursor, type Entry, type Position } from './statement.js';
import { toLine } from './statement-view.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const MAY = Date.parse('2026-05-01T00:00:00Z');
const TERM = { days: 14, timeZone: 'UTC' };

const step = fc.record({
  what: fc.constantFrom('grant', 'buy', 'spend', 'give back', 'hold', 'release'),
  credits: fc.integer({ min: 1, max: 50 }),
  // Two processes share a wallet, and their clocks differ.
  later: fc.integer({ min: -3, max: 10 }),
});
const order = fc.record({
  status: fc.constantFrom<UncreditedPayment['status']>('pending', 'failed', 'cancelled', 'declined', 'returned'),
  minute: fc.integer({ min: 0, max: 100 }),
});
const histories = fc.record({
  steps: fc.array(step, { maxLength: 40 }),
  orders: fc.array(order, { maxLength: 15 }),
  size: fc.integer({ min: 1, max: 9 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type History = typeof histories extends fc.Arbitrary<infer H> ? H : never;

function decide(state: Wallet, { what, credits }: Step, { i, now }: { i: number; now: Date }): WalletEvent[] {
  const at = now.toISOString();
  const [held] = Object.keys(state.held);
  const bought = state.lots.find((lot) => lot.origin === 'bought' && lot.left > 0);
  switch (what) {
    case 'grant':
      return grant(state, { credits, reason: 'test', at });
    case 'buy':
      return buy(state, { credits, paid: { amount: 999, currency: 'EUR' }, paymentId: `p${i}`, at });
    case 'spend':
      return spend(state, { credits: Math.min(credits, state.balance), reason: `m${i}`, recipient: 'ben', at });
    case 'give back': {
      const [spent] = spend(state, { credits: Math.min(credits, state.balance), reason: `m${i}`, at });
      if (!spent) return [];
      const after = wallet.evolve(state, spent);
      return [spent, ...giveBack(after, { to: spent.data.from, reason: `m${i}`, at })];
    }
    case 'hold':
      if (bought?.origin !== 'bought') return [];
      return hold(state, {
        refundId: `r${i}`,
        paymentId: bought.paymentId,
        term: TERM,
        now: new Date(bought.boughtAt),
      });
    case 'release':
      return held ? release(state, { refundId: held, at }) : [];
  }
}

function madeBy({ steps, orders }: History) {
  let state = wallet.initial;
  let clock = MAY;
  const movements: Movement[] = [];
  steps.forEach((one, i) => {
    clock += one.later * 60_000;
    for (const event of decide(state, one, { i, now: new Date(clock) })) {
      state = wallet.evolve(state, event);
      const recorded = { ...event, version: movements.length + 1 } as RecordedEvent<WalletEvent>;
      movements.unshift({ ...toView(recorded), recipientId: null });
    }
  });
  const payments = orders
    .map(({ status, minute }, i): UncreditedPayment => {
      const paymentId = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
      const placedAt = new Date(MAY + minute * 60_000).toISOString();
      const amount = { amount: 999, currency: 'EUR' };
      return { paymentId, status, amount, method: 'ideal', placedAt, payableUntil: null };
    })
    .sort((a, b) => `${b.placedAt}${b.paymentId}`.localeCompare(`${a.placedAt}${a.paymentId}`));
  return { movements, payments, balance: state.balance };
}

async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

/** What the two sources answer from a position on, as their queries do. */
function read({ movements, payments }: ReturnType<typeof madeBy>, from: Position): AsyncGenerator<Entry> {
  const { movement, payment } = from;
  const below = `${payment?.placedAt}${payment?.paymentId}`;
  return statementOf(
    each(movements.filter(({ id }) => movement === null || id < movement)),
    each(payments.filter(({ placedAt, paymentId }) => payment === null || `${placedAt}${paymentId}` < below)),
    from,
  );
}

async function take(entries: AsyncGenerator<Entry>, count = Infinity): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of entries) {
    found.push(entry);
    if (found.length === count) break;
  }
  return found;
}

const check = (property: (history: History) => Promise<void>) =>
  fc.assert(fc.asyncProperty(histories, property), { seed: SEED, numRuns: 2000 });

describe(`MNY-05 MNY-09 the statement adds up (seed ${SEED})`, () => {
  it('begins with the balance of the wallet, and each balance is the one below and the line’s own credits', () =>
    check(async (history) => {
      const made = madeBy(history);
      const lines = (await take(read(made, START))).map((entry) => toLine(entry, new Map()));
      expect(lines).toHaveLength(made.movements.length + made.payments.length);
      expect(lines[0]?.balance ?? 0).toBe(made.balance);
      lines.forEach(({ credits, opening, balance }, i) => {
        expect(opening).toBe(lines[i + 1]?.balance ?? 0);
        expect(balance).toBe(opening + credits);
      });
    }));

  it('is the same list in pages of any size, and no line is in two of them', () =>
    check(async (history) => {
      const made = madeBy(history);
      const whole = await take(read(made, START));
      const paged: Entry[] = [];
      for (let from = START; ;) {
        const page = await take(read(made, from), history.size);
        paged.push(...page);
        if (page.length < history.size) break;
        const cursor = toCursor(page.at(-1)!.position);
        expect(cursor).toMatch(new RegExp(CURSOR_PATTERN));
        from = fromCursor(cursor);
      }
      expect(paged).toEqual(whole);
    }));
});
