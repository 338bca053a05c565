import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { newIdentity, PASSWORD, pressConfirm, test } from './people.js';
import { inspect, inspectDark, latestMail, tabTo } from './support.js';

/** From the landing page to the first message sent: presses of a pointer, typing left aside. */
const MOST_PRESSES = 10;

test('ACC-01 ACC-04 CHT-07 from the landing page to the first message in ten presses, past three equal steps', async ({
  page,
  context,
}) => {
  const { name, email } = newIdentity('Merel');
  const presses = await countPresses(context);
  await page.goto('/');
  const begun = Date.now();
  await page.getByRole('button', { name: 'Vrouw zoekt man' }).click();

  const form = page.getByRole('dialog', { name: 'Gratis aanmelden' });
  await expect(form.getByLabel('Dag')).toBeFocused();
  const height = (await form.boundingBox())!.height;
  await form.getByLabel('Dag').fill('21');
  await form.getByLabel('Maand').selectOption('juni');
  await form.getByLabel('Jaar', { exact: true }).fill('1991');
  await next(form);
  await expect(form.getByLabel('Land')).toHaveValue('NL');
  await form.getByLabel('Provincie').selectOption('NL-NH');
  expect((await form.boundingBox())!.height, 'CLI-02 every step is as high').toBe(height);
  await next(form);
  await form.getByLabel('Profielnaam').fill(name);
  await next(form);
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
  await form.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible();

  const confirmed = await openMail(page, email);
  await pressConfirm(confirmed);
  await expect(confirmed.getByRole('heading', { name: 'Je account is bevestigd' })).toBeVisible();
  await expect(confirmed.getByRole('heading', { name: '1. Een foto van jou' })).toBeVisible();
  const people = confirmed.getByRole('region', { name: '2. Mensen die bij je passen' });
  await expect(people.getByRole('listitem')).toHaveCount(6);
  const writing = confirmed.getByRole('region', { name: '3. Schrijf er een' });
  await expect(writing.getByRole('button', { name: /^Schrijf / })).toBeVisible();
  for (const width of [320, 390, 1280]) {
    await confirmed.setViewportSize({ width, height: 844 });
    await inspect(confirmed, `first-steps-${width}`);
  }
  await inspectDark(confirmed, 'first-steps');
  const steps = confirmed.locator('section').filter({ has: confirmed.getByRole('heading', { level: 2 }) });
  const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map((box) => `${box!.y} ${box!.width} ${box!.height}`)).size, 'three of one shape').toBe(1);

  await writing.getByRole('button', { name: /^Schrijf / }).click();
  const dialog = confirmed.getByRole('dialog');
  // A line to begin with is there, for who has none of their own and takes no other.
  await expect(dialog.getByRole('textbox')).not.toHaveValue('');
  await dialog.getByRole('button', { name: /credits$/ }).click();
  await expect(writing.getByText('Je eerste bericht is onderweg.')).toBeVisible();

  // The mail's own frame runs no script that could count the press on its link.
  const [pressed, seconds] = [presses() + 1, (Date.now() - begun) / 1000];
  console.log(`From the landing page to the first message: ${pressed} presses, ${seconds.toFixed(1)} s by a machine`);
  expect(pressed).toBeLessThanOrEqual(MOST_PRESSES);
  await expect(writing.getByRole('link', { name: 'Naar het gesprek' })).toBeVisible();
  await inspect(confirmed, 'first-steps-written');

  // The tab in which one signed up ends at the same address, and does not begin again.
  await page.bringToFront();
  await page.goto('/activate/done');
  await expect(page.getByRole('heading', { name: 'Je account is bevestigd' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1. Een foto van jou' })).toHaveCount(0);
});

test('ACC-01 ACC-04 CHT-07 the same by keyboard alone: what has the focus is seen, and nothing holds it', async ({
  page,
}) => {
  const { name, email } = newIdentity('Toets');
  const pressed: string[] = [];
  const press = async (on: Page, target: Locator, what: string, key = 'Enter') => {
    await tabTo(on, target);
    await on.keyboard.press(key);
    pressed.push(what);
  };
  const write = async (target: Locator, words: string) => {
    await tabTo(page, target);
    await page.keyboard.type(words);
  };
  await page.goto('/');
  const door = page.getByRole('button', { name: 'Vrouw zoekt man' });
  await press(page, door, 'Vrouw zoekt man');
  const form = page.getByRole('dialog', { name: 'Gratis aanmelden' });
  const day = form.getByLabel('Dag');
  await expect(day).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form, 'CLI-02 Escape throws nothing away').toBeVisible();
  await write(day, '21');
  await write(form.getByLabel('Maand'), 'juni');
  await write(form.getByLabel('Jaar', { exact: true }), '1991');
  const onward = form.getByRole('button', { name: 'Verder' });
  await press(page, onward, 'Verder, after the date of birth');
  await expect(form.getByRole('heading', { name: 'Waar woon je?' })).toBeFocused();
  await write(form.getByLabel('Provincie'), 'Noord-H');
  await press(page, onward, 'Verder, after the place');
  await write(form.getByLabel('Profielnaam'), name);
  await press(page, onward, 'Verder, after the name');
  await write(form.getByLabel('E-mailadres'), email);
  await write(form.getByLabel('Wachtwoord', { exact: true }), PASSWORD);
  await press(page, form.getByRole('checkbox', { name: /algemene voorwaarden/ }), 'the terms', 'Space');
  await press(page, form.getByRole('button', { name: 'Account aanmaken' }), 'Account aanmaken');
  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible();

  const confirmed = await openMail(page, email);
  pressed.push('the link in the mail');
  await press(confirmed, confirmed.getByRole('button', { name: 'Bevestigen' }), 'Bevestigen');
  const writing = confirmed.getByRole('region', { name: '3. Schrijf er een' });
  await press(confirmed, writing.getByRole('button', { name: /^Schrijf / }), 'Schrijf');
  await press(confirmed, confirmed.getByRole('dialog').getByRole('button', { name: /credits$/ }), 'Versturen');
  await expect(writing.getByText('Je eerste bericht is onderweg.')).toBeVisible();
  console.log(`By keyboard: ${pressed.join(' · ')}`);
  expect(pressed.length).toBeLessThanOrEqual(MOST_PRESSES);
});

const next = (form: ReturnType<Page['getByRole']>) => form.getByRole('button', { name: 'Verder' }).click();

/** In every tab of the site; what the test sets without a pointer is typing. */
async function countPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0;
  await context.exposeBinding('countPress', () => void presses++);
  await context.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    addEventListener('pointerdown', () => countPress(), { capture: true });
  });
  return () => presses;
}

/** As in a mail program, whose window is open already. */
async function openMail(page: Page, email: string): Promise<Page> {
  const { id } = await latestMail(page.request, email);
  const inbox = await page.context().newPage();
  await inbox.goto(`/api/dev/inbox/${id}`);
  const link = inbox.frameLocator('iframe[title="The mail"]').getByRole('link').first();
  const opened = inbox.waitForEvent('popup');
  await link.click();
  return opened;
}
