// Opens a conversation of 50 messages and one of 10,000 in a real browser, in turn, and measures the frames while the
// long one is scrolled, on a page slowed four times. Usage: npm run bench:chat [-- --messages 10000 --rounds 7
// --profile out.cpuprofile].
// Fails if the long one takes more than 1.5 times as long to open, or is drawn less than 50 times a second.
/* global requestAnimationFrame -- in the page */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../chromium.mjs';
import { startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '7' },
    profile: { type: 'string' },
  },
});
const [MESSAGES, ROUNDS] = [values.messages, values.rounds].map(Number);
const [MOST_TIMES, LEAST_FRAMES] = [1.5, 50];
const SLOWED = 4;
const SCROLLED_MS = 4_000;
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

// Not as in production, where a browser takes the session's cookie over HTTPS alone.
const server = await startServer('long-chat', { env: { NODE_ENV: 'test', MESSAGES: `${MESSAGES}` } });
let browser;
try {
  const { cookie, chats } = JSON.parse(readFileSync(server.file, 'utf8'));
  browser = await chromium.launch(await chromiumLaunch());
  for (const [device, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ viewport, locale: 'nl-NL', serviceWorkers: 'block' });
    const here = { name: 'member', value: '1' };
    await context.addCookies([cookie, here].map((one) => ({ ...one, url: server.origin })));
    await opening(context, chats, device);
    for (const slowed of [1, SLOWED]) await scrolling(context, chats, { device, slowed });
    await context.close();
  }
} finally {
  await browser?.close();
  await server.stop();
}

/** From the address to the newest message on the screen, with nothing of the page kept but the browser's cache. */
async function opening(context, chats, device) {
  const times = { short: [], long: [] };
  for (let round = -1; round < ROUNDS; round++) {
    for (const which of round % 2 ? ['short', 'long'] : ['long', 'short']) {
      const page = await context.newPage();
      const start = performance.now();
      await page.goto(`${server.origin}/chats/${chats[which]}`, { waitUntil: 'commit' });
      await page
        .getByText(`${which === 'short' ? 50 : MESSAGES}. `, { exact: false })
        .last()
        .waitFor();
      // The first round fills the caches of browser and server.
      if (round >= 0) times[which].push(performance.now() - start);
      await page.close();
    }
  }
  const [short, long] = [median(times.short), median(times.long)];
  const ratio = Math.round((long / short) * 100) / 100;
  console.log(
    JSON.stringify({ opening: device, ms_50: Math.round(short), [`ms_${MESSAGES}`]: Math.round(long), ratio }),
  );
  if (ratio > MOST_TIMES) process.exitCode = 1;
}

/** Scrolls upwards through loaded and unloaded messages, and counts what the page draws. */
async function scrolling(context, chats, { device, slowed }) {
  const rounds = [];
  for (let round = 0; round < Math.min(ROUNDS, 5); round++) rounds.push(await scroll(context, chats, slowed));
  const fps = median(rounds.map((one) => one.fps));
  const result = {
    scrolling: device,
    slowed,
    frames_per_second: Math.round(fps),
    each_round: rounds.map((one) => Math.round(one.fps)),
    p99_ms: Math.round(median(rounds.map((one) => one.p99))),
    pixels: Math.round(median(rounds.map((one) => one.pixels))),
  };
  console.log(JSON.stringify(result));
  if (fps < LEAST_FRAMES) process.exitCode = 1;
}

async function scroll(context, chats, slowed) {
  const page = await context.newPage();
  await page.goto(`${server.origin}/chats/${chats.long}`);
  await page.getByText(`${MESSAGES}. `).last().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  if (values.profile) {
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.start');
  }
  const { times, pixels } = await page.getByRole('region', { name: 'Berichten in dit gesprek' }).evaluate(
    (scroller, lasts) =>
      new Promise((resolve) => {
        const times = [];
        const from = scroller.scrollHeight - scroller.scrollTop;
        const start = performance.now();
        let last = start;
        const draw = (now) => {
          times.push(now);
          // 1,200 pixels a second, whatever is drawn: as a finger that flicks again and again.
          scroller.scrollTop -= 1.2 * (now - last);
          last = now;
          if (now - start < lasts) return requestAnimationFrame(draw);
          resolve({ times, pixels: scroller.scrollHeight - scroller.scrollTop - from });
        };
        requestAnimationFrame(draw);
      }),
    SCROLLED_MS,
  );
  if (values.profile) {
    const { profile } = await devtools.send('Profiler.stop');
    writeFileSync(values.profile, JSON.stringify(profile));
  }
  await page.close();
  const gaps = times
    .slice(1)
    .map((at, i) => at - times[i])
    .toSorted((x, y) => x - y);
  const fps = ((times.length - 1) * 1_000) / (times.at(-1) - times[0]);
  return { fps, p99: gaps[Math.floor(gaps.length * 0.99)], pixels };
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
