import { describe, expect, it } from 'vitest';
import { effectOf } from './effect';
import type { RefundDetail } from './refund';

const money = { amount: 999, currency: 'EUR' };
const refund = (effect: Partial<NonNullable<RefundDetail['effect']>>): RefundDetail => ({
  id: 'r1',
  member_id: 'm1',
  payment_id: 'p1',
  status: 'requested',
  credits: 100,
  amount: money,
  reason: null,
  approve_reason: null,
  confirm_reason: null,
  cause: null,
  begun_by: null,
  requested_at: '2026-06-28T09:12:00.000Z',
  decided_at: null,
  decided_by: null,
  paid_out_at: null,
  provider_reference: null,
  provider_answer: null,
  claim: null,
  payment: null,
  effect: { premium: true, premium_when_paid_out: true, balance_when_refused: 130, ...effect },
  ...{
    approved_at: null,
    approved_by: null,
    begun_by_name: null,
    approved_by_name: null,
    decided_by_name: null,
    history: { signed_up_at: null, purchases: 1, paid_out: 0, refused: 0, charge_backs: 0 },
    second_person: false,
    payouts: [],
    actions: ['approve', 'refuse'],
    balance: 30,
  },
});
const texts = (detail: RefundDetail, decision: 'approve' | 'refuse') =>
  effectOf(detail, decision).map(({ text }) => text);

describe('ADM-04 what a decision does', () => {
  it('approved: money goes, credits are gone for good, premium may end', () => {
    expect(effectOf(refund({}), 'approve')).toEqual([
      { text: 'money_back' },
      { text: 'credits_gone', credits: 100, to: 30 },
      { text: 'premium_stays' },
    ]);
    expect(texts(refund({ premium_when_paid_out: false }), 'approve')).toContain('premium_ends');
    expect(texts(refund({ premium: false, premium_when_paid_out: false }), 'approve')).toContain('no_premium');
  });

  it('above the limit a second person comes first', () => {
    const large = { ...refund({}), second_person: true };
    expect(texts(large, 'approve')[0]).toBe('second_person');
    expect(texts({ ...large, status: 'confirming' }, 'approve')[0]).toBe('money_back');
    expect(texts(large, 'refuse')[0]).toBe('no_money');
  });

  it('refused: credits come back, but not to somebody who has been forgotten', () => {
    expect(effectOf(refund({}), 'refuse')).toEqual([
      { text: 'no_money' },
      { text: 'credits_back', credits: 100, from: 30, to: 130 },
      { text: 'premium_stays' },
    ]);
    const gone = refund({ balance_when_refused: 0 });
    expect(texts({ ...gone, balance: 0 }, 'refuse')).toContain('credits_lapse');
  });

  it('nothing once it is over', () => {
    expect(effectOf({ ...refund({}), effect: null }, 'approve')).toEqual([]);
  });
});
