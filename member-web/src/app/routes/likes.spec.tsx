import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { secondsOf } from '../../features/likes/like-popup';
import { moments } from '../../features/likes/moments';
import { server, visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();

const heart = (name: string) => screen.findByRole('button', { name: `${name} leuk vinden` });
const gone = () => HttpResponse.json({ status: 403, code: 'profile_not_available', request_id: 'r' }, { status: 403 });

describe('DSC-03 the heart', () => {
  it('likes from a card, shows it at once, and takes it back', async () => {
    const { user, world } = await visit('/members');
    const button = await heart('Sanne');
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(world.likesGiven.has('member-1-sanne')).toBe(true));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(world.likesGiven.size).toBe(0));
  });

  it('is one like for two quick presses, however soon the first is answered', async () => {
    const { world } = await visit('/members');
    fireEvent.click(await heart('Sanne'), { detail: 1 });
    await waitFor(() => expect(world.likesGiven.has(SANNE)).toBe(true));
    await waitFor(async () => expect(await heart('Sanne')).not.toHaveAttribute('aria-disabled'));
    fireEvent.click(await heart('Sanne'), { detail: 2 });
    expect(await heart('Sanne')).toHaveAttribute('aria-pressed', 'true');
    expect(await heart('Sanne')).not.toHaveAttribute('aria-disabled');
  });

  it('on the profile is the one of the card', async () => {
    const { user, router } = await visit('/members?gender=male');
    await user.click(await heart('Bram'));
    await router.navigate('/members/member-2-bram');
    await screen.findByRole('button', { name: 'Meer met Bram' });
    expect(await heart('Bram')).toHaveAttribute('aria-pressed', 'true');
  });

  it('goes back when it could not be kept, and says why', async () => {
    const { user } = await visit('/members');
    server.use(http.put('*/api/members/:id/like', gone));
    const button = await heart('Sanne');
    await user.click(button);
    expect(await screen.findByText('Je kunt het profiel niet meer bekijken')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('ACC-04 sends the unconfirmed to their mailbox in a dialog, and leaves the page', async () => {
    const { user, router } = await visit('/members', 'unconfirmed');
    await user.click(await heart('Sanne'));
    expect(await screen.findByRole('dialog', { name: 'Kijk in je mailbox' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/members');
  });
});

const SANNE = 'member-1-sanne';
const NOOR = 'member-3-noor';

describe('DSC-03 the likes page', () => {
  it('shows who likes one, the new ones marked, and leads to the profile', async () => {
    const { world } = await visit('/likes', 'paid', (world) => {
      world.receiveLike(SANNE);
      world.likesReceived.set('member-2-bram', { at: '2026-01-01T10:00:00.000Z', isNew: false });
    });
    const cards = await screen.findAllByRole('link', { name: /Sanne|Bram/ });
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/members/member-1-sanne',
      '/members/member-2-bram',
    ]);
    expect(cards[0]).toHaveTextContent('Nieuw');
    expect(cards[1]).not.toHaveTextContent('Nieuw');
    const tabs = screen.getByRole('navigation', { name: 'Soort likes' });
    expect(within(tabs).getByRole('link', { name: /Ontvangen/ })).toHaveTextContent('1 nieuwe like');
    expect(world.likesReceived.get(SANNE)!.isNew).toBe(true);
  });

  it('shows whom one likes; taking a like back removes the card', async () => {
    const { user } = await visit('/likes/given', 'paid', (world) =>
      world.likesGiven.set(SANNE, '2026-01-01T10:00:00.000Z'),
    );
    await user.click(await heart('Sanne'));
    expect(await screen.findByText('Je hebt nog niemand geliket')).toBeInTheDocument();
  });

  it('shows matches, each leading to the match', async () => {
    await visit('/likes/matches', 'paid', match);
    expect(await screen.findByRole('link', { name: /Sanne/ })).toHaveAttribute('href', `/likes/m/${SANNE}`);
  });

  it.each([
    ['/likes', 'Nog geen likes'],
    ['/likes/given', 'Je hebt nog niemand geliket'],
    ['/likes/matches', 'Nog geen matches'],
  ])('%s says what to do when there is nobody', async (path, title) => {
    await visit(path);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Naar de leden' })).toHaveAttribute('href', '/members');
  });

  it('CLI-05 knows no other type', async () => {
    await visit('/likes/nonsense');
    expect(await screen.findByText('Foutcode 404')).toBeInTheDocument();
  });
});

describe('DSC-03 the match', () => {
  it('is celebrated by whoever likes back, with the way to a message', async () => {
    const { user } = await visit('/likes', 'paid', (world) => world.receiveLike(SANNE));
    await user.click(await heart('Sanne'));
    const dialog = await screen.findByRole('dialog', { name: 'Het is een match!' });
    expect(dialog).toHaveTextContent('Jij en Sanne vinden elkaar leuk.');
    expect(within(dialog).getByRole('button', { name: /Bericht sturen/ })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Verder kijken' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reaches the other live, once their like is returned', async () => {
    const { world, elsewhere } = await visit('/members', 'paid', (world) =>
      world.likesGiven.set(SANNE, '2026-01-01T10:00:00.000Z'),
    );
    await heart('Sanne');
    await elsewhere(() => world.receiveLike(SANNE));
    expect(await screen.findByRole('dialog', { name: 'Het is een match!' })).toBeInTheDocument();
  });

  it('stays one when the like that it returned is told late', async () => {
    const { user, world, elsewhere } = await visit('/likes', 'paid', (world) => world.receiveLike(SANNE));
    await user.click(await heart('Sanne'));
    await screen.findByRole('dialog', { name: 'Het is een match!' });
    await elsewhere(() => world.emit('like', { member_id: SANNE }));
    expect(screen.getByRole('dialog', { name: 'Het is een match!' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Verder kijken' }));
    await elsewhere(() => world.emit('like', { member_id: SANNE }));
    await waitFor(() => expect(moments.get()).toEqual([]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has a page: the match, a like to return, or no like any more', async () => {
    const { router, user } = await visit(`/likes/m/${SANNE}`, 'paid', match);
    expect(await screen.findByRole('heading', { name: 'Het is een match!' })).toBeInTheDocument();
    await router.navigate(`/likes/m/${NOOR}`);
    expect(await screen.findByText('Deze like is er niet meer.')).toBeInTheDocument();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Likes' }));
    expect(router.state.location.pathname).toBe('/likes');
  });

  it('PRO-04 says so when the profile is fictional', async () => {
    await visit(`/likes/m/${NOOR}`, 'paid', (world) => match(world, NOOR));
    expect(await screen.findByText('Fictief profiel')).toBeInTheDocument();
    expect(screen.getByText('Fysiek contact met een fictief profiel is niet mogelijk.')).toBeInTheDocument();
  });
});

function saysFictional(dialog: HTMLElement) {
  expect(within(dialog).getByText('Fictief profiel')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Fysiek contact met een fictief profiel is niet mogelijk.');
}

describe('DSC-04 the new-like modal', () => {
  const arrive = async (path = '/members') => {
    const view = await visit(path);
    await screen.findAllByText('Sanne');
    await view.elsewhere(() => view.world.receiveLike(SANNE));
    return view;
  };

  it('shows who it is; the button and the image lead to the profile', async () => {
    for (const name of ['Profiel bekijken', 'Sanne']) {
      const { user, router, unmount } = await arrive();
      const dialog = await screen.findByRole('dialog', { name: 'Nieuwe like!' });
      expect(dialog).toHaveTextContent('Sanne vindt je leuk.');
      await user.click(within(dialog).getByRole('button', { name }));
      expect(router.state.location.pathname).toBe(`/members/${SANNE}`);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      unmount();
    }
  });

  it('PRO-04 says so when the profile is fictional', async () => {
    const view = await visit('/members');
    await screen.findAllByText('Sanne');
    await view.elsewhere(() => view.world.receiveLike(NOOR));
    saysFictional(await screen.findByRole('dialog', { name: 'Nieuwe like!' }));
  });

  it('closes by a click', async () => {
    const { user } = await arrive();
    await user.click(await screen.findByText('Sanne vindt je leuk.'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('waits while one is in a chat', async () => {
    const { router, world } = await arrive('/chats');
    await waitFor(() => expect(world.calls.some(({ path }) => path === '/api/likes')).toBe(true));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await router.navigate('/members');
    expect(await screen.findByRole('dialog', { name: 'Nieuwe like!' })).toBeInTheDocument();
  });
});

describe('DSC-02 a profile that is opened', () => {
  it('is no new like any more', async () => {
    const { world } = await visit(`/members/${SANNE}`, 'paid', (world) => world.receiveLike(SANNE));
    await waitFor(() => expect(world.likesReceived.get(SANNE)!.isNew).toBe(false));
  });
});

describe('DSC-04 with t in the address', () => {
  const question = () => screen.findByRole('dialog', { name: 'Vind je Sanne leuk?' });
  const received = (world: World) => {
    world.likesReceived.set(NOOR, { at: '2026-01-01T10:00:00.000Z', isNew: true });
    world.receiveLike(SANNE);
  };

  it.each([
    ['a profile', `/members/${SANNE}?t=0`, undefined],
    ['a like', `/likes/m/${SANNE}?t=0`, received],
    ['a conversation', `/chats/chat-${SANNE}?t=0`, undefined],
    ['the way to a conversation', `/members/${SANNE}/chat?t=0`, undefined],
    ['the members, about whoever liked last,', '/members?t=0', received],
    ['the likes, about whoever liked last,', '/likes?t=0', received],
  ])('%s asks once whether one likes them', async (_page, path, before) => {
    const { user, world } = await visit(path, 'paid', before);
    await user.click(within(await question()).getByRole('button', { name: 'Ja, leuk' }));
    await waitFor(() => expect(world.likesGiven.has(SANNE)).toBe(true));
    expect(screen.queryByRole('dialog', { name: /^Vind je/ })).not.toBeInTheDocument();
  });

  it('PRO-04 says so when the profile is fictional', async () => {
    await visit(`/members/${NOOR}?t=0`);
    saysFictional(await screen.findByRole('dialog', { name: 'Vind je Noor leuk?' }));
  });

  it('asks on about whom it began with, whoever likes meanwhile', async () => {
    const { world, elsewhere } = await visit('/members?t=0', 'paid', (world) => world.receiveLike(SANNE));
    await question();
    await elsewhere(() => world.receiveLike(NOOR));
    await waitFor(() => expect(world.calls.filter(({ path }) => path === '/api/likes').length).toBeGreaterThan(1));
    expect(await question()).toBeInTheDocument();
  });

  it.each(['', '?t=', '?t=-1', '?t=1e3', '?t=601'])('asks nothing with %j', (query) => {
    expect(secondsOf(new URLSearchParams(query))).toBeUndefined();
  });
});

function match(world: World, id = SANNE) {
  world.likesGiven.set(id, '2026-01-01T10:00:00.000Z');
  world.likesReceived.set(id, { at: '2026-01-01T10:00:01.000Z', isNew: false });
}
