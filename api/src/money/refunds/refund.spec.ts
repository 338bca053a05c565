import { describe, expect, it } from '@jest/globals';
import type { Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import type { RefundEvent, Request } from './refund.events.js';
import {
  actionsOf,
  approveRefund,
  confirmRefund,
  payoutId,
  refund,
  refuseRefund,
  repeatPayout,
  requestRefund,
  settlePayout,
  withdrawApproval,
  type PayoutReport,
} from './refund.js';
import { notYourApproval, refundDecided, refundNotFound, secondPersonNeeded } from './refunds.errors.js';

const at = '2026-03-02T10:00:00.000Z';
const reason = '~1.r' as Sealed;
const request: Request = {
  memberId: 'anna',
  paymentId: 'p1',
  credits: 100,
  amount: { amount: 999, currency: 'EUR' },
  requestedAt: at,
};
const requested: RefundEvent = { type: 'RefundRequested', data: request };
const approvedBy = (by: string, second: boolean): RefundEvent => ({
  type: 'RefundApproved',
  data: { memberId: 'anna', payout: 1, by, reason, second, approvedAt: at },
});
const approved = approvedBy('fien', false);
const halfApproved = approvedBy('fien', true);
const confirmed: RefundEvent = {
  type: 'RefundConfirmed',
  data: { memberId: 'anna', payout: 1, by: 'gijs', reason, confirmedAt: at },
};
const withdrawn: RefundEvent = {
  type: 'RefundApprovalWithdrawn',
  data: { memberId: 'anna', by: 'fien', reason: null, withdrawnAt: at },
};
const refused: RefundEvent = { type: 'RefundRefused', data: { memberId: 'anna', reason, refusedAt: at } };
const paidOut: RefundEvent = { type: 'RefundPaidOut', data: { memberId: 'anna', reference: 're_1', paidOutAt: at } };
const failed: RefundEvent = {
  type: 'RefundPayoutFailed',
  data: { memberId: 'anna', reference: 're_1', answer: 'No such account', failedAt: at },
};
const repeated: RefundEvent = {
  type: 'RefundPayoutRepeated',
  data: { memberId: 'anna', payout: 2, reason: null, repeatedAt: at },
};

const decision = { by: 'fien', reason, fourEyesAbove: 5000, at };
const report = (status: PayoutReport['status'], payout = 1) => ({
  payout,
  reference: 're_1',
  status,
  message: status === 'failed' ? 'No such account' : null,
  at,
});

describe('MNY-08 deciding about a refund', () => {
  it('is requested, approved or refused once', () => {
    given(refund)
      .when((state) => requestRefund(state, request))
      .then(requested);
    given(refund, requested)
      .when((state) => approveRefund(state, decision))
      .then(approved);
    given(refund, requested)
      .when((state) => refuseRefund(state, { reason, at }))
      .then(refused);
  });

  it.each<[string, RefundEvent[]]>([
    ['approved', [requested, approved]],
    ['refused', [requested, refused]],
    ['paid out', [requested, approved, paidOut]],
  ])('cannot be decided again once it is %s', (_status, before) => {
    given(refund, ...before)
      .when((state) => approveRefund(state, decision))
      .thenRefused(refundDecided);
    given(refund, ...before)
      .when((state) => refuseRefund(state, { reason, at }))
      .thenRefused(refundDecided);
    given(refund, ...before)
      .when((state) => repeatPayout(state, { reason: null, at }))
      .thenRefused(refundDecided);
  });

  it('knows nothing of one that nobody requested', () => {
    for (const rule of [approveRefund, confirmRefund, withdrawApproval, repeatPayout]) {
      given(refund)
        .when((state) => rule(state, decision))
        .thenRefused(refundNotFound);
    }
  });
});

describe('ADM-04 four eyes', () => {
  it.each([
    [998, true],
    [999, false],
    [1000, false],
  ])('€ 9.99 with a limit of %i minor units: second person %s', (fourEyesAbove, second) => {
    given(refund, requested)
      .when((state) => approveRefund(state, { ...decision, fourEyesAbove }))
      .then(approvedBy('fien', second));
  });

  it('who began it was the first of two: somebody else approves, whatever the amount', () => {
    const begun: RefundEvent = { type: 'RefundRequested', data: { ...request, begunBy: 'fien' } };
    given(refund, begun)
      .when((state) => approveRefund(state, { ...decision, by: 'fien' }))
      .thenRefused(secondPersonNeeded);
    given(refund, begun)
      .when((state) => approveRefund(state, { ...decision, by: 'gijs', fourEyesAbove: 0 }))
      .then(approvedBy('gijs', false));
  });

  it('another person confirms, never the same one', () => {
    given(refund, requested, halfApproved)
      .when((state) => confirmRefund(state, { by: 'fien', reason, at }))
      .thenRefused(secondPersonNeeded);
    given(refund, requested, halfApproved)
      .when((state) => confirmRefund(state, { by: 'gijs', reason, at }))
      .then(confirmed);
  });

  it('the first takes it back, nobody else; it can then be approved by anybody', () => {
    given(refund, requested, halfApproved)
      .when((state) => withdrawApproval(state, { by: 'gijs', reason: null, at }))
      .thenRefused(notYourApproval);
    given(refund, requested, halfApproved)
      .when((state) => withdrawApproval(state, { by: 'fien', reason: null, at }))
      .then(withdrawn);
    given(refund, requested, halfApproved, withdrawn)
      .when((state) => confirmRefund(state, { by: 'gijs', reason, at }))
      .thenRefused(refundDecided);
    given(refund, requested, halfApproved, withdrawn)
      .when((state) => approveRefund(state, { ...decision, by: 'gijs', fourEyesAbove: 0 }))
      .then(approvedBy('gijs', true));
  });

  it('half approved it can be refused, and nothing the provider says counts', () => {
    given(refund, requested, halfApproved)
      .when((state) => refuseRefund(state, { reason, at }))
      .then(refused);
    given(refund, requested, halfApproved)
      .when((state) => settlePayout(state, report('completed')))
      .thenNothing();
    given(refund, requested, halfApproved, confirmed)
      .when((state) => settlePayout(state, report('completed')))
      .then(paidOut);
  });

  it.each<[string, RefundEvent[], string, string[]]>([
    ['requested', [requested], 'gijs', ['approve', 'refuse']],
    ['half approved, for the first', [requested, halfApproved], 'fien', ['withdraw', 'refuse']],
    ['half approved, for another', [requested, halfApproved], 'gijs', ['confirm', 'refuse']],
    ['confirmed', [requested, halfApproved, confirmed], 'gijs', []],
    ['withdrawn', [requested, halfApproved, withdrawn], 'fien', ['approve', 'refuse']],
    ['refused by the provider', [requested, approved, failed], 'gijs', ['repeat', 'refuse']],
    ['refused', [requested, refused], 'gijs', []],
  ])('%s: what can be done', (_case, events, staffId, actions) => {
    expect(actionsOf(events.reduce(refund.evolve, refund.initial), staffId)).toEqual(actions);
  });
});

describe('MNY-08 paying a refund back', () => {
  it.each<[string, RefundEvent[], ReturnType<typeof report>, RefundEvent[]]>([
    ['paid', [requested, approved], report('completed'), [paidOut]],
    ['refused by the provider', [requested, approved], report('failed'), [failed]],
    ['still under way', [requested, approved], report('pending'), []],
    ['told twice', [requested, approved, paidOut], report('completed'), []],
    ['failed after it was paid', [requested, approved, paidOut], report('failed'), []],
    ['paid on the second try', [requested, approved, failed, repeated], report('completed', 2), [paidOut]],
    ['the first try told again', [requested, approved, failed, repeated], report('failed', 1), []],
    ['never approved', [requested], report('completed'), []],
    ['refused by us', [requested, refused], report('completed'), []],
  ])('%s', (_case, before, said, expected) => {
    const decided = given(refund, ...before).when((state) => settlePayout(state, said));
    if (expected.length === 0) decided.thenNothing();
    else decided.then(...expected);
  });

  it('can be tried again, or refused after all, when the provider would not', () => {
    given(refund, requested, approved, failed)
      .when((state) => repeatPayout(state, { reason: null, at }))
      .then(repeated);
    given(refund, requested, approved, failed)
      .when((state) => refuseRefund(state, { reason, at }))
      .then(refused);
  });

  it('has an id of its own for each try', () => {
    expect([1, 2, 3].map((payout) => payoutId('r1', payout))).toEqual(['r1', 'r1-2', 'r1-3']);
  });
});
