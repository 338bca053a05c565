import type { FieldError } from '../../kernel/domain.js';
import { COUNTRY_CODES, type Country } from './countries.js';
import { packagesAt, priceIn } from './prices.js';
import { CURRENCIES, type Money, type Package, type PackagePrice } from './settings.values.js';

const MAX_ON_SALE = 12;

/** Checks that packages can be compared: one currency per country, and more credits for more money (MNY-01). */
export function packageProblems(packages: Package[], before: Package[]): FieldError[] {
  const ids = packages.map(({ id }) => id);
  const sold = packages.filter(({ retired }) => !retired);
  const whole = (code: string, wrong: boolean) => (wrong ? [{ field: 'packages', code }] : []);
  return [
    ...whole('none_on_sale', sold.length === 0),
    ...whole('too_many_on_sale', sold.length > MAX_ON_SALE),
    ...whole('several_popular', sold.filter(({ popular }) => popular).length > 1),
    // A reused id could mean something else in old orders.
    ...whole('removed', !before.every(({ id }) => ids.includes(id))),
    ...packages.flatMap((pack, i) => [
      ...(ids.indexOf(pack.id) < i ? [{ field: `packages.${i}.id`, code: 'duplicate' }] : []),
      ...priceProblems(pack, `packages.${i}`),
    ]),
    ...togetherProblems(sold).map((code) => ({ field: 'packages', code })),
  ];
}

/**
 * Checks a brand's prices: they must be for existing packages, and as comparable as the site's. `at`: path of the
 * fields.
 */
export function brandPriceProblems(packages: Package[], prices: PackagePrice[], at: string): FieldError[] {
  const ids = prices.map(({ id }) => id);
  const sold = packagesAt(packages, prices).filter(({ retired }) => !retired);
  return [
    ...prices.flatMap((one, i) => [
      ...(packages.some(({ id }) => id === one.id) ? [] : [{ field: `${at}.${i}.id`, code: 'unknown_package' }]),
      ...(ids.indexOf(one.id) < i ? [{ field: `${at}.${i}.id`, code: 'duplicate' }] : []),
      ...priceProblems(one, `${at}.${i}`),
    ]),
    ...togetherProblems(sold).map((code) => ({ field: at, code })),
  ];
}

function togetherProblems(sold: Package[]): string[] {
  const currenciesIn = (country: Country) => new Set(sold.map((pack) => priceIn(pack, country).currency)).size;
  return [
    ...(COUNTRY_CODES.some((country) => currenciesIn(country) > 1) ? ['several_currencies'] : []),
    ...(COUNTRY_CODES.every((country) => risesWithCredits(sold, country)) ? [] : ['price_order']),
  ];
}

function priceProblems({ price, prices }: PackagePrice, at: string): FieldError[] {
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

function risesWithCredits(sold: Package[], country: Country): boolean {
  const bySize = [...sold].sort((a, b) => a.credits - b.credits);
  return bySize.every((pack, i) => i === 0 || priceIn(bySize[i - 1]!, country).amount < priceIn(pack, country).amount);
}
