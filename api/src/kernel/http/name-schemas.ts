type Node = Record<string, unknown>;
interface OpenApi {
  paths?: object;
  components?: { schemas?: object };
}

/** Moves schemas with a title to the OpenAPI document's components and refers to them, instead of repeating them. */
export function nameSchemas<Document extends OpenApi>(document: Document): Document {
  const named = new Map<string, Node>();
  const name = (schema: Node, title: string) => {
    const known = named.get(title);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`Two schemas are called ${title}`);
    named.set(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  };
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    const { title, ...own } = node as Node;
    // A property named `title` holds a schema, not a name.
    const rest = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, walk(value)]));
    return typeof title === 'string' ? name(rest, title) : title === undefined ? rest : { ...rest, title: walk(title) };
  };
  const paths = walk(alphabetical(document.paths));
  return { ...document, paths, components: { ...document.components, schemas: Object.fromEntries(named) } };
}

/** Routes by path and method, so that the document stays the same when a controller moves. */
const alphabetical = (paths: object | undefined): object =>
  sorted(Object.entries(paths ?? {}).map(([path, methods]) => [path, sorted(Object.entries(methods as object))]));

const sorted = (entries: [string, unknown][]): object =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
