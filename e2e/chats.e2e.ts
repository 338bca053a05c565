import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './people.js';
import { inspect, onPhone } from './support.js';

const list = (page: Page) => page.getByRole('navigation', { name: 'Berichten' });
const item = (page: Page, name: string) => list(page).getByRole('link', { name: new RegExp(name) });
const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Bericht aan ${name}` });
const bubble = (page: Page, body: string) => page.getByRole('log').getByText(body);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

/** With a finger, from its right end. */
async function swipe(page: Page, row: Locator, by: number) {
  // It comes down once the row stands still.
  await row.click({ trial: true });
  const { x, y, width, height } = (await row.boundingBox())!;
  const [from, at] = [x + width, y + height / 2];
  const touch = await page.context().newCDPSession(page);
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: to, y: at }] });
  await tell('touchStart', from);
  for (let step = 1; step <= 8; step++) await tell('touchMove', from + (by * step) / 8);
  await tell('touchEnd', 0);
  await touch.detach();
}

async function write(page: Page, to: string, body: string) {
  await composer(page, to).fill(body);
  await page.getByRole('button', { name: /^Versturen/ }).click();
}

test(
  'CHT-05 a removed chat is gone at once, can be undone, and comes back with a new message',
  { tag: '@phone' },
  async ({ join }) => {
    const [keeper, remover] = await Promise.all([join('Merel'), join('Floor')]);
    const conversation = await keeper.conversationWith(remover);
    await keeper.write(conversation, 'Ken je het strand van Wijk?');
    await keeper.write(conversation, 'Of liever de duinen?');

    const page = await remover.open('/chats');
    await expect(item(page, keeper.name)).toContainText('2 ongelezen berichten');
    await expect(page).toHaveTitle(/^\(2\) /);
    const remove = page.getByRole('button', { name: `Gesprek met ${keeper.name} verwijderen` });
    await inspect(page, 'chats-remove');
    // A finger swipes; the bin is for readers and keys.
    await expect(remove).toHaveCSS('width', '1px');
    await remove.press('Enter');
    await expect(item(page, keeper.name)).toHaveCount(0);
    await expect(page.getByText(`Gesprek met ${keeper.name} verwijderd.`)).toBeVisible();
    await expect(page).not.toHaveTitle(/^\(/);
    await inspect(page, 'chats-removed');
    await expect.poll(() => remover.get<object>('/chats')).toEqual({ chats: [], num_unread_messages: 0 });

    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(item(page, keeper.name)).toContainText('2 ongelezen berichten');
    const away = page.getByText('Verwijderen', { exact: true });
    await swipe(page, item(page, keeper.name), -120);
    await expect(away).toBeInViewport();
    await inspect(page, 'chats-swiped');
    await page.touchscreen.tap(200, 600);
    await expect(away).toBeHidden();
    await swipe(page, item(page, keeper.name), -300);
    await expect(item(page, keeper.name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await item(page, keeper.name).click();
    await expect(bubble(page, 'Ken je het strand van Wijk?')).toBeVisible();

    await page.getByRole('button', { name: 'Meer over dit gesprek' }).click();
    await expect(page.getByRole('button', { name: 'Gesprek verwijderen' })).toBeVisible();
    await inspect(page, 'chat-menu');
    await page.getByRole('button', { name: 'Gesprek verwijderen' }).click();
    await expect(page).toHaveURL(/\/chats$/);
    await expect(item(page, keeper.name)).toHaveCount(0);

    const there = await keeper.open(`/chats/${conversation}`);
    await expect(bubble(there, 'Of liever de duinen?')).toBeVisible();
    await write(there, remover.name, 'Zondag dan?');
    await item(page, keeper.name).click();
    await expect(bubble(page, 'Zondag dan?')).toBeVisible();
    await expect(page.getByText('Of liever de duinen?')).toHaveCount(0);
    await expect(bubble(there, 'Of liever de duinen?')).toBeVisible();
  },
);

test('CHT-05 when removing fails the reason is told and the chat is there again', async ({ join }) => {
  const [keeper, remover] = await Promise.all([join('Isa'), join('Jet')]);
  await keeper.write(await keeper.conversationWith(remover), 'Tot straks');
  const page = await remover.open('/chats');
  await expect(item(page, keeper.name)).toBeVisible();
  const refusal = { status: 404, contentType: 'application/problem+json' };
  await page.route('**/api/chat', (route) =>
    route.fulfill({ ...refusal, body: JSON.stringify({ status: 404, code: 'conversation_not_found' }) }),
  );
  await item(page, keeper.name).hover();
  // The way to remove it stands in its place.
  await expect(item(page, keeper.name).locator('time')).toBeHidden();
  await page.getByRole('button', { name: `Gesprek met ${keeper.name} verwijderen` }).click();
  await expect(page.getByRole('alert')).toHaveText(
    `Het gesprek met ${keeper.name} is niet verwijderd. Dit gesprek bestaat niet (meer).`,
  );
  await expect(item(page, keeper.name)).toBeVisible();
  await inspect(page, 'chats-not-removed');
});

test('CHT-03 ACC-15 the third conversation of a free member waits for premium; answers do not', async ({ join }) => {
  const [writer, one, two, three] = await Promise.all([join('Tess'), join('Een'), join('Twee'), join('Drie')]);
  for (const other of [one, two]) await writer.write(await writer.conversationWith(other), 'Hallo!');

  const page = await writer.open(`/members/${three.id}/chat`);
  await write(page, three.name, 'Jij ook hallo!');
  const dialog = page.getByRole('dialog', { name: 'Alleen voor premiumleden' });
  await expect(dialog).toContainText('Als gratis lid begin je 2 gesprekken.');
  await inspect(page, 'premium-only');
  await dialog.getByRole('button', { name: 'Niet nu' }).click();
  await expect(composer(page, three.name)).toHaveValue('Jij ook hallo!');
  expect(await writer.credits()).toBe(10);

  await writer.buy('p100');
  await page.getByRole('button', { name: /^Versturen/ }).click();
  await expect(bubble(page, 'Jij ook hallo!')).toBeVisible();
  await expect(page.getByText('Nog 100 credits')).toBeVisible();

  for (const other of [writer, two]) await one.write(await one.conversationWith(other), 'Ook hoi');
  await three.write(await three.conversationWith(one), 'Dag!');
  await one.write(await one.conversationWith(three), 'Een antwoord telt niet');
});

test(
  'CHT-08 CLI-01 messages and likes are counted in the title and in the navigation',
  { tag: '@both' },
  async ({ join }) => {
    const [member, admirer] = await Promise.all([join('Sofie'), join('Noa')]);
    const page = await member.open('/members');
    await expect(page.getByRole('heading', { name: 'Leden' })).toBeVisible();
    await admirer.write(await admirer.conversationWith(member), 'Dag Sofie');
    await expect(page).toHaveTitle(/^\(1\) Leden/);
    await admirer.request.put(`/api/members/${member.id}/like`, {
      headers: { 'X-Client-Request': '1', 'Idempotency-Key': crypto.randomUUID() },
    });
    await expect(page).toHaveTitle(/^\(2\) Leden/);
    const moment = page.getByRole('dialog');
    await expect(moment).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page).getByRole('link', { name: /Likes/ })).toContainText('1 nieuwe like');
    await expect(menu(page).getByRole('link', { name: /^Berichten/ })).toContainText('1 ongelezen bericht');
    await inspect(page, 'navigation-news');

    const close = page.getByRole('region', { name: 'Meldingen' }).getByRole('button', { name: 'Sluiten' });
    // One notice at a time: the next comes when this one is put away.
    await close.click();
    await expect(page.getByText(/Je profiel heeft nog geen foto/)).toBeVisible();
    await close.click();
    await expect(page.getByText(/Je profiel heeft nog geen foto/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Leden' })).toBeVisible();
    await expect(page.getByText(/Je profiel heeft nog geen foto/)).toHaveCount(0);
  },
);

test('MNY-10 CLI-01 a paying member sees credits, with a badge when few are left', async ({ join }) => {
  const [writer, reader] = await Promise.all([join('Wende'), join('Loes')]);
  await writer.buy('p100');
  const conversation = await writer.conversationWith(reader);
  for (let n = 1; n <= 12; n++) await writer.write(conversation, `Bericht ${n}`);
  const page = await writer.open('/members');
  const credits = menu(page).getByRole('link', { name: /Credits/ });
  await expect(credits.locator('[data-level=low]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText('Nog maar 10 credits over');
  await inspect(page, 'navigation-low-credits');
  await writer.write(conversation, 'De laatste');
  await expect(credits.locator('[data-level=none]')).toBeVisible();
});

test(
  'ACC-13 an unconfirmed member is reminded, on a smartphone in a modal after signing up',
  { tag: '@both' },
  async ({ join }) => {
    const page = await (await join('Bo', { confirmed: false })).open('/members?api_signup_complete=1');
    await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText('Bevestig je e-mailadres');
    const dialog = page.getByRole('dialog', { name: 'Kijk in je mailbox' });
    await expect(dialog).toHaveCount(onPhone() ? 1 : 0);
    if (!onPhone()) return;
    await inspect(page, 'activation-modal');
    await dialog.getByRole('button', { name: 'Alvast rondkijken' }).click();
    await expect(dialog).toHaveCount(0);
  },
);
