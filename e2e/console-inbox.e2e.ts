import { expect, type Browser, type Page } from '@playwright/test';
import { drawing, expectDrawn } from './drawings.js';
import { Office } from './office.js';
import { test } from './people.js';
import { DECIDED, inspect, logInAsStaff } from './support.js';

async function openInbox(browser: Browser, role: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAsStaff(page, role, '/inbox');
  return page;
}

/** Vera of the demo, who does not exist and has photos; other tests also make fictional profiles, without any. */
async function aFictionalProfile(office: Office): Promise<{ id: string; name: string }> {
  const filter = encodeURIComponent(JSON.stringify({ fictional: true }));
  const all = await office.get<{ id: string; name: string }[]>(`/members?filter=${filter}`);
  return all.find(({ name }) => name === 'Vera')!;
}

const waiting = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Gesprekken' }).getByRole('button').filter({ hasText: name });

test('PRO-04 staff answer for a fictional profile by hand, one of them at a time', async ({
  join,
  browser,
  request,
}) => {
  const vera = await aFictionalProfile(await Office.logIn(request, 'moderator'));
  const anna = await join('Annelotte');
  const { id } = await anna.post<{ id: string }>('/chats', { profile_id: vera.id });
  await anna.post(`/chats/${id}/fictional-warning`);
  await anna.write(id, 'Dag! Wat lees jij op dit moment?');
  const chat = await anna.open(`/chats/${id}`);
  await expect(chat.getByRole('log').getByText('Wat lees jij')).toBeVisible();

  const mira = await openInbox(browser, 'moderator');
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

test('PRO-04 CHT-10 CHT-11 staff see a gift and a photo for a fictional profile, and answer with one of its album', async ({
  join,
  browser,
  request,
}) => {
  test.slow();
  const moderator = await Office.logIn(request, 'moderator');
  const vera = await aFictionalProfile(moderator);
  const anna = await join('Hedwig');
  const { id } = await anna.post<{ id: string }>('/chats', { profile_id: vera.id });
  await anna.post(`/chats/${id}/fictional-warning`);

  const chat = await anna.open(`/chats/${id}`);
  await chat.getByRole('button', { name: 'Cadeau geven' }).click();
  const gifts = chat.getByRole('dialog', { name: `Een cadeau voor ${vera.name}` });
  await gifts.getByRole('radio', { name: /^Roos/ }).check({ force: true });
  await gifts.getByRole('textbox', { name: /^Schrijf er iets bij/ }).fill('Voor op je schrijftafel');
  await gifts.getByRole('button', { name: 'Geven · 10 credits' }).click();
  await expect(chat.getByRole('log').getByText('Cadeau: Roos')).toBeVisible();
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: await drawing(120) };
  await chat.getByRole('button', { name: 'Foto sturen' }).click();
  await chat.getByTestId('chat-photo-input').setInputFiles(file);
  await chat.getByRole('button', { name: 'Foto versturen · 20 credits' }).click();
  await expect(chat.getByText('Nog 0 credits')).toBeVisible();
  const inspected = await moderator.get<{ id: string }[]>('/chat-photos');
  await moderator.send('POST', '/chat-photos/approve', { ids: inspected.map((photo) => photo.id) });
  // Delivered once the decision can no longer be taken back.
  await expect(chat.getByRole('log').getByText('Wordt bekeken')).toHaveCount(0, DECIDED);

  const mira = await openInbox(browser, 'moderator');
  await waiting(mira, anna.name).click();
  const log = mira.getByRole('log');
  await expect(log.getByText('Cadeau: Roos')).toBeVisible();
  await expect(log.getByText('Voor op je schrijftafel')).toBeVisible();
  await expectDrawn(log.getByRole('img', { name: `Foto van ${anna.name}` }));
  await expect(mira.getByText(/gaan 30 credits terug/)).toBeVisible();
  await inspect(mira, 'console-inbox-gift-and-photo');
  await mira.getByRole('button', { name: 'Foto sturen' }).click();
  const album = mira.getByRole('dialog', { name: `Kies een foto van ${vera.name}` });
  await album.getByRole('radio', { name: 'Foto 1' }).click();
  await inspect(mira, 'console-inbox-album');
  await album.getByRole('button', { name: 'Deze foto sturen' }).click();
  await expect(mira.getByText('Verstuurd', { exact: true })).toBeVisible();
  await expect(waiting(mira, anna.name)).toHaveCount(0);

  // Blurred until it is wanted, as from anybody.
  await expectDrawn(chat.getByRole('img', { name: `Onscherpe foto van ${vera.name}` }));
  await chat.getByRole('button', { name: 'Foto’s tonen' }).click();
  await expectDrawn(chat.getByRole('log').getByRole('img', { name: `Foto van ${vera.name}`, exact: true }));
  await inspect(chat, 'chat-photo-of-fictional');
  expect(await anna.credits()).toBe(0);
  await mira.context().close();
});
