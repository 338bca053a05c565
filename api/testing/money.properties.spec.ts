import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { insufficientCredits, nothingToRefund, refundTooLate } from '../src/money/credits/credits.errors.js';
import { postings } from '../src/money/credits/ledger.js';
import {
  buy,
  chargeBack,
  giveBack,
  grant,
  hold,
  lapse,
  refund as refundCredits,
  reinstate,
  release,
  spend,
  wallet,
  writeOff,
} from '../src/money/credits/wallet.js';
import type { Part, WalletEvent } from '../src/money/credits/wallet.events.js';
import { reductionOf } from '../src/money/discounts/reduction.js';
import { DomainError } from '../src/kernel/domain.js';
import {
  payment,
  placeOrder,
  settle,
  total,
  type Chargeback,
  type PaymentReport,
} from '../src/money/payments/payment.js';
import type { Order, PaymentEvent } from '../src/money/payments/payment.events.js';
import {
  approveRefund,
  confirmRefund,
  endByChargeBack,
  refund,
  refuseRefund,
  repeatPayout,
  requestRefund,
  settlePayout,
} from '../src/money/refunds/refund.js';
import type { RefundEvent } from '../src/money/refunds/refund.events.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = 10_000;
const DAY = 86_400_000;
const TERM = { days: 14, timeZone: 'Europe/Amsterdam' };
const FOUR_EYES_ABOVE = 2_500;
const eur = (amount: number) => ({ amount, currency: 'EUR' });

const KINDS = [
  ...['grant', 'order', 'order', 'pay', 'pay', 'pay', 'spend', 'spend', 'gift', 'give back', 'ask back', 'ask back'],
  ...['decide', 'decide', 'pay out', 'pay out', 'charge back', 'charge back', 'reverse', 'wait', 'leave'],
] as const;
type Kind = (typeof KINDS)[number];
/** Sequences that random steps would hardly ever produce, about one purchase, as steps with the same choice. */
const STORIES: readonly Kind[][] = [
  ['order', 'pay', 'spend', 'charge back', 'leave', 'reverse'],
  ['order', 'pay', 'ask back', 'decide', 'decide', 'pay out'],
];
const step = fc.record({
  kinds: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...KINDS).map((kind): readonly Kind[] => [kind]) },
    { weight: 1, arbitrary: fc.constantFrom(...STORIES) },
  ),
  credits: fc.integer({ min: 1, max: 200 }),
  price: fc.integer({ min: 1, max: 5_000 }),
  percentage: fc.constantFrom(0, 0, 10, 25, 100),
  /** Selects one of the existing items and its outcome. */
  choice: fc.nat(),
  later: fc.constantFrom(0, 1_000, DAY, 13 * DAY, 15 * DAY, 200 * DAY),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Purchase {
  id: string;
  state: typeof payment.initial;
  chargebacks: Chargeback[];
}
interface Asked {
  id: string;
  paymentId: string;
  state: typeof refund.initial;
}

interface Told {
  status?: PaymentReport['status'];
  reference?: string;
  discountGone?: boolean;
  /** The amount differs from the one requested. */
  wrong?: boolean;
}

/** One member's money, by the rules alone: the steps of a transaction are applied one after the other. */
class Member {
  now = new Date('2026-03-01T10:00:00.000Z');
  wallet = wallet.initial;
  readonly events: WalletEvent[] = [];
  readonly purchases: Purchase[] = [];
  readonly refunds: Asked[] = [];
  private returnable: { to: readonly Part[]; reason: string; until: number }[] = [];
  private n = 0;

  take({ kinds, ...step }: Step): void {
    for (const what of kinds) this.takeOne(what, step);
  }

  private takeOne(what: Kind, { credits, price, percentage, choice, later }: Omit<Step, 'kinds'>): void {
    this.n++;
    const at = this.now.toISOString();
    const purchase = this.purchases[choice % this.purchases.length];
    const asked = this.refunds[choice % this.refunds.length];
    switch (what) {
      case 'grant':
        return this.move(grant(this.wallet, { credits, reason: 'gift', at }));
      case 'order':
        return this.order(credits, price, percentage);
      case 'pay':
        return purchase && this.told(purchase, choice);
      case 'spend':
      case 'gift':
        return this.spend(credits, what === 'gift' ? null : this.now.getTime() + 3 * DAY);
      case 'give back': {
        this.returnable = this.returnable.filter(({ until }) => until + 30 * DAY > this.now.getTime());
        const [one] = this.returnable.splice(choice % (this.returnable.length || 1), 1);
        return one && this.move(giveBack(this.wallet, { ...one, at }));
      }
      case 'ask back':
        return purchase && this.askBack(purchase.id);
      case 'decide':
        return asked && this.decide(asked, choice);
      case 'pay out':
        return asked && this.payOut(asked, choice);
      case 'charge back':
        return purchase && this.chargeBack(purchase, choice);
      case 'reverse': {
        const open = purchase?.chargebacks.find(({ reversed }) => !reversed);
        if (!purchase || !open) return;
        open.reversed = true;
        return this.settle(purchase);
      }
      case 'wait':
        this.now = new Date(this.now.getTime() + later);
        return;
      case 'leave':
        if (this.n % 7 === 0) this.returnable = [];
        if (this.n % 7 === 0) return this.move(lapse(this.wallet, { at }));
        if (this.wallet.debt > 0) this.move(writeOff(this.wallet, { credits: this.wallet.debt, reason: null, at }));
        return;
    }
  }

  private order(credits: number, price: number, percentage: number): void {
    const off = reductionOf(eur(price), percentage);
    const order: Order = {
      memberId: 'anna',
      package: 'p',
      credits,
      price: eur(price - off.amount),
      transactionCosts: eur(this.n % 3),
      discount: percentage ? { code: 'C', percentage, off, once: true } : null,
      vat: {
        country: 'NL',
        rate: 2100,
        basis: 'single',
        evidence: [],
        net: eur(0),
        vat: eur(0),
      },
      immediatePerformance: { text: 't', language: 'nl' },
      brand: null,
      method: 'ideal',
      provider: 'sandbox',
      origin: 'http://localhost',
      placedAt: this.now.toISOString(),
    };
    const id = `p${this.n}`;
    const state = placeOrder(payment.initial, order).reduce(payment.evolve, payment.initial);
    this.purchases.push({ id, state, chargebacks: [] });
  }

  /** Status reports arrive in any order, also with a wrong amount or for a second payment. */
  private told(purchase: Purchase, choice: number): void {
    const status = (['completed', 'completed', 'failed', 'cancelled', 'pending'] as const)[choice % 5]!;
    const wrong = choice % 11 === 0;
    this.settle(purchase, {
      status,
      reference: choice % 7 === 0 ? `${purchase.id}-other` : purchase.id,
      discountGone: choice % 13 === 0,
      wrong,
    });
  }

  private settle(
    { chargebacks, ...purchase }: Purchase,
    { status = 'completed', reference = purchase.id, discountGone = false, wrong = false }: Told = {},
  ): void {
    const kept = this.purchases.find(({ id }) => id === purchase.id)!;
    const { price, transactionCosts, credits } = kept.state.order!;
    const paid = eur(price.amount + transactionCosts.amount + (wrong ? 1 : 0));
    const report: PaymentReport = { reference, status, paid, ...(reference === purchase.id && { chargebacks }) };
    const at = this.now.toISOString();
    const events: PaymentEvent[] = settle(kept.state, report, { at, discountGone });
    kept.state = events.reduce(payment.evolve, kept.state);
    for (const { type, data } of events) {
      if (type === 'PaymentCompleted')
        this.move(buy(this.wallet, { credits, paid: data.paid, paymentId: kept.id, at }));
      if (type === 'PaymentChargedBack' && data.credits > 0) {
        const { chargeback: chargebackId, credits: gone, amount } = data;
        this.move(chargeBack(this.wallet, { chargebackId, paymentId: kept.id, credits: gone, amount, at }));
        for (const asked of this.refunds) if (asked.paymentId === kept.id) this.end(asked);
      }
      if (type === 'ChargebackReversed' && data.credits > 0)
        this.move(reinstate(this.wallet, { chargebackId: data.chargeback, at }));
    }
  }

  private chargeBack(purchase: Purchase, choice: number): void {
    const { paid, reference, chargebacks } = purchase.state;
    if (!paid || !reference) return;
    const open = Object.values(chargebacks).filter(({ reversed }) => !reversed);
    const left = paid.amount - open.reduce((sum, { amount }) => sum + amount.amount, 0);
    if (left <= 0) return;
    const amount = eur(choice % 2 ? left : Math.ceil(left / 3));
    purchase.chargebacks.push({ id: `cb${this.n}`, amount, reason: null, reversed: false });
    this.settle(purchase, { reference });
  }

  private spend(credits: number, until: number | null): void {
    const reason = `m${this.n}`;
    const returnableUntil = until === null ? undefined : new Date(until).toISOString();
    try {
      const [spent] = spend(this.wallet, { credits, reason, at: this.now.toISOString(), returnableUntil });
      this.move(spent ? [spent] : []);
      if (spent && until !== null) this.returnable.push({ to: spent.data.from, reason, until });
    } catch (refusal) {
      expected(refusal, insufficientCredits.code);
      check(credits > this.wallet.balance);
    }
  }

  private askBack(paymentId: string): void {
    const id = `r${this.n}`;
    try {
      const [held] = hold(this.wallet, { refundId: id, paymentId, term: TERM, now: this.now });
      this.move([held]);
      const { credits, amount } = held.data;
      const request = { memberId: 'anna', paymentId, credits, amount, requestedAt: this.now.toISOString() };
      const state = requestRefund(refund.initial, request).reduce(refund.evolve, refund.initial);
      this.refunds.push({ id, paymentId, state });
    } catch (refusal) {
      expected(refusal, nothingToRefund.code, refundTooLate.code);
    }
  }

  private decide(asked: Asked, choice: number): void {
    const { state } = asked;
    const at = this.now.toISOString();
    if (state.status === 'confirming')
      return this.follow(asked, confirmRefund(state, { by: 'second', reason: null, at }));
    if (state.status === 'payout_failed' && choice % 2)
      return this.follow(asked, repeatPayout(state, { reason: null, at }));
    if (state.status === 'requested' && choice % 3)
      return this.follow(
        asked,
        approveRefund(state, { by: 'first', reason: null, fourEyesAbove: FOUR_EYES_ABOVE, at }),
      );
    if (state.status !== 'requested' && state.status !== 'payout_failed') return;
    this.follow(asked, refuseRefund(state, { reason: null, at }));
    this.move(release(this.wallet, { refundId: asked.id, at }));
  }

  /** The provider may report twice, late, or not yet. */
  private payOut(asked: Asked, choice: number): void {
    const at = this.now.toISOString();
    const status = (['completed', 'completed', 'failed', 'pending'] as const)[choice % 4]!;
    const report = { reference: 're', status, message: null, payout: asked.state.payout - (choice % 5 ? 0 : 1), at };
    if (asked.state.status === 'none') return;
    const events = settlePayout(asked.state, report);
    this.follow(asked, events);
    for (const { type } of events) {
      if (type === 'RefundPaidOut') this.move(refundCredits(this.wallet, { refundId: asked.id, at }));
      else if (this.purchaseOf(asked).chargebacks.some(({ reversed }) => !reversed)) this.end(asked);
    }
  }

  private end(asked: Asked): void {
    const at = this.now.toISOString();
    const events = endByChargeBack(asked.state, { at });
    this.follow(asked, events);
    if (events.length > 0) this.move(release(this.wallet, { refundId: asked.id, at }));
  }

  private purchaseOf = ({ paymentId }: Asked) => this.purchases.find(({ id }) => id === paymentId)!;

  private follow(asked: Asked, events: readonly RefundEvent[]): void {
    asked.state = events.reduce(refund.evolve, asked.state);
  }

  private move(events: readonly WalletEvent[]): void {
    for (const event of events) {
      this.wallet = wallet.evolve(this.wallet, event);
      this.events.push(event);
      check(event.data.balance === this.wallet.balance && event.data.paidUser === this.wallet.bought > 0);
    }
  }
}

/** Sums of all movements by type, from the figures in the events, not from the entries. */
function totalsOf(events: readonly WalletEvent[]) {
  const of = { bought: 0, granted: 0, spent: 0, held: 0, refunded: 0, lapsed: 0, takenBack: 0, owed: 0, lost: 0 };
  for (const { type, data } of events) {
    if (type === 'CreditsBought') of.bought += data.credits;
    else if (type === 'CreditsGranted') of.granted += data.credits;
    else if (type === 'CreditsSpent') of.spent += data.credits;
    else if (type === 'CreditsReturned') of.spent -= data.credits;
    else if (type === 'CreditsHeld') of.held += data.credits;
    else if (type === 'CreditsReleased') of.held -= data.credits;
    else if (type === 'CreditsLapsed') of.lapsed += data.credits;
    else if (type === 'DebtSettled') of.owed -= data.credits;
    else if (type === 'CreditsReinstated') of.takenBack -= data.credits;
    else if (type === 'CreditsChargedBack') {
      of.takenBack += data.credits;
      of.owed += data.credits - data.taken;
    } else if (type === 'CreditsRefunded') {
      of.held -= data.credits;
      of.refunded += data.credits;
    } else {
      const lost = type === 'DebtWrittenOff' ? data.credits : -data.credits;
      of.owed -= lost;
      of.lost += lost;
    }
  }
  return of;
}

function checkAll({ wallet: state, events, purchases, refunds }: Member): void {
  const { bought, granted, spent, held, refunded, lapsed, takenBack, owed, lost } = totalsOf(events);
  check(state.balance >= 0 && state.debt >= 0 && spent >= 0 && held >= 0);
  check(state.balance === sum(state.lots.map(({ left }) => left)));
  check(state.debt === owed);
  check(spent + refunded + held + lapsed + takenBack + state.balance === bought + granted + owed + lost);
  const entries = events.map(postings);
  check(entries.every((entry) => sum(entry.map(({ credits }) => credits)) === 0));
  check(sum(accounts(entries, 'member_wallets')) === state.balance && sum(accounts(entries, 'debt')) === -state.debt);
  for (const { id, state: paid } of purchases) {
    const times = events.filter(({ type, data }) => type === 'CreditsBought' && data.paymentId === id).length;
    check(times === (paid.status === 'completed' ? 1 : 0));
    const back = refunds.filter(({ paymentId, state: { status } }) => paymentId === id && status === 'paid_out');
    check(sum(back.map(({ state: { request } }) => request!.amount.amount)) <= total(paid.order!).amount);
    const open = Object.values(paid.chargebacks).filter(({ reversed }) => !reversed);
    check(sum(open.map(({ credits }) => credits)) <= paid.order!.credits);
  }
}

const accounts = (entries: ReturnType<typeof postings>[], account: string) =>
  entries.flatMap((entry) => entry.filter((one) => one.account === account).map(({ credits }) => credits));
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

function expected(refusal: unknown, ...codes: string[]): void {
  if (!(refusal instanceof DomainError) || !codes.includes(refusal.code)) throw refusal;
}
// `expect` costs more time than the rules under test.
function check(holds: boolean): void {
  if (!holds) throw new Error('an invariant of the money does not hold');
}

describe(`MNY-08 MNY-09 any history of one member's money (seed ${SEED})`, () => {
  it(`keeps every invariant over ${RUNS} histories`, () => {
    console.log(`money histories: seed ${SEED} (repeat with FC_SEED=${SEED})`);
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 40 }), (steps) => {
        const member = new Member();
        for (const one of steps) {
          member.take(one);
          checkAll(member);
        }
        for (const { type } of member.events) seen.add(type);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // Every type of event occurred.
    expect([...seen].sort()).toEqual(
      [
        ...['CreditsBought', 'CreditsChargedBack', 'CreditsGranted', 'CreditsHeld', 'CreditsLapsed', 'CreditsRefunded'],
        ...['CreditsReinstated', 'CreditsReleased', 'CreditsReturned', 'CreditsSpent', 'DebtSettled', 'DebtWrittenOff'],
        'WriteOffUndone',
      ].sort(),
    );
  });
});
