import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Switch } from './switch';

it('a switch turns at the press, and back when it could not be saved', async () => {
  let settle = () => {};
  const saved = new Promise<void>((resolve) => (settle = resolve));
  render(<Switch label="Onzichtbaar" checked={false} onChange={() => saved} />);
  const onOff = screen.getByRole('switch', { name: 'Onzichtbaar' });

  fireEvent.click(onOff);
  expect(onOff).toBeChecked();

  await act(async () => {
    settle();
    await saved;
  });
  await waitFor(() => expect(onOff).not.toBeChecked());
});
