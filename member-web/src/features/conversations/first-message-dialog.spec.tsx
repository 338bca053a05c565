import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

it('CHT-07 Back closes a first message, the screen it is written over stays, and its words stay a draft', async () => {
  const { user, router } = await visit('/likes');
  await act(() => router.navigate('/members/member-6-daan'));
  const write = () => screen.findByRole('button', { name: /^Bericht/ });
  const field = () => screen.findByRole('textbox', { name: /^Bericht aan/ });
  await user.click(await write());
  await user.type(await field(), 'Dag Daan!');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/members/member-6-daan');
  await user.click(await write());
  expect(await field()).toHaveValue('Dag Daan!');
});
