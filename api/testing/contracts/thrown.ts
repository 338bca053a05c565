import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const api = fileURLToPath(new URL('../../', import.meta.url));

/** A route as its source declares it. */
interface RouteInSource {
  /** `RefundsAdminController.approve` */
  name: string;
  /** Names of the errors its contract lists. */
  declared: Set<string>;
  /** The errors that its handler, or anything it calls, creates, and by which way. */
  thrown: Map<string, string[]>;
  needsKey: boolean;
  readsKey: boolean;
  /** What every route of its kind may answer: `refusals` of the kernel adds it to the document. */
  implied: Set<string>;
}

interface Caught<T> {
  of: T;
  caught: string[];
}

const HANDLERS = ['CommandHandler', 'QueryHandler'];
const METHODS = ['Get', 'Post', 'Put', 'Delete'];
const DEFINE_ERROR = ['defineError', 'defineMistake'];

const decoratorsOf = (node: ts.Node): ts.CallExpression[] =>
  (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [])
    .map(({ expression }) => expression)
    .filter((one) => ts.isCallExpression(one));
const calls = (node: ts.Node | undefined, names: string[]): node is ts.CallExpression =>
  node !== undefined &&
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  names.includes(node.expression.text);
/** What stands inside `x as const`, `x satisfies T` and brackets. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

/** Reads every route of the API, with its contract's errors and those reached from its handler. */
export function routesInSource(): RouteInSource[] {
  const { config } = ts.readConfigFile(`${api}tsconfig.json`, ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: ['src'], exclude: ['**/*.spec.ts'] },
    ts.sys,
    api,
  );
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${api}src/`));

  const symbolAt = (node: ts.Node): ts.Symbol | undefined => {
    const symbol =
      ts.isShorthandPropertyAssignment(node.parent) && node.parent.name === node
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };

  /** Who extends or implements a class or an interface. */
  const heirs = new Map<ts.Symbol, ts.ClassLikeDeclaration[]>();
  /** The class that carries a command or a query out. */
  const handlers = new Map<ts.Symbol, ts.ClassLikeDeclaration>();
  const routes: { method: ts.MethodDeclaration; contract: ts.ObjectLiteralExpression }[] = [];

  const everywhere = (visit: (node: ts.Node) => void) => {
    const walk = (node: ts.Node): void => {
      visit(node);
      ts.forEachChild(node, walk);
    };
    sources.forEach(walk);
  };
  everywhere((node) => {
    if (ts.isClassLike(node)) {
      for (const { types } of node.heritageClauses ?? [])
        for (const { expression } of types) {
          const base = symbolAt(expression);
          if (base) heirs.set(base, [...(heirs.get(base) ?? []), node]);
        }
      for (const {
        expression,
        arguments: [handled],
      } of decoratorsOf(node))
        if (HANDLERS.includes(expression.getText()) && handled) handlers.set(symbolAt(handled)!, node);
    }
    if (ts.isMethodDeclaration(node))
      for (const {
        expression,
        arguments: [, contract],
      } of decoratorsOf(node)) {
        if (!METHODS.includes(expression.getText()) || !contract) continue;
        routes.push({ method: node, contract: literalOf(contract) });
      }
  });

  /** The initializer of the constant that an expression names. */
  function constant(node: ts.Expression): ts.Expression {
    const expression = bare(node);
    if (!ts.isIdentifier(expression)) return expression;
    const declaration = symbolAt(expression)?.valueDeclaration;
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
      return bare(declaration.initializer);
    throw new Error(`${expression.getText()} is no constant`);
  }
  function literalOf(node: ts.Expression): ts.ObjectLiteralExpression {
    const found = constant(node);
    const literal = calls(found, ['defineContract']) ? constant(found.arguments[0]!) : found;
    if (!ts.isObjectLiteralExpression(literal)) throw new Error(`cannot read the contract ${node.getText()}`);
    return literal;
  }
  /** A part of a contract: of what it is spread from too, the last one counts. */
  function part(contract: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
    for (const property of [...contract.properties].reverse()) {
      if (ts.isSpreadAssignment(property)) {
        const found = part(literalOf(property.expression), name);
        if (found) return found;
      } else if (property.name?.getText() === name) {
        if (ts.isPropertyAssignment(property)) return property.initializer;
        if (ts.isShorthandPropertyAssignment(property)) return property.name;
      }
    }
    return undefined;
  }
  function errorsIn(list: ts.Expression): string[] {
    const array = constant(list);
    if (!ts.isArrayLiteralExpression(array)) throw new Error(`cannot read the errors ${list.getText()}`);
    return array.elements.flatMap((one) =>
      ts.isSpreadElement(one) ? errorsIn(one.expression) : [errorAt(one) ?? `? ${one.getText()}`],
    );
  }
  /** The name of the error that an expression refers to. */
  function errorAt(node: ts.Node): string | undefined {
    const declaration = symbolAt(node)?.valueDeclaration;
    return declaration && ts.isVariableDeclaration(declaration) && calls(declaration.initializer, DEFINE_ERROR)
      ? declaration.name.getText()
      : undefined;
  }

  /** What a piece of code refers to directly, and what it catches of that by its code. */
  const read = new Map<ts.Node, { errors: Caught<string>[]; next: Caught<ts.Node>[] }>();
  function directly(code: ts.Node) {
    const known = read.get(code);
    if (known) return known;
    const errors: Caught<string>[] = [];
    const next: Caught<ts.Node>[] = [];
    const visit = (node: ts.Node, caught: string[]): void => {
      if (ts.isTypeNode(node) || ts.isDecorator(node)) return;
      // `refundNotFound.code` and lists of errors: what is compared, not thrown.
      if (errorAt(node) && (ts.isPropertyAccessExpression(node.parent) || ts.isArrayLiteralExpression(node.parent)))
        return;
      const runs = (found: ts.Node[]) => next.push(...found.map((of) => ({ of, caught })));
      if (ts.isTryStatement(node)) {
        visit(node.tryBlock, [...caught, ...(node.catchClause ? comparedIn(node.catchClause) : [])]);
        if (node.catchClause) visit(node.catchClause, caught);
        if (node.finallyBlock) visit(node.finallyBlock, caught);
        return;
      }
      if (ts.isNewExpression(node)) {
        const made = symbolAt(node.expression);
        const handler = made && handlers.get(made);
        if (handler) runs(membersOf(handler, 'execute'));
        for (const one of made?.declarations ?? [])
          if (ts.isClassLike(one)) runs(one.members.filter((member) => ts.isConstructorDeclaration(member)));
      } else if (ts.isIdentifier(node)) {
        const error = errorAt(node);
        if (error) errors.push({ of: error, caught });
        else for (const declaration of symbolAt(node)?.declarations ?? []) runs(codeOf(declaration));
      }
      ts.forEachChild(node, (child) => visit(child, caught));
    };
    ts.forEachChild(code, (child) => visit(child, []));
    const found = { errors, next };
    read.set(code, found);
    return found;
  }
  function comparedIn(clause: ts.CatchClause): string[] {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const error = ts.isPropertyAccessExpression(node) && node.name.text === 'code' && errorAt(node.expression);
      if (error) found.push(error);
      ts.forEachChild(node, visit);
    };
    visit(clause);
    return found;
  }
  function membersOf(type: ts.ClassLikeDeclaration, name: string): ts.Node[] {
    return type.members.filter((member) => member.name?.getText() === name);
  }
  /** The code behind a name, if it is the API's own. */
  function codeOf(declaration: ts.Declaration): ts.Node[] {
    if (!declaration.getSourceFile().fileName.startsWith(`${api}src/`)) return [];
    if (ts.isFunctionDeclaration(declaration)) return [declaration];
    if (ts.isVariableDeclaration(declaration) && declaration.initializer) {
      const { initializer } = declaration;
      // What is defined by name only describes.
      return calls(initializer, ['defineContract']) ? [] : [initializer];
    }
    if (ts.isPropertyAssignment(declaration)) return [declaration.initializer];
    const { parent } = declaration;
    if (!parent || (!ts.isClassLike(parent) && !ts.isInterfaceDeclaration(parent))) return [];
    const own = ts.isClassElement(declaration) ? [declaration] : [];
    const name = ts.getNameOfDeclaration(declaration)?.getText();
    const type = parent.name && symbolAt(parent.name);
    return [...own, ...(name && type ? inherited(type, name) : [])];
  }
  function inherited(type: ts.Symbol, name: string): ts.Node[] {
    return (heirs.get(type) ?? []).flatMap((heir) => [
      ...membersOf(heir, name),
      ...(heir.name ? inherited(symbolAt(heir.name)!, name) : []),
    ]);
  }

  function reached(from: ts.Node): { errors: Map<string, string[]>; seen: Set<ts.Node> } {
    const seen = new Map<ts.Node, Set<string>>();
    const errors = new Map<string, string[]>();
    const open: { code: ts.Node; path: string[]; caught: string[] }[] = [{ code: from, path: [], caught: [] }];
    for (let at = open.pop(); at; at = open.pop()) {
      const { code, caught } = at;
      const ways = seen.get(code) ?? new Set<string>();
      if (ways.has(caught.join())) continue;
      seen.set(code, ways.add(caught.join()));
      const path = [...at.path, nameOf(code)];
      const found = directly(code);
      for (const error of found.errors)
        if (![...caught, ...error.caught].includes(error.of) && !errors.has(error.of)) errors.set(error.of, path);
      for (const one of found.next)
        open.push({ code: one.of, path, caught: [...new Set([...caught, ...one.caught])].sort() });
    }
    return { errors, seen: new Set(seen.keys()) };
  }
  const nameOf = (code: ts.Node): string => {
    const named = ts.isClassElement(code) || ts.isFunctionDeclaration(code) ? code : code.parent;
    const name = ts.getNameOfDeclaration(named as ts.Declaration)?.getText() ?? '?';
    return named.parent && ts.isClassLike(named.parent) ? `${named.parent.name?.text ?? ''}.${name}` : name;
  };

  function impliedBy(contract: ts.ObjectLiteralExpression): Set<string> {
    const isStaff = /^'staff:|^access$/.test(part(contract, 'access')!.getText());
    return new Set([
      ...['busy', 'tooManyRequests', 'authenticationRequired', 'confirmationRequired', 'keyConflict'],
      ...(isStaff || part(contract, 'token') ? ['forbidden', 'tokenRequired'] : []),
      ...(part(contract, 'params') || part(contract, 'token') ? ['notFound'] : []),
    ]);
  }
  /** Whether the request's key is taken, and every command it is handed to takes it too. */
  function readsKey(method: ts.MethodDeclaration): boolean {
    const taken = (node: ts.Node): boolean =>
      (ts.isIdentifier(node) && node.text === 'key' && !ts.isTypeNode(node.parent)) ||
      (ts.forEachChild(node, (child) => (ts.isTypeNode(child) || ts.isDecorator(child) ? false : taken(child))) ??
        false);
    const own = [...reached(method).seen].filter((code) => code.getSourceFile() === method.getSourceFile());
    const made: ts.ClassLikeDeclaration[] = [];
    const visit = (node: ts.Node): void => {
      const handler = ts.isNewExpression(node) && taken(node) && handlers.get(symbolAt(node.expression)!);
      if (handler) made.push(handler);
      ts.forEachChild(node, visit);
    };
    own.forEach(visit);
    return own.some(taken) && made.every(taken);
  }

  return routes.map(({ method, contract }) => {
    const { errors } = reached(method);
    const list = part(contract, 'errors');
    return {
      name: nameOf(method),
      declared: new Set(list ? errorsIn(list) : []),
      thrown: errors,
      needsKey: part(contract, 'key') !== undefined,
      readsKey: readsKey(method),
      implied: impliedBy(contract),
    };
  });
}
