// Measures the search of members over HTTP beside the same SQL bare, on one PostgreSQL in one run. Usage:
// npm run bench:search [-- --members 1000000 --seconds 3 --connections 8 --kept folder --priority=-10]. With `--kept`,
// the filled database stays in that folder and serves further runs: filling a million takes half an hour. `--priority`
// (Linux, root) puts all that is measured before or behind other work on the machine, by as much as `nice` would.
// Prints one line of JSON for each kind of search: latencies, requests a second, the same SQL bare a second (one
// statement after the other, and in as few writes as the product makes of them), the ratios, and the CPU time of each.
// Fails if a ratio to the first of these is below 0.45.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { freePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';
import { childrenOf, cpuOf, parentOf, postgresCpu } from './cpu.mjs';

const LEAST_OF_BARE = 0.45;
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
    kept: { type: 'string' },
    priority: { type: 'string' },
  },
});
const [SECONDS, CONNECTIONS] = [values.seconds, values.connections].map(Number);
const dataDir = values.kept ?? mkdtempSync(join(tmpdir(), 'dating-search-'));
const postgres = await startPostgres(
  // Ended in an orderly way, but as fast as the other.
  values.kept ? { dataDir, durable: true, settings: { fsync: 'off', synchronous_commit: 'off' } } : { durable: false },
);
/** Of the members in a kept database, once they are all there. */
const keyFile = join(dataDir, `bench-${values.members}.key`);
const isFilled = existsSync(keyFile);
const masterKey = isFilled ? readFileSync(keyFile, 'utf8') : randomBytes(32).toString('base64');
const clients = [];
const sockets = [];
let missed = 0;
let child;
try {
  child = spawn(process.execPath, ['dist/bench/search.js'], {
    cwd: fileURLToPath(new URL('../../api', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
    // Linux shares the processor out by sessions, and each backend of PostgreSQL is one.
    detached: true,
    env: {
      ...process.env,
      NETWORK_LIMITS: '1000000',
      DATABASE_URL: postgres.url,
      MASTER_KEY: masterKey,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      MEMBERS: values.members,
      FILLED: isFilled ? '1' : '0',
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
    if (told.members && values.kept) writeFileSync(keyFile, masterKey, { mode: 0o600 });
  }
  if (cases.length === 0) throw new Error('nothing was filled');
  for (let n = 0; n < CONNECTIONS; n++) {
    const client = new pg.Client({ connectionString: postgres.url, pipeline: true });
    await client.connect();
    clients.push(client);
    sockets.push(open(cases[0].port));
  }
  const postmaster = parentOf(clients[0].processID);
  const measured = () => [process.pid, child.pid, ...childrenOf(postmaster)];
  for (const one of cases) {
    // In turn, so that a change of the machine's other load meets both.
    if (values.priority) for (const pid of measured()) putBefore(pid, values.priority);
    const halves = one.once ? [1] : [0.5, 0.5];
    const [http, sql, written, page] = [[], [], [], []];
    const statementsOfPage = one.statements.map((all) => all.filter(({ text }) => text.includes('"joinedAt"')));
    for (const half of halves) {
      const ms = SECONDS * 1000 * half;
      http.push(
        await measure(
          ms,
          one.once ? one.asks.length : Infinity,
          (n, lane) => ask(sockets[lane], one, n),
          child.pid,
          postmaster,
        ),
      );
      sql.push(
        await measure(
          ms,
          Infinity,
          (n, lane) => run(clients[lane], one.statements[n % one.statements.length]),
          process.pid,
          postmaster,
        ),
      );
      written.push(
        await measure(
          ms,
          Infinity,
          (n, lane) => write(clients[lane], one.statements[n % one.statements.length]),
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
    const [ours, bare, together, only] = [http, sql, written, page].map(summary);
    const ofBare = Number((ours.per_second / bare.per_second).toFixed(2));
    if (ofBare < LEAST_OF_BARE) missed++;
    console.log(
      JSON.stringify({
        search: one.name,
        http: ours,
        bare,
        statements: Math.round(one.statements.flat().length / one.statements.length),
        of_bare: ofBare,
        bare_together: together,
        of_together: Number((ours.per_second / together.per_second).toFixed(2)),
        page_sql: only,
        load: Number(loadavg()[0].toFixed(1)),
      }),
    );
  }
} finally {
  for (const { socket } of sockets) socket.destroy();
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  child?.stdin.end();
  await postgres.stop();
  if (!values.kept) rmSync(dataDir, { recursive: true, force: true });
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

/** A connection that stays open. Raw, because Node's HTTP client takes a third as long as the server does. */
function open(port) {
  const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
  const lane = { socket, answered: undefined };
  let answer = '';
  const end = (error) => {
    const status = answer.slice(9, 12);
    answer = '';
    lane.answered?.(error ?? (status === '200' ? undefined : new Error(`answered ${status}`)));
  };
  socket.on('data', (chunk) => {
    answer += chunk;
    const head = answer.indexOf('\r\n\r\n');
    if (head < 0) return;
    const [, length] = /content-length: (\d+)/i.exec(answer);
    if (answer.length === head + 4 + Number(length)) end();
  });
  socket.on('error', end);
  socket.on('close', () => end(new Error('the connection was closed')));
  return lane;
}

function ask(lane, { asks }, n) {
  const { path, cookie } = asks[n % asks.length];
  return new Promise((resolve, reject) => {
    lane.answered = (error) => (error ? reject(error) : resolve());
    lane.socket.write(`GET /api/members?${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`);
  });
}

/** Linux shares the processor out by sessions first: what `nice` says counts within one. */
function putBefore(pid, priority) {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, priority);
  } catch (error) {
    // It has just ended.
    if (error.code !== 'ENOENT') throw error;
  }
}

/** The statements in as few writes as the product makes of them. */
async function write(client, statements) {
  for (const [, some] of Map.groupBy(statements, ({ write }) => write)) {
    client.connection.stream.cork();
    const answers = some.map((statement) => client.query(statement));
    client.connection.stream.uncork();
    await Promise.all(answers);
  }
}

async function run(client, statements) {
  for (const statement of statements) await client.query(statement);
}
