import type { Event, ProjectedEvent } from './stream.js';
import type { Rows, Table } from './row-changes.js';

/** An event whose named fields are open: plain text, or null once the key is destroyed. */
type Opened<E extends Event, Fields> = Omit<E, 'data'> & {
  data: { [F in keyof E['data']]: F extends Fields ? string | null : E['data'][F] };
} & Event;

type Handlers<Row, E extends Event, O extends object> = {
  [T in E['type']]?: (
    event: ProjectedEvent<T extends keyof O ? Opened<Extract<E, { type: T }>, O[T]> : Extract<E, { type: T }>>,
    rows: Rows<Row>,
  ) => void;
};

/** A read model: table and handlers in one place. Its rows are a function of the events alone (EVT-01). */
export interface ProjectionDefinition extends Table {
  readonly name: string;
  readonly table: string;
  readonly revision: number;
  /** `inline` rows commit with the events; `async` ones follow the log. */
  readonly mode: 'inline' | 'async';
  readonly indexes: readonly string[];
  /** Sealed fields by event type that are opened before its handler runs. */
  readonly opens: Readonly<Record<string, readonly string[]>>;
  readonly on: Readonly<Record<string, ((event: ProjectedEvent, rows: Rows) => void) | undefined>>;
}

/**
 * Defines a read model. Handlers are pure: the event is all they see; sealed values are copied as they are, unless an
 * async read model names them in `opens` (and as the third type argument) because a search needs them in plain.
 * Every column but the key is nullable or has a default. Raising `revision` rebuilds it.
 * The table is `read.<name>`; the kernel alone writes to it, in arrays, and queries of it are SQL (decision 3).
 */
export function defineProjection<Row, E extends Event, O extends { [T in E['type']]?: string } = object>(options: {
  name: string;
  revision: number;
  mode: 'inline' | 'async';
  key: (keyof Row & string)[];
  columns: Record<keyof Row & string, string>;
  /** What follows `CREATE INDEX … ON read.<name>`, such as `(member_id, at DESC)`. */
  indexes?: string[];
  opens?: { [T in keyof O]: O[T][] };
  on: Handlers<Row, E, O>;
}): ProjectionDefinition {
  if (options.opens && options.mode === 'inline')
    throw new Error(`${options.name}: only async read models open fields`);
  return {
    indexes: [],
    ...options,
    table: options.name,
    name: `read.${options.name}`,
    opens: (options.opens ?? {}) as ProjectionDefinition['opens'],
    on: options.on as ProjectionDefinition['on'],
  };
}

/** Describes a plain table of a migration, for rows that commit with events (`tx.put`). */
export const defineTable = (table: Table): Table => table;

/** CREATE TABLE and its indexes, under `table` (the running one's name, or that of the one built beside it). */
export function createTableSql({ columns, key, indexes }: ProjectionDefinition, table: string): string {
  const list = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return [
    `CREATE TABLE read.${table} (${list.join(', ')}, PRIMARY KEY (${key.join(', ')})) WITH (fillfactor = 80)`,
    // Unnamed: PostgreSQL picks names that stay free for the next rebuild.
    ...indexes.map((index) => `CREATE INDEX ON read.${table} ${index}`),
  ].join(';\n');
}
