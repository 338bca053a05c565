import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.js';

export type MessageValues = Readonly<Record<string, string | number>>;

/** More than the messages of all catalogues together; texts written by staff come on top. */
const parsed = new LRUCache<string, IntlMessageFormat>(atMost(10_000));

function parse(locale: string, message: string): IntlMessageFormat {
  const key = `${locale} ${message}`;
  const known = parsed.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  parsed.set(key, format);
  return format;
}

type Part = ReturnType<IntlMessageFormat['getAst']>[number];
/** The parser's number for text that stands for itself; its names are not exported where the formatter is. */
const LITERAL = 0;

/** What a message says to somebody who knows no ICU syntax. */
export interface PlainMessage {
  /** With names in braces; where the words depend on a value, those for all others. */
  text: string;
  /** Values that stand in it as they are. */
  names: string[];
  /** Values that stand in it as a number, in words that depend on it. */
  counts: string[];
  /** Words in it depend on a value that is no number. */
  chooses: boolean;
}

export function plainMessage(locale: string, message: string): PlainMessage {
  const said: PlainMessage = { text: '', names: [], counts: [], chooses: false };
  const read = (parts: readonly Part[], count?: string): void => {
    for (const part of parts) {
      if ('options' in part) {
        if (!('pluralType' in part)) said.chooses = true;
        read(part.options['other']!.value, 'pluralType' in part ? part.value : count);
      } else if (!('value' in part)) {
        if (count !== undefined) said.counts.push(count);
        said.text += `{${count}}`;
      } else if (Number(part.type) === LITERAL) said.text += part.value;
      else {
        said.names.push(part.value);
        said.text += `{${part.value}}`;
      }
    }
  };
  read(parse(locale, message).getAst());
  return said;
}

/**
 * Formats an ICU message. The values are inserted as text and never parsed as messages.
 *
 * @throws Error if an argument has no value
 */
export const formatMessage = (locale: string, message: string, values: MessageValues = {}): string =>
  String(parse(locale, message).format(values));
