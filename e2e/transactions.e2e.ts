import { expect, type Page } from '@playwright/test';
import { settle, test } from './people.js';
import { inspect, inspectBoth } from './support.js';

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const month = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric' }).format(new Date());

test('MNY-05 all of one’s money stands in one list, with its balance, by kind and month, and as a file', async ({
  join,
}) => {
  const [person, other] = await Promise.all([join('Hanneke'), join('Marijn')]);
  const transfer = await person.order({ package: 'p250', payment_method: 'sct' });
  const failed = await person.order({ package: 'p100', payment_method: 'paypal' });
  await settle(person.request, failed.pay_url, 'failed');
  await person.buy('p100');
  await person.write(await person.conversationWith(other), 'Dag!');
  const statusOf = async ({ payment_id }: typeof failed) =>
    (await person.get<{ status: string }>(`/payments/${payment_id}`)).status;
  await expect.poll(() => statusOf(failed)).toBe('failed');

  const page = await person.open('/members');
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: /Credits|credits/ })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Transacties' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transacties' })).toBeVisible();
  await expect(row(page, /Bericht verstuurd/)).toContainText(`Aan ${other.name}`);
  await expect(row(page, /Bericht verstuurd/)).toContainText('120');
  await expect(row(page, /Credits gekocht/)).toContainText('130');
  await expect(row(page, /Betaling mislukt/)).toContainText('PayPal');
  await expect(row(page, /Betaling wacht nog/)).toContainText('Bankoverschrijving');
  await expect(row(page, /Betaling wacht nog/)).toContainText('Te betalen tot en met');
  await inspectBoth(page, 'transactions-all');

  await page.getByRole('link', { name: 'Gekocht', exact: true }).click();
  await expect(row(page, /Bericht verstuurd/)).toHaveCount(0);
  await expect(row(page, /Betaling mislukt/)).toBeVisible();
  await expect(page).toHaveURL(/\/transactions\?kind=purchase$/);
  await page.getByRole('combobox', { name: 'Maand' }).selectOption(month);
  await expect(page).toHaveURL(/\/transactions\?kind=purchase&month=20\d\d-\d\d$/);
  await expect(row(page, /Betaling mislukt/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download als CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^transactions-20\d\d-\d\d-\d\d\.csv$/);

  // What waits leads to what it waits for: days, not seconds.
  await page.getByRole('link', { name: 'Betaling wacht nog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Betaling wacht nog' });
  await expect(dialog.getByText(transfer.payment_id)).toBeVisible();
  await inspect(page, 'transaction-waiting');
  await dialog.getByRole('link', { name: 'Naar deze betaling' }).click();
  await expect(page.getByText(/Dat duurt meestal één tot drie werkdagen/)).toBeVisible();
  await inspectBoth(page, 'payment-transfer');

  await page.goBack();
  await expect(page).toHaveURL(/kind=purchase&month=/);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, /Betaling mislukt/)).toBeVisible();
});
