import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { slowDown } from './slowness.js';
import { demo, demoLogin } from './support.js';

/** What ended a script of the page, however well it went on looking. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Pixels; less is a line that grows by a letter. */
const MOVED = 6;
/** Milliseconds. */
const LONGEST_WAIT = 300;

/**
 * What of the console moved after it had been there to be pressed, because something above it came later. Answers come
 * late and in another order than they were asked for. Rows of a list do move when new ones come in.
 */
export async function movedOf(page: Page): Promise<string[]> {
  const moved: string[] = [];
  await page.exposeFunction('tellMoved', (what: string) => moved.push(what));
  await page.addInitScript((least) => {
    const TO_PRESS = 'a[href], button, input, select, textarea';
    const isPressed = (node: Node | null): node is Element =>
      node instanceof Element && (node.matches(TO_PRESS) || node.querySelector(TO_PRESS) !== null);
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect: was, currentRect: is } of sources)
          if (
            isPressed(node) &&
            node.closest('main') &&
            !node.matches('tr, li') &&
            was.height > 0 &&
            (is.height === 0 || Math.abs(was.y - is.y) >= least)
          )
            window.tellMoved(`${location.pathname}: ${node.textContent.slice(0, 40)} ${was.y} → ${is.y}`);
    }).observe({ type: 'layout-shift', buffered: true });
  }, MOVED);
  let asked = 0;
  await page.route(/\/api\/admin\//, async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, (asked * 97) % LONGEST_WAIT));
    await route.continue();
  });
  return moved;
}

/** As the Layout Instability API has it, which TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
declare global {
  interface Window {
    tellMoved: (what: string) => void;
  }
}

/** The browser says that its reader prefers these. */
export const prefer = (page: Page, languages: string[]): Promise<unknown> =>
  page.addInitScript((all) => {
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => all });
    Object.defineProperty(Navigator.prototype, 'language', { get: () => all[0] ?? '' });
  }, languages);

/** What a member's page may have against it, all at once. */
export const HANDICAPS =
  'on a page that is slowed four times, whose clock is a day ahead and whose language is en-US@posix';
export async function handicap(page: Page): Promise<void> {
  await slowDown(page, 4);
  await page.clock.setSystemTime(Date.now() + 86_400_000);
  await prefer(page, ['en-US@posix']);
}

export async function logIn(page: Page, role = 'admin'): Promise<void> {
  const { email, password } = demoLogin(role);
  await page.goto(demo().console);
  await page.getByRole('textbox', { name: /E-?mail/ }).fill(email);
  await page.getByRole('textbox', { name: /^(Wachtwoord|Password)/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Overzicht|Dashboard/ })).toBeVisible();
}

interface Manner {
  role?: keyof typeof SECTIONS;
  /** That of the console's words. */
  language?: 'nl' | 'en';
  /** Presses everything twice, as impatient hands do. */
  twice?: boolean;
  /** Which lists it loads anew, to show the same. */
  reload?: (section: string) => boolean;
}

/** The menu of each role in its order: the section that an entry opens, and the tabs above it. */
const MEMBERS = [...[['members'], ['photos', 'chat-photos'], ['inbox'], ['cases', 'objections'], ['complaints']]];
const MONEY = [
  ...[['payments'], ['refunds', 'proposals'], ['chargebacks'], ['direct-debits', 'debit-files', 'blocklist']],
  ...[['books', 'receipts', 'vat', 'reconciliations'], ['attribution'], ['discounts'], ['campaigns']],
];
const TECHNICAL = ['failed-jobs', 'projections', 'timeline'];
const MENU = {
  moderator: MEMBERS,
  finance: [['members'], ['complaints'], ...MONEY],
  // Above the refunds, with one tab more.
  admin: [
    ...MEMBERS,
    ...MONEY.map((tabs) => (tabs.includes('refunds') ? [...tabs, 'agreements'] : tabs)),
    ['audit'],
    ['staff'],
    ['settings'],
    TECHNICAL,
  ],
};
/** Every list that each role comes to by its menu. */
export const SECTIONS = {
  moderator: MENU.moderator.flat(),
  finance: MENU.finance.flat(),
  admin: [...MENU.admin.flat(), 'landing-pages'],
};

/** What a section is called, from the catalogue itself: a screen may still be in another language. */
export function sectionName(section: string, language: string): string {
  const file = new URL(`../admin-web/src/locales/${language}/${section}.json`, import.meta.url);
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  return name.split('||||').at(-1)!.trim();
}

/** Every section by the menu and, where its list has some, one record by its link and one Back. */
export async function walkSections(
  page: Page,
  { role = 'admin', language = 'nl', twice = false, reload = () => false }: Manner = {},
): Promise<void> {
  const entries = page.getByRole('menu').locator('a[role="menuitem"]');
  const home = language === 'nl' ? 'Overzicht' : 'Dashboard';
  const technical = language === 'nl' ? 'Techniek' : 'Technical';
  const words = MENU[role].map((tabs) => (tabs === TECHNICAL ? technical : sectionName(tabs[0]!, language)));
  const records = recordsOf(page);
  const title = page.getByRole('heading', { level: 1 });
  const opened: string[] = [];
  const walk = MENU[role].flatMap((tabs, i) =>
    tabs.map((section, nth) => ({ section, nth, entry: entries.nth(i + 1) })),
  );
  for (const { section: path, nth, entry } of walk) {
    const name = sectionName(path, language);
    if (nth === 0) {
      await openMenu(page);
      await expect(entries).toHaveText([home, ...words].map((one) => new RegExp(`^${one}`)));
    }
    const link = nth === 0 ? entry : tabsOf(page).getByRole('link', { name: new RegExp(`^${name}`) });
    await (twice ? pressTwice(link) : link.click());
    const section = `/${path}`;
    await expect(page).toHaveURL(({ pathname }) => pathname === section);
    await expect(title).toHaveText(name);
    await settled(page);
    const list = page.url();
    const some = (await records.count()) > 0;
    if (reload(path)) {
      await page.reload();
      await expect(title).toHaveText(name);
      await settled(page);
      if (some) await expect(records.first()).toBeVisible();
      else await expect(records).toHaveCount(0);
    }
    if (!some) continue;
    opened.push(path);
    await (twice ? pressTwice(records.first()) : records.first().click());
    await expect(page).not.toHaveURL(list);
    // The audit log leads to lists too, for records without a page of their own.
    await expect(page.getByRole('heading', { level: 2 }).or(records).first()).toBeVisible();
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(title).toHaveText(name);
  }
  // The demo data has some, whatever tests did before.
  expect(opened).toContain('members');
}

/** The links of a list's records; on a phone a row is a card. What closes a month or takes its file home is no record. */
export const recordsOf = (page: Page): Locator => page.locator(':is(a[data-row-link], main li > a):not([download])');

/** Once what the console's page asked for has come and is drawn: what is there then, stays. */
export async function settled(page: Page): Promise<void> {
  // A screen asks for its data right after it is drawn first, before there is nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('status', { name: /^(Laden|Loading)/ })).toHaveCount(0);
}

/** By its entry on the menu and, where it has none, by the tab above the section that it belongs to. */
export async function openSection(page: Page, section: string): Promise<void> {
  const [head] = MENU.admin.find((tabs) => tabs.includes(section)) ?? ['settings'];
  const here = (path: string) => `:is([href="/${path}"], [href^="/${path}?"])`;
  await openMenu(page);
  await page
    .getByRole('menu')
    .locator(`a[role="menuitem"]${here(head!)}`)
    .click();
  if (section !== head)
    await page
      .getByRole('main')
      .locator(`nav a${here(section)}`)
      .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sectionName(section, 'nl'));
  await settled(page);
}

const isNarrow = (page: Page): boolean => page.viewportSize()!.width < 600;

/** Where there is no room for it beside the page, it has to be opened. */
export async function openMenu(page: Page): Promise<void> {
  if (!isNarrow(page)) return;
  const menu = page.getByRole('button', { name: /^(Menu openen|Open menu)$/ });
  // No mouse hovers over a phone: the hint that it would show lies over what is pressed next.
  await (test.info().project.use.hasTouch ? menu.tap() : menu.click());
}

/** Above a list: those that share its entry on the menu. */
const tabsOf = (page: Page): Locator => page.getByRole('navigation', { name: /^(Onderdelen hiervan|Parts of this)$/ });

/** As an impatient hand does: the second press meets whatever the first has left there. */
export async function pressTwice(target: Locator): Promise<void> {
  const page = target.page();
  if (!isNarrow(page)) return target.dblclick();
  // A finger comes down once it stands still.
  await target.click({ trial: true });
  // Of a link that is broken over two lines nothing may be in the middle.
  const { x, y } = await target.evaluate((one) => {
    const { left, right, top, bottom } = one.getClientRects()[0]!;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  // At once: the second does not wait until a slow page has answered the first.
  const tap = () => page.touchscreen.tap(x, y);
  await Promise.all([tap(), tap()]);
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
