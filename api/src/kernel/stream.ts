/** A past-tense fact. `data` is plain JSON: ids, ISO timestamps, whole credits, minor units, sealed strings. */
export interface Event<T extends string = string, D extends object = object> {
  type: T;
  data: D;
}

/** An event as stored, upcast to its current version. */
export type RecordedEvent<E extends Event = Event> = E & {
  /** Position in the global order; increases in commit order. */
  position: number;
  stream: string;
  /** The part of the stream's name after its type. */
  streamId: string;
  /** 1 for a stream's first event. */
  version: number;
  /** A member's id, `staffActor(id)`, or `system`. */
  actor: string;
  /** The request that stored it; undefined for what jobs, staff commands and the like stored. */
  requestId?: string | undefined;
  /** When the database recorded it (UTC). */
  at: Date;
};

/**
 * An event as a projection sees it, without position and time of recording: inline rows are written before either is
 * known, and a rebuild must produce the same rows. Timestamps that a read model shows are part of the event's data.
 */
export type ProjectedEvent<E extends Event = Event> = Omit<
  RecordedEvent,
  'type' | 'data' | 'position' | 'requestId' | 'at'
> &
  E;

// A step upcasts data from one version to the next; old versions are typed where the step is defined.
// oxlint-disable-next-line typescript/no-explicit-any
export type Upcasters = Record<string, Record<number, (old: any) => object>>;

/** One step per old version: `{ MessageSent: { 1: (v1) => v2 } }` (EVT-04). */
export const defineUpcasters = <U extends Upcasters>(upcasters: U): U => upcasters;

/** The current schema version of an event type: one more than its last upcaster. */
export const currentVersion = (upcasters: Upcasters | undefined, type: string): number =>
  Math.max(0, ...Object.keys(upcasters?.[type] ?? {}).map(Number)) + 1;

/** Upcasts stored data to the current version. */
export function upcast(upcasters: Upcasters | undefined, type: string, version: number, data: object): object {
  const steps = upcasters?.[type];
  if (!steps) return data;
  let lifted = data;
  for (let v = version, step = steps[v]; step; step = steps[++v]) lifted = step(lifted);
  return lifted;
}

export interface StreamDefinition<S = unknown, E extends Event = Event> {
  readonly kind: 'stream';
  readonly type: string;
  readonly revision: number;
  readonly initial: S;
  readonly evolve: (state: S, event: E) => S;
  readonly upcasters: Upcasters | undefined;
  /** The current schema version of one of this stream's event types. */
  schemaVersion(type: string): number;
  of(id: string): StreamRef<S, E>;
}

/** A single stream; commands declare which streams they read and write. */
export interface StreamRef<S = unknown, E extends Event = Event> {
  readonly stream: string;
  readonly id: string;
  readonly definition: StreamDefinition<S, E>;
}

/**
 * Defines a stream type: its state and how each event changes it. State must not contain unsealed personal fields or
 * lists that grow without bound. Increase `revision` when the state or `evolve` changes, so that old snapshots are
 * ignored.
 */
export function defineStream<S, E extends Event>(options: {
  type: string;
  revision: number;
  initial: S;
  evolve: (state: S, event: E) => S;
  upcasters?: Upcasters;
}): StreamDefinition<S, E> {
  const versions = new Map<string, number>();
  const definition: StreamDefinition<S, E> = {
    kind: 'stream',
    upcasters: undefined,
    ...options,
    schemaVersion(type) {
      let version = versions.get(type);
      if (version === undefined) versions.set(type, (version = currentVersion(options.upcasters, type)));
      return version;
    },
    of: (id) => ({ stream: `${options.type}-${id}`, id, definition }),
  };
  return definition;
}

/** Defines a stream type that tells what happened, by these events, and by which no rule decides. */
export const defineLog = <E extends Event>(
  type: string,
  events: readonly E['type'][],
): StreamDefinition<null | undefined, E> =>
  // Of an event that is not its own it makes nothing, as the switch of other streams.
  defineStream<null | undefined, E>({
    type,
    revision: 1,
    initial: null,
    evolve: (_, event) => (events.includes(event.type) ? null : undefined),
  });
