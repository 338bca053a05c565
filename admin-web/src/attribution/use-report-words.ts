import { noonOf } from '../layout/values/days';
import { useFormats, type Money, useText } from '../layout/values/words';
import type { Dimension } from './attribution';

/** How the report's values and amounts are written. */
export function useReportWords() {
  const formats = useFormats();
  const text = useText('resources.attribution');
  const value = (dimension: Dimension, told: string): string => {
    if (dimension === 'day') return formats.day(noonOf(told));
    if (told === '') return text(dimension === 'country' ? 'unknown_country' : 'not_told');
    return dimension === 'country' ? formats.country(told) : told;
  };
  const amounts = (all: readonly Money[]): string =>
    all.map((one) => formats.money(one)).join(' · ') || formats.number(0);
  return { text, value, amounts, formats };
}
