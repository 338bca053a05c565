import type { Event, ProjectedEvent } from './stream.js';
import type { Rows, Table } from './row-changes.js';
import type { TableSchema, Written } from './tables.js';

/** An event whose named fields are unsealed: plain text, or null once the key is destroyed. */
type Opened<E extends Event, Paths> = Omit<E, 'data'> & { data: OpenedData<E['data'], Paths> } & Event;
/** `Paths`: `location`, `changes.sought_gender`. */
type OpenedData<D, Paths> = {
  [F in keyof D]: F extends Paths
    ? string | null
    : [Within<F, Paths>] extends [never]
      ? D[F]
      : OpenedData<D[F], Within<F, Paths>>;
};
type Within<F, Paths> = F extends string ? (Paths extends `${F}.${infer Rest}` ? Rest : never) : never;

/**
 * What a sealed text is found by, without the text: `hash` is keyed. Null once the key of the text is destroyed.
 *
 * @returns one text of marks, as the row keeps it
 */
export type MarksOf = (text: string, hash: (part: string) => string) => string;
/** The marks of an event's sealed fields, by their path in the data. */
export type Marks = Readonly<Record<string, string | null>>;

type Handlers<Row, E extends Event, O extends object> = {
  [T in E['type']]?: (
    event: ProjectedEvent<T extends keyof O ? Opened<Extract<E, { type: T }>, O[T]> : Extract<E, { type: T }>>,
    rows: Rows<Row>,
    marks: Marks,
  ) => void;
};

/**
 * What the rows of an async read model ask of the order of events. `log`: all of the log's. `key`: that of each key, the
 * id in a stream's name, for every row is made of events of one. `none`: they are sums, the same in any order. Those of
 * `log` read the log alone; the others may read the topic, which keeps the order of keys (decision 280).
 */
export type Order = 'log' | 'key' | 'none';

export type Handler = (event: ProjectedEvent, rows: Rows, marks: Marks) => void;

/** A read model: its table and handlers. Its rows depend on the events alone (EVT-01). */
export interface ProjectionDefinition extends Table {
  readonly kind: 'projection';
  /** Its rows as TypeORM reads them. */
  readonly entity: TableSchema<unknown>;
  readonly table: string;
  readonly revision: number;
  /** `inline` rows commit with the events; `async` rows are written by a log follower. */
  readonly mode: 'inline' | 'async';
  readonly order: Order;
  readonly indexes: readonly string[];
  /** Sealed fields, by event type and path, that are unsealed before the event's handler runs. */
  readonly opens: Readonly<Record<string, readonly string[]>>;
  /** Sealed fields, by event type and path, of which the event's handler gets marks instead of the text. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, MarksOf>>>>;
  readonly on: Readonly<Record<string, Handler | undefined>>;
}

/**
 * Defines a read model. Handlers are pure functions of the event. Sealed values are copied sealed, unless an async read
 * model lists them in `opens` (and as the third type argument) because a search needs the plain text, or in `marks`
 * because it is found by keyed hashes of it (decision 180). Increasing `revision` triggers a rebuild. Only the kernel
 * writes to its table, in bulk (decision 3).
 */
export function defineProjection<Row, E extends Event, O extends { [T in E['type']]?: string } = object>(options: {
  entity: TableSchema<Row>;
  revision: number;
  mode: 'inline' | 'async';
  /** `log` unless it is declared. */
  order?: Order;
  /** The part after `CREATE INDEX … ON read.<name>`, for example `(member_id, at DESC)`. */
  indexes?: string[];
  opens?: { [T in keyof O]: O[T][] };
  marks?: { [T in E['type']]?: Readonly<Record<string, MarksOf>> };
  on: Handlers<Written<Row>, E, O>;
}): ProjectionDefinition {
  const { name, table, key, columns } = options.entity;
  if ((options.opens || options.marks) && options.mode === 'inline')
    throw new Error(`${table}: only async read models open fields`);
  return {
    kind: 'projection',
    indexes: [],
    order: 'log',
    ...options,
    name,
    table,
    key,
    columns,
    opens: (options.opens ?? {}) as ProjectionDefinition['opens'],
    marks: (options.marks ?? {}) as ProjectionDefinition['marks'],
    on: options.on as ProjectionDefinition['on'],
  };
}

/** `table` is the live table's name, or that of a table being rebuilt. */
export const createIndexesSql = ({ indexes }: ProjectionDefinition, table: string): string[] =>
  // Unnamed, so that PostgreSQL picks names that do not collide with those of a rebuild.
  indexes.map((index) => `CREATE INDEX ON read.${table} ${index}`);
