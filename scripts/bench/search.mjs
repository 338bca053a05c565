// Measures the search of members over HTTP beside the same SQL bare, on one PostgreSQL in one run. Usage:
// npm run bench:search [-- --members 1000000 --seconds 3 --connections 8]. Prints one line of JSON for each kind of
// search: latencies, requests a second, the same SQL bare a second, the ratio, and the CPU time of each. Fails if a ratio is below
// 0.45.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { freePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';
import { cpuOf, parentOf, postgresCpu } from './cpu.mjs';

const LEAST_OF_BARE = 0.45;
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
  },
});
const [SECONDS, CONNECTIONS] = [values.seconds, values.connections].map(Number);
const dataDir = mkdtempSync(join(tmpdir(), 'dating-search-'));
const postgres = await startPostgres({ durable: false });
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const clients = [];
let missed = 0;
let child;
try {
  child = spawn(process.execPath, ['dist/bench/search.js'], {
    cwd: fileURLToPath(new URL('../../api', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NETWORK_LIMITS: '1000000',
      DATABASE_URL: postgres.url,
      MASTER_KEY: randomBytes(32).toString('base64'),
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      MEMBERS: values.members,
      LOG_LEVEL: 'warn',
    },
  });
  const cases = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    const told = JSON.parse(line);
    if (told.done) break;
    if (told.asks) cases.push(told);
    else console.log(line);
  }
  if (cases.length === 0) throw new Error('nothing was filled');
  for (let n = 0; n < CONNECTIONS; n++) {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    clients.push(client);
  }
  const postmaster = parentOf(clients[0].processID);
  for (const one of cases) {
    // In turn, so that a change of the machine's other load meets both.
    const halves = one.once ? [1] : [0.5, 0.5];
    const [http, sql, page] = [[], [], []];
    const statementsOfPage = one.statements.map((all) => all.filter(({ text }) => text.includes('"joinedAt"')));
    for (const half of halves) {
      const ms = SECONDS * 1000 * half;
      http.push(await measure(ms, one.once ? one.asks.length : Infinity, (n) => ask(one, n), child.pid, postmaster));
      sql.push(
        await measure(
          ms,
          Infinity,
          (n, lane) => run(clients[lane], one.statements[n % one.statements.length]),
          process.pid,
          postmaster,
        ),
      );
      page.push(
        await measure(
          ms / 2,
          Infinity,
          (n, lane) => run(clients[lane], statementsOfPage[n % statementsOfPage.length]),
          process.pid,
          postmaster,
        ),
      );
    }
    const [ours, bare, only] = [http, sql, page].map(summary);
    const ofBare = Number((ours.per_second / bare.per_second).toFixed(2));
    if (ofBare < LEAST_OF_BARE) missed++;
    console.log(
      JSON.stringify({
        search: one.name,
        http: ours,
        bare,
        statements: Math.round(one.statements.flat().length / one.statements.length),
        of_bare: ofBare,
        page_sql: only,
        load: Number(loadavg()[0].toFixed(1)),
      }),
    );
  }
} finally {
  agent.destroy();
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  child?.stdin.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (missed > 0) {
  console.log(`${missed} searches answered fewer than ${LEAST_OF_BARE} requests for each time that their SQL ran bare`);
  process.exitCode = 1;
}

/**
 * Does something again and again for some milliseconds, on every connection at once; how long each took, and the CPU
 * time of a process of Node and of PostgreSQL.
 */
async function measure(ms, most, work, node, postmaster) {
  const times = [];
  const used = () => ({ node: cpuOf(node), postgres: postgresCpu(postmaster) });
  const before = used();
  const started = performance.now();
  let number = 0;
  const lane = async (_, at) => {
    while (performance.now() - started < ms && number < most) {
      const began = performance.now();
      await work(number++, at);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  const after = used();
  const cpu = { node: after.node - before.node, postgres: after.postgres - before.postgres };
  return { times, seconds: (performance.now() - started) / 1000, cpu };
}

function summary(parts) {
  const times = parts.flatMap((part) => part.times).sort((a, b) => a - b);
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  const at = (share) => Number((times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1));
  const each = (whose) => Math.round(parts.reduce((sum, { cpu }) => sum + cpu[whose], 0) / Math.max(1, times.length));
  const cpu_us = { node: each('node'), postgres: each('postgres') };
  return { per_second: Math.round(times.length / seconds), p50_ms: at(0.5), p95_ms: at(0.95), cpu_us };
}

function ask({ port, asks }, n) {
  const { path, cookie } = asks[n % asks.length];
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: `/api/members?${path}`, agent, headers: { cookie } }, (reply) => {
      reply.resume();
      reply.on('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${reply.statusCode}`))));
    }).on('error', reject);
  });
}

async function run(client, statements) {
  for (const statement of statements) await client.query(statement);
}
