/** Values that need no quotes in an array literal: ids, hashes, timestamps, numbers, sealed text. */
const PLAIN = /^[\w.:+~-]+$/;

/**
 * Formats a PostgreSQL array literal, `{a,b,NULL}`. Objects are serialised as JSON.
 * @param of what of each value stands in the array
 */
export function toArrayLiteral<T>(values: readonly T[], of: (value: T) => unknown = (value) => value): string {
  let literal = '{';
  for (let i = 0; i < values.length; i++) literal += (i > 0 ? ',' : '') + element(of(values[i]!));
  return literal + '}';
}

function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return PLAIN.test(text) && (text.length !== 4 || text.toLowerCase() !== 'null')
    ? text
    : `"${text.replace(/["\\]/g, '\\$&')}"`;
}
