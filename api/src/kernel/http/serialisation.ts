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
  const { anyOf, ...rest } = schema as Schema & { anyOf?: Schema[] };
  if (!Array.isArray(anyOf)) {
    return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, withoutChoices(part)]));
  }
  const some = anyOf.filter(({ type }) => type !== 'null');
  const only = some.length === 1 ? (withoutChoices(some[0]) as Schema) : commonOf(some);
  const type = only && typeOf(only);
  // A true choice is checked as it stands, branches and all.
  if (!only || type === undefined) return schema;
  // Of a constant the library would write the constant, whatever the value.
  const { const: _, ...one } = only;
  const nullable = some.length < anyOf.length || one['nullable'] === true;
  return { ...rest, ...one, type, ...(nullable && { nullable }) };
}

/** What constants of one type have in common: their type. */
function commonOf(some: Schema[]): Schema | undefined {
  const [type] = some.map((one) => one['type']);
  return some.every((one) => 'const' in one && one['type'] === type) ? { type } : undefined;
}

/** The one type of such a value; an enumeration names none by itself. */
function typeOf({ type, enum: values }: Schema): string | undefined {
  if (typeof type === 'string') return type;
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? 'string' : undefined;
}
