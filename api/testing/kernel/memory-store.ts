import { keyConflict } from '../../src/kernel/errors.js';
import type { PolicyDefinition, QueuedJob } from '../../src/kernel/policy.js';
import type { AnyRef, Command } from '../../src/kernel/store.js';
import type { Event, RecordedEvent, StreamRef } from '../../src/kernel/stream.js';
import { Transaction, type States, type Versioned } from '../../src/kernel/transaction.js';

type Page = { after: number; limit: number; types: string[] };

/**
 * The store's promises without a database, for properties that run the product's own commands some 100,000 times: a key
 * runs once per actor, and a command sees and writes all of its streams at one instant. Reads give way to others, so
 * that whatever is started together is interleaved.
 */
export class MemoryStore {
  readonly jobs: QueuedJob[] = [];
  private readonly streams = new Map<string, Versioned>();
  private readonly recorded = new Map<string, RecordedEvent[]>();
  private readonly answers = new Map<string, { request: string; answer: unknown }>();
  private position = 0;

  constructor(
    private readonly clock: { now(): Date },
    private readonly policies: readonly PolicyDefinition[] = [],
  ) {}

  async transact<A>({ actor, key, request, reads = [], writes }: Command, work: (tx: Transaction) => A): Promise<A> {
    await Promise.resolve();
    const asked = JSON.stringify(request);
    const known = this.answers.get(`${actor} ${key}`);
    if (known && known.request !== asked) throw keyConflict({});
    if (known) return known.answer as A;
    const states = new Map([...reads, ...writes].map((ref: AnyRef) => [ref.stream, this.versioned(ref)]));
    const tx = new Transaction(this.clock.now(), states, new Map(writes.map(({ stream }) => [stream, true])));
    const answer = work(tx);
    for (const [stream, after] of tx.appended) this.streams.set(stream, after);
    for (const { ref, version, event } of tx.events) this.record(ref, { version, event, actor });
    this.answers.set(`${actor} ${key}`, { request: asked, answer });
    return answer;
  }

  /** What is so before anything happens, by whoever. */
  given<S, E extends Event>(ref: StreamRef<S, E>, ...events: E[]): void {
    for (const event of events) {
      const { version, state } = this.versioned(ref);
      const after = { version: version + 1, state: ref.definition.evolve(state as S, event), epoch: 0 };
      this.streams.set(ref.stream, after);
      this.record(ref as unknown as StreamRef, { version: after.version, event, actor: 'system' });
    }
  }

  state = <S, E extends Event>(ref: StreamRef<S, E>): S => this.versioned(ref).state as S;
  events = <S, E extends Event>(ref: StreamRef<S, E>): readonly E[] =>
    (this.recorded.get(ref.stream) ?? []) as unknown as E[];

  async read<S, E extends Event>(ref: StreamRef<S, E>): Promise<S> {
    await Promise.resolve();
    return this.state(ref);
  }

  readFresh = <S, E extends Event>(ref: StreamRef<S, E>): Promise<S> => this.read(ref);

  async viewFresh(refs: readonly AnyRef[]): Promise<States> {
    await Promise.resolve();
    const states = new Map(refs.map((ref: AnyRef) => [ref.stream, this.versioned(ref).state]));
    return { state: (ref) => states.get(ref.stream) as never };
  }

  readAllFresh = <S, E extends Event>(refs: readonly StreamRef<S, E>[]): Promise<S[]> =>
    Promise.all(refs.map((ref) => this.read(ref)));

  async following<S, E extends Event>(ref: StreamRef<S, E>, { after, limit, types }: Page): Promise<RecordedEvent[]> {
    await Promise.resolve();
    return (this.recorded.get(ref.stream) ?? [])
      .filter(({ version, type }) => version > after && types.includes(type))
      .slice(0, limit);
  }

  private record(ref: StreamRef, { version, event, actor }: { version: number; event: Event; actor: string }): void {
    const { stream, id: streamId } = ref;
    const recorded = { ...event, position: ++this.position, stream, streamId, version, actor, at: this.clock.now() };
    this.recorded.set(stream, [...(this.recorded.get(stream) ?? []), recorded]);
    for (const { on } of this.policies) this.jobs.push(...(on[event.type]?.(recorded) ?? []));
  }

  private versioned<S, E extends Event>({ stream, definition }: StreamRef<S, E>): Versioned {
    return this.streams.get(stream) ?? { version: 0, state: definition.initial, epoch: 0 };
  }
}
