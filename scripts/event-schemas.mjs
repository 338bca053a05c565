// Writes api/events: a JSON Schema for each event type at its version of today, and the AsyncAPI document of the topic.
// They are read from the types in *.events.ts, comments included. Part of `npm run generate`, after the API is built.
// Schemas of earlier versions stay as they are, for such events may still be in somebody's topic.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './build.mjs';

const dist = (path) => import(pathToFileURL(join(root, 'api/dist/src', path)).href);
const { contexts } = await dist('app/contexts.js');
const { currentVersion } = await dist('kernel/stream.js');
const upcasters = Object.assign({}, ...contexts.flatMap(({ streams }) => (streams ?? []).map((one) => one.upcasters)));

const folder = join(root, 'api/events');
mkdirSync(folder, { recursive: true });
const write = (name, document) =>
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(document, undefined, 2)}\n`);

const { config } = ts.readConfigFile(join(root, 'api/tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'api'));
const program = ts.createProgram(
  globSync('api/src/**/*.events.ts', { cwd: root }).map((file) => join(root, file)),
  options,
);
const checker = program.getTypeChecker();

const messages = {};
for (const file of program.getSourceFiles()) if (file.fileName.endsWith('.events.ts')) file.forEachChild(visit);
write('asyncapi', asyncApi());

function visit(node) {
  const name = ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Event' && node.typeArguments?.[0];
  if (!name || !ts.isLiteralTypeNode(name)) return node.forEachChild(visit);
  const type = name.literal.text;
  const version = currentVersion(upcasters, type);
  const description = ts.isTypeAliasDeclaration(node.parent) && comment(checker.getSymbolAtLocation(node.parent.name));
  write(`${type}.v${version}`, {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `urn:dating:event:${type}:${version}`,
    title: type,
    ...(description && { description }),
    ...schemaOf(checker.getTypeFromTypeNode(node.typeArguments[1]), [type]),
  });
  messages[type] = {
    name: type,
    ...(description && { description }),
    payload: { $ref: `./${type}.v${version}.json` },
    traits: [{ $ref: '#/components/messageTraits/cloudEvent' }],
  };
}

function comment(symbol) {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s*\n\s*/g, ' ');
}

/** @param {string[]} path where we are, for the message of what cannot be said */
function schemaOf(type, path) {
  const { flags } = type;
  if (path.length > 20) throw new Error(`${path.join('.')} contains itself`);
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) return {};
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: type.intrinsicName === 'true' };
  if (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return { type: 'string' };
  if (flags & ts.TypeFlags.Number) return { type: 'number' };
  if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  if (type.isUnion()) return unionOf(type.types, path);
  // A string with a mark that only the compiler sees.
  if (type.isIntersection() && type.types.some((one) => one.flags & ts.TypeFlags.String))
    return { type: 'string', pattern: String.raw`^~\d+\.`, 'x-sealed': true };
  if (checker.isTupleType(type)) return tupleOf(checker.getTypeArguments(type), path);
  if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0], path) };
  if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectOf(type, path);
  throw new Error(`${path.join('.')} has no JSON Schema: ${checker.typeToString(type)}`);
}

function tupleOf(types, path) {
  const items = types.map((one) => schemaOf(one, path));
  return { type: 'array', items, minItems: items.length, maxItems: items.length };
}

function objectOf(type, path) {
  const properties = checker.getPropertiesOfType(type);
  const needed = properties.filter((one) => !(one.flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
  const others = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  return {
    type: 'object',
    ...(properties.length > 0 && {
      properties: Object.fromEntries(properties.map((one) => [one.name, property(one, path)])),
    }),
    ...(needed.length > 0 && { required: needed }),
    ...(others && { additionalProperties: schemaOf(others.type, [...path, '*']) }),
  };
}

function property(symbol, path) {
  const description = comment(symbol);
  return { ...(description && { description }), ...schemaOf(checker.getTypeOfSymbol(symbol), [...path, symbol.name]) };
}

/** Alternatives in an order of their own, because the compiler's is by chance. */
function unionOf(types, path) {
  const schemas = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)).map((one) => schemaOf(one, path));
  const choices = schemas.filter((one) => 'const' in one).map((one) => one.const);
  const others = schemas.filter((one) => !('const' in one));
  if (choices.includes(true) && choices.includes(false)) {
    others.push({ type: 'boolean' });
    choices.splice(0, choices.length, ...choices.filter((one) => typeof one !== 'boolean'));
  }
  if (choices.length > 0) others.push({ enum: choices.sort() });
  others.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return others.length === 1 ? others[0] : { anyOf: others };
}

function asyncApi() {
  const types = Object.keys(messages).sort();
  const header = (description, more = {}) => ({ type: 'string', description, ...more });
  const headers = {
    ce_specversion: { const: '1.0' },
    ce_id: header('Position in the log, a whole number: grows within a partition, never given twice', {
      pattern: '^[0-9]+$',
    }),
    ce_source: header('Address of the site'),
    ce_type: { enum: types },
    ce_subject: header('Stream of the event'),
    ce_streamversion: header('Place of the event in its stream, from 1 without gaps', { pattern: '^[0-9]+$' }),
    ce_time: header('When it was recorded', { format: 'date-time' }),
    ce_dataschema: header('`$id` of the schema of the data', { format: 'uri' }),
    ce_actor: header('Who did it: the id of a member, `staff:` with the id of one of the staff, or `system`'),
    'content-type': { const: 'application/json' },
  };
  const maybe = {
    ce_requestid: header('The request that did it, as the log of the site names it; missing if none did'),
  };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Events of the dating site',
      version: '1.0.0',
      description:
        'Every event of the log as a CloudEvent in binary mode. A field with `x-sealed` is encrypted with a key that never leaves the site. How to read it: docs/events.md.',
    },
    defaultContentType: 'application/json',
    channels: {
      events: {
        address: 'dating.events',
        description: 'The topic, as KAFKA_TOPIC names it',
        messages: Object.fromEntries(types.map((type) => [type, { $ref: `#/components/messages/${type}` }])),
      },
    },
    operations: { tell: { action: 'send', channel: { $ref: '#/channels/events' } } },
    components: {
      messages: Object.fromEntries(types.map((type) => [type, messages[type]])),
      messageTraits: {
        cloudEvent: {
          contentType: 'application/json',
          headers: { type: 'object', properties: { ...headers, ...maybe }, required: Object.keys(headers) },
          bindings: {
            kafka: {
              key: header('The id in the name of the stream: the part after the first dash'),
              bindingVersion: '0.5.0',
            },
          },
        },
      },
    },
  };
}
