import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from './people.js';
import { errorsOf } from './walks.js';

/** The same of a page that the server writes, which leaves out the site's own scripts (CLI-04). */
const MOST_LANDER_SCRIPT = 4_000;

/** What a visitor's browser may load of scripts before the first press, in bytes as the server compresses them (CLI-05). */
const MOST_SCRIPT = 3_000;

test('CLI-05 the landing page is light, stands still and says nothing but words', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sizes = await scripts();
  const sum = sizes.reduce((all, { bytes }) => all + bytes, 0);
  console.log(`Landing page: ${sum} bytes of compressed script before the first press, in ${sizes.length} files`);
  expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(MOST_SCRIPT);

  await expect(page.getByRole('main')).not.toContainText(/\b(accounts|app|common|credits|landing|payments)\.[a-z_]+/);
});

test('CLI-05 the landing page reads without scripts, in the language of its address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, title, prices] of [
    ['/', 'Flirten begint met een bericht.', 'Wat het kost'],
    ['/?lang=de', 'Flirten beginnt mit einer Nachricht.', 'Was es kostet'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: prices })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').or(page.locator('main li img')).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('18+');
  }
  await context.close();
});

test('CLI-05 a press before the site has come is not lost, nor does the page move', async ({ page }) => {
  const errors = errorsOf(page);
  const come = await holdSite(page);
  // The site's script, which waits, is part of what is loaded.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('main').getByRole('button', { name: 'Gratis aanmelden' }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await mark(page);
  come();
  await expect(
    page.getByRole('dialog', { name: 'Gratis aanmelden' }).getByRole('radio', { name: 'Vrouw', exact: true }),
  ).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(await isSame(page), 'the page that was read is the one that works').toBe(true);
  expect(await page.evaluate(() => [scrollY, moved])).toEqual([300, 0]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('CLI-05 nor is a key: a menu, an answer and a link', async ({ page }) => {
  const errors = errorsOf(page);
  for (const [name, role, key, seen] of [
    [/^Taal/, 'button', 'ArrowDown', page.getByRole('button', { name: 'Polski' })],
    ['Inloggen', 'link', 'Enter', page.getByRole('heading', { level: 1, name: 'Welkom terug' })],
    ['Man zoekt vrouw', 'button', 'Enter', page.getByRole('dialog', { name: 'Gratis aanmelden' }).getByLabel('Dag')],
  ] as const) {
    const come = await holdSite(page);
    // The site's script, which waits, is part of what is loaded.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press(key);
    come();
    await expect(seen).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('CLI-05 a press is told that the site cannot be reached, and works once it can', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**', (route) => route.abort());
  const button = page.getByRole('main').getByRole('button', { name: 'Gratis aanmelden' }).first();
  await button.click();
  await expect(page.getByText(/^Geen verbinding/)).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.unroute('**');
  await button.click();
  await expect(page.getByText(/^Geen verbinding/)).toBeHidden();
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await button.click();
    await expect(page.getByRole('dialog', { name: 'Gratis aanmelden' })).toBeVisible();
  }).toPass();
});

declare const moved: number;
declare const read: Element[];

/** The site's own script waits; what moves by itself is counted. @returns lets it come */
async function holdSite(page: Page): Promise<() => void> {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(globalThis, { moved: moved + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return come;
}

const mark = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { read: [...document.querySelectorAll('#root *')] }).read.length);

/** Every element that was read is still there. */
const isSame = (page: Page) => page.evaluate(() => read.every((element) => element.isConnected));

test('CLI-04 DSC-02 pages of the server load next to nothing', async ({ page, request }) => {
  const { profiles } = (await (await request.get('/api/visitor-cards')).json()) as { profiles: { id: string }[] };
  const scripts = scriptsOf(page);
  for (const path of ['/landers/tinderswipe', `/members/${profiles[0]!.id}/landing`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await scripts();
    expect(sizes.map(({ file }) => file)).toEqual(['/lander.js']);
    expect(sizes[0]!.bytes).toBeLessThanOrEqual(MOST_LANDER_SCRIPT);
  }
});

/** The scripts that a page loads from now on, each as Brotli makes it: the e2e site itself serves them as they are. */
function scriptsOf(page: Page) {
  const sizes: Promise<{ file: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    // Of what the browser has already nothing comes again.
    if (response.request().resourceType() !== 'script' || response.status() === 304) return;
    const file = new URL(response.url()).pathname;
    sizes.push(response.body().then((body) => ({ file, bytes: brotliCompressSync(body).length })));
  });
  return () => Promise.all(sizes);
}
