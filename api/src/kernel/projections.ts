import type { Database, Query } from './database.js';
import { REBUILD_LOCKS, lockNumber } from './lock-numbers.js';
import { headOf, type LogReader } from './log-reader.js';
import { createTableSql, type ProjectionDefinition } from './projection.js';
import { RowChanges } from './row-changes.js';
import type { RecordedEvent } from './stream.js';
import type { Vault } from './vault.js';

const BATCH = 5_000;
const APPEND_LOCK = 7700;
const PREPARE_LOCK = 7703;

export const checkpointOf = (projection: ProjectionDefinition) => `projection ${projection.table}`;
export const typesOf = (definition: { on: object }) => Object.keys(definition.on);

/** Applies events to a projection's rows, as few statements as there are shapes of change. */
export async function project(
  projection: ProjectionDefinition,
  events: readonly RecordedEvent[],
  query: Query,
  vault: Vault,
  table = projection.name,
): Promise<void> {
  const rows = new RowChanges();
  const own = rows.rowsOf(projection);
  for (const event of await opened(projection, events, vault)) projection.on[event.type]?.(event, own);
  for (const { sql, columns } of rows.statements(() => table)) await query(sql, [columns]);
}

async function opened({ opens }: ProjectionDefinition, events: readonly RecordedEvent[], vault: Vault) {
  const fields = events.flatMap(({ type, data }, i) =>
    (opens[type] ?? []).map((field) => ({
      i,
      field,
      value: (data as Record<string, string | null | undefined>)[field],
    })),
  );
  if (fields.length === 0) return events;
  const texts = await vault.openAll(fields.map(({ value }) => value));
  const copies = [...events];
  fields.forEach(({ i, field }, at) => {
    const event = copies[i]!;
    copies[i] = { ...event, data: { ...event.data, [field]: texts[at]! } };
  });
  return copies;
}

/** Makes read models, and makes them again from the log (EVT-01). */
export class Projections {
  /** Compared at every flush: a process of an older release must not write rows of an older shape. */
  generation = 0;

  constructor(
    private readonly database: Database,
    private readonly log: LogReader,
    private readonly vault: Vault,
    readonly definitions: readonly ProjectionDefinition[],
  ) {}

  /** Brings every read model to the revision this release knows. Processes that start together take turns. */
  async prepare(): Promise<void> {
    const lock = await this.database.pool.connect();
    try {
      await lock.query('SELECT pg_advisory_lock($1)', [PREPARE_LOCK]);
      const rows = await this.database.query<{ name: string; revision: number }>(
        'SELECT name, revision FROM kernel.projections',
      );
      const revisions = new Map(rows.map((row) => [row.name, row.revision]));
      for (const definition of this.definitions) {
        const stored = revisions.get(definition.table);
        if (stored !== undefined && stored > definition.revision) {
          throw newerRelease(definition, stored);
        }
        if (stored !== definition.revision) await this.rebuild(definition.table);
      }
      const [row] = await this.database.query<{ generation: number }>('SELECT generation FROM kernel.writer');
      this.generation = row!.generation;
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [PREPARE_LOCK]);
      lock.release();
    }
  }

  /**
   * Builds the read model anew beside the running one and swaps it in, while the site runs. Only the last few events
   * are read under the append lock. Processes that want the same one take turns; one that ends halfway leaves nothing
   * that the next does not clear away.
   */
  async rebuild(table: string): Promise<void> {
    const definition = this.definitions.find((candidate) => candidate.table === table);
    if (!definition) throw new Error(`no read model ${table}`);
    const lock = await this.database.pool.connect();
    try {
      await lock.query('SELECT pg_advisory_lock($1, $2)', [REBUILD_LOCKS, lockNumber(table)]);
      await this.build(definition);
    } finally {
      const unlocked = await lock
        .query('SELECT pg_advisory_unlock($1, $2)', [REBUILD_LOCKS, lockNumber(table)])
        .then(() => undefined)
        .catch((error: Error) => error);
      // A connection that may still hold the lock does not go back to the pool.
      lock.release(unlocked);
    }
  }

  private async build(definition: ProjectionDefinition): Promise<void> {
    const { table } = definition;
    const next = `${table}__next`;
    const { query } = this.database;
    await query('UPDATE kernel.projections SET building_position = 0, building_target = $2 WHERE name = $1', [
      table,
      await headOf(query),
    ]);
    await query(`DROP TABLE IF EXISTS read.${next}`);
    for (const sql of createTableSql(definition, next).split(';\n')) await query(sql);
    let position = await this.copy(definition, next, 0, query, false);
    await this.database.transaction(async (own) => {
      await own('SELECT pg_advisory_xact_lock($1)', [APPEND_LOCK]);
      position = await this.copy(definition, next, position, own, true);
      await own(
        `INSERT INTO kernel.checkpoints (name, position) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET position = excluded.position`,
        [checkpointOf(definition), position],
      );
      const [before] = await own<{ revision: number }>('SELECT revision FROM kernel.projections WHERE name = $1', [
        table,
      ]);
      if (before && before.revision > definition.revision) throw newerRelease(definition, before.revision);
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
    });
  }

  /** Folds the log from `position` on into a table; returns how far it got. */
  private async copy(definition: ProjectionDefinition, table: string, position: number, query: Query, all: boolean) {
    for (;;) {
      const { events, reached } = await this.log.after(query, position, typesOf(definition), BATCH);
      await project(definition, events, query, this.vault, `read.${table}`);
      position = reached;
      // In a transaction it would be seen when it no longer matters.
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
  new Error(`read model ${table} is of a newer release (${stored}); this one knows ${revision}`);
