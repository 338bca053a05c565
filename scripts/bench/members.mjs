// Measures what more members cost: the same load on a site with few and with many of them. Usage: npm run bench:members
// [-- --members 10000,100000,1000000 --active 2000 --rounds 5 --seconds 10 --keep FOLDER --rebuild]; --rounds 0 fills only. Ten events of each
// member are written by COPY, and the read models built from them. --keep: a folder for the filled databases, which
// later runs find filled (a million members: 12 GB). --rebuild: of the largest, rebuilds each large read model while
// 500 messages a second are written, and compares with COPY of the same rows. Prints lines of JSON; Linux only.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { root } from '../build.mjs';
import { childrenOf, parentOf } from './cpu.mjs';
import { loaded } from './loaded.mjs';
import { startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000,100000,1000000' },
    active: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    keep: { type: 'string' },
    rebuild: { type: 'boolean', default: false },
  },
});
const CONNECTIONS = 64;
const WARM_SECONDS = 5;
/** Messages a second beside a rebuild. */
const RATE = 500;
/** The first message of each of the last of those who are online; the load is sent by all. */
const COLD = 1_000;
const sizes = values.members.split(',').map(Number);
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'dating-members-'));
const tell = (what) => console.log(JSON.stringify({ ...what, load: Number(loadavg()[0].toFixed(1)) }));
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const round = (number) => Number(number.toFixed(1));

const sites = [];
try {
  for (const members of sizes) await addSite(members);
  if (values.rounds !== '0') await compare();
  if (values.rebuild) await rebuild(sites.at(-1));
} finally {
  for (const { server } of sites) await server.stop();
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
}

/** In turn, so that what others do on the machine meets all of them. */
async function compare() {
  for (const site of sites) await loadOn(site, WARM_SECONDS);
  for (let n = 0; n < Number(values.rounds); n++)
    for (const site of sites) site.results.push(await loadOn(site, Number(values.seconds)));
  const cpuOf = ({ results }) => median(results.map(({ node_us, postgres_us }) => node_us + postgres_us));
  for (const site of sites) {
    const of = (key) => median(site.results.map((one) => one[key]));
    tell({
      members: site.members,
      cpu_us: { node: of('node_us'), postgres: of('postgres_us') },
      of_the_smallest: Number((cpuOf(site) / cpuOf(sites[0])).toFixed(2)),
      per_second: of('per_second'),
      p99_ms: of('p99_ms'),
      others: of('others'),
      failed: site.results.reduce((sum, { failed }) => sum + failed, 0),
      pss_mb: memoryOf(site),
    });
  }
}

/** A site that has just been started, with what is seen of it while nothing is in memory. */
async function addSite(members) {
  const keep = join(folder, `members-${members}`);
  mkdirSync(keep, { recursive: true });
  const server = await startServer('seed', { keep, env: { MEMBERS: `${members}`, ACTIVE: values.active } });
  const site = { members, server, results: [] };
  sites.push(site);
  const senders = JSON.parse(readFileSync(server.file, 'utf8'));
  const { status } = await fetch(`${server.origin}/api/user`, { headers: { cookie: senders[0].cookie } });
  if (status !== 200) throw new Error(`the first answer is ${status}`);
  const cold_start_s = round((performance.now() - server.began) / 1_000);
  const client = new pg.Client({ connectionString: server.env.DATABASE_URL });
  await client.connect();
  site.postmaster = parentOf(client.processID);
  const { rows } = await client.query('SELECT pg_database_size(current_database()) / 1048576 AS mb');
  await client.end();
  const first_ms = await firstMessages(server);
  tell({ members, database_mb: Number(rows[0].mb), cold_start_s, first_message_ms: first_ms });
}

/** One message of a pair after the other, none of which the process has read. */
async function firstMessages({ file, port }) {
  const senders = JSON.parse(readFileSync(file, 'utf8')).slice(-COLD);
  const times = [];
  for (const { cookie, chats } of senders) {
    const request = {
      method: 'POST',
      headers: {
        cookie,
        'x-client-request': '1',
        'idempotency-key': randomUUID(),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ body: 'Hello, how was your weekend?', price: 10 }),
    };
    const sentAt = performance.now();
    let status;
    do {
      const reply = await fetch(`http://127.0.0.1:${port}/api/chats/${chats[0]}/messages`, request);
      await reply.arrayBuffer();
      ({ status } = reply);
      // As the site does when it is told that the database is busy.
    } while (status === 503);
    if (status !== 201) throw new Error(`a first message is answered by ${status}`);
    times.push(performance.now() - sentAt);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: round(sorted[sorted.length >> 1]), p99: round(sorted[Math.floor(sorted.length * 0.99)]) };
}

function loadOn({ server, postmaster }, seconds) {
  const own = { adapter: 'ours', ports: `${server.port}`, data: server.file, servers: [server], postmaster };
  return loaded({ ...own, seconds, connections: CONNECTIONS });
}

/** Shared pages counted by those who share them. */
function memoryOf({ server, postmaster }) {
  const pss = (pid) => {
    try {
      return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]);
    } catch {
      // It has just ended.
      return 0;
    }
  };
  const all = [postmaster, ...childrenOf(postmaster)];
  return {
    api: Math.round(pss(server.pid) / 1_024),
    postgres: Math.round(all.reduce((sum, pid) => sum + pss(pid), 0) / 1_024),
  };
}

async function rebuild({ members, server }) {
  const script = fileURLToPath(new URL('load.mjs', import.meta.url));
  const args = [script, 'ours', `${server.port}`, '1000000', `${CONNECTIONS}`, server.file];
  const load = spawn(process.execPath, args, {
    env: { ...process.env, RATE: `${RATE}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  load.stdout.on('data', (text) => (written += text));
  const over = new Promise((resolve) => load.once('close', resolve));
  try {
    await sleep(WARM_SECONDS * 1_000);
    const rebuilding = spawn(process.execPath, [join(root, 'api/dist/bench/rebuild.js')], {
      env: server.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = await once(rebuilding, 'exit');
    if (code !== 0) throw new Error(`rebuild.js ended with ${code}`);
  } finally {
    load.kill('SIGTERM');
    await over;
  }
  const { per_second, p50_ms, p99_ms, failed } = JSON.parse(written);
  tell({ members, beside_rebuilds: { per_second, p50_ms, p99_ms, failed } });
}
