import { expect } from '@playwright/test';
import { test } from './people.js';
import { demo, inspect, logInAsStaff, noticesTo } from './support.js';

test('NTF-01 NTF-02 finance writes a mailing, looks at it and sends it to who asked', async ({ join, page }) => {
  const anna = await join('Annemieke');
  await anna.put('/notifications', { news: true });
  await logInAsStaff(page, 'finance');
  await page.goto(`${demo().console}/campaigns`);
  await page.getByRole('link', { name: 'Nieuwe mailing' }).click();
  const name = `Nieuws voor ${anna.name}`;
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await page.getByRole('combobox', { name: 'Soort' }).click();
  await page.getByRole('option', { name: 'Nieuws' }).click();
  await page.getByRole('textbox', { name: 'Onderwerp' }).first().fill(name);
  await page.getByRole('textbox', { name: 'Kop' }).first().fill('Hallo {name}');
  await page.getByRole('textbox', { name: 'Tekst' }).first().fill('Er is iets nieuws op {site}.\n\nKijk maar.');
  await page.getByRole('textbox', { name: 'Knop', exact: true }).first().fill('Bekijk het');
  await inspect(page, 'console-mailing-form');
  await page.getByRole('button', { name: 'Concept opslaan' }).click();

  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Hallo Anna' })).toBeVisible();
  await expect(mail.getByText('Er is iets nieuws op').last()).toBeVisible();
  await inspect(page, 'console-mailing');
  await page.setViewportSize({ width: 390, height: 844 });
  // Still there for screen readers, and the menu is closed.
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await inspect(page, 'console-mailing-phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Versturen…' }).click();
  await page.getByRole('textbox', { name: /Reden/ }).fill('Zomeractie');
  await expect(page.getByRole('dialog')).toContainText('Elk lid krijgt de mail één keer');
  await page.getByRole('button', { name: /^Verstuur naar \d+ (lid|leden)$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Verstuurd$/ })).toBeVisible();
  const sent = async () => (await noticesTo(anna.request, anna)).find(({ subject }) => subject === name)?.text;
  await expect.poll(sent).toContain(`Hallo ${anna.name}`);
});
