import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { SYSTEM } from './actors.js';
import type { Clock } from './clock.js';
import type { Database } from './database.js';
import { busy, keyConflict } from './errors.js';
import type { Lane, Outcome, Submission } from './lane.js';
import { StreamLocks } from './locks.js';
import { StreamReader } from './stream-reader.js';
import type { Event, RecordedEvent, StreamRef } from './stream.js';
import { Transaction, type States, type Versioned } from './transaction.js';
import type { Vault } from './vault.js';
import { deadline } from './waiting.js';

// A command names streams of any kind.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyRef = StreamRef<any, any>;

export interface Command {
  /** Who: a member's id, `staffActor(id)`, or `system`. */
  actor: string;
  /** Runs once per actor and key; later callers get the first answer. */
  key: string;
  /** What is asked; the same key with another request is refused. Only a keyed hash of it is kept. */
  request: unknown;
  /** Streams the rules look at. Their versions are checked when the command is stored. */
  reads?: readonly AnyRef[];
  /** Streams the command may append to (and look at). */
  writes: readonly AnyRef[];
  /** The site's domain, for events that must know it. */
  domain?: string;
}

const SNAPSHOT_EVERY = 200;
const FORGOTTEN_AT_ONCE = 5_000;
/** No lane is ever in this epoch. */
const UNTRUSTED = -2;
/** Milliseconds before a command whose row somebody else holds is tried again. */
const LATER = 250;

/**
 * Runs commands: rules decide on folded streams in memory, the lane stores what they decided (EVT-02). Everything a
 * command appends, claims and writes is committed together with its key and answer.
 */
export class Store {
  private readonly cache: LRUCache<string, Versioned>;
  private readonly locks = new StreamLocks();
  private readonly reader: StreamReader;

  constructor(
    private readonly database: Database,
    private readonly lane: Lane,
    private readonly vault: Vault,
    private readonly clock: Clock,
    /** `patience`: milliseconds a command waits for its streams and for storage before it is told `busy`. */
    private readonly options: { cached: number; patience: number },
  ) {
    this.cache = new LRUCache({ max: options.cached });
    this.reader = new StreamReader(database);
  }

  /**
   * Runs `work` and commits what it decides. `work` is synchronous and may run again on fresher state; it touches
   * nothing but the transaction. Its answer is stored with the key: ids, numbers and instants only.
   * @throws the rules' refusals, `key_conflict`, `busy`
   */
  async transact<A>(command: Command, work: (tx: Transaction) => A): Promise<A> {
    const requestHash = this.hashOf(command.request);
    const until = Math.min(Date.now() + this.options.patience, deadline());
    const refs = command.reads ? [...command.reads, ...command.writes] : command.writes;
    const writes = new Set(command.writes.map((ref) => ref.stream));
    const streams = [...new Set(refs.map((ref) => ref.stream))].sort();
    for (let attempt = 0; ; attempt++) {
      let pause: number;
      // A copy of a command under way waits here for the first one's streams, then finds its key.
      const waiting = this.locks.acquire(streams, writes, until);
      if (waiting) await waiting;
      try {
        const states = this.cached(streams) ?? (await this.load(refs, this.lane.epoch));
        const result = await this.attempt(command, requestHash, work, states, writes, until);
        if (typeof result === 'object') return result.answer;
        pause = result === 'later' ? LATER * (1 + Math.random()) : Math.random() * Math.min(100, 2 ** attempt);
      } finally {
        this.locks.release(streams, writes);
      }
      if (Date.now() > until) throw busy({});
      await sleep(pause);
    }
  }

  /**
   * A stream's committed state as this process knows it. What another process has written since is seen by a command
   * alone, and may be hours old: for what never changes, or is judged again where it counts.
   */
  async read<S, E extends Event>(ref: StreamRef<S, E>): Promise<S> {
    const cached = this.cache.get(ref.stream);
    return (cached ?? (await this.load([ref], UNTRUSTED)).get(ref.stream)!).state as S;
  }

  /** A stream's state as the database has it now. */
  async readFresh<S, E extends Event>(ref: StreamRef<S, E>): Promise<S> {
    this.cache.delete(ref.stream);
    return this.read(ref);
  }

  /**
   * States as the database has them now, in the order asked. One question and one read, however many; what this process
   * alone can have changed comes from memory.
   */
  async readAllFresh<S, E extends Event>(refs: readonly StreamRef<S, E>[]): Promise<S[]> {
    const { epoch } = this.lane;
    const alone = await this.lane.wroteLast(this.database.query);
    return Promise.all(
      refs.map(async (ref) => {
        const cached = this.cache.peek(ref.stream);
        if (cached && alone && cached.epoch === epoch) return cached.state as S;
        const loaded = await this.reader.load(ref as unknown as StreamRef);
        const newest = this.cache.peek(ref.stream);
        // What nobody else has asked for is not kept: a sweep over many would push out what is in use.
        if (newest && newest.version < loaded.version) this.cache.set(ref.stream, { ...loaded, epoch: UNTRUSTED });
        return (newest && newest.version > loaded.version ? newest : loaded).state as S;
      }),
    );
  }

  /** The same of streams of several kinds, to be looked at like those of a command. */
  async viewFresh(refs: readonly AnyRef[]): Promise<States> {
    const byStream = new Map(refs.map((ref) => [ref.stream, ref]));
    const states = await this.readAllFresh([...byStream.values()]);
    return new StatesByStream(new Map([...byStream.keys()].map((stream, i) => [stream, states[i] as unknown])));
  }

  /** Who holds a reserved value, or null. */
  async holder(kind: string, value: string): Promise<string | null> {
    const row = await this.database.one<{ owner: string }>(
      'SELECT owner FROM kernel.reservations WHERE kind = $1 AND hash = $2',
      [kind, this.vault.hmac(kind, value)],
    );
    return row?.owner ?? null;
  }

  /** A page of a stream's events, newest first, lifted to today's shapes. */
  history<S, E extends Event>(
    ref: StreamRef<S, E>,
    page: { before?: number; limit: number; types?: E['type'][] },
  ): Promise<RecordedEvent<E>[]> {
    return this.reader.history(ref, page);
  }

  /** Events of these types after a version, the oldest first. */
  following<S, E extends Event>(
    ref: StreamRef<S, E>,
    page: { after: number; limit: number; types: E['type'][] },
  ): Promise<RecordedEvent<E>[]> {
    return this.reader.following(ref, page);
  }

  /**
   * Forgets answers that nobody repeats a request for any more: those given to people before `people`, and those given
   * to systems, which move money and may come back with a key years later, before `systems`.
   */
  async forgetAnswers(before: { people: Date; systems: Date }): Promise<number> {
    let forgotten = 0;
    for (;;) {
      const rows = await this.database.query(
        `DELETE FROM kernel.commands WHERE ctid = ANY (ARRAY(
           SELECT ctid FROM kernel.commands
            WHERE recorded_at < $1 AND (actor <> $3 OR recorded_at < $2) LIMIT ${FORGOTTEN_AT_ONCE})) RETURNING 1`,
        [before.people, before.systems, SYSTEM],
      );
      forgotten += rows.length;
      if (rows.length < FORGOTTEN_AT_ONCE) return forgotten;
    }
  }

  /** Forgets cached states; for tests and after streams changed behind the store's back. */
  forget(): void {
    this.cache.clear();
  }

  private async attempt<A>(
    command: Command,
    hash: string,
    work: (tx: Transaction) => A,
    states: ReadonlyMap<string, Versioned>,
    writes: ReadonlySet<string>,
    until: number,
  ): Promise<{ answer: A } | 'again' | 'later'> {
    const tx = new Transaction(this.clock.now(), states, writes);
    const checks: Submission['checks'][number][] = [];
    for (const [stream, { version, epoch }] of states) checks.push({ stream, version, epoch });
    let answer: A;
    try {
      answer = work(tx);
    } catch (error) {
      // Also errors that no rule should meet: streams are loaded one by one, and another process may write between.
      return this.refuse<A>(command, hash, checks, error as Error);
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
      answer,
      domain: command.domain ?? null,
      checks,
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
        // Perhaps this very command, stored by a flush whose reply was lost.
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

  /** Before a refusal or an error of the rule is told: is it a retry of what was done already, or decided on old state? */
  private async refuse<A>(
    { actor, key }: Command,
    hash: string,
    checks: readonly { stream: string; version: number }[],
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
      [key, actor, JSON.stringify(checks)],
    );
    if (row?.known) return known<A>(row.known, hash);
    if (!row?.stale) throw refusal;
    for (const stream of row.stale) this.cache.delete(stream);
    return 'again';
  }

  private remember(tx: Transaction, before: ReadonlyMap<string, Versioned>, epoch: number): void {
    // What was only read has been found unchanged.
    for (const seen of before.values()) seen.epoch = epoch;
    for (const [stream, after] of tx.appended) {
      this.cache.set(stream, { ...after, epoch });
      const crossed =
        Math.floor(after.version / SNAPSHOT_EVERY) > Math.floor(before.get(stream)!.version / SNAPSHOT_EVERY);
      if (crossed) {
        const { ref } = tx.events.find((pending) => pending.ref.stream === stream)!;
        this.reader.saveSnapshot(ref, after);
      }
    }
  }

  private cached(streams: readonly string[]): Map<string, Versioned> | undefined {
    const states = new Map<string, Versioned>();
    for (const stream of streams) {
      const cached = this.cache.get(stream);
      if (!cached) return undefined;
      states.set(stream, cached);
    }
    return states;
  }

  /**
   * @param epoch the lane's, taken before the read, for another lane may write while it is under way. Only for a caller
   * that holds the streams: without that this very process may write, and what was read is looked up when it is used.
   */
  private async load(refs: readonly AnyRef[], epoch: number): Promise<Map<string, Versioned>> {
    const states = new Map<string, Versioned>();
    const loads = refs.map(async (ref) => {
      const cached = this.cache.get(ref.stream);
      const loaded = cached ?? { ...(await this.reader.load(ref as StreamRef)), epoch };
      // A commit may have overtaken the load.
      const newest = this.cache.peek(ref.stream);
      const state = newest && newest.version >= loaded.version ? newest : loaded;
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
