import type { Database } from './database.js';
import type { List } from './http/simple-rest.js';

/** A list in SQL: a page of it is shown, all of it goes into a file. */
export interface ListRows {
  columns?: string;
  table: string;
  where: string;
  params: unknown[];
  order: string;
}

export const allOf = ({ columns = '*', table, where, order }: ListRows): string =>
  `SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${order}`;

/** The rows of one page, and how many there are in all. */
export async function pageOf<Row extends object>(
  database: Database,
  list: ListRows,
  { from, limit }: Pick<List, 'from' | 'limit'>,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, counted] = await Promise.all([
    database.query<Row>(`${allOf(list)} LIMIT ${limit} OFFSET ${from}`, list.params),
    database.one<{ total: number }>(`SELECT count(*) AS total FROM ${list.table} WHERE ${list.where}`, list.params),
  ]);
  return { rows, total: counted!.total };
}
