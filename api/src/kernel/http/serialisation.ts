import stringifier from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

interface Schema {
  [keyword: string]: unknown;
}

const compiled = new Map<string, ReturnType<typeof stringifier>>();

/**
 * Responses are serialised by their schemas, which drops fields that no contract names. For a union, the library
 * compiles a validator of the whole schema during the first response, which blocked the process for a quarter of a
 * second, and validates every response to choose a branch. Most unions need no such choice, because they are a schema
 * or null.
 *
 * Most of the schemas of all routes are those of the same errors: each is compiled once, which halves the CPU time of a
 * start.
 */
export function useSerialisation(app: FastifyInstance): void {
  app.setSerializerCompiler(({ schema }) => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key) ?? stringifier(withoutChoices(schema) as stringifier.Schema);
    compiled.set(key, known);
    return known;
  });
}

/** The same schema without the unions whose branches are all serialised the same way. */
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
  // A real choice is left to the library.
  if (!only || type === undefined) return schema;
  // For a constant the library would write the constant, whatever the value.
  const { const: _, ...one } = only;
  const nullable = some.length < anyOf.length || one['nullable'] === true;
  return { ...rest, ...one, type, ...(nullable && { nullable }) };
}

/** Constants of one type are serialised by that type. */
function commonOf(some: Schema[]): Schema | undefined {
  const [type] = some.map((one) => one['type']);
  return some.every((one) => 'const' in one && one['type'] === type) ? { type } : undefined;
}

/** The single type of the schema's values; enumerations do not declare one. */
function typeOf({ type, enum: values }: Schema): string | undefined {
  if (typeof type === 'string') return type;
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? 'string' : undefined;
}
