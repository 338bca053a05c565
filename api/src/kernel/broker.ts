import type { Producer, SASLOptions } from 'kafkajs';

export interface BrokerMessage {
  /** The stream; messages with the same key stay in order. */
  key: string;
  value: string;
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
}

/** Connection timeout, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3_000;
/** Timeout for one request to the broker, in milliseconds. */
const REQUEST_TIMEOUT_MS = 5_000;
/** Timeout for publishing one batch, including connecting and its retries, in milliseconds. */
const PUBLISH_TIMEOUT_MS = 15_000;

/**
 * Sends each batch once and reports the outcome; the caller retries from the last position it knows the broker to have.
 * A producer that failed to send is never reused, and producers neither retry nor number messages (no idempotent
 * producer): kafkajs would roll sequence numbers back and reuse them for other messages, which the broker then rejects
 * permanently or drops as duplicates (decision 46).
 */
export class KafkaBroker implements Broker {
  private producer: Promise<Producer> | undefined;
  private turn = 0;

  constructor(private readonly address: KafkaAddress) {}

  async publish(messages: BrokerMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const producer = (this.producer ??= this.connect());
    try {
      await within(
        PUBLISH_TIMEOUT_MS,
        producer.then((connected) => connected.send({ topic: this.address.topic, acks: -1, messages })),
      );
    } catch (error) {
      if (this.producer === producer) this.producer = undefined;
      discard(producer);
      throw failureOf(error);
    }
  }

  close(): Promise<void> {
    const { producer } = this;
    this.producer = undefined;
    if (producer) discard(producer);
    return Promise.resolve();
  }

  private async connect(): Promise<Producer> {
    // Try a different broker first each time: kafkajs starts with the first of the list.
    const { brokers, ssl = false, sasl } = this.address;
    const from = this.turn++ % brokers.length;
    // Without a broker it is never loaded.
    const { Kafka, logLevel } = await import('kafkajs');
    const kafka = new Kafka({
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
    const producer = kafka.producer({ maxInFlightRequests: 1, retry: { retries: 0 } });
    try {
      await producer.connect();
    } catch (error) {
      discard(Promise.resolve(producer));
      throw error;
    }
    return producer;
  }
}

/** Disconnects without waiting, because disconnecting may hang just as sending did. */
function discard(producer: Promise<Producer>): void {
  producer.then((connected) => connected.disconnect()).catch(() => undefined);
}

function within(time: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BrokerFailure(`No answer within ${time / 1000} s`)), time);
    work.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}

/** Of one message, or of all of a partition together. */
const TOO_LARGE = new Set<unknown>(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE']);

/** The root cause, with the broker's address: the library wraps it in errors about its retries. */
function failureOf(error: unknown): BrokerFailure {
  let first = error as Error;
  while (first.cause instanceof Error) first = first.cause;
  if (first instanceof BrokerFailure) return first;
  const { broker, type } = first as { broker?: unknown; type?: unknown };
  const failure = TOO_LARGE.has(type) ? MessagesTooLarge : BrokerFailure;
  return new failure(typeof broker === 'string' ? `${broker}: ${first.message}` : first.message);
}
