import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { test } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';
import { openSection } from './walks.js';

const entries = (page: Page) => page.getByRole('row');

test('ADM-05 an administrator reads a timeline, opens its seals, and finds both in the audit log', async ({
  join,
  page,
}) => {
  const floor = await join('Floortje');
  await logInAsStaff(page, 'admin');
  await page.goto(`${demo().console}/members/${floor.id}/show?tab=log`);
  await page.getByRole('link', { name: 'Tijdlijn', exact: true }).last().click();
  const events = page.getByRole('list', { name: 'Gebeurtenissen' });
  await expect(events).toContainText('Aangemeld');
  await expect(events).toContainText('Verzegeld');
  await expect(events).not.toContainText(/@/);
  await inspect(page, 'console-timeline');
  await page.getByRole('button', { name: 'Open verzegelde velden' }).click();
  await expect(events).toContainText(/@/);
  await inspect(page, 'console-timeline-open');

  await openSection(page, 'audit');
  await page.getByRole('searchbox', { name: /Tijdlijn, zoals/ }).fill(`member-${floor.id}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(floor.id));
  const views = entries(page).filter({ hasText: 'bekeek de tijdlijn' });
  await expect(views.filter({ hasText: 'Geopend: E-mailadres' })).toHaveCount(1);
  await expect.poll(() => views.count()).toBeGreaterThanOrEqual(2);
  await inspect(page, 'console-audit-filtered');
  await page.getByRole('button', { name: 'Filters wissen' }).click();
  await expect(page.getByRole('button', { name: 'Filters wissen' })).toHaveCount(0);
  await expect(entries(page).first()).toBeVisible();

  await openSection(page, 'timeline');
  await page.getByRole('textbox', { name: 'Naam van de tijdlijn' }).fill('payment-nothing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dit dossier bestaat niet, of er is nog niets mee gebeurd.')).toBeVisible();

  await openSection(page, 'projections');
  await expect(page.getByRole('table', { name: 'Leesmodellen' })).toContainText('console_members');
});

/** The data of every event that a release ever stored, sealed texts left out, as the API tells it. */
async function everyEvent(): Promise<object[]> {
  const source = fileURLToPath(new URL('../api/src/', import.meta.url));
  const files = (await readdir(source, { recursive: true })).filter((path) => /\.v\d+\.json$/.test(path)).sort();
  return Promise.all(
    files.map(async (file, i) => {
      const text = await readFile(source + file, 'utf8');
      const sealed = [...text.matchAll(/"(\w+)": "~/g)].map(([, field]) => ({ field, seal: 'withheld' }));
      return {
        version: files.length - i,
        position: i + 1,
        type: basename(file).split('.')[0],
        sealed,
        at: '2026-03-02T12:00:00.000Z',
        actor: { kind: 'system', id: null, name: null },
        data: JSON.parse(text.replaceAll(/"~[^"]*"/g, 'null')) as object,
      };
    }),
  );
}

for (const locale of ['nl-NL', 'en-GB'])
  test.describe(locale, () => {
    test.use({ locale });
    test(`ADM-05 ACC-10 a timeline tells every event there is in words, to a reader of ${locale}`, async ({ page }) => {
      await logInAsStaff(page, 'admin');
      const stream = 'settings-site';
      const events = await everyEvent();
      await page.route('**/api/admin/streams/*/events*', (route) =>
        route.fulfill({ json: { stream, events, staff: [], before: null } }),
      );
      await page.goto(`${demo().console}/timeline/${stream}/show`);
      const list = page.getByRole('list', { name: /Gebeurtenissen|Events/ });
      await expect(list.getByRole('heading')).toHaveCount(events.length);
      await expect(list).not.toContainText('…');
      await expect(list).not.toContainText(/[\da-f]{8}-[\da-f]{4}-|\[object|undefined/);
      await expect(page.getByRole('link', { name: /Naar het dossier|To the record/ })).toHaveAttribute(
        'href',
        '/settings/history',
      );
      // Of so long a list axe finds the same in either language; the words are read in both.
      const look = locale === 'nl-NL' ? {} : { rules: ['html-has-lang'] };
      await inspect(page, `console-timeline-every-event-${locale.slice(0, 2)}`, look);
    });
  });

test('EVT-01 an administrator rebuilds a read model while the site runs', async ({ page }) => {
  await logInAsStaff(page, 'admin');
  await page.goto(`${demo().console}/projections`);
  const row = page.getByRole('row').filter({ has: page.getByText('console_members', { exact: false }) });
  await expect(row).toContainText('Bij');
  await row.getByRole('button').click();
  await expect(page.getByText(/rijen worden opnieuw gemaakt/)).toBeVisible();
  await inspect(page, 'console-projections-confirm');
  await page.getByRole('textbox', { name: /^Reden/ }).fill('Voor de proef.');
  await page.getByRole('button', { name: 'Bouw opnieuw op' }).click();
  await expect(page.getByText('De opbouw is begonnen')).toBeVisible();
  const stream = 'readmodel-console_members';
  const told = async () =>
    (
      await page.request.get(`${demo().console}/api/admin/streams/${stream}/events`, {
        headers: { 'X-Client-Request': '1' },
      })
    ).text();
  await expect.poll(told).toContain('ReadModelRebuilt');
  await expect(row.getByRole('button')).toBeEnabled();
  await expect(row).toContainText('Bij');
  await page.goto(`${demo().console}/timeline/${stream}/show`);
  await expect(page.getByRole('list', { name: 'Gebeurtenissen' })).toContainText('Opnieuw opgebouwd');
});
