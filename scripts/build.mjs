import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PlainError } from './processes.mjs';

export const root = fileURLToPath(new URL('../', import.meta.url));

const SHARED = ['package-lock.json', 'tsconfig.json'];

/** Of a build with Vite: what lies beside its sources. */
const configurationOf = (name) =>
  readdirSync(join(root, name))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${name}/${file}`);

const web = (name) => ({
  folder: `${name}/dist`,
  inputs: [
    ...['src', 'public', 'index.html', 'tsconfig.json'].map((one) => `${name}/${one}`),
    ...configurationOf(name),
  ],
  output: `${name}/dist/index.html`,
  command: ['vite', 'build', name, '--logLevel', 'warn', '--emptyOutDir'],
});

const PARTS = {
  api: {
    folder: 'api/dist',
    inputs: ['api/src', 'api/demo', 'api/bench', 'api/tsconfig.json', 'api/tsconfig.build.json'],
    output: 'api/dist/src/app/main.js',
    // Types are checked by `npm run lint`; checking them here would only slow down every build.
    command: ['tsc', '-p', 'api/tsconfig.build.json', '--noCheck'],
  },
  'admin-web': web('admin-web'),
  'member-web': web('member-web'),
  // What the API draws the member site's first page with.
  'written-page': {
    folder: 'member-web/written/dist',
    inputs: ['member-web/src', 'member-web/written/vite.config.ts', ...configurationOf('member-web')],
    output: 'member-web/written/dist/draw.js',
    command: ['vite', 'build', 'member-web', '--config', 'member-web/written/vite.config.ts', '--logLevel', 'warn'],
  },
};

/** Builds what is missing or older than its sources, two parts at a time. */
export async function build(names = Object.keys(PARTS)) {
  const release = await alone();
  try {
    await buildStale(names);
  } finally {
    release();
  }
}

/** Takes a lock: concurrent builds would delete each other's output. The second waits and then finds little to do. */
async function alone() {
  const lock = join(root, '.cache', 'build.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    else await sleep(200);
  }
}

function isAbandoned(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

async function buildStale(names) {
  const stale = names.filter((name) => !isFresh(name));
  if (stale.length > 0) console.log(`Building ${stale.join(', ')}`);
  const worker = async () => {
    for (let name; (name = stale.shift());) await buildPart(name);
  };
  await Promise.all([worker(), worker()]);
}

const stampOf = (name) => join(root, '.cache', 'build', name);

function isFresh(name) {
  const { inputs, output } = PARTS[name];
  const stamp = stampOf(name);
  return (
    existsSync(join(root, output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashOf([...SHARED, ...inputs])
  );
}

async function buildPart(name) {
  const { folder, inputs, output, command } = PARTS[name];
  const hash = hashOf([...SHARED, ...inputs]);
  // Outputs of deleted sources must not remain.
  rmSync(join(root, folder), { recursive: true, force: true });
  const problems = await runTool(command);
  if (problems !== undefined || !existsSync(join(root, output)))
    throw new PlainError(`Building ${name} failed.\n${problems ?? ''}`);
  mkdirSync(join(root, '.cache', 'build'), { recursive: true });
  writeFileSync(stampOf(name), hash);
}

/** The tool's output if it failed, otherwise undefined. */
function runTool([tool, ...args]) {
  const program = join(root, 'node_modules', '.bin', tool);
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(String(error)));
    child.on('close', (code) => resolve(code === 0 ? undefined : output));
  });
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    const entries = readdirSync(full, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await build(process.argv.length > 2 ? process.argv.slice(2) : undefined);
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  }
}
