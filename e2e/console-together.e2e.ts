import { randomInt } from 'node:crypto';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { Office } from './office.js';
import { settle, test } from './people.js';
import { choose, inspect, logInAsStaff } from './support.js';
import { together } from './walks.js';

/** Two people of staff, each in a browser of their own, on the same page. */
async function two(browser: Browser, roles: [string, string], path: string): Promise<[Page, Page]> {
  const open = async (role: string) => {
    const page = await (await browser.newContext()).newPage();
    // Neither hears that the other opened a record first: then nothing of it could be pressed.
    await page.route(/\/claim$/, (route) => route.abort());
    await logInAsStaff(page, role, path);
    return page;
  };
  return [await open(roles[0]), await open(roles[1])];
}

/** Both press in the same second, which sends what ends so; answers who was too late. */
async function race(pages: [Page, Page], sends: RegExp, confirm: (page: Page) => Locator): Promise<Page> {
  await together(pages, sends, (page) => confirm(page).click());
  const dialogs = () => Promise.all(pages.map((page) => page.getByRole('dialog').count()));
  // Who was first has none left.
  await expect.poll(async () => (await dialogs()).toSorted()).toEqual([0, 1]);
  return pages[(await dialogs()).indexOf(1)]!;
}

const close = (pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));

test('ADM-04 of two who refuse one refund in the same second the second is told, and keeps their words', async ({
  join,
  browser,
}) => {
  const id = await (await join('Tweemaal')).askBack();
  const pages = await two(browser, ['finance', 'admin'], `/refunds/${id}/show`);
  const words = (page: Page) => `De bank heeft al teruggeboekt, zegt ${pages.indexOf(page) + 1}.`;
  for (const page of pages) {
    await page.getByRole('button', { name: 'Afwijzen…' }).click();
    await page.getByRole('textbox', { name: /Reden/ }).fill(words(page));
  }
  const late = await race(pages, /\/refuse$/, (page) => page.getByRole('button', { name: 'Wijs af' }));
  await expect(
    late
      .getByRole('alert')
      .filter({ hasText: /was je voor/ })
      .first(),
  ).toBeVisible();
  await expect(late.getByRole('textbox', { name: /Reden/ })).toHaveValue(words(late));
  await inspect(late, 'console-refund-overtaken');
  await close(pages);
});

test('ADM-04 of two who settle one odd payment in the same second the second is told, and keeps their words', async ({
  join,
  browser,
}) => {
  const person = await join('Teruggeboekt');
  const { payment_id, pay_url } = await person.order({ package: 'p100', payment_method: 'visa' });
  await settle(person.request, pay_url, 'paid');
  await expect.poll(() => person.credits()).toBe(130);
  await person.request.post(`${pay_url}/chargebacks`, { form: { step: 'all' }, maxRedirects: 0 });
  await expect.poll(() => person.credits()).toBe(30);
  const pages = await two(browser, ['finance', 'admin'], `/payments/${payment_id}/show`);
  const words = (page: Page) => `Betwist, dossier ${pages.indexOf(page) + 1}.`;
  for (const page of pages) {
    await page.getByRole('button', { name: 'Bekeken…' }).click();
    await page.getByRole('textbox', { name: 'Reden' }).fill(words(page));
  }
  const late = await race(pages, /\/review$/, (page) => page.getByRole('button', { name: 'Vink af' }));
  await expect(late.getByRole('alert').filter({ hasText: 'was je voor' })).toBeVisible();
  await expect(late.getByRole('textbox', { name: 'Reden' })).toHaveValue(words(late));
  await inspect(late, 'console-payment-overtaken');
  await close(pages);
});

test('ADM-02 of two who shut one member out in the same second the second is told, and keeps their words', async ({
  join,
  browser,
}) => {
  const person = await join('Tweemaal');
  const pages = await two(browser, ['moderator', 'admin'], `/members/${person.id}/show`);
  const words = (page: Page) => `Meerdere accounts, zegt ${pages.indexOf(page) + 1}.`;
  for (const page of pages) {
    await choose(page, 'Uitschakelen');
    await page.getByRole('textbox', { name: /Reden/ }).fill(words(page));
  }
  const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Uitschakelen' });
  const late = await race(pages, /\/disable$/, confirm);
  await expect(late.getByRole('alert').filter({ hasText: 'was je voor' })).toBeVisible();
  await expect(late.getByRole('textbox', { name: /Reden/ })).toHaveValue(words(late));
  await inspect(late, 'console-member-overtaken');
  await close(pages);
});

test('ADM-03 of two who change one code the second is told what the first changed, and keeps what they entered', async ({
  browser,
  request,
}) => {
  const code = `SAMEN${randomInt(10_000, 100_000)}`;
  await (await Office.logIn(request, 'finance')).defineCode(code, 10);
  const pages = await two(browser, ['finance', 'admin'], `/discounts/${code}`);
  const [one, other] = pages;
  const reason = (page: Page) => page.getByRole('textbox', { name: /^Reden/ });
  const percentage = (page: Page) => page.getByRole('spinbutton', { name: /^Korting/ });
  await percentage(one).fill('20');
  await reason(one).fill('Tien was te weinig.');
  await percentage(other).fill('35');
  await reason(other).fill('Twintig ook.');
  await one.getByRole('button', { name: 'Opslaan' }).click();
  await expect(one.getByRole('heading', { level: 1, name: 'Kortingscodes' })).toBeVisible();
  await other.getByRole('button', { name: 'Opslaan' }).click();
  const told = other.getByRole('alert').filter({ hasText: 'Een collega heeft deze code intussen gewijzigd.' });
  await expect(told).toContainText('Korting in procent: 20 %');
  await expect(percentage(other)).toHaveValue('35');
  await inspect(other, 'console-discount-overtaken');
  await other.getByRole('button', { name: 'Opslaan' }).click();
  await expect(other.getByRole('listitem').or(other.getByRole('row')).filter({ hasText: code })).toContainText(/35 %/);
  await close(pages);
});
