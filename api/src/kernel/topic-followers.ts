import { setTimeout as sleep } from 'node:timers/promises';
import { BrokerFailure } from './broker.js';
import { rowOf } from './cloud-event.js';
import type { Database } from './database.js';
import { inBackground } from './deadlines.js';
import { lockNumber, SUM_LOCKS } from './lock-numbers.js';
import type { LogReader } from './log-reader.js';
import { partitionOf } from './partition-of.js';
import { backoff, BATCH, LOCK_TIMEOUT_MS, type Processor } from './processors.js';
import { RecentKeys } from './recent-keys.js';
import { RELAY } from './relay.js';
import type { RecordedEvent } from './stream.js';
import type { Reading, Topic, TopicRecord } from './topic.js';

/** How far a follower is in one partition. */
interface Part {
  /** It has taken every event of the partition up to here. */
  position: number;
  /** As the database has it. */
  saved: number;
  recent: RecentKeys;
  failures: number;
  /** The next attempt is not before this time (`performance.now()`). */
  after: number;
}

/** What was read since the group last gave out its partitions. */
interface Session {
  partitions: number[];
  /** Of each partition, the offset that comes next, and the highest position so far. */
  read: Map<number, { next: number; reached: number }>;
  /** By follower and partition; undefined before they are looked up. */
  parts: Map<string, Map<number, Part>> | undefined;
}

interface Fresh {
  position: number;
  type: string;
  /** Undefined if a newer release relayed it in a shape that this one does not know. */
  event: () => RecordedEvent | undefined;
}

/** The relay may be so many seconds late when followers change over to the topic; those that were late by it wait. */
const [LATE_S, REST_S] = [5, 60];
const REACHED = 'SELECT position FROM kernel.checkpoints WHERE name = $1';

/**
 * Runs followers by the topic (decision 280): all processes that do are one group, and each takes the events of its
 * partitions for all followers. A follower's position in a partition moves by compare-and-set in the transaction of its
 * effects, so what is given twice, or to a process that has lost the partition, has none. Only records that follow upon
 * one another are taken from the topic; whenever one could be missing between a position and the next record, what lies
 * between is read from the log. So nothing depends on offsets, nor on what the topic still holds.
 */
export class TopicFollowers {
  private session: Session = newSession([]);
  private reading: Reading | undefined;
  /** Those that read the topic, and over how many partitions keys were spread when they began. */
  private away = new Map<string, number>();
  private turns: Promise<unknown> = Promise.resolve();
  private readonly stopped = new AbortController();
  private loop: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly log: LogReader,
    private readonly topic: Topic,
    private readonly followers: readonly Processor[],
    private readonly options: { poll: number; onError: (name: string, error: unknown) => void },
  ) {}

  start(): void {
    this.loop = inBackground(() => this.run());
  }

  async close(): Promise<void> {
    this.stopped.abort();
    await this.loop;
    await this.turns;
    await this.leave();
  }

  private async run(): Promise<void> {
    const { signal } = this.stopped;
    for (let failures = 0; !signal.aborted;) {
      try {
        await this.turn();
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        this.options.onError('topic', error);
        if (error instanceof BrokerFailure) await this.leave();
        // oxlint-disable-next-line no-useless-assignment -- the next turn reads it if it fails before it sets it
        await sleep(backoff(failures++), undefined, { signal }).catch(() => undefined);
      }
      await sleep(this.options.poll, undefined, { signal }).catch(() => undefined);
    }
  }

  private async turn(): Promise<void> {
    await this.changeOver();
    const rows = await this.database.query<{ name: string; partitions: number }>(
      `SELECT own.name, own.partitions FROM kernel.checkpoints own JOIN kernel.reached USING (name)
         JOIN kernel.checkpoints relay ON relay.name = $2
        WHERE own.name = ANY ($1) AND own.partitions IS NOT NULL AND reached.position >= relay.floor`,
      [this.followers.map(({ name }) => name), RELAY],
    );
    this.away = new Map(rows.map(({ name, partitions }) => [name, partitions]));
    if (this.away.size === 0) return;
    const reading = this.reading ?? (await this.join());
    await this.alone(() => this.lookUp(this.session));
    // In this order: what is relayed up to here is in the topic before its ends are asked for.
    const relayed = (await this.database.one<{ position: number }>(REACHED, [RELAY]))!.position;
    const ends = await reading.ends();
    await this.alone(() => this.catchUp(this.session, relayed, ends));
    await this.reading?.commit();
  }

  /** Batches and turns wait for each other: they move the same positions. */
  private alone<A>(work: () => Promise<A>): Promise<A> {
    const done = this.turns.then(() => inBackground(work));
    this.turns = done.catch(() => undefined);
    return done;
  }

  private async join(): Promise<Reading> {
    const reading = await this.topic.read({
      assigned: (partitions) => (this.session = newSession(partitions)),
      take: (partition, records, alive) => {
        const { session } = this;
        return this.alone(() => this.take(session, partition, records, alive));
      },
    });
    // Before it is asked: a reading may have ended by now, as while a new broker makes its first group.
    this.reading = reading;
    void reading.ended.then((error) => {
      if (this.reading !== reading || this.stopped.signal.aborted) return;
      this.options.onError('topic', error);
      void this.leave();
    });
    return reading;
  }

  private async leave(): Promise<void> {
    const { reading } = this;
    this.reading = undefined;
    this.session = newSession([]);
    await reading?.close();
  }

  /** Lets followers begin with the topic that have no event to take of what was relayed, or lost with a backup. */
  private async changeOver(): Promise<void> {
    const rows = await this.database.query<{ name: string }>(
      `SELECT own.name FROM kernel.checkpoints own JOIN kernel.checkpoints relay ON relay.name = $2
        WHERE own.name = ANY ($1) AND own.partitions IS NULL AND relay.partitions IS NOT NULL
          AND coalesce(own.returned_at < clock_timestamp() - make_interval(secs => $4), true)
          AND coalesce((SELECT recorded_at FROM kernel.events WHERE position > relay.position ORDER BY position LIMIT 1)
                       > clock_timestamp() - make_interval(secs => $3), true)`,
      [this.followers.map(({ name }) => name), RELAY, LATE_S, REST_S],
    );
    const ready = new Set(rows.map(({ name }) => name));
    for (const follower of this.followers.filter(({ name }) => ready.has(name))) await this.begin(follower);
  }

  private begin({ name, types }: Processor): Promise<void> {
    return this.database.transaction(
      async (query) => {
        // Until this commits the relay neither goes on nor spreads keys over other partitions.
        const [relay] = await query<{ upTo: number; partitions: number }>(
          'SELECT greatest(position, floor) AS "upTo", partitions FROM kernel.checkpoints WHERE name = $1 FOR SHARE',
          [RELAY],
        );
        const [own] = await query<{ position: number }>(
          'SELECT position FROM kernel.checkpoints WHERE name = $1 AND partitions IS NULL FOR UPDATE',
          [name],
        );
        if (!own) return;
        const waiting = await query(
          'SELECT FROM kernel.events WHERE position > $1 AND position <= $2 AND ($3::text[] IS NULL OR type = ANY ($3)) LIMIT 1',
          [own.position, relay!.upTo, types === 'all' ? null : types],
        );
        if (waiting.length > 0) return;
        await query('INSERT INTO kernel.partitions SELECT $1, n, $2 FROM generate_series(0, $3::int - 1) n', [
          name,
          Math.max(own.position, relay!.upTo),
          relay!.partitions,
        ]);
        await query('UPDATE kernel.checkpoints SET partitions = $2 WHERE name = $1', [name, relay!.partitions]);
      },
      { lock: LOCK_TIMEOUT_MS },
    );
  }

  /** Looks up the positions in this process's partitions; what somebody else has moved counts as it is there. */
  private async lookUp(session: Session): Promise<void> {
    const rows = await this.database.query<{ follower: string; partition: number; position: number }>(
      'SELECT follower, partition, position FROM kernel.partitions WHERE partition = ANY ($1) AND follower = ANY ($2)',
      [session.partitions, [...this.away.keys()]],
    );
    const known = session.parts;
    const parts = (session.parts = new Map<string, Map<number, Part>>());
    for (const { follower, partition, position } of rows) {
      const own = parts.get(follower) ?? new Map<number, Part>();
      parts.set(follower, own);
      const part = known?.get(follower)?.get(partition) ?? newPart(position);
      own.set(partition, part.saved === position ? part : Object.assign(part, { position, saved: position }));
    }
  }

  private async take(session: Session, partition: number, records: TopicRecord[], alive: () => Promise<void>) {
    if (!session.parts) await this.lookUp(session);
    const before = session.read.get(partition);
    const fresh = this.freshOf(records, before?.reached ?? 0);
    const reached = fresh.at(-1)?.position ?? before?.reached ?? 0;
    const follows =
      before?.next === records[0]!.offset && !(await this.anySetAside(Math.min(before.reached, reached), reached));
    for (const [follower, part] of this.partsOf(session, partition)) {
      if (part.position >= reached || part.after > performance.now()) continue;
      const { types } = follower;
      const own = fresh
        .filter(({ position, type }) => position > part.position && isOne(types, type))
        .map(({ event }) => event());
      const place = { follower, partition, part };
      if (follows && part.position >= before.reached && own.every((event) => event !== undefined))
        await this.advance(session, place, own, reached);
      else await this.readUpTo(session, place, reached, alive);
      await alive();
    }
    session.read.set(partition, { next: records.at(-1)!.offset + 1, reached });
  }

  /** Those above every one before them: the rest are repeats. */
  private freshOf(records: TopicRecord[], above: number): Fresh[] {
    let highest = above;
    return records.flatMap(({ header, value }) => {
      const position = Number(header('ce_id'));
      if (!(position > highest)) return [];
      highest = position;
      let event: RecordedEvent | undefined;
      const lift = () => {
        const row = rowOf(header, value());
        return this.log.knows(row) ? (event = this.log.lift(row)) : undefined;
      };
      return { position, type: header('ce_type'), event: () => event ?? lift() };
    });
  }

  private *partsOf({ parts }: Session, partition: number): Generator<[Processor, Part]> {
    for (const follower of this.followers) {
      const part = parts?.get(follower.name)?.get(partition);
      if (part) yield [follower, part];
    }
  }

  /** Whether the topic lacks an event between these positions, because the broker refused it. */
  private async anySetAside(above: number, upTo: number): Promise<boolean> {
    const found = await this.database.prepared(
      'set-aside-between',
      'SELECT position FROM kernel.set_aside WHERE position > $1 AND position <= $2 LIMIT 1',
      [above, upTo],
    );
    return found.length > 0;
  }

  /**
   * Where nothing is left to read, everything that was relayed has come: positions move to there, though no event did.
   * What failed or was missed meanwhile is read from the log.
   */
  private async catchUp(session: Session, relayed: number, ends: Awaited<ReturnType<Reading['ends']>>): Promise<void> {
    const behind = [...session.partitions].flatMap((partition) =>
      [...this.partsOf(session, partition)].map(([, part]) => part.position),
    );
    const lowest = Math.min(...behind);
    if (!(lowest < relayed)) return this.save(session);
    const setAside = await this.anySetAside(lowest, relayed);
    for (const partition of session.partitions) {
      const read = session.read.get(partition);
      const { low, high } = ends.get(partition) ?? { low: 0, high: 0 };
      const idle = Math.max(read?.next ?? 0, low) >= high;
      // Else the topic has deleted what nobody has read.
      const whole = read !== undefined && read.next >= low;
      const reached = Math.max(read?.reached ?? 0, idle ? relayed : 0);
      for (const [follower, part] of this.partsOf(session, partition)) {
        if (part.position >= reached || part.after > performance.now()) continue;
        if (whole && part.position >= read.reached && !setAside) part.position = reached;
        else await this.readLog(session, { follower, partition, part });
      }
      if (idle) session.read.set(partition, { next: high, reached });
    }
    await this.save(session);
  }

  private async readUpTo(session: Session, place: Place, reached: number, alive: () => Promise<void>): Promise<void> {
    for (let from = -1; from < place.part.position && place.part.position < reached;) {
      from = place.part.position;
      if (!(await this.readLog(session, place))) return;
      await alive();
    }
  }

  /** @returns whether it worked */
  private async readLog(session: Session, { follower, partition, part }: Place): Promise<boolean> {
    const { events, reached } = await this.log.after(this.database.query, part.position, follower.types, BATCH);
    const partitions = this.away.get(follower.name);
    if (partitions === undefined) return false;
    const own = events.filter(({ streamId }) => partitionOf(streamId, partitions) === partition);
    return this.advance(session, { follower, partition, part }, own, reached);
  }

  /** @returns whether it worked; if not, it is read from the log later */
  private async advance(session: Session, { follower, partition, part }: Place, events: RecordedEvent[], to: number) {
    if (events.length === 0) {
      part.position = to;
      return true;
    }
    const { name, from, order, apply } = follower;
    try {
      const moved = await this.database.transaction(
        async (query) => {
          const rows = await query(
            `UPDATE kernel.partitions SET position = $4 WHERE follower = $1 AND partition = $2 AND position = $3
              RETURNING partition`,
            [name, partition, part.saved, to],
          );
          if (rows.length === 0) return false;
          // Two partitions add to the same rows, in whichever order.
          if (order === 'none') await query('SELECT pg_advisory_xact_lock($1, $2)', [SUM_LOCKS, lockNumber(name)]);
          await apply(events, query, part.recent);
          return true;
        },
        { lock: LOCK_TIMEOUT_MS, repeatable: from === 'start' },
      );
      part.failures = 0;
      if (moved) part.position = part.saved = to;
      else session.parts = undefined;
      return moved;
    } catch (error) {
      part.position = part.saved;
      part.after = performance.now() + backoff(part.failures++);
      this.options.onError(name, error);
      return false;
    }
  }

  /** Positions that moved without an effect. */
  private async save({ parts, partitions }: Session): Promise<void> {
    const moved = [...(parts ?? [])].flatMap(([name, own]) =>
      partitions.flatMap((partition) => {
        const part = own.get(partition);
        return part && part.position > part.saved ? [{ name, partition, part }] : [];
      }),
    );
    if (moved.length === 0) return;
    const rows = await this.database.query<{ follower: string; partition: number; position: number }>(
      `UPDATE kernel.partitions own SET position = moved.position
         FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bigint[]) AS moved(follower, partition, saved, position)
        WHERE own.follower = moved.follower AND own.partition = moved.partition AND own.position = moved.saved
        RETURNING own.follower, own.partition, own.position`,
      [
        moved.map(({ name }) => name),
        moved.map(({ partition }) => partition),
        moved.map(({ part }) => part.saved),
        moved.map(({ part }) => part.position),
      ],
    );
    for (const { follower, partition, position } of rows) parts!.get(follower)!.get(partition)!.saved = position;
  }
}

interface Place {
  follower: Processor;
  partition: number;
  part: Part;
}

const newSession = (partitions: number[]): Session => ({ partitions, read: new Map(), parts: undefined });
const newPart = (position: number): Part => ({
  position,
  saved: position,
  recent: new RecentKeys(),
  failures: 0,
  after: -Infinity,
});
const isOne = (types: Processor['types'], type: string) => types === 'all' || types.includes(type);
