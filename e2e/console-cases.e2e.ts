import { expect, type Page } from '@playwright/test';
import { addPhoto, drawing } from './drawings.js';
import { test, type Person } from './people.js';
import { DECIDED, demo, inspect, inspectBoth, logInAsStaff, openCases } from './support.js';

interface OwnPhotos {
  photos: { id: string }[];
}

/** The report about them, found as a moderator does. */
async function openCase(page: Page, about: Person): Promise<void> {
  const entry = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: about.name });
  await openCases(page, about);
  await entry.first().getByRole('link').first().click();
  await expect(
    page.getByRole('heading', { level: 2, name: new RegExp(`^Melding over .*${about.name}`) }),
  ).toBeVisible();
}

test('PRV-03 a report of fake photos shows those of then and of now, and hides hard ones until a press', async ({
  join,
  page,
}) => {
  const [reporter, member] = await Promise.all([join('Meldster'), join('Nepfoto')]);
  for (const hue of [20, 200]) await addPhoto(member, await drawing(hue));
  const { photos } = await member.get<OwnPhotos>('/photos');
  await logInAsStaff(page, 'moderator');
  const headers = { 'X-Client-Request': '1', 'Idempotency-Key': photos[0]!.id };
  const approved = await page.request.post(`${demo().console}/api/admin/photos/approve`, {
    data: { ids: photos.map(({ id }) => id) },
    headers,
  });
  expect(approved.ok(), await approved.text()).toBe(true);
  const seen = async () => (await reporter.get<{ photos?: unknown[] }>(`/members/${member.id}`)).photos?.length;
  await expect.poll(seen, DECIDED).toBe(2);
  await reporter.post('/reports', { member_id: member.id, reason: 'underage', text: 'Dat is een kind.' });
  const gone = await member.request.delete(`/api/photos/${photos[0]!.id}`, {
    headers: { 'X-Client-Request': '1', 'Idempotency-Key': member.id },
  });
  expect(gone.ok()).toBe(true);

  await openCase(page, member);
  const album = page.getByRole('region', { name: `Foto’s van ${member.name}` });
  await expect(album.getByText('Sindsdien verwijderd')).toBeVisible();
  await expect(album.getByRole('img', { name: 'Onscherp gemaakt' })).toHaveCount(2);
  await inspect(page, 'console-case-photos-veiled');
  const first = `Foto 1 van ${member.name}`;
  await album.getByRole('button', { name: `Toon foto: ${first}` }).click();
  const shown = album.getByRole('img', { name: first });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(200);
  await inspectBoth(page, 'console-case-photos');
});

test('PRV-03 a report of harassment shows what was written around the message, further on a press', async ({
  join,
  page,
}) => {
  const [nadia, olaf] = await Promise.all([join('Lastiggevallen'), join('Lastpak')]);
  for (const one of [nadia, olaf]) await one.buy('p100');
  const chat = await olaf.conversationWith(nadia);
  for (let n = 1; n <= 6; n++) await olaf.write(chat, `Hoi, nummer ${n}`);
  await olaf.write(chat, 'Ik weet waar je woont.');
  await nadia.write(chat, 'Hou op met schrijven.');
  const { messages } = await nadia.get<{ messages: { version: number; body: string }[] }>(`/chats/${chat}`);
  const { version } = messages.find(({ body }) => body === 'Ik weet waar je woont.')!;
  const message = { conversation_id: chat, version };
  await nadia.post('/reports', { message, reason: 'harassment', text: 'Hij blijft schrijven.' });

  await logInAsStaff(page, 'moderator');
  await openCase(page, olaf);
  const around = page.getByRole('region', { name: 'Het bericht in het gesprek' });
  await expect(around.getByRole('listitem')).toHaveCount(7);
  await expect(around.getByRole('listitem').filter({ hasText: 'Gemeld bericht' })).toContainText(
    'Ik weet waar je woont.',
  );
  await expect(around.getByRole('listitem').last()).toContainText('Hou op met schrijven.');
  await expect(around.getByText('Hierna is niets geschreven.')).toBeVisible();
  await inspectBoth(page, 'console-case-around');
  await around.getByRole('button', { name: 'Toon 5 eerdere' }).click();
  await expect(around.getByText('Hoi, nummer 1')).toBeVisible();
  await expect(around.getByText('Hiervoor is niets geschreven.')).toBeVisible();
});
