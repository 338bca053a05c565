import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

const SANNE = 'chat-member-1-sanne';
const list = () => screen.findByRole('navigation', { name: 'Berichten' });
const names = async () =>
  (await within(await list()).findAllByRole('listitem')).map(
    (item) => /Sanne|Noor|Isabelle-Antoinette|Bram/.exec(item.textContent)?.[0],
  );
const removeSanne = () => screen.findByRole('button', { name: 'Gesprek met Sanne verwijderen' });
const refuse = (status: number, code: string) => () => HttpResponse.json({ status, code }, { status });

describe('CHT-01 a double press on a chat', () => {
  it('opens it, and presses nothing that stands there', async () => {
    const { router } = await visit('/chats');
    fireEvent.click(await within(await list()).findByRole('link', { name: /Sanne/ }), { detail: 1 });
    await screen.findByRole('textbox', { name: 'Bericht aan Sanne' });
    const profile = within(screen.getByRole('main'))
      .getAllByRole('link')
      .find((link) => link.getAttribute('href')?.startsWith('/members/'))!;
    fireEvent.click(profile, { detail: 2 });
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.pathname).toBe(`/chats/${SANNE}`);
    fireEvent.click(profile, { detail: 1 });
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/members\//));
  });
});

describe('CHT-05 removing a chat', () => {
  it('takes it from the list at once, with its unread count, then tells the server', async () => {
    const { user, world, cache } = await visit('/chats');
    expect(await screen.findByText('Sanne')).toBeInTheDocument();
    await user.click(await removeSanne());
    expect(screen.queryByText('Sanne')).not.toBeInTheDocument();
    expect(screen.getByText('Gesprek met Sanne verwijderd.')).toBeInTheDocument();
    expect(cache.getQueryData(['session', 'user'])).toMatchObject({ num_unread_messages: 1 });
    await waitFor(() => expect(world.removed.has(SANNE)).toBe(true));
    await waitFor(() => expect(document.title).toBe('(1) Berichten · Avondlicht'));
  });

  it('undo puts it back where it was, unread as before', async () => {
    const { user, world, cache } = await visit('/chats');
    await screen.findByText('Noor');
    const before = await names();
    await user.click(await screen.findByRole('button', { name: 'Gesprek met Noor verwijderen' }));
    expect(await names()).toEqual(before.filter((name) => name !== 'Noor'));
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    await waitFor(async () => expect(await names()).toEqual(before));
    await waitFor(() => expect(world.removed.size).toBe(0));
    expect(world.calls.at(-1)!.path).toBe('/api/chats/chat-member-3-noor/restore');
    expect(cache.getQueryData(['session', 'user'])).toMatchObject({ num_unread_messages: 3 });
  });

  it('a failure is told with its reason, and the list is loaded again', async () => {
    const { user } = await visit('/chats');
    await screen.findByText('Sanne');
    server.use(http.delete('*/api/chat', refuse(404, 'conversation_not_found')));
    await user.click(await removeSanne());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Het gesprek met Sanne is niet verwijderd. Dit gesprek bestaat niet (meer).',
    );
    expect(await screen.findByText('Sanne')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).not.toBeInTheDocument();
  });

  it('a failed undo is told too', async () => {
    const { user } = await visit('/chats');
    await screen.findByText('Sanne');
    server.use(http.post('*/api/chats/:id/restore', refuse(500, 'internal_error')));
    await user.click(await removeSanne());
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Het gesprek met Sanne is niet teruggezet.');
    await waitFor(() => expect(screen.queryByText('Sanne')).not.toBeInTheDocument());
  });

  it('leaves the open conversation, and comes back with what is new', async () => {
    const { user, router, world, elsewhere } = await visit(`/chats/${SANNE}`);
    await screen.findByRole('textbox', { name: 'Bericht aan Sanne' });
    await user.click(screen.getByRole('button', { name: 'Meer over dit gesprek' }));
    await user.click(screen.getByRole('button', { name: 'Gesprek verwijderen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chats'));
    await waitFor(() => expect(world.removed.has(SANNE)).toBe(true));
    expect(await names()).not.toContain('Sanne');
    // What has just been removed is not asked for again.
    const removal = world.calls.findIndex(({ method }) => method === 'DELETE');
    const since = world.calls.slice(removal + 1).filter(({ path }) => path === `/api/chats/${SANNE}`);
    expect([removal > 0, since]).toEqual([true, []]);
    await elsewhere(() => world.receive(SANNE, 'Ben je er nog?'));
    expect(await within(await list()).findByText('Ben je er nog?')).toBeInTheDocument();
  });

  it('the undo waits while the pointer rests on it', async () => {
    const { user } = await visit('/chats');
    await screen.findByText('Sanne');
    await user.click(await removeSanne());
    const toast = screen.getByText('Gesprek met Sanne verwijderd.').parentElement!;
    fireEvent.pointerEnter(toast);
    expect(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeInTheDocument();
  });

  it('what another screen removed goes from this one', async () => {
    const { world, elsewhere } = await visit('/chats');
    await screen.findByText('Sanne');
    world.remove(SANNE);
    await elsewhere(() => world.emit('chats', { conversation_id: SANNE }));
    await waitFor(() => expect(screen.queryByText('Sanne')).not.toBeInTheDocument());
  });
});

describe('CHT-03 ACC-15 the third conversation of a free member', () => {
  const third = async () => {
    const view = await visit('/members/member-6-daan/chat', 'free', (world) => {
      world.started = 2;
    });
    await view.user.type(await screen.findByRole('textbox', { name: 'Bericht aan Daan' }), 'Hoi Daan');
    await view.user.click(screen.getByRole('button', { name: /Versturen/ }));
    return view;
  };

  it('raises the premium-only alert, which leads to premium and back', async () => {
    await third();
    const dialog = await screen.findByRole('dialog', { name: 'Alleen voor premium leden' });
    expect(dialog).toHaveTextContent('Als gratis lid begin je 2 gesprekken.');
    expect(within(dialog).getByRole('link', { name: 'Word premium' })).toHaveAttribute(
      'href',
      '/premium?back=%2Fchats%2Fchat-member-6-daan',
    );
  });

  it('keeps the words and charges nothing', async () => {
    const { user, world } = await third();
    await user.click(await screen.findByRole('button', { name: 'Niet nu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Bericht aan Daan' })).toHaveValue('Hoi Daan'));
    expect(world.user!.credits).toBe(30);
  });

  it('an answer is free to begin with', async () => {
    const { user } = await visit(`/chats/${SANNE}`, 'free', (world) => {
      world.started = 2;
    });
    await user.type(await screen.findByRole('textbox', { name: 'Bericht aan Sanne' }), 'Graag');
    await user.click(screen.getByRole('button', { name: /Versturen/ }));
    expect(await screen.findByText('Nog 20 credits')).toBeInTheDocument();
  });
});
