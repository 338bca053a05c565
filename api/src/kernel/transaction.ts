import type { DomainError } from './errors.js';
import type { Key, Patch, Table } from './row-changes.js';
import type { Event, StreamRef } from './stream.js';

export interface PendingEvent {
  ref: StreamRef;
  version: number;
  event: Event;
}

export interface Claim {
  kind: string;
  /** Normalised by the caller; only its keyed hash is stored. */
  value: string;
  owner: string;
}

export interface TableChange {
  table: Table;
  kind: 'upsert' | 'delete';
  key: Key;
  patch: Patch;
}

/** A stream as a command sees it: the committed state plus the command's own events. */
export interface Versioned {
  version: number;
  state: unknown;
  /** The lane's epoch in which it was read or last confirmed unchanged. */
  epoch: number;
  /** Another process has appended to the stream since: only what came after `version` has to be read. */
  outdated?: boolean;
}

/** States of streams that were declared beforehand, by a command or a read. */
export interface States {
  state<S, E extends Event>(ref: StreamRef<S, E>): S;
}

/** Collects what one command does in memory; nothing is stored before the lane flushes it. */
export class Transaction implements States {
  readonly events: PendingEvent[] = [];
  readonly claims: (Claim & { free: boolean; taken?: () => DomainError })[] = [];
  readonly changes: TableChange[] = [];
  private readonly own = new Map<string, Versioned>();
  /** The time of the command as events record it (ISO 8601). */
  readonly at: string;

  constructor(
    /** The time of the command (UTC). */
    readonly now: Date,
    private readonly streams: ReadonlyMap<string, Versioned>,
    /** Those it may append to are `true`. */
    private readonly named: ReadonlyMap<string, boolean>,
  ) {
    this.at = now.toISOString();
  }

  /** The state of a declared stream, including this command's own events. */
  state<S, E extends Event>(ref: StreamRef<S, E>): S {
    return this.versioned(ref.stream).state as S;
  }

  /**
   * The version of a declared stream, including this command's own events. Snapshots and cached copies may be older.
   */
  version({ stream }: { readonly stream: string }): number {
    return this.versioned(stream).version;
  }

  append<S, E extends Event>(ref: StreamRef<S, E>, ...events: E[]): void {
    if (!this.named.get(ref.stream)) throw new Error(`${ref.stream} is not among the streams this command writes`);
    const before = this.versioned(ref.stream);
    let { version, state } = before;
    for (const event of events) {
      state = ref.definition.evolve(state as S, event);
      this.events.push({ ref: ref as unknown as StreamRef, version: ++version, event });
    }
    this.own.set(ref.stream, { version, state, epoch: before.epoch });
  }

  /** Appends the events the rule decides on the stream's state, and returns them. */
  decide<S, E extends Event, D extends E[]>(ref: StreamRef<S, E>, rule: (state: S) => D): D {
    const events = rule(this.state(ref));
    this.append(ref, ...events);
    return events;
  }

  /**
   * Reserves a value for its owner, such as a unique e-mail address; if another owner holds it, the command fails with
   * `taken`.
   */
  claim({ taken, ...claim }: Claim & { taken: () => DomainError }): void {
    this.claims.push({ ...claim, free: false, taken });
  }

  release(claim: Claim): void {
    this.claims.push({ ...claim, free: true });
  }

  /** Writes a row of a plain table in the same transaction as the events. */
  put(table: Table, key: Key, patch: Patch): void {
    this.changes.push({ table, kind: 'upsert', key, patch });
  }

  remove(table: Table, key: Key): void {
    this.changes.push({ table, kind: 'delete', key, patch: {} });
  }

  /** Streams this command has appended to, with their new state. */
  get appended(): ReadonlyMap<string, Versioned> {
    return this.own;
  }

  private versioned(stream: string): Versioned {
    const found = this.own.get(stream) ?? this.streams.get(stream);
    if (!found) throw new Error(`${stream} is not among the streams this command names`);
    return found;
  }
}
