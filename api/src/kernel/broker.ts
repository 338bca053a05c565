import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Admin, Kafka, Producer, SASLOptions } from 'kafkajs';

export interface BrokerMessage {
  /** The id in the stream's name, which all streams of a member share; messages with the same key stay in order. */
  key: string;
  value: string;
  headers: Record<string, string>;
  /** As `partitionOf` has it. */
  partition: number;
}

/** A connection problem with the broker. Its message may be logged, because it never contains message data. */
export class BrokerFailure extends Error {
  override readonly name = 'BrokerFailure';
}

/** The broker will never take these messages, whenever they are sent: they are larger than it accepts. */
export class MessagesTooLarge extends BrokerFailure {}

/** The message broker that the event log is relayed to. */
export interface Broker {
  /**
   * Connects, if it is not connected, and sees to it that the topic is as configured.
   * @returns the number of the topic's partitions
   * @throws BrokerFailure
   */
  open(): Promise<number>;
  /**
   * Resolves once the broker has acknowledged every message, in order.
   * @throws BrokerFailure after which each message may or may not have arrived
   * @throws MessagesTooLarge
   */
  publish(messages: BrokerMessage[]): Promise<void>;
  close(): Promise<void>;
}

/** The brokers of a topic, and how they are spoken to. */
export interface KafkaAddress {
  brokers: readonly string[];
  topic: string;
  /** With TLS, by the certificate authorities of the system or by this one's certificate, as PEM. */
  ssl?: boolean | { ca: string };
  sasl?: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string };
  gzip?: boolean;
  /** What is left out of these is the brokers' own choice for a topic that is made, and unchecked for one that is there. */
  partitions?: number;
  replication?: number;
  retentionDays?: number;
}

/** Connection timeout, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3_000;
/** Timeout for one request to the broker, in milliseconds. */
const REQUEST_TIMEOUT_MS = 5_000;
/** Timeout for publishing one batch, including connecting and its retries, in milliseconds. */
const PUBLISH_TIMEOUT_MS = 15_000;

/** The protocol's number of gzip. */
const GZIP = 1;
const [pack, unpack] = [promisify(zlib.gzip), promisify(zlib.gunzip)];
/** kafkajs packs by level 6, which takes twice the time and saves a byte of each event. */
const PACKING = {
  compress: ({ buffer }: { buffer: Buffer }) => pack(buffer, { level: 2 }),
  decompress: (bytes: Buffer) => unpack(bytes),
};

interface Connection {
  producer: Producer;
  partitions: number;
}

/** A client each time, which tries another broker first: kafkajs starts with the first of the list. */
export function clientsOf({ brokers, ssl = false, sasl }: KafkaAddress): () => Promise<Kafka> {
  let turn = 0;
  return async () => {
    const from = turn++ % brokers.length;
    // Without a broker it is never loaded.
    const { CompressionCodecs, Kafka, logLevel } = (await import('kafkajs')).default;
    CompressionCodecs[GZIP] = () => PACKING;
    return new Kafka({
      clientId: 'dating',
      brokers: [...brokers.slice(from), ...brokers.slice(0, from)],
      ssl,
      // Each mechanism has a type of its own there, of the same fields. A copy, because kafkajs writes into it.
      ...(sasl && { sasl: { ...sasl } as SASLOptions }),
      logLevel: logLevel.NOTHING,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Applies to connecting and to finding a partition's leader.
      retry: { retries: 2, initialRetryTime: 200, maxRetryTime: 1_000 },
    });
  };
}

/**
 * Sends each batch once and reports the outcome; the caller retries from the last position it knows the broker to have.
 * A producer that failed to send is never reused, and producers neither retry nor number messages (no idempotent
 * producer): kafkajs would roll sequence numbers back and reuse them for other messages, which the broker then rejects
 * permanently or drops as duplicates (decision 46).
 */
export class KafkaBroker implements Broker {
  private connection: Promise<Connection> | undefined;
  private readonly client: () => Promise<Kafka>;

  constructor(private readonly address: KafkaAddress) {
    this.client = clientsOf(address);
  }

  open(): Promise<number> {
    return this.connected(({ partitions }) => Promise.resolve(partitions));
  }

  async publish(messages: BrokerMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const { topic, gzip } = this.address;
    await this.connected(({ producer }) =>
      producer.send({ topic, acks: -1, messages, ...(gzip && { compression: GZIP }) }),
    );
  }

  /** The number of records in the topic; 0 if there is none. */
  async holds(): Promise<number> {
    const admin = (await this.client()).admin();
    try {
      await admin.connect();
      if (!(await partitionsOf(admin, this.address.topic))) return 0;
      const ends = await admin.fetchTopicOffsets(this.address.topic);
      return ends.reduce((sum, { low, high }) => sum + Number(high) - Number(low), 0);
    } catch (error) {
      throw failureOf(error);
    } finally {
      admin.disconnect().catch(() => undefined);
    }
  }

  private async connected<A>(work: (connection: Connection) => Promise<A>): Promise<A> {
    const connection = (this.connection ??= this.connect());
    try {
      return await within(PUBLISH_TIMEOUT_MS, connection.then(work));
    } catch (error) {
      if (this.connection === connection) this.connection = undefined;
      discard(connection);
      throw failureOf(error);
    }
  }

  close(): Promise<void> {
    const { connection } = this;
    this.connection = undefined;
    if (connection) discard(connection);
    return Promise.resolve();
  }

  private async connect(): Promise<Connection> {
    const kafka = await this.client();
    const partitions = await this.seeToTopic(kafka);
    const producer = kafka.producer({ maxInFlightRequests: 1, retry: { retries: 0 }, allowAutoTopicCreation: false });
    const connection = { producer, partitions };
    try {
      await producer.connect();
    } catch (error) {
      discard(Promise.resolve(connection));
      throw error;
    }
    return connection;
  }

  /** With every connection, because somebody may have removed or altered the topic since the last one. */
  private async seeToTopic(kafka: Kafka): Promise<number> {
    const admin = kafka.admin();
    try {
      await admin.connect();
      if (!(await partitionsOf(admin, this.address.topic))) await this.createTopic(admin);
      return await this.checkTopic(admin);
    } finally {
      admin.disconnect().catch(() => undefined);
    }
  }

  private async createTopic(admin: Admin): Promise<void> {
    const { topic, partitions: numPartitions = -1, replication: replicationFactor = -1, retentionDays } = this.address;
    const configEntries = [
      ...(retentionDays === undefined ? [] : [{ name: RETENTION, value: String(retentionDays * DAY_MS) }]),
      // An acknowledged event must outlive the broker that acknowledged it, while one broker may be away.
      ...(replicationFactor < 3 ? [] : [{ name: 'min.insync.replicas', value: '2' }]),
    ];
    await admin.createTopics({ topics: [{ topic, numPartitions, replicationFactor, configEntries }] });
  }

  private async checkTopic(admin: Admin): Promise<number> {
    const { topic, partitions, replication, retentionDays } = this.address;
    const found = (await partitionsOf(admin, topic)) ?? [];
    const retention = retentionDays === undefined ? undefined : await retentionOf(admin, topic);
    const compared = [
      ['KAFKA_PARTITIONS', found.length, partitions],
      ['KAFKA_REPLICATION', Math.min(...found.map(({ replicas }) => replicas.length)), replication],
      ['KAFKA_RETENTION_DAYS', Number(retention) / DAY_MS, retentionDays],
    ] as const;
    const differing = compared.filter(([, is, wanted]) => wanted !== undefined && is !== wanted);
    if (differing.length === 0) return found.length;
    const told = differing.map(([name, is, wanted]) => `${name}=${wanted}, and it has ${is}`).join('; ');
    throw new BrokerFailure(`Nothing is relayed to the topic ${topic}, which is not as configured: ${told}`);
  }
}

const RETENTION = 'retention.ms';
const DAY_MS = 86_400_000;

/** Undefined if there is no such topic. */
async function partitionsOf(admin: Admin, topic: string) {
  try {
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    return topics[0]?.partitions;
  } catch (error) {
    if ((error as { type?: unknown }).type === 'UNKNOWN_TOPIC_OR_PARTITION') return undefined;
    throw error;
  }
}

async function retentionOf(admin: Admin, topic: string): Promise<string | undefined> {
  const { resources } = await admin.describeConfigs({
    resources: [{ type: 2 /* a topic */, name: topic, configNames: [RETENTION] }],
    includeSynonyms: false,
  });
  return resources[0]?.configEntries[0]?.configValue;
}

/** Disconnects without waiting, because disconnecting may hang just as sending did. */
function discard(connection: Promise<Connection>): void {
  connection.then(({ producer }) => producer.disconnect()).catch(() => undefined);
}

function within<A>(time: number, work: Promise<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BrokerFailure(`No answer within ${time / 1000} s`)), time);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Of one message, or of all of a partition together. */
const TOO_LARGE = new Set<unknown>(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE']);

/** The root cause, with the broker's address: the library wraps it in errors about its retries. */
export function failureOf(error: unknown): BrokerFailure {
  let first = error as Error;
  while (first.cause instanceof Error) first = first.cause;
  if (first instanceof BrokerFailure) return first;
  const { broker, type } = first as { broker?: unknown; type?: unknown };
  const failure = TOO_LARGE.has(type) ? MessagesTooLarge : BrokerFailure;
  return new failure(typeof broker === 'string' ? `${broker}: ${first.message}` : first.message);
}
