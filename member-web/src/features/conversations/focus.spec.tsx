import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();

const CHAT = 'chat-member-1-sanne';
const conversation = () => screen.findByRole('region', { name: 'Gesprek met Sanne' });
const asked = (world: World) => void (world.chat(CHAT)!.signs_to_choose = true);
const photo = (world: World) => void world.receivePhoto(CHAT);

describe('what is pressed and goes with its press leaves the focus to what it stood in', () => {
  it.each([
    ['the question about signs', asked, 'Nee, niet laten zien'],
    ['photos that are shown', photo, 'Foto’s tonen'],
    ['a photo that is reported', photo, 'Foto melden'],
  ] as const)('%s', async (_what, given, name) => {
    const { user } = await visit(`/chats/${CHAT}`, 'paid', given);
    const pressed = await screen.findByRole('button', { name });
    await user.click(pressed);
    await waitFor(() => expect(pressed).not.toBeInTheDocument());
    expect(await conversation()).toHaveFocus();
  });

  it('a message that is sent once more', async () => {
    const { user } = await visit(`/chats/${CHAT}`);
    const failure = { status: 500, code: 'internal_error', request_id: 'r' };
    server.use(
      http.post('*/api/chats/:id/messages', () => HttpResponse.json(failure, { status: 500 }), { once: true }),
    );
    await user.type(await screen.findByRole('textbox', { name: 'Bericht aan Sanne' }), 'Hoi{Enter}');
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
    await user.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(await conversation()).toHaveFocus();
  });

  it('a conversation that is removed', async () => {
    const { user } = await visit('/chats');
    const remove = await screen.findByRole('button', { name: 'Gesprek met Sanne verwijderen' });
    const list = remove.closest('nav')!;
    await user.click(remove);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect(list).toHaveFocus();
  });
});

it('CLI-05 a refused answer about signs is also told to who has left', async () => {
  const { user, router } = await visit(`/chats/${CHAT}`, 'paid', asked);
  const held = Promise.withResolvers<void>();
  const refusal = { status: 409, code: 'refused_for_a_test', request_id: 'r' };
  server.use(
    http.put('*/api/chat-signs', async () => {
      await held.promise;
      return HttpResponse.json(refusal, { status: 409 });
    }),
  );
  const no = await screen.findByRole('button', { name: 'Nee, niet laten zien' });
  await user.click(no);
  await router.navigate('/pages/terms');
  await waitFor(() => expect(no).not.toBeInTheDocument());
  held.resolve();
  expect(await screen.findByText('Er is een fout opgetreden.')).toBeInTheDocument();
});
