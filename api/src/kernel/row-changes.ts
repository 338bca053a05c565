import { toArrayLiteral } from './array-literal.js';

type Value = unknown;
export type Key = Record<string, string | number>;
interface Increase<Row> {
  /** Columns to increment by these numbers (in SQL, so that concurrent writers do not lose updates). */
  add?: { [C in keyof Row]?: number } | undefined;
}
export interface Patch<Row = Record<string, unknown>> extends Increase<Row> {
  /** Columns to set to these values. */
  set?: Partial<Row>;
}

/** What a projection's handlers may do to its rows. */
export interface Rows<Row = Record<string, unknown>> {
  /** Inserts the row or updates it. */
  upsert(key: Partial<Row>, set: Partial<Row>, increase?: Increase<Row>): void;
  /** Updates the row if it exists. */
  update(key: Partial<Row>, set: Partial<Row>, increase?: Increase<Row>): void;
  delete(key: Partial<Row>): void;
  /** Deletes every row with these values, for instance all rows of an erased member; the columns should be indexed. */
  deleteAll(match: Partial<Row>): void;
  /** Deletes every row whose column, which should be indexed, is before this time (ISO 8601). */
  deleteBefore(column: keyof Row & string, before: string): void;
}

/** A table whose rows can be changed: a projection's, or a plain one created by a migration. */
export interface Table {
  readonly name: string;
  readonly key: readonly string[];
  /** Column name → SQL type. */
  readonly columns: Readonly<Record<string, string>>;
}

type Kind = 'upsert' | 'update' | 'delete' | 'delete before';
interface Change {
  kind: Kind;
  key: Record<string, Value>;
  set: Record<string, Value>;
  add: Record<string, number>;
  /** The columns of `key`, if they are not the table's key. */
  match?: string[];
}

/**
 * A statement that applies one shape of change to many rows. Its only parameter is a text array that holds one array
 * literal per column.
 */
export interface RowStatement {
  sql: string;
  columns: string[];
  /** Otherwise it looks for rows by other columns. */
  byKey: boolean;
}

/**
 * Collects row changes and merges changes to the same row, so that a batch of any size takes one statement per table
 * and shape of change. Changes that cannot be merged (a row deleted, then written again) start a new segment; segments
 * are applied in order.
 */
export class RowChanges {
  private segments: Map<Table, Map<string, Change>>[] = [];
  private readonly rows = new Map<Table, Rows>();
  /** How many were asked for. */
  changes = 0;

  rowsOf<Row>(table: Table): Rows<Row> {
    let rows = this.rows.get(table);
    if (!rows) {
      rows = {
        upsert: (key, set, increase) => this.change(table, 'upsert', key as Key, { set, add: increase?.add }),
        update: (key, set, increase) => this.change(table, 'update', key as Key, { set, add: increase?.add }),
        delete: (key) => this.change(table, 'delete', key as Key, {}),
        deleteAll: (match) => this.deleteAll(table, match as Key),
        deleteBefore: (column, before) => this.deleteAll(table, { [column]: before }, 'delete before'),
      };
      this.rows.set(table, rows);
    }
    return rows;
  }

  /** The affected rows are unknown here, so no change may be merged across it: it gets a segment of its own. */
  private deleteAll(table: Table, match: Key, kind: Kind = 'delete'): void {
    this.changes++;
    const change: Change = { kind, key: match, set: {}, add: {}, match: Object.keys(match) };
    this.segments.push(new Map([[table, new Map([['', change]])]]), new Map());
  }

  change(table: Table, kind: Kind, key: Key, patch: Patch): void {
    if (kind === 'update' && isEmpty(patch.set) && isEmpty(patch.add)) return;
    this.changes++;
    const id = idOf(table, key);
    const segment = this.segments.at(-1);
    const before = segment?.get(table)?.get(id);
    if (before) {
      if (fold(before, kind, patch)) return;
      this.segments.push(new Map());
    } else if (!segment) {
      this.segments.push(new Map());
    }
    const current = this.segments.at(-1)!;
    let changes = current.get(table);
    if (!changes) current.set(table, (changes = new Map<string, Change>()));
    changes.set(id, { kind, key, set: { ...patch.set }, add: { ...(patch.add as Record<string, number>) } });
  }

  get empty(): boolean {
    return this.segments.length === 0;
  }

  /**
   * The fewest statements that apply all changes, in order; `rename` redirects a table (a rebuild writes to a new one).
   */
  statements(rename: (table: Table) => string = (table) => table.name): RowStatement[] {
    return this.segments.flatMap((segment) =>
      [...segment].flatMap(([table, changes]) => {
        const shapes = new Map<string, Shape>();
        // Handlers name columns in an order of their own, which is nearly always the same one.
        const asNamed = new Map<string, Shape>();
        for (const change of changes.values()) {
          const { kind, set, add, match } = change;
          const named = `${kind}${match?.join() ?? ''}|${namesOf(set)}|${namesOf(add)}`;
          let shape = asNamed.get(named);
          if (!shape) {
            const id = `${kind}${match?.join() ?? ''}|${Object.keys(set).sort().join()}|${Object.keys(add).sort().join()}`;
            shape = shapes.get(id) ?? newShape(table, change);
            shapes.set(id, shape);
            asNamed.set(named, shape);
          }
          shape.changes.push(change);
        }
        return [...shapes].map(([id, shape]) => ({
          sql: cachedSql(table, rename(table), id, shape),
          byKey: shape.keys === table.key,
          columns: [
            ...shape.keys.map((column) => toArrayLiteral(shape.changes, ({ key }) => key[column])),
            ...shape.sets.map((column) => toArrayLiteral(shape.changes, ({ set }) => set[column])),
            ...shape.adds.map((column) => toArrayLiteral(shape.changes, ({ add }) => add[column])),
          ],
        }));
      }),
    );
  }
}

interface Shape {
  kind: Kind;
  keys: readonly string[];
  sets: string[];
  adds: string[];
  changes: Change[];
}

const newShape = (table: Table, { kind, set, add, match }: Change): Shape => ({
  kind,
  keys: match ?? table.key,
  sets: Object.keys(set).sort(),
  adds: Object.keys(add).sort(),
  changes: [],
});

/** Of a row, among those of its table. */
function idOf({ key: columns }: Table, key: Key): string {
  let id = '';
  for (const column of columns) id += `${key[column]}\u0000`;
  return id;
}

/** The columns in the order in which they are named. */
function namesOf(columns: object): string {
  let names = '';
  for (const name in columns) names += `${name},`;
  return names;
}

export const isEmpty = (columns: object | undefined) => !columns || Object.keys(columns).length === 0;

/** Merges a later change to the same row into an earlier one; false if they must stay separate. */
function fold(before: Change, kind: Kind, patch: Patch): boolean {
  if (kind === 'delete') {
    before.kind = 'delete';
    before.set = {};
    before.add = {};
    return true;
  }
  if (before.kind === 'delete') return kind === 'update';
  if (before.kind === 'update' && kind === 'upsert') return false;
  const { set, add } = patch as Change;
  for (const column in set) {
    before.set[column] = set[column];
    if (column in before.add) delete before.add[column];
  }
  for (const column in add) {
    const n = add[column]!;
    if (column in before.set) before.set[column] = Number(before.set[column] ?? 0) + n;
    else before.add[column] = (before.add[column] ?? 0) + n;
  }
  return true;
}

const sqlCache = new WeakMap<Table, Map<string, string>>();

function cachedSql(table: Table, name: string, shapeId: string, shape: Shape): string {
  let cache = sqlCache.get(table);
  if (!cache) sqlCache.set(table, (cache = new Map<string, string>()));
  const id = `${name}|${shapeId}`;
  let sql = cache.get(id);
  if (!sql) cache.set(id, (sql = toSql(table, name, shape)));
  return sql;
}

function toSql(table: Table, name: string, { kind, keys, sets, adds }: Shape): string {
  const columns = [...keys, ...sets, ...adds];
  const arrays = columns.map((column, i) => {
    const type = table.columns[column];
    if (!type) throw new Error(`${table.name} has no column ${column}`);
    return `($1::text[])[${i + 1}]::${type}[]`;
  });
  const input = `unnest(${arrays.join(', ')}) AS x(${columns.join(', ')})`;
  const compared = kind === 'delete before' ? '<' : '=';
  const match = keys.map((column) => `t.${column} ${compared} x.${column}`).join(' AND ');
  const assign = (source: string) =>
    [
      ...sets.map((column) => `${column} = ${source}.${column}`),
      ...adds.map((column) => `${column} = coalesce(t.${column}, 0) + ${source}.${column}`),
    ].join(', ');
  if (kind === 'delete' || kind === 'delete before') return `DELETE FROM ${name} t USING ${input} WHERE ${match}`;
  if (kind === 'update') return `UPDATE ${name} t SET ${assign('x')} FROM ${input} WHERE ${match}`;
  const conflict = sets.length + adds.length === 0 ? 'DO NOTHING' : `DO UPDATE SET ${assign('excluded')}`;
  return `INSERT INTO ${name} AS t (${columns.join(', ')}) SELECT ${columns.map((c) => `x.${c}`).join(', ')} FROM ${input} ON CONFLICT (${table.key.join(', ')}) ${conflict}`;
}
