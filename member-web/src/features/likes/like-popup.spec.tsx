import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

const SANNE = 'member-1-sanne';

it('DSC-04 does not ask about whom one has just taken a like back from', async () => {
  const { user, world } = await visit(`/members/${SANNE}?t=0`, 'paid', (given) => {
    given.likesGiven.set(SANNE, '2026-01-01T10:00:00.000Z');
  });
  await world.listening;
  await user.click(await screen.findByRole('button', { name: 'Sanne leuk vinden', pressed: true }));
  await waitFor(() => expect(world.likesGiven.has(SANNE)).toBe(false));
  expect(screen.queryByRole('dialog', { name: /^Vind je/ })).not.toBeInTheDocument();
});

it('DSC-01 a held Enter on a heart is one like, and takes none back', async () => {
  await visit(`/members/${SANNE}?t=0`);
  const heart = await screen.findByRole('button', { name: 'Sanne leuk vinden' });
  expect(fireEvent.keyDown(heart, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(heart, { key: 'Enter', repeat: true })).toBe(false);
});
