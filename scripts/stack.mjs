import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.mjs';
import { dailyLog } from './daily-log.mjs';
import { isFree } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { end, endWithUs, identify, isRunning, npmAbove, PlainError } from './processes.mjs';

/**
 * Starts PostgreSQL (unless `databaseUrl` names one) and the API with both sites, with their data in `dataDir`.
 * `exited` resolves when one of them ends on its own. PostgreSQL starts while `built` is still pending.
 *
 * @param {{
 *   dataDir: string, port: number, adminPort: number, host?: string,
 *   databaseUrl?: string, durable?: boolean, env?: Record<string, string>, built?: Promise<void>,
 * }} options
 */
export async function startStack({
  dataDir,
  host = '127.0.0.1',
  port,
  adminPort,
  databaseUrl,
  durable = true,
  env = {},
  built = Promise.resolve(),
}) {
  // Prevents an unhandled rejection if the build fails before it is awaited.
  built.catch(() => {});
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  await endLeftovers(dataDir);
  await requireFree(host, port, 'PORT');
  await requireFree(host, adminPort, 'ADMIN_PORT');

  const postgres = databaseUrl ? undefined : await startPostgres({ dataDir, durable });
  try {
    await built;
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
  const api = spawnApi(dataDir, {
    ...process.env,
    ...env,
    DATABASE_URL: databaseUrl ?? postgres.url,
    DATA_DIR: dataDir,
    MASTER_KEY: process.env.MASTER_KEY ?? masterKey(dataDir),
    HOST: host,
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
  });
  writeFileSync(
    runFile(dataDir),
    JSON.stringify({ owner: identify(process.pid), npm: npmAbove(), api: identify(api.process.pid) }),
  );

  const stop = async () => {
    await end(identify(api.process.pid), GENTLE);
    api.callOff();
    await postgres?.stop();
    rmSync(runFile(dataDir), { force: true });
  };
  try {
    await api.listening;
  } catch (error) {
    await stop();
    throw error;
  }
  return { demo: readDemo(dataDir), stop, exited: Promise.race([api.exited, ...(postgres ? [postgres.exited] : [])]) };
}

const GENTLE = [
  ['SIGTERM', 15_000],
  ['SIGKILL', 2_000],
];

const runFile = (dataDir) => join(dataDir, 'run.json');

/** Ends what a killed run left behind: its API, or the whole run if only npm was killed. */
async function endLeftovers(dataDir) {
  if (!existsSync(runFile(dataDir))) return;
  const { owner, npm, api } = JSON.parse(readFileSync(runFile(dataDir), 'utf8'));
  if (isRunning(owner) && (!npm || isRunning(npm))) {
    throw new PlainError(`${dataDir} is in use by another run (process ${owner.pid}); stop that one or set DATA_DIR.`);
  }
  await end(owner, GENTLE);
  await end(api, GENTLE);
}

async function requireFree(host, port, name) {
  if (!(await isFree(port, host)))
    throw new PlainError(`Port ${port} is taken; stop the program that uses it or set ${name}.`);
}

export function masterKey(dataDir) {
  const file = join(dataDir, 'master.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Reads the API's file about its demo data, in development only.
 *
 * @returns {Demo | undefined}
 * @typedef {{ role: string, email: string, password: string }} Login
 * @typedef {{ member: string, console: string, inbox: string, logins: Login[] }} Demo
 */
function readDemo(dataDir) {
  const file = join(dataDir, 'demo.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function spawnApi(dataDir, env) {
  const file = join(dataDir, 'api.log');
  const log = dailyLog(file);
  rmSync(join(dataDir, 'demo.json'), { force: true });
  // Detached, so that on Ctrl-C we stop it, once, and before PostgreSQL.
  // As docker/api.Dockerfile has it.
  const options = ['--enable-source-maps', '--expose-gc', '--disable-warning=TimeoutNegativeWarning'];
  const child = spawn(process.execPath, [...options, join(root, 'api', 'dist', 'src', 'app', 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const callOff = endWithUs(child.pid, 'TERM');
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let lastWords = '';
  child.stderr.on('data', (chunk) => {
    lastWords = (lastWords + chunk).slice(-4_000);
    log.write(chunk);
  });
  const listening = new Promise((resolve, reject) => {
    let heard = '';
    child.stdout.on('data', (chunk) => {
      log.write(chunk);
      heard = (heard + chunk).slice(-4_000);
      if (/^listening$/m.test(heard)) resolve();
    });
    child.once('close', () =>
      reject(new PlainError(lastWords.trim() || `The API ended before it listened; see ${file}`)),
    );
  });
  listening.catch(() => {});
  return { process: child, exited, listening, callOff };
}
