import { expect, type Browser, type Page } from '@playwright/test';
import { addPhoto, drawing } from './drawings.js';
import { test, type Person } from './people.js';
import { demo, demoLogin, inspect } from './support.js';

async function openQueue(browser: Browser, role: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const { email, password } = demoLogin(role);
  await page.goto(`${demo().console}/photos`);
  await page.getByRole('textbox', { name: /E-mail/ }).fill(email);
  await page.getByRole('textbox', { name: /^Wachtwoord/ }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/members|photos/);
  await page.goto(`${demo().console}/photos`);
  return page;
}

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

test('ADM-01 a moderator decides 30 photos by keyboard; a second one never meets them @once', async ({
  join,
  browser,
  page,
}) => {
  const people: Person[] = [];
  for (let i = 0; i < 11; i++) {
    const person = await join('Foto');
    people.push(person);
    for (let j = 0; j < 3; j++) await addPhoto(person, await drawing(page, i * 33 + j * 7));
  }
  const mira = await openQueue(browser, 'moderator');
  await expect(picture(mira)).toBeVisible();
  const first = await shown(mira);
  const other = await openQueue(browser, 'admin');
  await expect(picture(other)).toBeVisible();
  expect(await shown(other)).not.toBe(first);
  await inspect(mira, 'console-photo');

  const tiles = (page: Page) => page.getByRole('list', { name: 'Foto’s' }).locator('img');
  const sources = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  for (const page of [mira, other]) await page.keyboard.press('g');
  await expect(tiles(mira)).toHaveCount(24);
  await expect(tiles(other).first()).toBeVisible();
  const [miras, others] = [await sources(mira), await sources(other)];
  expect(others.length).toBeGreaterThan(0);
  expect(miras.filter((src) => others.includes(src))).toEqual([]);
  await mira.keyboard.press('x');
  await mira.keyboard.press('ArrowRight');
  await mira.keyboard.press('x');
  await expect(mira.getByText('2 foto’s gekozen')).toBeVisible();
  await inspect(mira, 'console-photos-grid');
  await mira.keyboard.press('a');
  await expect(mira.getByText('2 foto’s goedgekeurd')).toBeVisible();
  await mira.keyboard.press('g');
  // Leaving gives back what was handed out.
  await other.goto(`${demo().console}/members`);

  const taken = await decide(mira, '6');
  await expect(mira.getByText('Afgewezen: Donker of onscherp')).toBeVisible();
  await inspect(mira, 'console-photo-undo');
  await mira.keyboard.press('z');
  await expect(picture(mira)).toHaveAttribute('src', taken);
  for (let i = 0; i < 30; i++) await decide(mira, i % 5 === 4 ? '6' : 'a');

  // Then the rest: others may have put photos before these.
  while ((await next(mira).getAttribute('src')) !== null) await decide(mira, 'a');
  const waiting = async () =>
    (await Promise.all(people.map((person) => person.get<{ photos: { status: string }[] }>('/photos'))))
      .flatMap(({ photos }) => photos)
      .filter(({ status }) => status === 'under_inspection').length;
  // Told once they can be undone no more.
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  await expect(none(mira)).toBeVisible();
  await inspect(mira, 'console-photos-none');
  for (const page of [mira, other]) await page.context().close();
});
