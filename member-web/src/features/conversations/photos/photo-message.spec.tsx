import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit, withServer } from '../../../testing/render';

withServer();

it('CHT-11 the choice of a photo is not open any more for whoever went Back and comes again', async () => {
  const { user } = await visit('/chats/chat-member-1-sanne');
  await user.click(await screen.findByRole('button', { name: 'Foto sturen' }));
  expect(await screen.findByRole('dialog', { name: 'Een foto voor Sanne' })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
