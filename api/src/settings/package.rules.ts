import type { FieldError } from '../kernel/index.js';
import { COUNTRY_CODES } from './countries.js';
import { priceIn } from './prices.js';
import { CURRENCIES, type Money, type Package } from './settings.values.js';

const MOST_ON_SALE = 12;

/** Packages that somebody can compare and pay: in one country one currency, and more credits for more money (MNY-01). */
export function packageProblems(packages: Package[], before: Package[]): FieldError[] {
  const ids = packages.map(({ id }) => id);
  const sold = packages.filter(({ retired }) => !retired);
  const whole = (code: string, wrong: boolean) => (wrong ? [{ field: 'packages', code }] : []);
  return [
    ...whole('none_on_sale', sold.length === 0),
    ...whole('too_many_on_sale', sold.length > MOST_ON_SALE),
    ...whole('several_popular', sold.filter(({ popular }) => popular).length > 1),
    // An id that came back could mean something else in old orders.
    ...whole('removed', !before.every(({ id }) => ids.includes(id))),
    ...packages.flatMap((pack, i) => [
      ...(ids.indexOf(pack.id) < i ? [{ field: `packages.${i}.id`, code: 'duplicate' }] : []),
      ...priceProblems(pack, `packages.${i}`),
    ]),
    ...whole(
      'several_currencies',
      COUNTRY_CODES.some((country) => new Set(sold.map((pack) => priceIn(pack, country).currency)).size > 1),
    ),
    ...whole('price_order', !COUNTRY_CODES.every((country) => risesWithCredits(sold, country))),
  ];
}

function priceProblems({ price, prices }: Package, at: string): FieldError[] {
  const wrong = ({ amount, currency }: Money) =>
    amount < 1 ? 'too_low' : (CURRENCIES as readonly string[]).includes(currency) ? null : 'unknown_currency';
  const countries = prices.map(({ country }) => country);
  const problems: [string, string | null][] = [
    ['price', wrong(price)],
    ...prices.map((one, i): [string, string | null] => [`prices.${i}.price`, wrong(one.price)]),
    ...countries.map((country, i): [string, string | null] => [
      `prices.${i}.country`,
      countries.indexOf(country) < i ? 'duplicate' : null,
    ]),
  ];
  return problems.flatMap(([field, code]) => (code ? [{ field: `${at}.${field}`, code }] : []));
}

function risesWithCredits(sold: Package[], country: (typeof COUNTRY_CODES)[number]): boolean {
  const bySize = [...sold].sort((a, b) => a.credits - b.credits);
  return bySize.every((pack, i) => i === 0 || priceIn(bySize[i - 1]!, country).amount < priceIn(pack, country).amount);
}
