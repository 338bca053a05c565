import { STREAM_RIGHTS } from '../desk/audit/domain.js';
import { FIELD_KINDS, NAMED_FIELDS, RESOURCE_FIELDS } from '../ground/field-rights/index.js';

const ROLES = ['moderator', 'finance', 'admin'] as const;
const HEADS = ROLES.join(' | ');
const LINES = ROLES.map(() => ':-:').join(' | ');

const marks = (readers: readonly string[]): string =>
  ROLES.map((role) => (role === 'admin' || readers.includes(role) ? 'yes' : '')).join(' | ');
const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const kindRows = Object.entries(FIELD_KINDS).map(
  ([kind, { means, readers }]) => `| \`${kind}\` | ${means} | ${marks(readers)} |`,
);

const resourceRows = Object.entries(RESOURCE_FIELDS).flatMap(([resource, fields]) => {
  const kinds = [...new Set(Object.values(fields))];
  return kinds.map((kind) => {
    const names = Object.keys(fields).filter((field) => fields[field] === kind);
    return `| \`${resource}\` | ${names.includes('*') ? 'all others' : code(names)} | \`${kind}\` |`;
  });
});

const nameRows = Object.entries(NAMED_FIELDS).map(([kind, names]) => `| ${code(names)} | \`${kind}\` |`);

const fieldsOf = (byType: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(byType).flatMap(([type, fields]) => fields.map((field) => `${type}.${field}`));

const streamRows = Object.entries(STREAM_RIGHTS).map(([kind, { readers, opens = {}, hides = {} }]) => {
  return `| \`${kind}\` | ${marks(readers)} | ${code(fieldsOf(opens))} | ${code(fieldsOf(hides))} |`;
});

/** docs/console-fields.md: who of the staff sees which fields, from the tables that the server follows (ADM-05). */
export const consoleFieldsPage = (): string => `# Who sees which fields in the console

The server leaves a field out of its answers for a role that does not see it; the console has nothing to hide. A test compares every answer that a route declares with these tables, and a new field that they do not know fails it. This page is made by \`npm run generate\` from \`api/src/ground/field-rights/fields-by-role.ts\` and \`api/src/desk/audit/stream-rights.ts\` ([decision 200](decisions/0200-fields-by-role.md)).

## Kinds of field

| kind | means | ${HEADS} |
| --- | --- | ${LINES} |
${kindRows.join('\n')}

## Fields of each resource

A resource is the first part of an address after \`/api/admin/\`. What stands within a field has its kind, unless its name is in the next table.

| resource | fields | kind |
| --- | --- | --- |
${resourceRows.join('\n')}

## Names that say what a field is

In every answer, unless the table above lists the field itself.

| names | kind |
| --- | --- |
${nameRows.join('\n')}

## Timelines

Which kinds of stream a role reads, and which sealed fields readers may open; all other sealed fields stay sealed for everybody. A \`reason\` may be opened by whoever reads the stream, and a note by whoever reads notes of its author's role.

| stream | ${HEADS} | sealed fields that readers may open | fields for admins alone |
| --- | ${LINES} | --- | --- |
${streamRows.join('\n')}
`;
