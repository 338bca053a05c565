import { expect, type Page } from '@playwright/test';
import { test } from './people.js';
import { inspect } from './support.js';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Bewerken: ${name}` }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan' }).click();

test('PRO-01 PRO-06 PRO-09 a member fills in the profile, and others see it', { tag: '@phone' }, async ({ join }) => {
  const [fenna, bas] = await Promise.all([join('Fenna'), join('Bas')]);
  const page = await fenna.open('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fenna.name);

  await edit(page, 'Over mij');
  await page.getByRole('textbox', { name: 'Over mij' }).fill('Ik zeil, lees en kook.\n\nZin in koffie?');
  await inspect(page, 'profile-about');
  await save(page);
  await expect(section(page, 'Over mij').getByText('Zin in koffie?')).toBeVisible();

  await edit(page, 'Waar je woont');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 52.0907, longitude: 5.1214 });
  await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click();
  await expect(page.getByLabel('Woonplaats')).toHaveValue('Utrecht');
  await page.getByLabel('Woonplaats').fill('alkm');
  await expect(page.getByRole('option', { name: /Alkmaar.*Noord-Holland/ })).toBeVisible();
  await inspect(page, 'profile-place');
  await page.getByRole('option', { name: /Alkmaar/ }).click();
  await save(page);
  await expect(section(page, 'Waar je woont').getByText('Alkmaar, Noord-Holland, Nederland')).toBeVisible();

  await section(page, 'Interesses')
    .getByRole('button', { name: /^Ik vind het goed/ })
    .click();
  await edit(page, 'Interesses');
  for (const interest of ['Koffie', 'Lezen', 'Zoenen']) await page.getByRole('checkbox', { name: interest }).check();
  await inspect(page, 'profile-interests');
  await save(page);
  await expect(section(page, 'Interesses').getByRole('listitem')).toHaveCount(3);
  await inspect(page, 'profile-filled');

  const other = await bas.open(`/members/${fenna.id}`);
  await expect(other.getByText('Ik zeil, lees en kook.')).toBeVisible();
  await expect(other.getByText('Zoenen')).toBeVisible();
});

test('PRO-01 consent to special data is withdrawn after a question', async ({ join }) => {
  const person = await join('Merel');
  const page = await person.open('/profile');
  await section(page, 'Uiterlijk')
    .getByRole('button', { name: /^Ik vind het goed/ })
    .click();
  await edit(page, 'Uiterlijk');
  await page.getByLabel('Haarkleur').selectOption('Rood');
  await save(page);
  await expect(section(page, 'Uiterlijk').getByText('Rood')).toBeVisible();

  const withdraw = page.getByRole('button', { name: 'Toestemming intrekken: Uiterlijk' });
  await withdraw.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, 'profile-withdraw');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // On second thoughts one goes on where one was.
  await expect(withdraw).toBeFocused();
  await withdraw.click();
  await page.getByRole('button', { name: 'Intrekken en wissen' }).click();
  await expect(section(page, 'Uiterlijk').getByRole('button', { name: /^Ik vind het goed/ })).toBeVisible();
  const colour = async () => (await person.get<{ profile: { hair_color: string | null } }>('/user')).profile.hair_color;
  await expect.poll(colour).toBeNull();
});

test('PRO-08 an invisible member is not found, and still seen by whom they wrote to', async ({ join }) => {
  const [nora, tom, iris] = await Promise.all([join('Nora'), join('Tom'), join('Iris')]);
  const page = await nora.open('/profile');
  await page.getByRole('switch', { name: 'Onzichtbaar' }).check();
  await expect(page.getByText('Je bent nu onzichtbaar')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Onzichtbaar' })).toBeChecked();
  await inspect(page, 'profile-invisible');

  await nora.write(await nora.conversationWith(tom), 'Hoi Tom!');
  const seen = await tom.open(`/members/${nora.id}`);
  await expect(seen.getByRole('heading', { level: 1 })).toContainText(nora.name);
  const hidden = await iris.open(`/members/${nora.id}`);
  await expect(hidden.getByText('Dit lid bestaat niet (meer).')).toBeVisible();
});
