import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Database } from './database.js';
import type { EventRow, LogReader } from './log-reader.js';
import { beginAsOf, nextAsOf, type Fold } from './as-of.js';
import type { Event, RecordedEvent } from './stream.js';

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

  /** By the database's clock, as events are recorded. */
  async now(): Promise<Date> {
    const row = await this.database.one<{ now: Date }>('SELECT clock_timestamp() AS now');
    return row!.now;
  }

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

  /** The state of a stream as of each of these instants (null: of now); `events`: how many were read for it. */
  async stateAsOf<S, E extends Event>(
    stream: string,
    fold: Fold<S, E>,
    instants: readonly (Date | null)[],
  ): Promise<{ states: S[]; events: number }> {
    let states = instants.map((instant) => beginAsOf(fold, instant));
    let events = 0;
    for await (const page of this.pagesOf(stream)) {
      for (const event of page)
        states = states.map((then) => nextAsOf(fold, then, event as unknown as RecordedEvent<E>));
      events += page.length;
      if (states.every(({ over }) => over)) break;
    }
    return { states: states.map(({ state }) => state), events };
  }

  /**
   * The same of many streams, one after the other, a few rows at a time; streams without an event until the latest
   * instant are left out. The caller bounds how many streams it asks for.
   */
  async *statesAsOf<S, E extends Event>(
    streams: readonly string[],
    fold: Fold<S, E>,
    instants: readonly (Date | null)[],
  ): AsyncGenerator<{ stream: string; states: S[]; events: number }> {
    // Rows have microseconds, instants milliseconds.
    const until = instants.includes(null) ? null : new Date(Math.max(...instants.map(Number)) + 1);
    const rows = this.database.stream<EventRow>(
      `SELECT * FROM kernel.events
        WHERE stream = ANY ($1) AND ($2::timestamptz IS NULL OR recorded_at < $2) ORDER BY stream, version`,
      [streams, until],
    );
    const begun = () => instants.map((instant) => beginAsOf(fold, instant));
    let [stream, states, events] = ['', begun(), 0];
    const folded = () => ({ stream, states: states.map(({ state }) => state), events });
    for await (const row of rows) {
      if (row.stream !== stream) {
        if (events > 0) yield folded();
        [stream, states, events] = [row.stream, begun(), 0];
      }
      const event = this.log.lift(row) as unknown as RecordedEvent<E>;
      states = states.map((then) => nextAsOf(fold, then, event));
      events += 1;
    }
    if (events > 0) yield folded();
  }

  /** One page, sorted by time. `total` is counted up to `countTo`, and above it where there are more. */
  async byStaff(
    filter: StaffEvents,
    { from, limit, countTo, descending = true }: { from: number; limit: number; countTo: number; descending?: boolean },
  ): Promise<{ events: RecordedEvent[]; total: number }> {
    const found = this.doneByStaff(filter);
    const page = inOrder(found.clone().select('events.position', 'position'), descending).offset(from).limit(limit);
    const some = found
      .clone()
      .select('1')
      .limit(countTo + 1);
    const [counted, rows] = await Promise.all([
      this.source
        .createQueryBuilder()
        .select('count(*)', 'total')
        .from(`(${some.getQuery()})`, 'counted')
        .setParameters(some.getParameters())
        .getRawOne<{ total: number }>(),
      // The page is selected by an index-only scan; full rows are read only for that page.
      inOrder(
        this.source
          .createQueryBuilder()
          .select('events.*')
          .from(`(${page.getQuery()})`, 'page')
          .addFrom('kernel.events', 'events')
          .where('events.position = page.position')
          .setParameters(page.getParameters()),
        descending,
      ).getRawMany<EventRow>(),
    ]);
    return { events: rows.map((row) => this.log.lift(row)), total: counted!.total };
  }

  /** Streams all staff events, a few rows at a time. */
  async countByStaff(filter: StaffEvents): Promise<number> {
    return (await this.doneByStaff(filter).select('count(*)', 'total').getRawOne<{ total: number }>())!.total;
  }

  async *allByStaff(filter: StaffEvents, descending = true): AsyncGenerator<RecordedEvent> {
    const all = inOrder(this.doneByStaff(filter), descending);
    for await (const row of this.database.stream<EventRow>(...all.getQueryAndParameters())) yield this.log.lift(row);
  }

  /** Every event type and actor that occurs in staff events, each found by a loose index scan. */
  async staffHistory(): Promise<{ types: string[]; actors: string[] }> {
    const [types, actors] = await Promise.all([this.everyOfStaff('type'), this.everyOfStaff('actor')]);
    return { types, actors };
  }

  private async everyOfStaff(column: 'type' | 'actor'): Promise<string[]> {
    const next = (after: string) =>
      `SELECT ${column} FROM kernel.events WHERE ${BY_STAFF} ${after} ORDER BY ${column} LIMIT 1`;
    const rows = await this.database.query<Record<typeof column, string>>(
      `WITH RECURSIVE done AS (
         (${next('')})
         UNION ALL
         SELECT next.${column} FROM done, LATERAL (${next(`AND ${column} > done.${column}`)}) next)
       SELECT ${column} FROM done`,
    );
    return rows.map((row) => row[column]).sort();
  }

  private doneByStaff({ actor, types, streams, from, until }: StaffEvents): SelectQueryBuilder<ObjectLiteral> {
    const query = this.source.createQueryBuilder().from('kernel.events', 'events').where(BY_STAFF);
    if (actor !== undefined) query.andWhere('actor = :actor', { actor });
    // Only one of them is read in the order of its index.
    if (types?.length === 1) query.andWhere('type = :type', { type: types[0] });
    else if (types) query.andWhere('type = ANY (:types)', { types });
    if (streams) query.andWhere('stream = ANY (:streams)', { streams });
    if (from) query.andWhere('recorded_at >= :from', { from });
    if (until) query.andWhere('recorded_at < :until', { until });
    return query;
  }
}

/** By time; what was recorded at the same instant, in the order of the log. */
function inOrder<Query extends SelectQueryBuilder<ObjectLiteral>>(query: Query, descending: boolean): Query {
  const order = descending ? 'DESC' : 'ASC';
  return query.orderBy('events.recorded_at', order).addOrderBy('events.position', order);
}
