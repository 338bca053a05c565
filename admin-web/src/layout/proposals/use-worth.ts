import { useFormats, useCredits } from '../values/words';
import type { Proposal } from './proposal';

/** What a proposal comes to: the money that would go back, or the credits that would be given. */
export function useWorth() {
  const formats = useFormats();
  const inCredits = useCredits();
  return ({ amount, credits }: Pick<Proposal, 'amount' | 'credits'>) =>
    amount ? formats.money(amount) : inCredits(credits);
}
