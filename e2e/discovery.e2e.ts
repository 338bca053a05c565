import { expect, type Page } from '@playwright/test';
import { test } from './people.js';
import { inspect } from './support.js';

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/members/"]');
const address = (page: Page) => new URL(page.url()).search;

test('DSC-01 one searches by filters, which the address keeps', async ({ join }) => {
  const someone = await join('Zoeker');
  const page = await someone.open('/members');
  await expect(cards(page).first()).toBeVisible();
  await inspect(page, 'search');

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: 'Vrouwen' }).check();
  const from = sheet.getByRole('slider', { name: 'Leeftijd vanaf' });
  await from.focus();
  for (let age = 18; age < 30; age++) await page.keyboard.press('ArrowRight');
  await expect(sheet.getByText('30+ jaar')).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Land' }).selectOption('BE');
  await sheet.getByRole('combobox', { name: 'Provincie' }).selectOption('BE-VAN');
  const show = sheet.getByRole('button', { name: /^\d+ (lid|leden) tonen$/ });
  await expect(show).toHaveText('1 lid tonen');
  await inspect(page, 'search-filters');
  await show.click();

  await expect(page.getByText('1 lid', { exact: true })).toBeVisible();
  expect(address(page)).toBe('?gender=female&country=BE&countryregion=BE-VAN&min_age=30');
  await expect(cards(page).first()).toContainText('Charlotte');
  const similar = page.getByRole('region', { name: 'Komt in de buurt' });
  await expect(similar.getByRole('link').first()).toBeVisible();
  await inspect(page, 'search-similar');

  await page.reload();
  await expect(cards(page).first()).toContainText('Charlotte');
  await page.getByRole('button', { name: 'Antwerpen weghalen' }).click();
  await page.getByRole('button', { name: 'België weghalen' }).click();
  await page.getByRole('button', { name: '30+ jaar weghalen' }).click();
  expect(address(page)).toBe('?gender=female');

  await page.goto('/members?country=NZ&gender=male&min_age=79');
  await expect(page.getByRole('heading', { name: 'Niemand gevonden' })).toBeVisible();
  await inspect(page, 'search-nobody');
  await page.getByRole('main').getByRole('button', { name: 'Iedereen tonen' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('DSC-01 DSC-08 the list goes on by itself, and the way back leads to where one was', async ({ join }) => {
  const someone = await join('Bladeraar');
  for (let more = 0; more < 4; more++) await join(`Extra${more}`);
  const page = await someone.open('/members');
  await expect(cards(page).first()).toBeVisible();
  const first = await cards(page).count();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first);

  const card = cards(page).nth(first);
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/members\?/.test(request.url())) lists.push(request.url());
  });
  await card.click();
  await expect(page.getByRole('button', { name: /^Meer met/ })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(4);
  expect(lists).toEqual([]);
});

test('DSC-01 ACC-16 a visitor sees a dozen, and is led to sign-up and back', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/members');
  await expect(page.getByRole('heading', { name: 'Kijk alvast rond' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText(/^Je ziet een paar van de \d+ leden\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nu online' })).toHaveCount(0);
  await inspect(page, 'search-visitor');
  await page.getByRole('button', { name: 'Mannen' }).click();
  await expect.poll(() => address(page)).toBe('?gender=male');
  const link = (await cards(page).first().getAttribute('href'))!;
  await cards(page).first().click();
  await expect.poll(() => page.url()).toContain(`back=${encodeURIComponent(link)}`);
});

test('PRO-01 PRO-07 a profile tells what its owner shows, and is gone for who is blocked', async ({ join }) => {
  const [reader, writer] = [await join('Lezer'), await join('Verteller')];
  await writer.put('/profile/consents', { purpose: 'interests', given: true });
  await writer.put('/profile', {
    description: 'Ik woon boven een bakker en word elke ochtend te vroeg wakker.\nKoffie?',
    city: 'Haarlem',
    sought_gender: 'both',
    relationship_status: 'single',
    interests: ['coffee', 'cooking', 'hiking'],
  });
  const page = await reader.open(`/members/${writer.id}`);
  await expect(page.getByText('Ik woon boven een bakker')).toBeVisible();
  await expect(page.getByText('Haarlem', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Koffie' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bericht sturen · 10 credits' })).toBeInViewport();
  await inspect(page, 'profile');
  await page.getByRole('button', { name: /^Meer met/ }).click();
  await expect(page.getByRole('button', { name: 'Blokkeren' })).toBeInViewport();
  await inspect(page, 'profile-more');
  await page.keyboard.press('Escape');

  await writer.post(`/members/${reader.id}/block`);
  await page.reload();
  await expect(page.getByText('Je kunt het profiel niet meer bekijken')).toBeVisible();
  await inspect(page, 'profile-gone');
});
