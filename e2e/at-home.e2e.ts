import { expect, type Page } from '@playwright/test';
import { test, type Person } from './people.js';
import { errorsOf } from './walks.js';

const FREE = 30;
const PRICE = 10;
const main = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' }).filter({ visible: true });
const said = (page: Page, body: string) => page.getByRole('log').getByText(body, { exact: true });

async function byMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Account van / }).click();
  await page.getByText(entry, { exact: true }).filter({ visible: true }).first().click();
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
    .getByRole('main')
    .getByRole('link', { name: new RegExp(other.name) })
    .dblclick();
  await expect(said(page, 'Heb je even?')).toBeVisible();
  const composer = page.getByRole('textbox', { name: `Bericht aan ${other.name}` });
  const send = page.getByRole('button', { name: /^Versturen/ });
  // Nothing to send: the press leads to the field.
  await send.click({ force: true });
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
  await page.getByRole('button', { name: 'Opslaan' }).dblclick();
  const section = page.getByRole('region', { name: 'Over mij', exact: true });
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

test(
  'CHT-02 PRO-01 ACC-08 a member writes, edits and settles things by the menus',
  { tag: '@once' },
  async ({ join }) => {
    const [person, other] = [await join('Willemijn'), await join('Xander')];
    const page = await person.open('/members');
    const errors = errorsOf(page);
    await expect(page.getByRole('heading', { name: 'Leden' })).toBeVisible();
    await atHome(page, person, other);
    expect(errors).toEqual([]);
  },
);
