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

/** What a read model is made of. */
const PROJECTED = ['stream', 'version', 'type', 'schema_version', 'data', 'actor'] as const;
type ProjectedRow = Pick<EventRow, (typeof PROJECTED)[number]>;

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
    const found = await query<EventRow & { head: number }>(
      `SELECT head.position AS head, e.* FROM (SELECT coalesce(max(position), 0) AS position FROM kernel.events) head
         LEFT JOIN LATERAL (SELECT * FROM kernel.events WHERE position > $1 AND ($2::text[] IS NULL OR type = ANY ($2))
                             ORDER BY position LIMIT $3) e ON true`,
      [position, types === 'all' ? null : types, limit],
    );
    const rows = found.filter((row) => row.position !== null);
    const last = rows.at(-1);
    return { rows, reached: last && rows.length === limit ? last.position : Math.max(found[0]!.head, position) };
  }

  /** The same for read models, which a rebuild has of the whole log: columns of a batch are read faster than rows. */
  async projectedAfter(
    query: Query,
    position: number,
    types: readonly string[],
    limit: number,
  ): Promise<{ events: ProjectedEvent[]; reached: number }> {
    const [found] = await query<
      { [C in keyof ProjectedRow]: ProjectedRow[C][] | null } & { head: number; last: number | null }
    >(
      `SELECT head.*, e.* FROM (SELECT coalesce(max(position), 0) AS head FROM kernel.events) head, (
         SELECT max(position) AS last, ${PROJECTED.map((column) => `json_agg(${column}) AS ${column}`).join(', ')}
           FROM (SELECT * FROM kernel.events WHERE position > $1 AND type = ANY ($2) ORDER BY position LIMIT $3) e) e`,
      [position, types, limit],
    );
    const { head, last, stream, version, type, schema_version, data, actor } = found!;
    const events = (stream ?? []).map((_, i) =>
      this.projected({
        stream: stream![i]!,
        version: version![i]!,
        type: type![i]!,
        schema_version: schema_version![i]!,
        data: data![i]!,
        actor: actor![i]!,
      }),
    );
    return { events, reached: events.length === limit ? last! : Math.max(head, position) };
  }

  lift({ position, request_id, recorded_at, ...row }: EventRow): RecordedEvent {
    return { position, requestId: request_id ?? undefined, at: recorded_at, ...this.projected(row) };
  }

  private projected({ stream, version, type, schema_version, data, actor }: ProjectedRow): ProjectedEvent {
    return {
      stream,
      streamId: stream.slice(stream.indexOf('-') + 1),
      version,
      type,
      data: upcast(this.definitionOf(stream)?.upcasters, type, schema_version, data),
      actor,
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

export async function headOf(query: Query): Promise<number> {
  const [row] = await query<{ head: number }>('SELECT coalesce(max(position), 0) AS head FROM kernel.events');
  return row!.head;
}
