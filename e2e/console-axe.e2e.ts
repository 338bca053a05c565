import { expect, type Page } from '@playwright/test';
import { addPhoto, drawing } from './drawings.js';
import { test } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';

/** As the menu of an admin has them. */
const SCREENS = [
  ...['members', 'photos', 'inbox', 'cases', 'payments', 'refunds', 'direct-debits', 'debit-files', 'blocklist'],
  ...['reconciliations', 'books', 'vat', 'discounts', 'campaigns', 'timeline', 'audit', 'staff', 'settings'],
  'projections',
];

async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1, h1').first()).toBeVisible();
  await expect(page.getByRole('status', { name: /laden|loading/i })).toHaveCount(0);
}

for (const scheme of ['light', 'dark'] as const) {
  for (const [part, screens] of [SCREENS.slice(0, 6), SCREENS.slice(6, 12), SCREENS.slice(12)].entries()) {
    test(`ADM-05 axe finds nothing on the console's screens and records, ${scheme}, part ${part + 1}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await logInAsStaff(page, 'admin');
      for (const screen of screens) {
        await page.goto(`${demo().console}/${screen}`);
        await settled(page);
        await inspect(page, `axe-${scheme}-${screen}`);
        const first = page.locator('[data-row-link]').first();
        if ((await first.count()) === 0) continue;
        await first.click();
        await expect(page).not.toHaveURL(new RegExp(`/${screen}$`));
        await settled(page);
        await inspect(page, `axe-${scheme}-${screen}-one`);
      }
    });
  }
}

test('ADM-01 a photo beside many others of its member: axe finds nothing, and their list is scrolled by key', async ({
  join,
  page,
}) => {
  const person = await join('Fotorijk');
  await person.buy('p100');
  for (let n = 0; n < 12; n++) await addPhoto(person, await drawing(page, n * 30));
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    if (scheme === 'light') await logInAsStaff(page, 'moderator');
    await page.goto(`${demo().console}/photos`);
    const others = page.getByRole('region', { name: /^Andere foto/ });
    // The demo's own photos wait longer.
    const own = page.getByRole('region', { name: 'Van wie de foto is' }).filter({ hasText: person.name });
    await expect(async () => {
      if ((await own.count()) === 0) await page.keyboard.press('ArrowRight');
      await expect(own).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await others.focus();
    await page.keyboard.press('End');
    await expect.poll(() => others.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
    await inspect(page, `console-photos-many-${scheme}`);
  }
});
