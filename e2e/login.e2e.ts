import { expect, type Page } from '@playwright/test';
import { test, type Person } from './people.js';
import { complaintsOf, inspect, losesCode, withoutWorker, onPhone } from './support.js';

test(
  'ACC-05 ACC-16 a page for members leads to login and back, a wrong password is told',
  { tag: '@both' },
  async ({ join, page }) => {
    const person = await join('Marit');
    const complaints = complaintsOf(page);
    await page.goto('/transactions');
    await expect(page).toHaveURL(/\/login\?back=%2Ftransactions$/);

    await logIn(page, person, 'niet-het-wachtwoord');
    await expect(page.getByRole('alert')).toHaveText('Login mislukt, probeer opnieuw');
    await inspect(page, 'login-failed');
    // What was mistyped is an answer, and no error of the browser's console.
    expect(complaints).toEqual([]);

    await logIn(page, person, person.password);
    await expect(page).toHaveURL(/\/transactions$/);
    await expect(page.getByRole('row', { name: /Welkomstcadeau/ })).toContainText('+30');

    await logOut(page, person);
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/chats');
    await expect(page).toHaveURL(/\/login\?back=%2Fchats$/);
  },
);

test('ACC-05 too many wrong passwords lock the account, for minutes that are told', async ({ join, page }) => {
  const person = await join('Nadia');
  await page.goto('/login');
  for (let i = 0; i < 5; i++) {
    const answer = page.waitForResponse(
      (response) => response.url().endsWith('/api/user') && response.request().method() === 'POST',
    );
    await logIn(page, person, `niet-het-wachtwoord-${i}`);
    await answer;
    await expect(page.getByRole('alert')).toHaveText('Login mislukt, probeer opnieuw');
  }
  await logIn(page, person, person.password);
  await expect(page.getByRole('alert')).toHaveText('Te veel foute pogingen, account voor 15 min geblokkeerd.');
  await inspect(page, 'login-locked');
});

test('CLI-05 what does not exist is told at any depth, and leads home', async ({ page }) => {
  for (const path of ['/members/van/niemand', '/nergens']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeVisible();
    await expect(page.getByText('Foutcode 404')).toBeVisible();
  }
  await inspect(page, 'not-found');
  await page.getByRole('link', { name: 'Naar de startpagina' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('CLI-05 a member who does not exist is told so', async ({ join }) => {
  const page = await (await join('Hanna')).open('/members/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Dit lid bestaat niet (meer).')).toBeVisible();
  await inspect(page, 'member-not-found');
});

test('CLI-05 a screen whose code does not come is loaded anew, where one was going', async ({ join }) => {
  const page = await (await join('Wende')).open('/members', withoutWorker);
  const loadedAnew = await losesCode(page, '**/assets/premium-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Premium' }).click();
  await loadedAnew();
  await expect(page).toHaveURL(/\/premium$/);
  await expect(page.getByRole('main').getByRole('link', { name: /100 credits/ })).toBeVisible();
});

async function logIn(page: Page, { email }: Person, password: string) {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
}

async function logOut(page: Page, { name }: Person) {
  if (onPhone()) {
    await page.getByRole('navigation').getByRole('link', { name: 'Ik', exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
  } else {
    await page.getByRole('button', { name: `Account van ${name}` }).click();
    await inspect(page, 'account-menu');
    await page.getByRole('link', { name: 'Mijn profiel' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('button', { name: `Account van ${name}` }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click();
  }
}
