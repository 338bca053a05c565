import { expect, type Page } from '@playwright/test';
import { Office } from './office.js';
import { agree, test } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';

const FREE = 30;
const send = (page: Page) => page.getByRole('button', { name: /^Versturen/ });
const order = (page: Page) => page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });
const shop = (page: Page) => page.getByRole('main');
const sandbox = (page: Page) => page.getByRole('heading', { name: 'Choose how this payment ends' });

/** In the section of the settings that is open. */
async function save(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Nakijken en opslaan…' }).click();
  await page.getByRole('textbox', { name: /Reden/ }).fill(reason);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Alles is opgeslagen')).toBeVisible();
}

/** Messages cost 12 credits instead of 10, and 250 credits a euro more: 23,49. */
async function raisePrices(page: Page): Promise<void> {
  await page.goto(`${demo().console}/settings/credits`);
  await page.getByRole('spinbutton', { name: 'Credits per bericht' }).fill('12');
  await save(page, 'Berichten worden duurder');
  await page.getByRole('link', { name: 'Alle instellingen' }).click();
  await page.getByRole('link', { name: /^Pakketten/ }).click();
  const pack = page.locator('section', { has: page.getByRole('group', { name: 'Prijzen per land van p250' }) }).last();
  const price = pack.getByRole('textbox', { name: 'Prijs', exact: true });
  await expect(price).toHaveValue('22,49');
  await price.fill('23,49');
  await save(page, 'Pakketten worden duurder');
}

/** Refused at the old total, told the new one, and sent on at that one only. */
async function ordersAtTheNewPrice(page: Page, before: RegExp, after: RegExp, asked: string): Promise<void> {
  await expect(order(page)).toHaveText(before);
  // Where an order is repeated, the button itself says so.
  if (!page.url().includes('/repeat-order')) await agree(page);
  await order(page).dblclick();
  await expect(page.getByText(/^De prijs is intussen veranderd: het totaal is nu/)).toBeVisible();
  await expect(order(page)).toHaveText(after);
  await inspect(page, 'checkout-price-changed');
  await order(page).click();
  await expect(sandbox(page)).toBeVisible();
  await expect(page.getByText(asked)).toBeVisible();
}

test('MNY-12 prices that are changed in the console while screens are open are told on each before anything is paid', async ({
  join,
  page: staff,
  request,
}) => {
  test.slow();
  const office = await Office.logIn(request, 'admin');
  const { packages, message_credits } = await office.settings();
  const [writer, reader, regular] = await Promise.all([join('Zwaantje'), join('Abel'), join('Berber')]);
  await regular.buy('p250');
  const conversation = await writer.conversationWith(reader);
  await logInAsStaff(staff, 'admin');

  const chat = await writer.open(`/chats/${conversation}`);
  const words = chat.getByRole('textbox', { name: `Bericht aan ${reader.name}` });
  await words.fill('Wat kost dit?');
  await expect(send(chat)).toHaveAccessibleName('Versturen · 10 credits');
  const profile = await reader.open(`/members/${writer.id}`);
  await expect(profile.getByRole('button', { name: 'Bericht sturen · 10 credits' })).toBeVisible();
  const cards = await writer.open('/premium');
  const card = shop(cards).getByRole('link', { name: /250 credits/ });
  await expect(card).toContainText(/Jouw prijs:\s+€\s16,87/);
  await expect(cards.getByText('10 credits per bericht')).toBeVisible();
  const checkout = await writer.open('/credits/p250/visa');
  await expect(order(checkout)).toHaveText(/€\s16,87$/);
  const credits = await regular.open('/credits');
  const again = credits.getByRole('link', { name: /^Opnieuw bestellen/ });
  await expect(again).toHaveText(/€\s22,49$/);
  const failed = await regular.open('/credits/p250/visa');
  await agree(failed);
  await order(failed).click();
  await failed.getByRole('button', { name: 'Fail' }).click();
  await expect(failed.getByRole('heading', { name: 'De betaling is mislukt of geannuleerd.' })).toBeVisible();

  try {
    await raisePrices(staff);

    await send(chat).dblclick();
    const told = 'Een bericht kost nu 12 credits. Je bericht is nog niet verstuurd en heeft niets gekost.';
    await expect(chat.getByText(told)).toBeVisible();
    await expect(words).toHaveValue('Wat kost dit?');
    await expect(send(chat)).toHaveAccessibleName('Versturen · 12 credits');
    expect(await writer.credits()).toBe(FREE);
    await inspect(chat, 'chat-price-changed');
    await send(chat).click();
    await expect(chat.getByText(`Nog ${FREE - 12} credits`)).toBeVisible();
    expect(await writer.credits()).toBe(FREE - 12);

    // From a profile that still says the old price, the composer of the conversation asks anew.
    await profile.getByRole('button', { name: /^Bericht sturen/ }).click();
    await profile.getByRole('textbox', { name: `Bericht aan ${writer.name}` }).fill('Weet ik niet');
    await send(profile).click();
    await expect(profile.getByText(told)).toBeVisible();
    await send(profile).click();
    await expect(profile.getByText(`Nog ${FREE - 12} credits`)).toBeVisible();

    await ordersAtTheNewPrice(checkout, /€\s16,87$/, /€\s17,62$/, '€17.62');
    await card.click();
    await cards.getByRole('radio', { name: 'Visa' }).check();
    await ordersAtTheNewPrice(cards, /€\s16,87$/, /€\s17,62$/, '€17.62');
    await again.click();
    await expect(credits).toHaveURL(/\/credits\/repeat-order$/);
    await ordersAtTheNewPrice(credits, /€\s22,49$/, /€\s23,49$/, '€23.49');
    // Whoever tries a payment again orders anew, at the price of now.
    await failed.getByRole('link', { name: 'Nog eens met Creditcard' }).click();
    await expect(order(failed)).toHaveText(/€\s23,49$/);
    await order(failed).click();
    await expect(failed.getByText('€23.49')).toBeVisible();

    const prices = await writer.open('/pricing');
    await expect(prices.getByRole('row', { name: /^250/ })).toContainText(/€\s23,49/);
    await expect(prices.getByText(/^Een bericht kost 12 credits\./)).toBeVisible();
    await cards.goto('/premium');
    await expect(card).toContainText(/Jouw prijs:\s+€\s17,62/);
    await expect(cards.getByText('12 credits per bericht')).toBeVisible();
  } finally {
    await office.changeSettings({ packages, message_credits }, 'Terug naar wat het was');
  }
});
