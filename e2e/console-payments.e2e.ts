import { expect, type Page } from '@playwright/test';
import { settle, test, type Person } from './people.js';
import { AGAIN, demo, inspect, inspectBoth, logInAsStaff } from './support.js';

const entry = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** An order that failed first and was paid after all. */
async function paidLate(person: Person): Promise<string> {
  const { payment_id, pay_url } = await person.order({ package: 'p250', payment_method: 'visa' });
  const becomes = (status: string) =>
    expect.poll(async () => (await person.get<{ status: string }>(`/payments/${payment_id}`)).status).toBe(status);
  await settle(person.request, pay_url, 'failed');
  await becomes('failed');
  await settle(person.request, pay_url, 'paid');
  await becomes('completed');
  return payment_id;
}

test('ADM-04 MNY-11 finance finds a payment that needs attention', async ({ join, page }) => {
  const wilma = await join('Wilma');
  const id = await paidLate(wilma);
  await logInAsStaff(page, 'finance');
  await page.goto(`${demo().console}/payments`);
  await expect(entry(page, wilma.name)).toContainText('Betaald na mislukken');
  // Opened, the list begins with the odd ones.
  const tab = (name: RegExp, selected = true) => page.getByRole('tab', { name, selected });
  await expect(tab(/^Aandacht nodig \d/)).toBeVisible();
  await inspectBoth(page, 'console-payments');

  await page.getByRole('searchbox', { name: 'E-mail, naam, bonnummer, kortingscode of id' }).fill(id);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1–1 van 1')).toBeVisible();
  await expect(tab(/^Aandacht nodig 1$/)).toBeVisible();
  await expect(tab(/^Wacht op betaling 0$/, false)).toBeVisible();

  // By the keys of a tablist to another, where it is as well, and by those of a list to its row.
  await tab(/^Aandacht nodig/).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tab(/^Betaald 1$/)).toBeVisible();
  await expect(entry(page, wilma.name)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${demo().console}/payments/${id}/show`);
  await page.goBack();
  await expect(tab(/^Betaald 1$/)).toBeVisible();
});

test.describe(() => {
  test.use({ looksAgain: true });

  test('ADM-04 above the limit a second person confirms a refund', async ({ join, page, browser }) => {
    const xenia = await join('Xenia');
    await xenia.askBack('p1500');
    await logInAsStaff(page, 'finance');
    await page.goto(`${demo().console}/refunds`);
    await entry(page, xenia.name).getByRole('link').first().click();
    await expect(page.getByText(/moet een collega dit eerst bevestigen/)).toBeVisible();
    await page.getByRole('button', { name: 'Goedkeuren…' }).click();
    await page.getByRole('textbox', { name: /Reden/ }).fill('Alles is nog ongebruikt.');
    await page.getByRole('button', { name: /^Keur €\s104,99 goed$/ }).click();
    await expect(state(page, 'Wacht op tweede persoon')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Goedkeuring intrekken…' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bevestigen…' })).toHaveCount(0);
    await inspect(page, 'console-refund-first-of-two');

    const second = await (await browser.newContext()).newPage();
    await logInAsStaff(second, 'admin');
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Bevestigen…' }).click();
    await inspect(second, 'console-refund-second-of-two');
    await second.getByRole('textbox', { name: /Reden/ }).fill('Nagekeken en akkoord.');
    await second.getByRole('button', { name: /^Betaal €\s104,99 terug$/ }).click();
    await expect(state(second, 'Terugbetaald')).toBeVisible();
    await expect(state(page, 'Terugbetaald')).toBeVisible(AGAIN);
    expect(await xenia.credits()).toBe(30);
    await second.context().close();
  });
});
