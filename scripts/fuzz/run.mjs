// Calls every route of both OpenAPI documents in every role with what their schemas allow and what they do not, against
// a site of its own with the small demo world. It fails on a 5xx (but for 503 `busy`), on a status that is not in the
// document, and on an answer against its schema. schemathesis comes from PyPI into .cache/fuzz.
// Usage: npm run fuzz -- [--seconds 300] [--seed 7]
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

/** Below this a run tries little of each route; above, what lies at the edges of each schema as well. */
const THOROUGH = 200;
/**
 * What ends the session that the run is made with; and the stream, which never ends. One expression: of several the
 * program keeps the last.
 */
const LEFT_OUT = '^/api/(stream|logout|user/deletion|admin/logout)';

if (!Number.isInteger(seconds) || seconds < 8) {
  console.error('--seconds is a whole number of at least 8.');
  process.exit(2);
}
const schemathesis = install();
if (!schemathesis) {
  // A machine that merges has to have it; a person's own may lack it.
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
      ...{ NODE_ENV: 'development', DEMO: '1', DEMO_MEMBERS: '24', ROLE: 'all', TRUST_PROXY: '1' },
      ...{ MEMBER_SITE: 'none', CONSOLE_SITE: 'none' },
    },
  });
  const roles = await rolesOf(stack.demo);
  for (const role of roles) {
    const code = await fuzz(role, Math.floor(seconds / roles.length));
    if (code !== 0) failed = true;
    if (!(await role.isIn())) {
      console.error(`${role.name}: the session ended on the way, so the rest was tried as a visitor.`);
      failed = true;
    }
  }
  // No fault: a machine that is full of others' work is a place where it is right.
  const busy = existsSync(busyFile) ? readFileSync(busyFile, 'utf8').trim().split('\n') : [];
  if (busy.length > 0) console.log(`\n${busy.length} were answered \`busy\`:\n${busy.slice(0, 20).join('\n')}`);
  const faults = faultsIn(readFileSync(join(dataDir, 'api.log'), 'utf8'));
  if (faults.length > 0) {
    console.error(`The API wrote ${faults.length} errors down:\n${faults.slice(0, 20).join('\n')}`);
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

/** Its program in a virtual environment of the versions in requirements.txt, or undefined where that cannot be had. */
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

/** Who calls what: the address of the document, the cookie, and whether it is still one. */
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
  const thorough = seconds >= THOROUGH;
  const args = [
    ...['run', `${origin}/api/${staff ? 'admin/' : ''}openapi.json`, '--url', origin],
    ...['--checks', [...checks, 'response_schema_conformance'].join(','), '--max-time', String(time)],
    ...['--phases', thorough ? 'coverage,fuzzing' : 'fuzzing', '--workers', '1', '--seed', values.seed],
    ...['--continue-on-failure', '--generation-database', 'none', '--no-color', '--warnings', 'off'],
    ...['--suppress-health-check', 'all', '--request-timeout', '60', '--no-shrink'],
    ...(thorough ? [] : ['--max-examples', '4']),
    ...['--exclude-path-regex', LEFT_OUT],
    ...(cookie ? ['--header', `Cookie: ${cookie}`] : []),
  ];
  const env = {
    ...{ ...process.env, SCHEMATHESIS_HOOKS: 'hooks', PYTHONPATH: here, PYTHONHASHSEED: '0' },
    ...{ FUZZ_SEED: values.seed, FUZZ_BUSY: busyFile },
  };
  const child = spawn(schemathesis, args, {
    cwd: cache,
    env: { ...env, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process that does not end by itself is no reason to wait for ever.
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

/** Lines of the API's log that tell of something nobody expected. */
function faultsIn(log) {
  return log.split('\n').filter((line) => line.includes('request failed') || line.includes('uncaught'));
}
