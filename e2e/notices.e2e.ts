import { expect, type Page, type Request } from '@playwright/test';
import { test } from './people.js';
import { inspect, noticesTo, pushesTo } from './support.js';

/** What a page asks of the API and has no answer to yet; its stream stays open. */
class Calls {
  private readonly open = new Set<Request>();

  readonly watch = (page: Page): Promise<void> => {
    page.on('request', (call) => /\/api\/(?!stream$)/.test(call.url()) && this.open.add(call));
    page.on('requestfinished', (call) => this.open.delete(call));
    page.on('requestfailed', (call) => this.open.delete(call));
    return Promise.resolve();
  };

  answered = (): Promise<void> => expect.poll(() => this.open.size).toBe(0);
}

/** The page goes out of sight, and the site hears of it, after all that the page asked before: a call shows a presence. */
async function leave(page: Page, calls: Calls): Promise<void> {
  await calls.answered();
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/page-hidden'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await told).status()).toBe(204);
}

test('NTF-02 CLI-07 a message to one who has left goes by mail, and its link ends such mails', async ({ join }) => {
  const [writer, away] = [await join('Nova'), await join('Puck')];
  const calls = new Calls();
  const page = await away.open('/members', calls.watch);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await leave(page, calls);
  await writer.write(await writer.conversationWith(away), 'Zeg het niet verder');
  await expect.poll(() => noticesTo(writer.request, away), { timeout: 15_000 }).toHaveLength(1);
  const [mail] = await noticesTo(writer.request, away);
  expect(mail!.subject).toContain(writer.name);
  expect(mail!.text).not.toContain('niet verder');

  const link = /\S+\/unsubscribe\?token=\S+/.exec(mail!.text)![0];
  const visitor = await away.open(link);
  await inspect(visitor, 'notices-unsubscribe');
  await visitor.getByRole('button', { name: 'Afmelden' }).click();
  await expect(visitor.getByRole('heading', { name: 'Je bent afgemeld' })).toBeVisible();
  await inspect(visitor, 'notices-unsubscribed');
  await visitor.getByRole('link', { name: 'Meldingen kiezen' }).click();
  await expect(visitor.getByRole('switch', { name: 'Nieuwe gesprekken' })).not.toBeChecked();
  await expect(visitor.getByRole('switch', { name: 'Nieuwe berichten' })).toBeChecked();
});

/** Headless, there is neither a push service nor a way to be asked: both answer as a browser's would. */
async function withPushService(page: Page, endpoint: string): Promise<void> {
  await page.context().addInitScript((address) => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => Promise.resolve((permission = 'granted'));
    let current: object | null = null;
    const made = {
      endpoint: address,
      options: {},
      unsubscribe: () => Promise.resolve(true),
      toJSON: () => ({ endpoint: address, keys: { p256dh: 'BPublic', auth: 'secret' } }),
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(current as PushSubscription | null);
    PushManager.prototype.subscribe = () => Promise.resolve((current = made) as unknown as PushSubscription);
  }, endpoint);
  await page.reload();
}

test('NTF-03 PRO-05 push is offered, subscribed, and sent while its member is away', async ({ join }) => {
  const [fan, member] = [await join('Isa'), await join('Teun')];
  const calls = new Calls();
  const page = await member.open('/notifications', calls.watch);
  await withPushService(page, `https://push.example/${member.id}`);
  const toggle = page.getByRole('switch', { name: 'Meldingen van je browser' });
  await expect(toggle).not.toBeChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/push/subscription') && answer.ok());
  await toggle.click();
  await saved;
  await expect(toggle).toBeChecked();
  await inspect(page, 'notices-push');

  await leave(page, calls);
  await fan.put(`/members/${member.id}/like`, {});
  const pushes = () => pushesTo(fan.request, member);
  await expect.poll(pushes, { timeout: 15_000 }).toHaveLength(1);
  const [push] = await pushes();
  expect(push).toMatchObject({ title: fan.name, body: 'Vindt je leuk', path: `/members/${fan.id}` });
});
