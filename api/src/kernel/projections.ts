import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Query } from './database.js';
import { sqlStateOf } from './database-errors.js';
import { busy } from './errors.js';
import { REBUILD_LOCKS, lockNumber } from './lock-numbers.js';
import { headOf, type LogReader } from './log-reader.js';
import { createReadModelSql, type ProjectionDefinition } from './projection.js';
import { RowChanges } from './row-changes.js';
import { openSession } from './session.js';
import { sealedFields } from './sealed-fields.js';
import type { RecordedEvent } from './stream.js';
import type { Vault } from './vault.js';
import { inBackground } from './deadlines.js';

const BATCH = 5_000;
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
  events: readonly RecordedEvent[],
  query: Query,
  vault: Vault,
  table = projection.name,
): Promise<void> {
  const rows = new RowChanges();
  const own = rows.rowsOf(projection);
  const [open, marks] = await Promise.all([opened(projection, events, vault), marked(projection, events, vault)]);
  open.forEach((event, i) => projection.on[event.type]?.(event, own, marks[i] ?? {}));
  for (const { sql, columns } of rows.statements(() => table)) await query(sql, [columns]);
}

async function opened({ opens }: ProjectionDefinition, events: readonly RecordedEvent[], vault: Vault) {
  const fields = events.flatMap(({ type, data }, i) => {
    const wanted = opens[type];
    return wanted ? sealedFields(data).flatMap((one) => (wanted.includes(one.field) ? [{ i, ...one }] : [])) : [];
  });
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
async function marked({ marks }: ProjectionDefinition, events: readonly RecordedEvent[], vault: Vault) {
  const fields = events.flatMap(({ type, data }, i) => {
    const wanted = marks[type];
    return wanted
      ? sealedFields(data).flatMap((one) => (wanted[one.field] ? [{ i, ...one, of: wanted[one.field]! }] : []))
      : [];
  });
  const found: Record<string, string | null>[] = [];
  if (fields.length === 0) return found;
  const texts = await vault.openAll(fields.map(({ value }) => value));
  fields.forEach(({ i, field, of }, at) => {
    const text = texts[at]!;
    (found[i] ??= {})[field] = text === null ? null : of(text, (part) => vault.hmac('mark', part));
  });
  return found;
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
    for (const sql of createReadModelSql(definition, next)) await query(sql);
    let position = await this.copy(definition, next, 0, query, false);
    const begun = performance.now();
    for (let pause = FIRST_PAUSE_MS; !(await this.swap(definition, next, position)); pause *= 2) {
      if (performance.now() - begun > patience) throw busy({});
      await sleep(Math.min(pause, LONGEST_PAUSE_MS));
      position = await this.copy(definition, next, position, query, false);
    }
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
      const position = await this.copy(definition, next, from, own, true);
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

  /** Applies the log from `position` on to a table; returns the position reached. */
  private async copy(definition: ProjectionDefinition, table: string, position: number, query: Query, all: boolean) {
    for (;;) {
      const { events, reached } = await this.log.after(query, position, typesOf(definition), BATCH);
      await project(definition, events, query, this.vault, `read.${table}`);
      position = reached;
      // Within a transaction the progress would become visible only at its end.
      if (!all) {
        await query('UPDATE kernel.projections SET building_position = $2 WHERE name = $1', [
          definition.table,
          position,
        ]);
      }
      if (events.length < (all ? 1 : BATCH)) return position;
    }
  }
}

const newerRelease = ({ table, revision }: ProjectionDefinition, stored: number) =>
  new Error(`read model ${table} was built by a newer release (revision ${stored}); this one has revision ${revision}`);
