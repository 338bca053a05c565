import type { Database } from './database.js';
import { upcast, type Event, type RecordedEvent, type StreamRef } from './stream.js';
import type { Versioned } from './transaction.js';
import { onPrimary } from './replica.js';
import { withoutDeadline, inTime, inBackground } from './deadlines.js';

interface EventRow {
  stream: string;
  version: number;
  type: string;
  schema_version: number;
  data: object;
}

type Folded = Pick<Versioned, 'version' | 'state'>;

/** What `kernel.load_streams` calls the type of a snapshot. */
const SNAPSHOT = '$snapshot';
/** Maximum number of streams per read; the rest wait for the next read. */
const MAX_STREAMS = 500;

/** After which a read has waited for the database rather than failed, in milliseconds. */
const LONG_MS = 1_000;

/** Folds streams from the log. Waiting loads are combined into one read; only one read runs at a time. */
export class StreamReader {
  private waiting = new Map<
    string,
    { ref: StreamRef; known: Folded; settle: { resolve: (v: Folded) => void; reject: (e: unknown) => void }[] }
  >();
  private reading = false;

  constructor(private readonly database: Database) {}

  /**
   * @param known an older state, to which only what came after it is added
   * @throws busy, also if the caller's deadline passes while an earlier read is running
   */
  load(ref: StreamRef, known: Folded = { version: 0, state: ref.definition.initial }): Promise<Folded> {
    const loaded = new Promise<Folded>((resolve, reject) => {
      const same = this.waiting.get(ref.stream);
      if (same) same.settle.push({ resolve, reject });
      else this.waiting.set(ref.stream, { ref, known, settle: [{ resolve, reject }] });
      if (!this.reading) {
        this.reading = true;
        // The read also serves callers that join in the meantime.
        setImmediate(() => void onPrimary(() => withoutDeadline(() => this.run())));
      }
    });
    return inTime(loaded);
  }

  async history<S, E extends Event>(
    ref: StreamRef<S, E>,
    { before, limit, types }: { before?: number; limit: number; types?: string[] },
  ): Promise<RecordedEvent<E>[]> {
    const rows = await this.rows(
      types ? 'history-types' : 'history',
      `SELECT position, stream, version, type, schema_version, data, actor, recorded_at FROM kernel.events
        WHERE stream = $1 AND version < $2 ${types ? 'AND type = ANY ($4)' : ''} ORDER BY version DESC LIMIT $3`,
      [ref.stream, before ?? 2 ** 31 - 1, limit, ...(types ? [types] : [])],
    );
    return rows.map((row) => toRecorded(ref, row));
  }

  /** Events after a version, oldest first. */
  async following<S, E extends Event>(
    ref: StreamRef<S, E>,
    { after, limit, types }: { after: number; limit: number; types: string[] },
  ): Promise<RecordedEvent<E>[]> {
    const rows = await this.rows(
      'following',
      `SELECT position, stream, version, type, schema_version, data, actor, recorded_at FROM kernel.events
        WHERE stream = $1 AND version > $2 AND type = ANY ($4) ORDER BY version LIMIT $3`,
      [ref.stream, after, limit, types],
    );
    return rows.map((row) => toRecorded(ref, row));
  }

  private rows(name: string, sql: string, values: unknown[]): Promise<HistoryRow[]> {
    return onPrimary(() => this.database.prepared<HistoryRow>(name, sql, values));
  }

  /** Snapshots only shorten the next load; losing one is harmless. */
  saveSnapshot(ref: StreamRef, { version, state }: Folded): void {
    const saving = inBackground(() =>
      this.database.query(
        `INSERT INTO kernel.snapshots (stream, version, revision, state) VALUES ($1, $2, $3, $4)
         ON CONFLICT (stream) DO UPDATE SET version = excluded.version, revision = excluded.revision, state = excluded.state
         WHERE snapshots.revision <> excluded.revision OR snapshots.version < excluded.version`,
        [ref.stream, version, ref.definition.revision, JSON.stringify(state)],
      ),
    );
    saving.catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (this.waiting.size > 0) {
      const batch = [...this.waiting.values()].slice(0, MAX_STREAMS);
      for (const { ref } of batch) this.waiting.delete(ref.stream);
      const began = performance.now();
      try {
        const rows = await this.database.prepared<EventRow>(
          'load-streams',
          'SELECT * FROM kernel.load_streams($1, $2, $3)',
          [
            batch.map(({ ref }) => ref.stream),
            batch.map(({ ref }) => ref.definition.revision),
            batch.map(({ known }) => known.version),
          ],
        );
        const states = fold(new Map(batch.map((one) => [one.ref.stream, one])), rows);
        for (const { ref, settle } of batch) for (const { resolve } of settle) resolve(states.get(ref.stream)!);
      } catch (error) {
        // Whoever came while a read waited in vain would wait as long again, and an upload has no deadline yet.
        if (performance.now() - began > LONG_MS) {
          batch.push(...this.waiting.values());
          this.waiting.clear();
        }
        for (const { settle } of batch) for (const { reject } of settle) reject(error);
      }
    }
    this.reading = false;
  }
}

type HistoryRow = EventRow & { position: number; actor: string; recorded_at: Date };

const toRecorded = <S, E extends Event>(ref: StreamRef<S, E>, { schema_version, recorded_at, ...row }: HistoryRow) =>
  ({
    ...row,
    streamId: ref.id,
    data: upcast(ref.definition.upcasters, row.type, schema_version, row.data),
    at: recorded_at,
  }) as unknown as RecordedEvent<E>;

function fold(wanted: Map<string, { ref: StreamRef; known: Folded }>, rows: EventRow[]): Map<string, Folded> {
  const states = new Map<string, Folded>();
  for (const [stream, { known }] of wanted) states.set(stream, { version: known.version, state: known.state });
  for (const { stream, version, type, schema_version, data } of rows) {
    const { definition } = wanted.get(stream)!.ref;
    const folded = states.get(stream)!;
    folded.state =
      type === SNAPSHOT
        ? data
        : definition.evolve(folded.state, { type, data: upcast(definition.upcasters, type, schema_version, data) });
    folded.version = version;
  }
  return states;
}
