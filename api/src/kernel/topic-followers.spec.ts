import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import type { Broker, BrokerMessage } from './broker.js';
import type { Context } from './context.js';
import { migrate } from './migrate.js';
import { defineJob, definePolicy, type Job } from './policy.js';
import type { Event } from './stream.js';
import type { Reader, Topic, TopicRecord } from './topic.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { fill, purse, purses, say, talk, talks, gate } from '../../testing/kernel/toy.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FC_RUNS ?? 8);
const PARTITIONS = 3;

/** A topic in memory, of which one process reads everything; what it gives is up to the test. */
class ToyTopic implements Broker, Topic {
  /** Each partition's records; their place is their offset. */
  readonly records = Array.from({ length: PARTITIONS }, (): TopicRecord[] => []);
  private readonly low = this.records.map(() => 0);
  private readonly next = this.records.map(() => 0);
  reader: Reader | undefined;
  away = false;

  /** @param broken of its readings so many end as they begin */
  constructor(private broken = 0) {}

  open = () => (this.away ? Promise.reject(new Error('away')) : Promise.resolve(PARTITIONS));
  close = () => Promise.resolve();

  publish = (messages: BrokerMessage[]) => {
    for (const { partition, headers, value } of messages) {
      const own = this.records[partition]!;
      own.push({ offset: own.length, header: (name) => headers[name] ?? '', value: () => value });
    }
    return Promise.resolve();
  };

  read = (reader: Reader) => {
    const ended = this.broken-- > 0;
    if (!ended) this.reader = reader;
    reader.assigned(ended ? [] : [0, 1, 2]);
    return Promise.resolve({
      ended: ended ? Promise.resolve(new Error('ended')) : new Promise<Error>(() => undefined),
      ends: () =>
        Promise.resolve(new Map(this.records.map(({ length }, n) => [n, { low: this.low[n]!, high: length }]))),
      commit: () => Promise.resolve(),
      close: () => Promise.resolve(void (this.reader = undefined)),
    });
  };

  /** Up to so many of the next records of a partition. */
  async give(partition: number, count: number): Promise<void> {
    const from = this.next[partition]!;
    const some = this.records[partition]!.slice(from, from + count);
    if (!this.reader || some.length === 0) return;
    this.next[partition] = from + some.length;
    await this.reader.take(partition, some, () => Promise.resolve());
  }

  /** The group gives out its partitions anew, each from `back` records before what was read. */
  rebalance(back: number): void {
    this.reader?.assigned([0, 1, 2]);
    this.next.forEach((next, n) => (this.next[n] = Math.max(this.low[n]!, next - back)));
  }

  /** The relay sends so many of the last ones once more. */
  repeat(count: number): void {
    for (const own of this.records)
      own.push(
        ...own
          .slice(own.length - Math.min(count, own.length))
          .map((record, n) => ({ ...record, offset: own.length + n })),
      );
  }

  /** Retention deletes so many records that nobody has read. */
  forget(count: number): void {
    this.next.forEach((next, n) => {
      this.low[n] = this.next[n] = Math.min(this.records[n]!.length, next + count);
    });
  }
}

type WordSaid = Event<'WordSaid', { by: string; price: number }>;
const tell = defineJob<{ word: string }>('tell-of-word');
const context: Context = {
  name: 'toy',
  streams: [purse, talk, gate],
  projections: [purses, talks],
  policies: [
    definePolicy<WordSaid>({
      name: 'tell-of-words',
      on: {
        WordSaid: ({ stream, version }) => [tell.at({ word: `${stream} ${version}` }, { key: `${stream} ${version}` })],
      },
    }),
  ],
};

async function world(topic = new ToyTopic()) {
  const databaseUrl = await testDatabase(migrate);
  const kernel = await testKernel({ databaseUrl, contexts: [context], broker: topic, topic });
  const told: string[] = [];
  const run = ({ word }: { word: string }) => Promise.resolve(void told.push(word));
  await fill(kernel, 'k0', 1_000_000);
  await kernel.work(new Map<Job, { run: typeof run }>([[tell, { run }]]));
  const away = async () =>
    (await kernel.database.query(`SELECT FROM kernel.checkpoints WHERE partitions > 0 AND name <> 'relay'`)).length;
  await eventually(async () => expect(await away()).toBe(2));
  return {
    kernel,
    topic,
    away,
    async holds() {
      const { database } = kernel;
      const words = await database.query<{ word: string }>(
        `SELECT stream || ' ' || version AS word FROM kernel.events WHERE type = 'WordSaid'`,
      );
      const all = words.map(({ word }) => word).sort();
      await eventually(() => expect(told.toSorted()).toEqual(all));
      const rows = () => database.query('SELECT * FROM read.talks ORDER BY id');
      const expected = await database.query(
        `SELECT substr(stream, 6) AS id, count(*)::int AS words FROM kernel.events WHERE type = 'WordSaid' GROUP BY 1 ORDER BY 1`,
      );
      await eventually(async () => expect(await rows()).toMatchObject(expected));
    },
  };
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('say' as const), of: fc.nat(9), count: fc.integer({ min: 1, max: 6 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('give' as const), of: fc.nat(2), count: fc.integer({ min: 1, max: 20 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('rebalance' as const), of: fc.constant(0), count: fc.nat(5) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), of: fc.constant(0), count: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), of: fc.constant(0), count: fc.nat(20) }) },
);

describe('EVT-06 followers of the topic', () => {
  it('take every event once, whatever the topic gives again, no longer has, or gives to another', async () => {
    const { kernel, topic, away, holds } = await world();
    const relayed = () =>
      eventually(async () =>
        expect(
          await kernel.database.query(
            `SELECT FROM kernel.checkpoints WHERE name = 'relay' AND position < (SELECT max(position) FROM kernel.events)`,
          ),
        ).toEqual([]),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        for (const { kind, of, count } of steps) {
          if (kind === 'say')
            for (let n = 0; n < count; n++) await say(kernel, { by: 'k0', talkId: `talk${(of * n) % 10}` });
          if (kind === 'say') await relayed();
          if (kind === 'give') await topic.give(of, count);
          if (kind === 'rebalance') topic.rebalance(count);
          if (kind === 'forget') topic.forget(count);
          if (kind === 'repeat') topic.repeat(count);
        }
        await relayed();
        for (const partition of [0, 1, 2]) await topic.give(partition, Infinity);
        await holds();
        expect(await away()).toBe(2);
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  });

  it('read anew when a reading has ended before they know of it', async () => {
    const { topic } = await world(new ToyTopic(1));
    await eventually(() => expect(topic.reader).toBeDefined());
  });

  it('go back to the log when an event has waited too long, though no broker answers', async () => {
    const { kernel, topic, away, holds } = await world();
    topic.away = true;
    await kernel.database.query(
      `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
       SELECT 'talk-late' || n % 4, n / 4 + 1, 'WordSaid', 1, '{"by":"k0","price":0}', 'system', n, now() - interval '20 s'
         FROM generate_series(0, 39) n`,
    );
    await eventually(async () => expect(await away()).toBe(0));
    await holds();
  });
});
