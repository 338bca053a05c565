import { Type, type Static } from 'typebox';
import { invalidInput } from '../../kernel/index.js';

/** Lists of the console speak the conventions of ra-data-simple-rest: JSON inside the query. */
export const ListQuery = Type.Object({
  sort: Type.Optional(Type.String({ maxLength: 100 })),
  range: Type.Optional(Type.String({ maxLength: 40 })),
  filter: Type.Optional(Type.String({ maxLength: 4_000 })),
});

/** For routes that sum or count what a filter of a list finds. */
export const FilterQuery = Type.Object(
  { filter: Type.Optional(Type.String({ maxLength: 4_000, description: 'As of the list' })) },
  { additionalProperties: false },
);

/** What a list is asked for. */
export interface ListParams {
  sort: string;
  descending: boolean;
  from: number;
  limit: number;
  filter: Record<string, unknown>;
}

const PAGE = 25;
const MAX = 200;

export interface Sorting {
  /** By what it can be sorted. */
  sort: readonly string[];
  defaultSort: readonly [string, 'ASC' | 'DESC'];
}

/** @throws invalid_input what was not written so, or a field that it cannot be sorted by */
export function readParams(query: Static<typeof ListQuery>, { sort: sortable, defaultSort }: Sorting): ListParams {
  const [sort, order] = list('sort', query.sort) ?? defaultSort;
  const [from, to] = list('range', query.range) ?? [0, PAGE - 1];
  const filter = parse('filter', query.filter) ?? {};
  if (typeof sort !== 'string' || !sortable.includes(sort) || (order !== 'ASC' && order !== 'DESC')) {
    throw invalid('sort');
  }
  if (!isCount(from) || !isCount(to) || to < from || from > 1_000_000) throw invalid('range');
  if (!isFilter(filter)) throw invalid('filter');
  const limit = Math.min(to - from + 1, MAX);
  return { sort, descending: order === 'DESC', from, limit, filter };
}

/** More parts of a list than these are not told apart at once. */
const MOST_PARTS = 12;

/** Several filters, in one JSON array. @throws invalid_input what was not written so */
export function readFilters(field: string, text: string): ListParams['filter'][] {
  const filters = list(field, text) ?? [];
  if (filters.length > MOST_PARTS || !filters.every(isFilter)) throw invalid(field);
  return filters;
}
const isFilter = (value: unknown): value is ListParams['filter'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of a list that are counted: more say nothing to a reader, and to count millions takes longer than the page. */
export const COUNTED = 10_000;

/** How far the rows of a list are counted for this page: also past the one that follows it. */
export const countTo = ({ from, limit }: Pick<ListParams, 'from' | 'limit'>): number =>
  Math.max(COUNTED, from + 2 * limit);

/** `members 0-24/319`; where there are more than are counted `members 0-24/*`, as RFC 9110 writes an unknown total. */
export const contentRange = (resource: string, from: number, count: number, total: number | '*'): string =>
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
