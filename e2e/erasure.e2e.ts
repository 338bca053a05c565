import { expect, type Page } from '@playwright/test';
import { test } from './own-site.js';
import { PASSWORD } from './people.js';
import { inspect, latestMail } from './support.js';

test('ACC-12 PRV-01 fourteen days after it was deleted an account is gone for good, and its address free', async ({
  join,
  page,
  request,
  site,
}) => {
  // The site starts twice.
  const [leaver, other] = await Promise.all([join('Hilde'), join('Bram')]);
  const profile = `/members/${leaver.id}`;
  const seen = await other.open(profile);
  await expect(seen.getByRole('heading', { name: leaver.name, level: 1 })).toBeVisible();

  const own = await leaver.open('/settings/delete');
  await own.getByRole('radio', { name: 'Ik neem een pauze' }).check();
  await own.getByRole('button', { name: 'Verder' }).click();
  await own.getByLabel('Je wachtwoord').fill(PASSWORD);
  await own.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect(own.getByRole('heading', { name: 'Je account is verwijderd' })).toBeVisible();
  await expect.poll(async () => (await latestMail(request, leaver.email)).subject).toContain('verwijderd');
  const [wayBack] = (await latestMail(request, leaver.email)).links;

  await site.daysLater(14);

  // The work of the night is still under way: until it is done the account is known.
  await page.goto('/login');
  await expect(async () => {
    await logIn(page, leaver.email);
    await expect(page.getByRole('alert')).toHaveText('Login mislukt, probeer opnieuw', { timeout: 10_000 });
  }).toPass();
  await page.goto('/reset-password');
  await page.getByLabel('E-mailadres').fill(leaver.email);
  await page.getByRole('button', { name: 'Link sturen' }).click();
  await expect(page.getByText('E-mailadres niet gevonden')).toBeVisible();
  await page.goto(wayBack!);
  await page.getByRole('button', { name: 'Mijn account herstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet (meer).' })).toBeVisible();
  await inspect(page, 'reactivation-too-late');

  await seen.reload();
  await expect(seen.getByText('Dit lid bestaat niet (meer).')).toBeVisible();
  await inspect(seen, 'member-gone');

  const again = await join(leaver.name, { email: leaver.email });
  expect(again.id).not.toBe(leaver.id);
});

async function logIn(page: Page, email: string) {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/user') && response.request().method() === 'POST',
  );
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await answer;
}
