import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Kafka, logLevel, type Admin, type EachBatchPayload } from 'kafkajs';
import type { KafkaAddress } from '../src/kernel/broker.js';
import { freePort } from './free-port.js';

const VERSION = '4.1.0';
const home = fileURLToPath(new URL(`../../.cache/kafka-${VERSION}/`, import.meta.url));
const libs = join(home, 'libs');
const run = promisify(execFile);
const USER = 'dating';
const PASSWORD = 'for-tests-alone';
const jaasOf = (mechanism: string, module: string, more = '') => ({
  [`listener.name.secure.${mechanism}.sasl.jaas.config`]: `org.apache.kafka.common.security.${module} required${more};`,
});

/** Why no broker can be started on this machine, in one sentence; undefined if it can. */
export function kafkaIsMissing(): string | undefined {
  const works = (program: string, ...args: string[]) => {
    try {
      execFileSync(program, args, { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  const lacking = [!works('java', '-version') && 'Java 17', !works('mvn', '-version') && 'Maven'].filter(Boolean);
  return lacking.length > 0
    ? `Skipped: the relay was not tried against a real Kafka, for this machine has no ${lacking.join(' and no ')}.`
    : undefined;
}

export interface Relayed {
  key: string;
  partition: number;
  position: number;
  version: number;
  headers: Record<string, string>;
  value: string;
}

/**
 * An Apache Kafka broker on loopback, whose jars Maven downloads once. It ends with the process that started it. The
 * first node is the controller; others join it.
 */
export class TestKafka {
  private readonly id: number;
  private readonly cluster: string;
  private controller = 0;
  private folder = '';
  private child: ChildProcess | undefined;
  private callOff: (() => void) | undefined;
  private direct = 0;
  private certificate = '';
  /** Where only who logs in over TLS is heard. */
  private secure = 0;

  /** @param advertised the port that clients are told to use, a proxy's; the broker itself listens on `port` */
  constructor(
    readonly port: number,
    private readonly advertised: number,
    private readonly first?: TestKafka,
  ) {
    this.id = first ? 2 : 1;
    this.cluster = first?.cluster ?? randomBytes(16).toString('base64url');
  }

  get pid(): number {
    return this.child!.pid!;
  }

  async prepare(): Promise<void> {
    await fetchJars();
    this.folder = await mkdtemp(join(tmpdir(), 'dating-kafka-'));
    const direct = await freePort();
    const controller = this.first?.controller ?? (await freePort());
    this.direct = direct;
    this.secure = await freePort();
    this.controller = controller;
    const [outside, inside] = [`127.0.0.1:${this.port}`, `127.0.0.1:${direct}`];
    const properties = {
      'process.roles': this.first ? 'broker' : 'broker,controller',
      'node.id': this.id,
      'controller.quorum.voters': `1@127.0.0.1:${controller}`,
      listeners: `OUTSIDE://${outside},INSIDE://${inside},SECURE://127.0.0.1:${this.secure}${this.first ? '' : `,CONTROLLER://127.0.0.1:${controller}`}`,
      'advertised.listeners': `OUTSIDE://127.0.0.1:${this.advertised},INSIDE://${inside},SECURE://127.0.0.1:${this.secure}`,
      'inter.broker.listener.name': 'INSIDE',
      'controller.listener.names': 'CONTROLLER',
      'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,OUTSIDE:PLAINTEXT,INSIDE:PLAINTEXT,SECURE:SASL_SSL',
      'sasl.enabled.mechanisms': 'PLAIN,SCRAM-SHA-256,SCRAM-SHA-512',
      ...jaasOf('plain', 'plain.PlainLoginModule', ` user_${USER}="${PASSWORD}"`),
      ...jaasOf('scram-sha-256', 'scram.ScramLoginModule'),
      ...jaasOf('scram-sha-512', 'scram.ScramLoginModule'),
      'ssl.keystore.type': 'PKCS12',
      'ssl.keystore.location': join(this.folder, 'key.p12'),
      'ssl.keystore.password': PASSWORD,
      'log.dirs': join(this.folder, 'log'),
      // A short session timeout, so that a killed broker can rejoin soon: until then its place counts as taken.
      'broker.session.timeout.ms': 1_500,
      'broker.heartbeat.interval.ms': 300,
      // A broker that rejoins becomes leader again at once, so that leadership changes while all brokers are up.
      'leader.imbalance.check.interval.seconds': 1,
      'leader.imbalance.per.broker.percentage': 0,
      'num.partitions': 3,
      'offsets.topic.num.partitions': 1,
      'offsets.topic.replication.factor': 1,
      'transaction.state.log.replication.factor': 1,
      'transaction.state.log.min.isr': 1,
      'group.initial.rebalance.delay.ms': 0,
    };
    const keytool = (...args: string[]) =>
      run('keytool', [...args, '-alias', 'broker', '-keystore', 'key.p12', '-storepass', PASSWORD], {
        cwd: this.folder,
      });
    await keytool('-genkeypair', '-keyalg', 'EC', '-dname', 'CN=127.0.0.1', '-ext', 'SAN=ip:127.0.0.1');
    this.certificate = (await keytool('-exportcert', '-rfc')).stdout;
    const lines = Object.entries(properties).map(([name, value]) => `${name}=${value}`);
    await writeFile(this.properties, lines.join('\n'));
    // With `=`, because one id in 64 begins with a dash and would be parsed as an option.
    const user = ['SCRAM-SHA-256', 'SCRAM-SHA-512'].flatMap((mechanism) => [
      '--add-scram',
      `${mechanism}=[name=${USER},password=${PASSWORD}]`,
    ]);
    const id = `--cluster-id=${this.cluster}`;
    await run('java', [...java(128), 'kafka.tools.StorageTool', 'format', id, '-c', this.properties, ...user]);
  }

  /** How the relay reaches it over TLS, as a user with a password. */
  secured(topic: string, mechanism: NonNullable<KafkaAddress['sasl']>['mechanism']): KafkaAddress {
    return {
      brokers: [`127.0.0.1:${this.secure}`],
      topic,
      ssl: { ca: this.certificate },
      sasl: { mechanism, username: USER, password: PASSWORD },
    };
  }

  async start(): Promise<void> {
    const child = spawn('java', [...java(384), 'kafka.Kafka', this.properties], { stdio: 'ignore', cwd: this.folder });
    this.child = child;
    const processes = (await import(new URL('../../scripts/processes.mjs', import.meta.url).href)) as {
      endWithUs: (pid: number, signal: string, folder?: string) => () => void;
    };
    this.callOff = processes.endWithUs(child.pid!, 'KILL', this.folder);
    while (!(await opens(this.direct)) || !(await opens(this.port))) {
      if (child.exitCode !== null) throw new Error(`Kafka ended with ${child.exitCode}`);
      await sleep(50);
    }
  }

  async kill(): Promise<void> {
    this.callOff?.();
    const child = this.child!;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.child = undefined;
  }

  /** Suspends the broker: its port stays open and accepts connections, but nothing answers. */
  hang(): void {
    this.child!.kill('SIGSTOP');
  }

  goOn(): void {
    this.child!.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    if (this.child) await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Creates a topic with two replicas; each node leads some of its partitions. */
  createShared(topic: string): Promise<unknown> {
    const topics = [{ topic, numPartitions: 6, replicationFactor: 2 }];
    return this.administer((admin) => admin.createTopics({ topics, waitForLeaders: true }));
  }

  /** The leader of each partition of the topic, and its number of in-sync replicas. */
  async leaders(topic: string): Promise<{ leader: number; kept: number }[]> {
    const { topics } = await this.administer((admin) => admin.fetchTopicMetadata({ topics: [topic] }));
    return topics[0]!.partitions.map(({ leader, isr }) => ({ leader, kept: isr.length }));
  }

  /** Size of the topic's files here. */
  async bytesOf(topic: string): Promise<number> {
    const files = globSync(`log/${topic}-*/*.log`, { cwd: this.folder });
    const sizes = await Promise.all(files.map((file) => stat(join(this.folder, file))));
    return sizes.reduce((sum, { size }) => sum + size, 0);
  }

  async drop(topic: string): Promise<void> {
    await this.administer((admin) => admin.deleteTopics({ topics: [topic] }));
  }

  /** Removes all that the topic holds, as its retention would. */
  async wipe(topic: string): Promise<void> {
    await this.administer(async (admin) => {
      const partitions = (await admin.fetchTopicOffsets(topic)).map(({ partition }) => ({ partition, offset: '-1' }));
      await admin.deleteTopicRecords({ topic, partitions });
    });
  }

  private async administer<A>(work: (admin: Admin) => Promise<A>): Promise<A> {
    const kafka = new Kafka({ clientId: 'admin', brokers: [`127.0.0.1:${this.direct}`], logLevel: logLevel.NOTHING });
    const admin = kafka.admin();
    await admin.connect();
    return work(admin).finally(() => admin.disconnect());
  }

  /** All messages in the topic, in order within each partition. */
  async read(topic: string): Promise<Relayed[]> {
    const kafka = new Kafka({
      clientId: 'reader',
      brokers: [`127.0.0.1:${this.direct}`],
      logLevel: logLevel.NOTHING,
    });
    const admin = kafka.admin();
    await admin.connect();
    const ends = await admin
      .fetchTopicOffsets(topic)
      .catch(() => [])
      .finally(() => admin.disconnect());
    const total = ends.reduce((sum, { low, high }) => sum + Number(high) - Number(low), 0);
    const read: Relayed[] = [];
    if (total === 0) return read;
    const consumer = kafka.consumer({ groupId: randomBytes(6).toString('hex') });
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      const eachBatch = ({ batch: { partition, messages } }: EachBatchPayload) => {
        for (const { key, value, headers: bytes } of messages) {
          const headers = Object.fromEntries(Object.entries(bytes ?? {}).map(([name, text]) => [name, String(text)]));
          const [position, version] = [Number(headers.ce_id), Number(headers.ce_streamversion)];
          read.push({ key: String(key), partition, position, version, headers, value: String(value) });
        }
        if (read.length >= total) resolve();
        return Promise.resolve();
      };
      consumer.run({ eachBatch }).catch(reject);
    });
    await consumer.disconnect();
    return read;
  }

  private get properties(): string {
    return join(this.folder, 'server.properties');
  }
}

const java = (megabytes: number) => [
  '-Xms64m',
  `-Xmx${megabytes}m`,
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-cp',
  join(libs, '*'),
];

/** Downloads the jars from Maven Central into `.cache`, atomically. */
async function fetchJars(): Promise<void> {
  if (existsSync(libs)) return;
  await mkdir(home, { recursive: true });
  const folder = await mkdtemp(join(home, 'fetching-'));
  await writeFile(
    join(folder, 'pom.xml'),
    `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
       <groupId>test</groupId><artifactId>broker</artifactId><version>1</version><packaging>pom</packaging>
       <dependencies><dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId>
         <version>${VERSION}</version></dependency></dependencies></project>`,
  );
  const goal = ['dependency:copy-dependencies', '-DoutputDirectory=libs', '-DincludeScope=runtime'];
  await run('mvn', ['-B', '-q', ...goal], { cwd: folder });
  // Another run may have finished first.
  await rename(join(folder, 'libs'), libs).catch((error: unknown) => {
    if (!existsSync(libs)) throw error;
  });
  await rm(folder, { recursive: true, force: true });
}

const opens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false)).once('connect', () => socket.destroy());
  });
