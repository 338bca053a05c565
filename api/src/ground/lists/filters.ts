import type { Brackets } from 'typeorm';
import { invalidInput, isUuid } from '../../kernel/domain.js';

/** Takes a value into a query, and gives the name it has there: `:status_1`. */
export type Bind = (value: unknown) => string;
export type Condition = string | Brackets;

/** What one filter of a list means: a condition, or undefined where its value makes no sense. */
export type ListFilter<Services> = (
  value: unknown,
  bind: Bind,
  services: Services,
) => Condition | undefined | Promise<Condition | undefined>;
type ColumnFilter = (value: unknown, bind: Bind) => string | undefined;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_VALUES = 200;

/** That the calendar has: JavaScript takes 30 February and the year 0, PostgreSQL does not. */
const isDay = (text: string): boolean => DAY.test(text) && !text.startsWith('0000') && dayAt(Date.parse(text)) === text;
const dayAt = (instant: number) => (Number.isNaN(instant) ? '' : new Date(instant).toISOString().slice(0, 10));

/** A value, or several of which one must hold. The column's type is named so that its index is used. */
export const oneOf =
  (column: string, type: 'text' | 'uuid' = 'text'): ColumnFilter =>
  (value, bind) => {
    const values: unknown[] = [value].flat();
    const fits = (one: unknown) => typeof one === 'string' && !one.includes('\0') && (type === 'text' || isUuid(one));
    if (values.length > MAX_VALUES || !values.every(fits)) return undefined;
    return `${column} = ANY (${bind(values)}::${type}[])`;
  };

/** One text, as the column is written. */
export const equals =
  (column: string): ColumnFilter =>
  (value, bind) =>
    typeof value === 'string' ? `${column}::text = ${bind(value)}` : undefined;

const bound =
  (column: string, operator: '>=' | '<' | '<='): ColumnFilter =>
  (value, bind) => {
    if (typeof value === 'number')
      return Number.isSafeInteger(value) ? `${column} ${operator} ${bind(value)}` : undefined;
    if (typeof value !== 'string' || !INSTANT.test(value) || Number.isNaN(Date.parse(value))) return undefined;
    return `${column} ${operator} ${bind(new Date(value))}`;
  };
const ofType =
  (type: 'number' | 'string', filter: ColumnFilter): ColumnFilter =>
  (value, bind) =>
    typeof value === type ? filter(value, bind) : undefined;

/** Instants. */
export const since = (column: string) => ofType('string', bound(column, '>='));
export const before = (column: string) => ofType('string', bound(column, '<'));
/** Days without a time, both included. */
const day =
  (column: string, operator: '>=' | '<='): ColumnFilter =>
  (value, bind) =>
    typeof value === 'string' && isDay(value) ? `${column} ${operator} ${bind(value)}::date` : undefined;
export const fromDay = (column: string) => day(column, '>=');
export const untilDay = (column: string) => day(column, '<=');
/** Days of a time zone, both included, of a column that holds instants. */
const dayThere =
  <S>(column: string, operator: '>=' | '<', later: 0 | 1, timeZone: (services: S) => string): ListFilter<S> =>
  (value, bind, services) =>
    typeof value === 'string' && isDay(value)
      ? `${column} ${operator} ((${bind(value)}::date + ${later})::timestamp AT TIME ZONE ${bind(timeZone(services))})`
      : undefined;
export const fromDayIn = <S>(column: string, timeZone: (services: S) => string) => dayThere(column, '>=', 0, timeZone);
export const untilDayIn = <S>(column: string, timeZone: (services: S) => string) => dayThere(column, '<', 1, timeZone);
/** Whole numbers. */
export const atLeast = (column: string) => ofType('number', bound(column, '>='));
export const atMost = (column: string) => ofType('number', bound(column, '<='));
/** A brand's id, or `site` for what the site itself has, which bears no brand. */
export const ofBrand =
  (column: string): ColumnFilter =>
  (value, bind) =>
    value === 'site' ? `${column} IS NULL` : oneOf(column)(value, bind);
/** True or false of each row. */
export const holds =
  (condition: string): ColumnFilter =>
  (value) =>
    typeof value === 'boolean' ? `${value ? '' : 'NOT '}(${condition})` : undefined;

export const invalidFilter = (field: string) => invalidInput([{ field: `filter.${field}`, code: 'invalid' }]);
