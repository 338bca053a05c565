import { relative, resolve } from 'node:path';
import { build, root } from './build.mjs';
import { PlainError, whenNpmIsKilled } from './processes.mjs';
import { startStack } from './stack.mjs';

const started = Date.now();
const { env } = process;
const production = env.NODE_ENV === 'production';
const dataDir = resolve(root, env.DATA_DIR ?? '.data');

let stack;
let stopping = false;

async function stop(code) {
  if (stopping) return;
  stopping = true;
  await stack?.stop();
  process.exit(code);
}

// Until the stack is running, exiting is enough: what was started ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
whenNpmIsKilled(() => stop(1));

try {
  stack = await startStack({
    built: build(),
    dataDir,
    host: env.HOST,
    port: Number(env.PORT ?? 3000),
    adminPort: Number(env.ADMIN_PORT ?? 3001),
    databaseUrl: env.DATABASE_URL,
    env: {
      NODE_ENV: env.NODE_ENV ?? 'development',
      ROLE: env.ROLE ?? 'all',
      DEMO: env.DEMO ?? (production ? '0' : '1'),
    },
  });
  introduce(stack.demo);
  await stack.exited;
  if (!stopping) console.error(`The API or PostgreSQL ended unexpectedly; see the logs in ${dataDir}.`);
  await stop(1);
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  await stop(1);
}

function introduce(demo) {
  const rows = demo
    ? [
        ['Member site', demo.member],
        ['Console', demo.console],
        ['Inbox', demo.inbox],
        ...demo.logins.map(({ role, email, password }) => [`Log in as ${role}`, `${email}  ${password}`]),
      ]
    : [];
  rows.push(['Data and logs', dataDir.startsWith(root) ? relative(root, dataDir) : dataDir]);
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  console.log(`\n${rows.map(([label, value]) => `  ${label.padEnd(width)}${value}`).join('\n')}\n`);
  console.log(`Ready in ${((Date.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops everything.`);
}
