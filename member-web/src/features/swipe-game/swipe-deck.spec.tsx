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
