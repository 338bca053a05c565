import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';

export type MessageValues = Readonly<Record<string, string | number>>;

/** More than all catalogues hold; beside theirs there are those that staff write. */
const parsed = new LRUCache<string, IntlMessageFormat>({ max: 10_000 });

function parse(locale: string, message: string): IntlMessageFormat {
  const key = `${locale} ${message}`;
  const known = parsed.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  parsed.set(key, format);
  return format;
}

/**
 * An ICU message with its values, which are never read as a message themselves.
 *
 * @throws Error when it has no value for one of its arguments
 */
export const formatMessage = (locale: string, message: string, values: MessageValues = {}): string =>
  String(parse(locale, message).format(values));
