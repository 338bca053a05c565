import { stringify, type Options } from 'csv-stringify/sync';

export type Cell = string | number | Date | null;

/** Follows RFC 4180. Text that spreadsheets would read as a formula gets a leading apostrophe; numbers never do. */
const FORMAT: Options = {
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  escape_formulas: true,
  cast: { date: (instant) => instant.toISOString() },
};
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINES_PER_CHUNK = 500;

/** Text that needs no quoting or escaping: it starts with a letter or digit and has no character special to CSV. */
const PLAIN = /^(?:[\p{L}\d][\p{L}\d _.:-]*)?$/u;

/** The library takes seven times as long per line, and most lines need no quoting or escaping. */
export const csvLines = (lines: readonly (readonly Cell[])[]): string =>
  lines.map((cells) => (cells.every(isPlain) ? plainLine(cells) : stringify([cells], FORMAT))).join('');

const isPlain = (cell: Cell): boolean => typeof cell !== 'string' || PLAIN.test(cell);
const plainLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)).join(',')}\r\n`;

/** Streams a CSV file in chunks, so that only a few rows are in memory at a time. */
export async function* csvOf<Row>(
  columns: readonly (readonly [name: string, cell: (row: Row) => Cell])[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  let start = BYTE_ORDER_MARK;
  let lines: Cell[][] = [columns.map(([name]) => name)];
  for await (const row of rows) {
    lines.push(columns.map(([, cell]) => cell(row)));
    if (lines.length < LINES_PER_CHUNK) continue;
    yield start + csvLines(lines);
    start = '';
    lines = [];
  }
  if (lines.length > 0) yield start + csvLines(lines);
}
