import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './people.js';
import { inspect } from './support.js';

const choose = async (page: Page, question: string, answer: string) => {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await page.getByRole('button', { name: answer, exact: true }).click();
};

/** A visit's number is random, and told before the first question. */
const VISIT = /(?<="id":")[\w-]{36}/;

/** Answers in a browser of its own, and tells all that left it or stayed in it. */
async function answering(browser: Browser, race: string, look?: (page: Page, name: string) => Promise<void>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sent = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/photos/')) {
      // The server's own addresses; how many of them are loaded by now is the browser's affair.
      expect(search).toMatch(/^\?expires=\d+&signature=[\w-]+$/);
    } else if (pathname.startsWith('/api/'))
      sent.add(`${request.method()} ${pathname}${search} ${(request.postData() ?? '').replace(VISIT, '')}`);
  });
  await page.goto('/match-finder');
  await choose(page, 'Hoe oud ben je?', '18–35 jaar');
  await look?.(page, 'match-finder');
  await choose(page, 'Hoe zou je jezelf omschrijven?', 'Sexy');
  await expect(page.getByText('Je mag dit overslaan.')).toBeVisible();
  await look?.(page, 'match-finder-race');
  await choose(page, 'Wat is je afkomst?', race);
  await expect(page.getByRole('heading', { name: 'Leden van jouw leeftijd' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  // The names of regions are the last that the cards ask for.
  await expect.poll(() => [...sent].some((call) => call.includes('/api/regions'))).toBe(true);
  await look?.(page, 'signup-matches');
  const calls = [...sent].sort();
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    state: (history.state as { usr?: unknown }).usr,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
    address: location.pathname + location.search + location.hash,
  }));
  await context.close();
  return { sent: calls, kept };
}

test('DSC-07 the match finder leads to members of one’s age; what is answered about race leaves no trace', async ({
  browser,
}) => {
  const skipped = await answering(browser, 'Vraag overslaan', inspect);
  expect(skipped.kept.state).toEqual({ age: 'young', appearance: 'sexy' });
  expect(skipped.sent.filter((call) => call.includes('/api/members?'))).toEqual([
    expect.stringMatching(/[?&]max_age=35\b/),
  ]);
  for (const race of ['Wit', 'Anders']) expect(await answering(browser, race)).toEqual(skipped);
});
