import { expect } from '@playwright/test';
import { test } from './people.js';
import { demo, inspect, logInAsStaff } from './support.js';

test('ADM-06 PRO-01 an interest of the operator’s own, from the console to profiles and back', async ({
  page,
  join,
}) => {
  test.slow();
  await logInAsStaff(page, 'admin');
  const save = async (reason: string) => {
    await page.getByRole('button', { name: 'Nakijken en opslaan…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Reden/ }).fill(reason);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Alles is opgeslagen')).toBeVisible();
  };
  await page.goto(`${demo().console}/settings`);
  await page.getByRole('link', { name: /^Eigen interesses/ }).click();
  await page.getByRole('button', { name: 'Interesse toevoegen' }).click();
  const card = page.getByRole('main').getByRole('region').last();
  await card.getByRole('textbox', { name: 'Nederlands' }).fill('Koud zwemmen');
  await card.getByRole('textbox', { name: 'Engels' }).fill('Cold dips');
  await inspect(page, 'console-settings-interests');
  await save('Leden vragen erom');

  const choosing = await join('Zwem');
  const hers = await choosing.open('/profile');
  await hers.getByRole('button', { name: 'Ik vind het goed: Interesses' }).click();
  await hers.getByRole('button', { name: 'Bewerken: Interesses' }).click();
  await hers.getByRole('checkbox', { name: 'Koud zwemmen' }).check();
  await inspect(hers, 'profile-own-interests');
  await hers.getByRole('button', { name: 'Opslaan' }).click();
  const own = hers.getByRole('region', { name: 'Interesses' });
  await expect(own.getByText('Koud zwemmen')).toBeVisible();

  // Somebody else, who reads English, sees it as one they share.
  const sharing = await join('Duik');
  const interests = await choosing.get<{ own_interests: { id: string; name: { en: string } }[] }>('/interests');
  const { id } = interests.own_interests.find(({ name }) => name.en === 'Cold dips')!;
  await sharing.put('/profile/consents', { purpose: 'interests', given: true });
  await sharing.put('/profile', { interests: [id] });
  await sharing.put('/user', { language: 'en' });
  const theirs = await sharing.open(`/members/${choosing.id}`);
  await expect(theirs.getByRole('region', { name: 'Interests' }).getByText('Cold dips')).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Interests' })).toContainText('you too');

  // Retired, it is nowhere, and saving works.
  await page.reload();
  await page.getByRole('region', { name: 'Koud zwemmen' }).getByRole('switch', { name: 'Te kiezen' }).uncheck();
  await save('Toch niet');
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: choosing.name })).toBeVisible();
  await expect(theirs.getByText('Cold dips')).toHaveCount(0);
  await hers.reload();
  await hers.getByRole('button', { name: 'Bewerken: Interesses' }).click();
  await expect(hers.getByRole('checkbox', { name: 'Koud zwemmen' })).toHaveCount(0);
  await hers.getByRole('checkbox', { name: 'Koffie' }).check();
  await hers.getByRole('button', { name: 'Opslaan' }).click();
  await expect(own.getByText('Koffie')).toBeVisible();
});
