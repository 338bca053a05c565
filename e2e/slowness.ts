import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';

/** CPU slowdown of every page: 4 is four times slower. */
const PAGE = number('SLOW_PAGE', 1);
/** Maximum delay of the API's answers to a browser, in milliseconds. */
const API = number('SLOW_API', 0);

/** Slows one page down; 4 is four times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Answers reach one page late, by milliseconds. Unlike a slow processor that costs the machine nothing. */
export async function slowLine(page: Page, latency: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', conditions);
}

/** Slows down every page of the context, as SLOW_PAGE says. */
export const slowPages = (context: BrowserContext): void => {
  if (PAGE === 1) return;
  context.on('page', (page) => {
    // A page may already be closed.
    slowDown(page, PAGE).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
};

/** Environment of an API process that delays its answers, as SLOW_API says. `also`: other modules to preload. */
export function slowAnswers(also: string[] = []): Record<string, string> {
  const loaded = [...also, ...(API > 0 ? ['./slow-answers.mjs'] : [])];
  const options = loaded.map((file) => `--import=${new URL(file, import.meta.url).href}`).join(' ');
  return {
    ...(options && { NODE_OPTIONS: options }),
    ...(API > 0 && { SLOW_API: String(API), SLOW_SEED: seed() }),
  };
}

/** Prints the slowness of this run, with the seed that repeats it. */
export function printSlowness(): void {
  if (PAGE !== 1) console.log(`Pages are ${PAGE} times slower (SLOW_PAGE)`);
  if (API > 0) console.log(`Answers of the API wait up to ${API} ms (SLOW_API), with SLOW_SEED=${seed()}`);
}

/** Kept in the environment, so that workers use the same one. */
const seed = (): string => (process.env.SLOW_SEED ??= String(randomInt(2 ** 31)));

function number(name: string, otherwise: number): number {
  const value = Number(process.env[name] || otherwise);
  if (!Number.isFinite(value) || value < otherwise) throw new Error(`${name} is a number from ${otherwise} on`);
  return value;
}
