import type { Staff } from '../../kernel/domain.js';
import { kindOfField, resourceOf, seesKind } from './fields-by-role.js';

interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  additionalProperties?: Schema | boolean;
  patternProperties?: Readonly<Record<string, Schema>>;
}

export interface AnswerField {
  /** Without places in lists, such as `photos.thumb_url`; `*` stands for any key. */
  path: string;
  /** It may be null or absent, so an answer can do without it. */
  dispensable: boolean;
}

/** All fields that an answer of this schema can have, with those within them. */
export function fieldsOfAnswer(schema: object): AnswerField[] {
  const found = new Map<string, boolean>();
  const walk = (node: Schema, path: string): void => {
    for (const branch of node.anyOf ?? []) walk(branch, path);
    if (node.items) walk(node.items, path);
    const within = (name: string, part: Schema, optional: boolean) => {
      const field = path === '' ? name : `${path}.${name}`;
      found.set(field, (found.get(field) ?? true) && (optional || isNullable(part)));
      walk(part, field);
    };
    for (const [name, part] of Object.entries(node.properties ?? {}))
      within(name, part, !(node.required ?? []).includes(name));
    const others = [node.additionalProperties, ...Object.values(node.patternProperties ?? {})];
    for (const part of others) if (typeof part === 'object') within('*', part, true);
  };
  walk(schema, '');
  return [...found].map(([path, dispensable]) => ({ path, dispensable }));
}

const isNullable = ({ type, anyOf }: Schema): boolean => type === 'null' || (anyOf?.some(isNullable) ?? false);

/** The fields of a console route's answer that a role does not see, without those within them. */
export function withheldFields(url: string, schema: object, role: Staff['role']): AnswerField[] {
  const resource = resourceOf(url);
  const withheld = fieldsOfAnswer(schema).filter(({ path }) => {
    const kind = kindOfField(resource, path);
    return kind !== undefined && !seesKind(role, kind);
  });
  const paths = withheld.map(({ path }) => path);
  return withheld.filter(({ path }) => !paths.some((above) => path.startsWith(`${above}.`)));
}

/** The same answer with null in place of these fields, and of each in a list; what is null or absent stays so. */
export function without(answer: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.length === 0) return answer;
  if (Array.isArray(answer)) return answer.map((one) => without(one, paths));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      const here = paths.filter(([first]) => first === name || first === '*').map((path) => path.slice(1));
      return [name, here.some((rest) => rest.length === 0) ? null : without(value, here)];
    }),
  );
}
