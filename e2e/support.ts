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

/** The list of cases, once the report about that member is in it. */
export async function openCases(page: Page, about: { id: string }): Promise<void> {
  await untilListed(page, about);
  await page.goto(`${demo().console}/cases`);
}

/** A report gets into the list of cases, and what is objected to that into its own, a moment after it was made. */
export async function untilListed(page: Page, about: { id: string }): Promise<void> {
  const listed = async () => {
    const answer = await page.request.get(`${demo().console}/api/admin/cases`);
    expect(answer.status()).toBe(200);
    return (await answer.text()).includes(about.id);
  };
  await expect.poll(listed, { message: `a case about ${about.id}` }).toBe(true);
}

/** Of what the console shows once it asks again (`looksAgain`). */
export const AGAIN = { timeout: 100_000 };

/** Of what a moderator has decided about a photo: it takes effect ten seconds later, when it can no longer be taken back. */
export const DECIDED = { timeout: 90_000 };

export const onPhone = (): boolean => test.info().project.name === 'phone';

/** What axe looks at: `rules` if not by all, `without` what has been looked at before. */
interface Look {
  rules?: readonly string[];
  without?: string;
}

/** What every screen has to pass once it shows what it should, and a picture of it. */
export async function inspect(page: Page, name: string, look: Look = {}): Promise<void> {
  // What a click left under the pointer shows its tooltip, which no landmark holds.
  await page.mouse.move(0, 0);
  // A page that is just being left answers nothing.
  const waits = () => page.evaluate(notYetThere).catch(() => 'a page');
  await expect.poll(waits, { intervals: [50, 100, 250] }).toBe('');
  await expectAccessible(page, look);
  await expectNoSidewaysScroll(page);
  await picture(page, name);
}

/** What a screen still waits for; before that nothing stands on it that could be wrong. */
function notYetThere(): string {
  for (const part of ['main', 'h1']) if (!document.querySelector(part)) return part;
  if (document.querySelector('[role="tooltip"]')) return 'a tooltip that goes';
  // The console writes its title a moment after the page.
  const title = document.getElementById('react-admin-title');
  if (title && !title.textContent?.trim()) return 'its title';
  // Colours on their way, as from light to dark, are nobody's to read.
  return document.getAnimations().some((one) => one instanceof CSSTransition) ? 'colours on their way' : '';
}

/** The other scheme changes nothing but colours, which are the same at every width. */
export const COLOURS: Look = { rules: ['color-contrast', 'link-in-text-block'] };

export async function inspectDark(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await inspect(page, `${name}-dark`, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
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

/** Compressed: half of what looking at a screen takes is to read it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Words that are none are looked for on the same visit. */
async function expectAccessible(page: Page, { rules, without }: Look): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Whatever the page loads after this has it from the start, at a fraction of what reading it here takes.
    await page.addInitScript(AXE);
    await page.evaluate(AXE);
  }
  const { violations, told, meant } = await page.evaluate(
    async ({ runOnly, exclude }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const found = await axe.run(exclude ? { include: document, exclude } : document, {
        resultTypes: ['violations'],
        // The only frames of ours show a mail, or a page that has no scripts and a test of its own.
        iframes: false,
        // No rule that runs reads the style sheets.
        preload: { assets: ['media'] },
        ...(runOnly && { runOnly }),
      });
      const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
      const elements = [...document.body.querySelectorAll('*')];
      const labels = elements.flatMap((one) => attributes.map((name) => one.getAttribute(name) ?? ''));
      const texts = elements
        .filter((one) => !one.matches('script, style'))
        .flatMap((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
        .map(({ textContent }) => textContent ?? '');
      return {
        violations: found.violations.map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.map(({ target }) => target.join(' ')),
        })),
        told: [...labels, ...texts].join('\n'),
        meant: [...document.body.querySelectorAll('code')].map(({ textContent }) => textContent),
      };
    },
    { runOnly: rules && [...rules], exclude: without },
  );
  expect(violations, `axe on ${page.url()}`).toEqual([]);
  expectWords(page, told, meant);
}

const RAW = /(?<!\{)\b[a-z]+(_[a-z]+)+\b|\b[a-z_]{3,}(\.[a-z_]{3,}){2,}\b|\bundefined\b|\bNaN\b|\[object /g;

/** Keys and names of the program are no words (ACC-10); those that are meant to be read stand somewhere as code. */
function expectWords(page: Page, told: string, meant: string[]): void {
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
