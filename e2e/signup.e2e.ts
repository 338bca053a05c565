import { expect, type Locator, type Page } from '@playwright/test';
import { newIdentity, PASSWORD, pressConfirm, test } from './people.js';
import { demoLogin, inspect, inspectBoth, latestMail, onPhone, picture } from './support.js';

test('ACC-01 ACC-03 CLI-02 a visitor signs up in five steps', { tag: '@both' }, async ({ page }) => {
  // Twelve screens are looked at.
  const { name, email } = newIdentity('Lotte');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const form = await openForm(page);
  await expect(form.getByRole('heading', { name: 'Wie ben je en wie zoek je?' })).toBeVisible();
  await next(form);
  await expect(form.getByText('Vul dit in.')).toHaveCount(2);
  await expect(form.getByRole('radio', { name: 'Vrouw', exact: true })).toBeFocused();
  await inspect(page, 'signup-0-errors');
  await genders(form);
  if (!onPhone()) await expectToStayOpen(page);

  await next(form);
  await expect(form.getByText('Vul uw geboortedatum in (18+ jaar)')).toBeVisible();
  await inspect(page, 'signup-1-errors');
  await birth(form);

  await inspect(page, 'signup-2');
  await place(form);
  await next(form);
  await expect(form.getByText('Kies een profielnaam van 3 tot 30 tekens.')).toBeVisible();
  await form.getByLabel('Een paar woorden over jezelf').fill('Hoi! Ik woon sinds kort in Utrecht.');
  await form.getByLabel('Profielnaam').fill(name);
  await inspect(page, 'signup-3');
  await next(form);

  await form.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(form.getByText('Ongeldige e-mail')).toBeVisible();
  await expect(form.getByText(/^Kies een wachtwoord van/)).toBeVisible();
  await expect(form.getByText('Ga akkoord om je aan te melden.')).toBeVisible();
  await inspect(page, 'signup-4-errors');
  await account(form, demoLogin('member').email);
  await expect(form.getByText('Dit e-mailadres heeft al een account op deze site.')).toBeVisible();

  await form.getByLabel('E-mailadres').fill(email);
  await form.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await inspect(page, 'check-inbox');

  await page.goto(await linkInMail(page, email));
  await pressConfirm(page);
  await expect(page.getByRole('heading', { name: 'Je account is bevestigd' })).toBeVisible();
});

test('ACC-01 ACC-10 a visitor signs up in Polish, to an account that is active', async ({ page }) => {
  const { name, email } = newIdentity('Zofia');
  await page.goto('/');
  await page.getByRole('button', { name: 'Taal: NL, Nederlands' }).click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Zarejestruj się za darmo' }).first().click();
  const form = page.getByRole('dialog', { name: 'Zarejestruj się za darmo' });
  const go = () => form.getByRole('button', { name: 'Dalej' }).click();
  await form.getByRole('radio', { name: 'Kobieta', exact: true }).check();
  await form.getByRole('radio', { name: 'Mężczyzn', exact: true }).check();
  await go();
  await form.getByLabel('Dzień').fill('21');
  await form.getByLabel('Miesiąc').selectOption({ index: 6 });
  await form.getByLabel('Rok', { exact: true }).fill('1991');
  await go();
  await form.getByLabel('Kraj').selectOption('PL');
  await expect(form.getByRole('heading', { name: 'Gdzie mieszkasz?' })).toBeVisible();
  await inspect(page, 'signup-polish-place');
  await go();
  await form.getByLabel('Nazwa profilu').fill(name);
  await go();
  await form.getByLabel('Adres e-mail').fill(email);
  await form.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox', { name: /regulamin/ }).check();
  await form.getByRole('button', { name: 'Utwórz konto' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź skrzynkę' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jeszcze tylko to' })).toBeVisible();
  await inspect(page, 'signup-polish-inbox');

  expect((await latestMail(page.request, email)).text).toContain('Potwierdź');
  await page.goto(await linkInMail(page, email));
  await page.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(page.getByRole('heading', { name: 'Twoje konto jest potwierdzone' })).toBeVisible();
});

test('ACC-04 who has just signed up looks around, confirms from the mail and sees the members', async ({ join }) => {
  const person = await join('Lotte', { confirmed: false });
  const { email } = person;
  const page = await person.open('/complete-signup');
  await page.getByRole('link', { name: 'Alvast rondkijken' }).click();
  await expect(page.getByText(`Bevestig je e-mailadres ${email}`)).toBeVisible();
  await inspect(page, 'members-unconfirmed');

  const activated = await openLinkInMail(page, email);
  // A scanner of mails that runs scripts opens the link, too, and presses nothing.
  await expect(activated.getByRole('heading', { name: 'Bevestig je account' })).toBeVisible();
  await inspectBoth(activated, 'activate');
  const status = async () => (await person.get<{ status: string }>('/user')).status;
  expect(await status()).toBe('not_confirmed');
  await pressConfirm(activated);
  await expect(activated.getByRole('heading', { name: 'Je account is bevestigd' })).toBeVisible();
  await expect(activated).toHaveURL(/\/activate\/done$/);
  expect(await status()).toBe('active');

  await activated.getByRole('link', { name: 'Naar de leden' }).click();
  await expect(activated).toHaveURL(/\/members$/);
  await expect(activated.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(activated.getByText(`Bevestig je e-mailadres ${email}`)).toHaveCount(0);
});

test('ACC-02 minors cannot sign up; the step before keeps what was filled in', async ({ page }) => {
  await page.goto('/signup');
  const form = page.getByRole('main');
  await genders(form);
  await birth(form, String(new Date().getFullYear() - 17));
  await expect(form.getByText('Vul uw geboortedatum in (18+ jaar)')).toBeVisible();
  await page.goBack();
  await expect(form.getByRole('radio', { name: 'Vrouw', exact: true })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Mannen', exact: true })).toBeChecked();
});

test(
  'CLI-02 a double press stays where it is, and a reload loses nothing but the password',
  { tag: '@phone' },
  async ({ page }) => {
    const { name, email } = newIdentity('Noor');
    await page.goto('/');
    const form = await openForm(page);
    const button = form.getByRole('button', { name: /^(Verder|Account aanmaken)$/ });
    const press = async () => {
      const before = await button.boundingBox();
      await button.dblclick();
      return before!;
    };
    const places: { x: number; y: number }[] = [];

    await form.getByRole('radio', { name: 'Vrouw', exact: true }).check();
    await form.getByRole('radio', { name: 'Mannen', exact: true }).check();
    places.push(await press());
    await expect(form.getByRole('heading', { name: 'Wanneer ben je geboren?' })).toBeVisible();
    await expect(form.getByText('Vul uw geboortedatum in (18+ jaar)')).toHaveCount(0);
    await form.getByLabel('Dag').fill('21');
    await form.getByLabel('Maand').selectOption('juni');
    await form.getByLabel('Jaar', { exact: true }).fill('1991');
    places.push(await press());
    await expect(form.getByRole('heading', { name: 'Waar woon je?' })).toBeVisible();
    await form.getByLabel('Land').selectOption('NL');
    places.push(await press());
    await expect(form.getByRole('heading', { name: 'Hoe noemen anderen je?' })).toBeVisible();
    await form.getByLabel('Profielnaam').fill(name);
    places.push(await press());
    await expect(form.getByRole('heading', { name: 'Nu nog je account' })).toBeVisible();
    places.push((await button.boundingBox())!);
    expect(new Set(places.map(({ x, y }) => `${Math.round(x)}, ${Math.round(y)}`)).size, 'one place').toBe(1);

    await form.getByLabel('E-mailadres').fill(email);
    await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await form.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
    await page.reload();
    await expect(form.getByRole('heading', { name: 'Nu nog je account' })).toBeVisible();
    await expect(form.getByLabel('E-mailadres')).toHaveValue(email);
    await expect(form.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
    await inspect(page, 'signup-reloaded');
    await page.goBack();
    await expect(form.getByLabel('Profielnaam')).toHaveValue(name);
    await page.goForward();
    await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await form.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
    await button.dblclick();
    await expect(page.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible();
    const headers = { 'X-Client-Request': '1' };
    const sessions = (await (await page.request.get('/api/user/sessions', { headers })).json()) as {
      sessions: object[];
    };
    expect(sessions.sessions, 'ACC-01 one account, one session').toHaveLength(1);
  },
);

test('ACC-04 a link that does not work leads to a new mail', async ({ join }) => {
  const person = await join('Sofie', { confirmed: false });
  const page = await person.open(`/${'x'.repeat(43)}`);
  await pressConfirm(page);
  await expect(page.getByRole('heading', { name: 'Activeren mislukt' })).toBeVisible();
  await expect(page).toHaveURL(/\/activate\/error$/);
  await inspect(page, 'activation-failed');

  const { id } = await latestMail(person.request, person.email);
  await page.getByRole('button', { name: 'Mail opnieuw sturen' }).click();
  await expect(page.getByText(`We hebben een mail gestuurd naar ${person.email}`)).toBeVisible();
  await expect.poll(async () => (await latestMail(person.request, person.email)).id).toBeGreaterThan(id);
});

/** The dialog where there is room for one, the page on a phone. */
async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Gratis aanmelden' }).first().click();
  if (!onPhone()) return page.getByRole('dialog', { name: 'Gratis aanmelden' });
  await expect(page).toHaveURL(/\/signup$/);
  return page.getByRole('main');
}

const next = (form: Locator) => form.getByRole('button', { name: 'Verder' }).click();

async function genders(form: Locator) {
  await form.getByRole('radio', { name: 'Vrouw', exact: true }).check();
  await form.getByRole('radio', { name: 'Mannen', exact: true }).check();
  await next(form);
  await expect(form.getByRole('heading', { name: 'Wanneer ben je geboren?' })).toBeVisible();
}

async function birth(form: Locator, year = '1991') {
  await form.getByLabel('Dag').fill('21');
  await form.getByLabel('Maand').selectOption('juni');
  await form.getByLabel('Jaar', { exact: true }).fill(year);
  await next(form);
}

async function place(form: Locator) {
  await form.getByLabel('Woonplaats').fill('utr');
  // Else the list opens just where one is about to press.
  await form.getByRole('listbox', { name: 'Plaatsen' }).getByRole('option').click();
  await expect(form.getByLabel('Provincie')).toHaveValue('NL-UT');
  await next(form);
  await expect(form.getByRole('heading', { name: 'Hoe noemen anderen je?' })).toBeVisible();
}

async function account(form: Locator, email: string) {
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
  await form.getByRole('button', { name: 'Account aanmaken' }).click();
}

async function expectToStayOpen(page: Page) {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function linkInMail(page: Page, email: string): Promise<string> {
  const { links } = await latestMail(page.request, email);
  return new URL(links[0]!).pathname;
}

/** As in a mail program: the mail in one tab, what its link opens in another. */
async function openLinkInMail(page: Page, email: string): Promise<Page> {
  const { id } = await latestMail(page.request, email);
  const inbox = await page.context().newPage();
  await inbox.goto(`/api/dev/inbox/${id}`);
  const mail = inbox.frameLocator('iframe[title="The mail"]');
  await expect(mail.getByRole('link').first()).toBeVisible();
  await picture(inbox, 'mail');
  const opened = inbox.waitForEvent('popup');
  await mail.getByRole('link').first().click();
  return opened;
}
