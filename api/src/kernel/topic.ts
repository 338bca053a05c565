import type { Admin, Consumer, EachBatchPayload, KafkaMessage } from 'kafkajs';
import { BrokerFailure, clientsOf, failureOf, type KafkaAddress } from './broker.js';

export interface TopicRecord {
  offset: number;
  header: (name: string) => string;
  value: () => string;
}

export interface Reader {
  /** These partitions are this process's from now on, and no others. */
  assigned(partitions: number[]): void;
  /** Awaited before more is given. `alive` tells the group that this process is still at work. */
  take(partition: number, records: TopicRecord[], alive: () => Promise<void>): Promise<void>;
}

export interface Reading {
  /** Resolves when it has ended, with the reason. */
  ended: Promise<Error>;
  /** The first offset that each partition holds, and the one that its next record will have. */
  /** @throws BrokerFailure */
  ends(): Promise<Map<number, { low: number; high: number }>>;
  /** Notes how far this process has read, if it can: what is not noted is read again. */
  commit(): Promise<void>;
  close(): Promise<void>;
}

/** The topic that the relay fills. */
export interface Topic {
  /**
   * Reads as one of the group of all processes that do; each partition is read by one of them.
   * @throws BrokerFailure
   */
  read(reader: Reader): Promise<Reading>;
}

/** Milliseconds after which the group takes a process for dead that says nothing. */
const SESSION_TIMEOUT_MS = 10_000;
/** Milliseconds that the group waits for all to come when it gives out partitions anew; whoever does not is left out. */
const REBALANCE_TIMEOUT_MS = 2 * SESSION_TIMEOUT_MS;
/** Milliseconds that the brokers may wait for a record before they answer that there is none. */
const WAIT_MS = 500;

export class KafkaTopic implements Topic {
  private readonly client;

  constructor(private readonly address: KafkaAddress) {
    this.client = clientsOf(address);
  }

  async read(reader: Reader): Promise<Reading> {
    const { topic } = this.address;
    const groupId = `${topic}.followers`;
    const kafka = await this.client();
    const admin = kafka.admin();
    const consumer = kafka.consumer({
      groupId,
      sessionTimeout: SESSION_TIMEOUT_MS,
      rebalanceTimeout: REBALANCE_TIMEOUT_MS,
      heartbeatInterval: SESSION_TIMEOUT_MS / 5,
      maxWaitTimeInMs: WAIT_MS,
      allowAutoTopicCreation: false,
      // Whoever reads connects anew.
      retry: { retries: 2, restartOnFailure: () => Promise.resolve(false) },
    });
    const read = new Map<number, number>();
    const ended = new Promise<Error>((resolve) => {
      consumer.on('consumer.crash', ({ payload }) => resolve(failureOf(payload.error)));
      consumer.on('consumer.stop', () => resolve(new BrokerFailure('The topic is read no more')));
      consumer.on('consumer.group_join', ({ payload }) => {
        const partitions = payload.memberAssignment[topic] ?? [];
        read.clear();
        reader.assigned(partitions);
        placeAt(consumer, admin, { topic, groupId, partitions }).catch((error: unknown) => resolve(failureOf(error)));
      });
    });
    const eachBatch = async ({ batch, heartbeat }: EachBatchPayload) => {
      await reader.take(batch.partition, batch.messages.map(recordOf), heartbeat);
      read.set(batch.partition, Number(batch.lastOffset()));
    };
    const close = async () => {
      await Promise.allSettled([consumer.disconnect(), admin.disconnect()]);
    };
    try {
      await Promise.all([admin.connect(), consumer.connect()]);
      // From the first record that is left, if those that come next are gone.
      await consumer.subscribe({ topic, fromBeginning: true });
      await consumer.run({ autoCommit: false, eachBatch });
    } catch (error) {
      void close();
      throw failureOf(error);
    }
    return {
      ended,
      ends: () => told(endsOf(admin, topic)),
      // The last record itself, so that whoever reads on is given one at once, and knows where it stands.
      commit: async () => {
        const offsets = [...read].map(([partition, offset]) => ({ topic, partition, offset: `${offset}` }));
        read.clear();
        // Refused while partitions are given out: whoever took that for a failure and left would have them given out again.
        if (offsets.length > 0) await consumer.commitOffsets(offsets).catch(() => undefined);
      },
      close,
    };
  }
}

const recordOf = ({ offset, headers, value }: KafkaMessage): TopicRecord => ({
  offset: Number(offset),
  header: (name) => String(headers?.[name] ?? ''),
  value: () => String(value),
});

function told<A>(work: Promise<A>): Promise<A> {
  return work.catch((error: unknown) => {
    throw failureOf(error);
  });
}

async function endsOf(admin: Admin, topic: string): Promise<Map<number, { low: number; high: number }>> {
  const ends = await admin.fetchTopicOffsets(topic);
  return new Map(ends.map(({ partition, low, high }) => [partition, { low: Number(low), high: Number(high) }]));
}

/**
 * Where nothing was noted, the last record is enough: what is before it is read from the log. What was noted may be
 * gone.
 */
async function placeAt(
  consumer: Consumer,
  admin: Admin,
  { topic, groupId, partitions }: { topic: string; groupId: string; partitions: number[] },
): Promise<void> {
  const ends = await endsOf(admin, topic);
  const [noted] = await admin.fetchOffsets({ groupId, topics: [topic] });
  const offsets = new Map(noted?.partitions.map(({ partition, offset }) => [partition, Number(offset)]));
  for (const partition of partitions) {
    const { low, high } = ends.get(partition) ?? { low: 0, high: 0 };
    const offset = offsets.get(partition) ?? -1;
    if (low === high || (offset >= low && offset < high)) continue;
    consumer.seek({ topic, partition, offset: `${offset < 0 ? high - 1 : low}` });
  }
}
