// Opens the pages that visitors come to first in a real browser, on a slow phone: 1.6 Mbit/s, 150 ms to the server and a
// processor four times slower. Tells when the largest part is painted (LCP), how much moves meanwhile (CLS), and how
// much script comes before the first press, as Brotli makes it.
// Usage: npm run bench:pages -- http://127.0.0.1:3000 [--rounds 3]. The site has to run, and to let visitors look around.
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../chromium.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const origin = positionals[0] ?? 'http://127.0.0.1:3000';
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWED = 4;
/** Milliseconds in which everything has been painted and nothing moves any more. */
const SETTLED = 6_000;
const LANDERS = [
  'tinderswipe',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
];

const { profiles } = await (await fetch(`${origin}/api/visitor-cards`)).json();
const landings = ['landing', 'landing2', 'landing3'].map((name) => `/members/${profiles[0].id}/${name}`);
const paths = ['/', ...LANDERS.map((name) => `/landers/${name}`), ...landings];

const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const path of paths) {
    const { status } = await fetch(origin + path);
    if (status !== 200) continue;
    const rounds = [];
    for (let round = 0; round < Number(values.rounds); round++) rounds.push(await open(path));
    console.log(
      JSON.stringify({
        page: path.replace(/[\da-f-]{36}/, '{id}'),
        lcp_ms: Math.round(median(rounds.map(({ lcp }) => lcp))),
        cls: Number(median(rounds.map(({ cls }) => cls)).toFixed(4)),
        script_bytes: rounds[0].script,
        html_bytes: rounds[0].html,
      }),
    );
  }
} finally {
  await browser.close();
}

async function open(path) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'nl-NL',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const sizes = { script: [], html: [] };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const list = kind === 'script' ? sizes.script : kind === 'document' ? sizes.html : undefined;
    list?.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.addInitScript(() => {
    globalThis.painted = { lcp: 0, cls: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.painted.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.painted.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED);
  const painted = await page.evaluate(() => globalThis.painted);
  const sum = async (list) => (await Promise.all(list)).reduce((all, one) => all + one, 0);
  const result = { ...painted, script: await sum(sizes.script), html: await sum(sizes.html) };
  await context.close();
  return result;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
