import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { Office } from './office.js';
import { test, type Person } from './people.js';
import { inspect } from './support.js';

const FREE = 30;

interface ConsoleRefund {
  id: string;
  status: string;
}

/** Finance decides in the console, through its API. */
class Finance {
  private constructor(private readonly office: Office) {}

  static async logIn(request: APIRequestContext): Promise<Finance> {
    return new Finance(await Office.logIn(request, 'finance'));
  }

  requestsOf({ id }: Person): Promise<ConsoleRefund[]> {
    return this.office.get(`/refunds?filter=${encodeURIComponent(JSON.stringify({ member_id: id }))}`);
  }

  approve = (refund: ConsoleRefund) =>
    this.office.send('POST', `/refunds/${refund.id}/approve`, { reason: 'Ongebruikt' });
  refuse = (refund: ConsoleRefund, reason: string) =>
    this.office.send('POST', `/refunds/${refund.id}/refuse`, { reason });
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

test(
  'MNY-08 MNY-05 ADM-04 a member asks a purchase back in two steps; finance approves; the money returns',
  { tag: '@phone' },
  async ({ join, request }) => {
    const person = await join('Floor');
    await person.buy('p100');
    const page = await person.open('/transactions');
    await expect(page.getByRole('row', { name: /Credits gekocht/ })).toContainText('+100');
    await inspect(page, 'transactions-bought');

    await page.getByRole('link', { name: 'Credits terugvragen' }).click();
    await expect(page.getByRole('heading', { name: 'Welke aankopen vraag je terug?' })).toBeVisible();
    await inspect(page, 'refund-choose');
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
    await expect(page.getByText(/geen premiumlid meer/)).toBeVisible();
    expect(await person.credits()).toBe(FREE + 100);
    await inspect(page, 'refund-confirm');
    await page.getByRole('button', { name: /^Vraag €\s9,99 terug$/ }).click();
    await expect(page.getByRole('heading', { name: 'Je aanvraag is binnen' })).toBeVisible();
    await expect(page.getByText('Wordt bekeken')).toBeVisible();
    expect(await person.credits()).toBe(FREE);
    await inspect(page, 'refund-requested');

    const finance = await Finance.logIn(request);
    const [refund] = await finance.requestsOf(person);
    await finance.approve(refund!);
    // The open screen hears of the decision and of the money.
    await expect(page.getByText('Terugbetaald', { exact: true })).toBeVisible();
    await expect(navigation(page).getByRole('link', { name: /premium/i })).toBeVisible();
    await inspect(page, 'refund-paid-out');
    expect((await finance.requestsOf(person)).map(({ status }) => status)).toEqual(['paid_out']);

    await page.goto('/transactions?kind=refund');
    await expect(page.getByRole('row', { name: /Geld terugbetaald/ })).toContainText(/€\s9,99/);
    await page.getByRole('link', { name: 'Geld terugbetaald' }).click();
    await expect(page.getByRole('dialog', { name: 'Geld terugbetaald' })).toContainText(/Terugbetaald op/);
    await inspect(page, 'transaction-refund');
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
    await expect(page).toHaveURL(/\/transactions\?kind=refund$/);
    await page.getByRole('link', { name: 'Gekocht', exact: true }).click();
    await page.getByRole('link', { name: 'Credits gekocht' }).click();
    await expect(page.getByRole('dialog')).toContainText('Visa');
    await inspect(page, 'transaction-purchase');
  },
);

test('MNY-08 refused: the credits come back, with the reason', async ({ join, request }) => {
  const person = await join('Gwen');
  await person.buy('p100');
  await person.buy('p250');
  const page = await person.open('/refund');
  await page.getByRole('checkbox', { name: /^100 credits/ }).uncheck();
  await inspect(page, 'refund-choose-two');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText('250 credits gaan meteen uit je saldo.')).toBeVisible();
  await expect(page.getByText(/geen premiumlid meer/)).toHaveCount(0);
  await page.getByRole('button', { name: /^Vraag €\s22,49 terug$/ }).click();
  await expect(page.getByText('Wordt bekeken')).toBeVisible();
  expect(await person.credits()).toBe(FREE + 100);

  const finance = await Finance.logIn(request);
  const [refund] = await finance.requestsOf(person);
  await finance.refuse(refund!, 'Je bank heeft deze betaling al teruggeboekt.');
  await expect(page.getByText('Afgewezen, credits terug')).toBeVisible();
  await expect(page.getByText(/al teruggeboekt/)).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: /Je hebt 380 credits/ })).toBeVisible();
  await inspect(page, 'refund-refused');
  expect(await person.credits()).toBe(FREE + 350);
});

test('MNY-08 only what was bought and not used can be asked back', async ({ join }) => {
  const [person, partner] = await Promise.all([join('Hilde'), join('Imke')]);
  const page = await person.open('/refund');
  await expect(page.getByRole('heading', { name: 'Er valt nu niets terug te vragen' })).toBeVisible();
  await inspect(page, 'refund-nothing');

  await person.buy('p100');
  const conversation = await person.conversationWith(partner);
  for (let i = 1; i <= 4; i++) await person.write(conversation, `Bericht ${i}`);
  await page.reload();
  await expect(page.getByText('90 van 100 credits over')).toBeVisible();
  await page.getByRole('button', { name: 'Verder' }).click();
  await person.write(conversation, 'Nog een bericht');
  await page.getByRole('button', { name: /^Vraag €\s8,99 terug$/ }).click();
  await expect(page.getByText(/Je hebt intussen credits gebruikt/)).toBeVisible();
  await expect(page.getByText('80 van 100 credits over')).toBeVisible();
  await inspect(page, 'refund-changed');
  expect(await person.credits()).toBe(FREE + 100 - 50);
});
