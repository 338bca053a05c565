import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';

export type MessageValues = Readonly<Record<string, string | number>>;

/** More than the messages of all catalogues together; texts written by staff come on top. */
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
 * Formats an ICU message. The values are inserted as text and never parsed as messages.
 *
 * @throws Error if an argument has no value
 */
export const formatMessage = (locale: string, message: string, values: MessageValues = {}): string =>
  String(parse(locale, message).format(values));
