// Runs an operator's program on the database named by DATABASE_URL, or on the database of `npm start`: `node
// scripts/operate.mjs <file in api/dist/src/app> [--site-stopped] [arguments]`.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from './build.mjs';
import { joinPostgres } from './postgres.mjs';
import { PlainError } from './processes.mjs';
import { masterKey } from './stack.mjs';

const [program, ...args] = process.argv.slice(2);
const { env } = process;
const siteStopped = args[0] === '--site-stopped';
if (siteStopped) args.shift();

let postgres;
try {
  postgres = env.DATABASE_URL ? undefined : await ours();
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
} finally {
  await postgres?.stop();
}

async function ours() {
  const dataDir = resolve(root, env.DATA_DIR ?? '.data');
  const found = await joinPostgres({ dataDir });
  if (!found)
    throw new PlainError('There is no site here yet: run `npm start` first, or set DATABASE_URL and MASTER_KEY.');
  if (siteStopped && found.siteRuns) throw new PlainError('Stop the site first: this needs the database for itself.');
  env.DATA_DIR = dataDir;
  env.DATABASE_URL = found.url;
  env.MASTER_KEY ??= masterKey(dataDir);
  return found;
}

function run() {
  const child = spawn(process.execPath, [resolve(root, 'api/dist/src/app', `${program}.js`), ...args], {
    stdio: 'inherit',
    env,
  });
  // Ctrl-C reaches the program as well; wait for it to end.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => done(code ?? 1));
  });
}
