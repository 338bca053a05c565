import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { addPhoto, drawing } from './drawings.js';
import { Office } from './office.js';
import { test, type Person } from './people.js';
import { slowDown, slowLine } from './slowness.js';
import { AGAIN, DECIDED, inspect, logInAsStaff } from './support.js';
import { errorsOf, logIn, together, walkSections } from './walks.js';

const DAY = 86_400_000;

/** Lists that tests of their own open by their address. */
const OPENED_ELSEWHERE = new Set([
  ...['members', 'photos', 'chat-photos', 'inbox', 'cases', 'objections', 'complaints', 'payments', 'refunds'],
  ...['attribution', 'discounts', 'campaigns', 'audit', 'settings', 'projections'],
]);

// An admin has all sections that the others have, by the same words: in the other language, with a clock that runs ahead
// and every other list loaded anew. Moderators have a slow machine, finance staff a slow line.
const MANNERS = {
  moderator: ' and Back, slowed four times',
  finance: ' and Back, over a slow line',
  admin: ', Back and reload, and a clock that is a day ahead',
};
for (const role of ['moderator', 'finance', 'admin'] as const) {
  const [language, locale] = role === 'admin' ? (['en', 'en-GB'] as const) : (['nl', 'nl-NL'] as const);
  test.describe(`${role}, ${locale}`, () => {
    test.use({ locale });
    const manner = MANNERS[role];
    test(`ADM-05 who is ${role} goes through every section in ${locale}, with double presses${manner}`, async ({
      page,
    }) => {
      test.slow();
      const errors = errorsOf(page);
      if (role === 'admin') await page.clock.install({ time: new Date(Date.now() + DAY) });
      else if (role === 'finance') await slowLine(page, 300);
      else await slowDown(page, 4);
      const reload = (list: string) => role === 'admin' && !OPENED_ELSEWHERE.has(list);
      await logIn(page, role);
      await walkSections(page, { role, language, twice: true, reload });
      expect(errors).toEqual([]);
    });
  });
}

test('ADM-05 a list is as its badge counted, comes back so from a record, by Back and by a reload, and for a colleague', async ({
  browser,
  join,
}) => {
  const [reporter, member] = await Promise.all([join('Meldster'), join('Gemeld')]);
  await reporter.post('/reports', { member_id: member.id, reason: 'scam', text: 'Vraagt om geld.' });
  const page = await staffPage(browser, 'admin');
  await section(page, 'Meldingen');
  // What was there before the filter stays until its answer has come.
  const filtered = page.waitForResponse((answer) => /\/cases\?.*scam/.test(decodeURIComponent(answer.url())));
  await page.getByRole('combobox', { name: 'Reden' }).selectOption({ label: 'Oplichting, vraagt om geld' });
  await expect(page).toHaveURL(/scam/);
  const cases = (await (await filtered).json()) as unknown[];
  const rows = page.locator('[data-row-link]');
  await expect(rows).toHaveCount(cases.length);
  const [address, found] = [page.url(), await rows.count()];
  await rows.first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rows).toHaveCount(found);
  await rows.first().click();
  await page.getByRole('link', { name: 'Alle meldingen' }).click();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(rows).toHaveCount(found);
  const colleague = await staffPage(browser, 'moderator');
  await colleague.goto(address);
  await expect(colleague.locator('[data-row-link]')).toHaveCount(found);
  await section(page, 'Betalingen');
  await section(page, 'Meldingen');
  await expect(page).not.toHaveURL(/scam/);
  for (const one of [page, colleague]) await one.context().close();
});

test('ADM-01 the grid of photos is in the address: Back, a reload and a link that was sent keep it', async ({
  browser,
  join,
}) => {
  await addPhoto(await join('Raster'), await drawing(60));
  const page = await staffPage(browser, 'moderator');
  await section(page, 'Foto’s');
  const one = (page: Page) => page.getByRole('button', { name: /^Goedkeuren/ });
  const tiles = (page: Page) => page.getByRole('list', { name: 'Foto’s' });
  await expect(page.getByRole('img', { name: /^Foto van/ })).toBeVisible();
  await page.getByRole('button', { name: 'Raster', exact: true }).click();
  await expect(page).toHaveURL(/\?view=grid$/);
  await expect(tiles(page)).toBeVisible();
  await page.reload();
  await expect(tiles(page)).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(/view=/);
  await expect(tiles(page)).toHaveCount(0);
  await expect(one(page)).toBeVisible();
  await page.goForward();
  await expect(tiles(page)).toBeVisible();
  // What this one holds is not handed out to a second one.
  await section(page, 'Leden');
  const colleague = await staffPage(browser, 'admin');
  await colleague.goto(address);
  await expect(tiles(colleague)).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Raster', exact: true })).toHaveAttribute('aria-pressed', 'true');
  for (const one of [page, colleague]) await one.context().close();
});

test('ADM-04 what a filter does not understand is told beside its field', async ({ browser }) => {
  const page = await staffPage(browser, 'finance');
  await section(page, 'Betalingen');
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Filter toevoegen' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await add('Bedrag');
  await page.getByRole('textbox', { name: 'Bedrag vanaf' }).fill('abc');
  await page.getByRole('textbox', { name: 'Bedrag tot en met' }).fill('-5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vul een bedrag in, zoals 9,99')).toBeVisible();
  await expect(page.getByText('Een bedrag kan niet onder nul zijn')).toBeVisible();
  await inspect(page, 'console-payments-filters-told');
  // Digit by digit, as a keyboard types a year.
  await add('Periode');
  await page.getByLabel('Besteld vanaf').focus();
  await page.keyboard.type('01032026');
  await expect(page).toHaveURL(/placed_from/);
  await page.context().close();
});

test.describe(() => {
  test.use({ looksAgain: true });

  test('PRV-03 of two moderators who decide one case in the same second each is told, and no words are lost', async ({
    browser,
    join,
  }) => {
    const [reporter, member] = await Promise.all([join('Meldster'), join('Gemeld')]);
    await reporter.post('/reports', { member_id: member.id, reason: 'scam', text: 'Vraagt om geld.' });
    const pages = [await staffPage(browser, 'moderator'), await staffPage(browser, 'admin')];
    for (const [i, page] of pages.entries()) {
      await section(page, 'Meldingen');
      const row = page.getByRole(wide(page) ? 'row' : 'listitem').filter({ hasText: member.name });
      await row.getByRole('link').first().click();
      // Whoever opened it first has it, until the other takes it over knowingly.
      if (i === 1) {
        await page.getByRole('button', { name: 'Overnemen…' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Neem het over' }).click();
        await expect(page.getByText(/is hiermee bezig sinds/)).toHaveCount(0);
      }
      await page.getByRole('radio', { name: /^Niet terecht/ }).check();
      await page.getByRole('textbox', { name: 'Motivering' }).fill(`Woorden van ${i}: regel 4.`);
      await page.getByRole('button', { name: 'Besluiten…' }).click();
    }
    await together(pages, '**/api/admin/cases/*/decide', (page) =>
      page.getByRole('button', { name: 'Leg het besluit vast' }).click(),
    );
    const isFirst = pages.map((page) => page.getByText('Het besluit ligt vast.'));
    const told = /Een collega is hiermee bezig|was je voor/;
    const isSecond = pages.map((page) => page.getByRole('alert').filter({ hasText: told }));
    const late = await lateOne(isFirst, isSecond);
    const page = pages[late]!;
    await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();
    await expect(page.getByRole('textbox', { name: 'Motivering' })).toHaveValue(`Woorden van ${late}: regel 4.`);
    await expect(page.getByText(`Woorden van ${1 - late}: regel 4.`)).toBeVisible(AGAIN);
    for (const one of pages) await one.context().close();
  });
});

test('ADM-01 of two moderators who turn one photo down in the same second each is told what became of it', async ({
  browser,
  join,
  request,
}) => {
  const person = await join('Foto');
  await addPhoto(person, await drawing(200));
  const photos = async () => (await person.get<{ photos: { id: string; status: string }[] }>('/photos')).photos;
  const [{ id } = { id: '' }] = await photos();
  await (await Office.logIn(request, 'moderator')).send('POST', '/photos/approve', { ids: [id] });
  await expect.poll(photos, DECIDED).toMatchObject([{ status: 'active' }]);
  const pages = [await staffPage(browser, 'moderator'), await staffPage(browser, 'admin')];
  for (const [i, page] of pages.entries()) {
    await find(page, person);
    await page.getByRole('tab', { name: 'Foto’s' }).click();
    await page.getByRole('button', { name: /alsnog afwijzen…$/ }).click();
    await page.getByRole('radio', { name: ['Iemand anders', 'Te bloot'][i]! }).check();
  }
  await together(pages, '**/api/admin/photos/*/revoke', (page) =>
    page.getByRole('button', { name: 'Wijs de foto af' }).click(),
  );
  const done = pages.map((page) => page.getByText('De foto is afgewezen.'));
  // The place for it is in the dialog before there is anything to tell.
  const told = pages.map((page) => page.getByRole('dialog').getByRole('alert').filter({ hasText: 'niet (meer)' }));
  await lateOne(done, told);
  for (const page of pages) await page.context().close();
});

/**
 * Of two, the one who is told that the other was first. Each is looked at as soon as there is something to see: what tells
 * that it was done is gone again a few seconds later.
 */
async function lateOne(done: Locator[], told: Locator[]): Promise<number> {
  const outcome = async (i: number) => {
    await expect(done[i]!.or(told[i]!).first()).toBeVisible();
    return (await told[i]!.count()) > 0 ? 'told' : 'done';
  };
  const outcomes = await Promise.all([outcome(0), outcome(1)]);
  expect(outcomes.toSorted()).toEqual(['done', 'told']);
  return outcomes.indexOf('told');
}

const wide = (page: Page) => page.viewportSize()!.width > 900;

async function section(page: Page, name: string): Promise<void> {
  if (!wide(page)) await page.getByRole('button', { name: 'Menu openen' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function staffPage(browser: Browser, role: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAsStaff(page, role, '/');
  return page;
}

/** A member by their address, as staff look one up. */
async function find(page: Page, { email, name }: Person): Promise<void> {
  await section(page, 'Leden');
  const search = page.getByRole('searchbox').first();
  await search.fill(email);
  await search.press('Enter');
  await page.locator('[data-row-link]').filter({ hasText: name }).first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}
