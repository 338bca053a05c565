import { expect, type Page } from '@playwright/test';
import { test } from './people.js';
import { inspect, inspectDark } from './support.js';

const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Bericht aan ${name}` });
const bubble = (page: Page, body: string) => page.getByRole('log').getByText(body, { exact: true });
const row = (page: Page, body: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: body });
const typing = (page: Page, name: string) => page.getByRole('status').filter({ hasText: `${name} typt…` });

async function write(page: Page, to: string, body: string) {
  await composer(page, to).fill(body);
  await page.getByRole('button', { name: /^Versturen/ }).click();
  await expect(bubble(page, body)).toBeVisible();
}

/** Until the other screen shows it: what is told before its connection stands is lost, as it may be. */
async function typeUntilShown(here: Page, to: string, there: Page, from: string) {
  await expect(async () => {
    await composer(here, to).pressSequentially('Hm ');
    await expect(typing(there, from)).toHaveCount(1, { timeout: 5_000 });
  }).toPass();
}

test('CHT-09 both see who is writing and what was read, and neither once one of them declines', async ({ join }) => {
  const [anna, ben] = await Promise.all([join('Anneke'), join('Berend')]);
  await anna.buy('p100');
  await ben.buy('p100');
  const conversation = await anna.conversationWith(ben);
  await anna.write(conversation, 'Dag Berend!');
  const [here, there] = [await anna.open(`/chats/${conversation}`), await ben.open(`/chats/${conversation}`)];
  await expect(row(here, 'Dag Berend!')).toContainText('Gelezen');

  // Asked once: the answer holds in the next conversation, and on the next device.
  const question = (page: Page) => page.getByRole('region', { name: /^Mogen je gesprekspartners zien dat je typt/ });
  for (const width of [320, 390, 1280]) {
    await here.setViewportSize({ width, height: 800 });
    await inspect(here, `chat-signs-question-${width}`);
  }
  await inspectDark(here, 'chat-signs-question');
  await question(here).getByRole('button', { name: 'Ja, laten zien' }).click();
  await expect(question(here)).toHaveCount(0);
  await here.reload();
  await expect(row(here, 'Dag Berend!')).toContainText('Gelezen');
  await expect(question(here)).toHaveCount(0);
  await expect(question(there)).toBeVisible();

  await typeUntilShown(here, ben.name, there, anna.name);
  await inspect(there, 'chat-typing');
  // Nothing more is written: it ends by itself.
  await expect(typing(there, anna.name)).toHaveCount(0);
  await typeUntilShown(there, anna.name, here, ben.name);
  await write(there, anna.name, 'Dag Anneke!');
  await expect(bubble(here, 'Dag Anneke!')).toBeVisible();
  await expect(typing(here, ben.name)).toHaveCount(0);
  await expect(row(there, 'Dag Anneke!')).toContainText('Gelezen');
  await write(here, ben.name, 'Lees je dit?');
  await expect(row(here, 'Lees je dit?')).toContainText('Gelezen');
  await inspect(here, 'chat-read');

  const settings = await ben.open('/settings');
  for (const name of ['Laten zien dat ik typ', 'Laten zien wat ik gelezen heb']) {
    const kept = settings.waitForResponse((answer) => answer.url().endsWith('/api/chat-signs') && answer.ok());
    await settings.getByRole('switch', { name }).click();
    await kept;
    await expect(settings.getByRole('switch', { name })).not.toBeChecked();
  }
  await inspect(settings, 'settings-chat-signs');

  // Whether the open screen knows of it by now or not.
  await composer(here, ben.name).pressSequentially('Zie je dat ik typ?');
  await here.getByRole('button', { name: /^Versturen/ }).click();
  await expect(bubble(there, 'Zie je dat ik typ?')).toBeVisible();
  await expect.poll(() => ben.get<object>('/user')).toMatchObject({ num_unread_messages: 0 });
  await expect(typing(there, anna.name)).toHaveCount(0);
  await expect(row(here, 'Zie je dat ik typ?')).toContainText('Verzonden');

  // Loaded anew, nothing of it is there for either.
  for (const page of [here, there]) {
    await page.reload();
    await expect(bubble(page, 'Zie je dat ik typ?')).toBeVisible();
    await expect(page.getByRole('log').getByText('Gelezen')).toHaveCount(0);
  }
});
