import type { RefundDetail } from './refund';

export interface Effect {
  /** Which sentence, in the catalogue. */
  text: string;
  /** Numbers of credits in it. */
  credits?: number;
  from?: number;
  to?: number;
}

/** Who else has to agree, and what a decision does to money, credits and premium. Nothing once the refund is over. */
export function effectOf(refund: RefundDetail, decision: 'approve' | 'refuse'): Effect[] {
  const { effect, credits, balance, status, second_person } = refund;
  if (!effect) return [];
  if (decision === 'approve') {
    const ends = effect.premium && !effect.premium_when_paid_out;
    return [
      ...(second_person && status === 'requested' ? [{ text: 'second_person' }] : []),
      { text: 'money_back' },
      { text: 'credits_gone', credits, to: balance },
      { text: ends ? 'premium_ends' : effect.premium ? 'premium_stays' : 'no_premium' },
    ];
  }
  const comeBack = effect.balance_when_refused > balance;
  return [
    { text: 'no_money' },
    comeBack
      ? { text: 'credits_back', credits, from: balance, to: effect.balance_when_refused }
      : { text: 'credits_lapse', credits },
    { text: effect.premium ? 'premium_stays' : 'no_premium' },
  ];
}
