import { Type, type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from 'typebox';
import { Id, Instant, MoneySchema, Nullable, type Cell } from '../../kernel/index.js';

/**
 * A column of a list: from a row of the database to what is shown of it, and to a cell of the list's file.
 *
 * @typeParam Shown as the view is given it, and the API answers: instants are ISO 8601 there, money has its currency
 * @typeParam Answered whether the API answers it; otherwise it is for the view and the file alone
 */
export interface Column<Shown, Answered extends boolean = boolean> {
  readonly answered: Answered;
  /** The API's description of what is shown. */
  readonly schema: TSchema;
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

/** One of a list: the columns that are answered, in their order, and what its view adds. */
export type ItemOf<C extends Columns, More extends TProperties> = TObject<
  {
    [Name in keyof C as C[Name] extends Column<unknown, true> ? Name : never]: C[Name] extends Column<infer Shown>
      ? TUnsafe<Shown>
      : never;
  } & More
>;
export const itemOf = <C extends Columns, More extends TProperties = Record<never, never>>(
  columns: C,
  more = {} as More,
): ItemOf<C, More> => {
  const answered = Object.entries(columns).filter(([, column]) => column.answered);
  const properties = Object.fromEntries(answered.map(([name, { schema }]) => [name, schema]));
  return Type.Object({ ...properties, ...more }) as unknown as ItemOf<C, More>;
};

interface ColumnOptions {
  sql?: string;
  csv?: string | false;
  /** What it is, for readers of the API. */
  about?: string;
}

const column = <Stored, Shown>(
  schema: TSchema,
  { sql, csv, about }: ColumnOptions,
  show: (stored: Stored, row: StoredRow) => Shown,
  toCell: (shown: Shown) => Cell,
): Column<Shown, true> => ({
  answered: true,
  schema: about === undefined ? schema : { ...schema, description: about },
  sql,
  csv,
  sealed: false,
  show: (stored, row) => show(stored as Stored, row),
  toCell,
});

const asStored = <Stored extends Cell>(schema: TSchema, options: ColumnOptions) =>
  column<Stored, Stored>(
    schema,
    options,
    (stored) => stored,
    (shown) => shown,
  );

/** Answered as it is stored. */
export const value = <S extends TSchema>(schema: S, options: ColumnOptions = {}) =>
  asStored<Static<S> & Cell>(schema, options);
export const text = <T extends string = string>(options: ColumnOptions = {}) => asStored<T>(Type.String(), options);
export const choice = <T extends string>(values: readonly T[], options: ColumnOptions = {}) =>
  asStored<T>(Type.Enum([...values]), options);
export const id = (options: ColumnOptions = {}) => asStored<string>(Id, options);
export const integer = (options: ColumnOptions = {}) => asStored<number>(Type.Integer(), options);

export const staffId = (options: ColumnOptions = {}): Column<string, true> => ({ ...text(options), staff: true });

/** `yes` and `no` in a file. */
export const boolean = (options: ColumnOptions = {}) =>
  column<boolean, boolean>(
    Type.Boolean(),
    options,
    (stored) => stored,
    (shown) => (shown ? 'yes' : 'no'),
  );

export const instant = (options: ColumnOptions = {}) =>
  column<Date, string>(
    Instant,
    options,
    (stored) => stored.toISOString(),
    (shown) => shown,
  );

/** Minor units of the currency in another column; `9.99` in a file. Without a currency there is no amount. */
export const money = (currency: string, { schema = MoneySchema, ...options }: MoneyOptions = {}) =>
  column<number, Money>(
    schema,
    options,
    (amount, row) => ({ amount, currency: row[currency] as string }),
    (shown) => decimal(shown.amount, shown.currency),
  );
type Money = Static<typeof MoneySchema>;
interface MoneyOptions extends ColumnOptions {
  /** Where it may be below zero. */
  schema?: typeof MoneySchema;
}

/** Hundredths of a percent, such as a rate of VAT; `21` in a file. */
export const percent = (options: ColumnOptions = {}): Column<number, true> => ({
  ...integer(options),
  toCell: (shown) => shown / 100,
});

/** A list that is kept as JSON in a text; its parts stand behind each other in a file. */
export const jsonList = <S extends TSchema>(part: S, options: ColumnOptions = {}) =>
  column<string, Static<S>[]>(
    Type.Array(part),
    options,
    (stored) => JSON.parse(stored) as Static<S>[],
    (shown) => shown.join(' '),
  );

/** Text that is sealed with a member's key, for the view alone; null once that is destroyed. */
export const sealed = (options: Pick<ColumnOptions, 'sql'> = {}): Column<string | null, false> => ({
  ...opened(options),
  answered: false,
});

/** Such a text that is answered in plain. */
export const opened = (options: Pick<ColumnOptions, 'sql' | 'about'> = {}): Column<string | null, true> => ({
  ...asStored<string | null>(Nullable(Type.String()), { ...options, csv: false }),
  sealed: true,
});

/** Such a column, or null. */
export const nullable = <Shown, Answered extends boolean>(
  one: Column<Shown, Answered>,
): Column<Shown | null, Answered> => {
  const { description, ...schema } = one.schema as TSchema & { description?: string };
  return {
    ...one,
    schema: Nullable(schema, description === undefined ? {} : { description }),
    show: (stored, row) => (stored === null ? null : one.show(stored, row)),
    toCell: (shown) => (shown === null ? null : one.toCell(shown)),
  };
};

/** Such a column, for the view and the file alone. */
export const hidden = <Shown>(one: Column<Shown>): Column<Shown, false> => ({ ...one, answered: false });

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
