import { expect } from '@playwright/test';
import { addPhoto, drawing } from './drawings.js';
import { Office } from './office.js';
import { test } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';
import { recordsOf, SECTIONS, settled } from './walks.js';

/** The dashboard, then all that the menu of an admin has. */
const SCREENS = ['', ...SECTIONS.admin];

for (const scheme of ['light', 'dark'] as const) {
  for (const [part, screens] of [SCREENS.slice(0, 7), SCREENS.slice(7, 15), SCREENS.slice(15)].entries()) {
    // Colours are the same at every width.
    const tag = scheme === 'dark' ? [] : ['@both'];
    const title = `ADM-05 axe finds nothing on the console's screens and records, ${scheme}, part ${part + 1}`;
    test(title, { tag }, async ({ page }) => {
      // Up to fifteen screens, each looked at whole.
      test.slow();
      await page.emulateMedia({ colorScheme: scheme });
      await logInAsStaff(page, 'admin');
      for (const screen of screens) {
        await page.goto(`${demo().console}/${screen}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);
        await inspect(page, `axe-${scheme}-${screen || 'home'}`);
        const records = recordsOf(page);
        if ((await records.count()) === 0) continue;
        const list = page.url();
        await records.first().click();
        await expect(page).not.toHaveURL(list);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await settled(page);
        await inspect(page, `axe-${scheme}-${screen}-one`);
      }
    });
  }
}

test('ADM-01 a photo beside many others of its member: axe finds nothing, and their list is scrolled by key', async ({
  join,
  page,
  request,
}) => {
  // A moderator has six before them: these come first.
  const office = await Office.logIn(request, 'moderator');
  const waiting = await office.get<{ id: string }[]>('/photos');
  if (waiting.length > 0) await office.send('POST', '/photos/approve', { ids: waiting.map(({ id }) => id) });
  const person = await join('Fotorijk');
  await person.buy('p100');
  for (let n = 0; n < 12; n++) await addPhoto(person, await drawing(page, n * 30));
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    if (scheme === 'light') await logInAsStaff(page, 'moderator');
    await page.goto(`${demo().console}/photos`);
    const others = page.getByRole('region', { name: /^Andere foto/ });
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
