import { stringify, type Options } from 'csv-stringify/sync';

export type Cell = string | number | Date | null;

/** The languages of the console; each has spreadsheets that read files its own way (decision 80). */
export const CSV_LANGUAGES = ['en', 'nl'] as const;
export type CsvLanguage = (typeof CSV_LANGUAGES)[number];

interface Notation {
  separator: string;
  number: (value: number) => string;
  instant: (value: Date) => string;
}

/** A Dutch spreadsheet knows no time zones: what it opens as a moment is the local time of its readers. */
const DUTCH_TIME = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});

const NOTATIONS: Readonly<Record<CsvLanguage, Notation>> = {
  en: { separator: ',', number: String, instant: (value) => value.toISOString() },
  nl: {
    separator: ';',
    number: (value) => String(value).replace('.', ','),
    instant: (value) => DUTCH_TIME.format(value),
  },
};

/** Follows RFC 4180. Text that spreadsheets would read as a formula gets a leading apostrophe; numbers never do. */
const FORMAT: Options = { eof: false, escape_formulas: true };
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const END_OF_LINE = '\r\n';
const LINES_PER_CHUNK = 500;

/** Text that needs no quoting or escaping: it starts with a letter or digit and has no character special to CSV. */
const PLAIN = /^(?:[\p{L}\d][\p{L}\d _.:-]*)?$/u;
/** Answers of the API hold instants as text. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

export const csvLines = (lines: readonly (readonly Cell[])[], language: CsvLanguage = 'en'): string => {
  const notation = NOTATIONS[language];
  return lines
    .map((cells) => cells.map((cell) => written(cell, notation)).join(notation.separator) + END_OF_LINE)
    .join('');
};

function written(cell: Cell, notation: Notation): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return notation.number(cell);
  if (cell instanceof Date) return notation.instant(cell);
  if (INSTANT.test(cell)) return notation.instant(new Date(cell));
  return PLAIN.test(cell) ? cell : quoted(cell, notation.separator);
}

/** Where a spreadsheet of another language, or one told of another separator, begins a cell of its own. */
const SEPARATORS = /[;,\t"\r\n]/;
const FORMULA_WITHIN = /([;,\t"\r\n])(?=[=+\-@＝＋－＠])/g;

/** The library takes seven times as long, and most cells need no quoting or escaping. */
const quoted = (text: string, delimiter: string): string =>
  stringify([[text.replace(FORMULA_WITHIN, "$1'")]], { ...FORMAT, delimiter, quoted_match: SEPARATORS });

/** Streams a CSV file in chunks, so that only a few rows are in memory at a time. */
export async function* csvOf<Row>(
  columns: readonly (readonly [name: string, cell: (row: Row) => Cell])[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  language: CsvLanguage = 'en',
): AsyncGenerator<string> {
  let start = BYTE_ORDER_MARK;
  let lines: Cell[][] = [columns.map(([name]) => name)];
  for await (const row of rows) {
    lines.push(columns.map(([, cell]) => cell(row)));
    if (lines.length < LINES_PER_CHUNK) continue;
    yield start + csvLines(lines, language);
    start = '';
    lines = [];
  }
  if (lines.length > 0) yield start + csvLines(lines, language);
}
