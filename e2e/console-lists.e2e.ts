import { expect } from '@playwright/test';
import { test } from './people.js';
import { demo, inspect, picture, logInAsStaff } from './support.js';
import { errorsOf } from './walks.js';

test.use({ locale: 'en-GB' });

test('ADM-05 ACC-10 filters that were saved and columns that were hidden are so after a reload, in English', async ({
  page,
  browser,
}) => {
  const errors = errorsOf(page);
  await logInAsStaff(page, 'finance');
  // The menu would lead to what waits.
  const all = `${demo().console}/payments?filter={}`;
  await page.goto(all);
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  const method = page.getByRole('combobox', { name: 'Payment method' });
  const saved = page.getByRole('button', { name: 'Saved', exact: true });
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  await expect(saved).toHaveCount(0);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Payment method' }).click();
  await expect(method).toBeFocused();
  await method.selectOption('ideal');
  await expect(page).toHaveURL(/ideal/);

  await saved.click();
  await page.getByRole('menuitem', { name: 'Save these filters…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Met iDEAL');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/ideal/);
  await expect(method).toHaveCount(0);

  await page.reload();
  await saved.click();
  const entry = page.getByRole('menuitem', { name: 'Met iDEAL', exact: true });
  await expect(entry).toBeVisible();
  await picture(page, 'console-saved-filters');
  await entry.click();
  await expect(page).toHaveURL(/ideal/);
  await expect(method).toHaveValue('ideal');
  await inspect(page, 'console-filtered');
  await page.goBack();
  await expect(method).toHaveCount(0);
  await page.goForward();
  await expect(method).toHaveValue('ideal');

  await saved.click();
  await page.getByRole('menuitem', { name: 'Stop keeping “Met iDEAL”' }).click();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
  await expect(saved).toHaveCount(0);

  const columns = page.getByRole('button', { name: 'Columns' });
  const header = page.getByRole('columnheader', { name: 'Payment method' });
  await expect(header).toBeVisible();
  await columns.click();
  const item = page.getByRole('menuitemcheckbox', { name: 'Payment method' });
  await expect(item).toBeChecked();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Ordered' })).toHaveCount(0);
  await item.click();
  await expect(item).not.toBeChecked();
  await picture(page, 'console-columns');
  await page.keyboard.press('Escape');
  await expect(columns).toBeVisible();
  await expect(header).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(header).toHaveCount(0);

  // A colleague opens the link, and sees filter, order and columns without losing columns of their own.
  const newest = page.locator('[data-row-link]').first();
  const before = (await newest.innerText()).trim();
  await page.getByRole('columnheader', { name: 'Ordered' }).getByRole('button').click();
  // What the address says is drawn a moment later, and nobody presses before.
  await expect(newest).not.toHaveText(before);
  await page.getByRole('tab', { name: /^Paid/ }).click();
  await expect(page.getByRole('tab', { name: /^Paid/, selected: true })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to this list' }).click();
  await expect(page.getByText(/^The link is copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const seen = await page.getByRole('row').allInnerTexts();
  const other = await browser.newContext({ locale: 'en-GB' });
  const colleague = await other.newPage();
  await logInAsStaff(colleague, 'admin');
  await colleague.goto(link);
  await expect(colleague.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(colleague.getByRole('columnheader', { name: 'Payment method' })).toHaveCount(0);
  await expect(colleague.getByRole('tab', { name: /^Paid/, selected: true })).toBeVisible();
  await expect.poll(() => colleague.getByRole('row').allInnerTexts()).toEqual(seen);
  await colleague.goto(all);
  await expect(colleague.getByRole('columnheader', { name: 'Payment method' })).toBeVisible();
  await other.close();

  await page.goto(all);
  await columns.click();
  await item.click();
  await page.keyboard.press('Escape');
  await expect(header).toBeVisible();
  expect(errors).toEqual([]);
});
