import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { Kernel } from '../src/kernel/index.js';
import { KafkaBroker, type BrokerMessage, type KafkaAddress } from '../src/kernel/broker.js';
import { migrate } from '../src/kernel/migrate.js';
import type { Job } from '../src/kernel/policy.js';
import { partitionOf } from '../src/kernel/partition-of.js';
import { relayAnew } from '../src/kernel/relay-anew.js';
import { leaveGapBehindRestored } from '../src/kernel/restored.js';
import { KafkaTopic } from '../src/kernel/topic.js';
import { eventually, testDatabase, testKernel } from './kernel/index.js';
import { followedContext as context, told } from './kernel/followed.js';
import { fill, gate, purse, say, talk } from './kernel/toy.js';
import type { BrokerProxy } from './broker-proxy.js';
import type { TestKafka } from './kafka-broker.js';

const WORKER = fileURLToPath(new URL('kernel/follower-worker.mjs', import.meta.url));
const BY_TOPIC = ['policy tell-of-words', 'projection spoken', 'projection talks'];
const MODELS = ['talks', 'spoken', 'last_words'];

const wordOf = (talkId: string, position: number, version: number): BrokerMessage => ({
  key: talkId,
  value: '{"by":"k0","price":1}',
  partition: partitionOf(talkId, 3),
  headers: {
    ce_id: `${position}`,
    ce_type: 'WordSaid',
    ce_subject: `talk-${talkId}`,
    ce_streamversion: `${version}`,
    ce_time: new Date().toISOString(),
    ce_dataschema: 'urn:dating:event:WordSaid:1',
    ce_actor: 'k0',
  },
});

/**
 * How often the longer of these tests is disturbed, where a kill counts for six: `FOLLOWER_ROUNDS=60` kills ten workers
 * in each, and `FOLLOWER_ROUNDS=200` makes it a run of half an hour.
 */
export const ROUNDS = Number(process.env.FOLLOWER_ROUNDS ?? 6);

export function followersByTopic(at: () => { kafka: TestKafka; proxy: BrokerProxy; address: string }): void {
  async function world(partitions: number) {
    const { kafka, proxy, address } = at();
    const topic = `followed-${randomBytes(4).toString('hex')}`;
    const databaseUrl = await testDatabase(migrate);
    const run = () => Promise.resolve();
    const errors: string[] = [];
    const begin = async (follow: 'kafka' | 'store', of: Partial<KafkaAddress> = {}) => {
      const where = { brokers: [address], topic, partitions, ...of };
      const worker = await testKernel({
        databaseUrl,
        contexts: [context],
        broker: new KafkaBroker(where),
        ...(follow === 'kafka' && { topic: new KafkaTopic(where) }),
        logTo: { write: (line) => void errors.push(line) },
        env: { LOG_LEVEL: 'error' },
      });
      await worker.work(new Map<Job, { run: typeof run }>([[told, { run }]]));
      return worker;
    };
    const kernel = await testKernel({ databaseUrl, contexts: [context] });
    // A job that is queued again after it ran would be found here twice.
    await kernel.database.query('CREATE TABLE queued (key text)');
    await kernel.database.query(
      `CREATE FUNCTION note_queued() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN INSERT INTO queued VALUES (new.key); RETURN new; END $$`,
    );
    await kernel.database.query(
      `CREATE TRIGGER note_queued AFTER INSERT ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION note_queued()`,
    );
    for (let n = 0; n < 5; n++) await fill(kernel, `k${n}`, 1_000_000);
    const away = async () =>
      (
        await kernel.database.query<{ name: string }>(
          `SELECT name FROM kernel.checkpoints WHERE partitions IS NOT NULL AND name <> 'relay' ORDER BY name`,
        )
      ).map(({ name }) => name);
    let over = false;
    const talkers = [0, 1, 2, 3, 4].map(async (by) => {
      for (let n = by; !over; n++) {
        await say(kernel, { by: `k${by}`, talkId: `${'talk'.slice(n % 3)}${n % 17}` });
        await sleep(randomInt(15));
      }
    });
    return {
      kafka,
      proxy,
      kernel,
      topic,
      errors,
      begin,
      /** Followers by the topic may change over again at once. */
      rest: () => kernel.database.query('UPDATE kernel.checkpoints SET returned_at = NULL'),
      followsTopic: () => eventually(async () => expect(await away()).toEqual(BY_TOPIC), { timeout: 60_000 }),
      followsLog: () => eventually(async () => expect(await away()).toEqual([]), { timeout: 60_000 }),
      async silence() {
        over = true;
        await Promise.all(talkers);
      },
      /** Everything was taken once: rows are those of a rebuild, every word was told of once. */
      async holds(workers: Kernel[]) {
        over = true;
        await Promise.all(talkers);
        await eventually(
          async () => {
            const lags = await kernel.followers.lags();
            expect(lags.map(({ name, events }) => [name, events])).toEqual(lags.map(({ name }) => [name, 0]));
          },
          { timeout: 60_000 },
        );
        const words = await kernel.database.query<{ key: string }>(
          `SELECT substr(stream, 6) || ' ' || version AS key FROM kernel.events WHERE type = 'WordSaid' ORDER BY 1`,
        );
        const all = words.map(({ key }) => key).sort();
        const queued = await kernel.database.query<{ key: string }>('SELECT key FROM queued');
        expect(queued.map(({ key }) => key.replace('tell-of-word ', '')).sort()).toEqual(all);
        const rows = () =>
          Promise.all(MODELS.map((model) => kernel.database.query(`SELECT * FROM read.${model} ORDER BY 1`)));
        const followed = await rows();
        for (const worker of workers) await worker.stop();
        for (const model of MODELS) await kernel.projections.rebuild(model);
        expect(followed).toEqual(await rows());
        await kernel.stop();
      },
    };
  }

  describe('EVT-06 followers that read the topic', () => {
    it('change over and back while events are written, whatever is cut, ended, or given twice meanwhile', async () => {
      const { begin, rest, proxy, kernel, followsTopic, followsLog, holds } = await world(5);
      const workers = [await begin('store')];
      await sleep(300);
      workers.push(await begin('kafka'), await begin('kafka'));
      // The first of them may hold the lead, and takes back what changes over.
      await workers.shift()!.stop();
      await rest();
      await followsTopic();
      const disturb: (() => unknown)[] = [
        () => proxy.cut(),
        async () => workers.push(await begin('kafka')),
        async () => workers.shift()!.stop(),
        () =>
          kernel.database.query(
            `UPDATE kernel.checkpoints SET position = greatest(0, position - 200) WHERE name = 'relay'`,
          ),
        () =>
          kernel.database.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND random() < 0.5
                AND application_name <> 'dating lane' AND pid <> pg_backend_pid()`,
          ),
        () => kernel.projections.rebuild('talks'),
      ];
      for (let round = 0; round < ROUNDS; round++) {
        await disturb[round < disturb.length ? round : randomInt(disturb.length)]!();
        if (workers.length === 0) workers.push(await begin('kafka'));
        await sleep(randomInt(700));
        await rest();
      }
      await followsTopic();
      const last = await begin('store');
      for (const worker of workers.splice(0)) await worker.stop();
      await followsLog();
      await holds([last]);
    });

    it('count every event once while workers are killed at random', async () => {
      const { kernel, topic, rest, followsTopic, holds } = await world(5);
      const children: ChildProcess[] = [];
      const start = () => {
        const env = { ...process.env, DATABASE_URL: kernel.config.databaseUrl, BROKERS: at().address, TOPIC: topic };
        children.push(spawn(process.execPath, [WORKER], { stdio: ['pipe', 'ignore', 'ignore'], env }));
      };
      const kill = (child: ChildProcess) => {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        return gone;
      };
      try {
        for (let n = 0; n < 3; n++) start();
        await followsTopic();
        for (let round = 0; round < ROUNDS / 6; round++) {
          await sleep(randomInt(1_500));
          await kill(children.splice(randomInt(children.length), 1)[0]!);
          start();
          await rest();
        }
        await holds([]);
      } finally {
        await Promise.all(children.map(kill));
      }
    });

    it('take from the log what the broker refused, and what the topic no longer has', async () => {
      const { begin, kafka, topic, rest, kernel, followsTopic, silence, holds } = await world(3);
      const first = await begin('kafka');
      await followsTopic();
      const text = 'x'.repeat(1_600_000);
      await kernel.store.transact({ actor: 'system', key: 'long', request: {}, writes: [talk.of('long')] }, (tx) =>
        tx.append(talk.of('long'), { type: 'WordSaid', data: { by: 'k0', price: 0, text } }),
      );
      await eventually(async () => expect(await kernel.followers.setAside()).toBe(1));
      await sleep(300);
      await first.stop();
      await sleep(300);
      await silence();
      // Relayed, deleted and never read: by one that only relays.
      const relaying = await testKernel({
        databaseUrl: kernel.config.databaseUrl,
        contexts: [{ name: 'none', streams: [purse, talk, gate] }],
        broker: new KafkaBroker({ brokers: [at().address], topic, partitions: 3 }),
      });
      await relaying.work(new Map());
      const behind = () =>
        kernel.database.one(
          `SELECT FROM kernel.checkpoints WHERE name = 'relay' AND position < (SELECT max(position) FROM kernel.events)`,
        );
      await eventually(async () => expect(await behind()).toBeUndefined());
      await relaying.stop();
      await kafka.wipe(topic);
      // As it is when a backup was restored: the topic knows of words that nobody has said.
      const [head, from] = await leaveGapBehindRestored(kernel.database);
      expect(from).toBeGreaterThan(head + 10);
      const ghosts = Array.from({ length: 10 }, (_, n) => wordOf('ghost', head + 1 + n, n + 1));
      const broker = new KafkaBroker({ brokers: [at().address], topic });
      await broker.publish(ghosts);
      await broker.close();
      const second = await begin('kafka');
      await rest();
      await followsTopic();
      for (let n = 0; n < 10; n++) await say(kernel, { by: 'k0', talkId: 'ghost' });
      await holds([second]);
    });

    it('go back to the log before the topic is filled anew with other partitions', async () => {
      const { begin, kafka, topic, rest, kernel, followsTopic, holds } = await world(3);
      const first = await begin('kafka');
      await followsTopic();
      await sleep(300);
      await first.stop();
      await kafka.drop(topic);
      await relayAnew(kernel.database, new KafkaBroker({ brokers: [at().address], topic, partitions: 7 }), 1);
      const second = await begin('kafka', { partitions: 7 });
      await eventually(
        async () =>
          expect(
            await kernel.database.query(`SELECT DISTINCT partitions FROM kernel.checkpoints WHERE partitions <> 7`),
          ).toEqual([]),
        { timeout: 60_000 },
      );
      await rest();
      await followsTopic();
      await sleep(300);
      await holds([second]);
    });
  });
}
