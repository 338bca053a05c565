import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();

const CHAT = 'chat-member-1-sanne';
const asked = (world: World) => void (world.chat(CHAT)!.signs_to_choose = true);

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
