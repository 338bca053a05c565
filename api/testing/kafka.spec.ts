import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KafkaBroker, type Kernel } from '../src/kernel/index.js';
import { BrokerFailure, type BrokerMessage, type KafkaAddress } from '../src/kernel/broker.js';
import { migrate } from '../src/kernel/migrate.js';
import { relayAnew } from '../src/kernel/relay-anew.js';
import { eventually, TEST_KEY, testDatabase, testKernel } from './kernel/index.js';
import { fill, say, talk, toyContext } from './kernel/toy.js';
import { BrokerProxy } from './broker-proxy.js';
import { freePort } from './free-port.js';
import { kafkaIsMissing, TestKafka } from './kafka-broker.js';
import { followersByTopic, ROUNDS } from './kafka-followers.js';
import { readModelsByTopic } from './kafka-read-models.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Maximum delay of a follower in milliseconds, whatever the broker does (EVT-06). */
const LATEST = 2_000;
const missing = kafkaIsMissing();
if (missing) console.log(missing);

// On CI everything must be tested, so a missing program is a failure, which `beforeAll` explains.
const suite = missing && !process.env.CI ? describe.skip : describe;
jest.setTimeout(600_000 + 10_000 * ROUNDS);

const numbered = (key: string, n: number): BrokerMessage => ({
  key,
  value: '{}',
  headers: { ce_id: `${n}`, ce_streamversion: `${n}` },
  partition: 0,
});

suite('EVT-03 EVT-06 the relay to a real Kafka', () => {
  let kafka: TestKafka;
  let proxy: BrokerProxy;
  let address: string;

  beforeAll(async () => {
    if (missing) throw new Error(missing);
    proxy = new BrokerProxy(() => kafka.port);
    const port = await proxy.listen();
    address = `127.0.0.1:${port}`;
    kafka = new TestKafka(await freePort(), port);
    await kafka.prepare();
    await kafka.start();
  }, 240_000);
  afterAll(async () => {
    proxy?.close();
    await kafka?.remove();
  });

  followersByTopic(() => ({ kafka, proxy, address }));

  /** Processes that all relay one log to a topic of its own, while someone talks and a follower reads along. */
  async function world({
    workers = 1,
    backlog,
    addresses = [address],
    topic = `relay-${randomBytes(4).toString('hex')}`,
  }: {
    workers?: number;
    backlog?: (kernel: Kernel) => Promise<unknown>;
    addresses?: string[];
    topic?: string;
  }) {
    const databaseUrl = await testDatabase(migrate);
    const brokers = Array.from({ length: workers }, () => new KafkaBroker({ brokers: addresses, topic }));
    const kernels = await Promise.all(
      brokers.map((broker) => testKernel({ databaseUrl, contexts: [toyContext], broker })),
    );
    const [kernel] = kernels as [Kernel];
    for (let n = 0; n < 5; n++) await fill(kernel, `k${n}`, 100_000);
    await backlog?.(kernel);
    for (const each of kernels) await each.work(new Map());

    let over = false;
    let latest = 0;
    const followed = async (words: number) => {
      const since = performance.now();
      for (;;) {
        const row = await kernel.database.one<{ words: number }>(`SELECT words FROM read.talks WHERE id = 'followed'`);
        latest = Math.max(latest, performance.now() - since);
        if (row && row.words >= words) return;
        // Gives up after a while, because a test that waits forever does not report the delay.
        if (performance.now() - since > 15_000) return;
        await sleep(10);
      }
    };
    const follower = (async () => {
      for (let words = 1; !over; words++) {
        await say(kernel, { by: 'k0', talkId: 'followed' });
        await followed(words);
      }
    })();
    const talker = (async () => {
      for (let n = 0; !over; n++) {
        const talks = [1, 2, 3, 4].map((by) => say(kernel, { by: `k${by}`, talkId: `talk${(n + by) % 7}` }));
        await Promise.all(talks);
        await sleep(20);
      }
    })();

    return {
      kernel,
      topic,
      /** Ends the talking; then the topic must hold the log except these, and no follower may have been late. */
      async ends(setAside: number[] = []) {
        over = true;
        await Promise.all([follower, talker]);
        await holdsTheLog(kernel, topic, setAside);
        expect(latest).toBeLessThan(LATEST);
        await Promise.all(kernels.map((each) => each.stop()));
      },
    };
  }

  const relayed = async ({ database }: Kernel) =>
    (await database.one<{ position: number }>(`SELECT position FROM kernel.checkpoints WHERE name = 'relay'`))!
      .position;

  async function holdsTheLog(kernel: Kernel, topic: string, setAside: number[] = []): Promise<void> {
    const stored = await kernel.database.query<{ position: number; stream: string; version: number }>(
      'SELECT position, stream, version FROM kernel.events ORDER BY position',
    );
    await eventually(async () => expect(await relayed(kernel)).toBe(stored.at(-1)!.position), { timeout: 30_000 });
    const read = await kafka.read(topic);
    const of = new Map(read.map((one) => [one.position, one]));
    const lacking = stored.map(({ position }) => position).filter((position) => !of.has(position));
    expect(lacking.slice(0, 5)).toEqual(setAside);
    expect(of.size).toBe(stored.length - setAside.length);

    // Repeats have been seen before: per key, the next version never comes too early.
    const versions = new Map<string, number>();
    const places = new Map<string, number>();
    for (const { key, headers, version, partition } of read) {
      const stream = headers.ce_subject!;
      expect(stream.endsWith(`-${key}`)).toBe(true);
      const last = versions.get(stream) ?? 0;
      expect(version).toBeLessThanOrEqual(last + 1);
      versions.set(stream, Math.max(last, version));
      expect(places.get(key) ?? partition).toBe(partition);
      places.set(key, partition);
    }
  }

  /** Waits until the relay has failed once more, so many times. */
  async function fails({ followers }: Kernel, times = 1): Promise<void> {
    const last = async () => (await followers.state()).relay!.lastError?.at.getTime();
    for (let n = 0; n < times; n++) {
      const before = await last();
      await eventually(async () => expect(await last()).not.toBe(before));
    }
  }

  it('EVT-03 an event over the broker’s limit is set aside and told once; the rest goes on', async () => {
    const backlog = ({ database }: Kernel) =>
      database.query(
        `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
         SELECT 'talk-' || by, 1, 'WordSaid', 1, jsonb_build_object('by', by, 'text', repeat('x', size)), 'system', by, now()
           FROM (VALUES ('before', 9), ('long', 1600000), ('after', 9)) AS said(by, size)`,
      );
    const { kernel, topic, ends } = await world({ backlog });
    await eventually(async () => expect(await kernel.followers.setAside()).toBe(1));
    const [long] = await kernel.database.query<{ position: number; bytes: number }>(
      `SELECT position, bytes FROM kernel.set_aside JOIN kernel.events USING (position) WHERE stream = 'talk-long'`,
    );
    expect(long!.bytes).toBeGreaterThan(1_600_000);
    expect((await kernel.followers.state()).relay!.lastError!.error).toContain(`Event ${long!.position} set aside`);
    await ends([long!.position]);
    const keys = (await kafka.read(topic)).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['before', 'after']));
    expect(keys).not.toContain('long');
  });

  it.each(['plain', 'scram-sha-256', 'scram-sha-512'] as const)(
    'over TLS, logged in by %s; not with another password',
    async (by) => {
      const topic = `secure-${by}`;
      const secured = kafka.secured(topic, by);
      const message = numbered('talk-1', 1);
      const relay = new KafkaBroker(secured);
      await relay.publish([message]);
      const stranger = new KafkaBroker({ ...secured, sasl: { ...secured.sasl!, password: 'another' } });
      await expect(stranger.publish([message])).rejects.toThrow(BrokerFailure);
      const untrusting = new KafkaBroker({ ...secured, ssl: true });
      await expect(untrusting.publish([message])).rejects.toThrow(BrokerFailure);
      expect(await kafka.read(topic)).toMatchObject([{ key: 'talk-1', position: 1 }]);
      for (const broker of [relay, stranger, untrusting]) await broker.close();
    },
  );

  it('the topic is made as configured, and one that differs is refused in one sentence', async () => {
    const topic = `made-${randomBytes(4).toString('hex')}`;
    const made = { brokers: [address], topic, partitions: 6, replication: 1, retentionDays: 30 };
    const opened = async (as: KafkaAddress) => {
      const broker = new KafkaBroker(as);
      await broker.open().finally(() => broker.close());
    };
    await opened(made);
    expect(await kafka.leaders(topic)).toHaveLength(6);
    await opened(made);
    await opened({ brokers: [address], topic });
    const differs = opened({ ...made, partitions: 7, replication: 2, retentionDays: 31 });
    await expect(differs).rejects.toThrow(
      new BrokerFailure(
        `Nothing is relayed to the topic ${topic}, which is not as configured: KAFKA_PARTITIONS=7, and it has 6; KAFKA_REPLICATION=2, and it has 1; KAFKA_RETENTION_DAYS=31, and it has 30`,
      ),
    );
    const kernel = await testKernel({ contexts: [toyContext], broker: new KafkaBroker({ ...made, partitions: 7 }) });
    await kernel.work(new Map());
    await eventually(async () =>
      expect((await kernel.followers.state()).relay!.lastError!.error).toContain('KAFKA_PARTITIONS=7'),
    );
    await kernel.stop();
  });

  it.each([true, false])('packed by gzip: %s; the same events arrive', async (gzip) => {
    const topic = `packed-${gzip}`;
    const broker = new KafkaBroker({ brokers: [address], topic, gzip });
    const before = await kafka.bytesOf(topic);
    await broker.publish([{ ...numbered('talk-1', 1), value: 'x'.repeat(100_000) }]);
    await broker.close();
    expect((await kafka.read(topic)).map(({ position }) => position)).toEqual([1]);
    const bytes = (await kafka.bytesOf(topic)) - before;
    if (gzip) expect(bytes).toBeLessThan(10_000);
    else expect(bytes).toBeGreaterThan(100_000);
  });

  it('EVT-05 each event is a CloudEvent, and a wiped topic is filled anew with the same bytes', async () => {
    const topic = `anew-${randomBytes(4).toString('hex')}`;
    const databaseUrl = await testDatabase(migrate);
    const broker = { brokers: [address], topic, partitions: 3 };
    const begin = async () => {
      const kernel = await testKernel({ databaseUrl, contexts: [toyContext], broker: new KafkaBroker(broker) });
      await kernel.work(new Map());
      return kernel;
    };
    const inOrder = async () => (await kafka.read(topic)).sort((a, b) => a.position - b.position);
    const first = await begin();
    for (let n = 0; n < 5; n++) await fill(first, `k${n}`, 1_000);
    for (let n = 0; n < 40; n++) await say(first, { by: `k${n % 5}`, talkId: `anew${n % 3}` });
    await holdsTheLog(first, topic);
    const before = await inOrder();
    const at = before.at(-1)!.position - 30;

    // Nobody may publish newer events first: readers would skip the older ones.
    await expect(relayAnew(first.database, new KafkaBroker(broker), at)).rejects.toThrow('still relays');
    await first.stop();
    const stopped = await testKernel({ databaseUrl, contexts: [toyContext] });
    await expect(relayAnew(stopped.database, new KafkaBroker(broker), at)).rejects.toThrow('still holds');
    await kafka.wipe(topic);
    await relayAnew(stopped.database, new KafkaBroker(broker), at);
    await stopped.stop();
    const second = await begin();
    await eventually(async () => expect(await relayed(second)).toBe(before.at(-1)!.position));
    expect(await inOrder()).toEqual(before.filter(({ position }) => position >= at));
    await second.stop();

    expect(before.find(({ key }) => key === 'anew1')).toEqual({
      key: 'anew1',
      partition: expect.any(Number),
      position: expect.any(Number),
      version: 1,
      value: expect.stringMatching(/^\{"by": ?"k1"/),
      headers: {
        ce_specversion: '1.0',
        ce_id: expect.stringMatching(/^\d+$/),
        ce_source: expect.stringMatching(/^http:/),
        ce_type: 'WordSaid',
        ce_subject: 'talk-anew1',
        ce_streamversion: '1',
        ce_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        ce_dataschema: 'urn:dating:event:WordSaid:1',
        ce_actor: expect.any(String),
        'content-type': 'application/json',
      },
    });
  });

  it('EVT-05 the reader of docs/events.md, killed and told again, counts each message once', async () => {
    const topic = `read-${randomBytes(4).toString('hex')}`;
    const broker = new KafkaBroker({ brokers: [address], topic, partitions: 3, gzip: true });
    const kernel = await testKernel({ contexts: [toyContext], broker });
    const send = (from: number, to: number) =>
      kernel.database.query(
        `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
         SELECT 'conversation-' || n % 7, n / 7 + 1, CASE n % 2 WHEN 0 THEN 'MessageSent' ELSE 'MessagesRead' END, 1,
                '{"price":3}', 'system', n, now() FROM generate_series($1::int, $2) n`,
        [from, to],
      );
    await send(0, 999);
    await kernel.work(new Map());

    const page = await readFile(join(root, 'docs/events.md'), 'utf8');
    const [, code] = /```js\n([^]*?)```/.exec(page)!;
    expect(code!.split('\n').length).toBeLessThanOrEqual(31);
    const folder = await mkdtemp(join(tmpdir(), 'dating-reader-'));
    const STATE = join(folder, 'state.json');
    const start = () =>
      spawn(process.execPath, ['--input-type=module', '--eval', code!], {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, BROKERS: address, TOPIC: topic, STATE },
      });
    const counts = async (messages: number) =>
      eventually(
        async () =>
          expect(JSON.parse(await readFile(STATE, 'utf8'))).toMatchObject({ messages, credits: 3 * messages }),
        { timeout: 60_000 },
      );
    const kill = (reader: ChildProcess) => {
      const gone = new Promise((resolve) => reader.once('exit', resolve));
      reader.kill('SIGKILL');
      return gone;
    };
    let reader = start();
    try {
      await counts(500);
      await kill(reader);
      await kernel.database.query(`UPDATE kernel.checkpoints SET position = 0 WHERE name = 'relay'`);
      await send(1_000, 1_999);
      const all = async () => expect((await kafka.read(topic)).length).toBeGreaterThanOrEqual(3_000);
      await eventually(all, { interval: 500 });
      reader = start();
      await counts(1_000);
    } finally {
      await kill(reader);
      await kernel.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('the broker is killed, and comes back', async () => {
    const { kernel, ends } = await world({});
    await eventually(async () => expect(await relayed(kernel)).toBeGreaterThan(0));
    for (let kills = 0; kills < 2; kills++) {
      await sleep(500);
      await kafka.kill();
      await fails(kernel, 2);
      await kafka.start();
    }
    await ends();
  });

  it('the broker hangs: it takes connections and answers nothing', async () => {
    const { kernel, ends } = await world({});
    await eventually(async () => expect(await relayed(kernel)).toBeGreaterThan(0));
    kafka.hang();
    await fails(kernel);
    // Until it has begun to try again.
    await sleep(1_000);
    kafka.goOn();
    await ends();
  });

  it('the way to the broker hangs', async () => {
    const { kernel, ends } = await world({});
    await eventually(async () => expect(await relayed(kernel)).toBeGreaterThan(0));
    proxy.way = 'stall';
    await fails(kernel);
    await sleep(1_000);
    proxy.way = 'open';
    await ends();
  });

  it('a reply is lost, and then nobody answers for a while', async () => {
    const { kernel, ends } = await world({});
    for (let times = 0; times < 2; times++) {
      const before = await relayed(kernel);
      await eventually(async () => expect(await relayed(kernel)).toBeGreaterThan(before));
      await proxy.loseReplyThenRefuse();
      await fails(kernel, 3);
      proxy.way = 'open';
    }
    await ends();
  });

  it('what is sent after a failure is not taken for what was sent before it', async () => {
    const topic = `relay-${randomBytes(4).toString('hex')}`;
    const broker = new KafkaBroker({ brokers: [address], topic });
    const ten = (from: number) => Array.from({ length: 10 }, (_, n) => numbered('one', from + n));
    await broker.publish(ten(1));
    const failed = expect(broker.publish(ten(11))).rejects.toThrow(/127\.0\.0\.1/);
    await proxy.loseReplyThenRefuse();
    await failed;
    proxy.way = 'open';
    await broker.publish(ten(21));
    await broker.close();
    expect((await kafka.read(topic)).map(({ position }) => position)).toEqual(
      ten(1)
        .concat(ten(11), ten(21))
        .map((_, n) => n + 1),
    );
  });

  it('two workers, whose leader loses its lock and its way to the broker', async () => {
    const { kernel, ends } = await world({ workers: 2 });
    for (let times = 0; times < 6; times++) {
      const before = await relayed(kernel);
      await eventually(async () => expect(await relayed(kernel)).toBeGreaterThan(before));
      await kernel.database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name IN ('dating relay', 'dating leader')`,
      );
      if (times % 2) proxy.cut();
      await sleep(300);
    }
    await ends();
  });

  it('a backlog of more than the broker takes at once', async () => {
    const text = 'x'.repeat(8_000);
    const backlog = (kernel: Kernel) =>
      Promise.all(
        Array.from({ length: 600 }, (_, n) =>
          kernel.store.transact(
            { actor: 'system', key: randomUUID(), request: { n }, writes: [talk.of(`long${n % 5}`)] },
            (tx) => tx.append(talk.of(`long${n % 5}`), { type: 'WordSaid', data: { by: 'k0', price: 0, text } }),
          ),
        ),
      );
    const { ends } = await world({ backlog });
    await ends();
  });

  it('the product is killed in the middle of a backlog', async () => {
    execFileSync(process.execPath, ['scripts/build.mjs', 'api'], { cwd: root });
    const databaseUrl = await testDatabase(migrate);
    const kernel = await testKernel({ databaseUrl });
    const topic = `relay-${randomBytes(4).toString('hex')}`;
    await kernel.database.query(
      `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
       SELECT 'talk-' || n % 100, n / 100 + 1, 'WordSaid', 1, '{"by":"somebody"}', 'system', n, now()
         FROM generate_series(0, 79999) n`,
    );
    const dataDir = await mkdtemp(join(tmpdir(), 'dating-relay-'));
    const [port, adminPort] = [await freePort(), await freePort()];
    const start = (): ChildProcess =>
      spawn(process.execPath, ['api/dist/src/app/main.js'], {
        cwd: root,
        stdio: 'ignore',
        env: {
          ...process.env,
          DATABASE_URL: databaseUrl,
          MASTER_KEY: TEST_KEY,
          ROLE: 'worker',
          PORT: `${port}`,
          ADMIN_PORT: `${adminPort}`,
          DATA_DIR: dataDir,
          KAFKA_BROKERS: address,
          KAFKA_TOPIC: topic,
          NODE_ENV: 'test',
        },
      });
    let child: ChildProcess;
    const kill = () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      return gone;
    };
    // One that fails to relay must not go on after the test.
    try {
      for (let kills = 0; kills < 3; kills++) {
        const before = await relayed(kernel).catch(() => 0);
        child = start();
        await eventually(async () => expect(await relayed(kernel).catch(() => 0)).toBeGreaterThan(before), {
          interval: 5,
          // It builds its read models first.
          timeout: 60_000,
        });
        expect(await relayed(kernel)).toBeLessThan(80_000);
        await kill();
      }
      child = start();
      await holdsTheLog(kernel, topic);
    } finally {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  // Last, because requests right after it may be routed to the broker that is gone.
  describe('with another broker', () => {
    let port: number;
    let second: TestKafka;
    let topic: string;
    beforeAll(async () => {
      port = await freePort();
      second = new TestKafka(port, port, kafka);
      await second.prepare();
      await second.start();
    });
    beforeEach(async () => {
      topic = `shared-${randomBytes(4).toString('hex')}`;
      // Rejected until the first node has seen the second.
      await eventually(() => kafka.createShared(topic));
      await eventually(bothLead);
    });
    afterAll(() => second.remove());

    const bothLead = async () => {
      const leaders = await kafka.leaders(topic);
      expect(new Set(leaders.map(({ leader }) => leader))).toEqual(new Set([1, 2]));
      expect(leaders.every(({ kept }) => kept === 2)).toBe(true);
    };
    const firstLeads = async () =>
      expect((await kafka.leaders(topic)).map(({ leader }) => leader)).toEqual([1, 1, 1, 1, 1, 1]);

    it('the leader is killed, comes back, and leads again while all are there', async () => {
      const { kernel, ends } = await world({ topic, addresses: [`127.0.0.1:${port}`, address] });
      const goesOn = async () => {
        const before = await relayed(kernel);
        await eventually(async () => expect(await relayed(kernel)).toBeGreaterThan(before));
      };
      await goesOn();
      await second.kill();
      await eventually(firstLeads);
      await goesOn();
      await second.start();
      await eventually(bothLead);
      await goesOn();
      await ends();
    });

    it('EVT-01 EVT-06 the read models of real workers are those of a rebuild, also if these and the leader are killed', () =>
      readModelsByTopic(
        { brokers: [`127.0.0.1:${port}`, address], topic },
        {
          kills: ROUNDS / 6,
          disturb: async () => {
            await second.kill();
            await eventually(firstLeads);
            await second.start();
            await eventually(bothLead);
          },
        },
      ));
  });
});
