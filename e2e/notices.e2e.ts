import { expect, type Page, type Request } from '@playwright/test';
import { reportMail } from './mail-provider.js';
import { linkIn, pressConfirm, test } from './people.js';
import { inspect, inspectBoth, noticesTo, pushesTo } from './support.js';

test.use({ serviceWorkers: 'allow' });

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
  const [writer, away] = await Promise.all([join('Nova'), join('Puck')]);
  const calls = new Calls();
  const page = await away.open('/members', calls.watch);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await leave(page, calls);
  await writer.write(await writer.conversationWith(away), 'Zeg het niet verder');
  await expect.poll(() => noticesTo(writer.request, away)).toHaveLength(1);
  const [mail] = await noticesTo(writer.request, away);
  expect(mail!.subject).toContain(writer.name);
  expect(mail!.text).not.toContain('niet verder');

  const link = /\S+\/unsubscribe\?token=\S+/.exec(mail!.text)![0];
  const visitor = await away.open(link);
  await inspectBoth(visitor, 'notices-unsubscribe');
  await visitor.getByRole('button', { name: 'Afmelden' }).click();
  await expect(visitor.getByRole('heading', { name: 'Je bent afgemeld' })).toBeVisible();
  await inspectBoth(visitor, 'notices-unsubscribed');
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
  const [fan, member] = await Promise.all([join('Isa'), join('Teun')]);
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
  await expect.poll(pushes).toHaveLength(1);
  const [push] = await pushes();
  expect(push).toMatchObject({ title: fan.name, body: 'Vindt je leuk', path: `/members/${fan.id}` });
});

test(
  'NTF-05 ACC-13 whose address takes no mail is told while unconfirmed, and gives another',
  { tag: '@phone' },
  async ({ join }) => {
    const person = await join('Bo', { confirmed: false });
    const right = `goed.${person.email}`;
    await reportMail(person.request, person, 'bounce');
    const page = await person.open('/members');
    const notices = page.getByRole('region', { name: 'Meldingen', exact: true });
    await expect(notices.getByText(`Onze mails komen niet aan op ${person.email}.`)).toBeVisible();
    await inspect(page, 'notices-bounced');
    await notices.getByRole('link', { name: 'Adres wijzigen', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Onze mails komen niet aan' })).toBeVisible();
    await inspect(page, 'notices-bounced-address');
    await page.getByLabel('Nieuw e-mailadres').fill(right);
    await page.getByRole('button', { name: 'Opslaan en mail sturen', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kijk in je mailbox' })).toBeVisible();
    const activated = await person.open(await linkIn(person, right));
    await pressConfirm(activated);
    await expect(activated.getByRole('heading', { name: 'Je account is bevestigd' })).toBeVisible();
  },
);

test('NTF-05 PRO-05 whose address takes no mail any more comes from the notice to another address', async ({
  join,
}) => {
  const person = await join('Cas');
  await reportMail(person.request, person, 'bounce');
  const page = await person.open('/notifications');
  await expect(page.getByText(`Onze mails komen niet aan op ${person.email}.`)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Nieuwe berichten' })).toBeDisabled();
  await page.getByRole('link', { name: 'E-mailadres wijzigen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Instellingen' })).toBeVisible();
  await expect(page.getByRole('main').getByText(`Onze mails komen niet aan op ${person.email}.`)).toBeVisible();
  await inspect(page, 'notices-bounced-settings');
});

for (const [reason, why] of [
  ['fbl', /als spam gemarkeerd/],
  ['listunsubscribe', /in je mailprogramma afgemeld/],
] as const) {
  test(`NTF-05 PRO-05 who wants mails again says so where the notice leads: ${reason}`, async ({ join }) => {
    const person = await join('Dex');
    await reportMail(person.request, person, reason);
    const page = await person.open('/members');
    const notices = page.getByRole('region', { name: 'Meldingen', exact: true });
    await expect(notices.getByText(why)).toBeVisible();
    await notices.getByRole('link', { name: 'Weer mails ontvangen', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meldingen' })).toBeVisible();
    const messages = page.getByRole('switch', { name: 'Nieuwe berichten' });
    await expect(messages).toBeDisabled();
    await expect(messages).not.toBeChecked();
    await inspect(page, `notices-off-${reason}`);

    await page.getByRole('main').getByRole('button', { name: 'Weer mails ontvangen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Weer mails van ons ontvangen?' });
    await expect(dialog).toBeVisible();
    await inspect(page, `notices-resume-${reason}`);
    await dialog.getByRole('button', { name: 'Weer mails ontvangen', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(messages).toBeEnabled();
    await expect(messages).toBeChecked();
    await expect(page.getByText(why)).toHaveCount(0);
  });
}
