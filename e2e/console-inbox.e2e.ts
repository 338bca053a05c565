import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './people.js';
import { demo, demoLogin, inspect } from './support.js';

async function openInbox(browser: Browser, role: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const { email, password } = demoLogin(role);
  await page.goto(demo().console);
  await page.getByRole('textbox', { name: /E-mail/ }).fill(email);
  await page.getByRole('textbox', { name: /^Wachtwoord/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Leden' })).toBeVisible({ timeout: 20_000 });
  await page.goto(`${demo().console}/inbox`);
  return page;
}

/** Someone of the demo who does not exist. */
async function aFictionalProfile(console: Page): Promise<{ id: string; name: string }> {
  const filter = encodeURIComponent(JSON.stringify({ fictional: true }));
  const answer = await console.request.get(`${demo().console}/api/admin/members?filter=${filter}`);
  const all = (await answer.json()) as { id: string; name: string }[];
  return all[0]!;
}

const waiting = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Gesprekken' }).getByRole('button').filter({ hasText: name });

test('PRO-04 staff answer for a fictional profile by hand, one of them at a time @once', async ({ join, browser }) => {
  const mira = await openInbox(browser, 'moderator');
  const vera = await aFictionalProfile(mira);
  const anna = await join('Annelotte');
  const { id } = await anna.post<{ id: string }>('/chats', { profile_id: vera.id });
  await anna.post(`/chats/${id}/fictional-warning`);
  await anna.write(id, 'Dag! Wat lees jij op dit moment?');
  const chat = await anna.open(`/chats/${id}`);
  await expect(chat.getByRole('log').getByText('Wat lees jij')).toBeVisible();

  await mira.reload();
  await expect(waiting(mira, anna.name)).toContainText(/Nog 7[12] uur/);
  await inspect(mira, 'console-inbox');
  await waiting(mira, anna.name).click();
  await expect(mira.getByRole('heading', { name: `${anna.name} aan ${vera.name}` })).toBeVisible();
  await expect(mira.getByText(/gaan 10 credits terug/)).toBeVisible();
  await inspect(mira, 'console-inbox-conversation');

  const other = await openInbox(browser, 'admin');
  await expect(waiting(other, anna.name)).toContainText('Bij een collega');
  await waiting(other, anna.name).click();
  await expect(other.getByText(/Een collega is hier aan het antwoorden/)).toBeVisible();
  await other.setViewportSize({ width: 390, height: 844 });
  await inspect(other, 'console-inbox-phone');

  await mira.keyboard.press('r');
  await expect(mira.getByRole('textbox', { name: `Antwoord als ${vera.name}` })).toBeFocused();
  await mira.keyboard.type('Dag Annelotte, een boek over zeilen.');
  await mira.keyboard.press('Control+Enter');
  await expect(mira.getByText('Verstuurd', { exact: true })).toBeVisible();
  await expect(waiting(mira, anna.name)).toHaveCount(0);
  // It is there at once, as from anybody.
  await expect(chat.getByRole('log').getByText('een boek over zeilen')).toBeVisible();
  expect(await anna.credits()).toBe(20);

  await mira.getByRole('button', { name: 'Beantwoord' }).click();
  await expect(waiting(mira, anna.name)).toContainText('Wij: Dag Annelotte');
  for (const page of [mira, other]) await page.context().close();
});
