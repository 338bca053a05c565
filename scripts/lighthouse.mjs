// Lighthouse's figures of a landing page, the list of members and a chat, as a throttled phone has them, and whether a
// browser would install the site. Lighthouse is fetched from npm by its first run, for it and what it needs are 176 MB.
// Usage: npm run lighthouse -- http://127.0.0.1:3000 --login ben@example.com:velvet-demo-2026. The site has to run. Members
// get it through Caddy, by HTTP/2 and packed: https://localhost of a Compose installation is nearer to what they have.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from './build.mjs';
import { chromiumLaunch } from './chromium.mjs';
import { freePort } from './ports.mjs';

const VERSION = '13.5.0';
/** Of 100. */
const AIMS = { performance: 90, accessibility: 100, 'best-practices': 95 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    login: { type: 'string', default: 'ben@example.com:velvet-demo-2026' },
    reports: { type: 'string', default: join(root, '.cache', 'lighthouse') },
  },
});
const origin = positionals[0] ?? 'http://127.0.0.1:3000';
const { default: lighthouse } = await import(pathToFileURL(fetched()).href);
mkdirSync(values.reports, { recursive: true });

const profile = mkdtempSync(join(tmpdir(), 'dating-lighthouse-'));
const port = await freePort();
const launch = await chromiumLaunch();
// A Compose installation at this name has signed its certificate itself.
const trusted = /^https:\/\/localhost(:|$)/.test(origin);
const args = [...launch.args, `--remote-debugging-port=${port}`, ...(trusted ? ['--ignore-certificate-errors'] : [])];
// Lighthouse opens its pages in the browser's own context, which only this one shares.
const context = await chromium.launchPersistentContext(profile, {
  ...launch,
  args,
  locale: 'nl-NL',
  ignoreHTTPSErrors: trusted,
});
try {
  const measured = { landing: await measure('landing', '/') };
  const chat = await logIn();
  Object.assign(measured, {
    members: await measure('members', '/members'),
    chat: await measure('chat', `/chats/${chat}`),
  });
  const wrong = await installabilityErrors();
  for (const [page, scores] of Object.entries(measured)) console.log(JSON.stringify({ page, ...scores }));
  console.log(JSON.stringify({ installable: wrong.length === 0, ...(wrong.length > 0 && { wrong }) }));
  const missed = Object.values(measured).some((scores) =>
    Object.entries(AIMS).some(([name, aim]) => scores[name] < aim),
  );
  process.exitCode = missed || wrong.length > 0 ? 1 : 0;
} finally {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
}

/** Where its main module is; in a folder of its own, which `npm ci` leaves alone. */
function fetched() {
  const home = join(root, '.cache', `lighthouse-${VERSION}`);
  const main = join(home, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (existsSync(main)) return main;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', `lighthouse@${VERSION}`, ...options], { cwd: home, stdio: 'inherit' });
  return main;
}

async function measure(name, path) {
  const flags = {
    port,
    output: 'html',
    logLevel: 'error',
    onlyCategories: Object.keys(AIMS),
    disableStorageReset: true,
  };
  const { lhr, report } = await lighthouse(origin + path, flags);
  writeFileSync(join(values.reports, `${name}.html`), report);
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]);
  const failed = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => lhr.audits[id]))
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id }) => id);
  const timing = (id) => Math.round(lhr.audits[id].numericValue);
  return {
    ...Object.fromEntries(scores),
    lcp_ms: timing('largest-contentful-paint'),
    tbt_ms: timing('total-blocking-time'),
    ...(failed.length > 0 && { failed }),
  };
}

/** Logs in without the form. @returns the id of the newest conversation */
async function logIn() {
  const [email, password] = values.login.split(':');
  const headers = { 'X-Client-Request': '1', 'Idempotency-Key': crypto.randomUUID() };
  const answer = await context.request.post(`${origin}/api/user`, { data: { email, password }, headers });
  if (!answer.ok()) throw new Error(`${email} was not let in: ${answer.status()}`);
  const { chats } = await (await context.request.get(`${origin}/api/chats`)).json();
  return chats[0].id;
}

/** What keeps Chromium from offering to install the site. */
async function installabilityErrors() {
  const page = await context.newPage();
  await page.goto(`${origin}/members`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  const { installabilityErrors: errors } = await session.send('Page.getInstallabilityErrors');
  // Of the way this browser was opened, not of the site.
  return errors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
}
