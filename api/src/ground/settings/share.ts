import type { Money } from './settings.values.js';

/** The amount times `part / whole`, rounded half up to a whole minor unit. */
export const share = ({ amount, currency }: Money, part: number, whole: number): Money => ({
  amount: Math.floor((2 * amount * part + whole) / (2 * whole)),
  currency,
});
