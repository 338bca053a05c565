import { expect } from '@playwright/test';
import { test } from './people.js';
import { inspect, inspectBoth, inspectDark } from './support.js';

test('CLI-04 the pages of the company are read from the footer, in the visitor’s language', async ({ page }) => {
  await page.goto('/pages/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'Voor volwassenen' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Over deze site' }).getByRole('link', { name: 'Terugbetalen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Zo werkt het' })).toBeVisible();
});

test('CLI-04 a question is found from the footer, opened by keyboard, and has an address of its own', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/pages/service');
  const footer = page.getByRole('navigation', { name: 'Over deze site' });
  await footer.getByRole('link', { name: 'Veelgestelde vragen' }).click();
  const question = page.locator('details').filter({ hasText: 'Hoeveel krijg ik terug?' });
  await expect(question).toBeVisible();

  const field = page.getByRole('searchbox', { name: 'Zoek in de vragen' });
  await field.fill('HELFT korting');
  await expect(page.getByText('1 vraag gevonden')).toBeVisible();
  await field.press('Tab');
  await expect(question.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByText(/krijg je de helft terug/)).toBeVisible();
  await inspect(page, 'page-faq-open');
  await question.getByRole('button', { name: 'Link kopiëren' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).hash).toBe('#refund-amount');

  await field.fill('zeilboot');
  await expect(page.getByRole('heading', { name: 'Geen antwoord gevonden' })).toBeVisible();
  await inspect(page, 'page-faq-none');

  await page.goto('about:blank');
  await page.goto(address);
  await expect(question.getByText(/krijg je de helft terug/)).toBeInViewport();

  await page.goto('/pages/faq#safety');
  await page.getByRole('link', { name: 'Veilig daten' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tekenen van oplichting' })).toBeVisible();
  await inspectDark(page, 'page-safety');
  await page.goBack();
  await expect(question).toBeVisible();
  await inspectDark(page, 'page-faq');
});

test('CLI-04 signs of fraud are a press away at the first message, in a request for money and at a report', async ({
  join,
}) => {
  const [writer, reader] = await Promise.all([join('Rik'), join('Noa')]);
  const conversation = await writer.conversationWith(reader);
  const page = await writer.open(`/chats/${conversation}`);
  await expect(page.getByRole('link', { name: 'Veilig daten: waar let je op?' })).toBeVisible();
  await inspectBoth(page, 'safety-first-message');

  await writer.write(conversation, 'Kun je me 200 euro lenen voor mijn ticket?');
  const read = await reader.open(`/chats/${conversation}`);
  const hint = read.getByRole('link', { name: 'Zo herken je oplichting' });
  await expect(hint).toBeVisible();
  await inspectBoth(read, 'safety-money');
  await read.getByRole('button', { name: /^Meer over dit gesprek/ }).click();
  await read
    .getByRole('button', { name: /Melden|melden/ })
    .first()
    .click();
  await expect(read.getByRole('dialog').getByRole('link', { name: 'Veilig daten: waar let je op?' })).toBeVisible();
  await inspect(read, 'safety-report');
  await read.keyboard.press('Escape');
  await hint.click();
  await expect(read).toHaveURL('/pages/safety');
});
