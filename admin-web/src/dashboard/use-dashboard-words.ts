import { noonOf } from '../layout/values/days';
import { useFormats, withMinus, useText } from '../layout/values/words';
import type { Period, Unit } from './figures';

/** How figures and periods are written. */
export function useDashboardWords() {
  const formats = useFormats();
  const text = useText('dashboard');
  const short = new Intl.DateTimeFormat(formats.locale, { day: 'numeric', month: 'short' });
  const month = new Intl.DateTimeFormat(formats.locale, { month: 'short', year: 'numeric' });
  const percent = new Intl.NumberFormat(formats.locale, { style: 'percent', signDisplay: 'exceptZero' });
  const share = new Intl.NumberFormat(formats.locale, { style: 'percent' });
  return {
    text,
    formats,
    /** `+12 %`, `−12 %`. */
    change: (value: number) => withMinus(percent.format(value / 100)),
    share: (value: number | null) => (value === null ? '–' : share.format(value / 100)),
    /** Minor units beside a chart's scale: `€ 12K`. */
    scale: (amount: number, currency: string) => {
      const format = new Intl.NumberFormat(formats.locale, {
        style: 'currency',
        currency,
        notation: 'compact',
        maximumFractionDigits: amount < 1_000 ? 2 : 0,
        minimumFractionDigits: 0,
      });
      return withMinus(format.format(amount / 10 ** decimalsOf(currency)));
    },
    /** What a chart calls a period; a week by its Monday. */
    period: ({ from }: Pick<Period, 'from'>, by: Unit) =>
      (by === 'month' ? month : short).format(new Date(noonOf(from))),
    span: ({ from, until }: { from: string; until: string }) =>
      text('span', { from: formats.day(noonOf(from)), until: formats.day(noonOf(until)) }),
  };
}

const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
