import { expect, type Page } from '@playwright/test';
import { newIdentity, PASSWORD, pressConfirm, test } from './people.js';
import { inspectBoth, latestMail, onPhone } from './support.js';
import { handicap, HANDICAPS } from './walks.js';

test.use({ serviceWorkers: 'allow' });

/** By the menu of that width, as a member does. */
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).filter({ visible: true }).getByRole('link', { name }).dblclick();

/** The main ways of a member, from the first page to a bought package, by links, with what may be left empty left so. */
async function walk(page: Page) {
  const { name, email } = newIdentity('Wieke');
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Gratis aanmelden' }).first().dblclick();
  const form = onPhone() ? page.getByRole('main') : page.getByRole('dialog', { name: 'Gratis aanmelden' });
  const next = () => form.getByRole('button', { name: 'Verder' }).dblclick();
  await form.getByRole('radio', { name: 'Vrouw', exact: true }).check();
  await form.getByRole('radio', { name: 'Mannen', exact: true }).check();
  await next();
  await form.getByLabel('Dag').fill('21');
  await form.getByLabel('Maand').selectOption('juni');
  await form.getByLabel('Jaar', { exact: true }).fill('1991');
  await next();
  await form.getByLabel('Land').selectOption('NL');
  await page.reload();
  await expect(form.getByLabel('Land')).toHaveValue('NL');
  await next();
  await form.getByLabel('Profielnaam').fill(name);
  await next();
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
  await form.getByRole('button', { name: 'Account aanmaken' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible();
  const { links } = await latestMail(page.request, email);
  await page.goto(new URL(links[0]!).pathname);
  await pressConfirm(page);
  await expect(page.getByRole('heading', { name: 'Je account is bevestigd' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Naar de leden' }).click();

  await expect(page.getByRole('heading', { name: 'Leden' })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().dblclick();
  await expect(page).toHaveURL(/\/members\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Leden' })).toBeVisible();
  await goTo(page, 'Likes');
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
  return { name, email };
}

test(
  'a new member finds the way by links, pressing twice, going back and reloading',
  { tag: '@phone' },
  async ({ page }) => {
    await walk(page);
  },
);

test(`the same ${HANDICAPS}`, async ({ page }) => {
  test.slow();
  await handicap(page);
  await walk(page);
});

test('CLI-05 a screen whose code is not there waits for the connection, and goes on by itself', async ({ join }) => {
  const person = await join('Sterre');
  const page = await person.open('/members');
  await expect(page.getByRole('heading', { name: 'Leden' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click();
  await expect(page.getByText('Geen verbinding. Controleer je internet en probeer het opnieuw.')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  const again = page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' });
  await again.click();
  await expect(again).toBeEnabled();
  await inspectBoth(page, 'no-connection');
  await page.context().setOffline(false);
  await expect(page.getByText('Geen verbinding.')).toHaveCount(0);
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
