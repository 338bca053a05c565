import { expect, type Locator, type Page } from '@playwright/test';
import { drawing } from './drawings.js';
import { Office } from './office.js';
import { test } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';

const sheetOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name: `Een cadeau voor ${name}` });
const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

test(
  'CHT-10 one gives a gift with words, the other sees it live, in the list and in the conversation',
  { tag: '@phone' },
  async ({ join }) => {
    const [giver, receiver] = await Promise.all([join('Jorinde'), join('Lieke')]);
    const conversation = await giver.conversationWith(receiver);
    await giver.write(conversation, 'Dag Lieke!');
    const there = await receiver.open('/chats');
    const item = there.getByRole('link', { name: new RegExp(giver.name) });
    await expect(item).toContainText('Dag Lieke!');

    const here = await giver.open(`/chats/${conversation}`);
    await expect(here.getByText('Nog 20 credits')).toBeVisible();
    await here.getByRole('button', { name: 'Cadeau geven' }).click();
    const sheet = sheetOf(here, receiver.name);
    await expect(sheet.getByRole('radio', { name: 'Diamant 50 credits' })).toBeAttached();
    await inspect(here, 'gifts');
    // By keyboard: the arrows go through the catalogue.
    await sheet.getByRole('radio', { name: /^Kus/ }).focus();
    await here.keyboard.press('ArrowRight');
    await expect(sheet.getByRole('radio', { name: /^Hart/ })).toBeChecked();
    await sheet.getByRole('textbox', { name: 'Schrijf er iets bij (niet verplicht)' }).fill('Voor een lange dag');
    const showing = sheet.getByRole('combobox', { name: `Op het profiel van ${receiver.name}` });
    await expect(showing).toHaveValue('hidden');
    await showing.selectOption('Tonen met mijn naam');
    await inspect(here, 'gift-chosen');
    await sheet.getByRole('button', { name: 'Geven · 15 credits' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(bubble(here, 'Cadeau: Hart')).toBeVisible();
    await expect(bubble(here, 'Voor een lange dag')).toBeVisible();
    await expect(here.getByText('Nog 5 credits')).toBeVisible();
    await inspect(here, 'gift-given');

    await expect(item).toContainText('Cadeau: Hart – Voor een lange dag');
    await item.click();
    await expect(bubble(there, 'Cadeau: Hart')).toBeVisible();
    await expect(bubble(there, 'Voor een lange dag')).toBeVisible();
    await inspect(there, 'gift-received');
    // Back closes what lies over the conversation, and only then leaves it.
    await there.getByRole('button', { name: 'Cadeau geven' }).click();
    const another = sheetOf(there, giver.name);
    await expect(another).toBeVisible();
    await there.goBack();
    await expect(another).toHaveCount(0);
    await expect(bubble(there, 'Cadeau: Hart')).toBeVisible();
    await there.goBack();
    await expect(there).toHaveURL(/\/chats$/);
    await there.goForward();
    await expect(bubble(there, 'Cadeau: Hart')).toBeVisible();

    // What is left does not reach: the way to the shop, and the choice is kept.
    await here.getByRole('button', { name: 'Cadeau geven' }).click();
    await sheet.getByRole('radio', { name: /^Diamant/ }).check({ force: true });
    await expect(sheet.getByText('Je komt 45 credits tekort voor dit cadeau. Je keuze blijft bewaard.')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Credits kopen' })).toBeVisible();
    await inspect(here, 'gift-too-dear');

    await here.goto('/transactions');
    await expect(here.getByRole('row', { name: /Cadeau: Hart/ })).toContainText('15');

    // The giver wants it on the other's profile; it shows there once the other wants that too, until one of them ends it.
    const shelf = here.getByRole('region', { name: 'Gekregen cadeaus', exact: true });
    const profileSeen = async () => {
      await here.goto(`/members/${receiver.id}`);
      await expect(here.getByRole('heading', { level: 1, name: receiver.name })).toBeVisible();
      await expect(here.getByRole('term').first()).toBeVisible();
    };
    await profileSeen();
    await expect(shelf).toHaveCount(0);
    await there.goto('/profile');
    const own = there.getByRole('region', { name: 'Cadeaus', exact: true });
    const wanted = own.getByRole('combobox', { name: 'Gekregen cadeaus op je profiel' });
    await expect(wanted).toHaveValue('hidden');
    const saved = there.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await wanted.selectOption('Tonen met naam van de gever');
    await saved;
    await expect(wanted).toHaveValue('named');
    await inspect(there, 'own-gifts');
    await profileSeen();
    await expect(shelf.getByRole('listitem')).toContainText('Hart');
    await expect(shelf.getByRole('link', { name: giver.name })).toBeVisible();
    await inspect(here, 'gifts-on-profile');
    await own.getByRole('button', { name: `Weghalen: Hart, Van ${giver.name}` }).click();
    await expect(there.getByText(/^Het cadeau is van het profiel gehaald/)).toBeVisible();
    await expect(own.getByRole('listitem')).toHaveCount(0);
    await profileSeen();
    await expect(shelf).toHaveCount(0);
  },
);

test('CHT-10 MNY-12 a gift that is dearer or off sale by now is told before anything is paid', async ({
  join,
  request,
}) => {
  const office = await Office.logIn(request, 'admin');
  const { gifts } = await office.settings();
  const [giver, receiver] = await Promise.all([join('Wytske'), join('Doutzen')]);
  const conversation = await giver.conversationWith(receiver);
  const page = await giver.open(`/chats/${conversation}`);
  await page.getByRole('button', { name: 'Cadeau geven' }).click();
  const sheet = sheetOf(page, receiver.name);
  await sheet.getByRole('radio', { name: /^Roos/ }).check({ force: true });
  await expect(sheet.getByRole('button', { name: 'Geven · 10 credits' })).toBeVisible();
  const changed = (id: string, change: object) => gifts.map((gift) => (gift.id === id ? { ...gift, ...change } : gift));
  try {
    await office.changeSettings({ gifts: changed('rose', { price: 11 }) }, 'Rozen worden duurder');
    await sheet.getByRole('button', { name: 'Geven · 10 credits' }).click();
    await expect(sheet.getByText('Dit cadeau kost nu 11 credits. Er is nog niets betaald.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Geven · 11 credits' })).toBeVisible();
    await office.changeSettings({ gifts: changed('rose', { price: 11, retired: true }) }, 'Rozen zijn op');
    await sheet.getByRole('button', { name: 'Geven · 11 credits' }).click();
    await expect(
      sheet.getByText('Dit cadeau is niet meer te koop. Er is niets betaald. Kies een ander.'),
    ).toBeVisible();
    await expect(sheet.getByRole('radio', { name: /^Roos/ })).toHaveCount(0);
    expect(await giver.credits()).toBe(30);
  } finally {
    await office.changeSettings({ gifts }, 'Terug naar wat het was');
  }
});

test('CHT-10 ADM-06 an admin gives a gift a picture of their own, and members give and see it', async ({
  page,
  join,
  request,
}) => {
  const id = `mug-${Date.now()}`;
  const name = `Mok ${Date.now() % 1_000_000}`;
  const office = await Office.logIn(request, 'admin');
  const [giver, receiver] = await Promise.all([join('Hiske'), join('Sjoukje')]);
  const conversation = await giver.conversationWith(receiver);
  const picture = await drawing(120);

  await logInAsStaff(page, 'admin');
  await page.goto(`${demo().console}/settings/gifts`);
  await page.getByRole('button', { name: 'Cadeau toevoegen' }).click();
  const card = page.getByRole('main').getByRole('region').last();
  await card.getByRole('textbox', { name: 'Kenmerk' }).fill(id);
  // The renamed card is the last one still.
  const file = card.locator('input[type="file"]');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>');
  await file.setInputFiles({ name: 'mug.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(card.getByRole('alert')).toContainText('geen JPEG, PNG, WebP of HEIC');
  await file.setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer: picture });
  await expect(card.getByRole('combobox', { name: 'Tekening' })).toHaveValue(/^own-/);
  await expect(card.getByText(/^Wordt vierkant gemaakt/)).toBeVisible();
  await page.getByRole('button', { name: 'Nakijken en opslaan…' }).click();
  // A picture of one's own has no name of its own: told before anybody is asked why.
  await expect(card.getByRole('textbox', { name: 'Nederlands' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const language of ['Nederlands', 'Engels', 'Duits', 'Spaans', 'Frans', 'Italiaans', 'Pools'])
    await card.getByRole('textbox', { name: language }).fill(name);
  await expect(card.getByRole('group', { name: `Zo zien leden ${name}` })).toBeVisible();
  await inspect(page, 'console-gift-picture');
  await page.getByRole('button', { name: 'Nakijken en opslaan…' }).click();
  await page.getByRole('textbox', { name: /Reden/ }).fill('Een mok erbij');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Alles is opgeslagen')).toBeVisible();

  try {
    const here = await giver.open(`/chats/${conversation}`);
    await here.getByRole('button', { name: 'Cadeau geven' }).click();
    const sheet = sheetOf(here, receiver.name);
    await sheet.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
    await expect(sheet.locator('img').first()).toHaveJSProperty('naturalWidth', 320);
    await inspect(here, 'gift-own-picture');
    await sheet.getByRole('button', { name: 'Geven · 10 credits' }).click();
    await expect(bubble(here, `Cadeau: ${name}`)).toBeVisible();
    const there = await receiver.open(`/chats/${conversation}`);
    await expect(bubble(there, `Cadeau: ${name}`)).toBeVisible();
    await expect(there.getByRole('log').locator('img[src*="/gift-pictures/"]')).toHaveJSProperty('naturalWidth', 320);
    await inspect(there, 'gift-own-picture-received');
  } finally {
    const { gifts } = await office.settings();
    const retired = gifts.map((gift) => (gift.id === id ? { ...gift, retired: true } : gift));
    await office.changeSettings({ gifts: retired }, 'De mokken zijn op');
  }
});
