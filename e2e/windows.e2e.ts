import { expect, type Page } from '@playwright/test';
import { agree, test, type Person } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';

test.use({ serviceWorkers: 'allow' });

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

test('CHT-12 MNY-03 a bank’s app comes back in another tab: the words and the way back are there, and once sent they are nowhere', async ({
  join,
}) => {
  const [anna, bo] = await Promise.all([join('Tabbe'), join('Blad')]);
  const chat = await anna.conversationWith(bo);
  const first = await anna.open(`/chats/${chat}`);
  await composer(first, bo.name).fill('Tot bij de bank');
  await first.goto(`/credits/p100/visa?back=${encodeURIComponent(`/chats/${chat}`)}`);
  await agree(first);
  await first.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await expect(first.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.getByRole('button', { name: 'Pay', exact: true }).click();
  await second.getByRole('link', { name: 'Terug naar het gesprek' }).click();
  await expect(composer(second, bo.name)).toHaveValue('Tot bij de bank');

  await first.goto(`/chats/${chat}`);
  await expect(composer(first, bo.name)).toHaveValue('Tot bij de bank');
  await second.getByRole('button', { name: /^Versturen/ }).click();
  await expect(said(second, 'Tot bij de bank')).toBeVisible();
  await expect(composer(first, bo.name)).toHaveValue('');
  await second.reload();
  await expect(composer(second, bo.name)).toHaveValue('');

  // What is typed in one stands in the other, until somebody types there.
  await composer(second, bo.name).blur();
  await composer(first, bo.name).fill('Nog iets');
  await expect(composer(second, bo.name)).toHaveValue('Nog iets');
  await composer(second, bo.name).fill('Iets anders');
  await composer(first, bo.name).blur();
  await expect(composer(first, bo.name)).toHaveValue('Nog iets');

  const kept = () => second.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await kept()).toContain('Iets anders');
  const loggedOut = second.getByRole('link', { name: 'Inloggen' }).first();
  await second.getByRole('button', { name: `Account van ${anna.name}` }).click();
  await second.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(loggedOut).toBeVisible();
  // The first window may have found by now that nobody is logged in any more.
  await expect(composer(first, bo.name).or(first.getByRole('textbox', { name: 'E-mailadres' }))).toHaveValue('');
  expect(await kept()).not.toMatch(/Nog iets|Iets anders|chats/);
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
  await first.getByRole('row').nth(1).getByRole('link').first().click();
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
