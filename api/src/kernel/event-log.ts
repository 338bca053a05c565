import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Database } from './database.js';
import type { EventRow, LogReader } from './log-reader.js';
import type { RecordedEvent } from './stream.js';

export interface StaffEvents {
  /** `staffActor(id)`. */
  actor?: string;
  types?: readonly string[];
  streams?: readonly string[];
  /** Recorded at or after this time. */
  from?: Date;
  /** Recorded before this time. */
  until?: Date;
}

/** Must match the predicate of the partial index on staff events, or the planner will not use that index. */
const BY_STAFF = "actor LIKE 'staff:%'";

const PAGE = 500;

/**
 * The event log for display: any stream, or everything staff did. Newest first, upcast to current event versions. Streams
 * are read by prepared statements, staff events like the console's other lists; event rows have no entity.
 */
export class EventLog {
  constructor(
    private readonly database: Database,
    private readonly source: DataSource,
    private readonly log: LogReader,
  ) {}

  /** One page of a stream. */
  async ofStream(stream: string, { before, limit }: { before?: number; limit: number }): Promise<RecordedEvent[]> {
    const rows = await this.database.prepared<EventRow>(
      'events-of-stream',
      'SELECT * FROM kernel.events WHERE stream = $1 AND version < $2 ORDER BY version DESC LIMIT $3',
      [stream, before ?? 2 ** 31 - 1, limit],
    );
    return rows.map((row) => this.log.lift(row));
  }

  /** A whole stream in pages, oldest first. */
  async *pagesOf(stream: string): AsyncGenerator<RecordedEvent[]> {
    let after = 0;
    for (;;) {
      const rows = await this.database.prepared<EventRow>(
        'pages-of-stream',
        `SELECT * FROM kernel.events WHERE stream = $1 AND version > $2 ORDER BY version LIMIT ${PAGE}`,
        [stream, after],
      );
      if (rows.length > 0) yield rows.map((row) => this.log.lift(row));
      if (rows.length < PAGE) return;
      after = rows.at(-1)!.version;
    }
  }

  async byStaff(
    filter: StaffEvents,
    { from, limit, descending = true }: { from: number; limit: number; descending?: boolean },
  ): Promise<{ events: RecordedEvent[]; total: number }> {
    const found = this.doneByStaff(filter);
    const order = descending ? 'DESC' : 'ASC';
    const page = found.clone().select('position').orderBy('position', order).offset(from).limit(limit);
    const [counted, rows] = await Promise.all([
      found.select('count(*)', 'total').getRawOne<{ total: number }>(),
      // The page is selected by an index-only scan; full rows are read only for that page.
      this.source
        .createQueryBuilder()
        .select('events.*')
        .from(`(${page.getQuery()})`, 'page')
        .addFrom('kernel.events', 'events')
        .where('events.position = page.position')
        .orderBy('events.position', order)
        .setParameters(page.getParameters())
        .getRawMany<EventRow>(),
    ]);
    return { events: rows.map((row) => this.log.lift(row)), total: counted!.total };
  }

  /** Streams all staff events, a few rows at a time. */
  async *allByStaff(filter: StaffEvents, descending = true): AsyncGenerator<RecordedEvent> {
    const all = this.doneByStaff(filter).orderBy('position', descending ? 'DESC' : 'ASC');
    for await (const row of this.database.stream<EventRow>(...all.getQueryAndParameters())) yield this.log.lift(row);
  }

  /** Every event type and actor that occurs in staff events, found by a loose index scan. */
  async staffHistory(): Promise<{ types: string[]; actors: string[] }> {
    const rows = await this.database.query<{ type: string; actor: string }>(
      `WITH RECURSIVE done AS (
         (SELECT actor, type FROM kernel.events WHERE ${BY_STAFF} ORDER BY actor, type LIMIT 1)
         UNION ALL
         SELECT next.actor, next.type FROM done, LATERAL (
           SELECT actor, type FROM kernel.events
            WHERE ${BY_STAFF} AND (actor, type) > (done.actor, done.type) ORDER BY actor, type LIMIT 1) next)
       SELECT actor, type FROM done`,
    );
    const sorted = (values: string[]) => [...new Set(values)].sort();
    return { types: sorted(rows.map(({ type }) => type)), actors: sorted(rows.map(({ actor }) => actor)) };
  }

  private doneByStaff({ actor, types, streams, from, until }: StaffEvents): SelectQueryBuilder<ObjectLiteral> {
    const query = this.source.createQueryBuilder().from('kernel.events', 'events').where(BY_STAFF);
    if (actor !== undefined) query.andWhere('actor = :actor', { actor });
    if (types) query.andWhere('type = ANY (:types)', { types });
    if (streams) query.andWhere('stream = ANY (:streams)', { streams });
    if (from) query.andWhere('recorded_at >= :from', { from });
    if (until) query.andWhere('recorded_at < :until', { until });
    return query;
  }
}
