import { expect, type Page } from '@playwright/test';
import { drawing } from './drawings.js';
import { payAndReturn, test } from './people.js';
import { inspect } from './support.js';

const notices = (page: Page) => page.getByRole('region', { name: 'Meldingen' });

test('CHT-02 CHT-11 what cannot be sent in a conversation says why, and each reason leads on', async ({ join }) => {
  const [writer, reader] = [await join('Hilde'), await join('Jonne')];
  const conversation = await writer.conversationWith(reader);
  for (const body of ['Dag!', 'Hoe gaat het?']) await writer.write(conversation, body);
  const page = await writer.open(`/chats/${conversation}`);
  await expect(page.getByText('Nog 10 credits')).toBeVisible();

  // Too long: said with a count, and over as soon as it is shorter.
  const words = page.getByRole('textbox', { name: `Bericht aan ${reader.name}` });
  const press = page.getByRole('button', { name: /^Versturen/ });
  await words.fill('a'.repeat(1_003));
  await expect(press).toBeDisabled();
  await expect(page.getByText('1.003 van 1.000 tekens')).toBeVisible();
  await inspect(page, 'message-too-long');
  await words.fill('Kort dan');
  await expect(press).toBeEnabled();
  await words.fill('');

  // Too dear: to the shop and back, where it can be sent.
  const sheet = page.getByRole('dialog', { name: `Een foto voor ${reader.name}` });
  await page.getByRole('button', { name: 'Foto sturen' }).click();
  await expect(sheet.getByText(/^Je komt 10 credits tekort voor een foto\./)).toBeVisible();
  await inspect(page, 'photo-too-dear');
  await sheet.getByRole('link', { name: 'Credits kopen', exact: true }).click();
  await payAndReturn(page);
  await expect(page.getByText('Nog 110 credits')).toBeVisible();

  // Nothing chosen yet: the button sends nothing until there is a photo.
  await page.getByRole('button', { name: 'Foto sturen' }).click();
  const pay = sheet.getByRole('button', { name: 'Foto versturen · 20 credits' });
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: await drawing(await page.context().newPage(), 120) };
  await sheet.getByTestId('chat-photo-input').setInputFiles(photo);
  await expect(sheet.getByRole('img', { name: 'Voorbeeld van je foto' })).toBeVisible();
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
  await pay.click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('log').getByText('Wordt bekeken')).toBeVisible();
  await expect(page.getByText('Nog 90 credits')).toBeVisible();
});

test('CLI-01 MNY-10 PRO-05 PRO-07 ACC-12 each notice above a screen leads where it says', async ({ join }) => {
  const [member, other] = [await join('Imke'), await join('Teun')];
  await member.buy('p100');
  // One at a time, the most urgent first.
  const page = await member.open('/members');
  await notices(page).getByRole('link', { name: 'Foto toevoegen' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(notices(page).getByText(/^Je profiel heeft nog geen foto/)).toHaveCount(0);

  const conversation = await member.conversationWith(other);
  for (let n = 1; n <= 12; n++) await member.write(conversation, `Bericht ${n}`);
  await page.goto('/members');
  await expect(notices(page)).toContainText('Nog maar 10 credits over');
  await notices(page).getByRole('link', { name: 'Credits kopen' }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expect(page.getByRole('main').getByRole('link', { name: /100 credits/ })).toBeVisible();
  await expect(notices(page).getByText(/^Nog maar/)).toHaveCount(0);

  // Whoever wants to leave is shown another way, by the reason they give; without one they go no further.
  await page.goto('/settings/delete');
  const on = page.getByRole('button', { name: 'Verder', exact: true });
  await expect(on).toBeDisabled();
  await page.getByRole('radio', { name: 'Ik krijg te veel mail' }).check();
  await expect(on).toBeEnabled();
  await page.getByRole('link', { name: 'Meldingen kiezen' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await page.goto('/settings/delete');
  await page.getByRole('radio', { name: 'Ik neem een pauze' }).check();
  await expect(page.getByText('Je kunt ook onzichtbaar worden')).toBeVisible();
  await inspect(page, 'leaving-offer');
  await page.getByRole('link', { name: 'Naar mijn profiel' }).click();
  await expect(page).toHaveURL(/\/profile$/);

  // A block is undone where it is told.
  await member.post(`/members/${other.id}/block`);
  await page.goto(`/members/${other.id}`);
  await expect(page.getByText(`Je hebt ${other.name} geblokkeerd.`)).toBeVisible();
  await page.getByRole('button', { name: /^Meer met/ }).click();
  await page.getByRole('button', { name: /^Deblokkeren/ }).click();
  await expect(page.getByText(`Je hebt ${other.name} geblokkeerd.`)).toHaveCount(0);
});
