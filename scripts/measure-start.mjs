import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './build.mjs';
import { freePort } from './ports.mjs';
import { end, endWithUs, identify } from './processes.mjs';

/** Limits in seconds: the first start of a fresh clone with packages in npm's cache, and the second start. */
const LIMITS = { first: 90, second: 10 };

const home = realpathSync(mkdtempSync(join(tmpdir(), 'dating-start-')));
const clone = join(home, 'dating');
const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
let slow = false;
try {
  execFileSync('git', ['clone', '--quiet', '--local', root, clone], { stdio: 'inherit' });
  for (const [which, limit] of Object.entries(LIMITS)) {
    const { seconds, steps } = await start();
    slow ||= seconds > limit;
    console.log(`${which} start: ${seconds.toFixed(1)} s of at most ${limit} s`);
    for (const step of steps) console.log(`  ${step}`);
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
process.exit(slow ? 1 : 0);

/** Measures from the command until a page responds, then stops the site as Ctrl-C would. */
async function start() {
  const began = Date.now();
  const since = () => (Date.now() - began) / 1000;
  const steps = [];
  // A clean environment like a newcomer's, whatever started this script.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|DATA_DIR$|DATABASE_URL$)/i.test(name));
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...Object.fromEntries(own), ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const callOff = endWithUs(child.pid, 'TERM');
  const gone = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  const ready = new Promise((resolve, reject) => {
    const hear = (chunk) => {
      for (const line of String(chunk).split('\n')) {
        if (/^(Installing|Building|Starting|Loading|Ready)/.test(line)) steps.push(`${since().toFixed(1)} s  ${line}`);
      }
      output += chunk;
      if (output.includes('Ready in')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void gone.then(() => reject(new Error(`npm start ended:\n${output}`)));
  });
  await ready;
  const page = await fetch(`http://127.0.0.1:${ports.PORT}/`);
  if (!page.ok) throw new Error(`the member site answered ${page.status}`);
  const seconds = since();
  await end(identify(child.pid), [['SIGINT', 30_000]]);
  await gone;
  callOff();
  return { seconds, steps };
}
