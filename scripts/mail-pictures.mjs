import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from './chromium.mjs';

/**
 * Creates contact sheets of all mails per width and colour scheme, from the mail gallery of a running development
 * stack.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'nl' }, kind: { type: 'string' } },
});
const [origin, folder] = positionals;
if (!origin || !folder) {
  console.error('Usage: node scripts/mail-pictures.mjs <origin> <out-folder> [--language nl] [--kind activation]');
  process.exit(1);
}

const gallery = await (await fetch(`${origin}/api/dev/mails`)).text();
const found = [...gallery.matchAll(/href="(\/api\/dev\/mails\/([\w-]+)\/(\w+))"/g)];
const mails = found.filter(
  ([, , kind, language]) => language === values.language && (!values.kind || kind === values.kind),
);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const width of [390, 700]) for (const colorScheme of ['light', 'dark']) await sheet(width, colorScheme);
} finally {
  await browser.close();
}

async function sheet(width, colorScheme) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
  const pictures = [];
  for (const [, path, kind] of mails) {
    await page.goto(`${origin}${path}`);
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    if (wide > width) console.error(`${kind} scrolls sideways at ${width}: ${wide}`);
    pictures.push({ kind, image: (await page.screenshot({ fullPage: true })).toString('base64') });
  }
  // The gallery's content security policy allows no external content, not even pictures.
  await page.goto('about:blank');
  const columns = width < 500 ? 5 : 3;
  await page.setViewportSize({ width: (width + 20) * columns + 20, height: 800 });
  const rows = 2;
  for (let first = 0; first < pictures.length; first += columns * rows) {
    const figures = pictures
      .slice(first, first + columns * rows)
      .map(
        ({ kind, image }) =>
          `<figure><figcaption>${kind}</figcaption><img src="data:image/png;base64,${image}"></figure>`,
      );
    await page.setContent(`<style>
      body { margin: 20px; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 20px;
        align-items: start; background: #888; font: 15px system-ui; }
      figure { margin: 0; } img { display: block; width: ${width}px; }
    </style>${figures.join('')}`);
    const name = `mails-${values.language}-${width}-${colorScheme}-${first / (columns * rows) + 1}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: true });
  }
  await page.close();
}
