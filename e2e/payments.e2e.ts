import { expect, type Page } from '@playwright/test';
import { agree, settle, test, type Person } from './people.js';
import { inspect } from './support.js';

const FREE = 30;

test('MNY-01 MNY-03 MNY-10 ACC-09 a free member buys credits, once, and is premium', async ({ join }) => {
  const person = await join('Iris');
  const page = await person.open('/members');
  await navigation(page)
    .getByRole('link', { name: /premium/i })
    .click();
  await expect(page).toHaveURL(/\/premium$/);
  await expect(page.getByRole('main').getByRole('link', { name: /100 credits/ })).toBeVisible();
  await inspect(page, 'premium');

  await page
    .getByRole('main')
    .getByRole('link', { name: /100 credits/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Afrekenen' })).toBeVisible();
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await expect(page.getByText('Kies eerst hoe je wilt betalen.')).toBeVisible();
  await inspect(page, 'checkout-no-method');

  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await page.getByLabel('Je bank').selectOption('Rabobank');
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await expect(page.getByText('Vink eerst aan dat je je credits meteen wilt gebruiken.')).toBeVisible();
  await inspect(page, 'checkout');
  await orderAndPay(page);
  await expect(page.getByText(/rabobank/i)).toBeVisible();
  await inspect(page, 'sandbox');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expectCompleted(page);
  await expect(page.getByText(/Je saldo is nu 130/)).toBeVisible();
  await inspect(page, 'payment-completed');
  await expect(navigation(page).getByRole('link', { name: /premium/i })).toHaveCount(0);
  await expect(navigation(page).getByRole('link', { name: /Je hebt 130 credits/ })).toBeVisible();

  // The sandbox tells everything twice and out of order.
  await page.getByRole('main').getByRole('link', { name: 'Transacties' }).click();
  await expect(page.getByRole('row', { name: /Credits gekocht/ })).toContainText('+100');
  await inspect(page, 'transactions');
  await navigation(page)
    .getByRole('link', { name: /Credits/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Credits', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Opnieuw bestellen/ })).toHaveAttribute('href', '/credits/p100/ideal');
  await inspect(page, 'credits');
  await expectBought(person, 1, 100);

  await page.goto('/premium');
  await expect(page).toHaveURL(/\/credits$/);
});

test('MNY-03 a failed payment is told, and tried again with another method', async ({ join }) => {
  const person = await join('Nienke');
  const page = await person.open('/credits/p100/ideal');
  await page.getByLabel('Je bank').selectOption('ING');
  await orderAndPay(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { name: 'De betaling is mislukt of geannuleeerd.' })).toBeVisible();
  await inspect(page, 'payment-failed');
  expect(await person.credits()).toBe(FREE);

  await page.getByRole('link', { name: 'Kies een andere betaalmethode' }).click();
  await page.getByRole('radio', { name: 'Creditcard' }).check();
  await orderAndPay(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectCompleted(page);
  await expectBought(person, 1, 100);
});

test('MNY-03 a cancelled payment is told and charges nothing', async ({ join }) => {
  const person = await join('Esmee');
  const page = await person.open('/credits/p250/paypal');
  await orderAndPay(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'De betaling is mislukt of geannuleeerd.' })).toBeVisible();
  await inspect(page, 'payment-cancelled');
  await expect(navigation(page).getByRole('link', { name: /premium/i })).toBeVisible();
  await expectBought(person, 0, 0);
});

test('MNY-03 money that comes later turns the waiting screen by itself', async ({ join }) => {
  const person = await join('Tess');
  const page = await person.open('/credits/p250/visa');
  const payUrl = await orderAndPay(page);
  await page.getByLabel('Seconds until it is paid').fill('3600');
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expect(page.getByRole('heading', { name: 'Je betaling wordt verwerkt' })).toBeVisible();
  await inspect(page, 'payment-pending');
  expect(await person.credits()).toBe(FREE);

  const loads = countLoads(page);
  await settle(person.request, payUrl, 'paid');
  await expectCompleted(page);
  await expect(navigation(page).getByRole('link', { name: /Je hebt 280 credits/ })).toBeVisible();
  expect(loads()).toBe(0);
  await expectBought(person, 1, 250);
});

test('MNY-03 a payment that waits is paid by itself after its seconds', async ({ join }) => {
  const person = await join('Britt');
  const page = await person.open('/credits/p100/visa');
  await orderAndPay(page);
  await page.getByLabel('Seconds until it is paid').fill('1');
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expectCompleted(page);
  await expectBought(person, 1, 100);
});

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

/** To the payment company's page; answers its address. */
async function orderAndPay(page: Page): Promise<string> {
  await agree(page);
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await expect(page.getByRole('heading', { name: 'Choose how this payment ends' })).toBeVisible();
  return page.url();
}

const expectCompleted = (page: Page) =>
  expect(page.getByRole('heading', { name: /credits bijgeschreven/ })).toBeVisible({ timeout: 15_000 });

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

async function expectBought(person: Person, times: number, credits: number) {
  const { transactions } = await person.get<{ transactions: { kind: string; credits: number }[] }>('/transactions');
  const purchases = transactions.filter(({ kind }) => kind === 'purchase');
  expect(purchases).toHaveLength(times);
  expect(await person.credits()).toBe(FREE + credits);
}
