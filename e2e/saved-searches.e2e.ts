import { expect } from '@playwright/test';
import { test } from './people.js';
import { inspect } from './support.js';

test('DSC-01 DSC-09 a search is kept, mailed, opened and replaced', async ({ join }) => {
  const someone = await join('Bewaarder');
  const page = await someone.open('/members?gender=female&country=BE');
  const sheet = page.getByRole('dialog', { name: 'Bewaarde zoekopdrachten' });
  const open = () => page.getByRole('button', { name: 'Bewaard', exact: true }).click();
  await open();
  await expect(sheet.getByRole('textbox')).toHaveValue('Vrouwen, België');
  await sheet.getByRole('button', { name: 'Bewaren' }).click();
  await expect(sheet.getByText('staat hier als “Vrouwen, België”')).toBeVisible();
  const mail = sheet.getByRole('switch', { name: 'Mail me elke week wie nieuw is' });
  await mail.check();
  await expect(mail).toBeChecked();
  await inspect(page, 'saved-searches');
  await sheet.getByRole('button', { name: 'Sluiten' }).click();

  await page.getByRole('button', { name: 'Mannen', exact: true }).click();
  await open();
  await sheet.getByRole('button', { name: '“Vrouwen, België” vervangen door wat je nu zoekt' }).click();
  await expect(sheet.getByText('staat hier als “Mannen, België”')).toBeVisible();

  // As the link of the mail does.
  const { searches } = await someone.get<{ searches: { id: string; weekly_mail: boolean }[] }>('/saved-searches');
  expect(searches).toMatchObject([{ weekly_mail: true }]);
  await page.goto(`/members?saved=${searches[0]!.id}`);
  await expect(page).toHaveURL((url) => url.search === '?gender=male&country=BE');
});
