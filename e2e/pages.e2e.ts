import { expect } from '@playwright/test';
import { test } from './people.js';
import { inspect } from './support.js';

test('CLI-04 the pages of the company are read from the footer, in the visitor’s language', async ({ page }) => {
  await page.goto('/pages/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'Voor volwassenen' })).toBeVisible();
  await inspect(page, 'page-terms');
  await page.getByRole('navigation', { name: 'Over deze site' }).getByRole('link', { name: 'Terugbetalen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Zo werkt het' })).toBeVisible();
});
