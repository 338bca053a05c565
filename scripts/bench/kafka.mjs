// Measures the relay and the followers of the topic on a real Kafka, with a backlog written by COPY. Usage:
// npm run bench:kafka [-- --events 1000000 --partitions 6 --gzip none]. Needs Java 17 and Maven. Prints one line of JSON for
// the relay, one for a worker that reads the topic and one for the same worker by the log: events a second, and CPU time
// of each event of the process, PostgreSQL and the broker.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { registerHooks } from 'node:module';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { hooks } from '../../api/testing/jest/load.mjs';
import { freePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';
import { cpuOf, parentOf, postgresCpu } from './cpu.mjs';

registerHooks(hooks);
const { TestKafka, kafkaIsMissing } = await import('../../api/testing/kafka-broker.ts');
const { KafkaBroker } = await import('../../api/src/kernel/broker.ts');
const missing = kafkaIsMissing();
if (missing) throw new Error(missing);

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    partitions: { type: 'string', default: '6' },
    gzip: { type: 'string', default: 'gzip' },
    profile: { type: 'string' },
  },
});
const PROFILED = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
const PARTITIONS = Number(values.partitions);
/** Who takes nothing of some types saves so many positions later. */
const UNSAVED = 5_000;
const postgres = await startPostgres({ durable: true });
const port = await freePort();
const kafka = new TestKafka(port, port);
const client = new pg.Client({ connectionString: postgres.url });
const children = new Set();
try {
  await kafka.prepare();
  await kafka.start();
  await client.connect();
  const postmaster = parentOf(client.processID);
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    KAFKA_BROKERS: `127.0.0.1:${port}`,
    KAFKA_PARTITIONS: values.partitions,
    KAFKA_COMPRESSION: values.gzip,
    EVENTS: values.events,
    LOG_LEVEL: 'warn',
  };
  /** @returns once it is about to begin */
  const start = async (role) => {
    const child = spawn(process.execPath, [...PROFILED, 'dist/bench/kafka.js', role], {
      cwd: fileURLToPath(new URL('../../api', import.meta.url)),
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.add(child);
    child.gone = once(child, 'exit').then(() => children.delete(child));
    await Promise.race([once(child.stdout, 'data'), child.gone]);
    return child;
  };
  const end = async (child) => {
    child.stdin.end();
    await child.gone;
  };
  const one = async (sql) => Number((await client.query(sql)).rows[0].n);
  const until = async (sql, least) => {
    while ((await one(sql)) < least) await sleep(50);
  };

  await start('fill');
  const head = await one('SELECT max(position) AS n FROM kernel.events');

  const used = (child) => ({ node: cpuOf(child.pid), postgres: postgresCpu(postmaster), broker: cpuOf(kafka.pid) });
  const measure = async (role, child, position, least) => {
    const [before, began] = [used(child), performance.now()];
    await until(position, least);
    const [after, seconds] = [used(child), (performance.now() - began) / 1000];
    const each = (whose) => Number(((after[whose] - before[whose]) / head).toFixed(1));
    const cpu_us = { node: each('node'), postgres: each('postgres'), broker: each('broker') };
    const per_second = Math.round(head / seconds);
    console.log(JSON.stringify({ role, events: head, per_second, cpu_us, load: Number(loadavg()[0].toFixed(1)) }));
  };
  const relayed = "SELECT position AS n FROM kernel.checkpoints WHERE name = 'relay'";
  const reached = "SELECT min(position) AS n FROM kernel.reached WHERE name LIKE 'projection %'";

  const relay = await start('relay');
  await measure('relay', relay, relayed, head);
  await end(relay);

  // As if the read models had changed over to an empty topic, which a worker reads; then it is filled.
  env.KAFKA_TOPIC = 'followed';
  const topic = new KafkaBroker({ brokers: [env.KAFKA_BROKERS], topic: env.KAFKA_TOPIC, partitions: PARTITIONS });
  await topic.open();
  await topic.close();
  await client.query(
    `INSERT INTO kernel.partitions SELECT name, n, 0 FROM kernel.checkpoints, generate_series(0, ${PARTITIONS - 1}) n
      WHERE name LIKE 'projection %'`,
  );
  await client.query(`UPDATE kernel.checkpoints SET position = 0, partitions = ${PARTITIONS}`);
  const worker = await start('topic');
  await sleep(5_000);
  const filling = await start('relay');
  await measure('topic', worker, reached, head);
  await end(worker);
  await end(filling);

  const tables = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'read'");
  await client.query(`TRUNCATE ${tables.rows.map(({ tablename }) => `read.${tablename}`).join(', ')}`);
  await client.query('DELETE FROM kernel.partitions');
  await client.query("UPDATE kernel.checkpoints SET position = 0, partitions = NULL WHERE name LIKE 'projection %'");
  const follower = await start('store');
  await measure('store', follower, reached, head - UNSAVED);
  await end(follower);
} finally {
  for (const child of children) child.kill('SIGKILL');
  await client.end();
  await kafka.remove();
  await postgres.stop();
}
