import type pg from 'pg';
import type { Database, Query } from './database.js';
import type { Listener } from './listener.js';
import { LEADER_LOCKS, lockNumber } from './lock-numbers.js';
import { headOf, type LogReader } from './log-reader.js';
import { partitionOf } from './partition-of.js';
import type { Order } from './projection.js';
import { RecentKeys } from './recent-keys.js';
import { RELAY } from './relay.js';
import { ask, openSession } from './session.js';
import type { RecordedEvent } from './stream.js';
import { inBackground } from './deadlines.js';

export interface Processor {
  name: string;
  types: readonly string[] | 'all';
  /** Where a new processor starts: a read model at the beginning of the log, a policy at its head. */
  from: 'start' | 'head';
  order: Order;
  /**
   * Runs in the transaction that advances the checkpoint.
   * @param recent what was queued for earlier events of the same place of reading
   */
  apply: (events: RecordedEvent[], query: Query, recent: RecentKeys) => Promise<void>;
}

interface Running {
  processor: Processor;
  position: number | undefined;
  saved: number;
  lock: number;
  led: boolean;
  /** It reads the topic: what is told of it here stands still. */
  away: boolean;
  recent: RecentKeys;
  /** Its own events so far, and the milliseconds from the begin to the commit of their batches. */
  applied: number;
  busy: number;
  /** Consecutive failures; the next attempt is not before `after` (performance.now()), with exponential backoff. */
  failures: number;
  after: number;
}

export const BATCH = 2_000;
/** From this many events in one go, the next one waits ten times as long: a statement costs little more for more. */
const BUSY = 100;
/** Without own events a checkpoint is saved only after this many positions; rereading foreign events is cheap. */
const MAX_UNSAVED_LAG = 5_000;
/** Lock timeout for a processor's batch, in milliseconds: all other processors queue behind it. */
export const LOCK_TIMEOUT_MS = 500;
/** Bounds of the backoff after a failure, in milliseconds. */
const [FIRST_BACKOFF_MS, LONGEST_BACKOFF_MS] = [200, 5_000];
/** Milliseconds before what has failed so many times in a row is tried again. */
export const backoff = (failures: number): number => Math.min(FIRST_BACKOFF_MS * 2 ** failures, LONGEST_BACKOFF_MS);
/** For so many seconds an event may wait for what reads the topic; then it is read from the log. */
const LATE_S = 15;

/**
 * Runs the log followers. Each processor is led by the one process that holds its session lock. Its checkpoint advances
 * by compare-and-set in the transaction of its effects, so even two leaders would not apply an event twice. Those that
 * read the topic (`TopicFollowers`) are led too: the leader takes back what the topic shall not or does not bring.
 */
export class Processors {
  private readonly running: Running[];
  private leader: pg.Client | undefined;
  private closed = false;
  /** A prepared statement: it runs many times per second. */
  private readonly read: Query = (sql, params = []) => this.database.prepared('follow-log', sql, params);
  private awake: (() => void) | undefined;
  private woken = true;
  /** Events read since it woke. */
  private followed = 0;
  /** When it last looked after those that read the topic, by `performance.now()`. */
  private lookedAfter = -Infinity;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly log: LogReader,
    listener: Listener,
    processors: readonly Processor[],
    private readonly options: {
      pause: number;
      poll: number;
      /** Whether followers may read the topic. */
      byTopic: boolean;
      onError: (name: string, error: unknown) => void;
    },
  ) {
    this.running = processors.map((processor) => ({
      processor,
      position: undefined,
      saved: 0,
      lock: lockNumber(processor.name),
      led: false,
      away: false,
      recent: new RecentKeys(),
      applied: 0,
      busy: 0,
      failures: 0,
      after: -Infinity,
    }));
    listener.on('events', () => this.wake());
  }

  /**
   * Saves the start position of new processors before anything is served: a policy must not miss events until a worker
   * starts.
   */
  async prepare(): Promise<void> {
    const head = await headOf(this.database.query);
    for (const { processor } of this.running) {
      await this.database.query(
        'INSERT INTO kernel.checkpoints (name, position) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [processor.name, processor.from === 'head' ? head : 0],
      );
    }
  }

  start(): void {
    this.loop = inBackground(() => this.run());
  }

  async close(): Promise<void> {
    this.closed = true;
    this.wake();
    await this.loop;
    await this.leader?.end().catch(() => undefined);
  }

  /** Every processor's position, for the console. */
  state(): { name: string; position: number | undefined; led: boolean }[] {
    return this.running.map(({ processor, position, led }) => ({ name: processor.name, position, led }));
  }

  /** What each has taken in this process so far; `seconds`: in Node and PostgreSQL together. */
  costs(): { name: string; events: number; seconds: number }[] {
    return this.running.map(({ processor, applied, busy }) => ({
      name: processor.name,
      events: applied,
      seconds: busy / 1000,
    }));
  }

  private wake(): void {
    this.woken = true;
    this.awake?.();
  }

  private async run(): Promise<void> {
    while (!this.closed) {
      this.woken = false;
      this.followed = 0;
      try {
        await this.lead();
        await this.takeBack();
        while (!this.closed && (await this.round()));
      } catch (error) {
        this.options.onError('leadership', error);
      }
      // A short pause lets batches fill on a busy log; then sleep until woken or until the next poll.
      await this.sleep(this.options.pause * (this.followed < BUSY ? 1 : 10), false);
      if (!this.woken) await this.sleep(this.options.poll, true);
    }
  }

  /**
   * Runs one batch per processor; processors at the same position share one read. Returns true if more events may wait.
   */
  private async round(): Promise<boolean> {
    const places = new Map<number, Running[]>();
    const now = performance.now();
    for (const running of this.running.filter(({ led, after }) => led && after <= now)) {
      running.position ??= running.saved = await this.checkpoint(running);
      if (running.away) continue;
      places.set(running.position, [...(places.get(running.position) ?? []), running]);
    }
    let more = false;
    for (const [position, group] of places) {
      const types = unionOf(group.map(({ processor }) => processor.types));
      const { events, reached } = await this.log.after(this.read, position, types, BATCH);
      this.followed += events.length;
      if (events.length === BATCH) more = true;
      const present = new Set(events.map(({ type }) => type));
      for (const running of group) {
        const own = ownOf(running.processor, events, present);
        if (!(await this.advance(running, own, reached))) more = true;
      }
    }
    return more;
  }

  /** Applies a batch and advances the checkpoint; false if another process has moved it meanwhile. */
  private async advance(running: Running, events: RecordedEvent[], reached: number): Promise<boolean> {
    const { name, apply } = running.processor;
    if (events.length === 0 && reached - running.saved < MAX_UNSAVED_LAG) {
      running.position = reached;
      return true;
    }
    const begun = performance.now();
    const moved = await this.attempt(running, events.length === 0, async (query) => {
      const rows = await query(
        `UPDATE kernel.checkpoints SET position = $3 WHERE name = $1 AND position = $2 AND partitions IS NULL
          RETURNING name`,
        [name, running.saved, reached],
      );
      if (rows.length > 0 && events.length > 0) await apply(events, query, running.recent);
      return rows.length > 0;
    });
    if (moved === undefined) return true;
    running.applied += events.length;
    running.busy += performance.now() - begun;
    // The checkpoint was moved by another process (a rebuild swapped its table in), or its follower reads the topic.
    running.position = moved ? (running.saved = reached) : undefined;
    return moved;
  }

  /** Undefined if it failed, which is told: it is tried again after a while, and other processors continue. */
  private async attempt<A>(
    running: Running,
    idle: boolean,
    work: (query: Query) => Promise<A>,
  ): Promise<A | undefined> {
    const { name, from } = running.processor;
    try {
      // What a crash of the database set back is read again: rows of a read model, or that there was nothing to do. A
      // policy has jobs that may have run.
      const limits = { lock: LOCK_TIMEOUT_MS, repeatable: from === 'start' || idle };
      const done = await this.database.transaction(work, limits);
      running.failures = 0;
      return done;
    } catch (error) {
      // The next attempt rereads the position from the database.
      running.position = undefined;
      running.after = performance.now() + backoff(running.failures++);
      this.options.onError(name, error);
      return undefined;
    }
  }

  /** Takes followers back that may not read the topic, count on other partitions than it has, or are late by it. */
  private async takeBack(): Promise<void> {
    const now = performance.now();
    if (now - this.lookedAfter < this.options.poll) return;
    this.lookedAfter = now;
    const away = this.running.filter(({ led, away: gone, after }) => led && gone && after <= now);
    if (away.length === 0) return;
    const rows = await this.database.query<{ name: string; stays: boolean }>(
      `SELECT name, checkpoints.partitions IS NOT NULL AND checkpoints.partitions = relay.partitions
                    AND reached.position >= relay.floor
                    AND coalesce(recorded_at > clock_timestamp() - make_interval(secs => $2), true) AS stays
         FROM kernel.checkpoints JOIN kernel.reached USING (name)
         LEFT JOIN (SELECT partitions, floor FROM kernel.checkpoints WHERE name = $3) relay ON true
         LEFT JOIN LATERAL (SELECT recorded_at FROM kernel.events WHERE position > reached.position
                             ORDER BY position LIMIT 1) oldest ON true
        WHERE name = ANY ($1)`,
      [away.map(({ processor }) => processor.name), LATE_S, RELAY],
    );
    const staying = new Set(rows.filter(({ stays }) => stays).map(({ name }) => name));
    for (const running of away) {
      const { name, order } = running.processor;
      if (this.options.byTopic && order !== 'log' && staying.has(name)) continue;
      while (!this.closed && running.led && (await this.attempt(running, false, (query) => this.back(running, query))));
      running.position = undefined;
    }
  }

  /**
   * Reads from the log what a follower of the topic lacks in any partition. Whoever reads the topic for it waits for
   * these locks, and then finds no position to move.
   * @returns whether it is still away, because there is more to read
   */
  private async back({ processor: { name, types, apply }, recent }: Running, query: Query): Promise<boolean> {
    const [own] = await query<{ partitions: number | null }>(
      'SELECT partitions FROM kernel.checkpoints WHERE name = $1 FOR UPDATE',
      [name],
    );
    const { partitions } = own!;
    if (partitions === null) return false;
    const rows = await query<{ partition: number; position: number }>(
      'SELECT partition, position FROM kernel.partitions WHERE follower = $1 ORDER BY partition FOR UPDATE',
      [name],
    );
    const has = new Map(rows.map(({ partition, position }) => [partition, position]));
    const { events, reached } = await this.log.after(query, Math.min(...has.values()), types, BATCH);
    const lacking = events.filter(({ position, streamId }) => position > has.get(partitionOf(streamId, partitions))!);
    if (lacking.length > 0) await apply(lacking, query, recent);
    if (events.length === BATCH) {
      await query('UPDATE kernel.partitions SET position = greatest(position, $2) WHERE follower = $1', [
        name,
        reached,
      ]);
      return true;
    }
    await query('DELETE FROM kernel.partitions WHERE follower = $1', [name]);
    await query(
      `UPDATE kernel.checkpoints SET position = $2, partitions = NULL, returned_at = clock_timestamp() WHERE name = $1`,
      [name, reached],
    );
    return false;
  }

  private async checkpoint(running: Running): Promise<number> {
    const row = await this.database.one<{ position: number; away: boolean }>(
      'SELECT position, partitions IS NOT NULL AS away FROM kernel.checkpoints WHERE name = $1',
      [running.processor.name],
    );
    running.away = row!.away;
    return row!.position;
  }

  private async lead(): Promise<void> {
    const leader = this.leader ?? (await this.connect());
    for (const running of this.running.filter(({ led }) => !led)) {
      const [row] = await ask<{ led: boolean }>(leader, 'SELECT pg_try_advisory_lock($1, $2) AS led', [
        LEADER_LOCKS,
        running.lock,
      ]);
      running.led = row!.led;
      running.position = undefined;
    }
  }

  private async connect(): Promise<pg.Client> {
    const { client, lost } = await openSession(this.database.url, 'dating leader');
    void lost.then(() => {
      this.leader = undefined;
      for (const running of this.running) running.led = false;
    });
    return (this.leader = client);
  }

  private sleep(ms: number, wakeable: boolean): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const wakes = wakeable || this.closed;
      if (wakes) this.awake = done;
      function done() {
        clearTimeout(timer);
        resolve();
      }
      if (this.closed) done();
    });
  }
}

/** Most followers have nothing to do with what a batch holds, so they are asked for its few types and not its events. */
function ownOf({ types }: Processor, events: RecordedEvent[], present: ReadonlySet<string>): RecordedEvent[] {
  if (types === 'all') return events;
  const own = types.filter((type) => present.has(type));
  return own.length === 0 ? [] : events.filter(({ type }) => own.includes(type));
}

const unionOf = (types: (readonly string[] | 'all')[]): string[] | 'all' =>
  types.includes('all') ? 'all' : [...new Set(types.filter((some) => some !== 'all').flat())];
