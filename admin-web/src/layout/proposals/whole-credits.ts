import { amountOf } from '../values/amount';

export type CreditsProblem = 'too_few' | 'too_many' | 'broken' | 'no_number';

/** A number of credits as somebody types it, or what is wrong with it: `10,50` is an amount, and so told apart. */
export function wholeCredits(typed: string, most: number): number | CreditsProblem {
  const text = typed.trim();
  if (!/^[-−–]?\d+$/.test(text))
    return ['not_an_amount', 'negative'].includes(String(amountOf(text))) ? 'no_number' : 'broken';
  const credits = Number(text.replace(/^[−–]/, '-'));
  return credits < 1 ? 'too_few' : credits > most ? 'too_many' : credits;
}

interface Left {
  left: number;
  /** What all that is left is worth, in minor units. */
  amount: number;
}

/** How many credits an amount is the price of; the server says what they come to exactly. */
export const creditsFor = (minor: number, { left, amount }: Left): number =>
  Math.min(left, Math.floor((minor * left) / amount + 0.5));
