import { expect } from '@playwright/test';
import { addPhoto, drawing } from './drawings.js';
import { Office } from './office.js';
import { test } from './people.js';
import { COLOURS, demo, inspect, inspectDark, logInAsStaff } from './support.js';
import { openSection, recordsOf, SECTIONS, settled } from './walks.js';

/** The dashboard, then all that the menu of an admin has. */
const SCREENS = ['', ...SECTIONS.admin];
const BACKGROUND = { light: 'rgb(255, 248, 249)', dark: 'rgb(23, 16, 29)' };

const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280, ...COLOURS },
  { colorScheme: 'light', width: 390 },
] as const;

/** The bar and the menu are the same beside every screen: they are looked at once. */
const FRAME = 'header, [role="menu"]';

for (const part of [0, 1, 2, 3]) {
  const screens = SCREENS.slice(8 * part, 8 * (part + 1));
  test(`ADM-05 axe finds nothing on the console's screens and records, wide and narrow, part ${part + 1}`, async ({
    page,
  }) => {
    test.slow();
    const look = async (name: string, without?: string) => {
      for (const { colorScheme, width, ...look } of LOOKS) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND[colorScheme]);
        await inspect(page, `axe-${colorScheme}-${width}-${name}`, { ...look, without });
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    await logInAsStaff(page, 'admin', '/');
    await settled(page);
    for (const [i, screen] of screens.entries()) {
      if (screen) await openSection(page, screen);
      await look(screen || 'home', i > 0 ? FRAME : undefined);
      const records = recordsOf(page);
      if ((await records.count()) === 0) continue;
      const list = page.url();
      await records.first().click();
      await expect(page).not.toHaveURL(list);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await settled(page);
      await look(`${screen}-one`, FRAME);
    }
  });
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
  for (let n = 0; n < 12; n++) await addPhoto(person, await drawing(n * 30));
  await logInAsStaff(page, 'moderator');
  await page.goto(`${demo().console}/photos`);
  const others = page.getByRole('region', { name: /^Andere foto/ });
  const own = page.getByRole('region', { name: 'Van wie de foto is' }).filter({ hasText: person.name });
  // Whose it is comes a moment after the photo itself.
  const photo = page.getByRole('img', { name: /^Foto van (?!dit lid)/ });
  await expect(photo).toBeVisible();
  while ((await own.count()) === 0) {
    const before = (await photo.getAttribute('src'))!;
    await page.keyboard.press('ArrowRight');
    await expect(photo).not.toHaveAttribute('src', before);
    await expect(photo).toBeVisible();
  }
  await others.focus();
  await page.keyboard.press('End');
  await expect.poll(() => others.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  await inspect(page, 'console-photos-many');
  await inspectDark(page, 'console-photos-many');
});
