import { Kafka, logLevel, type Producer } from 'kafkajs';
import type { Processor } from './processors.js';

export interface BrokerMessage {
  /** The stream: messages of one key stay in order. */
  key: string;
  value: string;
}

/** Where the log is relayed to. `publish` resolves when the broker has every message, in order. */
export interface Broker {
  publish(messages: BrokerMessage[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Relays every event, personal fields sealed as they are in the store (EVT-03). A batch is published before the
 * checkpoint moves: after a failure it is published again, so a reader skips positions it has seen.
 */
export const relayTo = (broker: Broker): Processor => ({
  name: 'relay',
  types: 'all',
  from: 'start',
  apply: (events) => broker.publish(events.map((event) => ({ key: event.stream, value: JSON.stringify(event) }))),
});

export class KafkaBroker implements Broker {
  private readonly producer: Producer;
  private connected: Promise<void> | undefined;

  constructor(
    brokers: string[],
    private readonly topic: string,
  ) {
    const kafka = new Kafka({ clientId: 'dating', brokers, logLevel: logLevel.NOTHING });
    // One request under way and numbered by the producer: a retry neither doubles nor overtakes.
    this.producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 });
  }

  async publish(messages: BrokerMessage[]): Promise<void> {
    if (messages.length === 0) return;
    this.connected ??= this.producer.connect().catch((error: unknown) => {
      this.connected = undefined;
      throw error;
    });
    await this.connected;
    await this.producer.send({ topic: this.topic, acks: -1, messages });
  }

  async close(): Promise<void> {
    await this.producer.disconnect();
  }
}
