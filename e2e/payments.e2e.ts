import { expect, type Locator, type Page } from '@playwright/test';
import { agree, settle, test, type Person } from './people.js';
import { inspect, tabTo } from './support.js';

const FREE = 30;

test(
  'MNY-01 MNY-03 MNY-10 ACC-09 a free member buys credits, once, and is premium',
  { tag: '@phone' },
  async ({ join }) => {
    const person = await join('Iris');
    const page = await person.open('/members');
    await navigation(page)
      .getByRole('link', { name: /premium/i })
      .click();
    await expect(page).toHaveURL(/\/premium$/);
    await expect(page.getByRole('main').getByRole('link', { name: /100 credits/ })).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('link', { name: /100 credits/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Afrekenen' })).toBeVisible();
    const order = page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });
    // Both stand at the foot, in the place of the tabs.
    await expect(order).toBeInViewport({ ratio: 1 });
    await expect(navigation(page)).toHaveCount(0);
    await order.click();
    await expect(page.getByText('Kies eerst hoe je wilt betalen.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeFocused();
    await inspect(page, 'checkout-no-method');

    await page.getByRole('radio', { name: 'iDEAL' }).check();
    await order.click();
    await expect(page.getByText('Vink eerst aan dat je je credits meteen wilt gebruiken.')).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole('checkbox', { name: 'Ik wil mijn credits meteen' })).toBeFocused();
    await inspect(page, 'checkout');
    await orderAndPay(page);
    await page.getByRole('combobox', { name: 'Bank' }).selectOption('Rabobank');
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
    await expect(page.getByRole('link', { name: /^Opnieuw bestellen/ })).toHaveAttribute(
      'href',
      '/credits/repeat-order',
    );
    await expectBought(person, 1, 100);

    await page.goto('/premium');
    await expect(page).toHaveURL(/\/credits$/);
  },
);

test('MNY-03 CLI-06 by keyboard alone: a failed payment is told, and tried again with another method', async ({
  join,
}) => {
  const person = await join('Nienke');
  const page = await person.open('/members');
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const consent = page.getByRole('checkbox', { name: 'Ik wil mijn credits meteen' });
  const order = async () => {
    await press(page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }));
    await expect(page.getByRole('heading', { name: 'Choose how this payment ends' })).toBeVisible();
  };
  await press(navigation(page).getByRole('link', { name: /premium/i }));
  await press(page.getByRole('main').getByRole('link', { name: /100 credits/ }));
  const first = page.getByRole('radio', { name: 'iDEAL' });
  await press(first, 'Space');
  await press(consent, 'Space');
  await order();
  await press(page.getByRole('button', { name: 'Fail' }));
  await expect(page.getByRole('heading', { name: 'De betaling is mislukt of geannuleerd.' })).toBeVisible();
  await inspect(page, 'payment-failed');
  expect(await person.credits()).toBe(FREE);

  await press(page.getByRole('link', { name: 'Kies een andere betaalmethode' }));
  await press(first, 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Creditcard' })).toBeChecked();
  await expect(consent, 'as they left it').toBeChecked();
  await order();
  await press(page.getByRole('button', { name: 'Pay', exact: true }));
  await expectCompleted(page);
  await expectBought(person, 1, 100);
});

test('CHT-02 MNY-03 a top-up that is cancelled, fails or waits leads back to the words that were typed', async ({
  join,
}) => {
  const [person, other] = await Promise.all([join('Esmee'), join('Ruud')]);
  const chat = await person.conversationWith(other);
  const page = await person.open(`/chats/${chat}`);
  const words = page.getByRole('textbox', { name: `Bericht aan ${other.name}` });
  await words.fill('Morgen om acht uur?');
  const back = page.getByRole('link', { name: 'Terug naar het gesprek' });
  const shop = (method: string) => page.goto(`/credits/p250/${method}?back=${encodeURIComponent(`/chats/${chat}`)}`);
  const backToTheWords = async () => {
    await back.click();
    await expect(words).toHaveValue('Morgen om acht uur?');
  };
  const failed = page.getByRole('heading', { name: 'De betaling is mislukt of geannuleerd.' });

  await shop('paypal');
  await orderAndPay(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(failed).toBeVisible();
  await inspect(page, 'payment-cancelled');
  await expect(navigation(page).getByRole('link', { name: /premium/i })).toBeVisible();
  await backToTheWords();

  // Tried again in another way, which fails as well.
  await page.goBack();
  await page.getByRole('link', { name: 'Kies een andere betaalmethode' }).click();
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await orderAndPay(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(failed).toBeVisible();
  await backToTheWords();

  await shop('sdd');
  await agree(page);
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Automatische incasso' })).toBeVisible();
  await page.getByRole('link', { name: 'Kies een andere betaalmethode' }).click();
  await page.getByRole('button', { name: /^Meer betaalmethoden/ }).click();
  await page.getByRole('radio', { name: 'Bankoverschrijving' }).check();
  await orderAndPay(page);
  await page.getByLabel('Seconds until it is paid').fill('3600');
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expect(page.getByRole('heading', { name: 'Je betaling wordt verwerkt' })).toBeVisible();
  await backToTheWords();
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

test(
  'MNY-05 MNY-11 MNY-12 the last order again: one press, one payment, at a price that was shown',
  { tag: '@phone' },
  async ({ join }) => {
    const person = await join('Femke');
    const [lover, order] = [
      await join('Daan'),
      (page: Page) => page.getByRole('button', { name: /^Bestelling met betalingsverplichting · €\s9,99$/ }),
    ];
    await person.buy('p100');
    const chat = await person.conversationWith(lover);
    const page = await person.open(`/chats/${chat}`);
    const words = page.getByRole('textbox', { name: `Bericht aan ${lover.name}` });
    await words.fill('Zie ik je zaterdag?');
    await page.goto(`/credits?back=${encodeURIComponent(`/chats/${chat}`)}`);
    await page.getByRole('link', { name: /^Opnieuw bestellen · €\s9,99$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Opnieuw bestellen' })).toBeVisible();
    const summary = page.getByRole('region', { name: 'Je bestelling' });
    await expect(summary.getByText('Creditcard')).toBeVisible();
    await expect(order(page)).toBeInViewport({ ratio: 1 });
    await inspect(page, 'repeat-order-one-press');

    await page.reload();
    await expect(summary.getByText('100 credits')).toBeVisible();
    await order(page).dblclick();
    const pay = page.getByRole('button', { name: 'Pay', exact: true });
    await expect(pay).toBeVisible();
    const first = page.url();
    expect(await placed(person)).toBe(1);

    // Back is back to the confirmation, from which one may begin anew; what was left open is not charged.
    await page.goBack();
    await expect(summary.getByText('100 credits')).toBeVisible();
    await page.goForward();
    await expect(pay).toBeVisible();
    expect(page.url()).toBe(first);
    await pay.click();
    await expectCompleted(page);
    await expectBought(person, 2, 200);
    await page.getByRole('link', { name: 'Terug naar het gesprek' }).click();
    await expect(words).toHaveValue('Zie ik je zaterdag?');

    // What cannot be repeated says so, and leads to where one chooses.
    await page.route('**/api/orders/last', (route) => route.fulfill({ json: { order: null } }));
    await page.goto('/credits/repeat-order');
    await expect(page.getByText('Je hebt nog niets besteld dat je kunt herhalen.')).toBeVisible();
    await inspect(page, 'repeat-order-nothing');
    await page.getByRole('link', { name: 'Naar de pakketten' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  },
);

/** How many orders still wait for their payment. */
async function placed(person: Person): Promise<number> {
  const { transactions } = await person.get<{ transactions: { kind: string }[] }>('/transactions');
  return transactions.filter(({ kind }) => kind === 'payment_pending').length;
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

/** To the payment company's page; answers its address. */
async function orderAndPay(page: Page): Promise<string> {
  await agree(page);
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await expect(page.getByRole('heading', { name: 'Choose how this payment ends' })).toBeVisible();
  return page.url();
}

const expectCompleted = (page: Page) =>
  expect(page.getByRole('heading', { name: /credits bijgeschreven/ })).toBeVisible();

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
