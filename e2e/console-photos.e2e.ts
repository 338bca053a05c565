import { expect, type Browser, type Page } from '@playwright/test';
import { addPhoto, drawing } from './drawings.js';
import { test } from './people.js';
import { DECIDED, demo, inspect, logInAsStaff } from './support.js';

async function openConsole(browser: Browser, role: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAsStaff(page, role, '/');
  return page;
}

/** Both from a console that is there already: who decides nothing for a minute has to leave theirs to whoever waits. */
const openQueue = (page: Page) => page.getByRole('menuitem', { name: /^Foto’s/ }).click();

const picture = (page: Page) => page.getByRole('img', { name: /^Foto van/ });
const none = (page: Page) => page.getByText('Er wachten geen foto’s. Nieuwe verschijnen hier vanzelf.');
const next = (page: Page) => picture(page).or(none(page)).first();
const shown = async (page: Page) => (await picture(page).getAttribute('src'))!;

/**
 * Presses a key once the photo has been seen, and waits until the next one is there, or that there is none. Answers which
 * photo it was.
 */
async function decide(page: Page, key: string): Promise<string> {
  await expect(page.getByRole('button', { name: /^Goedkeuren/ })).toBeEnabled();
  const before = await shown(page);
  await page.keyboard.press(key);
  await expect(next(page)).not.toHaveAttribute('src', before);
  return before;
}

/** From wherever one is to the complaint of that number; takes it up, answers it, and is told the keys for it. */
async function answerByKeys(page: Page, number: string): Promise<void> {
  const { keyboard } = page;
  await keyboard.press('Control+k');
  await keyboard.type(number);
  await expect(page.getByRole('option', { name: number })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `Klacht ${number}` })).toBeVisible();
  await keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Toetsen op dit scherm' });
  for (const what of ['oppakken', 'antwoorden', 'versturen']) await expect(help).toContainText(what);
  await keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await keyboard.press('t');
  await expect(page.getByText('Jij behandelt deze klacht.', { exact: true })).toBeVisible();
  const answer = page.getByRole('textbox', { name: 'Antwoord' });
  await keyboard.press('a');
  await expect(answer).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('combobox', { name: 'Sjabloon' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(answer).toBeFocused();
  await expect(answer).not.toHaveValue('');
  await keyboard.press('Control+End');
  await keyboard.type(' Je foto’s zijn bekeken.');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('status').getByText('Wacht op de klager')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Je foto’s zijn bekeken.' })).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await expect(page).toHaveURL(/\/complaints(\?|$)/);
}

/** Chooses so many in the grid, the current one first. */
async function chooseInGrid(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    if (i > 0) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('x');
  }
  await expect(page.getByText(`${count} foto’s gekozen`)).toBeVisible();
}

test('ADM-01 ADM-09 by keyboard alone a moderator decides 30 photos, which a second one never meets, and answers a complaint', async ({
  join,
  browser,
}) => {
  // Whoever has paid has room for 25.
  const people = await Promise.all([join('Foto'), join('Foto')]);
  for (const [i, person] of people.entries()) {
    await person.buy('p100');
    for (let j = 0; j < 15; j++) await addPhoto(person, await drawing(i * 180 + j * 12));
  }
  const { number } = await people[0].post<{ number: string }>('/complaints', {
    kind: 'service',
    text: 'Mijn foto’s wachten al een dag.',
    language: 'nl',
  });
  const mira = await openConsole(browser, 'moderator');
  const other = await openConsole(browser, 'admin');
  await Promise.all([mira, other].map(openQueue));
  for (const page of [mira, other]) await expect(picture(page)).toBeVisible();
  expect(await shown(other)).not.toBe(await shown(mira));
  await inspect(mira, 'console-photo');

  const tiles = (page: Page) => page.getByRole('list', { name: 'Foto’s' }).locator('img');
  const sources = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  for (const page of [mira, other]) await page.keyboard.press('g');
  await expect(tiles(mira)).toHaveCount(6);
  await expect(tiles(other).first()).toBeVisible();
  const [miras, others] = [await sources(mira), await sources(other)];
  expect(others.length).toBeGreaterThan(0);
  expect(miras.filter((src) => others.includes(src))).toEqual([]);
  // Leaving gives back what was handed out.
  await other.goto(`${demo().console}/members`);
  await chooseInGrid(mira, 6);
  await inspect(mira, 'console-photos-grid');
  await mira.keyboard.press('a');
  await expect(mira.getByText('6 foto’s goedgekeurd')).toBeVisible();
  await expect(tiles(mira)).toHaveCount(6);
  await chooseInGrid(mira, 4);
  await mira.keyboard.press('6');
  await expect(mira.getByText('4 foto’s afgewezen')).toBeVisible();
  await mira.keyboard.press('g');

  const taken = await decide(mira, '6');
  await expect(mira.getByText('Afgewezen: Donker of onscherp')).toBeVisible();
  await inspect(mira, 'console-photo-undo');
  await mira.keyboard.press('z');
  await expect(picture(mira)).toHaveAttribute('src', taken);
  await expect(mira.getByRole('button', { name: /^Goedkeuren/ })).toBeEnabled();
  await mira.keyboard.press('e');
  await expect(mira.getByRole('textbox', { name: /^Dit leest/ })).toHaveValue(/./);
  await inspect(mira, 'console-photo-words');
  await mira.keyboard.press('Escape');
  await expect(mira.getByRole('dialog')).toHaveCount(0);
  for (let i = 0; i < 15; i++) await decide(mira, i % 5 === 4 ? '6' : 'a');

  // Then the rest: others may have put photos before these.
  while ((await next(mira).getAttribute('src')) !== null) await decide(mira, 'a');
  const waiting = async () =>
    (await Promise.all(people.map((person) => person.get<{ photos: { status: string }[] }>('/photos'))))
      .flatMap(({ photos }) => photos)
      .filter(({ status }) => status === 'under_inspection').length;
  // Told once they can be undone no more.
  await expect.poll(waiting, DECIDED).toBe(0);
  await expect(none(mira)).toBeVisible();
  await inspect(mira, 'console-photos-none');
  await answerByKeys(mira, number);
  for (const page of [mira, other]) await page.context().close();
});
