import { Kafka, logLevel, type Producer } from 'kafkajs';

export interface BrokerMessage {
  /** The stream: messages of one key stay in order. */
  key: string;
  value: string;
}

/** Its message may be told: it is about the way to the broker, not about what was sent. */
export class BrokerFailure extends Error {
  override readonly name = 'BrokerFailure';
}

/** Where the log is relayed to. */
export interface Broker {
  /**
   * Resolves when the broker has every message, in order.
   * @throws BrokerFailure after which any of them may be there, or not
   */
  publish(messages: BrokerMessage[]): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds: to connect, for one answer, and for a whole sending with its retries while connecting. */
const TO_CONNECT = 3_000;
const TO_ANSWER = 5_000;
const IN_ALL = 15_000;

/**
 * Sends each batch once and tells how that went: whoever calls tries again, from where it knows the broker to be. A
 * producer of which a sending failed is never used again, and none retries or numbers what it sends: kafkajs would take
 * numbers back and give them to other messages, and the broker then refuses those for ever, or drops them as repeated
 * (decision 46).
 */
export class KafkaBroker implements Broker {
  private producer: Promise<Producer> | undefined;
  private turn = 0;

  constructor(
    private readonly brokers: readonly string[],
    private readonly topic: string,
  ) {}

  async publish(messages: BrokerMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const producer = (this.producer ??= this.connect());
    try {
      await within(
        IN_ALL,
        producer.then((connected) => connected.send({ topic: this.topic, acks: -1, messages })),
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
    // Each time another one is asked first: kafkajs begins with the head of the list.
    const from = this.turn++ % this.brokers.length;
    const kafka = new Kafka({
      clientId: 'dating',
      brokers: [...this.brokers.slice(from), ...this.brokers.slice(0, from)],
      logLevel: logLevel.NOTHING,
      connectionTimeout: TO_CONNECT,
      requestTimeout: TO_ANSWER,
      // Of connecting and of asking who leads a partition.
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

/** Nobody waits for it, and it may hang as the sending did. */
function discard(producer: Promise<Producer>): void {
  producer.then((connected) => connected.disconnect()).catch(() => undefined);
}

function within(time: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BrokerFailure(`No answer within ${time / 1000} s`)), time);
    work.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}

/** The first cause, with the broker it is about: the library wraps it in how often it tried. */
function failureOf(error: unknown): BrokerFailure {
  let first = error as Error;
  while (first.cause instanceof Error) first = first.cause;
  if (first instanceof BrokerFailure) return first;
  const { broker } = first as { broker?: unknown };
  return new BrokerFailure(typeof broker === 'string' ? `${broker}: ${first.message}` : first.message);
}
