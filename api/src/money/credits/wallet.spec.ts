import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import { insufficientCredits, nothingToRefund, refundTooLate } from './credits.errors.js';
import { postings } from './ledger.js';
import { buy, giveGoodwill, grant, hold, lapse, refund, refundable, release, spend, wallet } from './wallet.js';
import type {
  CreditsBought,
  CreditsGranted,
  CreditsHeld,
  CreditsLapsed,
  CreditsRefunded,
  CreditsReleased,
  CreditsSpent,
  WalletEvent,
} from './wallet.events.js';

const at = '2026-03-01T10:00:00.000Z';
const paid = { amount: 999, currency: 'EUR' };
const granted = (lot: number, credits: number, balance: number): CreditsGranted => ({
  type: 'CreditsGranted',
  data: { lot, credits, reason: 'signup', balance, paidUser: false, grantedAt: at },
});
const bought = (lot: number, credits: number, balance: number): CreditsBought => ({
  type: 'CreditsBought',
  data: { lot, credits, paid, vat: null, paymentId: 'p1', balance, paidUser: true, boughtAt: at },
});
const spent = (credits: number, balance: number, ...from: [number, number][]): CreditsSpent => ({
  type: 'CreditsSpent',
  data: {
    credits,
    reason: 'm1',
    from: from.map(([lot, part]) => ({ lot, credits: part })),
    balance,
    paidUser: false,
    spentAt: at,
  },
});
const paidUser = (event: CreditsSpent): CreditsSpent => ({ ...event, data: { ...event.data, paidUser: true } });

it('ADM-07 a purchase tells which one of its member it is, also after those that told nothing', () => {
  const buying = (state: typeof wallet.initial) => buy(state, { credits: 100, paid, paymentId: 'p2', at });
  given(wallet, granted(1, 30, 30))
    .when(buying)
    .then({ type: 'CreditsBought', data: { purchase: 1 } });
  given(wallet, granted(1, 30, 30), bought(2, 100, 130))
    .when(buying)
    .then({ type: 'CreditsBought', data: { purchase: 2 } });
});

describe('MNY-08 lots of a wallet', () => {
  it('numbers lots and says the balance each movement leaves', () => {
    given(wallet)
      .when((state) => grant(state, { credits: 30, reason: 'signup', at }))
      .then(granted(1, 30, 30));
    given(wallet, granted(1, 30, 30))
      .when((state) => buy(state, { credits: 100, paid, paymentId: 'p1', at }))
      .then(bought(2, 100, 130));
  });

  it('remembers what was paid for a bought lot', () => {
    expect(given(wallet, bought(1, 100, 100)).state.lots).toMatchObject([
      { id: 1, origin: 'bought', left: 100, credits: 100, paid, paymentId: 'p1', boughtAt: at },
    ]);
  });

  it('spends granted credits before bought ones, though they came later', () => {
    given(wallet, bought(1, 100, 100), granted(2, 5, 105))
      .when((state) => spend(state, { credits: 10, reason: 'm1', at }))
      .then(paidUser(spent(10, 95, [2, 5], [1, 5])));
  });

  it('spends the oldest lot of a kind first', () => {
    given(wallet, granted(1, 3, 3), granted(2, 4, 7), bought(3, 8, 15), bought(4, 9, 24))
      .when((state) => spend(state, { credits: 20, reason: 'm1', at }))
      .then(paidUser(spent(20, 4, [1, 3], [2, 4], [3, 8], [4, 5])));
  });

  it('keeps open lots only', () => {
    const { state } = given(wallet, granted(1, 30, 30), bought(2, 100, 130), spent(40, 90, [1, 30], [2, 10]));
    expect(state.lots.map(({ id, left }) => [id, left])).toEqual([[2, 90]]);
    expect(state.balance).toBe(90);
  });

  it('never gives a lot an old number', () => {
    given(wallet, granted(1, 5, 5), spent(5, 0, [1, 5]))
      .when((state) => grant(state, { credits: 1, reason: 'gift', at }))
      .then({ type: 'CreditsGranted', data: { lot: 2, balance: 1 } });
  });
});

describe('CHT-02 spending', () => {
  it('refuses more than the balance, and tells both', () => {
    given(wallet, granted(1, 3, 3))
      .when((state) => spend(state, { credits: 5, reason: 'm1', at }))
      .thenRefused(insufficientCredits, { price: 5, balance: 3 });
    given(wallet)
      .when((state) => spend(state, { credits: 1, reason: 'm1', at }))
      .thenRefused(insufficientCredits, { price: 1, balance: 0 });
  });

  it('spends the last credit', () => {
    given(wallet, granted(1, 5, 5))
      .when((state) => spend(state, { credits: 5, reason: 'm1', at }))
      .then(spent(5, 0, [1, 5]));
  });

  it('records nothing where nothing is charged', () => {
    given(wallet)
      .when((state) => spend(state, { credits: 0, reason: 'm1', at }))
      .thenNothing();
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('never takes or gives %s credits', (credits) => {
    const { state } = given(wallet, granted(1, 5, 5));
    expect(() => spend(state, { credits, reason: 'm1', at })).toThrow();
    expect(() => grant(state, { credits, reason: 'gift', at })).toThrow();
    expect(() => buy(state, { credits, paid, paymentId: 'p1', at })).toThrow();
  });
});

const worth = (amount: number) => ({ amount, currency: 'EUR' });
const part = (credits: number, amount: number, balance: number) => ({
  refundId: 'r1',
  lot: 1,
  credits,
  amount: worth(amount),
  balance,
  paidUser: true,
});
const held = (credits: number, amount: number, balance: number): CreditsHeld => ({
  type: 'CreditsHeld',
  data: { ...part(credits, amount, balance), heldAt: at },
});
const released = (credits: number, amount: number, balance: number): CreditsReleased => ({
  type: 'CreditsReleased',
  data: { ...part(credits, amount, balance), releasedAt: at },
});
const refunded = (credits: number, amount: number, balance: number): CreditsRefunded => ({
  type: 'CreditsRefunded',
  data: { ...part(credits, amount, balance), refundedAt: at },
});
const soon = new Date(at);
const term = { days: 14, timeZone: 'Europe/Amsterdam' };
const ask = { refundId: 'r1', paymentId: 'p1', term, now: soon };

describe('MNY-08 asking money back', () => {
  it('takes all that is left of the purchase, at what was paid for it', () => {
    given(wallet, bought(1, 100, 100))
      .when((state) => hold(state, ask))
      .then(held(100, 999, 0));
  });

  it.each([
    [1, 989],
    [50, 500],
    [99, 10],
  ])('after %i of 100 credits were spent it is worth %i, rounded half up', (used, amount) => {
    given(wallet, bought(1, 100, 100), spent(used, 100 - used, [1, used]))
      .when((state) => hold(state, ask))
      .then(held(100 - used, amount, 0));
  });

  it('ADM-04 staff hold a part, whenever they want, and parts together are worth the whole', () => {
    const late = new Date('2027-01-01T00:00:00.000Z');
    given(wallet, bought(1, 100, 100))
      .when((state) => hold(state, { ...ask, credits: 33, term: null, now: late }))
      .then({ ...held(33, 330, 67), data: { heldAt: late.toISOString() } });
    given(wallet, bought(1, 100, 100), held(33, 330, 67))
      .when((state) => hold(state, { ...ask, refundId: 'r2' }))
      .then({ type: 'CreditsHeld', data: { credits: 67, amount: worth(669), balance: 0 } });
  });

  it('ADM-04 a part that was held comes back into its lot, also after the rest was spent', () => {
    const before = [bought(1, 100, 100), held(33, 330, 67), spent(67, 0, [1, 67])];
    const { state } = given(wallet, ...before, released(33, 330, 33));
    expect(state.lots).toMatchObject([{ id: 1, left: 33, held: 0, givenUp: { credits: 0, amount: 0 } }]);
    expect(given(wallet, ...before, refunded(33, 330, 0)).state).toMatchObject({ lots: [], bought: 67 });
  });

  it('ADM-04 goodwill is spent first, pays debts, and no money is paid back for it', () => {
    const { state } = given(wallet, bought(1, 100, 100));
    const [given1] = giveGoodwill(state, { credits: 20, proposalId: 'g1', at });
    expect(given1).toEqual({
      type: 'GoodwillGranted',
      data: { lot: 2, credits: 20, proposalId: 'g1', balance: 120, paidUser: true, grantedAt: at },
    });
    const after = wallet.evolve(state, given1);
    expect(after.lots.map(({ id }) => id)).toEqual([2, 1]);
    expect(refundable(after, { term, now: soon }).map(({ lot }) => lot.id)).toEqual([1]);
    expect(postings(given1)).toEqual([
      { account: 'granted', credits: -20 },
      { account: 'member_wallets', credits: 20 },
    ]);
  });

  it('leaves gifts and other purchases', () => {
    const other: CreditsBought = { ...bought(3, 50, 180), data: { ...bought(3, 50, 180).data, paymentId: 'p2' } };
    const { state } = given(wallet, bought(1, 100, 100), granted(2, 30, 130), other, held(100, 999, 80));
    expect(state).toMatchObject({
      balance: 80,
      lots: [{ id: 2 }, { id: 1, left: 0, held: 100 }, { id: 3 }],
      bought: 150,
    });
    expect(state.held['r1']).toMatchObject({ id: 1, left: 100 });
  });

  it('is refused where nothing bought is left', () => {
    const refused = (...before: Parameters<typeof given>[1][]) =>
      given(wallet, ...(before as CreditsBought[]))
        .when((state) => hold(state, ask))
        .thenRefused(nothingToRefund);
    refused();
    refused(granted(1, 30, 30));
    refused(bought(1, 100, 100), spent(100, 0, [1, 100]));
    refused(bought(1, 100, 100), held(100, 999, 0));
    refused(bought(1, 100, 100), held(100, 999, 0), refunded(100, 999, 0));
  });

  it.each([
    ['2026-03-15T10:00:00.001Z', true],
    ['2026-03-16T22:59:59.999Z', true],
    ['2026-03-16T23:00:00.000Z', false],
  ])('paid on 1 March, the 14th day being a Sunday: at %s %s', (asked, allowed) => {
    const now = new Date(asked);
    const decided = given(wallet, bought(1, 100, 100)).when((state) => hold(state, { ...ask, now }));
    if (allowed) decided.then({ type: 'CreditsHeld' });
    else decided.thenRefused(refundTooLate, { days: 14 });
    const { state } = given(wallet, bought(1, 100, 100));
    expect(refundable(state, { term, now })).toHaveLength(allowed ? 1 : 0);
  });

  it('refused: the credits are back, in their old place', () => {
    const second: CreditsBought = { ...bought(2, 50, 150), data: { ...bought(2, 50, 150).data, paymentId: 'p2' } };
    const { state } = given(wallet, bought(1, 100, 100), second, held(100, 999, 50), granted(3, 5, 55));
    const [event] = release(state, { refundId: 'r1', at });
    expect(event).toEqual(released(100, 999, 155));
    const after = wallet.evolve(state, event);
    expect(after.lots.map(({ id, left }) => [id, left])).toEqual([
      [3, 5],
      [1, 100],
      [2, 50],
    ]);
    expect(after.held).toEqual({});
  });

  it('paid back: the credits are gone, and with all that was bought the paying member', () => {
    given(wallet, bought(1, 100, 100), held(100, 999, 0))
      .when((state) => refund(state, { refundId: 'r1', at }))
      .then({ ...refunded(100, 999, 0), data: { paidUser: false } });
    given(wallet, bought(1, 100, 100), spent(1, 99, [1, 1]), held(99, 989, 0))
      .when((state) => refund(state, { refundId: 'r1', at }))
      .then({ ...refunded(99, 989, 0), data: { paidUser: true } });
  });

  it('is settled once', () => {
    const { state } = given(wallet, bought(1, 100, 100), held(100, 999, 0), released(100, 999, 100));
    expect(() => release(state, { refundId: 'r1', at })).toThrow();
    expect(() => refund(state, { refundId: 'r1', at })).toThrow();
  });
});

const lapsed = (credits: number): CreditsLapsed => ({
  type: 'CreditsLapsed',
  data: { credits, balance: 0, paidUser: true, lapsedAt: at },
});

describe('ACC-12 credits of one who is gone', () => {
  it('lapse, but those held for a refund, and once', () => {
    given(wallet, bought(1, 100, 100), held(100, 999, 0), granted(2, 5, 5))
      .when((state) => lapse(state, { at }))
      .then(lapsed(5));
    given(wallet, granted(1, 5, 5), lapsed(5))
      .when((state) => lapse(state, { at }))
      .thenNothing();
  });

  it('of one purchase held twice come back one by one, at what they cost', () => {
    const part = (refundId: string, credits: number, amount: number, balance: number): CreditsHeld => {
      const whole = held(credits, amount, balance);
      return { ...whole, data: { ...whole.data, refundId } };
    };
    const { state } = given(wallet, bought(1, 100, 100), part('r1', 1, 10, 99), part('r2', 9, 90, 90), lapsed(90));
    expect(state.lots).toMatchObject([{ id: 1, left: 0, held: 10, givenUp: { credits: 10, amount: 100 } }]);
    const [back] = release(state, { refundId: 'r1', at });
    const after = wallet.evolve(state, back);
    expect(after.lots).toMatchObject([{ id: 1, left: 1, held: 9, givenUp: { credits: 9, amount: 90 } }]);
    const [paidOut] = refund(after, { refundId: 'r2', at });
    expect(wallet.evolve(after, paidOut).lots).toMatchObject([{ id: 1, left: 1, held: 0 }]);
  });
});

const entries: [WalletEvent, Record<string, number>][] = [
  [granted(1, 30, 30), { granted: -30, member_wallets: 30 }],
  [bought(1, 100, 100), { sold: -100, member_wallets: 100 }],
  [spent(10, 90, [1, 10]), { member_wallets: -10, spent: 10 }],
  [held(100, 999, 0), { member_wallets: -100, held: 100 }],
  [released(100, 999, 100), { held: -100, member_wallets: 100 }],
  [refunded(100, 999, 0), { held: -100, refunded: 100 }],
  [lapsed(40), { member_wallets: -40, lapsed: 40 }],
];

describe('MNY-09 balanced entries', () => {
  it.each(entries.map(([event, expected]) => ({ ...event, event, expected })))('$type', ({ event, expected }) => {
    expect(Object.fromEntries(postings(event).map(({ account, credits }) => [account, credits]))).toEqual(expected);
  });
});
