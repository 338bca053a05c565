// Benchmarks paid messages over HTTP: ours against a plain CRUD build and an SQL-only upper bound, in turn on one
// PostgreSQL with default durability. The comparisons are in BENCH_DIR (by default ../shared/bench beside the
// repository); without it only ours runs. Usage: npm run bench -- [--rounds 5] [--seconds 10] [--members 100000]
// [--active 2000] [--connections 64] [--apart] [--servers 1] [--profile] [--check]
// --apart: serving in one process, followers and jobs in another, each with its own CPU time; also tells the dearest
// followers and statements.
// --servers: so many API processes, asked in turn, and as with --apart a worker. STICKY=1: each member stays with one.
// --profile: also tells where the main thread of the (first) API process spends its time; a profile costs some itself.
// --check: compares with the CRUD build only. Fails if the CPU of a message or of a notice's mail, relative to that
// build's message, is more than 15 % above baseline.json, also after as many rounds more, and with mails sent anew, and
// as much above what the build that baseline.json names takes, in turn with it.
// Where others use the machine, or there is nothing to compare with, it says so and passes.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { freePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';
import { cpuOf, parentOf, postgresCpu } from './cpu.mjs';
import { loaded, output } from './loaded.mjs';
import { startMailSink } from './mail-sink.mjs';
import { profileTime, timeByPlace } from './profile.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    members: { type: 'string', default: '100000' },
    active: { type: 'string', default: '2000' },
    connections: { type: 'string', default: '64' },
    apart: { type: 'boolean', default: false },
    servers: { type: 'string', default: '1' },
    profile: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
/** No fault of ours: too slow a machine, or no build to compare with (it is installed from a registry). */
class NotCompared extends Error {}
const servers = Number(values.servers);
const apart = values.apart || servers > 1;
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const CONNECTIONS = Number(values.connections);
const MEMBERS = Number(values.members);
const ACTIVE = Number(values.active);
const WARM_SECONDS = 5;
/** Timeout of a check, in milliseconds. */
const CHECK_TIMEOUT_MS = 480_000;
/** Share of the machine's CPU used by others above which a check is inconclusive: they affect caches and scheduling. */
const MAX_OTHER_LOAD = 0.15;
/** Per cent above the baseline from which a check fails. */
const MAX_RISE = 15;
/** So few mails do not tell what one costs. */
const FEW_MAILS = 300;
const baseline = JSON.parse(readFileSync(new URL('baseline.json', import.meta.url), 'utf8'));
const root = fileURLToPath(new URL('../../', import.meta.url));
const bench = process.env.BENCH_DIR ?? join(root, '../shared/bench');
const work = mkdtempSync(join(tmpdir(), 'dating-bench-'));
const run = (command, args, options) =>
  execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(values.check && { timeout: CHECK_TIMEOUT_MS / 2 }),
    ...options,
  });
const has = (command) => {
  try {
    return Boolean(run('which', [command]));
  } catch {
    return false;
  }
};

if (values.check && !existsSync(bench)) {
  console.log(`Nothing to compare with at ${bench}: CPU per message is not checked.`);
  process.exit();
}

const children = [];
// Members who are away are mailed about messages, so something must accept the mails, as on a real site.
const mails = await startMailSink();
const postgres = await startPostgres({
  durable: true,
  settings: {
    max_connections: 200,
    ...(apart && { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'all' }),
  },
});
const { server: postmaster } = await query(postgres.url, 'SELECT 1');
try {
  await (values.check ? Promise.race([main(), tooLate()]) : main());
} catch (error) {
  if (!(values.check && (error instanceof NotCompared || error.code === 'ETIMEDOUT'))) throw error;
  console.log(`WARNING: CPU per message is not checked: ${error.message}`);
} finally {
  await Promise.all(children.map(end));
  mails.close();
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}

function tooLate() {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new NotCompared(`the check took longer than ${CHECK_TIMEOUT_MS / 1000} s`)),
      CHECK_TIMEOUT_MS,
    ).unref();
  });
}

async function main() {
  const database = async (name) => {
    await query(postgres.url, `CREATE DATABASE ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const contenders = [];
  if (!existsSync(bench)) console.log('Nothing to compare with: running ours only.');
  else {
    if (!values.check && has('psql') && has('pgbench'))
      contenders.push(await prepareCeiling(await database('ceiling')));
    else if (!values.check) console.log('psql or pgbench is missing: no SQL ceiling.');
    const crud = prepareCrud(await database('crud')).catch((cause) => {
      throw new NotCompared(`there is no CRUD build: ${cause.message}`, { cause });
    });
    contenders.push(await crud);
  }
  contenders.push(await prepareOurs(await database('ours')));

  for (const contender of contenders) await contender.go(WARM_SECONDS);
  // Wait for the notifications, which are sent once per conversation until it is read, before the measurement starts.
  for (const contender of contenders) await contender.settle?.();
  const ours = contenders.at(-1);
  if (apart) await query(ours.url, 'CREATE EXTENSION pg_stat_statements; SELECT pg_stat_statements_reset()');
  const before = apart && (await followersCosts(ours.metrics));
  const results = contenders.map(() => []);
  await runRounds(contenders, results);
  let anew;
  // Neighbours that come and go cost some rounds more than others: only what stays dearer is.
  if (values.check && rises(contenders, results).some(({ rise }) => rise > MAX_RISE)) {
    await runRounds(contenders, results);
    // A conversation is told of once, so mails are measured again on a site of their own.
    anew = await prepareOurs(await database('ours_again'));
    await warm(anew);
    const mails = [ours.mailUs(), anew.mailUs()].filter(Boolean);
    ours.mailUs = () => (mails.length > 0 ? Math.min(...mails) : undefined);
  }
  report(contenders, results);
  if (values.check) await compareWithBaseline(contenders, results, anew, () => database('before'));
  if (apart) {
    await tellFollowers(ours.metrics, before, results.at(-1));
    await tellDearest(ours.url, results.at(-1));
  }
  if (values.profile) await tellPlaces(ours, results.at(-1));
}

async function warm(contender) {
  await contender.go(WARM_SECONDS);
  await contender.settle();
}

async function runRounds(contenders, results) {
  for (let round = 1; round <= rounds; round++) {
    for (const [i, contender] of contenders.entries()) {
      await query(postgres.url, 'CHECKPOINT');
      const from = profileTime();
      const result = await contender.go(seconds);
      contender.spans?.push([from, profileTime()]);
      results[i].push(result);
      console.log(`round ${round}  ${contender.name.padEnd(8)}`, JSON.stringify(result));
    }
  }
}

/** Where the main thread was, in µs a message; below half of one they are told together. */
async function tellPlaces({ server, spans }, results) {
  await end(server);
  const sent = results.reduce((sum, { ok }) => sum + ok, 0);
  const places = timeByPlace(work, spans).map(([place, time]) => [place, time / sent]);
  const told = places.filter(([, us]) => us >= 0.5);
  for (const [place, us] of told) console.log(`${us.toFixed(1)} µs  ${place}`);
  const rest = places.slice(told.length).reduce((sum, [, us]) => sum + us, 0);
  console.log(`${rest.toFixed(1)} µs  ${places.length - told.length} others`);
}

/** What each follower of the worker has taken so far, in seconds of Node and PostgreSQL together. */
async function followersCosts(address) {
  const text = await (await fetch(address)).text();
  const lines = text.matchAll(/^dating_follower_seconds_total\{follower="([^"]+)"\} (.+)$/gm);
  return new Map([...lines].map(([, follower, seconds]) => [follower, Number(seconds)]));
}

/** The followers that took longest, in µs a message. */
async function tellFollowers(address, before, results) {
  const sent = results.reduce((sum, { ok }) => sum + ok, 0);
  const costs = [...(await followersCosts(address))].map(([follower, seconds]) => [
    seconds - before.get(follower),
    follower,
  ]);
  for (const [seconds, follower] of costs.sort(([one], [other]) => other - one).slice(0, 12))
    console.log(`${((seconds * 1e6) / sent).toFixed(1)} µs  ${follower}`);
}

/** The statements that PostgreSQL spent most time on, in µs a message; `in`: those that a function runs. */
async function tellDearest(url, results) {
  const sent = results.reduce((sum, { ok }) => sum + ok, 0);
  const { rows } = await query(
    url,
    `SELECT round(total_exec_time * 1000 / ${sent})::int AS us, round(calls::numeric / ${sent}, 3) AS calls,
            CASE WHEN toplevel THEN '' ELSE 'in: ' END || left(regexp_replace(query, '\\s+', ' ', 'g'), 100) AS statement
       FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
      ORDER BY total_exec_time DESC LIMIT 12`,
  );
  for (const { us, calls, statement } of rows) console.log(`${us} µs  ${calls} ×  ${statement}`);
}

function report(contenders, results) {
  const of = (name) => results[contenders.findIndex((contender) => contender.name === name)];
  const ours = of('ours');
  const ratio = (other) => other && median(ours.map((mine, i) => mine.per_second / other[i].per_second));
  const [ceiling, crud] = [of('ceiling'), of('crud')];
  console.log(
    `\n${rounds} rounds of ${seconds} s, ${CONNECTIONS} connections, ${ACTIVE} of ${MEMBERS} members online, ${cpus().length} cores`,
  );
  for (const [i, { name }] of contenders.entries()) {
    const pick = (key) => median(results[i].map((result) => result[key] ?? NaN));
    console.log(
      `${name.padEnd(8)} median ${pick('per_second').toFixed(0)}/s  ${name === 'ceiling' ? '' : `p99 ${pick('p99_ms')} ms  `}` +
        `CPU per message: Node ${pick('node_us')} µs, PostgreSQL ${pick('postgres_us')} µs`,
    );
  }
  const failed = ours.reduce((sum, { failed }) => sum + failed, 0);
  if (failed) console.log(`${failed} requests FAILED`);
  if (apart) console.log(`ours: of Node's, the worker took ${median(ours.map((one) => one.of_it_worker_us))} µs`);
  const { cpu_of_crud: cpuOfCrud } = figures(contenders, results);
  console.log(
    JSON.stringify({
      send: {
        of_ceiling: round2(ratio(ceiling)),
        times_crud: round2(ratio(crud)),
        p99_ms: median(ours.map((result) => result.p99_ms)),
        cpu_us: median(ours.map(cpu)),
        cpu_of_crud: cpuOfCrud,
      },
    }),
  );
  if (failed && !values.check) process.exitCode = 1;
}

function cpu(result) {
  return result.node_us + result.postgres_us;
}

/** The CPU of a message and of a notice's mail, in messages of the CRUD build. */
function figures(contenders, results) {
  const [ours, crud] = ['ours', 'crud'].map((name) => contenders.findIndex((contender) => contender.name === name));
  if (crud < 0) return {};
  const ofCrud = results[ours].map((mine, i) => cpu(mine) / cpu(results[crud][i]));
  const mail = contenders[ours].mailUs() / median(results[crud].map(cpu));
  return { cpu_of_crud: round2(median(ofCrud), 3), ...(mail && { mail_of_crud: round2(mail, 3) }) };
}

function rises(contenders, results) {
  return Object.entries(figures(contenders, results)).map(([name, figure]) => {
    return { name, figure, before: baseline[name], rise: Math.round((figure / baseline[name] - 1) * 100) };
  });
}

async function compareWithBaseline(contenders, results, anew, database) {
  const others = Math.max(...results.flat().map((one) => one.others ?? 0));
  if (others > MAX_OTHER_LOAD)
    return console.log(`Others used up to ${Math.round(others * 100)} % of this machine: CPU is not compared.`);
  const found = rises(contenders, results);
  for (const { name, figure, before, rise } of found)
    console.log(
      `${rise > MAX_RISE ? 'TOO DEAR' : 'CPU'}: ${name} ${figure}, ${rise} % over the baseline of ${before}.`,
    );
  const dear = found.filter(({ rise }) => rise > MAX_RISE);
  if (dear.length === 0) return;
  // What neighbours of a virtual machine take from its caches costs us more than the CRUD build, which has less in
  // them, and no figure here tells of it. Our own build of before has as much.
  const beside = await risesOverBuild(anew, database);
  if (dear.some(({ name }) => !(beside[name] <= MAX_RISE))) process.exitCode = 1;
}

/** Per cent that each figure is above that of the build that the baseline names; none if that build is not here. */
async function risesOverBuild(anew, database) {
  const folder = builtBefore(baseline.build);
  if (!folder) {
    console.log(`Commit ${baseline.build} is not here to compare with.`);
    return {};
  }
  const before = await prepareOurs(await database(), { name: 'before', api: join(folder, 'api') });
  await warm(before);
  // Both are as warm, and each goes first as often: a server becomes cheaper for as long as it is young.
  const results = [[], []];
  await runRounds([before, anew], results);
  await runRounds([anew, before], results.toReversed());
  const times = {
    cpu_of_crud: median(results[1].map((mine, i) => cpu(mine) / cpu(results[0][i]))),
    mail_of_crud: anew.mailUs() / before.mailUs(),
  };
  console.log(`Beside the build of ${baseline.build}:`, JSON.stringify(times));
  return Object.fromEntries(Object.entries(times).map(([name, one]) => [name, Math.round((one - 1) * 100)]));
}

/** The API of a commit, with the packages of today. */
function builtBefore(commit) {
  const folder = join(root, '.cache/bench', `build-${commit}`);
  if (existsSync(join(folder, 'api/dist'))) return folder;
  const git = (...args) => run('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
  } catch {
    return undefined;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(work, 'build.tar');
  git('archive', '--output', archive, commit);
  run('tar', ['-xf', archive, '-C', folder]);
  for (const modules of ['node_modules', 'api/node_modules'])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules));
  run(process.execPath, ['scripts/build.mjs', 'api'], { cwd: folder });
  return folder;
}

async function prepareCeiling(url) {
  const sql = (file) => join(bench, 'sql-ceiling', file);
  const quiet = { env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning' } };
  run('psql', ['-q', url, '-v', 'ON_ERROR_STOP=1', '-f', sql('schema.sql')], quiet);
  run('psql', ['-q', url, '-v', 'ON_ERROR_STOP=1', '-v', `members=${MEMBERS}`, '-f', sql('seed.sql')], quiet);
  const pgbench = [
    '-n',
    '-M',
    'prepared',
    '-c',
    `${CONNECTIONS}`,
    '-j',
    '2',
    '-D',
    `members=${MEMBERS}`,
    '-f',
    sql('scripts/send-function.sql'),
    url,
  ];
  return {
    name: 'ceiling',
    go: async (time) => {
      const before = postgresCpu(postmaster);
      const out = await output('pgbench', ['-T', `${time}`, ...pgbench]);
      const perSecond = Number(/^tps = ([\d.]+)/m.exec(out)[1]);
      return {
        per_second: Math.round(perSecond),
        node_us: 0,
        postgres_us: Math.round((postgresCpu(postmaster) - before) / (perSecond * time)),
      };
    },
  };
}

async function prepareCrud(url) {
  const folder = builtCrud();
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: url, MEMBERS, ACTIVE, PORT: `${port}`, HTTP_ADAPTER: 'fastify' };
  run(process.execPath, ['dist/seed.js'], { cwd: folder, env });
  const server = await start(['dist/main.js'], { cwd: folder, env }, /listens on/);
  return { name: 'crud', go: (time) => load('crud', `${port}`, time, [server], '', { MEMBERS, ACTIVE }) };
}

/** Installs and builds the CRUD build once, until its sources change. */
function builtCrud() {
  const source = join(bench, 'plain-crud');
  const filter = (path) => !/node_modules|dist$/.test(path);
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && filter(file.parentPath))
    .map((file) => join(file.parentPath, file.name));
  const version = files.sort().reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'));
  const folder = join(root, '.cache/bench', `plain-crud-${version.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const unfinished = join(work, 'plain-crud');
  cpSync(source, unfinished, { recursive: true, filter });
  run('npm', ['ci', '--silent', '--no-audit', '--no-fund'], { cwd: unfinished });
  run('npm', ['run', '--silent', 'build'], { cwd: unfinished });
  cpSync(unfinished, `${folder}.new`, { recursive: true, verbatimSymlinks: true });
  renameSync(`${folder}.new`, folder);
  return folder;
}

async function prepareOurs(url, { name = 'ours', api = join(root, 'api') } = {}) {
  const [port, adminPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    DATABASE_URL: url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    // A few hundred members do here what thousands do on a site.
    NETWORK_LIMITS: '1000000',
    NODE_ENV: 'production',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    ORIGIN: 'https://bench.example',
    ADMIN_ORIGIN: 'https://console.bench.example',
    PORT: `${port}`,
    ADMIN_PORT: `${adminPort}`,
    DATA_DIR: work,
    MEMBERS: `${MEMBERS}`,
    ACTIVE: `${ACTIVE}`,
    LOG_LEVEL: 'warn',
  };
  const senders = join(work, `${basename(new URL(url).pathname)}.json`);
  run(process.execPath, ['dist/bench/seed.js', senders], { cwd: api, env });
  const serve = [...(process.env.BENCH_NODE_ARGS?.split(' ') ?? []), 'dist/src/app/main.js'];
  if (values.profile) serve.unshift('--cpu-prof', `--cpu-prof-dir=${work}`);
  const role = apart ? 'api' : 'all';
  // The first one migrates.
  const ports = [port];
  const started = [await start(serve, { cwd: api, env: { ...env, ROLE: role } }, /listening/)];
  for (let n = 1; n < servers; n++) {
    const own = { PORT: `${await freePort()}`, ADMIN_PORT: `${await freePort()}` };
    started.push(await start(serve, { cwd: api, env: { ...env, ...own, ROLE: role } }, /listening/));
    ports.push(own.PORT);
  }
  const metricsPort = await freePort();
  const worker =
    apart &&
    (await start(
      ['dist/src/app/main.js'],
      { cwd: api, env: { ...env, ROLE: 'worker', PORT: `${await freePort()}`, METRICS_PORT: `${metricsPort}` } },
      /listening/,
    ));
  let mailUs;
  return {
    name,
    url,
    server: started[0],
    spans: [],
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    go: (time) => load('ours', ports.join(), time, started, senders, {}, worker),
    settle: async () => void (mailUs = await settle(url, worker || started[0])),
    mailUs: () => mailUs,
  };
}

/** Waits until no job is due, and reports the cost of the notifications since the warm-up ended. */
async function settle(url, worker) {
  await followed(url);
  const before = { node: cpuOf(worker.pid), postgres: postgresCpu(postmaster), mails: mails.taken() };
  for (let waited = 0; waited < 120; waited++) {
    const { rows } = await query(
      url,
      `SELECT (SELECT count(*) FROM graphile_worker._private_jobs WHERE run_at <= now() AND attempts < max_attempts)
            + (SELECT count(*) FROM kernel.batch_jobs WHERE run_at <= now() AND attempts_left > 0) AS due`,
    );
    if (Number(rows[0].due) === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const told = mails.taken() - before.mails;
  const each = (used) => Math.round(used / Math.max(1, told));
  const [node, inPostgres] = [each(cpuOf(worker.pid) - before.node), each(postgresCpu(postmaster) - before.postgres)];
  console.log(`after the warm-up: ${told} mails, each Node ${node} µs, PostgreSQL ${inPostgres} µs`);
  return told < FEW_MAILS ? undefined : node + inPostgres;
}

/** Waits until what follows the log has read the warm-up's events, which are no part of a mail. */
async function followed(url) {
  for (let waited = 0; waited < 600; waited++) {
    const { rows } = await query(
      url,
      `SELECT (SELECT max(position) FROM kernel.events) - min(position) AS behind FROM kernel.checkpoints
        WHERE name LIKE '%ledger\\_movements' OR name LIKE '%notices'`,
    );
    if (Number(rows[0].behind) <= 5) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function load(adapter, ports, seconds, servers, data, env, worker) {
  return loaded({ adapter, ports, seconds, connections: CONNECTIONS, data, env, servers, worker, postmaster });
}

function start(args, options, ready) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    child.stdout.on('data', (chunk) => ready.test(String(chunk)) && resolve(child));
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
}

function end(child) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return child.exitCode !== null || !child.kill('SIGTERM') ? undefined : gone;
}

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  const server = parentOf(client.processID);
  await client.end();
  return { rows, server };
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function round2(value, digits = 2) {
  return value === undefined ? undefined : Number(value.toFixed(digits));
}
