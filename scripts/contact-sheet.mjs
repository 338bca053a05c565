// Pictures of pages at four widths, light and dark, in several languages, joined into one sheet per page and scheme:
// what does not look right in one of them stands out beside the others.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import './ensure-installed.mjs';

// Imported only now, once the packages are installed.
const { chromium } = await import('@playwright/test');
const { chromiumLaunch } = await import('./chromium.mjs');

const USAGE = `Usage: node scripts/contact-sheet.mjs <origin> <folder> [page ...] [options]

A page is a path, with a name of its own if wanted: /premium or prices=/pricing. As a member, with --login:
@/profile or shop=@/credits; @profile is the first profile in that member's search. Without pages: the landing page,
sign-up, members, a profile and the own profile.

  --login email:password   the member for pages that begin with @
  --widths 390,1280        in pixels (390,768,1280,1920)
  --languages nl,de        (nl,de,pl)
  --schemes light          (light,dark)
  --height 2000            how much of a long page is shown at most, in pixels`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    login: { type: 'string' },
    widths: { type: 'string', default: '390,768,1280,1920' },
    languages: { type: 'string', default: 'nl,de,pl' },
    schemes: { type: 'string', default: 'light,dark' },
    height: { type: 'string', default: '2000' },
  },
});
const [site, out, ...wanted] = positionals;
if (!site || !out) {
  console.error(USAGE);
  process.exit(1);
}

const VISITORS = ['landing=/', 'signup=/signup'];
const MEMBERS = ['members=@/members', 'profile=@profile', 'own-profile=@/profile'];
const HEIGHTS = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
/** How wide a picture is on the sheet, of its own width. */
const SCALE = 0.33;
const list = (text) => text.split(',');

const origin = new URL(site).origin;
const folder = resolve(out);
const pages = (wanted.length > 0 ? wanted : [...VISITORS, ...(values.login ? MEMBERS : [])]).map(read);
if (pages.some(({ member }) => member) && !values.login) {
  console.error('Pages that begin with @ need --login email:password.');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const page of pages) {
    for (const scheme of list(values.schemes)) {
      const rows = [];
      for (const language of list(values.languages)) {
        const pictures = [];
        for (const width of list(values.widths).map(Number)) {
          pictures.push({ width, file: await take(page, { scheme, language, width }) });
        }
        rows.push({ language, pictures });
      }
      console.log(await joined(page, scheme, rows));
    }
  }
} finally {
  await browser.close();
}

function read(argument) {
  const [, name, at, path] = /^(?:([\w-]+)=)?(@?)(.*)$/.exec(argument);
  return { name: name ?? (path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'), member: at === '@', path };
}

async function take({ name, member, path }, { scheme, language, width }) {
  const phone = width < 768;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    isMobile: phone,
    hasTouch: phone,
  });
  await context.addCookies([{ name: 'locale', value: language, url: origin }]);
  if (member) {
    await logIn(context);
    // An account's language is stronger than the cookie; it stays as it is, and only this browser is told another.
    await context.route(/\/api\/user$/, async (route) => {
      const answer = await route.fetch();
      if (!answer.ok()) return route.fulfill({ response: answer });
      return route.fulfill({ response: answer, json: { ...(await answer.json()), language } });
    });
  }
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
  // Wait for `load`, because an open event stream keeps the network from becoming idle.
  await page.goto(origin + (path === 'profile' ? await firstProfile(context) : path), { waitUntil: 'load' });
  await page.waitForTimeout(1_200);
  const height = await page.evaluate('document.documentElement.scrollHeight');
  const file = join(folder, `${name}-${scheme}-${language}-${width}.png`);
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, Number(values.height)) },
  });
  await context.close();
  return file;
}

async function joined({ name }, scheme, rows) {
  const figures = ({ language, pictures }) =>
    pictures.map(({ width, file }) => {
      const text = `${language} · ${width} · ${scheme}`;
      return `<figure><figcaption>${text}</figcaption><img src="${pathToFileURL(file)}" width="${width * SCALE}"></figure>`;
    });
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 24px; width: max-content; background: #888; font: 14px system-ui; }
    div { display: flex; gap: 16px; align-items: flex-start; margin-bottom: 24px; }
    figure { margin: 0; } figcaption { padding-bottom: 4px; color: #fff; } img { display: block; }
  </style>${rows.map((row) => `<div>${figures(row).join('')}</div>`).join('')}`;
  const source = join(folder, `${name}-${scheme}.html`);
  writeFileSync(source, html);
  const page = await browser.newPage({ viewport: { width: 600, height: 600 } });
  await page.goto(pathToFileURL(source).href, { waitUntil: 'load' });
  const [width, height] = await page.evaluate(
    '[document.body.offsetWidth + 48, document.documentElement.scrollHeight]',
  );
  await page.setViewportSize({ width, height: Math.min(height, 16_000) });
  const file = join(folder, `${name}-${scheme}.png`);
  await page.screenshot({ path: file });
  await page.close();
  return file;
}

async function firstProfile(context) {
  const answer = await context.request.get(`${origin}/api/members?limit=1`);
  const { profiles } = await answer.json();
  return `/members/${profiles[0].id}`;
}

async function logIn(context) {
  const colon = values.login.indexOf(':');
  const data = { email: values.login.slice(0, colon), password: values.login.slice(colon + 1) };
  const headers = { 'X-Client-Request': '1', 'Idempotency-Key': crypto.randomUUID(), Origin: origin };
  const reply = await context.request.post(`${origin}/api/user`, { data, headers });
  if (!reply.ok()) throw new Error(`${data.email} could not log in at ${origin}: ${reply.status()}`);
}
