import { expect } from '@playwright/test';
import { test } from './people.js';
import { demo, demoLogin, inspectBoth, logInAsStaff, losesCode } from './support.js';

test('ADM-05 staff log in to the console, find members and read one', async ({ join, page }) => {
  const active = await join('Marle');
  const newcomer = await join('Wende', { confirmed: false });
  const { email, password } = demoLogin('moderator');
  await page.goto(demo().console);
  await expect(page.getByRole('heading', { name: 'Aanmelden' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(demo().console);
  await inspectBoth(page, 'console-login');

  await page.getByRole('textbox', { name: /E-mail/ }).fill(email);
  await page.getByRole('textbox', { name: /^Wachtwoord/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  await page.getByRole('menuitem', { name: /^Leden/ }).click();
  const entry = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(entry(newcomer.name)).toContainText('Niet bevestigd');
  await expect(entry(active.name)).toBeVisible();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Niet bevestigd');
  await expect(entry(active.name)).toHaveCount(0);
  await expect(entry(newcomer.name)).toBeVisible();
  await page.getByRole('combobox', { name: 'Land' }).selectOption('België');
  await expect(page.getByText('Geen leden gevonden met deze filters.')).toBeVisible();
  await inspectBoth(page, 'console-none-found');
  await page.getByRole('search').getByRole('button', { name: 'Filters wissen' }).click();
  await expect(entry(active.name)).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Naam, e-mailadres of lidnummer' });
  await search.fill(newcomer.email);
  await search.press('Enter');
  await expect(entry(active.name)).toHaveCount(0);
  await expect(entry(newcomer.name)).toBeVisible();

  await page.getByRole('link', { name: newcomer.name }).click();
  await expect(page.getByRole('heading', { name: newcomer.name }).last()).toBeVisible();
  await expect(page.getByText(newcomer.email).last()).toBeVisible();
  await inspectBoth(page, 'console-member');
});

test('ADM-05 a screen of the console whose code does not come is loaded anew', async ({ page }) => {
  await logInAsStaff(page, 'admin', '/');
  const loadedAnew = await losesCode(page, '**/assets/audit-list-*.js');
  await page.getByRole('menuitem', { name: 'Controlelogboek' }).click();
  await loadedAnew();
  await expect(page.getByRole('heading', { name: 'Controlelogboek' })).toBeVisible();
});

test('ADM-05 members have no way into the console', async ({ join }) => {
  const person = await join('Nora');
  const answer = await person.request.get(`${demo().console}/api/admin/members`);
  expect(answer.status()).toBe(403);
  expect((await person.request.get('/api/admin/members')).status()).toBe(404);
});
