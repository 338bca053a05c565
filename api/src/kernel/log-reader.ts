import type { Query } from './database.js';
import { upcast, type ProjectedEvent, type RecordedEvent, type StreamDefinition } from './stream.js';

/** A row of kernel.events. */
export interface EventRow {
  position: number;
  stream: string;
  version: number;
  type: string;
  schema_version: number;
  data: object;
  actor: string;
  request_id: string | null;
  recorded_at: Date;
}

type Column = keyof EventRow;
/** What a read model is made of. */
const PROJECTED = ['stream', 'version', 'type', 'schema_version', 'data', 'actor'] as const satisfies Column[];
const RECORDED = ['position', ...PROJECTED, 'request_id', 'recorded_at'] as const satisfies Column[];

/**
 * Reads the event log in its global order. Positions increase in commit order, so `position > last` never skips an
 * event. Consumers rely on the order within a stream only.
 */
export class LogReader {
  private readonly definitions: Map<string, StreamDefinition>;

  constructor(streams: readonly StreamDefinition[]) {
    this.definitions = new Map(streams.map((definition) => [definition.type, definition]));
  }

  /** Up to `limit` events of these types after `position`, and the position up to which the log was searched. */
  async after(
    query: Query,
    position: number,
    types: readonly string[] | 'all',
    limit: number,
  ): Promise<{ events: RecordedEvent[]; reached: number }> {
    const { rows, reached } = await this.rowsAfter(query, position, types, limit);
    return { events: rows.map((row) => this.lift(row)), reached };
  }

  /** The same as stored. */
  async rowsAfter(
    query: Query,
    position: number,
    types: readonly string[] | 'all',
    limit: number,
  ): Promise<{ rows: EventRow[]; reached: number }> {
    return read(query, RECORDED, { position, types, limit });
  }

  /** The same for read models, which a rebuild has of the whole log. */
  async projectedAfter(
    query: Query,
    position: number,
    types: readonly string[],
    limit: number,
  ): Promise<{ events: ProjectedEvent[]; reached: number }> {
    const { rows, reached } = await read(query, PROJECTED, { position, types, limit });
    return { events: rows.map((row) => this.lift(row)), reached };
  }

  lift(row: EventRow): RecordedEvent {
    const { stream, type } = row;
    const definition = this.definitionOf(stream);
    return {
      position: row.position,
      requestId: row.request_id ?? undefined,
      at: row.recorded_at,
      stream,
      streamId: stream.slice(stream.indexOf('-') + 1),
      version: row.version,
      type,
      data: upcast(definition?.upcasters, type, row.schema_version, row.data),
      actor: row.actor,
    };
  }

  /** The schema version of what `lift` makes of it: of today, or later if a newer release recorded it. */
  versionOf({ stream, type, schema_version }: EventRow): number {
    return Math.max(schema_version, this.definitionOf(stream)?.schemaVersion(type) ?? 1);
  }

  /** Whether this release knows the shape of the event; a newer one may have recorded it, or relayed it in its own. */
  knows({ stream, type, schema_version }: EventRow): boolean {
    return schema_version <= (this.definitionOf(stream)?.schemaVersion(type) ?? schema_version);
  }

  private definitionOf(stream: string): StreamDefinition | undefined {
    const dash = stream.indexOf('-');
    return this.definitions.get(dash < 0 ? stream : stream.slice(0, dash));
  }
}

/** A batch of rows is read as one row of columns, which takes Node half as long as row by row. */
async function read(
  query: Query,
  columns: readonly Column[],
  { position, types, limit }: { position: number; types: readonly string[] | 'all'; limit: number },
): Promise<{ rows: EventRow[]; reached: number }> {
  const [found] = await query<{ [C in Column]: EventRow[C][] | null } & { head: number; last: number | null }>(
    `SELECT head.*, e.* FROM (SELECT coalesce(max(position), 0) AS head FROM kernel.events) head, (
       SELECT max(position) AS last, ${columns.map((column) => `json_agg(${column}) AS ${column}`).join(', ')}
         FROM (SELECT * FROM kernel.events WHERE position > $1 AND ($2::text[] IS NULL OR type = ANY ($2))
                ORDER BY position LIMIT $3) e) e`,
    [position, types === 'all' ? null : types, limit],
  );
  const { head, last, ...of } = found!;
  const rows = (of.stream ?? []).map((stream, i) => ({
    // Missing in what projections see.
    position: of.position?.[i] as number,
    stream,
    version: of.version![i]!,
    type: of.type![i]!,
    schema_version: of.schema_version![i]!,
    data: of.data![i]!,
    actor: of.actor![i]!,
    request_id: of.request_id?.[i] ?? null,
    // As JSON an instant is a text.
    recorded_at: (of.recorded_at && new Date(of.recorded_at[i]!)) as Date,
  }));
  return { rows, reached: rows.length === limit ? last! : Math.max(head, position) };
}

export async function headOf(query: Query): Promise<number> {
  const [row] = await query<{ head: number }>('SELECT coalesce(max(position), 0) AS head FROM kernel.events');
  return row!.head;
}
