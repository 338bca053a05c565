import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { settle, test, type Person } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';

/** Buys 100 credits and spends so many messages' worth; answers where it was paid. */
async function spender(person: Person, other: Person, messages: number): Promise<{ id: string; payUrl: string }> {
  const { payment_id, pay_url } = await person.order({ package: 'p100', payment_method: 'visa' });
  await settle(person.request, pay_url, 'paid');
  await expect.poll(() => person.credits()).toBe(130);
  const conversation = await person.conversationWith(other);
  for (let i = 0; i < messages; i++) await person.write(conversation, `Hoi ${i}`);
  return { id: payment_id, payUrl: pay_url };
}

test('MNY-05 MNY-09 ADM-04 a purchase that the bank takes back, for the member and for finance', async ({
  join,
  page,
}) => {
  const yara = await join('Yara');
  const { id, payUrl } = await spender(yara, await join('Zeno'), 9);

  const bank = await yara.open(payUrl);
  await bank.getByRole('button', { name: 'Charge back' }).click();
  await expect(bank.getByText('has taken €9.99 back')).toBeVisible();
  await inspect(bank, 'sandbox-charged-back');
  await expect.poll(() => yara.credits()).toBe(0);

  await bank.goto('/transactions');
  await expect(bank.getByText(/^Je hebt een tekort van 60 credits/)).toBeVisible();
  await inspect(bank, 'transactions-charged-back');
  await bank.getByRole('link', { name: 'Betaling teruggeboekt' }).click();
  const detail = bank.getByRole('dialog');
  await expect(detail.getByText(/^Je bank heeft €\s9,99 van deze aankoop teruggeboekt/)).toBeVisible();
  await expect(detail.getByText('Tekort daarna')).toBeVisible();
  await inspect(bank, 'transaction-charged-back');

  await logInAsStaff(page, 'finance');
  await page.goto(`${demo().console}/payments/${id}/show`);
  await expect(page.getByRole('heading', { name: 'Teruggeboekt door de bank' })).toBeVisible();
  await expect(page.getByText('Tekort van 60 credits na een terugboeking')).toBeVisible();
  await inspect(page, 'console-payment-charged-back');
  await page.getByRole('button', { name: 'Bekeken…' }).click();
  await page.getByRole('textbox', { name: 'Reden' }).fill('Betwist bij het betaalbedrijf');
  await page.getByRole('button', { name: 'Vink af' }).click();
  await expect(page.getByRole('heading', { name: 'Teruggeboekt door de bank' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Boeken' }).click();
  await expect(page.getByRole('heading', { name: 'De boeken kloppen' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Tekort na terugboekingen' })).toBeVisible();
  await inspect(page, 'console-books-charged-back');

  await page.getByRole('menuitem', { name: /^Terugboekingen/ }).click();
  await page.getByRole('searchbox', { name: /^E-mail, naam/ }).fill(id);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: 'Yara' });
  await expect(row).toContainText('Te beantwoorden');
  await inspect(page, 'console-chargebacks');
  await row.getByRole('link').first().click();
  await expect(page.getByText('60 van 100')).toBeVisible();
  await page.getByRole('textbox', { name: 'Wat wij ervan zeggen' }).fill('Alles is geleverd.');
  await page.getByRole('button', { name: 'Bewaar de verklaring' }).click();
  await expect(page.getByText('Verklaring geschreven')).toBeVisible();
  const [evidence] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download het bewijs' }).click(),
  ]);
  const text = await readFile(await evidence.path(), 'utf8');
  for (const part of ['Naam: Yara', '60 van 100', 'Alles is geleverd.']) expect(text).toContain(part);
  expect(text).not.toContain('Hoi');
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Is het bewijs verstuurd?' });
  await dialog.getByRole('textbox', { name: 'Reden' }).fill('Gemaild aan het betaalbedrijf');
  await dialog.getByRole('button', { name: 'Voer in als verstuurd' }).click();
  await expect(page.getByText('Het bewijs is verstuurd; de bank beslist.')).toBeVisible();
  await inspect(page, 'console-chargeback');

  await page.context().clearCookies();
  await logInAsStaff(page, 'admin');
  await page.goto(`${demo().console}/audit`);
  const told = page.getByRole('row', { name: /voerde in dat bewijs is verstuurd over terugboeking/ }).first();
  await expect(told).toContainText('Gemaild aan het betaalbedrijf');
});
