import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { signDebit } from './debtors.js';
import { Office } from './office.js';
import { test } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';
import { openSection, together } from './walks.js';

type File = { id: string; made_at: string; debits: number; sent_at: string | null; apart: { reason: string } | null };
type Debit = { id: string; status: string; file_id: string | null };

/** Two who may do so, each in a browser of their own, at the files for the bank. */
async function two(browser: Browser): Promise<[Page, Page]> {
  const open = async (role: string) => {
    const page = await (await browser.newContext()).newPage();
    await logInAsStaff(page, role, '/');
    await openSection(page, 'debit-files');
    await expect(page.getByRole('heading', { name: 'Voor het volgende bestand' })).toBeVisible();
    return page;
  };
  return [await open('finance'), await open('admin')];
}

const dialog = (page: Page) => page.getByRole('dialog');
/** Its row, known by the address of the file itself: an earlier one may still be the first. */
const rowOf = (page: Page, id: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.locator(`a[href*="/${id}/"]`) });

/** Both press; one is done, and the other is told why it is not. Answers who was too late. */
async function race(pages: [Page, Page], path: RegExp, press: (page: Page) => Locator, told: RegExp): Promise<Page> {
  await together(pages, path, (page) => press(page).click());
  const late = pages.map((page) => dialog(page).getByRole('alert').filter({ hasText: told }));
  await expect.poll(async () => (await Promise.all(late.map((one) => one.count()))).toSorted()).toEqual([0, 1]);
  await expect
    .poll(async () => (await Promise.all(pages.map((page) => dialog(page).count()))).toSorted())
    .toEqual([0, 1]);
  return pages[(await late[0]!.count()) === 1 ? 0 : 1];
}

test('MNY-04 ADM-04 of two who make a file, say it was sent or enter a return in the same second each is told, nothing is twice', async ({
  browser,
  join,
  request,
}) => {
  const debit = await signDebit(await join('Dubbel'));
  const office = await Office.logIn(request, 'finance');
  const files = () => office.get<File[]>('/debit-files');
  const show = () => office.get<Debit>(`/direct-debits/${debit}`);
  const before = (await files()).length;
  const pages = await two(browser);
  for (const page of pages) await page.getByRole('button', { name: 'Bestand maken…' }).click();
  const make = (page: Page) => page.getByRole('button', { name: 'Maak het bestand' });
  const other = await race(
    pages,
    /\/api\/admin\/debit-files$/,
    make,
    /Misschien maakte een collega het bestand net al/,
  );
  await expect(dialog(other)).not.toContainText(/0 incasso’s/);
  await inspect(other, 'console-debit-file-overtaken');
  expect((await files()).length).toBe(before + 1);
  const id = (await show()).file_id!;
  expect((await files())[0]).toMatchObject({ id, sent_at: null });

  await dialog(other).getByRole('button', { name: 'Annuleren' }).click();
  for (const page of pages) {
    await rowOf(page, id)
      .getByRole('button', { name: /^Naar de bank gestuurd/ })
      .click();
    await dialog(page).getByRole('textbox', { name: /Reden/ }).fill('Ingediend.');
  }
  const sent = (page: Page) => page.getByRole('button', { name: 'Ja, gestuurd' });
  const late = await race(pages, /\/sent$/, sent, /Misschien was een collega je voor/);
  await dialog(late).getByRole('button', { name: 'Annuleren' }).click();
  await expect(rowOf(late, id)).toContainText(/Bij de bank.*door /s);
  await expect(rowOf(late, id).getByRole('button', { name: /^(Naar de bank gestuurd|Uit elkaar halen)/ })).toHaveCount(
    0,
  );

  for (const page of pages) {
    await page.goto(`${demo().console}/direct-debits/${debit}/show`);
    await page.getByRole('button', { name: 'Storno invoeren…' }).click();
    await dialog(page).getByRole('combobox').selectOption('AM04');
  }
  const enter = (page: Page) => page.getByRole('button', { name: 'Voer de storno in' });
  const third = await race(pages, /\/return$/, enter, /was je voor/);
  await expect(dialog(third).getByRole('combobox')).toHaveValue('AM04');
  await inspect(third, 'console-debit-overtaken');
  expect(await show()).toMatchObject({ status: 'returned' });
  for (const page of pages) await page.context().close();
});

test('MNY-04 ADM-04 of two who send a file and take it apart in the same second one is told; apart, it is made again', async ({
  browser,
  join,
  request,
}) => {
  const debit = await signDebit(await join('Apart'));
  const office = await Office.logIn(request, 'finance');
  const show = () => office.get<Debit>(`/direct-debits/${debit}`);
  await office.send('POST', '/debit-files');
  const pages = await two(browser);
  const [sender, taker] = pages;
  const id = (await show()).file_id!;
  await rowOf(sender, id)
    .getByRole('button', { name: /^Naar de bank gestuurd/ })
    .click();
  await dialog(sender).getByRole('textbox', { name: /Reden/ }).fill('Ingediend.');
  await rowOf(taker, id)
    .getByRole('button', { name: /^Uit elkaar halen/ })
    .click();
  await dialog(taker).getByRole('button', { name: 'Haal het uit elkaar' }).click();
  await expect(dialog(taker).getByText('Schrijf waarom', { exact: true })).toBeVisible();
  const words = 'De bank nam het bestand niet aan.';
  await dialog(taker).getByRole('textbox', { name: /Reden/ }).fill(words);
  await inspect(taker, 'console-debit-file-apart-dialog');
  const press = (page: Page) =>
    page.getByRole('button', { name: page === sender ? 'Ja, gestuurd' : 'Haal het uit elkaar' });
  const late = await race(pages, /\/(sent|apart)$/, press, /Dit bestand (staat al als gestuurd|is uit elkaar gehaald)/);
  if (late === taker) {
    await expect(dialog(taker).getByRole('textbox', { name: /Reden/ })).toHaveValue(words);
    expect(await show()).toMatchObject({ status: 'sent' });
  } else {
    await expect(taker.getByRole('main').getByRole('row').filter({ hasText: words })).toBeVisible();
    expect(await show()).toMatchObject({ status: 'authorised', file_id: null });
  }
  await inspect(taker, 'console-debit-files');
  for (const page of pages) await page.context().close();
});
