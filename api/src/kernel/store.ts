import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.js';
import { SYSTEM } from './actors.js';
import type { Clock } from './clock.js';
import type { Database } from './database.js';
import { busy, isTold, keyConflict } from './errors.js';
import type { Lane, Outcome, Submission } from './lane.js';
import { StreamLocks, type Wanted } from './locks.js';
import { onPrimary } from './replica.js';
import { StreamReader } from './stream-reader.js';
import type { Event, RecordedEvent, StreamRef } from './stream.js';
import { Transaction, type States, type Versioned } from './transaction.js';
import type { Vault } from './vault.js';
import { deadline, requestDeadline } from './deadlines.js';

// A command may name streams of any type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyRef = StreamRef<any, any>;

export interface Command {
  /** A member's id, `staffActor(id)`, or `system`. */
  actor: string;
  /** Idempotency key: the command runs once per actor and key; repeats receive the first answer. */
  key: string;
  /** The request; the same key with a different request is rejected. Only a keyed hash of it is stored. */
  request: unknown;
  /** Streams the rules read. Their versions are checked when the command is stored. */
  reads?: readonly AnyRef[];
  /** Streams the command may append to (and read). */
  writes: readonly AnyRef[];
  /** The site's domain, for events that record it. */
  domain?: string;
}

const SNAPSHOT_EVERY = 200;
const DELETE_BATCH = 5_000;
const STREAMS_PER_DELETION = 2_000;
/** For how long making a partition waits for a lock, in milliseconds. */
const MAKING_MS = 200;
/** An epoch that no lane ever has. */
const UNTRUSTED = -2;
/** Milliseconds before retrying a command that was blocked by another session's row lock. */
const BLOCKED_RETRY_MS = 250;

/**
 * Runs commands: rules decide on stream states in memory, the lane stores their decisions (EVT-02). Everything a
 * command appends, claims and writes is committed atomically with its key and answer.
 */
export class Store {
  private readonly cache: LRUCache<string, Versioned>;
  private readonly locks = new StreamLocks();
  private readonly reader: StreamReader;
  /** Called for each command that a rule refused, with the code of the refusal, or that failed on an `error`. */
  onRefused: (code: string) => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly lane: Lane,
    private readonly vault: Vault,
    private readonly clock: Clock,
    /** `patience`: milliseconds a command waits for its streams and for storage before it fails with `busy`. */
    private readonly options: { cached: number; patience: number },
  ) {
    this.cache = new LRUCache(atMost(options.cached));
    this.reader = new StreamReader(database);
  }

  /**
   * Runs `work` and commits its decisions. `work` is synchronous, may run again on fresher state, and must have no
   * effects outside the transaction. Its answer is stored with the key, so it may hold only ids, numbers and
   * timestamps.
   * @throws the rules' rejections, `key_conflict`, `busy`
   */
  async transact<A>(command: Command, work: (tx: Transaction) => A): Promise<A> {
    const requestHash = this.hashOf(command.request);
    const until = Math.min(Date.now() + this.options.patience, deadline());
    const streams = new Map<string, boolean>();
    for (const { stream } of command.reads ?? []) streams.set(stream, false);
    for (const { stream } of command.writes) streams.set(stream, true);
    for (let attempt = 0; ; attempt++) {
      let pause: number;
      // A duplicate of a running command waits here for the first one's streams and then finds its key.
      const waiting = this.locks.acquire(streams, until);
      if (waiting) await waiting;
      try {
        const states = this.cached(streams) ?? (await this.load(refsOf(command), this.lane.epoch));
        const result = await this.attempt(command, requestHash, work, states, streams, until);
        if (typeof result === 'object') return result.answer;
        pause =
          result === 'later' ? BLOCKED_RETRY_MS * (1 + Math.random()) : Math.random() * Math.min(100, 2 ** attempt);
      } finally {
        this.locks.release(streams);
      }
      if (Date.now() > until) throw busy({});
      await sleep(pause);
    }
  }

  /**
   * A stream's committed state as cached by this process. Writes by other processes become visible only when a command
   * runs, so the state may be hours old: use it for values that never change or that a command checks again.
   */
  async read<S, E extends Event>(ref: StreamRef<S, E>): Promise<S> {
    const cached = this.cache.get(ref.stream);
    return (cached ?? (await this.load([ref], UNTRUSTED)).get(ref.stream)!).state as S;
  }

  /** A stream's current state in the database. */
  async readFresh<S, E extends Event>(ref: StreamRef<S, E>): Promise<S> {
    this.cache.delete(ref.stream);
    return this.read(ref);
  }

  /**
   * The current states in the database, in the order of `refs`. Takes one version check and one read for any number of
   * streams; if no other process has written, cached states are used.
   */
  async readAllFresh<S, E extends Event>(refs: readonly StreamRef<S, E>[]): Promise<S[]> {
    const { epoch } = this.lane;
    const alone = await onPrimary(() => this.lane.wroteLast(this.database.query));
    return Promise.all(
      refs.map(async (ref) => {
        const cached = this.cache.peek(ref.stream);
        if (cached && alone && cached.epoch === epoch) return cached.state as S;
        const loaded = await this.reader.load(ref as unknown as StreamRef);
        const newest = this.cache.peek(ref.stream);
        // Do not cache what nobody else has asked for: a sweep over many streams would evict the entries in use.
        if (newest && newest.version < loaded.version) this.cache.set(ref.stream, { ...loaded, epoch: UNTRUSTED });
        return (newest && newest.version > loaded.version ? newest : loaded).state as S;
      }),
    );
  }

  /** The same for streams of different types, accessible as in a command. */
  async viewFresh(refs: readonly AnyRef[]): Promise<States> {
    const byStream = new Map(refs.map((ref) => [ref.stream, ref]));
    const states = await this.readAllFresh([...byStream.values()]);
    return new StatesByStream(new Map([...byStream.keys()].map((stream, i) => [stream, states[i] as unknown])));
  }

  /** The owner of a reserved value, or null. */
  async holder(kind: string, value: string): Promise<string | null> {
    const row = await onPrimary(() =>
      this.database.one<{ owner: string }>('SELECT owner FROM kernel.reservations WHERE kind = $1 AND hash = $2', [
        kind,
        this.vault.hmac(kind, value),
      ]),
    );
    return row?.owner ?? null;
  }

  /** A page of a stream's events, newest first, upcast to current event versions. */
  history<S, E extends Event>(
    ref: StreamRef<S, E>,
    page: { before?: number; limit: number; types?: E['type'][] },
  ): Promise<RecordedEvent<E>[]> {
    return this.reader.history(ref, page);
  }

  /** Events of these types after a version, oldest first. */
  following<S, E extends Event>(
    ref: StreamRef<S, E>,
    page: { after: number; limit: number; types: E['type'][] },
  ): Promise<RecordedEvent<E>[]> {
    return this.reader.following(ref, page);
  }

  /**
   * Deletes stored answers that no client will ask for again: answers to people older than `people`, and answers to
   * systems, which move money and may repeat a key years later, older than `systems`.
   */
  async forgetAnswers(before: { people: Date; systems: Date }): Promise<number> {
    let forgotten = 0;
    for (;;) {
      const rows = await this.database.query(
        `DELETE FROM kernel.commands WHERE ctid = ANY (ARRAY(
           SELECT ctid FROM kernel.commands
            WHERE recorded_at < $1 AND (actor <> $3 OR recorded_at < $2) LIMIT ${DELETE_BATCH})) RETURNING 1`,
        [before.people, before.systems, SYSTEM],
      );
      forgotten += rows.length;
      if (rows.length < DELETE_BATCH) return forgotten;
    }
  }

  /**
   * Deletes the streams of one kind whose latest event was recorded before an instant, for what may be kept no longer
   * (PRV-02). Read models must have dropped what came of them, by an event: rebuilt, they would not know these streams.
   *
   * @returns how many streams
   */
  async deleteStreams({ type }: Pick<AnyRef['definition'], 'type'>, before: Date): Promise<number> {
    let deleted = 0;
    for (;;) {
      const row = await this.database.one<{ streams: number }>('SELECT kernel.delete_streams($1, $2, $3) AS streams', [
        type,
        before,
        STREAMS_PER_DELETION,
      ]);
      deleted += row!.streams;
      if (row!.streams < STREAMS_PER_DELETION) break;
    }
    if (deleted > 0) this.forget();
    return deleted;
  }

  /**
   * Makes the next partition of the log once the present one is half full (decision 286); until then it does nothing.
   * Nobody who writes waits for it longer than `MAKING_MS`.
   * @throws busy
   */
  async makePartitionAhead(): Promise<void> {
    await this.database.transaction(
      async (query) => {
        // A flush that finds none makes one itself, under this lock.
        await query('SELECT pg_advisory_xact_lock(7700)');
        await query(
          `SELECT kernel.make_partition((last_value + size / 2) / size)
             FROM kernel.events_position_seq, kernel.partition_size() AS size`,
        );
      },
      { lock: MAKING_MS },
    );
  }

  /**
   * Another process has appended to these streams: copies of them lack something. Only spares commands a vain attempt;
   * what is missed is found when they are stored.
   *
   * @param notification the lane and the streams, separated by spaces, as `kernel.flush` sends it; empty: not known
   */
  noteAppends(notification: string): void {
    if (this.lane.isOwn(Number.parseInt(notification))) return;
    for (const stream of notification.split(' ').slice(1)) {
      const cached = this.cache.peek(stream);
      if (cached) cached.outdated = true;
    }
  }

  /** Clears cached states; for tests, and after streams were changed without the store. */
  forget(): void {
    this.cache.clear();
  }

  private async attempt<A>(
    command: Command,
    hash: string,
    work: (tx: Transaction) => A,
    states: ReadonlyMap<string, Versioned>,
    streams: Wanted,
    until: number,
  ): Promise<{ answer: A } | 'again' | 'later'> {
    const tx = new Transaction(this.clock.now(), states, streams);
    let answer: A;
    try {
      answer = work(tx);
    } catch (error) {
      // Includes errors that no rule expects: streams are loaded one by one, so another process may write in between.
      return this.refuse<A>(command, hash, states, error as Error);
    }
    const claims = tx.claims.map(({ kind, value, owner, free }) => ({
      kind,
      hash: this.vault.hmac(kind, value),
      owner,
      free,
    }));
    const submission: Submission = {
      actor: command.actor,
      key: command.key,
      hash,
      // Kept with the key, so something has to stand there.
      answer: answer === undefined ? {} : answer,
      domain: command.domain ?? null,
      // Not that of a job: some store what must not lead to the member whose doing caused it (attribution).
      requestId: requestDeadline()?.id ?? null,
      checks: states,
      claims,
      events: tx.events,
      changes: tx.changes,
      until,
    };
    const outcome = await this.lane.submit(submission);
    if (outcome.kind === 'stored') {
      this.remember(tx, states, outcome.epoch);
      return { answer };
    }
    return this.resolve<A>(outcome, tx, claims, states, hash);
  }

  private resolve<A>(
    outcome: Exclude<Outcome, { kind: 'stored' }>,
    tx: Transaction,
    claims: readonly { kind: string; hash: string }[],
    states: ReadonlyMap<string, Versioned>,
    hash: string,
  ): { answer: A } | 'again' | 'later' {
    switch (outcome.kind) {
      case 'known':
        // It may be this very command, stored by a flush whose reply was lost.
        for (const stream of states.keys()) this.cache.delete(stream);
        return known<A>(outcome, hash);
      case 'stale':
        for (const stream of outcome.streams) this.cache.delete(stream);
        return 'again';
      case 'taken': {
        const index = claims.findIndex((c) => outcome.claims.some((t) => t.kind === c.kind && t.hash === c.hash));
        throw tx.claims[index]!.taken!();
      }
      case 'blocked':
        return 'later';
      case 'unavailable':
        for (const stream of states.keys()) this.cache.delete(stream);
        throw busy({});
      case 'failed':
        throw outcome.error;
    }
  }

  /**
   * Before reporting a rule's rejection or error: was this a retry of a completed command, or decided on stale state?
   */
  private async refuse<A>(
    { actor, key }: Command,
    hash: string,
    states: ReadonlyMap<string, Versioned>,
    refusal: Error,
  ): Promise<{ answer: A } | 'again'> {
    const [row] = await this.database.prepared<{
      known: { hash: string; answer: unknown } | null;
      stale: string[] | null;
    }>(
      'refuse',
      `SELECT (SELECT json_build_object('hash', request_hash, 'answer', answer) FROM kernel.commands WHERE key = $1 AND actor = $2) AS known,
              (SELECT json_agg(s.stream) FROM json_to_recordset($3::json) AS s(stream text, version integer)
                WHERE EXISTS (SELECT FROM kernel.events e WHERE e.stream = s.stream AND e.version > s.version)) AS stale`,
      [key, actor, JSON.stringify([...states].map(([stream, { version }]) => ({ stream, version })))],
    );
    if (row?.known) return known<A>(row.known, hash);
    if (!row?.stale) {
      this.onRefused(isTold(refusal) ? refusal.code : 'error');
      throw refusal;
    }
    for (const stream of row.stale) this.cache.delete(stream);
    return 'again';
  }

  private remember(tx: Transaction, before: ReadonlyMap<string, Versioned>, epoch: number): void {
    // Storing the command has confirmed that the streams it only read are unchanged.
    for (const seen of before.values()) seen.epoch = epoch;
    for (const [stream, after] of tx.appended) {
      after.epoch = epoch;
      this.cache.set(stream, after);
      const crossed =
        Math.floor(after.version / SNAPSHOT_EVERY) > Math.floor(before.get(stream)!.version / SNAPSHOT_EVERY);
      if (crossed) {
        const { ref } = tx.events.find((pending) => pending.ref.stream === stream)!;
        this.reader.saveSnapshot(ref, after);
      }
    }
  }

  private cached(streams: Wanted): Map<string, Versioned> | undefined {
    const states = new Map<string, Versioned>();
    for (const stream of streams.keys()) {
      const cached = this.cache.get(stream);
      if (!cached || cached.outdated) return undefined;
      states.set(stream, cached);
    }
    return states;
  }

  /**
   * @param epoch the lane's epoch before the read, because another lane may write during it. Only for a caller that
   *   holds the streams' locks; otherwise this process may write too, so pass UNTRUSTED to have the version checked on
   *   use.
   */
  private async load(refs: readonly AnyRef[], epoch: number): Promise<Map<string, Versioned>> {
    const states = new Map<string, Versioned>();
    const loads = refs.map(async (ref) => {
      const cached = this.cache.get(ref.stream);
      const loaded =
        cached && !cached.outdated ? cached : { ...(await this.reader.load(ref as StreamRef, cached)), epoch };
      // A commit may have overtaken the load.
      const newest = this.cache.peek(ref.stream);
      const isNewer = newest && newest.version >= loaded.version + (newest.outdated ? 1 : 0);
      const state = isNewer ? newest : loaded;
      if (state !== newest) this.cache.set(ref.stream, state);
      states.set(ref.stream, state);
    });
    await Promise.all(loads);
    return states;
  }

  private hashOf(request: unknown): string {
    return hash('sha256', this.vault.pepper + JSON.stringify(request), 'base64url').slice(0, 27);
  }
}

const refsOf = ({ reads = [], writes }: Command): AnyRef[] => [...reads, ...writes];

class StatesByStream implements States {
  constructor(private readonly states: ReadonlyMap<string, unknown>) {}

  state<S, E extends Event>({ stream }: StreamRef<S, E>): S {
    if (!this.states.has(stream)) throw new Error(`${stream} is not among the streams that were read`);
    return this.states.get(stream) as S;
  }
}

function known<A>(stored: { hash: string; answer: unknown }, hash: string): { answer: A } {
  if (stored.hash !== hash) throw keyConflict({});
  return { answer: stored.answer as A };
}
