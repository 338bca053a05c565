import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const APP = join(import.meta.dirname, '../../');
/** Where a piece of a key can be anything. */
const ANY = '*';
/** What shows the text of a key. */
const ASKING = ['translate', 'notify'];

/**
 * The keys of texts that the console asks for, each with the file that does: written out, or put together of parts. Where
 * a part can be one of a few words, by its type, there is a key for each; where it can be anything, a `*` stands for it.
 * Keys that the caller has a text of its own for are left out.
 */
export function usedKeys(): { key: string; file: string }[] {
  const { config } = ts.readConfigFile(`${APP}tsconfig.json`, (path) => ts.sys.readFile(path)) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, APP);
  const sources = readdirSync(`${APP}src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.|^(testing|api|locales)\//.test(path))
    .map((path) => `${APP}src/${path}`);
  const program = ts.createProgram([...new Set([...fileNames.filter((file) => file.endsWith('.d.ts')), ...sources])], {
    ...options,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const found: { key: string; file: string }[] = [];

  for (const path of sources) {
    const visit = (node: ts.Node): void => {
      // A helper asks for what its callers name: it is they who are looked at.
      if (ts.isArrowFunction(node) && isHelper(node)) return;
      if (ts.isCallExpression(node)) for (const key of keysOf(node)) found.push({ key, file: path.slice(APP.length) });
      node.forEachChild(visit);
    };
    visit(program.getSourceFile(path)!);
  }
  return found.filter(({ key }) => /^[a-z]/.test(key) && key !== ANY);

  function keysOf(call: ts.CallExpression): string[] {
    const [first, options] = call.arguments;
    if (!first || !ts.isIdentifier(call.expression)) return [];
    if (options && ts.isObjectLiteralExpression(options) && options.properties.some(hasOwnText)) return [];
    return askedBy(call.expression, wordsOf(first));
  }

  function askedBy(asking: ts.Identifier, words: string[]): string[] {
    if (ASKING.includes(asking.text)) return words;
    const made = madeAs(asking);
    // `const text = useText('resources.audit')`
    if (made && ts.isCallExpression(made) && made.expression.getText() === 'useText')
      return wordsOf(made.arguments[0]!).flatMap((under) => words.map((word) => `${under}.${word}`));
    // `const field = (name: string) => text(`fields.${name}`)`
    return made && ts.isArrowFunction(made) && isHelper(made) ? within(made, words) : [];
  }

  /** What a helper asks for when its caller names one of `words`. */
  function within({ body, parameters }: ts.ArrowFunction, words: string[]): string[] {
    const call = body as ts.CallExpression;
    const parameter = parameters[0]!.name.getText();
    const [first, options] = call.arguments;
    if (options && ts.isObjectLiteralExpression(options) && options.properties.some(hasOwnText)) return [];
    const handed = (part: ts.Expression) => (ts.isIdentifier(part) && part.text === parameter ? words : wordsOf(part));
    const own = ts.isTemplateExpression(first!) ? templateOf(first, handed) : handed(first!);
    return askedBy(call.expression as ts.Identifier, own);
  }

  function madeAs(name: ts.Identifier): ts.Expression | undefined {
    const declaration = checker.getSymbolAtLocation(name)?.valueDeclaration;
    return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  }

  function wordsOf(expression: ts.Expression): string[] {
    if (ts.isStringLiteralLike(expression)) return [expression.text];
    if (ts.isConditionalExpression(expression))
      return [...wordsOf(expression.whenTrue), ...wordsOf(expression.whenFalse)];
    if (ts.isTemplateExpression(expression)) return templateOf(expression, wordsOf);
    const type = checker.getTypeAtLocation(expression);
    const parts = type.isUnion() ? type.types : [type];
    return parts.every((part) => part.isStringLiteral()) ? parts.map((part) => part.value) : [ANY];
  }

  function templateOf(template: ts.TemplateExpression, words: (part: ts.Expression) => string[]): string[] {
    return template.templateSpans.reduce(
      (keys, { expression, literal }) =>
        keys.flatMap((key) => words(expression).map((word) => `${key}${word}${literal.text}`)),
      [template.head.text],
    );
  }
}

/** `(key: string) => translate(`resources.audit.${key}`)`: what is first handed to it ends up in the key. */
function isHelper({ body, parameters: [first] }: ts.ArrowFunction): boolean {
  if (!first || !ts.isIdentifier(first.name) || !ts.isCallExpression(body) || !ts.isIdentifier(body.expression))
    return false;
  const [key] = body.arguments;
  const name = first.name.text;
  const isIt = (part: ts.Expression) => ts.isIdentifier(part) && part.text === name;
  if (!key) return false;
  return isIt(key) || (ts.isTemplateExpression(key) && key.templateSpans.some(({ expression }) => isIt(expression)));
}

const hasOwnText = (property: ts.ObjectLiteralElementLike) => property.name?.getText() === '_';
