import { Req } from '@nestjs/common';
import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { Database, defineContract, Get, Vault, type RequestOf, type Staff } from '../../kernel/index.js';
import { itemOf, type Columns, type ItemOf, type RowOf, type StoredRow } from './columns.js';
import type { CsvFile } from './csv-exports.js';
import type { Waiting } from './queue.js';
import { customList, type AskedList, type Injectables, type Injected, type ListOptions } from './custom-list.js';
import type { Bind, Condition, ListFilter } from './filters.js';
import { COUNTED, countTo, FilterQuery, readFilters, readParams } from './list-params.js';
import {
  bindFor,
  countsOf,
  listQuery,
  oldestOf,
  rowQuery,
  totalOf,
  type ListTable,
  type OtherRows,
} from './list-sql.js';

interface TableOptions<C extends Columns, More extends TProperties, I extends Injectables, Item extends TSchema>
  extends Omit<ListOptions<Item, I>, 'item'>, ListTable {
  columns: C;
  /** What the view adds to the columns. */
  more?: More;
  /** The API's description of one of it, where that is not its columns and `more`. */
  item?: Item;
  filters: Readonly<Record<string, ListFilter<Injected<I>>>>;
  /** A condition on every row that the caller gets, in pages, totals and the file; `find` does not ask it. */
  only?: (caller: Staff, bind: Bind, services: Injected<I>) => Condition | Promise<Condition>;
  /**
   * Whether all of it can be taken along as a file. Where roles are given different columns: those of the caller. Where
   * the file has other rows: those.
   */
  file?: boolean | ((caller: Staff) => readonly (keyof C & string)[]) | OtherRows;
  /** What all rows that a filter finds sum to, by currency: each column is SQL with an aggregate. `at`: below `/admin`. */
  totals?: { at: string; summary: string; columns: Columns };
  /** Staff by name, for the columns of their ids in the file. */
  names?: (services: Injected<I>) => Promise<ReadonlyMap<string, string>>;
  /**
   * Staff work through it: the filter that leaves what waits, and since when it does, in SQL (ADM-07). `yours`: a
   * condition on what of it the caller may decide, where that is not all that they see.
   */
  queue?: {
    filter: Record<string, unknown>;
    since: string;
    yours?: (caller: Staff, bind: Bind, services: Injected<I>) => Condition | Promise<Condition>;
  };
}

/** Rows that were counted; `more`: there are more than are counted. */
interface Counted {
  count: number;
  more: boolean;
}

interface Viewed<C extends Columns, I extends Injectables, Item extends TSchema> {
  view: (rows: RowOf<C>[], services: Injected<I>) => Static<Item>[] | Promise<Static<Item>[]>;
}
type None = Record<never, never>;

/**
 * Declares a list of the console whose rows are in a table. The class that extends it is a Nest controller:
 *
 *     export class RefundsList extends consoleList({ resource: 'refunds', from: 'read.refunds', … }) {}
 *
 * - `GET /admin/{resource}`, in the conventions of ra-data-simple-rest: `filter`, `sort`, `range` and `Content-Range`;
 * - `GET /admin/{resource}.csv`, all of it as a file, where it has one;
 * - `GET /admin/{totals.at}`, what the rows that a filter finds sum to, where it says so;
 * - `find(id)`, one of it as the list shows it, for queries of its context;
 * - `waiting(caller)`, how much waits in it, where it is a queue.
 *
 * `columns` are what the API answers of a row, but for what is `hidden` or `sealed`, and `more` what `view` adds to them.
 * Without a view the rows of a page are that already.
 */
export function consoleList<
  C extends Columns,
  More extends TProperties = None,
  I extends Injectables = None,
  Item extends TSchema = ItemOf<C, More>,
>(options: TableOptions<C, More, I, Item> & Viewed<C, I, Item>): ReturnType<typeof listOf<C, More, I, Item>>;
export function consoleList<
  C extends Columns,
  More extends TProperties = None,
  I extends Injectables = None,
  Item extends TSchema = ItemOf<C, More>,
>(
  options: TableOptions<C, More, I, Item> & (RowOf<C> extends Static<Item> ? unknown : Viewed<C, I, Item>),
): ReturnType<typeof listOf<C, More, I, Item>>;
export function consoleList<C extends Columns, More extends TProperties, I extends Injectables, Item extends TSchema>(
  options: TableOptions<C, More, I, Item> & Partial<Viewed<C, I, Item>>,
) {
  return listOf(options);
}

const NEEDED = { source: DataSource, database: Database, vault: Vault };

function listOf<C extends Columns, More extends TProperties, I extends Injectables, Item extends TSchema>(
  options: TableOptions<C, More, I, Item> & Partial<Viewed<C, I, Item>>,
) {
  type Services = Injected<I & typeof NEEDED>;
  const { columns, filters, file, names: staffNames, only, view = asTheyAre, more = {}, totals, ...list } = options;
  const item = (options.item ?? itemOf(columns, more)) as Item;
  const inject = { ...NEEDED, ...options.inject } as I & typeof NEEDED;

  const shown = async (rows: StoredRow[], services: Services): Promise<Static<Item>[]> =>
    view(
      (await withOpened(columns, rows, services.vault)).map((row) => rowOf(columns, row)),
      services,
    );

  const onlyOf = ({ caller }: AskedList, services: Services) =>
    only && { only: (bind: Bind) => only(caller, bind, services) };

  const page = async (asked: AskedList, services: Services) => {
    const query = await listQuery(services.source, options, filters, asked, services, onlyOf(asked, services));
    const [counted, rows] = await Promise.all([
      totalOf(services.source, query, countTo(asked)).getRawOne<{ total: number }>(),
      query.offset(asked.from).limit(asked.limit).getRawMany<StoredRow>(),
    ]);
    return { rows: await shown(rows, services), total: counted!.total };
  };

  const fileOf = async (asked: AskedList, services: Services): Promise<CsvFile<StoredRow>> => {
    const other = typeof file === 'object' ? file : undefined;
    const rows = { ...(other && { others: other }), ...onlyOf(asked, services) };
    const query = await listQuery(services.source, options, filters, asked, services, rows);
    const names = typeof file === 'function' ? file(asked.caller) : undefined;
    return {
      rows: services.database.stream(...query.getQueryAndParameters()),
      count: async () => (await totalOf(services.source, query).getRawOne<{ total: number }>())!.total,
      columns: csvColumns(other?.columns ?? columns, { names, staff: await staffNames?.(services) }),
    };
  };

  const totalsRoute = defineContract({
    summary: totals?.summary ?? '',
    access: list.access,
    query: FilterQuery,
    reply: { 200: Type.Object({ totals: Type.Array(itemOf(totals?.columns ?? {})) }) },
  });

  class ConsoleListController extends customList({ ...list, item, inject, page, ...(file && { file: fileOf }) }) {
    static readonly item = item;

    async totals(@Req() { query }: RequestOf<typeof totalsRoute>) {
      const sums = totals!.columns;
      const asked = readParams(query, options);
      const rows = (await listQuery(this.services.source, options, filters, asked, this.services)).select([]);
      for (const [name, { sql = name }] of Object.entries(sums)) rows.addSelect(sql, name);
      const found = await rows.groupBy('currency').orderBy('currency').getRawMany<StoredRow>();
      return { totals: found.map((row) => rowOf(sums, row)) };
    }

    /**
     * Of what one filter finds, how many rows each of several more leaves, counted as far as the list counts.
     * @param each the others, in a JSON array
     * @throws invalid_input for what the list does not filter by
     */
    async counts(filter: string | undefined, each: string): Promise<Counted[]> {
      const parts = readFilters('each', each);
      const most = countTo({ from: 0, limit: 0 });
      const query = await this.countsQuery(filter, parts, most);
      const row = (await query.getRawOne<Record<string, number>>()) ?? {};
      return parts.map((_, i) => ({ count: Math.min(row[`n${i}`]!, most), more: row[`n${i}`]! > most }));
    }

    async countsQuery(filter: string | undefined, parts: readonly AskedList['filter'][], most: number) {
      const asked = readParams(filter === undefined ? {} : { filter }, options);
      const query = await listQuery(this.services.source, options, filters, asked, this.services);
      return countsOf(this.services.source, query, filters, parts, this.services, most);
    }

    /** One of it by its id, as the list shows it. */
    async find(id: string): Promise<Static<Item> | undefined> {
      const row = await rowQuery(this.services.source, options, id).getRawOne<StoredRow>();
      return row && (await shown([row], this.services))[0];
    }

    /** The filter of its queue, for the address of what `waiting` counted. */
    get waits(): Record<string, unknown> {
      return queueOf(options).filter;
    }

    /**
     * How many rows with that filter wait for the caller, by a statement that reads no others: one more than are counted,
     * where there are more.
     */
    async waiting(caller: Staff): Promise<Waiting> {
      return (await (await this.waitingQuery(caller)).getRawOne<Waiting>())!;
    }

    async waitingQuery(caller: Staff): Promise<SelectQueryBuilder<ObjectLiteral>> {
      const { filter, since, yours } = queueOf(options);
      const asked = { filter, sort: options.defaultSort[0], descending: false, from: 0, limit: 0, caller };
      const rows = onlyOf(asked, this.services);
      const query = await listQuery(this.services.source, options, filters, asked, this.services, rows);
      if (yours) query.andWhere(await yours(caller, bindFor(query, 'yours'), this.services));
      return oldestOf(this.services.source, query, since, COUNTED);
    }
  }
  if (totals) {
    const prototype = ConsoleListController.prototype;
    Get(totals.at, totalsRoute)(prototype, 'totals', Object.getOwnPropertyDescriptor(prototype, 'totals')!);
  }
  return ConsoleListController;
}

function queueOf<Q>({ resource, queue }: { resource: string; queue?: Q }): Q {
  if (!queue) throw new Error(`${resource} is no queue`);
  return queue;
}

/** Of a list without a view: the types of its columns say so. */
const asTheyAre = ((rows: unknown) => rows) as never;

const rowOf = <C extends Columns>(columns: C, stored: StoredRow) =>
  Object.fromEntries(Object.entries(columns).map(([name, { show }]) => [name, show(stored[name], stored)])) as RowOf<C>;

/** With what is sealed in plain: of one page, and never for a file. */
async function withOpened(columns: Columns, rows: StoredRow[], vault: Vault): Promise<StoredRow[]> {
  const names = Object.keys(columns).filter((name) => columns[name]!.sealed);
  if (names.length === 0) return rows;
  const texts = await vault.openAll(rows.flatMap((row) => names.map((name) => row[name] as string | null)));
  return rows.map((row, i) => ({
    ...row,
    ...Object.fromEntries(names.map((name, n) => [name, texts[i * names.length + n] ?? null])),
  }));
}

const csvColumns = (
  columns: Columns,
  { names = Object.keys(columns), staff }: { names?: readonly string[]; staff?: ReadonlyMap<string, string> },
): CsvFile<StoredRow>['columns'] =>
  names.flatMap((name) => {
    const column = columns[name]!;
    const { csv = name, show, toCell } = column;
    if (csv === false) return [];
    const cell = (row: StoredRow) => toCell(show(row[name], row));
    const named = [`${csv}_name`, (row: StoredRow) => staff?.get(String(row[name])) ?? null] as const;
    return column.staff ? [[csv, cell] as const, named] : [[csv, cell] as const];
  });
