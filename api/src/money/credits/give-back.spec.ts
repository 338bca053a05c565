import { describe, expect, it } from '@jest/globals';
import { postings } from './ledger.js';
import { buy, giveBack, grant, hold, refund, refundable, release, spend, wallet, type Wallet } from './wallet.js';
import type { Part, WalletEvent } from './wallet.events.js';

const at = '2026-03-01T10:00:00.000Z';
const term = { days: 14, timeZone: 'Europe/Amsterdam' };
const until = '2026-03-04T10:00:00.000Z';
const now = new Date(at);
const paid = { amount: 999, currency: 'EUR' };
type Rule = (state: Wallet) => WalletEvent[];

const granted =
  (credits: number): Rule =>
  (state) =>
    grant(state, { credits, reason: 'signup', at });
const bought: Rule = (state) => buy(state, { credits: 100, paid, paymentId: 'p1', at });
const sent =
  (id: string, credits = 10): Rule =>
  (state) =>
    spend(state, { credits, reason: id, at, returnableUntil: until });
const spentFor =
  (credits: number): Rule =>
  (state) =>
    spend(state, { credits, reason: 'gift', at });
const returned =
  (id: string, ...to: Part[]): Rule =>
  (state) =>
    giveBack(state, { reason: id, to, at: until });
const asked =
  (refundId: string): Rule =>
  (state) =>
    hold(state, { refundId, paymentId: 'p1', term, now });
const paidBack =
  (refundId: string): Rule =>
  (state) =>
    refund(state, { refundId, at });
const refused =
  (refundId: string): Rule =>
  (state) =>
    release(state, { refundId, at });

const after = (...rules: Rule[]): Wallet =>
  rules.reduce((state, rule) => rule(state).reduce((each, event) => wallet.evolve(each, event), state), wallet.initial);
const lots = ({ lots: all }: Wallet) => all.map(({ id, origin, left }) => [id, origin, left]);
const offered = (state: Wallet) => refundable(state, { term, now }).map(({ amount }) => amount.amount);
const moneyOf = (rule: Rule, state: Wallet) => (rule(state)[0]!.data as { amount: typeof paid }).amount.amount;

describe('PRO-04 credits of a message that nobody answered', () => {
  it('are back in the lots they came from, as a movement of its own', () => {
    const before = after(granted(4), bought, sent('m1'));
    expect(before.balance).toBe(94);
    const [event] = giveBack(before, {
      reason: 'm1',
      to: [
        { lot: 1, credits: 4 },
        { lot: 2, credits: 6 },
      ],
      at: until,
    });
    expect(event.data).toMatchObject({ credits: 10, reason: 'm1', balance: 104, paidUser: true, returnedAt: until });
    expect(lots(wallet.evolve(before, event))).toEqual([
      [1, 'granted', 4],
      [2, 'bought', 100],
    ]);
    expect(postings(event)).toEqual([
      { account: 'spent', credits: -10 },
      { account: 'member_wallets', credits: 10 },
    ]);
  });

  it('fill a bought lot again that was empty, which can be refunded then', () => {
    const empty = after(bought, spentFor(90), sent('m1'));
    expect(empty.balance).toBe(0);
    expect(offered(empty)).toEqual([]);
    expect(() => asked('r1')(empty)).toThrow('nothing_to_refund');
    expect(() => spentFor(1)(empty)).toThrow('insufficient_credits');
    const state = after(bought, spentFor(90), sent('m1'), returned('m1', { lot: 1, credits: 10 }));
    expect(lots(state)).toEqual([[1, 'bought', 10]]);
    expect(offered(state)).toEqual([100]);
  });

  it('a lot of which nothing can come back is not kept', () => {
    expect(after(bought, spentFor(100)).lots).toEqual([]);
  });

  it('an empty lot is kept for 30 days beyond the promise, no longer', () => {
    const buyAt =
      (boughtAt: string): Rule =>
      (state) =>
        buy(state, { credits: 1, paid, paymentId: 'p2', at: boughtAt });
    expect(after(bought, sent('m1', 100), buyAt('2026-04-03T09:59:59.000Z')).lots).toHaveLength(2);
    expect(after(bought, sent('m1', 100), buyAt('2026-04-03T10:00:01.000Z')).lots).toHaveLength(1);
  });

  it('MNY-08 never more is paid back than was paid, when the rest was refunded meanwhile', () => {
    const rest = after(bought, sent('m1', 15), asked('r1'));
    expect(rest.held['r1']!.amount.amount).toBe(849); // 849.15
    const state = after(bought, sent('m1', 15), asked('r1'), paidBack('r1'), returned('m1', { lot: 1, credits: 15 }));
    expect(lots(state)).toEqual([[1, 'bought', 15]]);
    expect(moneyOf(asked('r2'), state)).toBe(150); // 999 in all
    const none = after(
      bought,
      sent('m1', 15),
      asked('r1'),
      paidBack('r1'),
      returned('m1', { lot: 1, credits: 15 }),
      asked('r2'),
      paidBack('r2'),
    );
    expect(none).toMatchObject({ balance: 0, bought: 0, held: {} });
  });

  it('a refund that is refused puts its part beside what came back', () => {
    const state = after(bought, sent('m1'), asked('r1'), returned('m1', { lot: 1, credits: 10 }), refused('r1'));
    expect(lots(state)).toEqual([[1, 'bought', 100]]);
    expect(offered(state)).toEqual([999]);
  });

  it('are spent in the old order', () => {
    const state = after(granted(10), bought, sent('m1'), returned('m1', { lot: 1, credits: 10 }));
    expect(spend(state, { credits: 12, reason: 'm2', at })[0]!.data.from).toEqual([
      { lot: 1, credits: 10 },
      { lot: 2, credits: 2 },
    ]);
  });

  it('nothing is no movement', () => {
    expect(() => giveBack(wallet.initial, { reason: 'm1', to: [], at })).toThrow();
  });
});
