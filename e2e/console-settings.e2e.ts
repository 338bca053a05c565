import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { Office } from './office.js';
import { test } from './people.js';
import { demo, inspect, inspectBoth, latestMail, logInAsStaff } from './support.js';

const review = (page: Page) => page.getByRole('button', { name: 'Nakijken en opslaan…' });

test('ADM-06 MNY-01 MNY-02 an admin sees what a change does before it is saved', async ({ page }) => {
  await logInAsStaff(page, 'admin');
  await page.goto(`${demo().console}/settings`);
  await page.getByRole('link', { name: /^Pakketten/ }).click();
  await expect(page.getByRole('table', { name: 'Wat een bericht kost' })).toBeVisible();
  const p600 = page.getByRole('group', { name: 'Prijzen per land van p600' });
  await p600.getByRole('button', { name: 'Prijs voor een land' }).click();
  await expect(p600.getByRole('textbox', { name: 'Prijs Nederland' })).toHaveValue('47,99');
  await p600.getByRole('textbox', { name: 'Prijs Nederland' }).fill('49,99');
  await inspectBoth(page, 'console-settings-packages');
  await review(page).click();
  await expect(page.getByRole('list', { name: 'Wat er verandert' })).toContainText(/Nederland €\s49,99/);
  await expect(page.getByText('Bestellingen die al zijn geplaatst, houden hun prijs.')).toBeVisible();
  await inspectBoth(page, 'console-settings-review');
  await page.getByRole('button', { name: 'Annuleren' }).click();
});

test('ADM-06 MNY-02 CLI-12 methods, brands and texts have their screens', { tag: '@both' }, async ({ page }) => {
  // Long screens, each looked at whole.
  await logInAsStaff(page, 'admin');
  const list = `${demo().console}/settings`;
  const open = (section: string) => page.getByRole('main').locator(`a[href="/settings/${section}"]`).click();
  await page.goto(list);
  await open('methods');
  await page.getByRole('switch', { name: 'PayPal aanbieden' }).click();
  await expect(page.getByText('1 instelling gewijzigd')).toBeVisible();
  await page.getByRole('switch', { name: 'PayPal aanbieden' }).click();
  await expect(page.getByText('Alles is opgeslagen')).toBeVisible();
  await page.getByRole('button', { name: 'Grenzen en kosten van iDEAL' }).click();
  await expect(page.getByRole('group', { name: /^Alleen in deze landen/ })).toBeVisible();
  await inspect(page, 'console-settings-methods');
  await page.getByRole('link', { name: 'Alle instellingen' }).click();
  await open('brands');
  await page.getByRole('button', { name: 'Merk toevoegen' }).click();
  await page.getByRole('switch', { name: /^Naam van de site/ }).click();
  await expect(page.getByRole('textbox', { name: 'Naam van de site' })).toBeVisible();
  await page.getByRole('switch', { name: /^100 credits: als de site/ }).click();
  await expect(page.getByRole('textbox', { name: 'Prijs 100 credits' })).toHaveValue('9,99');
  await inspect(page, 'console-settings-brands');
  await page.goto(list);
  for (const [section, shown] of [
    ['site', 'Naam van de site'],
    ['signup', 'Minimumleeftijd'],
    ['credits', 'Credits per bericht'],
    ['search', 'Woonplaats'],
    ['icebreakers', 'Zinnen'],
    ['fictional', 'Pictogram'],
    ['pages', 'Tekst'],
  ] as const) {
    await open(section);
    await expect(page.getByLabel(shown).first()).toBeVisible();
    await inspect(page, `console-settings-${section}`);
    await page.goBack();
    await expect(page).toHaveURL(list);
  }
});

test('ADM-06 CLI-12 what an admin saves is on the site, in the history, and can be brought back', async ({ page }) => {
  const company = async () => (await (await page.request.get('/api/companyinfo')).json()) as object;
  await logInAsStaff(page, 'admin');
  await page.goto(`${demo().console}/settings`);
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bedrijf en hulp/ })).toBeVisible();
  await page.getByRole('link', { name: /^Bedrijf en hulp/ }).click();
  const name = `Velvet ${Date.now()} B.V.`;
  await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill(name);
  await review(page).click();
  await page.getByRole('textbox', { name: /Reden/ }).fill('Nieuwe rechtsvorm');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Alles is opgeslagen')).toBeVisible();
  expect(await company()).toMatchObject({ name });

  await page.getByRole('link', { name: 'Alle instellingen' }).click();
  await page.getByRole('link', { name: 'Geschiedenis' }).click();
  const change = page.getByRole('article').filter({ hasText: name }).first();
  await expect(change).toContainText('Nieuwe rechtsvorm');
  await change.getByRole('button', { name: /^Terug naar hoe het hiervoor was/ }).click();
  await expect(page.getByRole('list', { name: 'Wat er verandert' })).toContainText(name);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await company()).not.toMatchObject({ name });
});

/** Walks on by the keyboard until that has the focus, as who uses no mouse does. */
async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there`);
}
const tabTo = (page: Page, target: Locator) => pressUntil(page, 'Tab', target);

test('ADM-02 ADM-05 ADM-06 an admin finds who changed a price and why, and puts it back', async ({ page, request }) => {
  test.slow();
  const office = await Office.logIn(request, 'admin');
  const priceOf = async () => (await office.settings()).packages.find(({ id }) => id === 'p600')!.price;
  const [before, why] = [await priceOf(), `Duurder ingekocht ${Date.now()}`];
  const { packages } = await office.settings();
  const dearer = packages.map((one) => (one.id === 'p600' ? { ...one, price: { ...before, amount: 5199 } } : one));
  await office.changeSettings({ packages: dearer }, why);
  await logInAsStaff(page, 'admin', '/');

  const menu = page.getByRole('menu');
  await tabTo(page, menu.locator('[tabindex="0"]').first());
  const log = menu.getByRole('menuitem', { name: /^Controlelogboek/ });
  await pressUntil(page, 'ArrowDown', log);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: why });
  await expect(row).toContainText('wijzigde de instellingen');
  await tabTo(page, row.getByRole('link').first());
  await page.keyboard.press('Enter');
  const change = page.getByRole('article').filter({ hasText: why });
  await expect(change).toContainText(/€\s47,99.*€\s51,99/);
  await inspect(page, 'console-settings-price-found');
  await tabTo(page, change.getByRole('button', { name: 'Alleen deze wijziging terugdraaien…' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wijzigingen opslaan?' });
  await expect(dialog.getByRole('list', { name: 'Wat er verandert' })).toContainText(/€\s51,99.*€\s47,99/);
  await page.keyboard.type('Te vroeg verhoogd');
  await inspect(page, 'console-settings-price-put-back');
  await tabTo(page, dialog.getByRole('button', { name: 'Opslaan', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await priceOf()).toEqual(before);
  await expect(page.getByRole('article').filter({ hasText: 'Te vroeg verhoogd' })).toContainText(/€\s47,99/);
});

test('ADM-04 what one admin raises another one agrees to, by menu and links', async ({ page, browser }) => {
  const noor = { email: `noor.${randomInt(10_000_000)}@example.com`, password: 'a quiet console, please' };
  const colleague = await (await browser.newContext({ viewport: page.viewportSize(), locale: 'nl-NL' })).newPage();
  await logInAsStaff(page, 'admin', '/');
  const office = await Office.logIn(page.request, 'admin');
  await office.send('POST', '/staff', { name: 'Noor', email: noor.email, role: 'admin', language: 'nl' });
  const token = new URL((await latestMail(page.request, noor.email)).links[0]!).searchParams.get('token');
  for (const [path, data] of Object.entries({ password: { token, password: noor.password }, login: noor })) {
    const headers = { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() };
    const answer = await colleague.request.post(`${demo().console}/api/admin/${path}`, { data, headers });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  }
  await colleague.goto(demo().console);

  await colleague.getByRole('menuitem', { name: 'Instellingen' }).click();
  await colleague.getByRole('link', { name: /^Credits/ }).click();
  const limit = colleague.getByRole('textbox', { name: 'Tweede collega bevestigt boven' });
  await limit.fill('75,00');
  await review(colleague).click();
  await expect(colleague.getByText(/geldt pas als een andere beheerder instemt/)).toBeVisible();
  await colleague.getByRole('textbox', { name: /Reden/ }).fill('Grotere pakketten');
  await inspect(colleague, 'console-raise-review');
  await colleague.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(colleague.getByText('De verhoging wacht op een andere beheerder.')).toBeVisible();
  await expect(limit).toHaveValue('50,00');
  await expect(colleague.getByRole('button', { name: 'Trek in…' })).toBeVisible();
  await inspectBoth(colleague, 'console-raise-waiting');
  await colleague.getByRole('menuitem', { name: /^Terugbetalingen/ }).click();
  await expect(colleague.getByRole('link', { name: 'Beheerdersvoorstellen', exact: true })).toBeVisible();

  await page.getByRole('menuitem', { name: /^Terugbetalingen/ }).click();
  await page.getByRole('link', { name: /^Beheerdersvoorstellen.*1/ }).click();
  await expect(page.getByRole('article').getByText('“Grotere pakketten”')).toBeVisible();
  await inspectBoth(page, 'console-agreements');
  await page.getByRole('button', { name: 'Stem in…' }).click();
  await page.getByRole('textbox', { name: /Reden/ }).fill('Dat klopt');
  await inspectBoth(page, 'console-agree');
  await page.getByRole('button', { name: 'Stem in', exact: true }).click();
  await expect(page.getByText('Er wacht niets op een tweede beheerder.')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Instellingen' }).click();
  await page.getByRole('link', { name: 'Geschiedenis' }).click();
  const newest = page.getByRole('article').first();
  await expect(newest).toContainText('Op voorstel van Noor');
  await expect(newest).toContainText('75,00');
  await inspectBoth(page, 'console-raise-history');

  // Alone, once nobody else could agree.
  const staff = await office.get<{ id: string; email: string }[]>('/staff');
  const { id } = staff.find(({ email }) => email === noor.email)!;
  await office.send('POST', `/staff/${id}/disable`, { reason: 'Voor de proef' });
  await office.changeSettings({ four_eyes_above: 8_000 }, 'Niemand anders');
  await page.getByRole('menuitem', { name: 'Controlelogboek' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Er was geen ander.');
  await office.changeSettings({ four_eyes_above: 5_000 }, 'Terug');
  await colleague.context().close();
});

test('NTF-02 ADM-06 an admin words a mail, sees it, it goes out so, and is given back', async ({ page, join }) => {
  const words = `Nog één stap, ${Date.now()}.`;
  const save = async (reason: string) => {
    await review(page).click();
    await page.getByRole('textbox', { name: /Reden/ }).fill(reason);
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Alles is opgeslagen')).toBeVisible();
  };
  await logInAsStaff(page, 'admin');
  await page.goto(`${demo().console}/settings`);
  await page.getByRole('link', { name: /^Teksten van mails en pushes/ }).click();
  const row = page.getByRole('button', { name: /^Wachtwoord gewijzigd/ });
  await expect(row).toContainText('Van ons');
  await inspectBoth(page, 'console-settings-mails');
  await row.click();
  await page.getByRole('textbox', { name: 'Onderwerp' }).fill('Hallo van {site}');
  await page.getByRole('textbox', { name: 'Tekst' }).fill(`${words} {balance}`);
  await page.getByRole('button', { name: 'Voorbeeld tonen' }).click();
  await expect(page.getByText(/^Tussen accolades mag hier alleen staan: .*\{site\}/)).toBeVisible();
  await inspectBoth(page, 'console-settings-mail-refused');
  await page.getByRole('textbox', { name: 'Tekst' }).fill(words);
  await page.getByRole('button', { name: 'Voorbeeld tonen' }).click();
  await expect(page.frameLocator('iframe').getByRole('article').getByText(words)).toBeVisible();
  await inspectBoth(page, 'console-settings-mail');
  await save('Onze eigen toon');

  const anna = await join('Anna');
  const change = async (old_password: string, new_password: string) => {
    await anna.put('/user/password', { old_password, new_password });
    const subject = async () => (await latestMail(anna.request, anna.email)).subject;
    return { subject, text: async () => (await latestMail(anna.request, anna.email)).text };
  };
  const worded = await change(anna.password, 'een heel nieuw wachtwoord');
  await expect.poll(worded.subject).toBe('Hallo van Velvet');
  expect(await worded.text()).toContain(words);

  await page.getByRole('button', { name: 'Weer onze tekst' }).click();
  await save('Toch zoals het was');
  await page.getByRole('button', { name: 'Alle teksten' }).click();
  await expect(row).toContainText('Van ons');
  const ours = await change('een heel nieuw wachtwoord', 'nog een nieuw wachtwoord');
  await expect.poll(ours.subject).toBe('Je wachtwoord voor Velvet is gewijzigd');
});
