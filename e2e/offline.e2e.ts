import { expect, type Page } from '@playwright/test';
import { test, type Person } from './people.js';
import { inspectBoth } from './support.js';

test.use({ serviceWorkers: 'allow' });

/** The worker rules the page, and holds what was loaded before it came. */
const installed = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name === 'site');
        const held = names.length > 0 ? await (await caches.open('site')).keys() : [];
        return navigator.serviceWorker.controller !== null && held.some(({ url }) => url.endsWith('/index.html'));
      }),
    )
    .toBe(true);

/** What was answered is kept. */
const keeps = (page: Page, part: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const all = (await caches.keys()).filter((name) => name.startsWith('kept:'));
          const texts = all.map(async (name) => {
            const cache = await caches.open(name);
            const answers = await cache.matchAll();
            return Promise.all(answers.map((answer) => answer.text()));
          });
          return (await Promise.all(texts)).flat().some((text) => text.includes(wanted));
        }, part),
      part,
    )
    .toBe(true);

/** All that logging out leaves in the browser's storage: when that was, and how far down screens stood that have numbers. */
const REMAINS = ['left', 'react-router-scroll-positions'];
const EMPTY = ['[]', '{}', 'false'];

/** All that a browser keeps for a site, as text. */
const left = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const held = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return { caches: names, held: held.flat(), databases, storage: { ...localStorage, ...sessionStorage } };
  });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function acquainted(join: (name: string) => Promise<Person>, names: [string, string]) {
  const [one, other] = [await join(names[0]), await join(names[1])];
  const conversation = await one.conversationWith(other);
  await one.write(conversation, 'Dag!');
  await other.write(conversation, 'Ga je zondag mee naar zee?');
  return { one, other, conversation };
}

test('CLI-13 CLI-07 what was opened before is readable without a network, and nothing of it is left after logout', async ({
  join,
}) => {
  test.slow();
  const { one, other, conversation } = await acquainted(join, ['Lotte', 'Puck']);
  const page = await one.open('/members');
  await expect(heading(page, 'Leden')).toBeVisible();
  await installed(page);
  await page.goto('/chats');
  await page.getByRole('link', { name: new RegExp(other.name) }).click();
  await expect(page.getByRole('log').getByText('Ga je zondag mee naar zee?')).toBeVisible();
  // Written at once, but not before the next page may be opened by its address.
  for (const part of ['Ga je zondag mee naar zee?', '"gifts":[']) await keeps(page, part);
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/profile');
  await expect(heading(page, one.name)).toBeVisible();
  await keeps(page, '"photos":[');

  await page.context().setOffline(true);
  await page.reload();
  await expect(heading(page, one.name)).toBeVisible();
  await expect(page.getByText('Geen verbinding. Je ziet wat er het laatst was.')).toBeVisible();
  await inspectBoth(page, 'offline-profile');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.goto('/chats');
  await page.getByRole('link', { name: new RegExp(other.name) }).click();
  await expect(page.getByRole('log').getByText('Ga je zondag mee naar zee?')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log').getByText('Ga je zondag mee naar zee?')).toBeVisible();
  await inspectBoth(page, 'offline-chat');
  for (const [path, title] of [
    ['/members', 'Leden'],
    ['/likes', /./],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
  }
  await inspectBoth(page, 'offline-likes');
  // What was never opened says so, and goes on by itself.
  await page.goto('/pricing');
  await expect(page.getByText('Geen verbinding. Controleer je internet en probeer het opnieuw.')).toBeVisible();
  await page.goto('/members');
  await page.context().setOffline(false);
  await expect(page.getByText('Geen verbinding.')).toHaveCount(0);

  // Online nothing old is shown.
  await other.write(conversation, 'Of liever zaterdag?');
  await page.goto(`/chats/${conversation}`);
  await expect(page.getByRole('log').getByText('Of liever zaterdag?')).toBeVisible();
  await keeps(page, 'Of liever zaterdag?');

  await page.goto('/profile');
  await page.getByRole('button', { name: `Account van ${one.name}` }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(async () => (await left(page)).caches).toEqual(['site']);
  const { held, databases, storage } = await left(page);
  expect(held.filter((url) => url.includes('/api/'))).toEqual([]);
  expect(databases).toEqual([]);
  const filled = Object.entries<string>(storage).filter(
    ([key, value]) => !REMAINS.includes(key) && !EMPTY.includes(value),
  );
  expect(filled).toEqual([]);
  const words = JSON.stringify(storage);
  for (const secret of ['zondag', one.email, one.id, other.id, conversation]) expect(words).not.toContain(secret);
  await page.context().setOffline(true);
  await page.goto('/chats');
  await expect(page.getByText('Geen verbinding. Controleer je internet en probeer het opnieuw.')).toBeVisible();
  await inspectBoth(page, 'offline-nobody');
});

test('CLI-13 CHT-12 three messages written without a network arrive once each, also from a tab that was closed; one taken back does not', async ({
  join,
}) => {
  test.slow();
  const { one, other, conversation } = await acquainted(join, ['Fleur', 'Saar']);
  await one.buy('p100');
  const page = await one.open(`/chats/${conversation}`);
  const field = (where: Page) => where.getByRole('textbox', { name: `Bericht aan ${other.name}` });
  const log = (where: Page) => where.getByRole('log');
  await expect(log(page).getByText('Ga je zondag mee naar zee?')).toBeVisible();
  await installed(page);
  await keeps(page, 'Ga je zondag mee naar zee?');
  const before = await one.credits();

  await page.context().setOffline(true);
  const write = async (text: string) => {
    await field(page).fill(text);
    await page.getByRole('button', { name: /^Versturen · / }).click();
  };
  for (const text of ['Ja, leuk', 'Hoe laat?', 'Toch maar niet', 'Ik neem de trein']) await write(text);
  const waiting = 'Wordt verstuurd zodra er weer verbinding is.';
  await expect(log(page).getByText(waiting)).toHaveCount(4);
  await inspectBoth(page, 'offline-waiting');
  const row = log(page).getByRole('listitem').filter({ hasText: 'Toch maar niet' });
  await row.getByRole('button', { name: 'Annuleren' }).click();
  await expect(log(page).getByText(waiting)).toHaveCount(3);
  await expect(field(page)).toHaveValue('Toch maar niet');
  await field(page).fill('');
  await page.close();

  // On the way: two tabs, still without a network, and one loaded anew.
  const context = page.context();
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) {
    await tab.goto(`/chats/${conversation}`);
    await expect(log(tab).getByText(waiting)).toHaveCount(3);
  }
  await first.reload();
  await expect(log(first).getByText(waiting)).toHaveCount(3);
  await context.setOffline(false);
  const all = ['Dag!', 'Ga je zondag mee naar zee?', 'Ja, leuk', 'Hoe laat?', 'Ik neem de trein'];
  const said = (where: Page) => log(where).locator('[data-kind="words"] p');
  for (const tab of [first, second]) {
    await expect(log(tab).getByText(waiting)).toHaveCount(0);
    await expect(said(tab)).toHaveText(all);
  }
  const there = await other.open(`/chats/${conversation}`);
  await expect(said(there)).toHaveText(all);
  expect(await one.credits()).toBe(before - 30);
});
