import { expect } from '@playwright/test';
import { test } from './people.js';
import { inspectBoth } from './support.js';

test('CHT-07 who does not know how to begin takes a line, changes it and sends it', async ({ join }) => {
  const [writer, reader] = await Promise.all([join('Tessa'), join('Wouter')]);
  const page = await writer.open(`/chats/${await writer.conversationWith(reader)}`);
  await page.getByRole('button', { name: 'Help me beginnen' }).click();
  const modal = page.getByRole('dialog', { name: `Zo kun je ${reader.name} schrijven` });
  await expect(modal.getByRole('listitem')).toHaveCount(4);
  await inspectBoth(page, 'icebreakers');

  // Shuffled, six for somebody who tells nothing: within two rounds it was there.
  const line = modal.getByRole('button', { name: 'Ochtendmens of nachtbraker?' });
  const others = modal.getByRole('button', { name: 'Andere zinnen' });
  await expect(async () => {
    await others.click();
    await expect(line).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await line.click();
  await expect(modal).toHaveCount(0);
  const field = page.getByRole('textbox', { name: `Bericht aan ${reader.name}` });
  await expect(field).toHaveValue('Ochtendmens of nachtbraker?');
  await expect(field).toBeFocused();
  await page.keyboard.type(' Ik het eerste.');
  await page.getByRole('button', { name: /^Versturen/ }).click();
  await expect(page.getByRole('log').getByText('Ochtendmens of nachtbraker? Ik het eerste.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help me beginnen' })).toHaveCount(0);
});
