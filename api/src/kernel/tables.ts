import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Table } from './row-changes.js';

declare const VALUE: unique symbol;

/** A column as TypeORM knows it, and what a row holds there. */
type TableColumn<Value> = EntitySchemaColumnOptions & { readonly [VALUE]?: () => Value };

type TableColumns = Record<string, TableColumn<unknown>>;

/** A row of a table as it is read. */
export type RowOf<T> = T extends TableSchema<infer Row> ? Row : never;
type RowWith<Columns extends TableColumns> = {
  [Name in keyof Columns]: Columns[Name] extends TableColumn<infer Value> ? Value : never;
};
/** The same as it is written: instants are ISO 8601 in events. */
export type Written<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

type Options = Pick<EntitySchemaColumnOptions, 'primary'> & { default?: string | number | boolean };

const of = <Value>(type: EntitySchemaColumnOptions['type'], options: Options = {}): TableColumn<Value> => ({
  type,
  ...options,
});

/** The columns that a table is said with, by their PostgreSQL types: `column.uuid({ primary: true })`. */
export const column = {
  uuid: (options?: Options) => of<string>('uuid', options),
  text: <T extends string = string>(options?: Options) => of<T>('text', options),
  integer: (options?: Options) => of<number>('integer', options),
  bigint: (options?: Options) => of<number>('bigint', options),
  double: (options?: Options) => of<number>('double precision', options),
  boolean: (options?: Options) => of<boolean>('boolean', options),
  timestamptz: (options?: Options) => of<Date>('timestamptz', options),
  bytea: (options?: Options) => of<Buffer>('bytea', options),
  /** `2026-03-01`. */
  date: (options?: Options) => of<string>('date', options),
  nullable: <Value>(one: TableColumn<Value>): TableColumn<Value | null> => ({ ...one, nullable: true }),
};

/**
 * A table, said once: a TypeORM entity, the type of its rows (`RowOf`), and what the kernel writes them by. Columns bear
 * the names that they have in the database.
 */
export class TableSchema<Row> extends EntitySchema<Row> implements Table {
  readonly name: string;
  readonly key: readonly string[];
  /** Column name → SQL type. */
  readonly columns: Readonly<Record<string, string>>;

  constructor(
    readonly schema: string,
    readonly table: string,
    options: Pick<EntitySchema<Row>['options'], 'columns' | 'checks'>,
  ) {
    super({ name: `${schema}.${table}`, schema, tableName: table, ...options });
    const columns = Object.entries<EntitySchemaColumnOptions>(options.columns as TableColumns);
    this.name = `${schema}.${table}`;
    this.key = columns.flatMap(([name, { primary }]) => (primary ? [name] : []));
    this.columns = Object.fromEntries(columns.map(([name, { type }]) => [name, type as string]));
  }
}

/** A table of a migration. */
export const tableOf = <Columns extends TableColumns>(schema: string, table: string, columns: Columns) =>
  new TableSchema<RowWith<Columns>>(schema, table, { columns });

/**
 * The rows of a read model, which the kernel makes the table of: `read.<table>`. A row may begin with any event, so there
 * every column but the key may be null or has a default; `column.nullable` are those that may stay so.
 */
export const readModelTable = <Columns extends TableColumns>(table: string, columns: Columns, checks: string[] = []) =>
  new TableSchema<RowWith<Columns>>('read', table, {
    columns: Object.fromEntries(
      Object.entries(columns).map(([name, one]) => [
        name,
        { nullable: !one.primary && one.default === undefined, ...one },
      ]),
    ) as never,
    checks: checks.map((expression) => ({ expression })),
  });

/** CREATE TABLE, under `name`: that of the running one, or of the one built beside it. */
export function createTableSql({ key, options }: TableSchema<unknown>, name: string): string {
  const columns = Object.entries<EntitySchemaColumnOptions>(options.columns as TableColumns).map(
    ([column, { type, default: standard }]) =>
      `${column} ${type as string}${standard === undefined ? '' : ` not null default ${literal(standard)}`}`,
  );
  const checks = (options.checks ?? []).map(({ expression }) => `CHECK (${expression})`);
  const all = [...columns, `PRIMARY KEY (${key.join(', ')})`, ...checks];
  return `CREATE TABLE ${name} (${all.join(', ')}) WITH (fillfactor = 80)`;
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
