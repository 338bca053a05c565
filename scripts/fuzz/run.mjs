// Calls every route in both OpenAPI documents, in every role, with valid and invalid input, against its own site with
// the small demo data. Fails on a 5xx (except 503 `busy`), on a status that is not in the document, and on a response
// that violates its schema. schemathesis is installed from PyPI into .cache/fuzz. Usage: npm run fuzz -- [--seconds
// 300] [--seed 7]
import { spawn, spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, root } from '../build.mjs';
import { freePort } from '../ports.mjs';
import { endWithUs, PlainError } from '../processes.mjs';
import { startStack } from '../stack.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '300' }, seed: { type: 'string', default: String(randomInt(1e6)) } },
});
const seconds = Number(values.seconds);
const here = join(root, 'scripts', 'fuzz');
const cache = join(root, '.cache', 'fuzz');

/**
 * From this duration in seconds on, a run also tests the boundaries of each schema; a shorter one tries each route
 * briefly.
 */
const THOROUGH_SECONDS = 200;
/**
 * Routes that would end the session of the run, and the stream, which never ends. A single expression, because
 * schemathesis uses only the last one given.
 */
const EXCLUDED_ROUTES = '^/api/(stream|logout|user/deletion|admin/logout)';

if (!Number.isInteger(seconds) || seconds < 8) {
  console.error('--seconds must be a whole number of at least 8.');
  process.exit(2);
}
const schemathesis = install();
if (!schemathesis) {
  // Required on CI; optional on a developer's machine.
  console.error('The fuzzer was skipped: it needs python3 (3.10 or newer) with venv, and PyPI for its first run.');
  process.exit(process.env.CI ? 1 : 0);
}
console.log(`Fuzzing for about ${seconds} s with the seed ${values.seed}.`);

const dataDir = mkdtempSync(join(tmpdir(), 'dating-fuzz-'));
const busyFile = join(dataDir, 'busy.txt');
let stack;
let failed = false;
try {
  await build(['api']);
  stack = await startStack({
    dataDir,
    port: await freePort(),
    adminPort: await freePort(),
    durable: false,
    env: {
      NODE_ENV: 'development',
      DEMO: '1',
      DEMO_MEMBERS: '24',
      ROLE: 'all',
      TRUST_PROXY: '1',
      MEMBER_SITE: 'none',
      CONSOLE_SITE: 'none',
    },
  });
  const roles = await rolesOf(stack.demo);
  for (const role of roles) {
    const code = await fuzz(role, Math.floor(seconds / roles.length));
    if (code !== 0) failed = true;
    if (!(await role.isIn())) {
      console.error(`${role.name}: the session ended during the run, so the remaining calls were made as a visitor.`);
      failed = true;
    }
  }
  // Not an error: on a machine busy with other work, 503 is the right answer.
  const busy = existsSync(busyFile) ? readFileSync(busyFile, 'utf8').trim().split('\n') : [];
  if (busy.length > 0)
    console.log(`\n${busy.length} requests were answered \`busy\`:\n${busy.slice(0, 20).join('\n')}`);
  const faults = faultsIn(readFileSync(join(dataDir, 'api.log'), 'utf8'));
  if (faults.length > 0) {
    console.error(`The API logged ${faults.length} errors:\n${faults.slice(0, 20).join('\n')}`);
    failed = true;
  }
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  failed = true;
} finally {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(
  failed ? `The fuzzer found something; --seed ${values.seed} tries the same again.` : 'The fuzzer found nothing.',
);
process.exit(failed ? 1 : 0);

/**
 * Installs schemathesis into a virtual environment with the versions of requirements.txt; undefined if that is
 * impossible.
 */
function install() {
  const wanted = readFileSync(join(here, 'requirements.txt'), 'utf8');
  const done = join(cache, 'installed.txt');
  const program = join(cache, 'venv', 'bin', 'schemathesis');
  if (existsSync(program) && existsSync(done) && readFileSync(done, 'utf8') === wanted) return program;
  const python = spawnSync('python3', ['-c', 'import sys, venv; sys.exit(sys.version_info < (3, 10))']);
  if (python.status !== 0) return undefined;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', join(here, 'requirements.txt')];
  const made = run('python3', ['-m', 'venv', join(cache, 'venv')]) && run(join(cache, 'venv', 'bin', 'python'), pip);
  if (!made) return undefined;
  writeFileSync(done, wanted);
  return program;
}

/** The roles: URL of the document, cookie, and a check whether the session is still valid. */
async function rolesOf({ member, console: desk, logins }) {
  const login = (role) => logins.find((one) => one.role === role);
  const [free, premium] = logins.filter(({ role }) => role === 'member');
  const visitor = { cookie: undefined, isIn: async () => true };
  const site = new URL(member).origin;
  const staffSite = new URL(desk).origin;
  const asMember = async ({ email, password }) => cookieOf(await call(`${site}/api/user`, { email, password }));
  const asStaff = async ({ email, password }) =>
    cookieOf(await call(`${staffSite}/api/admin/login`, { email, password }));
  const isIn = (address, cookie) => async () => (await fetch(address, { headers: { cookie } })).ok;
  const ofMember = (name, cookie) => ({ name, origin: site, cookie, isIn: isIn(`${site}/api/user`, cookie) });
  const ofStaff = async (role) => {
    const cookie = await asStaff(login(role));
    return { name: role, origin: staffSite, staff: true, cookie, isIn: isIn(`${staffSite}/api/admin/session`, cookie) };
  };
  return [
    { name: 'visitor', origin: site, ...visitor },
    ofMember('unconfirmed member', await signUp(site)),
    ofMember('free member', await asMember(free)),
    ofMember('premium member', await asMember(premium)),
    { name: 'visitor of the console', origin: staffSite, staff: true, ...visitor },
    ...(await Promise.all(['moderator', 'finance', 'admin'].map(ofStaff))),
  ];
}

async function call(address, body) {
  const headers = { 'content-type': 'application/json', 'x-client-request': '1', 'idempotency-key': randomUUID() };
  const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new PlainError(`${address} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

function cookieOf(reply) {
  return reply.headers.getSetCookie()[0].split(';')[0];
}

async function signUp(site) {
  const person = { email: 'fuzz@example.org', name: 'Fuzz', password: randomUUID(), date_of_birth: '1990-05-17' };
  return cookieOf(await call(`${site}/api/signup`, { ...person, gender: 'female', country: 'NL', terms: true }));
}

/** @returns the exit code of a run in that role */
function fuzz({ name, origin, staff, cookie }, time) {
  console.log(`\n== ${name}, ${time} s`);
  const checks = ['no_fault', 'status_code_conformance', 'content_type_conformance'];
  const thorough = seconds >= THOROUGH_SECONDS;
  const args = [
    ...['run', `${origin}/api/${staff ? 'admin/' : ''}openapi.json`, '--url', origin],
    ...['--checks', [...checks, 'response_schema_conformance'].join(','), '--max-time', String(time)],
    ...['--phases', thorough ? 'coverage,fuzzing' : 'fuzzing', '--workers', '1', '--seed', values.seed],
    ...['--continue-on-failure', '--generation-database', 'none', '--no-color', '--warnings', 'off'],
    ...['--suppress-health-check', 'all', '--request-timeout', '60', '--no-shrink'],
    ...(thorough ? [] : ['--max-examples', '4']),
    ...['--exclude-path-regex', EXCLUDED_ROUTES],
    ...(cookie ? ['--header', `Cookie: ${cookie}`] : []),
  ];
  const env = {
    ...process.env,
    SCHEMATHESIS_HOOKS: 'hooks',
    PYTHONPATH: here,
    PYTHONHASHSEED: '0',
    FUZZ_SEED: values.seed,
    FUZZ_BUSY: busyFile,
  };
  const child = spawn(schemathesis, args, {
    cwd: cache,
    env: { ...env, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Do not wait forever for a process that does not end by itself.
    timeout: (time + 60) * 1000,
  });
  const callOff = endWithUs(child.pid, 'TERM');
  return new Promise((resolve) => {
    child.on('close', (code) => {
      callOff();
      resolve(code ?? 1);
    });
  });
}

/** Lines in the API's log that report an unexpected error. */
function faultsIn(log) {
  return log.split('\n').filter((line) => line.includes('request failed') || line.includes('uncaught'));
}
