import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzip } from '../api/testing/unzip.js';
import { test } from './people.js';
import { AGAIN, demo, inspect, logInAsStaff } from './support.js';

test('ADM-04 finance narrows the books to a period and takes a closed month home, by keyboard', async ({ page }) => {
  await logInAsStaff(page, 'finance', '/');
  await page.getByRole('menuitem', { name: 'Boeken' }).focus();
  await page.keyboard.press('Enter');
  const accounts = page.getByRole('table', { name: 'Rekeningen in een periode' });
  const sold = accounts.getByRole('row', { name: /^Verkocht/ });
  await expect(sold).toContainText('€');

  // Nothing had been sold before then: what was sold since is what there is.
  await page.getByLabel('Vanaf').focus();
  await page.keyboard.type('01012020');
  await expect(page).toHaveURL(/from=2020-01-01/);
  await expect(sold.getByRole('cell').nth(0)).toHaveText(/^0(\s*€\s*0,00)?$/);
  await expect(page.getByRole('link', { name: 'Bewegingen als CSV' })).toHaveAttribute(
    'href',
    '/api/admin/ledger.csv?from=2020-01-01&language=nl&decimal=comma',
  );

  const month = page.getByRole('list', { name: 'Afgesloten maanden' }).getByRole('listitem').first();
  const making = month.getByRole('button', { name: /^(Afsluiten|Opnieuw maken)/ });
  const asks = (await making.innerText()).startsWith('Afsluiten');
  await making.press('Enter');
  if (asks) await agreeToClose(page);
  await expect(month.getByText(/^Alle \d+ controles kloppen$/)).toBeVisible();
  await inspect(page, 'console-books-closed');
  const started = page.waitForEvent('download');
  await month.getByRole('link', { name: /^Download / }).focus();
  await page.keyboard.press('Enter');
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^books-20\d\d-\d\d\.zip$/);
  const files = unzip(await readFile(await file.path()));
  expect([...files.keys()].map((name) => name.split('/')[1])).toEqual([
    'receipts.csv',
    'vat.csv',
    'ledger.csv',
    'differences.csv',
    'checks.txt',
  ]);
  expect([...files.values()].at(-1)!.toString()).toContain('Alles klopt.');

  await page.getByRole('link', { name: 'Kwitanties' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Soort' }).selectOption('Kwitantie');
  await expect(page.getByRole('region', { name: 'Totaal van wat hier staat' })).toContainText('Creditnota’s0');
});

/** A month is closed after one question. */
const agreeToClose = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Afsluiten' }).press('Enter');

/** Opens what the field for everything finds first. */
async function find(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test.describe(() => {
  test.use({ looksAgain: true });

  test('ADM-04 ADM-08 by keyboard alone finance finds a payment by its receipt, pays it back with a second person and downloads the month', async ({
    join,
    browser,
    page,
  }) => {
    const odile = await join('Odile');
    await odile.buy('p100');
    await logInAsStaff(page, 'finance', '/');
    const headers = { 'X-Client-Request': '1' };
    const read = async <A>(path: string) =>
      (await (await page.request.get(`${demo().console}/api/admin/${path}`, { headers })).json()) as A;
    const filter = JSON.stringify({ member_id: odile.id });
    const [paid] = await read<{ id: string }[]>(`payments?${new URLSearchParams({ filter }).toString()}`);
    const receipts = await read<{ number: string }[]>(`receipts?filter={"payment_id":"${paid!.id}"}`);
    const number = receipts[0]!.number;

    await find(page, number, number);
    await expect(page).toHaveURL(`${demo().console}/payments/${paid!.id}/show`);
    await expect(page.getByRole('button', { name: 'Terugbetalen…' })).toBeVisible();
    await page.keyboard.press('r');
    const asking = page.getByRole('dialog', { name: 'Terugbetaling voorstellen' });
    await expect(asking.getByRole('textbox', { name: /^Credits/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(asking.getByRole('textbox', { name: /^Bedrag/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(asking.getByRole('textbox', { name: /^Reden/ })).toBeFocused();
    await page.keyboard.type('Twee keer gekocht.');
    await inspect(page, 'console-begin-refund');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(asking.getByRole('button', { name: /^Stel €\s9,99 voor$/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(asking).toBeHidden();
    await expect(page.getByRole('link', { name: /^Voorstel: €\s9,99 terugbetalen$/ })).toBeVisible();

    const second = await (await browser.newContext()).newPage();
    await logInAsStaff(second, 'admin', '/');
    await find(second, 'Voorstellen', 'Voorstellen');
    await expect(second.getByRole('heading', { level: 1, name: 'Voorstellen' })).toBeVisible();
    await second.keyboard.press('/');
    await second.keyboard.type(number);
    // One proposal may be all there is, before it is searched as after.
    const searched = second.waitForResponse((answer) => decodeURIComponent(answer.url()).includes(`"q":"${number}"`));
    await second.keyboard.press('Enter');
    await searched;
    await expect(second.getByRole('row').filter({ has: second.getByRole('link') })).toHaveCount(1);
    await second.keyboard.press('ArrowDown');
    await second.keyboard.press('Enter');
    await expect(second.getByText('Twee keer gekocht.')).toBeVisible();
    await second.keyboard.press('a');
    const agreeing = second.getByRole('dialog', { name: /terugbetalen\?$/ });
    await expect(agreeing).toBeVisible();
    await second.keyboard.type('Klopt.');
    await second.keyboard.press('Tab');
    await second.keyboard.press('Tab');
    await expect(agreeing.getByRole('button', { name: /^Betaal €\s9,99 terug$/ })).toBeFocused();
    await second.keyboard.press('Enter');
    await expect(second.getByRole('status').filter({ hasText: 'Goedgekeurd' })).toBeVisible();
    await second.context().close();
    // Whoever proposed it sees what became of it.
    await expect(page.getByRole('status').filter({ hasText: 'Terugbetaald' })).toBeVisible(AGAIN);
    await expect(page.getByRole('heading', { name: 'Wacht op een tweede persoon' })).toHaveCount(0, AGAIN);
    expect(await odile.credits()).toBe(30);

    await find(page, 'Boeken', 'Boeken');
    const month = page.getByRole('list', { name: 'Afgesloten maanden' }).getByRole('listitem').first();
    await expect(month).toBeVisible();
    // Past whoever owes something.
    const isThere = () => month.evaluate((row) => row.contains(document.activeElement));
    for (let rows = 0; rows < 25 && !(await isThere()); rows++) await page.keyboard.press('j');
    const closed = month.getByRole('link', { name: /^Download / });
    // Another test may have closed it.
    if (!(await closed.isVisible())) {
      await page.keyboard.press('Enter');
      await agreeToClose(page);
    }
    await expect(closed).toBeFocused();
    const started = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const files = unzip(await readFile(await (await started).path()));
    expect([...files.values()].at(-1)!.toString()).toContain('Alles klopt.');
  });
});
