import { randomInt } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { test } from './people.js';
import { complaintsOf, demo, demoLogin, inspect, latestMail } from './support.js';

const PASSWORD = 'a quiet console, please';
const entry = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** `halfMinutes` later: each code works once, and the next one is taken a little early. */
const codeOf = (secret: string, halfMinutes = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * halfMinutes });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${demo().console}/login`);
  await page.getByRole('textbox', { name: /E-mail/ }).fill(email);
  await page.getByRole('textbox', { name: /^Wachtwoord/ }).fill(password);
  await page.keyboard.press('Enter');
}
const anotherBrowser = async (browser: Browser, like: Page) => {
  const viewport = like.viewportSize();
  const context = await browser.newContext({ ...(viewport && { viewport }), locale: 'nl-NL', reducedMotion: 'reduce' });
  return context.newPage();
};

test('ADM-05 a colleague is invited, secures the account, and is disabled with a reason', async ({ page, browser }) => {
  const name = `Noor ${randomInt(10_000, 100_000)}`;
  const email = `noor.${randomInt(10_000_000)}@example.com`;
  const admin = demoLogin('admin');
  await logIn(page, admin.email, admin.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  await page.goto(`${demo().console}/staff`);
  await expect(entry(page, 'moderator@example.com')).toContainText('Niet ingesteld');
  await inspect(page, 'console-staff');

  await page.getByRole('link', { name: 'Medewerker uitnodigen' }).click();
  await page.getByRole('textbox', { name: /^Naam/ }).fill(name);
  await page.getByRole('textbox', { name: /^E-mailadres/ }).fill(admin.email);
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(page.getByText('Dit e-mailadres hoort al bij een medewerker.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^E-mailadres/ }).fill(email);
  await inspect(page, 'console-staff-invite');
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(page.getByRole('heading', { name }).last()).toBeVisible();
  await expect(page.getByText('Uitgenodigd')).toBeVisible();

  const noor = await anotherBrowser(browser, page);
  const mail = await latestMail(page.request, email);
  await noor.goto(mail.links[0]!);
  await noor.getByRole('textbox', { name: /^Nieuw wachtwoord/ }).fill('kort');
  await noor.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(noor.getByText('Kies 12 tot en met 100 tekens')).toBeVisible();
  await inspect(noor, 'console-password');
  await noor.getByRole('textbox', { name: /^Nieuw wachtwoord/ }).fill(PASSWORD);
  await noor.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(noor.getByText('Je wachtwoord is opgeslagen.')).toBeVisible();
  await logIn(noor, email, PASSWORD);
  await expect(noor.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();

  await noor.goto(`${demo().console}/account`);
  await expect(noor.getByText('Deze sessie')).toBeVisible();
  await inspect(noor, 'console-account');
  await noor.getByRole('button', { name: 'Authenticator instellen…' }).click();
  await noor.getByRole('dialog').getByRole('textbox', { name: 'Wachtwoord' }).fill(PASSWORD);
  await inspect(noor, 'console-account-confirm');
  await noor.getByRole('dialog').getByRole('button', { name: 'Verder' }).click();
  const secret = (await noor.getByLabel('Sleutel voor de app').innerText()).replaceAll(/\s/g, '');
  await inspect(noor, 'console-authenticator');
  await noor.getByRole('textbox', { name: 'Code van 6 cijfers' }).fill(codeOf(secret));
  await noor.getByRole('button', { name: 'Bevestigen' }).click();
  const recovery = noor.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem');
  await expect(recovery).toHaveCount(10);
  const code = await recovery.first().innerText();
  await inspect(noor, 'console-recovery-codes');
  await noor.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(noor.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible();

  const elsewhere = await anotherBrowser(browser, page);
  await logIn(elsewhere, email, PASSWORD);
  await expect(elsewhere.getByRole('textbox', { name: 'Code van 6 cijfers' })).toBeVisible();
  const complaints = complaintsOf(elsewhere);
  await elsewhere.getByRole('textbox', { name: 'Code van 6 cijfers' }).fill('000000');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByText(/Deze code klopt niet/)).toBeVisible();
  await inspect(elsewhere, 'console-login-code');
  expect(complaints).toEqual([]);
  await elsewhere.getByRole('textbox', { name: 'Code van 6 cijfers' }).fill(codeOf(secret, 1));
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();

  await noor.reload();
  await noor.getByRole('button', { name: 'Alle andere beëindigen' }).click();
  await expect(noor.getByText('Je andere sessies zijn beëindigd.')).toBeVisible();
  await logIn(elsewhere, email, PASSWORD);
  await elsewhere.getByRole('button', { name: 'Herstelcode gebruiken' }).click();
  await elsewhere.getByRole('textbox', { name: 'Herstelcode' }).fill(code);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Ingesteld', { exact: true })).toBeVisible();
  await inspect(page, 'console-colleague');
  await page.getByRole('button', { name: 'Blokkeren…' }).click();
  await page.getByRole('textbox', { name: /Reden/ }).fill('Werkt hier niet meer.');
  await inspect(page, 'console-staff-disable');
  await page.getByRole('button', { name: 'Blokkeer', exact: true }).click();
  await expect(page.getByText('Geblokkeerd', { exact: true })).toBeVisible();
  await elsewhere.goto(`${demo().console}/account`);
  await expect(elsewhere.getByRole('heading', { name: 'Aanmelden' })).toBeVisible();
  await noor.close();
  await elsewhere.close();
});
