import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { Sealed } from '../../kernel/domain.js';
import type { WalletEvent } from '../credits/domain.js';
import { useOf } from '../credits/purchase-use.js';
import {
  chargeback,
  chargebackIdOf,
  decideChargeback,
  decisionsOf,
  setDeadline,
  writeStatement,
  type Chargeback,
  type ChargebackDecision,
} from './chargeback.js';
import type { ChargebackEvent } from './chargeback.events.js';
import { chargebackDecided } from './chargebacks.errors.js';

const at = '2026-03-02T10:00:00.000Z';
const reason = '~1.r' as Sealed;
const who = { memberId: 'anna', paymentId: 'p1', by: 'fien' };
const entered = (type: ChargebackEvent['type']) =>
  ({ type, data: { ...who, reason, decidedAt: at } }) as ChargebackEvent;
const accepted = entered('ChargebackAccepted');
const disputed = entered('ChargebackDisputed');
const won = entered('ChargebackWon');
const lost = entered('ChargebackLost');
const reopened = entered('ChargebackReopened');
const decide = (decision: ChargebackDecision, reversed = false, returned = false) => ({
  ...who,
  decision,
  reason,
  reversed,
  returned,
  at,
});

describe('ADM-04 what finance does about a charge-back', () => {
  it.each<[string, ChargebackEvent[], ChargebackDecision[]]>([
    ['to be answered', [], ['dispute', 'accept']],
    ['accepted', [accepted], ['reopen']],
    ['before the bank', [disputed], ['win', 'lose', 'reopen']],
    ['won', [disputed, won], ['reopen']],
    ['lost', [disputed, lost], ['reopen']],
    ['opened again', [accepted, reopened], ['dispute', 'accept']],
  ])('%s', (_, events, can) => {
    const { state } = given(chargeback, ...events);
    expect(decisionsOf(state, { reversed: false, returned: false })).toEqual(can);
    for (const decision of ['accept', 'dispute', 'win', 'lose', 'reopen'] as const) {
      const { when } = given(chargeback, ...events);
      if (can.includes(decision))
        when((now) => decideChargeback(now, decide(decision))).then({ data: { ...who, reason } });
      else when((now) => decideChargeback(now, decide(decision))).thenRefused(chargebackDecided);
    }
  });

  it('of a direct debit that the bank returned is acknowledged, never disputed with evidence', () => {
    const { state, when } = given(chargeback);
    expect(decisionsOf(state, { reversed: false, returned: true })).toEqual(['accept']);
    when((now) => decideChargeback(now, decide('accept', false, true))).then({ type: 'ChargebackAccepted' });
    const entry = { ...who, reversed: false, returned: true, at };
    for (const refused of [
      (now: Chargeback) => decideChargeback(now, decide('dispute', false, true)),
      (now: Chargeback) => setDeadline(now, { ...entry, respondBy: '2026-03-20', reason }),
      (now: Chargeback) => writeStatement(now, { ...entry, statement: reason }),
    ])
      given(chargeback).when(refused).thenRefused(chargebackDecided);
    expect(decisionsOf(given(chargeback, accepted).state, { reversed: false, returned: true })).toEqual(['reopen']);
  });

  it('ends once the bank has given the money back, whatever was entered', () => {
    for (const events of [[], [disputed], [disputed, lost], [accepted]]) {
      const { state, when } = given(chargeback, ...events);
      expect(decisionsOf(state, { reversed: true, returned: false })).toEqual([]);
      when((now) => decideChargeback(now, decide('reopen', true))).thenRefused(chargebackDecided);
      when((now) =>
        setDeadline(now, { ...who, respondBy: '2026-03-20', reason, reversed: true, returned: false, at }),
      ).thenRefused(chargebackDecided);
    }
  });

  it('has another last day and a statement while it is undecided', () => {
    const day = { ...who, respondBy: '2026-03-20', reason, reversed: false, returned: false, at };
    const said = { ...who, statement: reason, reversed: false, returned: false, at };
    for (const events of [[], [disputed], [accepted, reopened]]) {
      given(chargeback, ...events)
        .when((now) => setDeadline(now, day))
        .then({ type: 'ChargebackDeadlineSet', data: { respondBy: '2026-03-20', setAt: at } });
      given(chargeback, ...events)
        .when((now) => writeStatement(now, said))
        .then({ type: 'ChargebackStatementWritten', data: { statement: reason, writtenAt: at } });
    }
    for (const events of [[accepted], [disputed, lost], [disputed, won]]) {
      given(chargeback, ...events)
        .when((now) => setDeadline(now, day))
        .thenRefused(chargebackDecided);
      given(chargeback, ...events)
        .when((now) => writeStatement(now, said))
        .thenRefused(chargebackDecided);
    }
  });

  it('is one record for one charge-back of one payment', () => {
    const [p1, p2] = ['0b0f6a52-6d0f-4b1e-9c3f-1f6a1c9d2e01', '0b0f6a52-6d0f-4b1e-9c3f-1f6a1c9d2e02'];
    expect(chargebackIdOf(p1, 'chb_1')).toBe(chargebackIdOf(p1, 'chb_1'));
    expect(new Set([chargebackIdOf(p1, 'chb_1'), chargebackIdOf(p1, 'chb_2'), chargebackIdOf(p2, 'chb_1')]).size).toBe(
      3,
    );
  });
});

describe('ADM-04 what a purchase went to', () => {
  const after = { balance: 0, paidUser: true };
  const bought = (lot: number, paymentId: string): WalletEvent => ({
    type: 'CreditsBought',
    data: { lot, credits: 100, paid: { amount: 999, currency: 'EUR' }, vat: null, paymentId, ...after, boughtAt: at },
  });
  const spent = (of: string, from: [lot: number, credits: number][], more: object = {}): WalletEvent => ({
    type: 'CreditsSpent',
    data: {
      credits: from.reduce((sum, [, credits]) => sum + credits, 0),
      reason: of,
      from: from.map(([lot, credits]) => ({ lot, credits })),
      ...after,
      ...more,
      spentAt: `2026-03-0${of.slice(1)}T10:00:00.000Z`,
    },
  });

  it('counts messages, photos and gifts that its own credits paid for, and leaves out what came back', () => {
    const history: WalletEvent[] = [
      bought(1, 'p0'),
      bought(2, 'p1'),
      spent('m1', [[1, 10]]),
      spent('m2', [
        [1, 4],
        [2, 6],
      ]),
      spent('m3', [[2, 10]]),
      spent('m4', [[2, 20]], { gift: 'rose' }),
      spent('m5', [[2, 5]], { photo: true }),
      {
        type: 'CreditsReturned',
        data: { credits: 10, reason: 'm3', to: [{ lot: 2, credits: 10 }], ...after, returnedAt: at },
      },
      {
        type: 'CreditsChargedBack',
        data: {
          chargebackId: 'chb_1',
          paymentId: 'p1',
          lot: 2,
          credits: 100,
          taken: 69,
          amount: { amount: 999, currency: 'EUR' },
          ...after,
          debt: 31,
          chargedBackAt: at,
        },
      },
    ];
    expect(useOf(history, 'p1')).toEqual({
      credits: 31,
      messages: 1,
      photos: 1,
      gifts: 1,
      firstAt: '2026-03-02T10:00:00.000Z',
      lastAt: '2026-03-05T10:00:00.000Z',
      chargeBacks: new Map([['chb_1', { taken: 69, owed: 31 }]]),
    });
    expect(useOf(history, 'nothing')).toMatchObject({ credits: 0, messages: 0, firstAt: null });
  });
});
