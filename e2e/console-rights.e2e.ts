import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzip } from '../api/testing/unzip.js';
import { linkIn, test, PASSWORD } from './people.js';
import { choose, inspect, logInAsStaff, openCases } from './support.js';

/** Opens the dialog of a button of the same name, writes why and confirms. */
async function decide(page: Page, action: string, reason: string, picture?: string): Promise<void> {
  await choose(page, action);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  if (picture) await inspect(page, picture);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const entry = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

const logInAnswer = async (page: Page, email: string) =>
  (
    await page.request.post('/api/user', {
      data: { email, password: PASSWORD },
      headers: { 'X-Client-Request': '1' },
    })
  ).status();

test('PRV-02 who is shut out asks by mail for the own data, and gets it without logging in', async ({
  join,
  page,
  browser,
}) => {
  const bea = await join('Bea');
  await logInAsStaff(page, 'admin', `/members/${bea.id}/show`);
  await decide(page, 'Uitschakelen', 'Je vroeg drie leden om geld.');
  await expect(page.getByRole('heading', { name: 'Uitgeschakeld' })).toBeVisible();
  await decide(page, 'Eigen gegevens sturen', 'Gevraagd per mail, vanaf het bevestigde adres.', 'console-send-data');
  await expect(page.getByText('De link is gemaild.')).toBeVisible();

  const context = await browser.newContext();
  const site = await context.newPage();
  await site.goto(await linkIn(bea, bea.email, /gegevens/));
  await expect(site.getByRole('heading', { name: 'Je gegevens staan klaar' })).toBeVisible();
  await inspect(site, 'data-export-by-mail');
  const started = site.waitForEvent('download');
  await site.getByRole('button', { name: 'Downloaden' }).click();
  const files = unzip(await readFile(await (await started).path()));
  expect(JSON.parse(files.get('account.json')!.toString())).toMatchObject({ email: bea.email });
  await expect(site.getByRole('heading', { name: 'Je gegevens zijn gedownload' })).toBeVisible();
  await site.reload();
  await site.getByRole('button', { name: 'Downloaden' }).click();
  await expect(site.getByRole('heading', { name: 'Deze link werkt niet (meer)' })).toBeVisible();
  await inspect(site, 'data-export-by-mail-spent');
  await context.close();
});

test('ACC-12 PRV-01 an account is deleted on request, and comes back by its mail', async ({ join, page, browser }) => {
  const cor = await join('Cor');
  await logInAsStaff(page, 'admin', `/members/${cor.id}/show`);
  await decide(page, 'Verwijderen op verzoek', 'Per brief gevraagd; het adres klopt.', 'console-delete-on-request');
  await expect(page.getByText('Verwijderd. De gegevens worden over 14 dagen gewist.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verwijderd op verzoek' })).toBeVisible();
  await inspect(page, 'console-member-deleted');
  expect((await cor.request.get('/api/user')).status()).toBe(403);

  const context = await browser.newContext();
  const site = await context.newPage();
  await site.goto(await linkIn(cor, cor.email, /verwijderd/));
  await site.getByRole('button', { name: 'Mijn account herstellen' }).click();
  await expect(site.getByRole('heading', { name: 'Je account is hersteld' })).toBeVisible();
  expect(await logInAnswer(site, cor.email)).toBe(200);
  await context.close();
});

test('PRV-03 an objection that came by mail leads to a second decision, which lets the member in again', async ({
  join,
  page,
  browser,
}) => {
  const [dirk, elin] = await Promise.all([join('Dirk'), join('Elin')]);
  await elin.post('/reports', { member_id: dirk.id, reason: 'scam', text: 'Hij vraagt om geld.' });
  await logInAsStaff(page, 'moderator');
  await openCases(page, dirk);
  await entry(page, dirk.name).getByRole('link').first().click();
  const judge = async (page: Page, verdict: RegExp, why: string, measure?: string) => {
    await page.getByRole('radio', { name: verdict }).check();
    if (measure) await page.getByRole('checkbox', { name: measure }).check();
    await page.getByRole('textbox', { name: /Motivering/ }).fill(why);
    await page.getByRole('button', { name: 'Besluiten…' }).click();
    await page.getByRole('button', { name: 'Leg het besluit vast' }).click();
    await expect(page.getByRole('definition').filter({ hasText: why })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await judge(page, /^Terecht/, 'Geld vragen mag niet (regel 4).', `Schakel ${dirk.name} uit`);
  await expect.poll(() => logInAnswer(page, dirk.email)).toBe(403);

  await page.getByRole('button', { name: 'Bezwaar per mail vastleggen…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Wat het lid schrijft/ }).fill('Het was een grap onder vrienden.');
  await inspect(page, 'console-record-objection');
  await dialog.getByRole('button', { name: 'Leg het bezwaar vast' }).click();
  await expect(dialog).toBeHidden();

  // Whoever decided first does not judge what somebody objects to that, and is not shown it.
  await expect(page.getByText(/Een collega beslist/)).toBeVisible();
  await inspect(page, 'console-case-objected');
  const objection = new URL(page.url()).pathname.replace('/cases/', '/objections/');
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const colleague = await context.newPage();
  await logInAsStaff(colleague, 'admin', objection);
  await expect(colleague.getByText('Het was een grap onder vrienden.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Oppakken' }).click();
  await judge(colleague, /^Niet terecht/, 'De melder kent hem, en het was een grap.');
  await context.close();
  await expect.poll(() => logInAnswer(page, dirk.email)).toBe(200);
});
