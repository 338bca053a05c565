import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzip } from '../api/testing/unzip.js';
import { linkIn, pressConfirm, test, PASSWORD } from './people.js';
import { demoLogin, expectNoSidewaysScroll, inspect, inspectBoth, mailsTo } from './support.js';

const NEW_PASSWORD = 'andere-avonden-26';

test('ACC-08 settings: password and address', { tag: '@phone' }, async ({ join }) => {
  const person = await join('Saskia');
  const page = await person.open('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Instellingen' })).toBeVisible();
  await expect(page.getByText('Dit apparaat', { exact: true })).toBeVisible();
  await expect(page.getByText('Niet gegeven')).toHaveCount(3);
  await inspect(page, 'settings');

  await page.getByRole('button', { name: 'Wijzigen Wachtwoord' }).click();
  await changePassword(page, { old: 'niet-het-oude', again: 'iets anders' });
  await expect(page.getByText('De opgegeven wachtwoorden zijn niet gelijk.')).toBeVisible();
  await changePassword(page, { old: 'niet-het-oude' });
  await expect(page.getByText('Controleer je oude wachtwoord.')).toBeVisible();
  await inspect(page, 'settings-password-wrong');
  await changePassword(page, { old: PASSWORD });
  await expect(page.getByText(/Je wachtwoord is gewijzigd/)).toBeVisible();

  const next = `nieuw.${person.email}`;
  await page.getByRole('button', { name: 'Wijzigen E-mailadres' }).click();
  await page.getByLabel('Nieuw e-mailadres').fill(demoLogin('member').email);
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Link sturen' }).click();
  await expect(page.getByText('Dit e-mailadres heeft al een account op deze site.')).toBeVisible();
  await page.getByLabel('Nieuw e-mailadres').fill(next);
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(NEW_PASSWORD);
  await inspect(page, 'settings-email');
  await page.getByRole('button', { name: 'Link sturen' }).click();
  await expect(page.getByText(`We hebben een link gestuurd naar ${next}.`)).toBeVisible();
  // As long as it waits, whoever comes back sees it, has it mailed again, or takes it back.
  const first = await linkIn(person, next);
  await page.reload();
  await expect(page.getByText(`Je nieuwe adres ${next} wacht op je bevestiging.`)).toBeVisible();
  await inspect(page, 'settings-email-pending');
  await page.getByRole('button', { name: 'Wijziging intrekken' }).dblclick();
  await expect(page.getByText(`Ingetrokken. Je houdt ${person.email};`)).toBeVisible();
  await expect(page.getByText('wacht op je bevestiging')).toHaveCount(0);
  const dead = await person.open(first);
  await pressConfirm(dead);
  await expect(dead.getByRole('heading', { name: /^Link verlopen of invalide/ })).toBeVisible();
  await inspect(dead, 'mail-change-dead');
  await dead.getByRole('link', { name: 'Naar je instellingen' }).click();

  const other = `ander.${person.email}`;
  await dead.getByRole('button', { name: 'Wijzigen E-mailadres' }).click();
  await dead.getByLabel('Nieuw e-mailadres').fill(other);
  await dead.getByLabel('Je wachtwoord', { exact: true }).fill(NEW_PASSWORD);
  await dead.getByRole('button', { name: 'Link sturen' }).dblclick();
  const sent = async () => (await mailsTo(person.request, other)).length;
  await expect.poll(sent).toBe(1);
  await dead.getByRole('button', { name: 'Mail opnieuw sturen' }).click();
  await expect(dead.getByText(`We hebben een link gestuurd naar ${other}.`).first()).toBeVisible();
  await expect.poll(sent).toBe(2);
  const changed = await person.open(await linkIn(person, other));
  // A scanner of mails that runs scripts opens the link, too, and presses nothing.
  await expect(changed.getByRole('heading', { name: 'Bevestig je nieuwe e-mailadres' })).toBeVisible();
  await inspectBoth(changed, 'mail-change');
  const address = async () => (await person.get<{ email: string }>('/user')).email;
  expect(await address()).toBe(person.email);
  await pressConfirm(changed);
  await expect(changed.getByRole('heading', { name: 'Je e-mailadres is gewijzigd' })).toBeVisible();
  expect(await address()).toBe(other);
  await inspect(changed, 'mail-changed');
});

test('ACC-06 a login elsewhere is seen and ended', async ({ join, page: elsewhere }) => {
  const person = await join('Petra');
  await elsewhere.goto('/login');
  await logIn(elsewhere, person.email, PASSWORD);
  await expect(elsewhere).toHaveURL(/\/members/);

  const page = await person.open('/settings');
  await page.getByRole('button', { name: /^Uitloggen: Chrome, Linux/ }).click();
  await expect(page.getByText('Je bent daar uitgelogd')).toBeVisible();
  await expect(page.getByText('Dit apparaat', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Uitloggen:/ })).toHaveCount(0);
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('PRV-02 all of one’s own data is downloaded and can be read', async ({ join }) => {
  const person = await join('Quirine');
  const page = await person.open('/settings');
  await page.getByRole('button', { name: 'Mijn gegevens aanvragen' }).click();
  await expect(page.getByText(`We hebben een link gestuurd naar ${person.email}.`)).toBeVisible();
  await page.goto(await linkIn(person, person.email, /gegevens/));
  await expect(page.getByRole('heading', { name: 'Je gegevens staan klaar' })).toBeVisible();
  await inspect(page, 'data-export');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Downloaden' }).click();
  const files = unzip(await readFile(await (await started).path()));
  expect(JSON.parse(files.get('account.json')!.toString())).toMatchObject({ email: person.email, status: 'active' });
  expect(JSON.parse(files.get('profile.json')!.toString())).toMatchObject({ name: person.name, country: 'NL' });
  await expect(page.getByRole('heading', { name: 'Je gegevens zijn gedownload' })).toBeVisible();
});

test('ACC-10 NTF-01 settings: notifications and language', { tag: '@phone' }, async ({ join }) => {
  const person = await join('Tessa');
  const page = await person.open('/settings');
  await page.getByRole('link', { name: 'Meldingen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meldingen' })).toBeVisible();
  await page.getByRole('switch', { name: 'Weekoverzicht' }).check();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Weekoverzicht' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Aanbiedingen' })).not.toBeChecked();

  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Taal' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await inspect(page, 'settings-german');
});

test('CLI-06 ACC-10 the bar at the top fits a tablet in every language', async ({ join }) => {
  const person = await join('Tabitha');
  const page = await person.open('/settings');
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const language of ['en', 'de', 'es', 'fr', 'it', 'pl', 'nl']) {
    await page.getByRole('main').getByRole('combobox').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectNoSidewaysScroll(page);
  }
});

test('ACC-04 a mistyped address is corrected before it is confirmed', async ({ join }) => {
  const person = await join('Typo', { confirmed: false });
  const right = `goed.${person.email}`;
  const page = await person.open('/complete-signup');
  await page.getByRole('button', { name: 'Adres wijzigen' }).click();
  await page.getByLabel('Nieuw e-mailadres').fill(right);
  await inspectBoth(page, 'correct-email');
  await page.getByRole('button', { name: 'Opslaan en mail sturen' }).click();
  await expect(page.getByText(right).first()).toBeVisible();
  const activated = await person.open(await linkIn(person, right));
  await pressConfirm(activated);
  await expect(activated.getByRole('heading', { name: 'Je account is bevestigd' })).toBeVisible();
});

test('ACC-07 a forgotten password', async ({ join, page }) => {
  const person = await join('Vera');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page.getByRole('heading', { name: 'Nieuw wachtwoord kiezen' })).toBeVisible();
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByRole('button', { name: 'Link sturen' }).click();
  await expect(page.getByText(`We hebben een link gestuurd naar ${person.email}.`)).toBeVisible();
  await inspect(page, 'reset-password-sent');

  const link = await linkIn(person, person.email, /wachtwoord/i);
  await page.goto(link);
  await setPassword(page);
  await expect(page.getByText('Je nieuwe wachtwoord is opgeslagen. Log ermee in.')).toBeVisible();
  await logIn(page, person.email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/members/);

  // The session from before the reset is over, and the link is spent.
  const before = await person.open('/settings');
  await expect(before).toHaveURL(/\/login/);
  await before.goto(link);
  await setPassword(before);
  await expect(before.getByText('Link verlopen of invalide, vraag een nieuwe e-mail aan')).toBeVisible();
  await inspect(before, 'reset-password-expired');
});

test('ACC-12 leaving, the deleted account at login, and coming back', { tag: '@phone' }, async ({ join, page }) => {
  const person = await join('Wietske');
  const own = await person.open('/settings');
  await own.getByRole('link', { name: /Account verwijderen/ }).click();
  await own.getByRole('radio', { name: 'Het is me te duur' }).check();
  await own.getByRole('button', { name: 'Korting nemen' }).click();
  await expect(own.getByText(/^Je code is STAY-\w+: 20% korting/)).toBeVisible();
  await inspect(own, 'delete-account-offer');
  await own.getByRole('radio', { name: 'Ik neem een pauze' }).check();
  await expect(own.getByText(/onzichtbaar worden/)).toBeVisible();
  await inspect(own, 'delete-account-reason');
  await own.getByRole('button', { name: 'Verder' }).click();
  await expect(own.getByText(/Je hebt nog 30 credits\./)).toBeVisible();
  await inspect(own, 'delete-account-sure');
  await own.getByLabel('Je wachtwoord').fill(PASSWORD);
  await own.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect(own.getByRole('heading', { name: 'Je account is verwijderd' })).toBeVisible();
  await expect(own).toHaveURL(/\/account-deleted$/);
  await own.goto('/members');
  await expect(own.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();

  await page.goto('/login');
  await logIn(page, person.email, PASSWORD);
  await expect(page.getByText(/Dit account is verwijderd/)).toBeVisible();
  await inspect(page, 'login-deleted');

  await page.goto(await linkIn(person, person.email, /verwijderd/));
  await inspect(page, 'reactivate');
  await page.getByRole('button', { name: 'Mijn account herstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is hersteld' })).toBeVisible();
  await inspect(page, 'reactivated');
  await page.getByRole('link', { name: 'Inloggen' }).click();
  await logIn(page, person.email, PASSWORD);
  await expect(page).toHaveURL(/\/members/);
});

async function changePassword(page: Page, { old, again = NEW_PASSWORD }: { old: string; again?: string }) {
  await page.getByLabel('Oud wachtwoord', { exact: true }).fill(old);
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Nieuw wachtwoord nog een keer', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
}

async function setPassword(page: Page) {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Nieuw wachtwoord nog een keer', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
}
