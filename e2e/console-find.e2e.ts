import { expect, type Page } from '@playwright/test';
import { test } from './people.js';
import { demo, demoLogin, inspect, latestMail, logInAsStaff } from './support.js';

const field = (page: Page) => page.getByRole('combobox', { name: 'Alles zoeken' });
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name }).first();

test('ADM-08 by keyboard alone finance finds a payment by its receipt and a member by name, a moderator only the member', async ({
  page,
}) => {
  await logInAsStaff(page, 'finance', '/');
  const headers = { 'X-Client-Request': '1' };
  const read = async <A>(path: string) =>
    (await (await page.request.get(`${demo().console}/api/admin/${path}`, { headers })).json()) as A;
  const [paid] = await read<{ id: string; member_id: string }[]>(
    `payments?${new URLSearchParams({ filter: '{"status":"completed"}', range: '[0,0]' }).toString()}`,
  );
  const receipts = await read<{ number: string }[]>(`receipts?filter={"payment_id":"${paid!.id}"}`);
  const { name } = await read<{ name: string }>(`members/${paid!.member_id}`);
  const number = receipts.at(-1)!.number;

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(number.toLowerCase());
  await expect(option(page, number)).toHaveAttribute('aria-selected', 'true');
  await inspect(page, 'console-find');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${demo().console}/payments/${paid!.id}/show`);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(option(page, new RegExp(`^${name}.*lid$`))).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/members\/[\w-]+\/show$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);

  await page.context().clearCookies();
  await logInAsStaff(page, 'moderator', '/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(number);
  await expect(page.getByText(`Niets gevonden met ‘${number}’`)).toBeVisible();
  await field(page).fill(name);
  await expect(option(page, new RegExp(`^${name}.*lid$`))).toBeVisible();
});

test('ADM-05 a forgotten password: asked for at the login, chosen by the mailed link', async ({ page }) => {
  const { email } = demoLogin('moderator');
  await page.goto(`${demo().console}/login`);
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  // The login has a field for the address, too.
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible();
  await page.getByRole('textbox', { name: /E-mail/ }).fill(email);
  await inspect(page, 'console-forgotten');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hoort dit adres bij een account')).toBeVisible();
  const { links } = await latestMail(page.request, email);
  await page.goto(links.find((link) => link.includes('/password'))!);
  await expect(page.getByRole('heading', { name: 'Kies een wachtwoord' })).toBeVisible();
  // The demo's own password stays: other tests log in with it.
  await page.getByRole('textbox', { name: /^Nieuw wachtwoord/ }).fill('kort');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('Kies 12 tot en met 100 tekens')).toBeVisible();
});
