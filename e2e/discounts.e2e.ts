import { expect, type Page } from '@playwright/test';
import { agree, settle, test, type Person, type Placed } from './people.js';
import { complaintsOf, inspect, inspectDark } from './support.js';

test(
  'MNY-07 a new member meets the welcome discount among the members and in the shop',
  { tag: '@phone' },
  async ({ join }) => {
    const page = await (await join('Liselotte')).open('/members');
    const banner = page.getByText('25% welkomstkorting op je eerste pakket');
    await expect(banner).toBeVisible();
    await expect(page.getByText(/^03:5\d:\d\d$/)).toBeVisible();
    await inspect(page, 'welcome-banner');
    await page.getByRole('button', { name: 'Hoe werkt het?' }).click();
    await expect(page.getByRole('dialog', { name: /25% korting/ })).toBeVisible();
    await inspect(page, 'welcome-modal');

    await page.getByRole('dialog').getByRole('link', { name: 'Bekijk de pakketten' }).click();
    await expect(page).toHaveURL(/\/credits$/);
    const offer = page.getByRole('main').getByRole('link', { name: /100 credits/ });
    await expect(offer).toContainText(/Gewone prijs:\s+€\s9,99/);
    await expect(offer).toContainText(/Jouw prijs:\s+€\s7,49/);
    await inspect(page, 'credits-discount');
    await inspectDark(page, 'credits-discount');
  },
);

test('MNY-06 MNY-07 buys at the welcome price that the checkout has shown, once', async ({ join }) => {
  const page = await (await join('Marieke')).open('/premium');
  const complaints = complaintsOf(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /100 credits/ })
    .click();
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await expect(payFor(page, '7,49')).toBeVisible();
  await inspect(page, 'checkout-discount');
  await inspectDark(page, 'checkout-discount');

  await page.getByRole('button', { name: 'Heb je een kortingscode?' }).click();
  await page.getByLabel('Kortingscode').fill('bestaat-niet');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page.getByText('Deze kortingscode bestaat niet.')).toBeVisible();
  await inspect(page, 'checkout-code-refused');

  await agree(page);
  await payFor(page, '7,49').click();
  await expect(page.getByText('€7.49')).toBeVisible();
  await page.getByRole('combobox', { name: 'Bank' }).selectOption('Rabobank');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: /100 credits bijgeschreven/ })).toBeVisible();
  await expect(page.getByText(/TIMEBONUS25 · −€\s2,50/)).toBeVisible();
  await inspect(page, 'payment-completed-discount');

  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/welkomstkorting/)).toHaveCount(0);
  await page.goto('/credits/p100/creditcard');
  await page.getByRole('button', { name: 'Heb je een kortingscode?' }).click();
  await page.getByLabel('Kortingscode').fill('timebonus25');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page.getByText('Je hebt deze kortingscode al gebruikt.')).toBeVisible();
  await expect(payFor(page, '9,99')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('ACC-10 MNY-07 the welcome discount in the longest words', { tag: '@phone' }, async ({ join }) => {
  const person = await join('Annegret');
  const headers = { 'X-Client-Request': '1' };
  await person.request.put('/api/user', { data: { language: 'de' }, headers });
  const page = await person.open('/premium');
  await expect(page.getByText(/25\s?% Willkommensrabatt auf dein erstes Paket/)).toBeVisible();
  await inspect(page, 'premium-discount-de');
  await page.goto('/credits/p1500/ideal');
  await expect(page.getByText(/25\s?% Rabatt mit dem Code TIMEBONUS25/)).toBeVisible();
  await inspect(page, 'checkout-discount-de');
  await page.goto('/members');
  await expect(page.getByRole('button', { name: 'Wie funktioniert das?' })).toBeVisible();
  await inspect(page, 'welcome-banner-de');
});

test('MNY-06 of two orders with one code the first paid gets it, and the money of the other goes back', async ({
  join,
}) => {
  const person = await join('Wendelien');
  const older = await order(person, 'p100');
  const newer = await order(person, 'p600');
  await settle(person.request, older.pay_url, 'paid');
  await becomes(person, older, 'completed');

  const page = await person.open(`/credits/result/${newer.payment_id}`);
  await expect(page.getByRole('heading', { name: 'Je betaling wordt verwerkt' })).toBeVisible();
  await settle(person.request, newer.pay_url, 'paid');
  await expect(page.getByRole('heading', { name: 'Deze korting was al gebruikt' })).toBeVisible();
  await expect(page.getByText(/€\s35,99 is naar je teruggestort/)).toBeVisible();
  await inspect(page, 'payment-returned');
  expect(await person.credits()).toBe(130);
});

test('MNY-07 a failed payment frees the discount for the next try', async ({ join }) => {
  const person = await join('Roos-Marijn');
  const failed = await order(person, 'p100');
  await settle(person.request, failed.pay_url, 'failed');
  await becomes(person, failed, 'failed');
  const page = await person.open(`/credits/result/${failed.payment_id}`);
  await page.getByRole('link', { name: 'Kies een andere betaalmethode' }).click();
  await page.getByRole('radio', { name: 'Creditcard' }).check();
  await agree(page);
  await payFor(page, '7,49').click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: /100 credits bijgeschreven/ })).toBeVisible();
});

test('MNY-07 without credits the bonus is offered after 40 seconds among the members, once', async ({ join }) => {
  const [person, other] = await Promise.all([join('Jikke'), join('Sterre')]);
  const chat = await person.conversationWith(other);
  for (const text of ['Hoi!', 'Hoe gaat het?', 'Leuk profiel.']) await person.write(chat, text);
  expect(await person.credits()).toBe(0);

  // What counts the seconds comes with the code that opens the stream, after what is seen first.
  const counting = (of: Page) => of.waitForRequest('**/api/stream');
  let begun: Promise<unknown> | undefined;
  const page = await person.open('/members', async (before) => {
    await before.clock.install();
    begun = counting(before);
  });
  await begun;
  await expect(page.getByText(/^03:5\d:\d\d$/)).toBeVisible();
  const popup = page.getByRole('dialog', { name: 'Je credits zijn op' });
  await page.clock.fastForward(30_000);
  await expect(popup).toHaveCount(0);
  await page.clock.fastForward(11_000);
  await expect(popup).toBeVisible();
  await inspect(page, 'time-bonus-modal');
  await popup.getByRole('button', { name: 'Niet nu' }).click();
  await expect(popup).toHaveCount(0);
  await Promise.all([counting(page), page.reload()]);
  await expect(page.getByText(/^03:5\d:\d\d$/)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(popup).toHaveCount(0);
});

const payFor = (page: Page, price: string) =>
  page.getByRole('button', { name: new RegExp(`Bestelling met betalingsverplichting · €\\s${price}`) });

const order = (person: Person, offer: string) =>
  person.order({ package: offer, payment_method: 'visa', discount_code: 'TIMEBONUS25' });

const becomes = (person: Person, { payment_id }: Placed, status: string) =>
  expect.poll(async () => (await person.get<{ status: string }>(`/payments/${payment_id}`)).status).toBe(status);
