import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One place in the data of an event: `changes.city`, `to.credits`; of lists, what stands in each. */
export interface StoredField {
  type: string;
  path: string;
  /** The words it may hold; empty where it holds anything. */
  words: string[];
}

const API = join(import.meta.dirname, '../../../api/');

/**
 * Every event that the API writes down, with each field of it and the words of fixed lists that it may hold: read by the
 * compiler from the declarations themselves, so that a new one cannot be forgotten. Stored settings are left out, the
 * console knows them by other means; so are filters of exports, which hold anything.
 */
export function storedEvents(): { types: string[]; fields: StoredField[] } {
  const files = readdirSync(`${API}src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.events.ts'))
    .map((path) => `${API}src/${path}`);
  const { config } = ts.readConfigFile(`${API}tsconfig.json`, (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, API);
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const types: string[] = [];
  const fields: StoredField[] = [];

  const walk = (event: string, at: ts.Type, path: string): void => {
    const parts = (at.isUnion() ? at.types : [at]).filter(
      (part) => (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) === 0,
    );
    const words = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
    // A sealed text is a string with a mark.
    const objects = parts.filter((part) =>
      part.isIntersection()
        ? !part.types.some((one) => (one.flags & ts.TypeFlags.StringLike) !== 0)
        : (part.flags & ts.TypeFlags.Object) !== 0,
    );
    if (path !== '' && !objects.some((part) => checker.isArrayLikeType(part)))
      fields.push({ type: event, path, words });
    for (const part of objects) {
      if (checker.isArrayLikeType(part)) {
        for (const item of checker.getTypeArguments(part as ts.TypeReference)) walk(event, item, path);
        continue;
      }
      const names = part.getProperties().map(({ name }) => name);
      if (names.includes('amount') && names.includes('currency')) continue;
      for (const property of part.getProperties())
        walk(event, checker.getTypeOfSymbol(property), path ? `${path}.${property.name}` : property.name);
    }
  };

  for (const file of files)
    program.getSourceFile(file)!.forEachChild((node) => {
      if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) return;
      if (node.type.typeName.getText() !== 'Event') return;
      const type = checker.getTypeAtLocation(node);
      const of = (name: string) => checker.getTypeOfSymbol(type.getProperty(name)!);
      const name = (of('type') as ts.StringLiteralType).value;
      types.push(name);
      if (name === 'SettingsChanged' || name === 'ListExported') return;
      walk(name, of('data'), '');
    });
  return { types, fields };
}

/** The kinds of streams that the API declares: what their names begin with. */
export function storedKinds(): string[] {
  const sources = readdirSync(`${API}src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('kernel') && !path.includes('.spec.'))
    .map((path) => readFileSync(`${API}src/${path}`, 'utf8'));
  return sources.flatMap((text) =>
    [...text.matchAll(/defineStream<[^(]*\(\{\s*type: '(\w+)'/g)].map(([, kind]) => kind!),
  );
}
