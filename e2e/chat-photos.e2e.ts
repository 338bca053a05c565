import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { drawing, expectDrawn } from './drawings.js';
import { Office } from './office.js';
import { test, type Person } from './people.js';
import { DECIDED, demo, inspect, logInAsStaff, onPhone, openCases } from './support.js';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

interface Pair {
  sender: Person;
  receiver: Person;
  conversation: string;
  /** At the width of the run. */
  here: Page;
  /** At the other width. */
  there: Page;
}

/** Both have their conversation before them, on a phone and on a wide screen; the receiver has written. */
async function twoInConversation(join: (name: string) => Promise<Person>): Promise<Pair> {
  const [sender, receiver] = await Promise.all([join('Fenne'), join('Ruben')]);
  const conversation = await receiver.conversationWith(sender);
  await receiver.write(conversation, 'Stuur je een foto?');
  const here = await sender.open(`/chats/${conversation}`);
  const there = await receiver.open(`/chats/${conversation}`, (page) =>
    page.setViewportSize(onPhone() ? WIDE : NARROW),
  );
  for (const page of [here, there]) await expect(log(page).getByText('Stuur je een foto?')).toBeVisible();
  return { sender, receiver, conversation, here, there };
}

const log = (page: Page): Locator => page.getByRole('log');
const mine = (page: Page): Locator => log(page).getByRole('img', { name: 'Je foto' });
const theirs = ({ sender, there }: Pair): Locator =>
  log(there).getByRole('img', { name: `Foto van ${sender.name}`, exact: true });
const blurred = ({ sender, there }: Pair): Locator =>
  log(there).getByRole('img', { name: `Onscherpe foto van ${sender.name}` });

/** Chooses a photo, looks at it and pays for it. */
async function send({ here, receiver }: Pair, hue: number): Promise<void> {
  const sheet = here.getByRole('dialog', { name: `Een foto voor ${receiver.name}` });
  await here.getByRole('button', { name: 'Foto sturen' }).click();
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: await drawing(hue) };
  await sheet.getByTestId('chat-photo-input').setInputFiles(photo);
  await expect(sheet.getByRole('img', { name: 'Voorbeeld van je foto' })).toBeVisible();
  await inspect(here, 'chat-photo-chosen');
  await sheet.getByRole('button', { name: 'Foto versturen · 20 credits' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(mine(here)).toBeVisible();
  await expect(here.getByText('Nog 10 credits')).toBeVisible();
}

/** What tests that failed have left: nothing waits before what comes now. */
async function emptyQueue(moderator: Office): Promise<void> {
  const waiting = async () => (await moderator.get<{ id: string }[]>('/chat-photos')).map(({ id }) => id);
  const ids = await waiting();
  if (ids.length > 0) await moderator.send('POST', '/chat-photos/approve', { ids });
  expect(await waiting()).toEqual([]);
}

/** The queue of photos in chats, with the one that waits before the moderator. */
async function openQueue(browser: Browser, { sender, receiver }: Pair): Promise<Page> {
  const page = await browser.newPage({ viewport: WIDE });
  await logInAsStaff(page, 'moderator');
  await page.goto(`${demo().console}/chat-photos`);
  const picture = page.getByRole('img', { name: `Foto van ${sender.name}` });
  await expectDrawn(picture);
  const about = page.getByRole('region', { name: 'Van wie de foto is' });
  await expect(about).toContainText(`Verstuurd in een chat aan ${receiver.name}`);
  return page;
}

test(
  'CHT-11 a photo is sent, inspected, shown once wanted, reported and taken down before both, and its credits are back',
  { tag: '@phone' },
  async ({ join, browser, request }) => {
    test.slow();
    const moderator = await Office.logIn(request, 'moderator');
    await emptyQueue(moderator);
    const pair = await twoInConversation(join);
    const { sender, receiver, conversation, here, there } = pair;
    await send(pair, 20);
    await expect(log(here).getByText('Wordt bekeken')).toBeVisible();
    await inspect(here, 'chat-photo-inspecting');
    // The other knows nothing of it.
    const { messages } = await receiver.get<{ messages: { photo?: object }[] }>(`/chats/${conversation}`);
    expect(messages.filter(({ photo }) => photo)).toEqual([]);

    const desk = await openQueue(browser, pair);
    await expect(desk.getByText('Nog niet bezorgd.')).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Goedkeuren/ })).toBeEnabled();
    await inspect(desk, 'console-chat-photo');
    await desk.keyboard.press('a');
    await expect(desk.getByText('Er wachten geen foto’s. Nieuwe verschijnen hier vanzelf.')).toBeVisible();

    // It comes by itself, blurred, and stays so until it is wanted.
    await expect(blurred(pair)).toBeVisible(DECIDED);
    await expect(blurred(pair)).toHaveAttribute('src', /\/blurred\?/);
    await expectDrawn(blurred(pair));
    await expect(log(here).getByText('Wordt bekeken')).toHaveCount(0);
    await inspect(there, 'chat-photo-blurred');
    await there.getByRole('button', { name: 'Foto’s tonen' }).click();
    await expect(theirs(pair)).toHaveAttribute('src', /\/card\?/);
    await expectDrawn(theirs(pair));
    await expect(blurred(pair)).toHaveCount(0);
    await inspect(there, 'chat-photo-shown');
    // Said once for the conversation.
    await there.reload();
    await expectDrawn(theirs(pair));

    await there.getByRole('button', { name: 'Foto melden' }).click();
    await expect(log(there).getByText('Gemeld')).toBeVisible();
    await openCases(desk, sender);
    const entry = desk.getByRole('listitem').or(desk.getByRole('row')).filter({ hasText: sender.name });
    await entry.first().getByRole('link').first().click();
    await expect(
      desk.getByRole('heading', { level: 2, name: new RegExp(`^Melding over .*${sender.name}`) }),
    ).toBeVisible();
    await inspect(desk, 'console-chat-photo-case');
    const id = new URL(desk.url()).pathname.split('/').find((part) => /^[0-9a-f-]{36}$/.test(part))!;
    await desk.close();
    await moderator.send('POST', `/cases/${id}/decide`, {
      decision: 'upheld',
      measures: ['take_down'],
      statement_of_reasons: 'Hierom was niet gevraagd.',
    });
    await expect(log(there).getByText('Deze foto is weggehaald')).toBeVisible();
    await expect(theirs(pair)).toHaveCount(0);
    await expect(log(here).getByText('Foto afgewezen')).toBeVisible();
    await expect(mine(here)).toHaveCount(0);
    await expect(here.getByText('Nog 30 credits')).toBeVisible();
    expect(await sender.credits()).toBe(30);
    await inspect(here, 'chat-photo-taken-down');
    await inspect(there, 'chat-photo-taken-down-there');
  },
);

test('CHT-11 a photo that is delivered first comes down before both when it does not pass, and its credits are back', async ({
  join,
  browser,
  request,
}) => {
  test.slow();
  const admin = await Office.logIn(request, 'admin');
  await emptyQueue(admin);
  await admin.changeSettings({ photo_inspection: 'after' }, 'Eerst bezorgen');
  try {
    const pair = await twoInConversation(join);
    const { sender, receiver, here, there } = pair;
    const list = await receiver.open('/chats');
    await send(pair, 200);
    await expect(blurred(pair)).toBeVisible();
    // Its place in the list says what it is, and shows nothing.
    const item = list.getByRole('link', { name: new RegExp(sender.name) });
    await expect(item).toContainText('Foto');

    const desk = await openQueue(browser, pair);
    await expect(desk.getByText('Al bezorgd.')).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Goedkeuren/ })).toBeEnabled();
    await desk.keyboard.press('5');
    await expect(desk.getByText('Afgewezen: Contactgegevens')).toBeVisible();
    await expect(log(there).getByText('Deze foto is weggehaald')).toBeVisible(DECIDED);
    await expect(blurred(pair)).toHaveCount(0);
    await expect(log(here).getByText('Foto afgewezen')).toBeVisible();
    await expect(log(here).getByText('Er staan contactgegevens op.')).toBeVisible();
    await expect(here.getByText('Nog 30 credits')).toBeVisible();
    expect(await sender.credits()).toBe(30);
    await desk.close();
  } finally {
    await admin.changeSettings({ photo_inspection: 'first' }, 'Terug naar wat het was');
  }
});
