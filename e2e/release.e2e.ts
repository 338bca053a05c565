import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test as base } from './people.js';
import { site } from './site.js';
import { inspectBoth, withoutWorker } from './support.js';

/** Names of the site's scripts and styles; those of another release are these read backwards. */
const NAMES = /-([\w-]{8})(\.(?:js|css)\b)/g;
const renamed = (text: string) =>
  text.replace(NAMES, (_, mark: string, end: string) => `-${[...mark].reverse().join('')}${end}`);

/** The site of this worker at another address, where a release happens when the test says so: no old file is there any more. */
class ReleasedSite {
  released = false;
  private readonly server = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const { 'if-modified-since': _, 'if-none-match': __, ...asked } = headers;
    const { released } = this;
    const passed = ask({
      port: new URL(site!.member).port,
      method,
      path: released ? renamed(url!) : url,
      headers: { ...asked, 'accept-encoding': 'identity' },
    });
    passed.on('error', () => outgoing.destroy());
    passed.on('response', (answer) => {
      const isText = /html|javascript|css/.test(answer.headers['content-type'] ?? '');
      const { 'content-length': length, etag, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode!, others);
      if (!released || !isText) return answer.pipe(outgoing);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => outgoing.end(renamed(Buffer.concat(parts).toString())));
    });
    incoming.pipe(passed);
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop() {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const test = base.extend<{ releases: ReleasedSite }>({
  // oxlint-disable-next-line no-empty-pattern
  releases: async ({}, use) => {
    const releases = new ReleasedSite();
    await use(releases);
    releases.stop();
  },
  baseURL: async ({ releases }, use) => use(await releases.start()),
});

test.use({ serviceWorkers: 'allow' });

const entryOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');
const ruled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
const told = (page: Page) => page.getByRole('status').getByText('Er is een nieuwe versie.');

test('CLI-05 CHT-12 a release while somebody types is told, and loses nothing of it', async ({ join, releases }) => {
  const [one, other] = [await join('Lotte'), await join('Puck')];
  const conversation = await one.conversationWith(other);
  await one.write(conversation, 'Dag!');
  const page = await one.open(`/chats/${conversation}`);
  const field = page.getByRole('textbox', { name: `Bericht aan ${other.name}` });
  await field.fill('Zullen we zondag');
  await ruled(page);
  const before = await entryOf(page);

  releases.released = true;
  // A browser asks for a new worker where a page of the site is loaded.
  const second = await one.open('/members');
  await expect(second.getByRole('heading', { level: 1, name: 'Leden' })).toBeVisible();
  expect(await entryOf(second)).not.toBe(before);
  await expect(told(page)).toBeVisible();
  await expect(told(second)).toHaveCount(0);
  await inspectBoth(page, 'release');
  await field.pressSequentially(' naar zee?');
  await expect(field).toHaveValue('Zullen we zondag naar zee?');
  expect(await entryOf(page)).toBe(before);

  await page.getByRole('button', { name: 'Vernieuwen' }).click();
  await expect.poll(() => entryOf(page)).not.toBe(before);
  await expect(field).toHaveValue('Zullen we zondag naar zee?');
  await expect(told(page)).toHaveCount(0);
});

test('CLI-05 a release is taken with the next screen while nobody types, and by the press that needs what is gone', async ({
  join,
  releases,
}) => {
  const one = await join('Fleur');
  const pages = [await one.open('/members'), await one.open('/members', withoutWorker)];
  for (const page of pages) await expect(page.getByRole('heading', { level: 1, name: 'Leden' })).toBeVisible();
  const [page, without] = pages as [Page, Page];
  await ruled(page);
  const before = await entryOf(page);

  releases.released = true;
  await one.open('/profile');
  await expect(told(page)).toBeVisible();
  for (const each of [page, without]) {
    await each
      .getByRole('navigation')
      .getByRole('link', { name: /^Likes/ })
      .first()
      .click();
    await expect(each).toHaveURL(/\/likes/);
    await expect(each.getByRole('heading', { level: 1, name: /likes/i })).toBeVisible();
    expect(await entryOf(each)).not.toBe(before);
    await expect(told(each)).toHaveCount(0);
  }
});

test('CLI-05 the first press of a visitor after a release leads where it should', async ({ page, releases }) => {
  await withoutWorker(page);
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await expect
    .poll(() => page.evaluate(() => 'beginning' in globalThis && !document.getElementById('beginning')))
    .toBe(true);
  releases.released = true;
  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('textbox', { name: /mail/i })).toBeVisible();
});
