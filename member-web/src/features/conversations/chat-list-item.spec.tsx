import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

it('the age stays behind a name that is written from right to left', async () => {
  await visit('/chats', 'paid', (world) => {
    world.member('member-1-sanne')!.name = 'נועה';
  });
  const list = within(await screen.findByRole('navigation', { name: 'Berichten' }));
  expect((await list.findByText('נועה')).tagName).toBe('BDI');
});

it('CHT-05 two quick presses remove one conversation, and not the one that has moved up', async () => {
  const { user } = await visit('/chats');
  const buttons = () => screen.getAllByRole('button', { name: /^Gesprek met .* verwijderen$/ });
  const remove = await screen.findByRole('button', { name: 'Gesprek met Sanne verwijderen' });
  const before = buttons().length;
  await user.click(remove);
  await waitFor(() => expect(buttons()).toHaveLength(before - 1));
  fireEvent.click(buttons()[0]!, { detail: 2 });
  // The list is drawn anew a moment after what it shows has changed.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(buttons()).toHaveLength(before - 1);
});
