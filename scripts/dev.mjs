import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build, root } from './build.mjs';
import { startPostgres } from './postgres.mjs';
import { end, endWithUs, identify, PlainError } from './processes.mjs';
import { masterKey } from './stack.mjs';

const { env } = process;
const dataDir = resolve(root, env.DATA_DIR ?? '.data');
const bin = (name) => join(root, 'node_modules', '.bin', name);

let postgres;
const children = [];

function run(...args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  endWithUs(child.pid, 'TERM');
  children.push(child);
}

async function stop(code = 0) {
  await Promise.all(children.map(({ pid }) => end(identify(pid), [['SIGTERM', 5_000]])));
  await postgres?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());

try {
  await build();
  postgres = env.DATABASE_URL ? undefined : await startPostgres({ dataDir, durable: true });
  Object.assign(env, {
    NODE_ENV: env.NODE_ENV ?? 'development',
    DEMO: env.DEMO ?? '1',
    ROLE: env.ROLE ?? 'all',
    DATA_DIR: dataDir,
    DATABASE_URL: env.DATABASE_URL ?? postgres.url,
    MASTER_KEY: env.MASTER_KEY ?? masterKey(dataDir),
    HOST: env.HOST ?? '127.0.0.1',
    PORT: env.PORT ?? '3000',
    ADMIN_PORT: env.ADMIN_PORT ?? '3001',
  });
  run(bin('tsc'), '-p', 'api/tsconfig.build.json', '--noCheck', '--watch', '--preserveWatchOutput');
  run('--watch', '--enable-source-maps', 'api/dist/src/app/main.js');
  run(bin('vite'), 'member-web', '--clearScreen', 'false');
  run(bin('vite'), 'admin-web', '--clearScreen', 'false');
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  await stop(1);
}
