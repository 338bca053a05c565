import { expect, type Page } from '@playwright/test';
import { test, type Person } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';

const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Bericht aan ${name}` });
const said = (page: Page, body: string) => page.getByRole('log').getByText(body, { exact: true });

/** In another window of the same browser, whose session it is from then on. */
async function logInThere(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

test('CHT-09 ten windows of one browser are all told at once, and each can write', async ({ join }) => {
  const [anna, bo] = await Promise.all([join('Tientje'), join('Bonne')]);
  const chat = await anna.conversationWith(bo);
  await anna.write(chat, 'Eén');
  const windows: Page[] = [];
  let streams = 0;
  // As many connections as a browser has for a site, and some: none of them may wait for another window.
  for (let i = 0; i < 10; i++) {
    const page = await anna.open(`/chats/${chat}`, async (one) => {
      one.on('request', (request) => (streams += Number(request.url().endsWith('/api/stream'))));
      await Promise.resolve();
    });
    await expect(said(page, 'Eén')).toBeVisible();
    windows.push(page);
  }
  await bo.write(chat, 'Allemaal?');
  for (const page of windows) await expect(said(page, 'Allemaal?')).toBeVisible();
  const last = windows.at(-1)!;
  await composer(last, bo.name).fill('Alle tien!');
  await last.keyboard.press('Enter');
  for (const page of windows) await expect(said(page, 'Alle tien!')).toBeVisible();
  expect(streams).toBe(1);

  // The window that listened for all is closed: another one does.
  await windows.shift()!.close();
  await expect.poll(() => streams).toBe(2);
  await bo.write(chat, 'Nog negen.');
  for (const page of windows) await expect(said(page, 'Nog negen.')).toBeVisible();
});

test('ACC-06 in a window of one member nothing is done as the one who logged in in another', async ({ join }) => {
  const [anna, bo, other] = await Promise.all([join('Raam'), join('Deur'), join('Gast')]);
  const first = await anna.open(`/members/${other.id}`);
  const like = (page: Page) => page.getByRole('button', { name: `${other.name} leuk vinden` });
  await expect(like(first)).toBeVisible();

  // Without a word to the first window, and before it asks by itself: as from a browser that tells windows nothing.
  const key = { 'X-Client-Request': '1', 'Idempotency-Key': crypto.randomUUID() };
  const data = { email: bo.email, password: bo.password };
  await first.route('**/api/user', (route) => route.abort());
  expect((await anna.request.post('/api/user', { data, headers: key })).status()).toBe(200);
  const answer = first.waitForResponse('**/api/members/*/like');
  const anew = first.waitForEvent('load');
  await like(first).click();
  expect((await answer).status()).toBe(409);
  await first.unroute('**/api/user');
  await anew;
  await expect(first.getByRole('button', { name: `Account van ${bo.name}` })).toBeVisible();
  expect(await bo.get<{ liked_by_me: boolean }>(`/members/${other.id}`)).toMatchObject({ liked_by_me: false });

  // Through the form of another window the first hears of it at once.
  const second = await anna.open('/profile');
  await expect(second.getByRole('button', { name: `Account van ${bo.name}` })).toBeVisible();
  await anna.request.get('/api/logout', { headers: key });
  await logInThere(await anna.open('/about'), anna);
  await expect(first.getByRole('button', { name: `Account van ${anna.name}` })).toBeVisible();
  await expect(second.getByRole('button', { name: `Account van ${anna.name}` })).toBeVisible();
});

test('ADM-05 in a console window of a moderator nothing is done as the administrator of another', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const first = await context.newPage();
  await logInAsStaff(first, 'moderator');
  await first.goto(`${demo().console}/members`);
  await first.getByRole('link', { name: /Sanne/ }).first().click();
  const note = first.getByRole('textbox', { name: /notitie/i });
  await note.fill('Alleen van de moderator.');
  const second = await context.newPage();
  await logInAsStaff(second, 'admin');

  const answer = first.waitForResponse((response) => response.request().method() === 'POST');
  await first.getByRole('button', { name: /notitie/i }).click();
  expect((await answer).status()).toBe(409);
  await expect(first.getByText(/iemand anders ingelogd/).first()).toBeVisible();
  await expect(note).toHaveValue('Alleen van de moderator.');
  await inspect(first, 'console-other-account');

  // The other window tells. What is typed stays until it is let go; a window without anything begins anew.
  await second.goto(`${demo().console}/`);
  await expect(second.getByText('Beheerder').first()).toBeVisible();
  await expect(note).toHaveValue('Alleen van de moderator.');
  await note.fill('');
  await logInAsStaff(second, 'finance');
  await second.goto(`${demo().console}/`);
  await expect(first.getByRole('banner').getByText('Financiën')).toBeVisible();
  await context.close();
});
