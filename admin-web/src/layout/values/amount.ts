export type AmountProblem = 'not_an_amount' | 'negative' | 'too_precise';

/** Decimal point or comma, at most one of either; a thousand may be written `1.234,50` or `1 234.50`. */
const AMOUNT = /^(\d{1,9}|\d{1,3}([ .,])\d{3}(?:\2\d{3})*)(?:([.,])(\d+))?$/;

/**
 * What somebody typed as an amount in whole units: minor units, or what is wrong with it. `9,995` is not rounded and
 * `1.500` not guessed at: both are told.
 */
export function amountOf(text: string): number | AmountProblem {
  const typed = text.trim().replace(/^[€$£]\s*/, '');
  if (/^[-−–]/.test(typed)) return 'negative';
  if (/^\d+[.,]\d{3,}$/.test(typed)) return 'too_precise';
  const [, whole, grouping, point, decimals = ''] = AMOUNT.exec(typed) ?? [];
  if (whole === undefined || (point !== undefined && point === grouping)) return 'not_an_amount';
  if (decimals.length > 2) return 'too_precise';
  const groups = grouping ? whole.split(grouping) : [whole];
  return Number(groups.join('')) * 100 + Number(decimals.padEnd(2, '0'));
}
