import { expect } from '@playwright/test';
import { test } from './people.js';
import { logInAsStaff } from './support.js';
import { errorsOf, logIn, movedOf, openSection, settled, walkSections } from './walks.js';

for (const [role, locale] of [
  ['moderator', 'en-GB'],
  ['finance', 'nl-NL'],
  ['admin', 'nl-NL'],
] as const)
  test.describe(`${role}, ${locale}`, () => {
    test.use({ locale });
    test(
      `ADM-05 on a phone who is ${role} goes through every section in ${locale}, with double taps and Back`,
      { tag: '@phone' },
      async ({ page }) => {
        test.slow();
        const errors = errorsOf(page);
        const moved = role === 'admin' ? await movedOf(page) : [];
        await logIn(page, role);
        await walkSections(page, { role, language: locale === 'nl-NL' ? 'nl' : 'en', twice: true });
        expect(errors).toEqual([]);
        expect(moved).toEqual([]);
      },
    );
  });

test(
  'ADM-05 on a phone what waits behind a refund comes late, and moves nothing',
  { tag: '@phone' },
  async ({ join, page }) => {
    const [id] = [await (await join('Eerst')).askBack(), await (await join('Daarna')).askBack()];
    const moved = await movedOf(page);
    const title = page.getByRole('heading', { level: 2, name: /^Terugbetaling van/ });
    await page.route(/\/api\/admin\/refunds\?/, async (route) => {
      await title.waitFor();
      await route.fallback();
    });
    await logInAsStaff(page, 'finance', `/refunds/${id}/show`);
    await expect(page.getByRole('link', { name: /^Volgende/ })).toBeInViewport();
    await settled(page);
    expect(moved).toEqual([]);
  },
);

test(
  'ADM-05 on a phone what a list does not know of a member comes late, and moves nothing',
  { tag: '@phone' },
  async ({ join, page }) => {
    // Such a name and its mark fit on one line, but only just beside the button for notes.
    const { name } = await join('Marit');
    const moved = await movedOf(page);
    await logInAsStaff(page, 'moderator', '/');
    await openSection(page, 'members');
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('button', { name: 'Notities' })).toBeEnabled();
    await settled(page);
    expect(moved).toEqual([]);
  },
);
