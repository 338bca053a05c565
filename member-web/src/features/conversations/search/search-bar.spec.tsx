import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit, withServer } from '../../../testing/render';

withServer();

it('its button leads to the field again where the search is open already', async () => {
  const { user } = await visit('/chats/chat-member-1-sanne');
  const button = await screen.findByRole('button', { name: 'Zoeken in dit gesprek (Ctrl+F)' });
  await user.click(button);
  const field = await screen.findByRole('searchbox');
  expect(field).toHaveFocus();
  await user.click(button);
  expect(field).toHaveFocus();
});
