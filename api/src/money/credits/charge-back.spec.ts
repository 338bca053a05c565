import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import { debtChanged, nothingToRefund } from './credits.errors.js';
import { postings } from './ledger.js';
import {
  buy,
  chargeBack,
  giveBack,
  grant,
  hold,
  lapse,
  refund,
  reinstate,
  release,
  spend,
  wallet,
  writeOff,
} from './wallet.js';
import type { Wallet } from './wallet.js';
import type { WalletEvent } from './wallet.events.js';

const at = '2026-03-01T10:00:00.000Z';
const now = new Date(at);
const paid = { amount: 1000, currency: 'EUR' };
const taken = { chargebackId: 'cb1', paymentId: 'p1', credits: 100, amount: paid, at };

/** Applies the rules in sequence, each to the state that the previous ones left. */
function after(...rules: ((state: Wallet) => WalletEvent[])[]): WalletEvent[] {
  const events: WalletEvent[] = [];
  for (const rule of rules) events.push(...rule(events.reduce(wallet.evolve, wallet.initial)));
  return events;
}
const bought =
  (paymentId = 'p1', credits = 100) =>
  (state: Wallet) =>
    buy(state, { credits, paid, paymentId, at });
const spent = (credits: number) => (state: Wallet) => spend(state, { credits, reason: 'm1', at });
const back =
  (credits = 100, chargebackId = 'cb1') =>
  (state: Wallet) =>
    chargeBack(state, { ...taken, credits, chargebackId });
const asked = (state: Wallet) =>
  hold(state, { refundId: 'r1', paymentId: 'p1', term: { days: 14, timeZone: 'Europe/Amsterdam' }, now });
const won = (state: Wallet) => reinstate(state, { chargebackId: 'cb1', at });
const lotsOf = ({ lots }: Wallet) => lots.map(({ id, left }) => [id, left]);
const stateAfter = (...rules: Parameters<typeof after>) => after(...rules).reduce(wallet.evolve, wallet.initial);

describe('MNY-09 a charge-back', () => {
  it('takes what is left of the purchase, and nothing else; nothing bought is left', () => {
    given(wallet, ...after(bought()))
      .when(back())
      .then({
        type: 'CreditsChargedBack',
        data: { ...{ lot: 1, credits: 100, taken: 100, debt: 0, balance: 0, paidUser: false }, chargedBackAt: at },
      });
  });

  it('leaves what was spent as a debt, with other credits untouched', () => {
    const granted = (state: Wallet) => grant(state, { credits: 30, reason: 'gift', at });
    const state = stateAfter(bought(), spent(60), granted, bought('p2', 10), back());
    expect(state).toMatchObject({ balance: 40, debt: 60, bought: 10 });
    expect(lotsOf(state)).toEqual([
      [2, 30],
      [3, 10],
    ]);
  });

  it('of a purchase long used up is all debt', () => {
    given(wallet, ...after(bought(), spent(100)))
      .when(back())
      .then({ type: 'CreditsChargedBack', data: { lot: null, credits: 100, taken: 0, debt: 100, balance: 0 } });
  });

  it('of a part takes a part, and the rest of the purchase is not paid back here while it stands', () => {
    const events = after(bought(), spent(20), back(50));
    expect(events.at(-1)).toMatchObject({ data: { taken: 50, debt: 0, balance: 30, paidUser: true } });
    given(wallet, ...events)
      .when(asked)
      .thenRefused(nothingToRefund);
    given(wallet, ...events, ...after(bought(), spent(20), back(50), won).slice(-1))
      .when(asked)
      .then({ type: 'CreditsHeld', data: { credits: 80, amount: { amount: 800 } } });
  });

  it('told twice takes once', () => {
    given(wallet, ...after(bought(), back()))
      .when(back())
      .thenNothing();
  });
});

describe('MNY-09 what is owed', () => {
  it('is paid by the next purchase, before anything can be spent', () => {
    given(wallet, ...after(bought(), spent(100), back()))
      .when(bought('p2', 250))
      .then(
        { type: 'CreditsBought', data: { lot: 2, credits: 250, balance: 250, paidUser: true } },
        { type: 'DebtSettled', data: { credits: 100, from: [{ lot: 2, credits: 100 }], balance: 150, debt: 0 } },
      );
  });

  it('is paid by gifts as far as they go; they make no paying member', () => {
    given(wallet, ...after(bought(), spent(100), back()))
      .when((state) => grant(state, { credits: 30, reason: 'gift', at }))
      .then(
        { type: 'CreditsGranted', data: { balance: 30 } },
        { type: 'DebtSettled', data: { credits: 30, balance: 0, debt: 70, paidUser: false } },
      );
  });

  it('is paid by credits that come back from what was not answered', () => {
    given(wallet, ...after(bought(), spent(100), back()))
      .when((state) => giveBack(state, { to: [{ lot: 1, credits: 10 }], reason: 'm1', at }))
      .then({ type: 'CreditsReturned' }, { type: 'DebtSettled', data: { credits: 10, balance: 0, debt: 90 } });
  });

  it('lapses with the account, as a loss', () => {
    const events = after(bought(), spent(60), back(), (state) => lapse(state, { at }));
    expect(events.at(-1)).toMatchObject({ type: 'DebtWrittenOff', data: { credits: 60, debt: 0 } });
    expect(events.reduce(wallet.evolve, wallet.initial)).toMatchObject({ balance: 0, debt: 0 });
  });
});

describe('MNY-08 a charge-back of a purchase under refund', () => {
  it('makes the held credits owed; refused, they come back and pay that', () => {
    const events = after(bought(), asked, back());
    expect(events.at(-1)).toMatchObject({ data: { taken: 0, debt: 100, balance: 0 } });
    given(wallet, ...events)
      .when((state) => release(state, { refundId: 'r1', at }))
      .then(
        { type: 'CreditsReleased', data: { balance: 100 } },
        { type: 'DebtSettled', data: { debt: 0, balance: 0 } },
      );
  });

  it('that was paid back before is owed: the money went back twice', () => {
    const paidBack = (state: Wallet) => refund(state, { refundId: 'r1', at });
    const state = stateAfter(bought(), asked, paidBack, back());
    expect(state).toMatchObject({ balance: 0, debt: 100, bought: -100 });
    expect(wallet.evolve(state, bought('p2', 100)(state)[0])).toMatchObject({ bought: 0 });
  });
});

describe('MNY-09 a charge-back that is reversed', () => {
  it('puts what was taken where it was, and forgives what was owed', () => {
    const state = stateAfter(bought(), spent(60), back(), won);
    expect(state).toMatchObject({ balance: 40, debt: 0, bought: 100, chargeBacks: {} });
    expect(lotsOf(state)).toEqual([[1, 40]]);
    given(wallet, ...after(bought(), spent(60), back(), won))
      .when(asked)
      .then({ type: 'CreditsHeld', data: { credits: 40, amount: { amount: 400 } } });
  });

  it('gives back what has paid the debt meanwhile', () => {
    const state = stateAfter(bought(), spent(60), back(), bought('p2', 100), won);
    expect(state).toMatchObject({ balance: 140, debt: 0, bought: 200 });
    expect(state.lots).toMatchObject([
      { id: 3, origin: 'granted', left: 60 },
      { id: 1, origin: 'bought', left: 40 },
      { id: 2, origin: 'bought', left: 40 },
    ]);
  });

  it('told twice, or never charged back, gives nothing', () => {
    given(wallet, ...after(bought(), back(), won))
      .when(won)
      .thenNothing();
    given(wallet, ...after(bought()))
      .when(won)
      .thenNothing();
  });

  it('can be charged back anew', () => {
    expect(stateAfter(bought(), spent(60), back(), won, back(100, 'cb2'))).toMatchObject({ balance: 0, debt: 60 });
  });
});

describe('MNY-09 a debt that finance writes off', () => {
  const letGo = (state: Wallet) => writeOff(state, { credits: state.debt, reason: null, at });

  it('is gone, as it was shown, and new credits are whole', () => {
    const events = after(bought(), spent(60), back());
    for (const credits of [59, 61])
      given(wallet, ...events)
        .when((state) => writeOff(state, { credits, reason: null, at }))
        .thenRefused(debtChanged, { debt: 60 });
    given(wallet, ...events)
      .when(letGo)
      .then({ type: 'DebtWrittenOff', data: { credits: 60, debt: 0, balance: 0, paidUser: false } });
    expect(stateAfter(bought(), spent(60), back(), letGo, bought('p2', 50))).toMatchObject({ balance: 50, debt: 0 });
    given(wallet, ...after(bought()))
      .when((state) => writeOff(state, { credits: 1, reason: null, at }))
      .thenRefused(debtChanged, { debt: 0 });
  });

  it('is owed again when the bank gives the money back, which pays it: nothing is given twice', () => {
    given(wallet, ...after(bought(), spent(60), back(), letGo))
      .when(won)
      .then(
        { type: 'WriteOffUndone', data: { credits: 60, debt: 60, balance: 0 } },
        { type: 'CreditsReinstated', data: { credits: 100, balance: 100 } },
        { type: 'DebtSettled', data: { credits: 60, balance: 40, debt: 0 } },
      );
    expect(lotsOf(stateAfter(bought(), spent(60), back(), letGo, won))).toEqual([[1, 40]]);
  });

  it('leaves what another charge-back was paid for', () => {
    const one = [bought('p1', 50), spent(50), back(50, 'cb1'), bought('p2', 80)];
    const state = stateAfter(...one, spent(30), (now) =>
      chargeBack(now, { ...taken, paymentId: 'p2', credits: 80, chargebackId: 'cb2' }),
    );
    // The second purchase paid off the first one's debt, was spent and then charged back: 80 credits are owed for it.
    expect(state).toMatchObject({ balance: 0, debt: 80 });
    const all = [...letGo(state), ...won(letGo(state).reduce(wallet.evolve, state))].reduce(wallet.evolve, state);
    expect(all).toMatchObject({ balance: 50, debt: 0 });
  });
});

describe('MNY-09 entries of a charge-back', () => {
  it('balance, whatever was taken, owed, paid, forgiven or written off', () => {
    const events = after(
      ...[bought(), spent(60), back(), bought('p2', 20), won, spent(50), back(100, 'cb2')],
      (state: Wallet) => lapse(state, { at }),
    );
    const accounts: Record<string, number> = {};
    for (const { account, credits } of events.flatMap(postings)) accounts[account] = (accounts[account] ?? 0) + credits;
    expect(Object.values(accounts).reduce((sum, credits) => sum + credits, 0)).toBe(0);
    expect(accounts).toMatchObject({ sold: -120, spent: 110, member_wallets: 0, debt: 0, charged_back: 100 });
    expect(accounts.chargeback_loss).toBe(-90);
  });
});
