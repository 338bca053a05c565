import { expect } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import { test } from './people.js';
import { errorsOf, logIn, openSection, prefer, walkSections } from './walks.js';

// One after another, as each worker that takes one of these starts another browser for it.
test.describe.configure({ mode: 'default' });

// A plain Linux machine has no language, and Chromium makes of that one which no standard knows.
const launch = await chromiumLaunch();
const env = { ...('env' in launch ? launch.env : process.env), LANG: 'C', LC_ALL: 'C' };
test.use({
  launchOptions: { ...launch, env },
  // A value of undefined would leave that of the configuration.
  // oxlint-disable-next-line no-empty-pattern
  locale: async ({}, use) => use(undefined),
});

const POSIX = 'en-US@posix';

test('ACC-10 ADM-05 a browser without a language walks through the console in English, and goes on in Dutch', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await logIn(page);
  expect(await page.evaluate(() => [...navigator.languages])).toEqual([POSIX]);
  await walkSections(page, { language: 'en' });
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  // Its words have to come first.
  await expect(page.getByRole('heading', { level: 1, name: 'Tijdlijnen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  // What is written in Dutch follows from that choice, and from no browser.
  for (const section of ['members', 'payments', 'books', 'audit']) await openSection(page, section);
  expect(errors).toEqual([]);
});

test('ACC-10 a browser without a language walks through the member site', async ({ join, page: visit }) => {
  const visited = errorsOf(visit);
  await visit.goto('/');
  await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
  const person = await join('Posix');
  const page = await person.open('/members');
  const errors = errorsOf(page);
  for (const [name, path, title] of [
    ['Berichten', '/chats', 'Berichten'],
    ['Likes', '/likes', 'Likes'],
    ['Premium', '/premium', 'Word premium'],
    ['Zoeken', '/members', 'Leden'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
  }
  expect([...visited, ...errors]).toEqual([]);
});

for (const languages of [['xx'], ['C', 'en_US'], ['']])
  test(`ACC-10 a browser that calls its language ${JSON.stringify(languages)} reads both sites`, async ({ page }) => {
    const errors = errorsOf(page);
    await prefer(page, languages);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await logIn(page);
    await page.locator('a[role="menuitem"][href^="/members"]').click();
    await page.locator('[data-row-link]').first().click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
