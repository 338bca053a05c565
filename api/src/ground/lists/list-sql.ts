import type { Columns } from './columns.js';
import { whereOf, type Bind, type ListFilter } from './filters.js';
import type { ListParams } from './list-params.js';

/** Where the rows of a list are. */
export interface ListTable {
  /** A table, or a query in brackets, and last the name that its columns are called by. */
  from: string;
  /** What `from` takes, from `$1` on. */
  parameters?: readonly unknown[];
  /** The column that tells rows apart; equals are sorted by it, upwards. */
  id: string;
  /** Equals go the way of the rest: ids of later rows are higher. */
  idFollowsSort?: boolean;
  /** What a row is made of. In this order they are in the file, unless they are kept out of it. */
  columns: Columns;
  /** What holds of every row, beside the filters. */
  where?: string;
  /** SQL of those names in `sort` that are no columns of `from`. */
  sortedBy?: Readonly<Record<string, string>>;
  /** Those in `sort` that may be null; no other, for an index has its nulls at the other end. */
  nullsLast?: readonly string[];
}

/** Other rows, which the filters of a list find as well. */
export type OtherRows = Pick<ListTable, 'from' | 'columns'> & { order: string };

export interface ListSql {
  /** All rows, in their order. */
  all: string;
  /** One page of them. */
  page: string;
  total: string;
  params: unknown[];
}

/** The only place where SQL of the console's lists is made. */
export async function listSql<Services>(
  table: ListTable,
  filters: Readonly<Record<string, ListFilter<Services>>>,
  { filter, sort, descending, from, limit }: ListParams,
  services: Services,
  { from: source, columns, order }: OtherRows = { ...table, order: orderOf(table, { sort, descending }) },
): Promise<ListSql> {
  const params: unknown[] = [...(table.parameters ?? [])];
  const bind: Bind = (value) => `$${params.push(value)}`;
  const conditions = [table.where, await whereOf(filter, filters, bind, services)].filter(Boolean);
  const rows = `FROM ${source} WHERE ${conditions.join(' AND ')}`;
  const all = `SELECT ${selected(source, columns)} ${rows} ORDER BY ${order}`;
  return {
    all,
    page: `${all} LIMIT ${limit} OFFSET ${from}`,
    total: `SELECT count(*) AS total ${rows}`,
    params,
  };
}

export function rowSql(table: ListTable, id: string): { sql: string; params: unknown[] } {
  const params = [...(table.parameters ?? []), id];
  const where = `${nameOf(table.from)}.${table.id} = $${params.length}`;
  return { sql: `SELECT ${selected(table.from, table.columns)} FROM ${table.from} WHERE ${where}`, params };
}

function orderOf(table: ListTable, { sort, descending }: Pick<ListParams, 'sort' | 'descending'>): string {
  const { from, id, idFollowsSort = false, sortedBy = {}, nullsLast = [] } = table;
  const name = nameOf(from);
  const direction = descending ? 'DESC' : 'ASC';
  const nulls = nullsLast.includes(sort) ? ' NULLS LAST' : '';
  const equals = idFollowsSort ? direction : 'ASC';
  return `${sortedBy[sort] ?? `${name}.${sort}`} ${direction}${nulls}, ${name}.${id} ${equals}`;
}

const selected = (from: string, columns: Columns): string =>
  Object.entries(columns)
    .map(([name, { sql = `${nameOf(from)}.${name}` }]) => `${sql} AS "${name}"`)
    .join(', ');

/** `payments` of `read.payments`. */
const nameOf = (from: string): string => from.split(/[\s.]/).at(-1)!;
