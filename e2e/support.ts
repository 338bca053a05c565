import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { Demo, Login } from '../scripts/stack.mjs';
import { site } from './site.js';

/** Addresses and logins of this worker's site, as it wrote them itself. */
export function demo(): Demo {
  if (!site) throw new Error('No site has been started for this worker');
  return site;
}

export function demoLogin(role: string): Login {
  const login = demo().logins.find((one) => one.role === role);
  if (!login) throw new Error(`The demo data has no login for ${role}`);
  return login;
}

/** Without the form, which has tests of its own; then at a path of the console, if one is named. */
export async function logInAsStaff(page: Page, role: string, path?: string): Promise<void> {
  const { email, password } = demoLogin(role);
  const headers = { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() };
  const data = { email, password };
  const answer = await page.request.post(`${demo().console}/api/admin/login`, { data, headers });
  expect(answer.ok(), `${role} logs in: ${answer.status()}`).toBe(true);
  if (path === undefined) return;
  await page.goto(`${demo().console}${path}`);
  if (path === '/') await expect(page.getByRole('heading', { level: 1, name: /Overzicht|Dashboard/ })).toBeVisible();
}

/** Chooses from the menu of what can be done with a member. */
export async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Acties' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The list of cases, once the report about that member is in it: it gets there a moment after the report was made. */
export async function openCases(page: Page, about: { id: string }): Promise<void> {
  const listed = async () => {
    const answer = await page.request.get(`${demo().console}/api/admin/cases`);
    expect(answer.status()).toBe(200);
    return (await answer.text()).includes(about.id);
  };
  await expect.poll(listed, { message: `a case about ${about.id}` }).toBe(true);
  await page.goto(`${demo().console}/cases`);
}

/** Of what the console shows once it asks again, every twenty seconds (`looksAgain`). */
export const AGAIN = { timeout: 100_000 };

/** Of what a moderator has decided about a photo: it takes effect ten seconds later, when it can no longer be taken back. */
export const DECIDED = { timeout: 90_000 };

export const onPhone = (): boolean => test.info().project.name === 'phone';

/** What every screen has to pass once it shows what it should, and a picture of it. `rules`: those of axe, if not all. */
export async function inspect(page: Page, name: string, rules?: string[]): Promise<void> {
  // Before that nothing stands on it that could be wrong.
  await expect(page.locator('main').first()).toBeAttached();
  await expect(page.locator('h1').first()).toBeAttached();
  // What a click left under the pointer shows its tooltip, which no landmark holds.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // The console writes its title a moment after the page.
  await expect(page.locator('#react-admin-title').filter({ hasNotText: /\S/ })).toHaveCount(0);
  // Colours on their way, as from light to dark, are nobody's to read.
  const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  await expect.poll(() => page.evaluate(changing)).toBe(0);
  await expectAccessible(page, rules);
  await expectNoSidewaysScroll(page);
  await expectWords(page);
  await picture(page, name);
}

/** In a wide window: the same screen at the width of a phone as well. */
export async function inspectBoth(page: Page, name: string): Promise<void> {
  await inspect(page, name);
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page, `${name}-390`);
  await page.setViewportSize(wide);
}

/** As in a browser that has none: what a worker fetches passes by the test. */
export const withoutWorker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/** The code never comes until the page is loaded anew, as after a newer release; the answer waits until it has been. */
export async function losesCode(page: Page, code: string): Promise<() => Promise<void>> {
  let anew = false;
  page.on('request', (request) => (anew ||= request.isNavigationRequest()));
  await page.route(code, (route) => (anew ? route.continue() : route.abort('connectionreset')));
  const loaded = page.waitForEvent('load');
  return async () => void (await loaded);
}

/** Compressed, and once for each page that is loaded: half of what looking at a screen takes is to read it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // The only frames of ours show a mail, or a page that has no scripts and a test of its own.
    const found = await axe.run(document, { resultTypes: ['violations'], iframes: false, runOnly });
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
  }, rules);
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

const RAW = /(?<!\{)\b[a-z]+(_[a-z]+)+\b|\b[a-z_]{3,}(\.[a-z_]{3,}){2,}\b|\bundefined\b|\bNaN\b|\[object /g;

/** Keys and names of the program are no words (ACC-10); those that are meant to be read stand somewhere as code. */
async function expectWords(page: Page): Promise<void> {
  const { told, meant } = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const elements = [...document.body.querySelectorAll('*')];
    const labels = elements.flatMap((one) => attributes.map((name) => one.getAttribute(name) ?? ''));
    const texts = elements
      .filter((one) => !one.matches('script, style'))
      .flatMap((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map(({ textContent }) => textContent ?? '');
    const codes = [...document.body.querySelectorAll('code')].map(({ textContent }) => textContent);
    return { told: [...labels, ...texts].join('\n'), meant: codes };
  });
  const raw = (told.match(RAW) ?? []).filter((word) => !meant.includes(word));
  expect(raw, `no words on ${page.url()}`).toEqual([]);
}

/** Where it already is, or by Tab; whatever has the focus on the way is in sight and marked. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor();
  for (let stops = 0; !(await isThere()); stops++) {
    expect(stops, `stops on the way to ${String(target)}`).toBeLessThan(40);
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      const at = document.activeElement!;
      // Past the last one the browser's own bar has it.
      if (at === document.body) return null;
      const { top, bottom, width } = at.getBoundingClientRect();
      const { boxShadow, outlineStyle } = getComputedStyle(at);
      const isSeen = bottom > 0 && top < innerHeight && width > 0 && (boxShadow !== 'none' || outlineStyle !== 'none');
      return isSeen ? null : at.outerHTML.slice(0, 120);
    });
    expect(unseen, 'has the focus and is not seen to').toBeNull();
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  // A page that has just been made narrower is laid out anew first.
  await expect.poll(beyond, `pixels beyond the right edge of ${page.url()}`).toBeLessThanOrEqual(0);
}

interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  links: string[];
  /** Of what happens on the site; mails about the account have none. */
  unsubscribe: string | null;
}

/** All that left the site of test until now, or the mails to one address. A busy site asks to come again. */
export async function sent<Kind>(request: APIRequestContext, what: 'inbox' | 'pushes', to?: string): Promise<Kind[]> {
  const of = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  let all: Kind[] = [];
  await expect(async () => {
    const answer = await request.get(`/api/dev/${what}.json${of}`);
    expect(answer.status()).toBe(200);
    all = (await answer.json()) as Kind[];
  }).toPass();
  return all;
}

/** The newest mail about the account of `to`; waits until there is one. */
export async function latestMail(request: APIRequestContext, to: string): Promise<Mail> {
  let found: Mail | undefined;
  const look = async () => {
    found = (await mailsTo(request, to)).sort((one, other) => other.id - one.id)[0];
    return found?.to;
  };
  await expect.poll(look, { message: `mail to ${to}` }).toBe(to);
  return found!;
}

/** The mails about the account of `to` that there are by now. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const mails = await sent<Mail>(request, 'inbox', to);
  return mails.filter(({ unsubscribe }) => !unsubscribe);
}

interface NoticeMail {
  to: string;
  subject: string;
  text: string;
  unsubscribe: string | null;
}

/** The mails to a member that tell what others did. */
export async function noticesTo(request: APIRequestContext, { email }: { email: string }): Promise<NoticeMail[]> {
  const mails = await sent<NoticeMail>(request, 'inbox', email);
  return mails.filter(({ unsubscribe }) => unsubscribe);
}

interface Push {
  memberId: string;
  title: string;
  body: string;
  path: string;
}

export async function pushesTo(request: APIRequestContext, { id }: { id: string }): Promise<Push[]> {
  const all = await sent<Push>(request, 'pushes');
  return all.filter(({ memberId }) => memberId === id);
}

/** How far what stands on the page has moved of itself since it was opened: 0 where everything came to its place. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as { shifted?: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted! += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);

/** A picture for people to look at, one for each width: e2e/screenshots-out/phone-<name>.png; nobody looks at those of CI. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.CI) return;
  const file = `./screenshots-out/${test.info().project.name}-${name}.png`;
  // A dialog covers the window, not the page.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  await page.screenshot({ path: fileURLToPath(new URL(file, import.meta.url)), fullPage });
}

/** What the page's scripts threw, and what the browser's console calls an error, with the calls that failed. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const { url } = message.location();
    // A page that does not exist is one such, as it should be.
    const isOfPage = message.text().startsWith('Failed to load resource') && !url.includes('/api/');
    if (message.type() === 'error' && !isOfPage) complaints.push(`${message.text()} ${url}`);
  });
  return complaints;
}
