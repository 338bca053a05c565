export type Cell = string | number | Date | null;

/** Spreadsheets read a text that begins so as a formula; an apostrophe keeps it a text. */
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[",\r\n]/;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINES_A_CHUNK = 500;

/** One record of RFC 4180. Only texts can be formulas; a number below zero stays a number. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file piece by piece, so that no more than a few rows of it are ever in memory. */
export async function* csvOf<Row>(
  columns: readonly (readonly [name: string, cell: (row: Row) => Cell])[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name));
  let lines = 0;
  for await (const row of rows) {
    chunk += csvLine(columns.map(([, cell]) => cell(row)));
    if (++lines < LINES_A_CHUNK) continue;
    yield chunk;
    chunk = '';
    lines = 0;
  }
  if (chunk) yield chunk;
}
