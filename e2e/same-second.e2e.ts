import { expect, type Page } from '@playwright/test';
import { agree, settle, test, type Person } from './people.js';
import { together } from './walks.js';

const FREE = 30;
const PRICE = 10;
/** A first message, and each that follows. */
const SENDING = /\/api\/(chats|members)\/[^/]+\/messages$/;

const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Bericht aan ${name}` });
const send = (page: Page) => page.getByRole('button', { name: /^Versturen · / });
const said = (page: Page, body: string) => page.getByRole('log').getByText(body, { exact: true });

const bodies = async (person: Person, chat: string) =>
  (await person.get<{ messages: { body: string }[] }>(`/chats/${chat}`)).messages.map(({ body }) => body);
const bought = async (person: Person) => {
  const { transactions } = await person.get<{ transactions: { kind: string }[] }>('/transactions');
  return transactions.filter(({ kind }) => kind === 'purchase').length;
};

/** The profile of `other`, ready to be pressed upon. */
async function profileOf(person: Person, other: Person): Promise<Page> {
  // What happens before the page hears of it is not told to it.
  let heard: Promise<unknown> | undefined;
  const page = await person.open(`/members/${other.id}`, async (before) => {
    heard = before.waitForResponse('**/api/stream');
    await Promise.resolve();
  });
  await heard;
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
  return page;
}

test('DSC-03 DSC-04 two who like each other in the same second are a match, and both are told', async ({ join }) => {
  const [anna, bo] = await Promise.all([join('Annabel'), join('Boudewijn')]);
  const [here, there] = [await profileOf(anna, bo), await profileOf(bo, anna)];
  await together([here, there], '**/api/members/*/like', (page) => {
    const other = page === here ? bo : anna;
    return page.getByRole('button', { name: `${other.name} leuk vinden` }).click();
  });
  for (const [page, other] of [
    [here, bo],
    [there, anna],
  ] as const) {
    const match = page.getByRole('dialog', { name: 'Het is een match!' });
    await expect(match).toContainText(`Jij en ${other.name} vinden elkaar leuk.`);
    await match.getByRole('button', { name: 'Verder kijken' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('CHT-01 CHT-02 two who write their first message in the same second share one conversation with both', async ({
  join,
}) => {
  const [anna, bo] = await Promise.all([join('Carmen'), join('Dirk')]);
  const [here, there] = [await profileOf(anna, bo), await profileOf(bo, anna)];
  for (const page of [here, there]) {
    await page.getByRole('button', { name: /^Bericht sturen/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Naar het gesprek' }).click();
  }
  await composer(here, bo.name).fill('Van haar kant');
  await composer(there, anna.name).fill('Van zijn kant');
  await together([here, there], SENDING, (page) => send(page).click());
  for (const page of [here, there]) {
    await expect(said(page, 'Van haar kant')).toBeVisible();
    await expect(said(page, 'Van zijn kant')).toBeVisible();
    await expect(page.getByText(`Nog ${FREE - PRICE} credits`)).toBeVisible();
  }
  for (const page of [here, there]) await expect(page).toHaveURL(/\/chats\/[\da-f-]{36}$/);
  expect(new URL(here.url()).pathname).toBe(new URL(there.url()).pathname);
  const chat = here.url().split('/').at(-1)!;
  expect((await bodies(anna, chat)).toSorted()).toEqual(['Van haar kant', 'Van zijn kant']);
  expect(await anna.get<{ chats: unknown[] }>('/chats')).toMatchObject({ chats: [{}] });
});

test('CHT-07 PRO-07 one blocks while the other writes: it has arrived and is paid, or it has not and the words are kept', async ({
  join,
}) => {
  const [blocker, writer] = await Promise.all([join('Eefje'), join('Gijs')]);
  const chat = await writer.conversationWith(blocker);
  await writer.write(chat, 'Hallo daar');
  const there = await writer.open(`/chats/${chat}`);
  await composer(there, blocker.name).fill('Ben je er nog?');
  const here = await profileOf(blocker, writer);
  await here.getByRole('button', { name: /^Meer met/ }).click();
  await here.getByRole('button', { name: 'Blokkeren' }).click();
  const dialog = here.getByRole('dialog', { name: `${writer.name} blokkeren?` });
  const answered = there.waitForResponse((one) => one.url().endsWith('/messages') && one.request().method() === 'POST');
  await together([here, there], /\/api\/(chats\/[^/]+\/messages|members\/[^/]+\/block)$/, (page) =>
    (page === here ? dialog.getByRole('button', { name: 'Ja, blokkeren' }) : send(page)).click(),
  );

  await expect(here.getByText(`Je hebt ${writer.name} geblokkeerd.`)).toBeVisible();
  await expect(there.getByText('Je kunt het profiel niet meer bekijken')).toBeVisible();
  await expect(composer(there, blocker.name)).toHaveCount(0);
  const sent = (await answered).status() === 201;
  expect(await writer.credits()).toBe(FREE - PRICE - (sent ? PRICE : 0));
  if (sent) await expect(said(there, 'Ben je er nog?')).toBeVisible();
  else await expect(there.getByRole('textbox')).toHaveValue('Ben je er nog?');
  await expect(said(there, 'Ben je er nog?')).toHaveCount(sent ? 1 : 0);
});

test('CHT-02 MNY-09 two tabs spend the last credits in the same second: one message is sent, the other keeps its words', async ({
  join,
}) => {
  const [writer, ...readers] = await Promise.all([join('Hanneke'), join('Ivo'), join('Jef')]);
  const chats: string[] = [];
  const tabs: Page[] = [];
  for (const [i, reader] of readers.entries()) {
    chats.push(await writer.conversationWith(reader));
    await writer.write(chats[i]!, 'Hoi');
    tabs.push(await writer.open(`/chats/${chats[i]}`));
  }
  for (const [i, tab] of tabs.entries()) {
    await expect(tab.getByText(`Nog ${PRICE} credits`)).toBeVisible();
    await composer(tab, readers[i]!.name).fill(`Uit tab ${i}`);
  }
  await together([tabs[0]!, tabs[1]!], SENDING, (tab) => send(tab).click());
  await expect.poll(() => writer.credits()).toBe(0);
  await expect
    .poll(async () => (await Promise.all(tabs.map((tab) => tab.getByRole('dialog').count()))).toSorted())
    .toEqual([0, 1]);
  const loser = (await tabs[0]!.getByRole('dialog').count()) === 1 ? 0 : 1;
  const winner = 1 - loser;
  const dialog = tabs[loser]!.getByRole('dialog', { name: 'Niet genoeg credits' });
  await dialog.getByRole('button', { name: 'Terug naar mijn bericht' }).click();
  await expect(composer(tabs[loser]!, readers[loser].name)).toHaveValue(`Uit tab ${loser}`);
  await expect(said(tabs[winner]!, `Uit tab ${winner}`)).toBeVisible();
  expect(await bodies(readers[loser], chats[loser]!)).toEqual(['Hoi']);
  expect((await bodies(readers[winner]!, chats[winner]!)).toSorted()).toEqual(['Hoi', `Uit tab ${winner}`].toSorted());
});

test('CHT-02 MNY-03 a message and an order pressed twice, in two tabs at once, are paid once for each that was meant', async ({
  join,
}) => {
  const [writer, reader] = await Promise.all([join('Jolien'), join('Kasper')]);
  const chat = await writer.conversationWith(reader);
  const tab = await writer.open(`/chats/${chat}`);
  await composer(tab, reader.name).fill('Maar één keer');
  await send(tab).dblclick();
  await expect(tab.getByText(`Nog ${FREE - PRICE} credits`)).toBeVisible();
  expect(await bodies(reader, chat)).toEqual(['Maar één keer']);

  const shops = [await writer.open('/credits/p100/visa'), await writer.open('/credits/p100/visa')] as const;
  for (const shop of shops) await agree(shop);
  const order = (shop: Page) => shop.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });
  await Promise.all(shops.map((shop) => order(shop).dblclick()));
  for (const shop of shops) await expect(shop.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  // Each tab has an order of its own; the one that is paid is the one that counts.
  expect(shops[0].url()).not.toBe(shops[1].url());
  await shops[0].getByRole('button', { name: 'Pay', exact: true }).dblclick();
  await expect(shops[0].getByRole('heading', { name: '100 credits bijgeschreven' })).toBeVisible();
  await settle(writer.request, shops[1].url(), 'cancelled');
  expect(await writer.credits()).toBe(FREE - PRICE + 100);
  expect(await bought(writer)).toBe(1);
});
