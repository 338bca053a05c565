import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from './app.js';
import { caughtUp } from './caught-up.js';
import { clusterUrl } from './kernel/index.js';
import { signUp } from './members.js';

const name = `owner_${randomBytes(4).toString('hex')}`;

async function onCluster(...statements: string[]): Promise<void> {
  const client = new pg.Client(await clusterUrl());
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

describe('PRV-01 a database whose owner is no superuser', () => {
  beforeAll(() =>
    onCluster(
      `CREATE ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD 'plain'`,
      `CREATE DATABASE ${name} OWNER ${name}`,
      `REVOKE ALL ON DATABASE ${name} FROM PUBLIC`,
    ),
  );
  afterAll(() => onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `DROP ROLE IF EXISTS ${name}`));

  it('is made, filled, followed and rebuilt by it', async () => {
    const url = new URL(await clusterUrl());
    Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` });
    const app = await testApp({ databaseUrl: url.href, work: true });
    await signUp(app, 'Anna', { credits: 10 });
    await caughtUp(app);
    await app.kernel.projections.rebuild('search');
    expect(await app.kernel.database.one('SELECT count(*) AS found FROM read.search')).toEqual({ found: 1 });
    expect(await app.kernel.database.one('SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual({
      rolsuper: false,
    });
  });
});
