import { expect, type Page } from '@playwright/test';
import { agree, BLANK, test } from './people.js';
import { inspect, inspectBoth, logInAsStaff } from './support.js';

const FREE = 30;
const ZLOTY = 100;

test('MNY-01 MNY-02 MNY-03 what Poland pays with: each method the way its company asks it', async ({ join }) => {
  const person = await join('Zofia', { country: 'PL', region: 'PL-14' });
  const { methods } = await person.get<{ methods: { id: string; same: string[] }[] }>(
    '/payment-methods?apple_pay=true',
  );
  const offered = methods.flatMap(({ id, same }) => [id, ...same]).filter((id) => id !== 'sdd');
  expect(offered.toSorted()).toEqual(Object.keys(WAYS).toSorted());

  const page = await person.open(BLANK);
  for (const [times, method] of offered.entries()) {
    await test.step(method, async () => {
      await page.goto((await person.order({ package: 'p100', payment_method: method })).pay_url);
      await expect(page.getByText(NAMES[method] ?? '', { exact: true })).toBeVisible();
      await WAYS[method]!(page);
      await expectCompleted(page, FREE + (times + 1) * ZLOTY);
    });
  }
});

test('MNY-02 Apple Pay is offered in a browser that has it, pays there, and stands nowhere else', async ({ join }) => {
  const person = await join('Juliette');
  const page = await person.open('/credits/p100/applepay');
  const wallet = page.getByRole('radio', { name: 'Apple Pay' });
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible();
  await expect(wallet).toHaveCount(0);
  await agree(page);
  const order = page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });
  await order.click();
  await expect(page.getByText('Kies eerst hoe je wilt betalen.')).toBeVisible();

  await page.addInitScript(() => {
    Object.defineProperty(window, 'ApplePaySession', { value: { canMakePayments: () => true } });
  });
  await page.reload();
  await expect(wallet).toBeChecked();
  await agree(page);
  await inspect(page, 'checkout-apple-pay');
  await order.dblclick();
  await expect(page.getByText('Apple Pay', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Nog eens met Apple Pay' }).click();
  await expect(wallet).toBeChecked();
  await order.click();
  await expect(page.getByText('Apple Pay', { exact: true })).toBeVisible();
  await pay(page);
  await expectCompleted(page, FREE + 100);
});

test('MNY-03 a card that is refused pays at the other company', async ({ join }) => {
  const person = await join('Roosmarijn');
  const page = await person.open((await person.order({ package: 'p100', payment_method: 'visa' })).pay_url);
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await pay(page);
  await expect(page.getByRole('heading', { name: 'De betaling is mislukt of geannuleerd.' })).toBeVisible();
  await expect(page.getByText('Je kaart kon niet worden belast.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nog eens met Visa' })).toBeVisible();
  await inspectBoth(page, 'card-refused');

  await page.getByRole('link', { name: 'Via onze andere betaaldienst' }).click();
  await expect(page.getByText('Je betaalt deze keer via onze andere betaaldienst.')).toBeVisible();
  await inspectBoth(page, 'checkout-other-company');
  await agree(page);
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await expect(page.getByText('Sandbox Cards', { exact: true })).toBeVisible();
  await pay(page);
  await expectCompleted(page, FREE + 100);
});

test('MNY-11 ADM-03 who paid with a code orders again at the price of today; finance sees the use', async ({
  join,
  page: office,
}) => {
  const person = await join('Margriet');
  const bonus = { package: 'p250', payment_method: 'paypal', discount_code: 'TIMEBONUS25' };
  const first = await person.order(bonus);
  const page = await person.open(first.pay_url);
  await pay(page);
  await expectCompleted(page, FREE + 250);

  await page.goto('/credits/repeat-order');
  await expect(page.getByRole('region', { name: 'Je bestelling' }).getByText('PayPal')).toBeVisible();
  await inspectBoth(page, 'repeat-order');
  await expect(page.getByText(/Toen: 250 credits voor €\s16,87\. Nu: 250 credits voor €\s22,49\./)).toBeVisible();
  await expect(page.getByText('De korting van toen geldt nu niet meer.')).toBeVisible();
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting · €\s22,49/ }).click();
  await pay(page);
  await expectCompleted(page, FREE + 500);

  await logInAsStaff(office, 'finance', '/discounts/TIMEBONUS25');
  const use = office
    .getByRole('table', { name: 'Wie hem gebruikte' })
    .getByRole('row')
    .filter({ hasText: person.name });
  await expect(use).toHaveCount(1);
  await expect(use).toContainText(/250 credits.*€\s16,87.*€\s−5,62/);
  await inspectBoth(office, 'console-discount-uses');
  await office.getByRole('link', { name: person.name }).click();
  await expect(office.getByRole('heading', { name: person.name, level: 2 })).toBeVisible();
});

/** What each company's page is filled in with; the first tries are what it refuses. */
const NAMES: Record<string, string> = {
  creditcard: 'Credit card',
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  applepay: 'Apple Pay',
  paypal: 'PayPal',
  blik: 'BLIK',
  prezelewy24: 'Przelewy24',
  paysafecard: 'paysafecard',
  nexi: 'Nexi',
  sct: 'SEPA Credit Transfer',
};
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  creditcard: async (page) => {
    await page.getByLabel('Card number').fill('4242 4242 4242 4243');
    await pay(page);
    await expect(problem(page, 'This is not a card number.')).toBeVisible();
    await inspectBoth(page, 'sandbox-card');
    await pay(page);
  },
  visa: pay,
  mastercard: pay,
  maestro: pay,
  applepay: pay,
  paypal: async (page) => {
    await expect(page.getByText(/Signed in as/)).toBeVisible();
    await pay(page);
  },
  paysafecard: async (page) => {
    await page.getByLabel('16-digit code').fill('1234');
    await pay(page);
    await expect(problem(page, 'The voucher has 16 digits.')).toBeVisible();
    await page.getByLabel('16-digit code').fill('1111 2222 3333 4444');
    await pay(page);
  },
  // The money comes while the member looks at the screen that waits for it.
  sct: async (page) => {
    await expect(page.getByRole('group', { name: 'Transfer the amount' })).toBeVisible();
    await page.getByLabel('Seconds until it is paid').fill('3');
    await inspectBoth(page, 'sandbox-transfer');
    await page.getByRole('button', { name: 'Pay later' }).click();
    await expect(page.getByRole('heading', { name: 'Je betaling wordt verwerkt' })).toBeVisible();
  },
  blik: async (page) => {
    await page.getByLabel('6-digit code').fill('12');
    await pay(page);
    await expect(problem(page, 'The code has 6 digits.')).toBeVisible();
    await page.getByLabel('6-digit code').fill('654321');
    await pay(page);
  },
  prezelewy24: async (page) => {
    await pay(page);
    await expect(problem(page, 'Choose your bank.')).toBeVisible();
    await inspectBoth(page, 'sandbox-bank');
    await page.getByRole('combobox').selectOption('mBank');
    await pay(page);
  },
};

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

const problem = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function expectCompleted(page: Page, balance: number): Promise<void> {
  await expect(page.getByRole('heading', { name: /credits bijgeschreven/ })).toBeVisible();
  await expect(page.getByText(`Je saldo is nu ${balance.toLocaleString('nl-NL')}.`)).toBeVisible();
}
