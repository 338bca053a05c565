import { useTranslate } from 'react-admin';
import { useFormats } from '../../members/use-formats';
import type { Proposal } from './proposal';

/** What a proposal comes to: the money that would go back, or the credits that would be given. */
export function useWorth() {
  const translate = useTranslate();
  const formats = useFormats();
  return ({ amount, credits }: Pick<Proposal, 'amount' | 'credits'>) =>
    amount
      ? formats.money(amount)
      : translate('console.credits', { smart_count: credits, count: formats.number(credits) });
}
