import { parseArgs } from 'node:util';
import './ensure-installed.mjs';

// Imported only now, once the packages are installed.
const { chromium } = await import('@playwright/test');
const { chromiumLaunch } = await import('./chromium.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { login: { type: 'string' }, dark: { type: 'boolean', default: false } },
});
const [url, prefix] = positionals;
if (!url || !prefix) {
  console.error('Usage: node scripts/screenshot.mjs <url> <out-prefix> [--login email:password] [--dark]');
  process.exit(1);
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const colorScheme of values.dark ? ['light', 'dark'] : ['light']) {
    for (const viewport of SIZES) await take(viewport, colorScheme);
  }
} finally {
  await browser.close();
}

async function take(viewport, colorScheme) {
  const phone = viewport.width < 768;
  const context = await browser.newContext({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'nl-NL',
    isMobile: phone,
    hasTouch: phone,
  });
  if (values.login) await logIn(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
  // Wait for `load`, because an open event stream keeps the network from becoming idle.
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  const path = `${prefix}-${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
  await page.screenshot({ path, fullPage: true });
  console.log(path);
  await context.close();
}

async function logIn(context) {
  const colon = values.login.indexOf(':');
  const data = { email: values.login.slice(0, colon), password: values.login.slice(colon + 1) };
  const { origin } = new URL(url);
  const headers = { 'X-Client-Request': '1', 'Idempotency-Key': crypto.randomUUID(), Origin: origin };
  // The console and the member site have separate logins on separate ports.
  for (const path of ['/api/user', '/api/admin/login']) {
    const reply = await context.request.post(origin + path, { data, headers });
    if (reply.ok()) return;
  }
  throw new Error(`${data.email} could not log in at ${origin}`);
}
