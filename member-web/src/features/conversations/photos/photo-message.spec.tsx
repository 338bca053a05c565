import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mayReload } from '../../../lib/release';
import { server, visit, withServer } from '../../../testing/render';

withServer();
beforeAll(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

const failure = { status: 500, code: 'internal_error', request_id: 'r' };
async function failing() {
  const view = await visit('/chats/chat-member-1-sanne');
  const { user } = view;
  server.use(http.post('*/api/chats/:id/photos', () => HttpResponse.json(failure, { status: 500 }), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Foto sturen' }));
  await user.upload(screen.getByTestId('chat-photo-input'), new File(['picture'], 'a.jpg', { type: 'image/jpeg' }));
  await user.click(screen.getByRole('button', { name: 'Foto versturen · 20 credits' }));
  await screen.findByRole('button', { name: 'Opnieuw proberen' });
  return view;
}

describe('CHT-11 a photo that could not be sent', () => {
  it('is not said to be on its way', async () => {
    await failing();
    const log = within(screen.getByRole('log'));
    expect(log.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(log.queryByText('Bijna klaar')).not.toBeInTheDocument();
  });

  it('is not kept once it is discarded', async () => {
    const { user } = await failing();
    expect(mayReload()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(mayReload()).toBe(true);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture');
  });
});

it('CHT-11 Back closes the choice of a photo, and the conversation stays', async () => {
  const { user, router } = await visit('/chats');
  await act(() => router.navigate('/chats/chat-member-1-sanne'));
  await user.click(await screen.findByRole('button', { name: 'Foto sturen' }));
  expect(await screen.findByRole('dialog', { name: 'Een foto voor Sanne' })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/chats/chat-member-1-sanne');
});
