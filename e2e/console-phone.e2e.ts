import { expect } from '@playwright/test';
import { test } from './people.js';
import { errorsOf, logIn, movedOf, walkSections } from './walks.js';

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
