import { HttpError } from 'react-admin';

/** The body of every refusal of the API (`application/problem+json`). */
export interface Problem {
  status: number;
  code: string;
  params?: Record<string, string | number>;
  fields?: { field: string; code: string; params?: Record<string, string | number> }[];
  request_id?: string;
}

/** Refusals that are about one field of a form, though the API names none. */
const FIELDS: Record<string, string> = { discount_code_taken: 'code', staff_email_taken: 'email' };

/** Texts to show at the fields of a form. */
export function fieldErrors({ code, fields = [] }: Problem, translate: Translate): Record<string, string> {
  const own = FIELDS[code];
  return {
    ...(own && { [own]: translate(`errors.${code}`) }),
    ...Object.fromEntries(
      // The end of a range that comes last knows the whole of it, as does the first.
      fields.map((one) => [one.field, allowedText(one, translate) ?? codeText(one, translate)]),
    ),
  };
}

type FieldProblem = NonNullable<Problem['fields']>[number];

const codeText = ({ code, params }: FieldProblem, translate: Translate) =>
  translate(`errors.fields.${code}`, { ...params, _: translate('errors.fields.invalid') });

/** Kept in minor units, told as they are typed. */
const IN_MINOR_UNITS = /(^|\.)(amount|minimum_order_value|four_eyes_above|debit_limit)$/;

/** What would have been right, where the API tells the bounds of a field. */
function allowedText({ field, code, params = {} }: FieldProblem, translate: Translate): string | undefined {
  if (code !== 'invalid') return undefined;
  if (params.type === 'integer') return translate('errors.fields.whole');
  for (const [kind, min, max] of [
    ['number', params.minimum, params.maximum],
    ['length', params.min_length, params.max_length],
    ['items', params.min_items, params.max_items],
  ] as const) {
    if (min === undefined && max === undefined) continue;
    // An upper end that nobody would ever reach is not told.
    const upper = Number(max) < FAR_OFF ? max : undefined;
    const ends = min === undefined ? 'at_most' : upper === undefined ? 'at_least' : 'between';
    const shown = (end: string | number | undefined) =>
      IN_MINOR_UNITS.test(field) ? (Number(end) / 100).toFixed(2) : String(end);
    return translate(`errors.fields.${ends}.${kind}`, { min: shown(min), max: shown(max) });
  }
  return undefined;
}

const FAR_OFF = 1_000_000_000;

export type Translate = (key: string, options?: Record<string, unknown>) => string;

export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';

export const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError && isProblem(error.body) ? error.body.code : undefined;

/** What the reader is told; a code without a text of its own is named, so that it can be asked about. */
export function textOf({ code, params = {} }: Pick<Problem, 'code' | 'params'>, translate: Translate): string {
  const smart_count = Object.values(params).find((value) => typeof value === 'number');
  return translate(`errors.${code}`, { ...params, smart_count, _: translate('errors.unknown', { code }) });
}

/** What is told at the fields of a form, by field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const body = error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null) : null;
  return body?.errors ?? {};
}

export const hasFieldErrors = (error: unknown): boolean => Object.keys(fieldErrorsOf(error)).length > 0;
export const fieldErrorOf = (error: unknown, field: string): string | undefined => fieldErrorsOf(error)[field];
