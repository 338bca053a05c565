import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Office } from './office.js';
import { agree, test, type Person } from './people.js';
import { errorsOf, handicap, HANDICAPS } from './walks.js';

const FREE = 30;
const PRICE = 10;
const main = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' }).filter({ visible: true });
const said = (page: Page, body: string) => page.getByRole('log').getByText(body, { exact: true });

async function byMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Account van / }).click();
  await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click();
}

/** Chat, profile and settings of a member, by the menus, pressed twice, gone back from and loaded anew. */
async function atHome(page: Page, person: Person, other: Person): Promise<void> {
  const chat = await other.conversationWith(person);
  await other.write(chat, 'Heb je even?');
  const there = await other.open(`/chats/${chat}`);
  await expect(said(there, 'Heb je even?')).toBeVisible();

  await main(page)
    .getByRole('link', { name: /^Berichten/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Berichten' })
    .getByRole('link', { name: new RegExp(other.name) })
    .dblclick();
  await expect(said(page, 'Heb je even?')).toBeVisible();
  const composer = page.getByRole('textbox', { name: `Bericht aan ${other.name}` });
  const send = page.getByRole('button', { name: /^Versturen/ });
  // Nothing to send: the press leads to the field. By key, for a mouse that waits until it can send would wait for ever.
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await send.press('Enter');
  await expect(composer).toBeFocused();
  await composer.fill('Voor jou altijd');
  await main(page).getByRole('link', { name: 'Zoeken' }).click();
  await expect(page.getByRole('heading', { name: 'Leden' })).toBeVisible();
  await page.goBack();
  await expect(composer).toHaveValue('Voor jou altijd');
  await page.reload();
  await expect(composer).toHaveValue('Voor jou altijd');
  await send.dblclick();
  await expect(said(there, 'Voor jou altijd')).toHaveCount(1);
  await expect(page.getByText(`Nog ${FREE - PRICE} credits`)).toBeVisible();
  await there.getByRole('textbox', { name: `Bericht aan ${person.name}` }).fill('Fijn!');
  await there.getByRole('button', { name: /^Versturen/ }).click();
  await expect(said(page, 'Fijn!')).toHaveCount(1);
  await page.reload();
  await expect(said(page, 'Voor jou altijd')).toHaveCount(1);

  await byMenu(page, 'Mijn profiel');
  await page.getByRole('button', { name: 'Bewerken: Over mij' }).click();
  const about = page.getByRole('textbox', { name: 'Over mij' });
  await about.fill('Half af');
  await main(page).getByRole('link', { name: 'Likes' }).click();
  const unsaved = page.getByRole('dialog', { name: 'Niet opgeslagen' });
  await unsaved.getByRole('button', { name: 'Hier blijven' }).click();
  await expect(about).toHaveValue('Half af');
  await page.goBack();
  await unsaved.getByRole('button', { name: 'Hier blijven' }).click();
  await expect(about).toHaveValue('Half af');
  const section = page.getByRole('region', { name: 'Over mij', exact: true });
  await section.getByRole('button', { name: 'Opslaan', exact: true }).dblclick();
  await expect(section.getByText('Half af')).toBeVisible();
  await main(page).getByRole('link', { name: 'Likes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
  await page.goBack();
  await expect(section.getByText('Half af')).toBeVisible();

  await byMenu(page, 'Instellingen');
  await page.getByRole('button', { name: 'Wijzigen Wachtwoord' }).click();
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).dblclick();
  await expect(page.getByText('Vul dit in.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Annuleren Wachtwoord' }).click();
  await page.getByRole('button', { name: 'Wijzigen E-mailadres' }).click();
  await page.getByRole('button', { name: 'Link sturen' }).dblclick();
  await expect(page.getByText('Nieuw e-mailadres invalide.')).toBeVisible();
  await page.getByRole('button', { name: 'Mijn gegevens aanvragen' }).dblclick();
  await expect(page.getByText(`We hebben een link gestuurd naar ${person.email}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Instellingen' })).toBeVisible();
  await page.goBack();
  await expect(section.getByText('Half af')).toBeVisible();
  expect(await person.credits()).toBe(FREE - PRICE);
}

/** From the packages to credits and back to the money, by links, with a code as somebody might type it. */
async function atTheShop(page: Page, person: Person, code: string): Promise<void> {
  const shop = page.getByRole('main');
  const order = page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });
  const checkout = page.getByRole('heading', { level: 1, name: 'Afrekenen' });
  const sandbox = page.getByRole('heading', { name: 'Choose how this payment ends' });

  await main(page)
    .getByRole('link', { name: /premium/i })
    .dblclick();
  await shop.getByRole('link', { name: /100 credits/ }).click();
  await expect(checkout).toBeVisible();
  await page.goBack();
  await shop.getByRole('link', { name: /100 credits/ }).click();
  await expect(checkout).toBeVisible();
  await order.click();
  await expect(page.getByText('Kies eerst hoe je wilt betalen.')).toBeVisible();
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await expect(page).toHaveURL(/\/credits\/p100\/ideal$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeChecked();
  await page.getByRole('button', { name: 'Heb je een kortingscode?' }).click();
  await page.getByLabel('Kortingscode').fill(`  ${code.toLowerCase()} `);
  await page.getByRole('button', { name: 'Toepassen' }).dblclick();
  await expect(page.getByText(`20% korting met code ${code}`)).toBeVisible();
  await expect(order).toHaveText(/€\s7,99$/);
  await order.click();
  await expect(page.getByText('Vink eerst aan dat je je credits meteen wilt gebruiken.')).toBeVisible();
  await agree(page);
  await order.dblclick();
  await expect(sandbox).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`20% korting met code ${code}`)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeChecked();
  await expect(order).toHaveText(/€\s7,99$/);
  await order.dblclick();
  await expect(sandbox).toBeVisible();
  await expect(page.getByText('€7.99')).toBeVisible();
  await page.getByRole('combobox', { name: 'Bank' }).selectOption('Rabobank');
  await page.getByRole('button', { name: 'Pay', exact: true }).dblclick();
  const bought = page.getByRole('heading', { name: '100 credits bijgeschreven' });
  await expect(bought).toBeVisible();
  await page.reload();
  await expect(bought).toBeVisible();
  await expect(main(page).getByRole('link', { name: `Je hebt ${FREE + 100} credits` })).toBeVisible();

  await shop.getByRole('link', { name: 'Transacties' }).click();
  await expect(page.getByRole('row', { name: /Credits gekocht/ })).toContainText('+100');
  await page.getByRole('link', { name: 'Credits terugvragen' }).click();
  const first = page.getByRole('heading', { name: 'Welke aankopen vraag je terug?' });
  const second = page.getByRole('heading', { name: 'Klopt dit?' });
  const next = page.getByRole('button', { name: 'Verder' });
  await next.dblclick();
  await expect(second).toBeVisible();
  await shop.getByRole('button', { name: 'Terug', exact: true }).click();
  await expect(first).toBeVisible();
  await next.click();
  await page.reload();
  await expect(first).toBeVisible();
  expect(await person.credits()).toBe(FREE + 100);
  await next.dblclick();
  await expect(second).toBeVisible();
  await page.getByRole('button', { name: /^Vraag €\s7,99 terug$/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Je aanvraag is binnen' })).toBeVisible();
  expect(await person.credits()).toBe(FREE);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Transacties' })).toBeVisible();
  const { refunds } = await person.get<{ refunds: unknown[] }>('/refunds');
  expect(refunds).toHaveLength(1);
}

for (const [how, prepare] of [
  ['plainly', undefined],
  [HANDICAPS, handicap],
] as const) {
  test(`CHT-02 PRO-01 ACC-08 a member writes, edits and settles things by the menus, ${how}`, async ({ join }) => {
    test.slow();
    const [person, other] = await Promise.all([join('Willemijn'), join('Xander')]);
    const page = await person.open('/members', prepare);
    const errors = errorsOf(page);
    await expect(page.getByRole('heading', { name: 'Leden' })).toBeVisible();
    await atHome(page, person, other);
    expect(errors).toEqual([]);
  });

  test(`MNY-01 MNY-06 MNY-08 a member buys with a code and asks the money back by links, ${how}`, async ({
    join,
    request,
  }) => {
    test.slow();
    const person = await join('Yvonne');
    const office = await Office.logIn(request, 'finance');
    const code = `WANDEL${randomInt(10_000, 100_000)}`;
    await office.defineCode(code, 20);
    const page = await person.open('/members', prepare);
    const errors = errorsOf(page);
    await expect(page.getByRole('heading', { name: 'Leden' })).toBeVisible();
    await atTheShop(page, person, code);
    expect(errors).toEqual([]);
  });
}
