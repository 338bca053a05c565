import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

it('CHT-07 Back takes a first message along with the screen it is written over, and its words stay a draft', async () => {
  const { user } = await visit('/members/member-6-daan');
  const write = () => screen.findByRole('button', { name: /^Bericht/ });
  const field = () => screen.findByRole('textbox', { name: /^Bericht aan/ });
  await user.click(await write());
  await user.type(await field(), 'Dag Daan!');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await write());
  expect(await field()).toHaveValue('Dag Daan!');
});
