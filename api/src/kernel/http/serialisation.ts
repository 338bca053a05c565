import stringifier from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

interface Schema {
  [keyword: string]: unknown;
}

/**
 * Answers are written by their schemas, which leaves out what no contract names. Of a union the library compiles a check
 * of the whole schema when the first answer is under way, which held everybody up for a quarter of a second, and checks
 * every answer again to choose a branch. Most unions leave nothing to choose: something, or null.
 */
export function useSerialisation(app: FastifyInstance): void {
  app.setSerializerCompiler(({ schema }) => stringifier(withoutChoices(schema) as stringifier.Schema));
}

/** The same schema, without those unions of which there is only one way to write a value. */
export function withoutChoices(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutChoices);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([name, part]): [string, unknown] => [name, withoutChoices(part)]);
  const { anyOf, ...rest } = Object.fromEntries(parts) as Schema & { anyOf?: Schema[] };
  if (!Array.isArray(anyOf)) return { ...rest, ...(anyOf !== undefined && { anyOf }) };
  const some = anyOf.filter(({ type }) => type !== 'null');
  const only = some.length === 1 ? some[0] : commonOf(some);
  if (!only || 'anyOf' in only) return { ...rest, anyOf };
  // Of a constant the library would write the constant, whatever the value.
  const { const: _, ...one } = only;
  return { ...rest, ...one, ...((some.length < anyOf.length || one['nullable'] === true) && { nullable: true }) };
}

/** What constants of one type have in common: their type. */
function commonOf(some: Schema[]): Schema | undefined {
  const [type] = some.map((one) => one['type']);
  const alike = some.every((one) => 'const' in one && one['type'] === type && !one['nullable']);
  return some.length > 0 && alike ? { type } : undefined;
}
