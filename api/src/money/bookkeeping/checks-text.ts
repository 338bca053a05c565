import { formatMessage, type CsvLanguage } from '../../kernel/index.js';
import { isEqual, type Check } from './month-checks.js';
import en from './messages/console/en.json' with { type: 'json' };
import nl from './messages/console/nl.json' with { type: 'json' };

const TEXTS: Readonly<Record<CsvLanguage, typeof nl>> = { nl, en };
const END_OF_LINE = '\r\n';

/** The file that says whether the books of a month agree: each check, its two sums, and the outcome. */
export function checksText(
  { month, language, timeZone }: { month: string; language: CsvLanguage; timeZone: string },
  checks: readonly Check[],
): string {
  const texts = TEXTS[language];
  const say = (message: string, values: Record<string, string | number> = {}) =>
    formatMessage(language, message, values);
  const failed = checks.filter((check) => !isEqual(check)).length;
  const amount = (value: number, currency: string | null) =>
    currency === null ? new Intl.NumberFormat(language).format(value) : amountIn(value, currency, language);
  const lines = checks.flatMap((check) => {
    const { name, currency, account, left, right } = check;
    const { title, left: one, right: other } = texts.checks[name];
    const of = account === null ? '' : ` (${texts.accounts[account as keyof typeof texts.accounts]})`;
    return [
      `${isEqual(check) ? texts.equal : texts.unequal}  ${say(title)}${of}`,
      `    ${say(one)}: ${amount(left, currency)}`,
      `    ${say(other)}: ${amount(right, currency)}`,
      ...(isEqual(check) ? [] : [`    ${texts.difference}: ${amount(left - right, currency)}`]),
      '',
    ];
  });
  const head = [say(texts.title, { month }), say(texts.zone, { timeZone }), '', say(texts.outcome, { failed }), ''];
  return `\uFEFF${[...head, ...lines, texts.files, ''].join(END_OF_LINE)}`;
}

function amountIn(value: number, currency: string, language: CsvLanguage): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' });
  return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
