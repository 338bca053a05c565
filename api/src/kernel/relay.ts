import type { Broker, BrokerMessage } from './broker.js';
import type { Database, Query } from './database.js';
import type { Listener } from './listener.js';
import { LEADER_LOCKS, lockNumber } from './lock-numbers.js';
import type { LogReader } from './log-reader.js';
import { ask, openSession, type Session } from './session.js';
import type { RecordedEvent } from './stream.js';

/** Its name among those that follow the log. */
export const RELAY = 'relay';

/** Events read at once. */
const BATCH = 1_000;
/** Bytes sent at once: a broker takes 1,048,576 for a partition unless it is told otherwise, its own frame among them. */
const SENT_AT_ONCE = 700_000;
/** More than what a record has around key and value. */
const FRAME = 64;
/** Milliseconds until the next try: doubled with each failure. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [200, 5_000];

/**
 * Relays every event to a broker, personal fields sealed as they are in the store (EVT-03). It has a loop, a session and
 * a pace of its own and publishes outside any transaction: a broker that is down, hangs or refuses holds up nobody
 * (EVT-06). A batch is published before the checkpoint moves, by compare-and-set; after a failure, or a change of
 * leader, it is published again. So each key's events come in order, and what comes again was seen before.
 */
export class Relay {
  private session: Session | undefined;
  private led = false;
  private position: number | undefined;
  private closed = false;
  private woken = true;
  private awake: (() => void) | undefined;
  private loop: Promise<void> | undefined;
  private readonly read: Query = (sql, params = []) => this.database.prepared('relay-log', sql, params);

  constructor(
    private readonly database: Database,
    private readonly log: LogReader,
    listener: Listener,
    private readonly broker: Broker,
    private readonly options: { pause: number; poll: number; onError: (error: unknown) => void },
  ) {
    listener.on('events', () => this.wake());
  }

  async prepare(): Promise<void> {
    await this.database.query('INSERT INTO kernel.checkpoints (name, position) VALUES ($1, 0) ON CONFLICT DO NOTHING', [
      RELAY,
    ]);
  }

  start(): void {
    this.loop = this.run();
  }

  /** What is being published is given a second; the next leader publishes it again. */
  async close(): Promise<void> {
    this.closed = true;
    this.wake();
    const patience = new Promise<void>((resolve) => setTimeout(resolve, 1_000).unref());
    await Promise.race([this.loop, patience]);
    await this.broker.close();
    await this.session?.client.end().catch(() => undefined);
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.closed) {
      this.woken = false;
      try {
        const more = (await this.lead()) && (await this.round());
        failures = 0;
        if (more) continue;
        // A short pause lets a busy log fill batches; then sleep until woken, or poll.
        await this.sleep(this.options.pause);
        if (!this.woken) await this.sleep(this.options.poll, true);
      } catch (error) {
        this.position = undefined;
        if (this.closed) return;
        this.options.onError(error);
        await this.sleep(Math.min(FIRST_PAUSE * 2 ** failures++, LONGEST_PAUSE));
      }
    }
  }

  /** Publishes what has been read in one go; true when more may wait. */
  private async round(): Promise<boolean> {
    let position = (this.position ??= await this.checkpoint());
    const { events } = await this.log.after(this.read, position, 'all', BATCH);
    for (const sent of sendings(events.map((event) => ({ position: event.position, message: asMessage(event) })))) {
      await this.broker.publish(sent.map(({ message }) => message));
      const reached = sent.at(-1)!.position;
      if (!(await this.advance(position, reached))) {
        // Another relays as well: its lock was ours, or ours is lost. Go on from where it is, if we still lead.
        this.position = undefined;
        return true;
      }
      this.position = position = reached;
      if (!this.led || this.closed) return false;
    }
    return events.length === BATCH;
  }

  private async advance(from: number, to: number): Promise<boolean> {
    const moved = await this.database.query(
      'UPDATE kernel.checkpoints SET position = $3 WHERE name = $1 AND position = $2 RETURNING name',
      [RELAY, from, to],
    );
    return moved.length > 0;
  }

  private async checkpoint(): Promise<number> {
    const row = await this.database.one<{ position: number }>(
      'SELECT position FROM kernel.checkpoints WHERE name = $1',
      [RELAY],
    );
    return row!.position;
  }

  /** Whether this process leads. Its lock lasts as long as its session; where that ends, another takes over. */
  private async lead(): Promise<boolean> {
    if (this.led) return true;
    const { client } = this.session ?? (await this.open());
    const [row] = await ask<{ led: boolean }>(client, 'SELECT pg_try_advisory_lock($1, $2) AS led', [
      LEADER_LOCKS,
      lockNumber(RELAY),
    ]);
    this.position = undefined;
    return (this.led = row!.led);
  }

  private async open(): Promise<Session> {
    const session = await openSession(this.database.url, 'dating relay');
    void session.lost.then(() => {
      this.session = undefined;
      this.led = false;
      this.wake();
    });
    return (this.session = session);
  }

  private wake(): void {
    this.woken = true;
    this.awake?.();
  }

  private sleep(ms: number, wakeable = false): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.awake = undefined;
        resolve();
      };
      const timer = setTimeout(done, this.closed ? 0 : ms);
      // To be closed wakes from any sleep.
      this.awake = () => (wakeable || this.closed) && done();
    });
  }
}

const asMessage = (event: RecordedEvent): BrokerMessage => ({ key: event.stream, value: JSON.stringify(event) });

/** In order, cut where a sending would grow beyond what a broker takes. One that is too long by itself goes alone. */
export function* sendings<M extends { message: BrokerMessage }>(messages: readonly M[]): Generator<M[]> {
  let sending: M[] = [];
  let bytes = 0;
  for (const one of messages) {
    const size = Buffer.byteLength(one.message.key) + Buffer.byteLength(one.message.value) + FRAME;
    if (sending.length > 0 && bytes + size > SENT_AT_ONCE) {
      yield sending;
      sending = [];
      bytes = 0;
    }
    sending.push(one);
    bytes += size;
  }
  if (sending.length > 0) yield sending;
}
