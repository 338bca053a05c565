import { expect } from '@playwright/test';
import { test } from './people.js';
import { demo, inspect, onPhone, picture } from './support.js';
import { errorsOf, logIn } from './walks.js';

const WORDS = {
  'nl-NL': {
    section: 'Betalingen',
    saved: 'Bewaard',
    save: 'Deze filters bewaren…',
    name: 'Naam',
    confirm: 'Opslaan',
    clear: 'Filters wissen',
    remove: '“Mislukt” niet meer bewaren',
    sure: 'Bevestigen',
    columns: 'Kolommen',
    column: 'Betaalmethode',
    link: 'Besteld op',
  },
  'en-GB': {
    section: 'Payments',
    saved: 'Saved',
    save: 'Save these filters…',
    name: 'Name',
    confirm: 'Save',
    clear: 'Clear filters',
    remove: 'Stop keeping “Mislukt”',
    sure: 'Confirm',
    columns: 'Columns',
    column: 'Payment method',
    link: 'Ordered',
  },
};

for (const locale of ['nl-NL', 'en-GB'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test(`ADM-05 filters that were saved and columns that were hidden are so after a reload (${locale})`, async ({
      page,
    }) => {
      const errors = errorsOf(page);
      await logIn(page, 'finance');
      // The menu would lead to what waits.
      await page.goto(`${demo().console}/payments`);
      await expect(page.getByRole('heading', { level: 1, name: words.section })).toBeVisible();
      const status = page.getByRole('combobox', { name: 'Status' });
      const saved = page.getByRole('button', { name: words.saved, exact: true });
      await expect(status).toBeVisible();
      await expect(saved).toHaveCount(0);
      await status.selectOption('failed');
      await expect(page).toHaveURL(/failed/);

      await saved.click();
      await page.getByRole('menuitem', { name: words.save }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: words.name }).fill('Mislukt');
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('search').getByRole('button', { name: words.clear }).click();
      await expect(page).not.toHaveURL(/failed/);
      await expect(status).toHaveValue('');

      await page.reload();
      await saved.click();
      const entry = page.getByRole('menuitem', { name: 'Mislukt', exact: true });
      await expect(entry).toBeVisible();
      await picture(page, `console-saved-filters-${locale}`);
      await entry.click();
      await expect(page).toHaveURL(/failed/);
      await expect(status).toHaveValue('failed');
      await inspect(page, `console-filtered-${locale}`);
      await page.goBack();
      await expect(status).toHaveValue('');
      await page.goForward();
      await expect(status).toHaveValue('failed');

      await saved.click();
      await page.getByRole('menuitem', { name: words.remove }).click();
      await dialog.getByRole('button', { name: words.sure, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('search').getByRole('button', { name: words.clear }).click();
      await expect(saved).toHaveCount(0);

      const columns = page.getByRole('button', { name: words.columns });
      // Cards have no columns.
      if (onPhone()) await expect(columns).toHaveCount(0);
      else {
        const header = page.getByRole('columnheader', { name: words.column });
        await expect(header).toBeVisible();
        await columns.click();
        const item = page.getByRole('menuitemcheckbox', { name: words.column });
        await expect(item).toBeChecked();
        await expect(page.getByRole('menuitemcheckbox', { name: words.link })).toHaveCount(0);
        await item.click();
        await expect(item).not.toBeChecked();
        await picture(page, `console-columns-${locale}`);
        await page.keyboard.press('Escape');
        await expect(columns).toBeVisible();
        await expect(header).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
        await expect(header).toHaveCount(0);
        await columns.click();
        await item.click();
        await page.keyboard.press('Escape');
        await expect(header).toBeVisible();
      }
      expect(errors).toEqual([]);
    });
  });
