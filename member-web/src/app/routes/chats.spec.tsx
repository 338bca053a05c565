import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

const SANNE = 'chat-member-1-sanne';
const list = () => screen.findByRole('navigation', { name: 'Berichten' });
const names = async () =>
  (await within(await list()).findAllByRole('listitem')).map(
    (item) => /Sanne|Noor|Isabelle-Antoinette|Bram/.exec(item.textContent)?.[0],
  );
const removeSanne = () => screen.findByRole('button', { name: 'Gesprek met Sanne verwijderen' });
const chatOf = (name: string) => ({
  id: name,
  profile: { id: name, name, fictional: false, online: false, main_image: null },
  num_unread_messages: 0,
  messages: [],
  blocked: false,
});
const refuse = (status: number, code: string) => () => HttpResponse.json({ status, code }, { status });

describe('CHT-01 a double press on a chat', () => {
  it('opens it, and presses nothing that stands there', async () => {
    const { router } = await visit('/chats');
    // The router of tests keeps to itself where it is, and the address is what tells one screen from another.
    router.subscribe(({ location }) => window.history.replaceState(null, '', location.pathname));
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

describe('CHT-12 a list of more than a page', () => {
  it('loads the older ones at its end, keeps them when it is asked for anew, and shows none twice', async () => {
    const chats = Array.from({ length: 5 }, (_, n) => chatOf(`Iemand ${n}`));
    const asked: (string | null)[] = [];
    const answer = ({ request }: { request: Request }) => {
      const before = new URL(request.url).searchParams.get('before');
      asked.push(before);
      const page = { chats: chats.slice(0, 3), num_unread_messages: 0, next: 'a' };
      return HttpResponse.json(before ? { chats: chats.slice(2), num_unread_messages: 0 } : page);
    };
    const { user, elsewhere, world, router } = await visit('/account');
    server.use(http.get('*/api/chats', answer));
    await act(() => router.navigate('/chats'));
    const all = () => screen.getAllByRole('link', { name: /Iemand/ });
    await user.click(await screen.findByRole('button', { name: 'Oudere gesprekken' }));
    await waitFor(() => expect(all()).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'Oudere gesprekken' })).not.toBeInTheDocument();
    asked.length = 0;
    await elsewhere(() => world.emit('chats', { conversation_id: 'Iemand 1' }));
    await waitFor(() => expect(asked).toEqual([null, 'a']));
    expect(all()).toHaveLength(5);
  });

  it('says when the older ones did not come, and they can be asked for again', async () => {
    const { user, router } = await visit('/account');
    server.use(
      http.get('*/api/chats', ({ request }) =>
        request.url.includes('before')
          ? refuse(500, 'internal_error')()
          : HttpResponse.json({ chats: [chatOf('Iemand')], num_unread_messages: 0, next: 'a' }),
      ),
    );
    await act(() => router.navigate('/chats'));
    await user.click(await screen.findByRole('button', { name: 'Oudere gesprekken' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Oudere gesprekken' })).toBeEnabled();
  });
});

describe('CHT-05 swiping a chat to the left', () => {
  // A document without a screen has none.
  beforeAll(() => void (HTMLElement.prototype.setPointerCapture ??= () => undefined));
  const swipe = (row: HTMLElement, by: number, pointerType = 'touch') => {
    const at = { pointerId: 1, isPrimary: true, pointerType };
    fireEvent.pointerDown(row, { ...at, clientX: 300 });
    fireEvent.pointerMove(row, { ...at, clientX: 300 + by / 2 });
    fireEvent.pointerMove(row, { ...at, clientX: 300 + by });
    fireEvent.pointerUp(row, { ...at, clientX: 300 + by });
    fireEvent.click(row, { detail: 1 });
  };
  const row = () => screen.findByRole('link', { name: /Sanne/ });
  const isOpen = async () => (await row()).closest('[data-swiped]') !== null;

  it('a short way shows what lies under it, which a press elsewhere covers again', async () => {
    const { user, router, world } = await visit('/chats');
    swipe(await row(), -60);
    expect(await isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(await isOpen()).toBe(false);
    swipe(await row(), -60);
    await user.click(await row());
    expect(await isOpen()).toBe(false);
    swipe(await row(), -60);
    await user.click(screen.getAllByText('Verwijderen')[0]!);
    expect(await screen.findByText('Gesprek met Sanne verwijderd.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/chats');
    await waitFor(() => expect(world.removed.has(SANNE)).toBe(true));
  });

  it('a long way removes it, which can be undone', async () => {
    const { user, world } = await visit('/chats');
    swipe(await row(), -240);
    await waitFor(() => expect(screen.queryByText('Sanne')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await row()).toBeInTheDocument();
    await waitFor(() => expect(world.calls.at(-1)!.path).toBe(`/api/chats/${SANNE}/restore`));
  });

  it.each([
    ['to the right', 120, 'touch'],
    ['by hardly anything', -4, 'touch'],
    ['with a mouse', -240, 'mouse'],
  ])('%s moves nothing', async (_, by, pointerType) => {
    await visit('/chats');
    swipe(await row(), by, pointerType);
    expect(await isOpen()).toBe(false);
    expect(screen.getByText('Sanne')).toBeInTheDocument();
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
    const dialog = await screen.findByRole('dialog', { name: 'Alleen voor premiumleden' });
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
