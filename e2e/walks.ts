import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { demo, demoLogin } from './support.js';

/** What ended a script of the page, however well it went on looking. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** For what a slowed page has to load first. */
export const patient = expect.configure({ timeout: 15_000 });

/** What a member's page may have against it. */
export const HANDICAPS: Record<string, (page: Page) => Promise<unknown>> = {
  'on a page that is slowed four times': async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  },
  'with a clock that is a day ahead': (page) => page.clock.setSystemTime(Date.now() + 86_400_000),
  'in a browser of a plain machine, whose language is en-US@posix': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix' });
      Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix'] });
    }),
};

export async function logIn(page: Page, role = 'admin'): Promise<void> {
  const { email, password } = demoLogin(role);
  await page.goto(demo().console);
  await page.getByRole('textbox', { name: /E-?mail/ }).fill(email);
  await page.getByRole('textbox', { name: /^(Wachtwoord|Password)/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Leden|Members/ })).toBeVisible({ timeout: 15_000 });
}

interface Manner {
  role?: keyof typeof SECTIONS;
  /** Presses everything twice, as impatient hands do. */
  twice?: boolean;
  /** Loads each list anew, which has to show the same. */
  reload?: boolean;
}

/** The sections that each role has on its menu. */
const SECTIONS = { moderator: 5, finance: 12, admin: 19 };

/** Every section by the menu and, where its list has some, one record by its link and Back. */
export async function walkSections(
  page: Page,
  { role = 'admin', twice = false, reload = false }: Manner = {},
): Promise<void> {
  const entries = page.getByRole('menu').getByRole('menuitem');
  await openMenu(page);
  await expect(entries).toHaveCount(SECTIONS[role]);
  for (let i = 0; i < SECTIONS[role]; i++) {
    if (i > 0) await openMenu(page);
    const entry = entries.nth(i);
    const name = (await entry.innerText()).split('\n')[0]!;
    await (twice ? pressTwice(entry) : entry.click());
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(name);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const list = page.url();
    const record = page.locator('[data-row-link]').first();
    if (reload) {
      const count = await page.locator('[data-row-link]').count();
      await page.reload();
      await expect(title).toHaveText(name);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect((await page.locator('[data-row-link]').count()) > 0).toBe(count > 0);
    }
    if ((await record.count()) === 0) continue;
    await record.click();
    await expect(page).not.toHaveURL(list);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goBack();
    await expect(title).toHaveText(name);
    await expect(page).toHaveURL(list);
  }
}

const isNarrow = (page: Page): boolean => page.viewportSize()!.width < 600;

/** Where there is no room for it beside the page, it has to be opened. */
export async function openMenu(page: Page): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: /^(Menu openen|Open menu)$/ }).click();
}

/** As an impatient hand does: the second press meets whatever the first has left there. */
export async function pressTwice(target: Locator): Promise<void> {
  const page = target.page();
  if (!isNarrow(page)) return target.dblclick();
  // A finger comes down once it stands still.
  await target.click({ trial: true });
  const { x, y, width, height } = (await target.boundingBox())!;
  for (let i = 0; i < 2; i++) await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Each presses; no request leaves before both have been made, then they leave at once. */
export async function together(
  pages: readonly Page[],
  path: string | RegExp,
  press: (page: Page) => Promise<void>,
): Promise<void> {
  const held: Route[] = [];
  const all = Promise.withResolvers<void>();
  for (const page of pages)
    await page.route(path, (route) => {
      if (held.push(route) === pages.length) all.resolve();
    });
  await Promise.all(pages.map(press));
  await all.promise;
  await Promise.all(held.map((route) => route.continue()));
  for (const page of pages) await page.unroute(path);
}
