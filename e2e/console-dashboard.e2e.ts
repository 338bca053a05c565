import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';
import { errorsOf, settled } from './walks.js';

const QUEUES = {
  moderator: ['Foto’s', 'Chatfoto’s', 'Inbox', 'Meldingen', 'Bezwaren', 'Klachten'],
  finance: [
    'Klachten',
    'Betalingen',
    'Terugbetalingen',
    'Voorstellen',
    'Terugboekingen',
    'Incasso’s',
    'Incasso’s voor het volgende bestand',
  ],
};

const waits = (page: Page) => page.getByRole('region', { name: 'Wat wacht' });

/** A press on the queue leads to its list, which is as long as the number said; colleagues work on meanwhile. */
async function expectSameNumber(page: Page, list: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('menuitem', { name: 'Overzicht' }).click();
    const card = waits(page).locator(`a[href^="/${list}"]`);
    const [number] = /\d+/.exec(await card.innerText())!;
    await card.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === `/${list}`, { timeout: 10_000 });
    await settled(page);
    const filter = new URL(page.url()).searchParams.get('filter') ?? '{}';
    const query = new URLSearchParams({ range: '[0,0]', filter });
    const answer = await page.request.get(`${demo().console}/api/admin/${list}?${query.toString()}`);
    expect(answer.headers()['content-range']).toMatch(new RegExp(`/${number}$`));
  }).toPass();
}

test('ADM-07 each role finds what waits for it, and finance how it goes, by period and as a file', async ({ page }) => {
  test.slow();
  const errors = errorsOf(page);
  await logInAsStaff(page, 'moderator', '/');
  await expect(waits(page).getByRole('listitem')).toHaveText(QUEUES.moderator.map((name) => new RegExp(`^${name}`)));
  await expect(page.getByRole('region', { name: 'Hoe het gaat' })).toHaveCount(0);
  await expectSameNumber(page, 'photos');
  await page.context().clearCookies();

  await logInAsStaff(page, 'finance', '/');
  await expect(waits(page).getByRole('listitem')).toHaveText(QUEUES.finance.map((name) => new RegExp(`^${name}`)));
  await expectSameNumber(page, 'payments');
  await expectSameNumber(page, 'refunds');

  await page.getByRole('menuitem', { name: 'Overzicht' }).click();
  const goes = page.getByRole('region', { name: 'Hoe het gaat' });
  const revenue = goes.getByRole('region', { name: 'Omzet', exact: true });
  await expect(revenue).toContainText(/€\s\d/);
  await goes.getByRole('button', { name: 'Maand' }).click();
  await expect(page).toHaveURL(/[?]by=month$/);
  await expect(revenue.getByRole('table').getByRole('row')).toHaveCount(13);
  await page.reload();
  await expect(revenue.getByRole('table').getByRole('row')).toHaveCount(13);
  await inspect(page, 'console-dashboard');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    goes.getByRole('link', { name: /^Exporteren/ }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Aanmeldingen');
  expect(lines.length).toBeGreaterThanOrEqual(13);

  await goes.getByRole('button', { name: 'Eerdere periode' }).click();
  await expect(page).toHaveURL(/until=/);
  await expect(goes).toContainText('In deze tijd is er nog niets gebeurd');
  await page.goBack();
  await expect(revenue).toContainText(/€\s\d/);
  await revenue.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betalingen' })).toBeVisible();
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  expect(errors).toEqual([]);
});
