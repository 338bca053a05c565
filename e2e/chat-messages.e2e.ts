import { expect, type Page } from '@playwright/test';
import { test } from './people.js';
import { inspect } from './support.js';

const bubble = (page: Page, body: string) => page.getByRole('log').getByText(body, { exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Bericht aan ${name}` });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Meer over dit bericht' });

test(
  'CHT-07 CHT-12 PRV-03 a message is copied and reported, words are searched, and an emoji goes where the caret is',
  { tag: '@phone' },
  async ({ join }) => {
    test.slow();
    const [writer, reader] = await Promise.all([join('Lotte'), join('Pien')]);
    await writer.buy('p600');
    const conversation = await writer.conversationWith(reader);
    await writer.write(conversation, 'Zullen we naar het café gaan?');
    for (let n = 2; n <= 54; n++) await writer.write(conversation, `Dit is bericht nummer ${n}.`);
    await writer.write(conversation, 'Dat cafe bij de brug.');
    await reader.post(`/chats/${conversation}/read`);
    await reader.write(conversation, 'Leuk, tot zaterdag!');

    const page = await reader.open(`/chats/${conversation}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(bubble(page, 'Leuk, tot zaterdag!')).toBeInViewport();

    // One's own can be copied.
    await openMenu(page, 'Leuk, tot zaterdag!');
    await expect(menu(page).getByRole('button', { name: 'Bericht melden' })).toHaveCount(0);
    await menu(page).getByRole('button', { name: 'Tekst kopiëren' }).click();
    await expect(page.getByText('Tekst gekopieerd.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Leuk, tot zaterdag!');
    await expect(menu(page)).toHaveCount(0);

    // The other's can be reported too.
    await openMenu(page, 'Dat cafe bij de brug.');
    await expect(menu(page).getByRole('button')).toHaveText(['Tekst kopiëren', 'Bericht melden']);
    await inspect(page, 'chat-message-menu');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await openMenu(page, 'Dat cafe bij de brug.');
    await menu(page).getByRole('button', { name: 'Bericht melden' }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`bericht van ${writer.name}`, 'i') });
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Melding versturen' }).click();
    await expect(dialog).toHaveCount(0);

    // What is loaded is searched, and older ones are offered.
    await page.getByRole('button', { name: /^Zoeken in dit gesprek/ }).click();
    const search = page.getByRole('searchbox', { name: 'Zoek in dit gesprek' });
    await expect(search).toBeFocused();
    await search.fill('CAFÉ');
    await expect(page.getByText('1 van 1', { exact: true })).toBeVisible();
    await expect(page.getByText('Alleen geladen berichten zijn doorzocht.')).toBeVisible();
    await page.getByRole('button', { name: 'Oudere laden' }).click();
    await expect(page.getByText('2 van 2', { exact: true })).toBeVisible();
    await expect(page.getByText('Alleen geladen berichten zijn doorzocht.')).toHaveCount(0);
    await expect(page.locator('mark', { hasText: /^cafe$/ })).toBeInViewport();
    await search.press('Enter');
    await expect(page.getByText('1 van 2', { exact: true })).toBeVisible();
    await expect(page.locator('mark', { hasText: /^café$/ })).toBeInViewport();
    await inspect(page, 'chat-search');
    await page.getByRole('button', { name: 'Volgende treffer (nieuwer)' }).click();
    await expect(page.locator('mark', { hasText: /^cafe$/ })).toBeInViewport();
    await page.getByRole('button', { name: 'Volgende treffer (nieuwer)' }).press('Escape');
    await expect(search).toHaveCount(0);
    await expect(page.locator('mark')).toHaveCount(0);

    // An emoji, found by its Dutch name, stands where the caret stood.
    const box = field(page, writer.name);
    await box.fill('Hoi Lotte');
    await box.press('Home');
    for (let i = 0; i < 3; i++) await box.press('ArrowRight');
    await page.getByRole('button', { name: 'Emoji kiezen' }).click();
    const picker = page.getByRole('dialog', { name: 'Emoji kiezen' });
    await expect(picker.getByText('Gezichten en gevoel')).toBeVisible();
    await inspect(page, 'chat-emoji');
    await picker.getByRole('searchbox', { name: 'Zoek een emoji' }).fill('zwaaiende hand');
    await picker.getByRole('gridcell', { name: 'zwaaiende hand', exact: true }).click();
    await expect(box).toHaveValue('Hoi👋 Lotte');
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(box).toBeFocused();
    await page.keyboard.type('!');
    await expect(box).toHaveValue('Hoi👋! Lotte');
  },
);

test(
  'CHT-02 CHT-03 DSC-03 the first message from a profile and from a match goes without leaving them, and until then there is no chat',
  { tag: '@phone' },
  async ({ join }) => {
    const [writer, reader, match] = await Promise.all([join('Mare'), join('Juul'), join('Isa')]);
    const page = await writer.open(`/members/${reader.id}`);
    const write = page.getByRole('button', { name: 'Bericht sturen · 10 credits' });
    await write.click();
    const dialog = page.getByRole('dialog', { name: `Schrijf ${reader.name}` });
    await expect(field(page, reader.name)).toHaveValue('');
    await dialog.getByRole('button', { name: 'Sluiten' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/chats');
    await expect(page.getByText('Nog geen gesprekken')).toBeVisible();
    await page.goto(`/members/${reader.id}`);
    await write.click();
    await dialog.getByRole('button', { name: 'Help me beginnen' }).click();
    await expect(dialog.getByRole('button', { name: 'Andere zinnen' })).toBeVisible();
    await inspect(page, 'first-message-dialog');
    await dialog.getByRole('list').getByRole('button').first().click();
    await expect(field(page, reader.name)).not.toHaveValue('');
    await field(page, reader.name).fill('Hoi, hoe was je dag?');
    await dialog.getByRole('button', { name: 'Versturen · 10 credits' }).click();
    await expect(page.getByText(`Je bericht aan ${reader.name} is verstuurd.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/members/${reader.id}$`));
    await page.getByRole('button', { name: 'Naar het gesprek' }).click();
    await expect(bubble(page, 'Hoi, hoe was je dag?')).toBeVisible();
    await expect(page.getByText('Nog 20 credits')).toBeVisible();

    await match.put(`/members/${writer.id}/like`, {});
    await writer.put(`/members/${match.id}/like`, {});
    await page.goto('/likes/matches');
    await page.getByRole('button', { name: `Schrijf ${match.name}` }).click();
    await field(page, match.name).fill('Leuk, een match!');
    // Gone in the very moment of sending: the words stay.
    await match.post(`/members/${writer.id}/block`);
    const toMatch = page.getByRole('dialog', { name: `Schrijf ${match.name}` });
    await toMatch.getByRole('button', { name: 'Versturen · 10 credits' }).click();
    await expect(toMatch.getByText(/^Je bericht is niet verstuurd\./)).toBeVisible();
    await expect(field(page, match.name)).toHaveValue('Leuk, een match!');
    await inspect(page, 'first-message-refused');
    expect(await writer.credits()).toBe(20);
    await toMatch.getByRole('link', { name: 'Naar het gesprek' }).click();
    await expect(page.getByRole('textbox', { name: /Je bericht is niet verstuurd/ })).toHaveValue('Leuk, een match!');
    const { chats } = await writer.get<{ chats: { profile: { id: string } }[] }>('/chats');
    expect(chats.map(({ profile }) => profile.id)).toEqual([reader.id]);
  },
);

test('CHT-07 PRV-03 with a mouse the menu of a message is at "more", which appears beside it', async ({ join }) => {
  const [writer, reader] = await Promise.all([join('Lotte'), join('Pien')]);
  const conversation = await writer.conversationWith(reader);
  await writer.write(conversation, 'Dat cafe bij de brug.');
  const page = await reader.open(`/chats/${conversation}`);
  await bubble(page, 'Dat cafe bij de brug.').hover();
  await page.getByRole('button', { name: /^Meer over het bericht van / }).click();
  await expect(menu(page).getByRole('button')).toHaveText(['Tekst kopiëren', 'Bericht melden']);
  await inspect(page, 'chat-message-menu');
  await menu(page).getByRole('button', { name: 'Bericht melden' }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(`bericht van ${writer.name}`, 'i') })).toBeVisible();
});

/** With a finger that rests on it. */
async function openMenu(page: Page, words: string) {
  const message = bubble(page, words);
  // A finger comes down once it stands still: what is loaded meanwhile moves it.
  await message.click({ trial: true });
  const { x, y, width, height } = (await message.boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const finger = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger });
  await expect(menu(page)).toBeVisible();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
