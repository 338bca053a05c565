import { expect, type Page } from '@playwright/test';
import { payAndReturn, test } from './people.js';
import { inspect, inspectBoth, onPhone, shifted, watchShifts } from './support.js';

test(
  'CHT-01 CHT-02 CHT-08 CHT-09 one writes on bought credits, the other reads and answers live',
  { tag: '@both' },
  async ({ join }) => {
    const [writer, reader] = await Promise.all([join('Fenna'), join('Sterre')]);
    await writer.buy('p100');
    const there = await reader.open('/members');
    await expect(there.getByRole('heading', { name: 'Leden' })).toBeVisible();
    await expect(there).toHaveTitle(/^Leden/);

    const here = await writer.open(`/members/${reader.id}`);
    await expect(here.getByRole('heading', { name: reader.name, level: 1 })).toBeVisible();
    await here.getByRole('button', { name: 'Bericht sturen · 10 credits' }).click();
    await here.getByRole('dialog').getByRole('link', { name: 'Naar het gesprek' }).click();
    await expect(here.getByRole('heading', { name: `Schrijf ${reader.name}` })).toBeVisible();
    await inspect(here, 'chat-first-message');

    await write(here, reader.name, 'Hoi! Ga je mee naar de markt?');
    await expect(bubble(here, 'Hoi! Ga je mee naar de markt?')).toBeVisible();
    await expect(here.getByText('Nog 120 credits')).toBeVisible();

    const loads = countLoads(here, there);
    await expect(messagesLink(there)).toContainText('1 ongelezen bericht');
    await expect(there).toHaveTitle(/^\(1\) Leden/);
    await inspect(there, 'members-unread');
    await messagesLink(there).click();
    const item = there.getByRole('link', { name: new RegExp(writer.name) });
    await expect(item).toContainText('Hoi! Ga je mee naar de markt?');
    await expect(item).toContainText('1 ongelezen bericht');
    await inspect(there, 'chats-unread');

    await item.click();
    await expect(bubble(there, 'Hoi! Ga je mee naar de markt?')).toBeVisible();
    await expect(there.getByText('1 ongelezen bericht')).toHaveCount(0);
    await expect(there).toHaveTitle(/^Berichten/);
    await expect.poll(() => reader.get<object>('/user')).toMatchObject({ num_unread_messages: 0 });

    await write(there, writer.name, 'Graag, om elf uur?');
    await expect(bubble(here, 'Graag, om elf uur?')).toBeVisible();
    await expect(there.getByText('Nog 20 credits')).toBeVisible();
    await write(here, reader.name, 'Tot dan!');
    await expect(bubble(there, 'Tot dan!')).toBeVisible();
    await expect(here.getByText('Nog 110 credits')).toBeVisible();
    await inspect(here, 'chat');
    await inspect(there, 'chat-other-side');

    await there.getByRole('link', { name: onPhone() ? 'Alle gesprekken' : 'Zoeken' }).click();
    await expect(composer(there, writer.name)).toHaveCount(0);
    await write(here, reader.name, 'Neem je een tas mee?');
    await expect(messagesLink(there)).toContainText('1 ongelezen bericht');
    await expect(there).toHaveTitle(/^\(1\) /);
    expect(loads()).toBe(0);
    expect(await writer.credits()).toBe(100);
  },
);

test('CHT-02 MNY-11 without credits the words wait for the way back from the shop', async ({ join }) => {
  const [writer, reader] = await Promise.all([join('Roos'), join('Julia')]);
  const conversation = await writer.conversationWith(reader);
  for (const body of ['Dag Julia!', 'Mooi weer vandaag.', 'Tijd voor koffie?']) await writer.write(conversation, body);
  const page = await writer.open(`/chats/${conversation}`);
  await expect(page.getByText('Nog 0 credits')).toBeVisible();

  await composer(page, reader.name).fill('Of liever thee?');
  await expect(
    page.getByText(`Je hebt onvoldoende credits om dit bericht te versturen aan ${reader.name}.`),
  ).toBeVisible();
  await inspectBoth(page, 'insufficient-credits');
  await page.getByRole('link', { name: 'Credits kopen', exact: true }).click();
  await payAndReturn(page);
  await expect(composer(page, reader.name)).toHaveValue('Of liever thee?');
  await send(page);
  await expect(bubble(page, 'Of liever thee?')).toBeVisible();
  await expect(page.getByText('Nog 90 credits')).toBeVisible();
});

test('CHT-01 CLI-01 list and conversation come to their places and stay there', { tag: '@both' }, async ({ join }) => {
  const [writer, reader] = await Promise.all([join('Dorien'), join('Marit')]);
  const conversation = await writer.conversationWith(reader);
  const long = 'Zullen we zondag langs het strand wandelen, en daarna ergens opwarmen met warme chocolademelk?';
  for (const body of [long, 'Of zaterdag?']) await writer.write(conversation, body);
  for (const path of ['/chats', `/chats/${conversation}`]) {
    const page = await reader.open(path, watchShifts);
    await expect(page.getByText('Of zaterdag?').last()).toBeVisible();
    if (path !== '/chats') await expect(page.getByRole('button', { name: 'Cadeau geven' })).toBeEnabled();
    await page.evaluate(() => document.fonts.ready);
    // That the count of what is unread goes from the menu is all that may move.
    expect(await shifted(page), path).toBeLessThan(0.002);
  }
});

test('CHT-12 a connection that is gone for ten seconds while both write: nothing lost, doubled or out of order', async ({
  join,
}) => {
  test.slow();
  const [writer, reader] = await Promise.all([join('Yara'), join('Nine')]);
  const conversation = await writer.conversationWith(reader);
  await writer.write(conversation, 'Ben je er?');
  const [here, there] = [await writer.open(`/chats/${conversation}`), await reader.open(`/chats/${conversation}`)];
  for (const page of [here, there]) await expect(bubble(page, 'Ben je er?')).toBeVisible();

  await here.context().setOffline(true);
  await write(here, reader.name, 'Eerst dit');
  await write(here, reader.name, 'Dan dat');
  await expect(here.getByRole('log').getByText('Wordt verstuurd zodra er weer verbinding is.')).toHaveCount(2);
  await write(there, writer.name, 'Ja hoor');
  await write(there, writer.name, 'En jij?');
  await expect(there.getByText('Nog 10 credits')).toBeVisible();
  await expect(said(there)).toHaveText(['Ben je er?', 'Ja hoor', 'En jij?']);
  // Nothing tells the page that its connection is gone: it is the time itself that is under test.
  await here.waitForTimeout(10_000);
  await here.context().setOffline(false);

  const all = ['Ben je er?', 'Ja hoor', 'En jij?', 'Eerst dit', 'Dan dat'];
  for (const page of [here, there]) await expect(said(page)).toHaveText(all);
  await expect(here.getByText('Nog 0 credits')).toBeVisible();
  await here.reload();
  await expect(said(here)).toHaveText(all);
  expect([await writer.credits(), await reader.credits()]).toEqual([0, 10]);
});

test('CHT-12 a long conversation opens at what is new, leads to the newest, and holds its place when older ones come', async ({
  join,
}) => {
  test.slow();
  const [writer, reader] = await Promise.all([join('Britt'), join('Suze')]);
  await writer.buy('p600');
  const conversation = await writer.conversationWith(reader);
  const number = (n: number) => `Dit is bericht nummer ${n}.`;
  for (let n = 1; n <= 40; n++) await writer.write(conversation, number(n));
  await reader.post(`/chats/${conversation}/read`);
  for (let n = 41; n <= 60; n++) await writer.write(conversation, number(n));

  const page = await reader.open(`/chats/${conversation}`);
  await expect(page.getByText('Nieuwe berichten')).toBeInViewport();
  await expect(bubble(page, number(41))).toBeInViewport();
  await expect(bubble(page, number(60))).not.toBeInViewport();
  // As many as there are below the last one in sight.
  const unseen = async () => {
    const edge = (await page.getByRole('region', { name: 'Berichten in dit gesprek' }).boundingBox())!;
    const tops = await said(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    return `${20 - tops.filter((top) => top > edge.y && top < edge.y + edge.height).length} nieuwe berichten hieronder`;
  };
  await expect
    .poll(async () => (await page.getByRole('button', { name: await unseen(), exact: true }).count()) === 1)
    .toBe(true);
  await inspect(page, 'chat-opened-at-new');
  await page.getByRole('button', { name: /nieuwe berichten hieronder$/ }).click();
  await expect(bubble(page, number(60))).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Naar het nieuwste bericht' })).toHaveCount(0);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/chats/*?before=*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/chats/*?before=*');
  const messages = page.getByRole('region', { name: 'Berichten in dit gesprek' });
  await messages.focus();
  await page.keyboard.press('Home');
  await asked;
  const oldest = bubble(page, number(11));
  await expect(oldest).toBeInViewport();
  const before = (await oldest.boundingBox())!.y;
  release();
  await expect(bubble(page, number(10))).toBeAttached();
  // Within half a line of where it was.
  await expect.poll(async () => Math.abs((await oldest.boundingBox())!.y - before)).toBeLessThan(12);
  await page.keyboard.press('Home');
  await expect(bubble(page, number(1))).toBeInViewport();
});

test('PRO-07 CHT-07 whoever is blocked can neither see nor write, and pays nothing', async ({ join }) => {
  const [blocker, blocked] = await Promise.all([join('Anouk'), join('Myrthe')]);
  const conversation = await blocked.conversationWith(blocker);
  await blocked.write(conversation, 'Hallo daar');
  const there = await blocked.open(`/chats/${conversation}`);
  await expect(bubble(there, 'Hallo daar')).toBeVisible();

  const here = await blocker.open(`/members/${blocked.id}`);
  await here.getByRole('button', { name: /^Meer met/ }).click();
  await here.getByRole('button', { name: 'Blokkeren' }).click();
  const dialog = here.getByRole('dialog', { name: `${blocked.name} blokkeren?` });
  await expect(dialog).toBeVisible();
  await inspect(here, 'block');
  await dialog.getByRole('button', { name: 'Ja, blokkeren' }).click();
  await expect(here.getByText(`Je hebt ${blocked.name} geblokkeerd.`)).toBeVisible();
  await expect(here.getByRole('button', { name: /^Meer met/ })).toBeFocused();
  await inspect(here, 'member-blocked');

  // Told at once, while the conversation is open: nothing can be written that would not arrive.
  await expect(there.getByText('Je kunt het profiel niet meer bekijken')).toBeVisible();
  await expect(composer(there, blocker.name)).toHaveCount(0);
  await inspect(there, 'chat-blocked-by-other');
  expect(await blocked.credits()).toBe(20);
  await there.goto(`/members/${blocker.id}`);
  await expect(there.getByText('Je kunt het profiel niet meer bekijken')).toBeVisible();
  await inspect(there, 'member-not-available');

  await here.goto(`/chats/${conversation}`);
  await expect(here.getByText(`Je hebt ${blocked.name} geblokkeerd.`)).toBeVisible();
  await inspect(here, 'chat-blocked');
  await here.getByRole('button', { name: `Deblokkeren ${blocked.name}` }).click();
  await expect(composer(here, blocked.name)).toBeVisible();
  await expect(here.getByRole('region', { name: `Gesprek met ${blocked.name}` })).toBeFocused();
  await there.reload();
  await expect(there.getByRole('heading', { name: blocker.name, level: 1 })).toBeVisible();
});

test('CHT-04 ACC-04 whoever has not confirmed is led to the mailbox before the first message', async ({ join }) => {
  const someone = await join('Puck');
  const page = await (await join('Saar', { confirmed: false })).open(`/members/${someone.id}`);
  await page.getByRole('button', { name: /^Bericht sturen/ }).click();
  await expect(page.getByRole('dialog', { name: 'Kijk in je mailbox' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/members/${someone.id}$`));
});

test('CHT-01 an empty list shows the way to the members', async ({ join }) => {
  const page = await (await join('Lieke')).open('/chats');
  await expect(page.getByText('Nog geen gesprekken')).toBeVisible();
  await inspect(page, 'chats-empty');
  await page.getByRole('link', { name: 'Naar de leden' }).click();
  await expect(page).toHaveURL(/\/members$/);
});

const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Bericht aan ${name}` });
const send = (page: Page) => page.getByRole('button', { name: /^Versturen/ }).click();
const bubble = (page: Page, body: string) => page.getByRole('log').getByText(body);
const said = (page: Page) => page.getByRole('log').getByRole('paragraph');
const messagesLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /^Berichten/ });

async function write(page: Page, to: string, body: string) {
  await composer(page, to).fill(body);
  await send(page);
}

function countLoads(...pages: Page[]): () => number {
  let loads = 0;
  for (const page of pages) page.on('load', () => loads++);
  return () => loads;
}
