import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { SEALED_FIELDS } from '../src/members/profiles/profile-fields.values.js';
import { testApp } from './app.js';

const source = new URL('../src/', import.meta.url);
/** The first cells of the table rows in docs/personal-data.md, each with the remaining cells. */
const rows: { first: string[]; rest: string[][] }[] = [];
let columns: { name: string; columns: string[] }[];

const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

beforeAll(async () => {
  const text = await readFile(new URL('../../docs/personal-data.md', import.meta.url), 'utf8');
  for (const line of text.split('\n').filter((one) => one.startsWith('| `'))) {
    const [first, ...rest] = line.split('|').slice(1, -1).map(named);
    rows.push({ first: first!, rest });
  }
  const app = await testApp();
  columns = await app.kernel.database.query(
    `SELECT format('%s.%s', table_schema, table_name) AS name, array_agg(column_name::text) AS columns
       FROM information_schema.columns
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema', 'graphile_worker') GROUP BY 1`,
  );
});

/** The kernel's own tables without personal data: names of tables, positions in the log, processes. */
const OF_NOBODY = [
  'public.typeorm_migrations',
  ...['checkpoints', 'partitions', 'projections', 'reached', 'rounds', 'writer'].map((name) => `kernel.${name}`),
  // A partition of `kernel.events`, which has the same columns.
  'kernel.events_0',
];

/** `Event<'SignedUp', { email: Sealed … }>`: SignedUp.email. */
async function sealedInEvents(): Promise<string[]> {
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.events.ts'));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, source), 'utf8')));
  const types = texts
    .flatMap((text) => text.split(/(?=\bEvent<\s*')/))
    .map((part) => part.split(/\n(?:export|\/\*\*)/)[0]!);
  const declared = types.flatMap((part) => {
    const [, type] = /^Event<\s*'(\w+)'/.exec(part) ?? [];
    return type ? [...part.matchAll(/(\w+)\??: Sealed\b/g)].map(([, field]) => `${type}.${field}`) : [];
  });
  return [...declared, ...SEALED_FIELDS.map((field) => `ProfileEdited.changes.${field}`)].sort();
}

describe('PRV-02 docs/personal-data.md', () => {
  const firsts = (pattern: RegExp) => rows.flatMap(({ first }) => first).filter((name) => pattern.test(name));

  it('lists every sealed field of every event, and no other', async () => {
    const sealed = await sealedInEvents();
    expect(sealed.length).toBeGreaterThan(30);
    expect(firsts(/^[A-Z]/).sort()).toEqual(sealed);
  });

  it('lists every table with all of its columns', () => {
    const kept = columns.filter(({ name }) => !name.startsWith('read.') && !OF_NOBODY.includes(name));
    const listed = rows
      .filter(({ first: [name] }) => /^[a-z]/.test(name!) && !name!.startsWith('read.'))
      .map(({ first: [name], rest: [cells] }) => ({ name, columns: [...cells!].sort() }));
    const sorted = (tables: typeof listed) => tables.sort((one, other) => one.name!.localeCompare(other.name!));
    expect(sorted(listed)).toEqual(sorted(kept.map(({ name, columns }) => ({ name, columns: [...columns].sort() }))));
  });

  it('lists every read model', () => {
    const models = columns.map(({ name }) => name).filter((name) => name.startsWith('read.'));
    expect(firsts(/^read\./).sort()).toEqual(models.sort());
  });
});
