import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Query } from './database.js';
import { sqlStateOf } from './database-errors.js';
import { busy } from './errors.js';
import { REBUILD_LOCKS, lockNumber } from './lock-numbers.js';
import { headOf, type LogReader } from './log-reader.js';
import { createIndexesSql, type ProjectionDefinition } from './projection.js';
import { isEmpty, RowChanges, type RowStatement } from './row-changes.js';
import { openSession } from './session.js';
import { isSealed, type Sealed } from './sealed.js';
import type { ProjectedEvent } from './stream.js';
import { createTableSql } from './tables.js';
import type { Vault } from './vault.js';
import { inBackground } from './deadlines.js';

/** Events read at once: so few that what is made of them has gone again before it is copied about in memory. */
const BATCH = 2_500;
/** Changes written at once: the more, the more changes of a row become one. */
const CHANGES = 25_000;
/** Memory to build indexes with. */
const SORTING = '128MB';
const APPEND_LOCK = 7700;
const PREPARE_LOCK = 7703;
/** Backoff between attempts to swap a rebuilt table in while queries hold the live one, in milliseconds. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 2_000;
/** Timeout for all attempts to swap, in milliseconds; long, because a backup locks a table until it ends. */
const SWAP_TIMEOUT_MS = 15 * 60_000;
/** SQLSTATEs after which a swap is retried: lock timeout, deadlock, statement timeout, idle-in-transaction timeout. */
const RETRYABLE = new Set(['55P03', '40P01', '57014', '25P03']);

export const checkpointOf = (projection: ProjectionDefinition) => `projection ${projection.table}`;
export const typesOf = (definition: { on: object }) => Object.keys(definition.on);

/** Applies events to a projection's rows, with one statement per shape of change. */
export async function project(
  projection: ProjectionDefinition,
  events: readonly ProjectedEvent[],
  query: Query,
  vault: Vault,
  table = projection.name,
): Promise<void> {
  const rows = new RowChanges();
  await change(rows, projection, events, vault);
  for (const { sql, columns } of rows.statements(() => table)) await query(sql, [columns]);
}

async function change(
  rows: RowChanges,
  projection: ProjectionDefinition,
  events: readonly ProjectedEvent[],
  vault: Vault,
): Promise<void> {
  const own = rows.rowsOf(projection);
  const [open, marks] = await Promise.all([opened(projection, events, vault), marked(projection, events, vault)]);
  open.forEach((event, i) => projection.on[event.type]?.(event, own, marks[i] ?? {}));
}

async function opened({ opens }: ProjectionDefinition, events: readonly ProjectedEvent[], vault: Vault) {
  if (isEmpty(opens)) return events;
  const fields = events.flatMap((event, i) => sealedAt(event, opens[event.type] ?? []).map((one) => ({ i, ...one })));
  if (fields.length === 0) return events;
  const texts = await vault.openAll(fields.map(({ value }) => value));
  const copies = [...events];
  fields.forEach(({ i, field }, at) => {
    const event = copies[i]!;
    copies[i] = { ...event, data: withText(event.data, field.split('.'), texts[at]!) };
  });
  return copies;
}

const withText = (data: object, [name, ...rest]: string[], text: string | null): object => ({
  ...data,
  [name!]: rest.length === 0 ? text : withText(data[name as keyof object], rest, text),
});

/** The marks of each event's fields; only here is the text open that they are made of. */
async function marked({ marks }: ProjectionDefinition, events: readonly ProjectedEvent[], vault: Vault) {
  const found: Record<string, string | null>[] = [];
  if (isEmpty(marks)) return found;
  const fields = events.flatMap((event, i) => {
    const wanted = marks[event.type];
    if (!wanted) return [];
    return sealedAt(event, Object.keys(wanted)).map((one) => ({ i, ...one, of: wanted[one.field]! }));
  });
  if (fields.length === 0) return found;
  const texts = await vault.openAll(fields.map(({ value }) => value));
  fields.forEach(({ i, field, of }, at) => {
    const text = texts[at]!;
    (found[i] ??= {})[field] = text === null ? null : of(text, (part) => vault.hmac('mark', part));
  });
  return found;
}

/** Which of these fields, by their paths, are sealed. */
function sealedAt({ data }: ProjectedEvent, fields: readonly string[]): { field: string; value: Sealed }[] {
  return fields.flatMap((field) => {
    const value = field
      .split('.')
      .reduce<unknown>((within, name) => (within as Record<string, unknown> | null | undefined)?.[name], data);
    return isSealed(value) ? [{ field, value }] : [];
  });
}

/** Creates read models and rebuilds them from the event log (EVT-01). */
export class Projections {
  /** Compared at every flush, so that a process of an older release does not write rows of an older shape. */
  generation = 0;

  constructor(
    private readonly database: Database,
    private readonly log: LogReader,
    private readonly vault: Vault,
    readonly definitions: readonly ProjectionDefinition[],
  ) {}

  /** Migrates every read model to this release's revision. Processes that start at the same time take turns. */
  prepare(): Promise<void> {
    return this.alone([PREPARE_LOCK], () => this.upToDate());
  }

  private async upToDate(): Promise<void> {
    const rows = await this.database.query<{ name: string; revision: number }>(
      'SELECT name, revision FROM kernel.projections',
    );
    const revisions = new Map(rows.map((row) => [row.name, row.revision]));
    for (const definition of this.definitions) {
      const stored = revisions.get(definition.table);
      if (stored !== undefined && stored > definition.revision) {
        throw newerRelease(definition, stored);
      }
      if (stored !== definition.revision) await this.rebuild(definition.table, Infinity);
    }
    const [row] = await this.database.query<{ generation: number }>('SELECT generation FROM kernel.writer');
    this.generation = row!.generation;
  }

  /**
   * Builds a new table for the read model next to the live one and swaps it in while the site runs. Only the last few
   * events are applied under the append lock. Concurrent rebuilds of one read model take turns; an interrupted one
   * leaves nothing that the next does not clean up.
   *
   * While a backup reads the live table it cannot be replaced: the swap is retried until the backup ends.
   * @throws busy after `patience` (ms)
   */
  async rebuild(table: string, patience = SWAP_TIMEOUT_MS): Promise<void> {
    const definition = this.definitions.find((candidate) => candidate.table === table);
    if (!definition) throw new Error(`no read model ${table}`);
    await this.alone([REBUILD_LOCKS, lockNumber(table)], () => this.build(definition, patience));
  }

  /** Runs in one process at a time, without a lock timeout; the session that holds the lock does nothing else. */
  private async alone(lock: number[], work: () => Promise<void>): Promise<void> {
    const { client } = await openSession(this.database.url, 'dating rebuild', { query_timeout: 0 });
    try {
      await client.query(`SELECT pg_advisory_lock(${lock.join(', ')})`);
      await inBackground(work);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async build(definition: ProjectionDefinition, patience: number): Promise<void> {
    const { table } = definition;
    const next = `${table}__next`;
    const { query } = this.database;
    await query('UPDATE kernel.projections SET building_position = 0, building_target = $2 WHERE name = $1', [
      table,
      await headOf(query),
    ]);
    await query(`DROP TABLE IF EXISTS read.${next}`);
    await query(createTableSql(definition.entity, `read.${next}`));
    let indexed: Promise<void> | undefined;
    // A table takes its indexes faster once it has its rows.
    const index = () => (indexed ??= this.index(definition, next));
    let position = await this.fill(definition, next, 0, index);
    await index();
    const begun = performance.now();
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      position = await this.fill(definition, next, position, index);
      if (await this.swap(definition, next, position)) return;
      if (performance.now() - begun > patience) throw busy({});
      await sleep(pause);
    }
  }

  private index(definition: ProjectionDefinition, next: string): Promise<void> {
    return this.database.transaction(async (own) => {
      await own(`SET LOCAL maintenance_work_mem = '${SORTING}'`);
      for (const sql of createIndexesSql(definition, next)) await own(sql);
    });
  }

  /**
   * Applies the log from `position` on to a table nobody reads yet; returns the position reached. The next batch is read
   * and projected while the last one is written.
   *
   * @param index called before a change that looks for rows by other columns than their key
   */
  private async fill(
    definition: ProjectionDefinition,
    next: string,
    position: number,
    index: () => Promise<void>,
  ): Promise<number> {
    const types = typesOf(definition);
    const read = (from: number) => awaited(this.log.projectedAfter(this.database.query, from, types, BATCH));
    let reading = read(position);
    let writing = Promise.resolve();
    let rows = new RowChanges();
    try {
      for (;;) {
        const { events, reached } = await reading;
        const full = events.length === BATCH;
        if (full) reading = read(reached);
        await change(rows, definition, events, this.vault);
        if (full && rows.changes < CHANGES) continue;
        await writing;
        const changes = rows.statements(() => `read.${next}`);
        if (changes.some(({ byKey }) => !byKey)) await index();
        writing = awaited(this.write(definition, changes, reached));
        if (!full) return reached;
        rows = new RowChanges();
      }
    } finally {
      // After a failure it would write to the table of the next rebuild.
      await writing;
    }
  }

  private write({ table }: ProjectionDefinition, changes: readonly RowStatement[], reached: number): Promise<void> {
    const work = async (own: Query) => {
      for (const { sql, columns } of changes) await own(sql, [columns]);
      await own('UPDATE kernel.projections SET building_position = $2 WHERE name = $1', [table, reached]);
    };
    return this.database.transaction(work, { repeatable: true });
  }

  /**
   * Applies the last events and replaces the live table; false if a lock or timeout got in the way. The append lock
   * blocks every command, so it is taken last, and everything needed while holding it must be available immediately or
   * the swap fails.
   */
  private async swap(definition: ProjectionDefinition, next: string, from: number): Promise<boolean> {
    const { table } = definition;
    const work = async (own: Query) => {
      // A follower holds a lock on this row while it applies a batch.
      await own('SELECT FROM kernel.checkpoints WHERE name = $1 FOR UPDATE', [checkpointOf(definition)]);
      // And where it reads the topic, on one of these: what is rebuilt begins with the log.
      await own('DELETE FROM kernel.partitions WHERE follower = $1', [checkpointOf(definition)]);
      const [before] = await own<{ revision: number }>(
        'SELECT revision FROM kernel.projections WHERE name = $1 FOR UPDATE',
        [table],
      );
      if (before && before.revision > definition.revision) throw newerRelease(definition, before.revision);
      // Keys of sealed fields are read on another connection: if that takes long, this timeout releases the append
      // lock.
      await own(`SET LOCAL idle_in_transaction_session_timeout = '2s'`);
      await own(`SET LOCAL statement_timeout = '5s'`);
      await own('SELECT pg_advisory_xact_lock($1)', [APPEND_LOCK]);
      await own(`SET LOCAL lock_timeout = '50ms'`);
      if (before) await own(`LOCK TABLE read.${table} IN ACCESS EXCLUSIVE MODE NOWAIT`);
      await own(`LOCK TABLE read.${next} IN ACCESS EXCLUSIVE MODE NOWAIT`);
      const position = await this.catchUp(definition, next, from, own);
      await own(
        `INSERT INTO kernel.checkpoints (name, position) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET position = excluded.position,
           partitions = NULL, returned_at = clock_timestamp()`,
        [checkpointOf(definition), position],
      );
      await own(
        `INSERT INTO kernel.projections (name, revision) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET
           revision = excluded.revision, building_position = NULL, building_target = NULL`,
        [table, definition.revision],
      );
      await own(`DROP TABLE IF EXISTS read.${table}`);
      await own(`ALTER TABLE read.${next} RENAME TO ${table}`);
      if (definition.mode === 'inline' && before?.revision !== definition.revision) {
        await own('UPDATE kernel.writer SET generation = generation + 1');
      }
    };
    try {
      await this.database.transaction(work);
      return true;
    } catch (error) {
      const state = sqlStateOf((error as Error).cause);
      if (state !== undefined && RETRYABLE.has(state)) return false;
      throw error;
    }
  }

  /** Applies the last events within the transaction that holds the append lock; returns the position reached. */
  private async catchUp(definition: ProjectionDefinition, next: string, position: number, own: Query) {
    for (;;) {
      const { events, reached } = await this.log.projectedAfter(own, position, typesOf(definition), BATCH);
      await project(definition, events, own, this.vault, `read.${next}`);
      if (events.length < BATCH) return reached;
      position = reached;
    }
  }
}

/** Its failure is for who awaits it, though that may be later. */
function awaited<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

const newerRelease = ({ table, revision }: ProjectionDefinition, stored: number) =>
  new Error(`read model ${table} was built by a newer release (revision ${stored}); this one has revision ${revision}`);
