import type { DataSource, ObjectLiteral, OrderByCondition, SelectQueryBuilder } from 'typeorm';
import type { Columns } from './columns.js';
import { invalidFilter, type Bind, type ListFilter } from './filters.js';
import type { ListParams } from './list-params.js';

/** Rows, and what is taken from each. */
interface Selection {
  /** A table, or a query in brackets. */
  from: string;
  /** What its columns are called by; the table's name where it is left out. */
  as?: string;
  /** What `from` names with a colon before it. */
  parameters?: Readonly<ObjectLiteral>;
  /** What a row is made of. In this order they are in the file, unless they are kept out of it. */
  columns: Columns;
}

/** Where the rows of a list are. */
export interface ListTable extends Selection {
  /** The column that tells rows apart; equals are sorted by it, upwards. */
  id: string;
  /** Equals go the way of the rest: ids of later rows are higher. */
  idFollowsSort?: boolean;
  /** What holds of every row, beside the filters. */
  where?: string;
  /** SQL of those names in `sort` that are no columns of `from`. */
  sortedBy?: Readonly<Record<string, string>>;
  /** Those in `sort` that may be null; no other, for an index has its nulls at the other end. */
  nullsLast?: readonly string[];
}

/** Other rows, which the filters of a list find as well. */
export interface OtherRows extends Selection {
  /** A query in brackets, as TypeORM takes it. */
  join: readonly [query: string, as: string, on: string];
  order: OrderByCondition;
}

type ListQuery = SelectQueryBuilder<ObjectLiteral>;

/**
 * All rows that the filters find, in their order. The only place where the SQL of the console's lists is made.
 * @throws invalid_input for a filter it does not know, or a value that makes no sense
 */
export async function listQuery<Services>(
  source: DataSource,
  table: ListTable,
  filters: Readonly<Record<string, ListFilter<Services>>>,
  { filter, sort, descending }: ListParams,
  services: Services,
  others?: OtherRows,
): Promise<ListQuery> {
  const query = select(source, others ?? table).orderBy(others?.order ?? orderOf(table, { sort, descending }));
  if (others) query.innerJoin(...others.join);
  if (table.where) query.andWhere(table.where);
  for (const [field, value] of Object.entries(filter)) {
    const known = Object.hasOwn(filters, field) ? filters[field] : undefined;
    const condition = await known?.(value, bindFor(query, field), services);
    if (condition === undefined) throw invalidFilter(field);
    query.andWhere(condition);
  }
  return query;
}

export const totalOf = (query: ListQuery): ListQuery => query.clone().select('count(*)', 'total').orderBy();

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

/** Values of a filter are named after it: `:status_1`. */
function bindFor(query: ListQuery, field: string): Bind {
  let bound = 0;
  return (value) => {
    const name = `${field}_${++bound}`;
    query.setParameter(name, value);
    return `:${name}`;
  };
}

function orderOf(table: ListTable, { sort, descending }: Pick<ListParams, 'sort' | 'descending'>): OrderByCondition {
  const { id, idFollowsSort = false, sortedBy = {}, nullsLast = [] } = table;
  const order = descending ? 'DESC' : 'ASC';
  const name = nameOf(table);
  const equals = { [`${name}.${id}`]: idFollowsSort ? order : 'ASC' } as const;
  const wanted = { [sortedBy[sort] ?? `${name}.${sort}`]: nullsLast.includes(sort) ? LAST[order] : order } as const;
  // Should both be one column, it goes the way that was wanted.
  return { ...wanted, ...equals, ...wanted };
}

const LAST = { ASC: { order: 'ASC', nulls: 'NULLS LAST' }, DESC: { order: 'DESC', nulls: 'NULLS LAST' } } as const;

/** `payments` of `read.payments`. */
const nameOf = ({ from, as = from.split('.').at(-1)! }: Selection): string => as;
