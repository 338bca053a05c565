import { expect } from '@playwright/test';
import { test } from './people.js';
import { demo, inspect, picture, logInAsStaff } from './support.js';
import { errorsOf } from './walks.js';

const WORDS = {
  'nl-NL': {
    section: 'Betalingen',
    paid: /^Betaald/,
    add: 'Filter toevoegen',
    saved: 'Bewaard',
    save: 'Deze filters bewaren…',
    name: 'Naam',
    confirm: 'Opslaan',
    clear: 'Filters wissen',
    remove: '“Met iDEAL” niet meer bewaren',
    sure: 'Bevestigen',
    columns: 'Kolommen',
    column: 'Betaalmethode',
    link: 'Besteld op',
    share: 'Koppeling naar deze lijst kopiëren',
    shared: /^De koppeling is gekopieerd/,
  },
  'en-GB': {
    section: 'Payments',
    paid: /^Paid/,
    add: 'Add filter',
    saved: 'Saved',
    save: 'Save these filters…',
    name: 'Name',
    confirm: 'Save',
    clear: 'Clear filters',
    remove: 'Stop keeping “Met iDEAL”',
    sure: 'Confirm',
    columns: 'Columns',
    column: 'Payment method',
    link: 'Ordered',
    share: 'Copy a link to this list',
    shared: /^The link is copied/,
  },
};

for (const locale of ['nl-NL', 'en-GB'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test(`ADM-05 filters that were saved and columns that were hidden are so after a reload (${locale})`, async ({
      page,
      browser,
    }) => {
      const errors = errorsOf(page);
      await logInAsStaff(page, 'finance');
      // The menu would lead to what waits.
      const all = `${demo().console}/payments?filter={}`;
      await page.goto(all);
      await expect(page.getByRole('heading', { level: 1, name: words.section })).toBeVisible();
      const method = page.getByRole('combobox', { name: words.column });
      const saved = page.getByRole('button', { name: words.saved, exact: true });
      await expect(page.locator('[data-row-link]').first()).toBeVisible();
      await expect(saved).toHaveCount(0);
      await page.getByRole('button', { name: words.add }).click();
      await page.getByRole('menuitem', { name: words.column }).click();
      await expect(method).toBeFocused();
      await method.selectOption('ideal');
      await expect(page).toHaveURL(/ideal/);

      await saved.click();
      await page.getByRole('menuitem', { name: words.save }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: words.name }).fill('Met iDEAL');
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('search').getByRole('button', { name: words.clear }).click();
      await expect(page).not.toHaveURL(/ideal/);
      await expect(method).toHaveCount(0);

      await page.reload();
      await saved.click();
      const entry = page.getByRole('menuitem', { name: 'Met iDEAL', exact: true });
      await expect(entry).toBeVisible();
      await picture(page, `console-saved-filters-${locale}`);
      await entry.click();
      await expect(page).toHaveURL(/ideal/);
      await expect(method).toHaveValue('ideal');
      await inspect(page, `console-filtered-${locale}`);
      await page.goBack();
      await expect(method).toHaveCount(0);
      await page.goForward();
      await expect(method).toHaveValue('ideal');

      await saved.click();
      await page.getByRole('menuitem', { name: words.remove }).click();
      await dialog.getByRole('button', { name: words.sure, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('search').getByRole('button', { name: words.clear }).click();
      await expect(saved).toHaveCount(0);

      const columns = page.getByRole('button', { name: words.columns });
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

      // A colleague opens the link, and sees filter, order and columns without losing columns of their own.
      const newest = page.locator('[data-row-link]').first();
      const before = (await newest.innerText()).trim();
      await page.getByRole('columnheader', { name: words.link }).getByRole('button').click();
      // What the address says is drawn a moment later, and nobody presses before.
      await expect(newest).not.toHaveText(before);
      await page.getByRole('tab', { name: words.paid }).click();
      await expect(page.getByRole('tab', { name: words.paid, selected: true })).toBeVisible();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: words.share }).click();
      await expect(page.getByText(words.shared)).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const seen = await page.getByRole('row').allInnerTexts();
      const other = await browser.newContext({ locale });
      const colleague = await other.newPage();
      await logInAsStaff(colleague, 'admin');
      await colleague.goto(link);
      await expect(colleague.getByRole('columnheader', { name: 'Status' })).toBeVisible();
      await expect(colleague.getByRole('columnheader', { name: words.column })).toHaveCount(0);
      await expect(colleague.getByRole('tab', { name: words.paid, selected: true })).toBeVisible();
      await expect.poll(() => colleague.getByRole('row').allInnerTexts()).toEqual(seen);
      await colleague.goto(all);
      await expect(colleague.getByRole('columnheader', { name: words.column })).toBeVisible();
      await other.close();

      await page.goto(all);
      await columns.click();
      await item.click();
      await page.keyboard.press('Escape');
      await expect(header).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
