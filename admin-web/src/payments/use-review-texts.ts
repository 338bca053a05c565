import { useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/use-formats';
import type { Outcome, PaymentDetail } from './payment';

/** What is odd about a payment and what each way out of it does, in plain numbers. */
export function useReviewTexts({
  attention,
  amount,
  mismatch,
  charged_back,
  credits,
  effect,
  ...payment
}: PaymentDetail) {
  const translate = useTranslate();
  const formats = useFormats();
  const came = (attention === 'charge_back' ? charged_back : mismatch) ?? amount;
  const method = payment.payment_method;
  const numbers = {
    asked: formats.money(amount),
    amount: formats.money(came),
    smart_count: credits,
    credits: formats.number(credits),
    from: formats.number(effect.balance),
    to: formats.number(effect.balance_when_credited),
    method: translate(`console.payment_methods.${method}`, { _: method }),
  };
  const text = (key: string) => translate(`resources.payments.${key}`, numbers);
  const premium = effect.premium ? 'premium_stays' : 'premium_begins';
  const effects: Record<Outcome, string[]> = {
    credit: ['credits_come', premium, 'worth'],
    return: ['money_back', 'no_credits'],
    returned: ['no_money', 'counts_as_returned'],
    surplus_returned: ['no_money', 'payment_stays'],
    seen: ['nothing_changes'],
  };
  return {
    odd: attention ? text(`odd.${attention}`) : '',
    effects: (outcome: Outcome) => effects[outcome].map((key) => text(`effect.${key}`)),
    of: (outcome: Outcome, key: 'title' | 'confirm' | 'done') => text(`review.${outcome}.${key}`),
  };
}
