import type { Cell } from '../../kernel/index.js';

/**
 * A column of a list: from a row of the database to what is shown of it, and to a cell of the list's file.
 *
 * @typeParam Shown as the view is given it, and the API answers: instants are ISO 8601 there, money has its currency
 */
export interface Column<Shown> {
  /** SQL, where it is not the column of the same name. */
  readonly sql: string | undefined;
  /** Its name in the file; false: it is not in there. */
  readonly csv: string | false | undefined;
  /** Opened for the screen, and never in a file: that would outlive the forgetting of a member. */
  readonly sealed: boolean;
  /** Staff ids: in a file with their names beside them. */
  readonly staff?: true;
  show(stored: unknown, row: StoredRow): Shown;
  toCell(shown: Shown): Cell;
}

export type StoredRow = Readonly<Record<string, unknown>>;
export type Columns = Record<string, Column<unknown>>;
/** A row as its view is given it. */
export type RowOf<C extends Columns> = { [Name in keyof C]: C[Name] extends Column<infer Shown> ? Shown : never };

interface ColumnOptions {
  sql?: string;
  csv?: string | false;
}

const column = <Stored, Shown>(
  { sql, csv }: ColumnOptions,
  show: (stored: Stored, row: StoredRow) => Shown,
  toCell: (shown: Shown) => Cell,
): Column<Shown> => ({ sql, csv, sealed: false, show: (stored, row) => show(stored as Stored, row), toCell });

const asStored = <Stored extends Cell>(options: ColumnOptions): Column<Stored> =>
  column<Stored, Stored>(
    options,
    (stored) => stored,
    (shown) => shown,
  );

export const text = <T extends string = string>(options: ColumnOptions = {}) => asStored<T>(options);
export const integer = (options: ColumnOptions = {}) => asStored<number>(options);

export const staffId = (options: ColumnOptions = {}): Column<string> => ({ ...asStored<string>(options), staff: true });

/** `yes` and `no` in a file. */
export const boolean = (options: ColumnOptions = {}): Column<boolean> =>
  column<boolean, boolean>(
    options,
    (stored) => stored,
    (shown) => (shown ? 'yes' : 'no'),
  );

export const instant = (options: ColumnOptions = {}): Column<string> =>
  column<Date, string>(
    options,
    (stored) => stored.toISOString(),
    (shown) => shown,
  );

/** Minor units of the currency in another column; `9.99` in a file. Without a currency there is no amount. */
export const money = <Code extends string>(currency: Code, options: ColumnOptions = {}): Column<Money> =>
  column<number, Money>(
    options,
    (amount, row) => ({ amount, currency: row[currency] as string }),
    (shown) => decimal(shown.amount, shown.currency),
  );
interface Money {
  amount: number;
  currency: string;
}

/** Hundredths of a percent, such as a rate of VAT; `21` in a file. */
export const percent = (options: ColumnOptions = {}): Column<number> =>
  column<number, number>(
    options,
    (stored) => stored,
    (shown) => shown / 100,
  );

/** A list that is kept as JSON in a text; its parts stand behind each other in a file. */
export const jsonList = <Part>(options: ColumnOptions = {}): Column<Part[]> =>
  column<string, Part[]>(
    options,
    (stored) => JSON.parse(stored) as Part[],
    (shown) => shown.join(' '),
  );

/** Text that is sealed with a member's key; null once that is destroyed. */
export const sealed = (options: Pick<ColumnOptions, 'sql'> = {}): Column<string | null> => ({
  ...asStored<string>({ ...options, csv: false }),
  sealed: true,
});

/** Such a column, or null. */
export const nullable = <Shown>(one: Column<Shown>): Column<Shown | null> => ({
  ...one,
  show: (stored, row) => (stored === null ? null : one.show(stored, row)),
  toCell: (shown) => (shown === null ? null : one.toCell(shown)),
});

const digits = new Map<string, number>();

function digitsOf(currency: string): number {
  let known = digits.get(currency);
  if (known === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    digits.set(currency, (known = format.resolvedOptions().maximumFractionDigits ?? 2));
  }
  return known;
}

/** Minor units as people write them: `9.99`. */
export const decimal = (amount: number, currency: string): number =>
  Number((amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency)));
