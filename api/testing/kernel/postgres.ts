import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll } from '@jest/globals';

const made: string[] = [];

/**
 * Creates a database on the test cluster that is dropped after the test file, and returns its URL. It is a copy of a
 * template database that `prepare` sets up once per run.
 */
export async function testDatabase(
  prepare?: (url: string) => Promise<void>,
  templateName = 'migrated',
): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onCluster(async (cluster) => {
    const template = prepare ? await prepared(cluster, templateName, prepare) : 'template1';
    await cluster.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  made.push(name);
  return addressOf(name);
}

/** A copy of a test database as it stands, also while it is in use: connections are ended and come back by themselves. */
export async function copyOfDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const source = new URL(url).pathname.slice(1);
  await onCluster(async (cluster) => {
    await cluster.query(`ALTER DATABASE ${source} ALLOW_CONNECTIONS false`);
    await cluster.query('SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = $1', [source]);
    await cluster.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
    await cluster.query(`ALTER DATABASE ${source} ALLOW_CONNECTIONS true`);
  });
  made.push(name);
  return addressOf(name);
}

/** Makes of a copy what scripts/backup.sh leaves of a database: no read models. */
export async function leaveOutReadModels(url: string): Promise<void> {
  const database = new pg.Client(url);
  await database.connect();
  try {
    const { rows } = await database.query<{ name: string }>(
      `SELECT format('read.%I', tablename) AS name FROM pg_tables WHERE schemaname = 'read'`,
    );
    await database.query(`DROP TABLE ${rows.map(({ name }) => name).join(', ')}; DELETE FROM kernel.projections`);
  } finally {
    await database.end();
  }
}

async function prepared(cluster: pg.Client, name: string, prepare: (url: string) => Promise<void>): Promise<string> {
  // Test files run in several processes: the first one prepares the template, the others wait for it.
  await cluster.query('SELECT pg_advisory_lock(1)');
  try {
    const { rowCount } = await cluster.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) {
      const unfinished = `${name}_unfinished`;
      await cluster.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
      await cluster.query(`CREATE DATABASE ${unfinished}`);
      await prepare(await addressOf(unfinished));
      await cluster.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    }
  } finally {
    await cluster.query('SELECT pg_advisory_unlock(1)');
  }
  return name;
}

afterAll(async () => {
  const names = made.splice(0);
  if (names.length === 0) return;
  await onCluster(async (cluster) => {
    for (const name of names) await cluster.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
});

async function onCluster(work: (cluster: pg.Client) => Promise<void>): Promise<void> {
  const cluster = new pg.Client(await clusterUrl());
  await cluster.connect();
  try {
    await work(cluster);
  } finally {
    await cluster.end();
  }
}

/** The address of the test cluster, which starts when the first test asks (see `scripts/test-postgres.mjs`). */
export async function clusterUrl(): Promise<string> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_ASK: ask } = process.env;
  if (url) return url;
  if (!ask) throw new Error('There is no test database; run the tests through jest');
  const answer = await fetch(ask);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return (process.env.TEST_DATABASE_URL = text);
}

async function addressOf(database: string): Promise<string> {
  const url = new URL(await clusterUrl());
  url.pathname = `/${database}`;
  return url.href;
}
