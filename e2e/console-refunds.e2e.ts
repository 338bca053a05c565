import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './people.js';
import { demo, expectNoSidewaysScroll, inspect, inspectBoth, logInAsStaff, openCases } from './support.js';

const entry = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('ADM-04 finance sees what a decision does, pays one refund back and refuses another', async ({ join, page }) => {
  const [floor, gerda] = await Promise.all([join('Floortje'), join('Gerda')]);
  await floor.askBack();
  await gerda.askBack();
  await logInAsStaff(page, 'finance');
  await page.goto(`${demo().console}/refunds`);
  await expect(entry(page, floor.name)).toContainText('Wacht op besluit');
  await inspect(page, 'console-refunds');

  await entry(page, floor.name).getByRole('link').first().click();
  await expect(page.getByText(/het saldo blijft 30/)).toBeVisible();
  await expect(page.getByText(/geen premiumlid meer/)).toBeVisible();
  await expect(page.getByText(/het saldo gaat van 30 naar 130/)).toBeVisible();
  await inspect(page, 'console-refund');
  await page.getByRole('button', { name: 'Goedkeuren…' }).click();
  await inspect(page, 'console-refund-approve');
  await page.getByRole('textbox', { name: /Reden/ }).fill('Alles is nog ongebruikt.');
  await page.getByRole('button', { name: /^Betaal €\s9,99 terug$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Terugbetaald' })).toBeVisible();
  await expect(page.getByText('Geld terugbetaald')).toBeVisible();
  await inspect(page, 'console-refund-paid-out');
  expect(await floor.credits()).toBe(30);

  await page.keyboard.press('Escape');
  await expect(entry(page, gerda.name)).toBeVisible();
  await expect(entry(page, floor.name)).toHaveCount(0);
  await entry(page, gerda.name).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Afwijzen…' })).toBeVisible();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Wijs af' }).click();
  await expect(page.getByText('Schrijf waarom', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /Reden/ }).fill('Je bank heeft dit al teruggeboekt.');
  await inspect(page, 'console-refund-refuse');
  await page.getByRole('button', { name: 'Wijs af' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Afgewezen' })).toBeVisible();
  await expect(page.getByText('Je bank heeft dit al teruggeboekt.')).toBeVisible();
  await inspect(page, 'console-refund-refused');
  expect(await gerda.credits()).toBe(130);
});

test('ADM-05 moderators have no way to refunds', async ({ page }) => {
  await logInAsStaff(page, 'moderator');
  await page.goto(`${demo().console}/refunds`);
  await expect(page.getByText('Op dit adres is niets te vinden.')).toBeVisible();
  expect((await page.request.get(`${demo().console}/api/admin/refunds`)).status()).toBe(403);
});

test('ADM-03 finance defines a code, is told what is wrong with it, changes and stops it', async ({ page }) => {
  const code = `LENTE${randomInt(10_000, 100_000)}`;
  await logInAsStaff(page, 'finance');
  await page.goto(`${demo().console}/discounts`);
  await expect(entry(page, 'VELVET10')).toContainText('Geldig');
  await expect(entry(page, 'TIMEBONUS25')).toBeVisible();
  // What is done with chosen codes covers nothing of what is done with the list.
  await entry(page, 'VELVET10').getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Stoppen…' })).toBeInViewport({ ratio: 1 });
  await inspect(page, 'console-discounts-chosen');

  await page.getByRole('link', { name: 'Nieuwe kortingscode' }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill('velvet10');
  await page.getByRole('spinbutton', { name: /^Korting/ }).fill('20');
  await page.getByRole('textbox', { name: /^Minimumbestelling/ }).fill('19,99');
  const reason = page.getByRole('textbox', { name: /^Reden/ });
  await reason.fill('Actie voor de lente');
  await page.getByRole('button', { name: 'Kortingscode maken' }).click();
  await expect(page.getByText('Vul dit in')).toBeVisible();
  await inspect(page, 'console-discount-invalid');
  await page.getByRole('combobox', { name: /^Valuta/ }).click();
  await page.getByRole('option', { name: 'EUR' }).click();
  await page.getByRole('button', { name: 'Kortingscode maken' }).click();
  await expect(page.getByText('Deze kortingscode bestaat al.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Code/ }).fill(code);
  await page.getByRole('button', { name: 'Kortingscode maken' }).click();
  await expect(entry(page, code)).toContainText(/20 %/);
  await expect(entry(page, code)).toContainText(/vanaf €\s19,99/);

  await entry(page, code).getByRole('link').first().click();
  await page.getByRole('spinbutton', { name: /^Korting/ }).fill('30');
  await inspect(page, 'console-discount');
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(wide);
  await reason.fill('Meer korting dan vorig jaar');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(entry(page, code)).toContainText(/30 %/);
  await entry(page, code).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Stoppen…' }).click();
  await inspect(page, 'console-discount-stop');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Reden/ })
    .fill('De actie is voorbij');
  await page.getByRole('button', { name: 'Stop de code' }).click();
  await expect(page.getByText('niet meer te wijzigen')).toBeVisible();
  await expect(page.getByText('De actie is voorbij')).toBeVisible();
  await inspect(page, 'console-discount-stopped');
});

test('PRV-03 a moderator reads what was reported and decides with reasons', async ({ join, page }) => {
  const [nadia, olaf] = await Promise.all([join('Nadia'), join('Olaf')]);
  const chat = await olaf.conversationWith(nadia);
  await olaf.write(chat, 'Geef me je pincode, dan regel ik het.');
  const { messages } = await nadia.get<{ messages: { version: number }[] }>(`/chats/${chat}`);
  const message = { conversation_id: chat, version: messages[0]!.version };
  await nadia.post('/reports', { message, reason: 'scam', text: 'Hij vraagt steeds om geld.' });

  await logInAsStaff(page, 'moderator');
  await openCases(page, olaf);
  await expect(entry(page, olaf.name)).toContainText('Oplichting');
  await inspectBoth(page, 'console-cases');
  await entry(page, olaf.name).getByRole('link').first().click();
  await expect(page.getByText('Geef me je pincode')).toBeVisible();
  await expect(page.getByText('Hij vraagt steeds om geld.')).toBeVisible();
  await page.getByRole('button', { name: 'Besluiten…' }).click();
  await expect(page.getByText('Kies of de melding terecht is')).toBeVisible();
  await inspectBoth(page, 'console-case');
  await page.getByRole('radio', { name: /^Terecht/ }).check();
  await page.getByRole('textbox', { name: /Motivering/ }).fill('Vragen om een pincode is oplichting (regel 4).');
  await page.getByRole('button', { name: 'Besluiten…' }).click();
  await inspect(page, 'console-case-confirm');
  await page.getByRole('button', { name: 'Leg het besluit vast' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Terecht' })).toBeVisible();
  await expect(page.getByText('Vragen om een pincode is oplichting (regel 4).')).toBeVisible();
  await expect(page.getByText('Bericht weggehaald')).toBeVisible();
  await inspectBoth(page, 'console-case-decided');
  const after = await nadia.get<{ messages: { body: string | null }[] }>(`/chats/${chat}`);
  expect(after.messages[0]!.body).toBeNull();
});
