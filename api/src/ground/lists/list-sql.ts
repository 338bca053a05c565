import type { DataSource, ObjectLiteral, OrderByCondition, SelectQueryBuilder } from 'typeorm';
import type { Columns } from './columns.js';
import { invalidFilter, type Bind, type Condition, type ListFilter } from './filters.js';
import type { ListParams } from './list-params.js';

/** Where rows come from, and which columns are selected. */
interface Selection {
  /** A table, or a subquery in parentheses. */
  from: string;
  /** The alias of `from`; by default the table's name. */
  as?: string;
  /** Values of the named parameters in `from` (`:name`). */
  parameters?: Readonly<ObjectLiteral>;
  /** The columns of a row, in the order of the exported file (a column can be left out of the file). */
  columns: Columns;
}

/** The table of a list. */
export interface ListTable extends Selection {
  /** The unique column. Rows that are equal in the sort column are sorted by it, ascending. */
  id: string;
  /** Sorts equal rows in the direction of the sort column instead: later rows have higher ids. */
  idFollowsSort?: boolean;
  /** A column by which rows that are equal in the sort column are sorted before the id, ascending, by sort name. */
  thenBy?: Readonly<Record<string, string>>;
  /** A condition on every row, in addition to the filters. */
  where?: string;
  /** SQL expressions for sort names that are not columns of `from`. */
  sortedBy?: Readonly<Record<string, string>>;
  /**
   * The nullable sort columns. Only these are sorted NULLS LAST: for any other column that would keep PostgreSQL from
   * using its index.
   */
  nullsLast?: readonly string[];
}

/** Other rows to select with the filters of a list, such as the lines of the payments found. */
export interface OtherRows extends Selection {
  /** The arguments of TypeORM's `innerJoin`; the query is a subquery in parentheses. */
  join: readonly [query: string, as: string, on: string];
  order: OrderByCondition;
}

type ListQuery = SelectQueryBuilder<ObjectLiteral>;

/**
 * The rows that match the filters, sorted. This is the only place that builds the SQL of the console's lists.
 * @throws invalid_input for an unknown filter, or a value that the filter does not accept
 */
export async function listQuery<Services>(
  source: DataSource,
  table: ListTable,
  filters: Readonly<Record<string, ListFilter<Services>>>,
  { filter, sort, descending }: ListParams,
  services: Services,
  { others, only }: { others?: OtherRows; only?: (bind: Bind) => Condition | Promise<Condition> } = {},
): Promise<ListQuery> {
  const query = select(source, others ?? table).orderBy(others?.order ?? orderOf(table, { sort, descending }));
  if (others) query.innerJoin(...others.join);
  if (table.where) query.andWhere(table.where);
  if (only) query.andWhere(await only(bindFor(query, 'only')));
  return filteredBy(query, filters, filter, services);
}

async function filteredBy<Services>(
  query: ListQuery,
  filters: Readonly<Record<string, ListFilter<Services>>>,
  filter: ListParams['filter'],
  services: Services,
  part = '',
): Promise<ListQuery> {
  for (const [field, value] of Object.entries(filter)) {
    const known = Object.hasOwn(filters, field) ? filters[field] : undefined;
    const condition = await known?.(value, bindFor(query, `${part}${field}`), services);
    if (condition === undefined) throw invalidFilter(field);
    query.andWhere(condition);
  }
  return query;
}

/** How many there are, counted no further than one more than `most`, where there is one. */
export function totalOf(source: DataSource, query: ListQuery, most?: number): ListQuery {
  const some = query
    .clone()
    .select('1')
    .orderBy()
    .limit(most === undefined ? undefined : most + 1);
  return source
    .createQueryBuilder()
    .select('count(*)', 'total')
    .from(`(${some.getQuery()})`, 'counted')
    .setParameters(some.getParameters());
}

/**
 * How many of the rows of a query each of several more filters leaves, counted as `totalOf` does: by one statement that
 * answers `n0`, `n1` and so on.
 */
export async function countsOf<Services>(
  source: DataSource,
  query: ListQuery,
  filters: Readonly<Record<string, ListFilter<Services>>>,
  parts: readonly ListParams['filter'][],
  services: Services,
  most: number,
): Promise<ListQuery> {
  const counts = source.createQueryBuilder().select([]).from('(SELECT 1)', 'one');
  for (const [i, part] of parts.entries()) {
    const one = totalOf(source, await filteredBy(query.clone(), filters, part, services, `n${i}_`), most);
    counts.addSelect(`(${one.getQuery()})`, `n${i}`).setParameters(one.getParameters());
  }
  return counts;
}

/**
 * How many there are, counted as `totalOf` does, and the earliest instant in a column among those that are counted: they
 * are taken in the query's order, by whose index PostgreSQL finds them, whatever it thinks of how many there are.
 */
export function oldestOf(source: DataSource, query: ListQuery, since: string, most: number): ListQuery {
  const some = query
    .clone()
    .select(since, 'since')
    .limit(most + 1);
  return source
    .createQueryBuilder()
    .select('count(*)', 'waiting')
    .addSelect('min(since)', 'oldest_at')
    .from(`(${some.getQuery()})`, 'counted')
    .setParameters(some.getParameters());
}

export const rowQuery = (source: DataSource, table: ListTable, id: string): ListQuery =>
  select(source, table).where(`${nameOf(table)}.${table.id} = :id`, { id });

function select(source: DataSource, rows: Selection): ListQuery {
  const name = nameOf(rows);
  const query = source
    .createQueryBuilder()
    .from(rows.from, name)
    .setParameters(rows.parameters ?? {});
  for (const [column, { sql = `${name}.${column}` }] of Object.entries(rows.columns)) query.addSelect(sql, column);
  return query;
}

/** Parameters are named after their filter: `:status_1`. */
export function bindFor(query: ListQuery, field: string): Bind {
  let bound = 0;
  return (value) => {
    const name = `${field}_${++bound}`;
    query.setParameter(name, value);
    return `:${name}`;
  };
}

function orderOf(table: ListTable, { sort, descending }: Pick<ListParams, 'sort' | 'descending'>): OrderByCondition {
  const { id, idFollowsSort = false, sortedBy = {}, thenBy = {}, nullsLast = [] } = table;
  const order = descending ? 'DESC' : 'ASC';
  const name = nameOf(table);
  const equals = { [`${name}.${id}`]: idFollowsSort ? order : 'ASC' } as const;
  const wanted = { [sortedBy[sort] ?? `${name}.${sort}`]: nullsLast.includes(sort) ? LAST[order] : order } as const;
  const then = thenBy[sort] === undefined ? {} : ({ [`${name}.${thenBy[sort]}`]: 'ASC' } as const);
  // If both are the same column, the requested direction wins.
  return { ...wanted, ...then, ...equals, ...wanted };
}

const LAST = { ASC: { order: 'ASC', nulls: 'NULLS LAST' }, DESC: { order: 'DESC', nulls: 'NULLS LAST' } } as const;

/** `payments` of `read.payments`. */
const nameOf = ({ from, as = from.split('.').at(-1)! }: Selection): string => as;
