import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower than this machine every page is. */
const PAGE = number('SLOW_PAGE', 1);
/** How long an answer of the API to a browser waits at most, in milliseconds. */
const API = number('SLOW_API', 0);

/** Makes one page that many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Every page of it obeys SLOW_PAGE. */
export const slowPages = (context: BrowserContext): void => {
  if (PAGE === 1) return;
  context.on('page', (page) => {
    // One that is closed at once has no more to do.
    slowDown(page, PAGE).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
};

/** What the API of a site needs to obey SLOW_API; `also` is loaded before it too. */
export function slowAnswers(also: string[] = []): Record<string, string> {
  const loaded = [...also, ...(API > 0 ? ['./slow-answers.mjs'] : [])];
  const options = loaded.map((file) => `--import=${new URL(file, import.meta.url).href}`).join(' ');
  return {
    ...(options && { NODE_OPTIONS: options }),
    ...(API > 0 && { SLOW_API: String(API), SLOW_SEED: seed() }),
  };
}

/** What happened once can be seen again by the seed that is told. */
export function tellSlowness(): void {
  if (PAGE !== 1) console.log(`Pages are ${PAGE} times slower (SLOW_PAGE)`);
  if (API > 0) console.log(`Answers of the API wait up to ${API} ms (SLOW_API), with SLOW_SEED=${seed()}`);
}

/** Workers inherit it. */
const seed = (): string => (process.env.SLOW_SEED ??= String(randomInt(2 ** 31)));

function number(name: string, otherwise: number): number {
  const value = Number(process.env[name] || otherwise);
  if (!Number.isFinite(value) || value < otherwise) throw new Error(`${name} is a number from ${otherwise} on`);
  return value;
}
