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
sign-up, members, a profile and the own profile. At the console's origin pages with @ are those of a member of staff.

What is done on the page before the picture follows it, each step after a >: the name of what is pressed, in each
language if they differ, a key after ^, or * for the first record of a list. 'find=@/>^Control+k' opens the search;
'write=@/members>*>Acties|Actions>Mail schrijven|Write a mail' opens the first member, then the menu, then the dialog.

  --login email:password   the member, or member of staff, for pages that begin with @
  --widths 390,1280        in pixels (390,768,1280,1920)
  --languages nl,de        (nl,de,pl)
  --schemes light          (light,dark)
  --together               one sheet per page, with its schemes side by side
  --scale 0.5              how large a picture is on the sheet, of its own size (0.33)
  --height 2000            how much of a long page is shown at most, in pixels`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    login: { type: 'string' },
    widths: { type: 'string', default: '390,768,1280,1920' },
    languages: { type: 'string', default: 'nl,de,pl' },
    schemes: { type: 'string', default: 'light,dark' },
    together: { type: 'boolean', default: false },
    scale: { type: 'string', default: '0.33' },
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
const HEIGHTS = { 390: 844, 768: 1024, 1280: 800, 1600: 900, 1920: 1080 };
const list = (text) => text.split(',');

const origin = new URL(site).origin;
const folder = resolve(out);
const pages = (wanted.length > 0 ? wanted : [...VISITORS, ...(values.login ? MEMBERS : [])]).map(read);
if (pages.some(({ member }) => member) && !values.login) {
  console.error('Pages that begin with @ need --login email:password.');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });

/** The cookies of who has logged in, for every picture as that person. */
let session;

const browser = await chromium.launch(await chromiumLaunch());
try {
  const schemes = list(values.schemes);
  for (const page of pages) {
    for (const onOne of values.together ? [schemes] : schemes.map((scheme) => [scheme])) {
      const rows = [];
      for (const language of list(values.languages)) {
        const pictures = [];
        for (const scheme of onOne) {
          for (const width of list(values.widths).map(Number)) {
            pictures.push({ scheme, width, file: await take(page, { scheme, language, width }) });
          }
        }
        rows.push({ language, pictures });
      }
      console.log(await joined(values.together ? page.name : `${page.name}-${onOne[0]}`, rows));
    }
  }
} finally {
  await browser.close();
}

function read(argument) {
  const [, name, at, rest] = /^(?:([\w-]+)=)?(@?)(.*)$/.exec(argument);
  const [path, ...steps] = rest.split('>');
  return {
    name: name ?? (rest.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'),
    member: at === '@',
    path,
    steps,
  };
}

async function take({ name, member, path, steps }, { scheme, language, width }) {
  const phone = width < 768;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    isMobile: phone,
    hasTouch: phone,
    // The console begins in the browser's language.
    locale: language,
    storageState: member ? (session ??= await logIn()) : undefined,
  });
  await context.addCookies([{ name: 'locale', value: language, url: origin }]);
  if (member) {
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
  await loaded(page);
  for (const step of steps) {
    try {
      await act(page, step);
    } catch (error) {
      // The picture shows how far it came.
      console.error(`${page.url()}: ${step}: ${error.message.split('\n')[0]}`);
      process.exitCode = 1;
      break;
    }
  }
  // Behind a dialog the page stands still, and all that counts is in the window.
  const height = await page.evaluate(`getComputedStyle(document.body).overflowY === 'hidden'
    ? innerHeight
    : document.documentElement.scrollHeight`);
  const file = join(folder, `${name}-${scheme}-${language}-${width}.png`);
  await page.screenshot({
    path: file,
    fullPage: height > page.viewportSize().height,
    clip: { x: 0, y: 0, width, height: Math.min(height, Number(values.height)) },
  });
  await context.close();
  return file;
}

/** One step of a page: a record, a key or a press. */
async function act(page, step) {
  if (step === '*') await page.locator('[data-row-link], main li > a').first().click();
  else if (step.startsWith('^')) await page.keyboard.press(step.slice(1));
  else {
    const name = new RegExp(`^(?:${step})`);
    const roles = ['button', 'tab', 'menuitem', 'link', 'checkbox', 'radio', 'option', 'combobox'];
    const named = roles.map((role) => page.getByRole(role, { name })).reduce((all, one) => all.or(one));
    await named.filter({ visible: true }).first().click({ timeout: 5_000 });
  }
  await page.waitForTimeout(1_000);
  await loaded(page);
}

/** Nothing tells that it is still coming; what is too slow is taken as it is. */
async function loaded(page) {
  const coming = page.locator('[role="progressbar"]:not([aria-valuenow]), [aria-busy="true"]');
  await coming
    .first()
    .waitFor({ state: 'hidden', timeout: 10_000 })
    .catch(() => undefined);
}

async function joined(name, rows) {
  const scale = Number(values.scale);
  const figures = ({ language, pictures }) =>
    pictures.map(({ scheme, width, file }) => {
      const text = `${language} · ${width} · ${scheme}`;
      return `<figure><figcaption>${text}</figcaption><img src="${pathToFileURL(file)}" width="${width * scale}"></figure>`;
    });
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 24px; width: max-content; background: #888; font: 14px system-ui; }
    div { display: flex; gap: 16px; align-items: flex-start; margin-bottom: 24px; }
    figure { margin: 0; } figcaption { padding-bottom: 4px; color: #fff; } img { display: block; }
  </style>${rows.map((row) => `<div>${figures(row).join('')}</div>`).join('')}`;
  const source = join(folder, `${name}.html`);
  writeFileSync(source, html);
  const page = await browser.newPage({ viewport: { width: 600, height: 600 } });
  await page.goto(pathToFileURL(source).href, { waitUntil: 'load' });
  const [width, height] = await page.evaluate(
    '[document.body.offsetWidth + 48, document.documentElement.scrollHeight]',
  );
  await page.setViewportSize({ width, height: 600 });
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, 16_000) } });
  await page.close();
  return file;
}

async function firstProfile(context) {
  const answer = await context.request.get(`${origin}/api/members?limit=1`);
  const { profiles } = await answer.json();
  return `/members/${profiles[0].id}`;
}

async function logIn() {
  const context = await browser.newContext();
  const colon = values.login.indexOf(':');
  const data = { email: values.login.slice(0, colon), password: values.login.slice(colon + 1) };
  const headers = { 'X-Client-Request': '1', 'Idempotency-Key': crypto.randomUUID(), Origin: origin };
  // The console and the member site have separate logins on separate ports.
  for (const path of ['/api/user', '/api/admin/login']) {
    const reply = await context.request.post(origin + path, { data, headers });
    if (!reply.ok()) continue;
    const state = await context.storageState();
    await context.close();
    return state;
  }
  throw new Error(`${data.email} could not log in at ${origin}`);
}
