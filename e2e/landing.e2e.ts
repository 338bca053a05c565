import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from './people.js';
import { inspect } from './support.js';

/** The same of a page that the server writes, which leaves out the site's own scripts (CLI-04). */
const MOST_LANDER_SCRIPT = 4_000;

/** What a visitor's browser may load of scripts before the first press, in bytes as the server compresses them (CLI-05). */
const MOST_SCRIPT = 143_000;

test(
  'CLI-05 the landing page is light, stands still and says nothing but words',
  { tag: '@once' },
  async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/\b(accounts|app|common|credits|landing|payments)\.[a-z_]+/);
    await inspect(page, 'landing-light');

    const sizes = await scripts();
    const sum = sizes.reduce((all, { bytes }) => all + bytes, 0);
    console.log(`Landing page: ${sum} bytes of compressed script before the first press, in ${sizes.length} files`);
    expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(MOST_SCRIPT);
  },
);

test('CLI-04 DSC-02 pages of the server load next to nothing', { tag: '@once' }, async ({ page, request }) => {
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
