import { Type } from 'typebox';
import { invalidInput } from '../errors.js';
import type { Reply } from './route.js';

/** Lists of the console speak the conventions of ra-data-simple-rest: JSON inside the query. */
export const ListQuery = Type.Object({
  sort: Type.Optional(Type.String({ maxLength: 100 })),
  range: Type.Optional(Type.String({ maxLength: 40 })),
  filter: Type.Optional(Type.String({ maxLength: 4_000 })),
});

export interface List {
  sort: string;
  descending: boolean;
  from: number;
  limit: number;
  filter: Record<string, unknown>;
}

const PAGE = 25;
const MAX = 200;

interface Asked {
  sort?: string;
  range?: string;
  filter?: string;
}
interface Sorting {
  sortable: readonly string[];
  sort: [string, 'ASC' | 'DESC'];
}
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** A list with its name and the ways it can be sorted; `read` is for its file, which has no pages. */
export const defineList = (name: string, sorting: Sorting) => ({
  read: (query: Asked): List => readList(query, sorting),
  async page<Row>(reply: Reply, query: Asked, find: (list: List) => Promise<Page<Row>>): Promise<Row[]> {
    const asked = readList(query, sorting);
    const { rows, total } = await find(asked);
    void reply.header('content-range', contentRange(name, asked.from, rows.length, total));
    return rows;
  },
});

export function readList(query: Asked, { sortable, sort: first }: Sorting): List {
  const [sort, order] = list('sort', query.sort) ?? first;
  const [from, to] = list('range', query.range) ?? [0, PAGE - 1];
  const filter = parse('filter', query.filter) ?? {};
  if (typeof sort !== 'string' || !sortable.includes(sort) || (order !== 'ASC' && order !== 'DESC')) {
    throw invalid('sort');
  }
  if (!isCount(from) || !isCount(to) || to < from || from > 1_000_000) throw invalid('range');
  if (typeof filter !== 'object' || Array.isArray(filter)) throw invalid('filter');
  const limit = Math.min(to - from + 1, MAX);
  return { sort, descending: order === 'DESC', from, limit, filter: filter as List['filter'] };
}

/** `members 0-24/319`. */
export const contentRange = (resource: string, from: number, count: number, total: number): string =>
  `${resource} ${count === 0 ? '*' : `${from}-${from + count - 1}`}/${total}`;

function list(field: string, text: string | undefined): unknown[] | undefined {
  const value = parse(field, text);
  if (value !== undefined && !Array.isArray(value)) throw invalid(field);
  return value;
}

function parse(field: string, text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return (JSON.parse(text, withoutNul) as unknown) ?? undefined;
  } catch {
    throw invalid(field);
  }
}

/** PostgreSQL keeps no text with it. */
function withoutNul(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a filter');
  return value;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const invalid = (field: string) => invalidInput([{ field, code: 'invalid' }]);
