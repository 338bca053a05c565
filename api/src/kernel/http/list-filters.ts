import { invalidInput } from '../errors.js';
import type { List } from './simple-rest.js';

/** What one filter of a list means: a condition in SQL, or undefined where its value makes no sense. */
export type ListFilter = (value: unknown, bind: (value: unknown) => string) => string | undefined;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_VALUES = 200;

/** That the calendar has: JavaScript takes 30 February, PostgreSQL does not. */
const isDay = (text: string): boolean => DAY.test(text) && dayAt(Date.parse(text)) === text;
const dayAt = (instant: number) => (Number.isNaN(instant) ? '' : new Date(instant).toISOString().slice(0, 10));

export const isUuid = (text: string): boolean => UUID.test(text);

/** A value, or several of which one must hold. The column's type is named so that its index is used. */
export const oneOf =
  (column: string, type: 'text' | 'uuid' = 'text'): ListFilter =>
  (value, bind) => {
    const values: unknown[] = [value].flat();
    const fits = (one: unknown) =>
      typeof one === 'string' && !one.includes('\0') && (type === 'text' || UUID.test(one));
    if (values.length > MAX_VALUES || !values.every(fits)) return undefined;
    return `${column} = ANY (${bind(values)}::${type}[])`;
  };

const bound =
  (column: string, operator: '>=' | '<' | '<='): ListFilter =>
  (value, bind) => {
    if (typeof value === 'number')
      return Number.isSafeInteger(value) ? `${column} ${operator} ${bind(value)}` : undefined;
    if (typeof value !== 'string' || !INSTANT.test(value) || Number.isNaN(Date.parse(value))) return undefined;
    return `${column} ${operator} ${bind(new Date(value))}`;
  };
const ofType =
  (type: 'number' | 'string', filter: ListFilter): ListFilter =>
  (value, bind) =>
    typeof value === type ? filter(value, bind) : undefined;

/** Instants. */
export const since = (column: string) => ofType('string', bound(column, '>='));
export const before = (column: string) => ofType('string', bound(column, '<'));
/** Days without a time, both included. */
const day =
  (column: string, operator: '>=' | '<='): ListFilter =>
  (value, bind) =>
    typeof value === 'string' && isDay(value) ? `${column} ${operator} ${bind(value)}::date` : undefined;
export const fromDay = (column: string) => day(column, '>=');
export const untilDay = (column: string) => day(column, '<=');
/** Whole numbers. */
export const atLeast = (column: string) => ofType('number', bound(column, '>='));
export const atMost = (column: string) => ofType('number', bound(column, '<='));
/** True or false of each row. */
export const holds =
  (condition: string): ListFilter =>
  (value) =>
    typeof value === 'boolean' ? `${value ? '' : 'NOT '}(${condition})` : undefined;

/** The rows a list is filtered down to. @throws invalid_input for a filter it does not know */
export function whereOf(
  filter: List['filter'],
  known: Readonly<Record<string, ListFilter>>,
  /** Parameters that the table itself takes, from `$1` on. */
  before: readonly unknown[] = [],
): { where: string; params: unknown[] } {
  const params: unknown[] = [...before];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const all = Object.entries(filter).map(([field, value]) => {
    const condition = Object.hasOwn(known, field) ? known[field]!(value, bind) : undefined;
    if (condition === undefined) throw invalidInput([{ field: `filter.${field}`, code: 'invalid' }]);
    return condition;
  });
  return { where: all.length > 0 ? all.join(' AND ') : 'true', params };
}
