import { BrokerFailure, MessagesTooLarge, type Broker, type BrokerMessage } from './broker.js';
import type { Database, Query } from './database.js';
import type { Listener } from './listener.js';
import { LEADER_LOCKS, lockNumber } from './lock-numbers.js';
import { messageOf } from './cloud-event.js';
import type { LogReader } from './log-reader.js';
import { partitionOf } from './partition-of.js';
import { ask, openSession, type Session } from './session.js';

/** The relay's name among the log followers. */
export const RELAY = 'relay';

/** Maximum number of events per read. */
const BATCH = 1_000;
/** Maximum bytes per publish; brokers accept 1,048,576 per partition by default, including protocol overhead. */
const MAX_PUBLISH_BYTES = 700_000;
/** Upper bound of the overhead per record besides key, value and what the headers hold, in bytes. */
const RECORD_OVERHEAD = 256;
/** Bounds of the backoff after a failure, in milliseconds. */
const [FIRST_BACKOFF_MS, LONGEST_BACKOFF_MS] = [200, 5_000];

/**
 * Relays every event to a broker, with personal fields sealed as in the store (EVT-03). It has its own loop and
 * database session and publishes outside any transaction, so a broker that is down, hanging or rejecting delays nothing
 * else (EVT-06). Each batch is published before the checkpoint advances by compare-and-set; after a failure or a change
 * of leader it is published again (at-least-once). So the events of a key arrive in order, possibly with repeats of
 * earlier ones. An event that the broker refuses as too large is set aside, and the rest goes on without it.
 */
export class Relay {
  private session: Session | undefined;
  private led = false;
  private position: number | undefined;
  /** Of the topic, as it is connected to; undefined if it is not. */
  private partitions: number | undefined;
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
    private readonly options: { source: string; pause: number; poll: number; onError: (error: unknown) => void },
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

  /** Gives the current publish one second to finish; if it does not, the next leader publishes the batch again. */
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
        const more = (await this.lead()) && (await this.round(await this.connected()));
        failures = 0;
        if (more) continue;
        // A short pause lets batches fill on a busy log; then sleep until woken or until the next poll.
        await this.sleep(this.options.pause);
        if (!this.woken) await this.sleep(this.options.poll, true);
      } catch (error) {
        this.position = undefined;
        this.partitions = undefined;
        if (this.closed) return;
        this.options.onError(error);
        // oxlint-disable-next-line no-useless-assignment -- the next turn reads it if it fails before it sets it
        await this.sleep(Math.min(FIRST_BACKOFF_MS * 2 ** failures++, LONGEST_BACKOFF_MS));
      }
    }
  }

  /** Publishes one batch of events; returns true if more may wait. */
  private async round(partitions: number): Promise<boolean> {
    let position = (this.position ??= await this.checkpoint());
    const { rows } = await this.log.rowsAfter(this.read, position, 'all', BATCH);
    const messages = rows.map((row) => {
      const message = messageOf(this.log, row, this.options.source);
      return { position: row.position, message: { ...message, partition: partitionOf(message.key, partitions) } };
    });
    for (const sent of sendings(messages)) {
      await this.publish(sent);
      const reached = sent.at(-1)!.position;
      if (!(await this.advance(position, reached))) {
        // Another process relays too: either it led before us, or we lost the lock. Continue at its checkpoint if we
        // still lead.
        this.position = undefined;
        return true;
      }
      this.position = position = reached;
      if (!this.led || this.closed) return false;
    }
    return rows.length === BATCH;
  }

  /** Halves what the broker refuses as too large, until the one event that is too large is found and set aside. */
  private async publish(sent: Sent[]): Promise<void> {
    try {
      await this.broker.publish(sent.map(({ message }) => message));
    } catch (error) {
      if (!(error instanceof MessagesTooLarge)) throw error;
      const half = Math.ceil(sent.length / 2);
      if (half === sent.length) return this.setAside(sent[0]!);
      await this.publish(sent.slice(0, half));
      await this.publish(sent.slice(half));
    }
  }

  private async setAside({ position, message }: Sent): Promise<void> {
    const bytes = Buffer.byteLength(message.value);
    const added = await this.database.query(
      'INSERT INTO kernel.set_aside (position, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING position',
      [position, bytes],
    );
    if (added.length > 0)
      this.options.onError(new BrokerFailure(`Event ${position} set aside: the broker refuses its ${bytes} bytes`));
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

  /** Whether this process leads. The lock ends with its session; then another process takes over. */
  private async lead(): Promise<boolean> {
    if (this.led) return true;
    const { client } = this.session ?? (await this.open());
    const [row] = await ask<{ led: boolean }>(client, 'SELECT pg_try_advisory_lock($1, $2) AS led', [
      LEADER_LOCKS,
      lockNumber(RELAY),
    ]);
    this.position = undefined;
    this.led = row!.led;
    return this.led;
  }

  /**
   * The number of the topic's partitions; connected to at once, even if there is nothing to send yet, so that what is
   * wrong is told.
   * @throws BrokerFailure also while a follower reads the topic and counts on another number: which events it has would
   *   be lost. It goes back to the log first.
   */
  private async connected(): Promise<number> {
    if (this.partitions !== undefined) return this.partitions;
    const partitions = await this.broker.open();
    await this.database.query('UPDATE kernel.checkpoints SET partitions = $2 WHERE name = $1', [RELAY, partitions]);
    const others = await this.database.query(
      'SELECT FROM kernel.checkpoints WHERE name <> $1 AND partitions <> $2 LIMIT 1',
      [RELAY, partitions],
    );
    if (others.length > 0)
      throw new BrokerFailure(`Nothing is relayed until all followers of another number of partitions read the log`);
    return (this.partitions = partitions);
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
      // Closing interrupts any sleep.
      this.awake = () => (wakeable || this.closed) && done();
    });
  }
}

interface Sent {
  position: number;
  message: BrokerMessage;
}

const bytesOf = ({ key, value, headers }: BrokerMessage): number =>
  [key, value, ...Object.values(headers)].reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Splits messages, in order, into publishes below the broker's size limit. A message above the limit is sent alone. */
export function* sendings<M extends { message: BrokerMessage }>(messages: readonly M[]): Generator<M[]> {
  let sending: M[] = [];
  let bytes = 0;
  for (const one of messages) {
    const size = bytesOf(one.message) + RECORD_OVERHEAD;
    if (sending.length > 0 && bytes + size > MAX_PUBLISH_BYTES) {
      yield sending;
      sending = [];
      bytes = 0;
    }
    sending.push(one);
    bytes += size;
  }
  if (sending.length > 0) yield sending;
}
