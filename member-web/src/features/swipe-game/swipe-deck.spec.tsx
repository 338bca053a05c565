import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

it('DSC-06 a held Enter on a button swipes one card', async () => {
  await visit('/swipe-game');
  for (const name of ['Sanne leuk vinden', 'Sanne overslaan']) {
    const button = await screen.findByRole('button', { name });
    // Whether the browser presses the button.
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true);
  }
});

it('DSC-06 after the last card the keyboard goes on beside it', async () => {
  const { user } = await visit('/swipe-game', 'paid', (world) => (world.members = world.members.slice(0, 2)));
  await user.click(await screen.findByRole('button', { name: 'Sanne overslaan' }));
  await user.click(await screen.findByRole('button', { name: 'Bram overslaan' }));
  await screen.findByRole('heading', { level: 2 });
  expect(await screen.findByRole('region', { name: 'Stapel met leden' })).toHaveFocus();
});
