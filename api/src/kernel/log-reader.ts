import type { Query } from './database.js';
import { upcast, type RecordedEvent, type StreamDefinition } from './stream.js';

/** A row of kernel.events. */
export interface EventRow {
  position: number;
  stream: string;
  version: number;
  type: string;
  schema_version: number;
  data: object;
  actor: string;
  recorded_at: Date;
}

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
    const rows = await query<EventRow & { head: number }>(
      `SELECT head.position AS head, e.* FROM (SELECT coalesce(max(position), 0) AS position FROM kernel.events) head
         LEFT JOIN LATERAL (SELECT * FROM kernel.events WHERE position > $1 AND ($2::text[] IS NULL OR type = ANY ($2))
                             ORDER BY position LIMIT $3) e ON true`,
      [position, types === 'all' ? null : types, limit],
    );
    const events = rows.filter((row) => row.position !== null).map((row) => this.lift(row));
    const last = events.at(-1);
    return { events, reached: last && events.length === limit ? last.position : Math.max(rows[0]!.head, position) };
  }

  lift({ position, stream, version, type, schema_version, data, actor, recorded_at }: EventRow): RecordedEvent {
    const dash = stream.indexOf('-');
    const kind = dash < 0 ? stream : stream.slice(0, dash);
    const upcasters = this.definitions.get(kind)?.upcasters;
    return {
      position,
      stream,
      streamId: stream.slice(dash + 1),
      version,
      type,
      data: upcast(upcasters, type, schema_version, data),
      actor,
      at: recorded_at,
    };
  }
}

export async function headOf(query: Query): Promise<number> {
  const [row] = await query<{ head: number }>('SELECT coalesce(max(position), 0) AS head FROM kernel.events');
  return row!.head;
}
