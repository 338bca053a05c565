import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

const NOOR = '/chats/chat-member-3-noor';
const field = () => screen.findByRole('textbox', { name: 'Bericht aan Noor' });
async function write(text: string) {
  const view = await visit(NOOR);
  await view.user.type(await field(), text);
  await view.user.click(screen.getByRole('button', { name: /^Versturen/ }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Je schrijft met een fictief profiel' }) };
}

describe('PRO-04 the first message to a fictional profile', () => {
  it('is sent once the warning is acknowledged, for the price on the button', async () => {
    const { user, dialog } = await write('Hallo Noor');
    expect(dialog).toHaveTextContent('Fysiek contact met een fictief profiel is niet mogelijk.');
    expect(dialog).toHaveTextContent('Fictief profiel');
    await user.click(within(dialog).getByRole('button', { name: 'Begrepen, versturen · 10 credits' }));
    expect(await screen.findByText('Nog 110 credits')).toBeInTheDocument();
    expect(within(screen.getByRole('log')).getAllByText('Hallo Noor')).toHaveLength(1);
    expect(await field()).toHaveValue('');

    await user.type(await field(), 'En nog iets');
    await user.click(screen.getByRole('button', { name: /^Versturen/ }));
    expect(await screen.findByText('Nog 100 credits')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not sent by the second of two quick presses, before the warning can have been read', async () => {
    const { dialog, cache } = await write('Hallo Noor');
    const send = within(dialog).getByRole('button', { name: 'Begrepen, versturen · 10 credits' });
    fireEvent.click(send, { detail: 2 });
    expect(cache.isMutating()).toBe(0);
    expect(dialog).toBeInTheDocument();
  });

  it('costs nothing when the member thinks better of it, and the words are kept', async () => {
    const { user, dialog, world } = await write('Hallo Noor');
    await user.click(within(dialog).getByRole('button', { name: 'Terug naar mijn bericht' }));
    expect(await field()).toHaveValue('Hallo Noor');
    expect(screen.getByText('Nog 120 credits')).toBeInTheDocument();
    expect(world.calls.some(({ path }) => path.endsWith('/fictional-warning'))).toBe(false);
  });
});
