import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

const SANNE = '/chats/chat-member-1-sanne';
const field = () => screen.findByRole('textbox', { name: 'Bericht aan Sanne' });

describe('the field of a conversation', () => {
  it('MNY-12 a held Enter agrees to no price that came meanwhile', async () => {
    const { user, world } = await visit(SANNE);
    await user.type(await field(), 'Zaterdag om elf?');
    world.settings.message_credits = 12;
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Een bericht kost nu 12 credits/)).toBeInTheDocument();
    fireEvent.keyDown(await field(), { key: 'Enter', repeat: true });
    expect(await field()).toHaveValue('Zaterdag om elf?');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Nog 108 credits')).toBeInTheDocument();
  });

  it('is not sent by the Enter that takes over a word of another script', async () => {
    const { user, world } = await visit(SANNE);
    await user.type(await field(), '週末は？');
    for (const how of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(await field(), { key: 'Enter', ...how });
    expect(await field()).toHaveValue('週末は？');
    expect(world.calls.filter(({ path }) => path.endsWith('/messages'))).toEqual([]);
  });

  it('goes on behind the draft for whoever comes back to it', async () => {
    const { user, router } = await visit(SANNE);
    await user.type(await field(), 'Zaterdag');
    await act(() => router.navigate('/chats'));
    await act(() => router.navigate(SANNE));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.keyboard(' om elf?');
    expect(await field()).toHaveValue('Zaterdag om elf?');
  });
});
