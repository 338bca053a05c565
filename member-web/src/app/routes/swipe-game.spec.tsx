import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();
afterEach(() => document.dispatchEvent(new Event('visibilitychange')));

const SANNE = 'member-1-sanne';
const BRAM = 'member-2-bram';
const top = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });
const like = (name: string) => screen.findByRole('button', { name: `${name} leuk vinden` });
const skip = (name: string) => screen.findByRole('button', { name: `${name} overslaan` });
const undo = () => screen.getByRole('button', { name: 'Laatste swipe terugdraaien' });
const only =
  (...ids: string[]) =>
  (world: World) => {
    world.members = world.members.filter(({ id }) => ids.includes(id));
  };
const settled = (calls: World['calls'], count: number) =>
  waitFor(() =>
    expect(calls.filter(({ path, method }) => path.includes('/swipes/') && method !== 'GET')).toHaveLength(count),
  );

describe('DSC-06 the swipe game', () => {
  it('is swiped by buttons; the likes that are left are told, and undo brings the card and the like back', async () => {
    const { user, world } = await visit('/swipe-game');
    expect(await top('Sanne')).toHaveAttribute('href', `/members/${SANNE}`);
    expect(screen.getByText('Nog 4 likes')).toBeInTheDocument();
    await user.click(await like('Sanne'));
    await top('Bram');
    expect(screen.getByText('Nog 3 likes')).toBeInTheDocument();
    expect(screen.getByText('Je vindt Sanne leuk. Nu: Bram.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(world.likesGiven.has(SANNE)).toBe(true));
    await user.click(await skip('Bram'));
    await top('Noor');
    await waitFor(() => expect(world.swiped.has(BRAM)).toBe(true));
    await user.click(undo());
    await top('Bram');
    await waitFor(() => expect(world.swiped.has(BRAM)).toBe(false));
    // One step back, and no further.
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
    expect(world.likesGiven.has(SANNE)).toBe(true);
  });

  it('tells on the card and beside it what both like first, then what else they tell', async () => {
    await visit('/swipe-game', 'paid', (world) => {
      world.user!.profile = { ...world.user!.profile, interests: ['reading', 'tea'] };
    });
    const deck = (await top('Sanne')).closest('section')!;
    expect(await within(deck).findByText('Lezen')).toHaveTextContent('Lezen, jij ook');
    expect(within(deck).getByText('Fietsen').parentElement).toHaveTextContent(/^Lezen, jij ook/);
    const beside = screen.getByRole('region', { name: 'Sanne' });
    expect(within(beside).getByText(/Ik lees, ik fiets/)).toBeInTheDocument();
  });

  it('gives the like of the last swipe back', async () => {
    const { user, world } = await visit('/swipe-game');
    await user.click(await like('Sanne'));
    await waitFor(() => expect(world.likesGiven.has(SANNE)).toBe(true));
    await user.click(undo());
    await top('Sanne');
    expect(screen.getByText('Nog 4 likes')).toBeInTheDocument();
    await waitFor(() => expect(world.likesGiven.size).toBe(0));
  });

  it('is swiped by the arrow keys, once a press, and not in a dialog', async () => {
    const { user, world } = await visit('/swipe-game', 'paid', (world) => world.receiveLike(SANNE));
    await top('Sanne');
    await user.keyboard('{ArrowRight}');
    const dialog = await screen.findByRole('dialog', { name: 'Het is een match!' });
    await user.keyboard('{ArrowLeft}');
    expect(within(dialog).getByRole('button', { name: 'Bericht sturen · 10 credits' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Verder kijken' }));
    await top('Bram');
    expect(world.swiped.has(BRAM)).toBe(false);
    await user.keyboard('{ArrowLeft}');
    await top('Noor');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', repeat: true });
    await user.keyboard('{Backspace}');
    await top('Bram');
    await settled(world.calls, 3);
  });

  it('tells the wait in hours when no like is left; skipping goes on', async () => {
    const { user, world } = await visit('/swipe-game', 'paid', (world) => (world.swipeLikes = 1));
    await user.click(await like('Sanne'));
    expect(await screen.findByText('Je likes voor nu zijn op.')).toBeInTheDocument();
    expect(await like('Bram')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText(/Je likes van de laatste 24 uur zijn op/)).toBeInTheDocument();
    expect(world.likesGiven.size).toBe(1);
    await user.click(await skip('Bram'));
    await top('Noor');
  });

  it('brings the card back when another screen has given the last like, and says so', async () => {
    const { user, world } = await visit('/swipe-game');
    await top('Sanne');
    world.swipeLikes = 0;
    await user.click(await like('Sanne'));
    expect(
      await screen.findByText('Je likes van de laatste 24 uur zijn op. Over 20 uur heb je er weer een.'),
    ).toBeInTheDocument();
    await top('Sanne');
    expect(await screen.findByText('Je likes voor nu zijn op.')).toBeInTheDocument();
  });

  it('goes on when somebody cannot be reached any more', async () => {
    const { user } = await visit('/swipe-game', 'paid', (world) => (world.member(SANNE)!.blocks_me = false));
    await top('Sanne');
    server.use(
      http.put('*/api/swipe-game/swipes/:id', () =>
        HttpResponse.json({ status: 403, code: 'profile_not_available', request_id: 'r' }, { status: 403 }),
      ),
    );
    await user.click(await like('Sanne'));
    expect(await screen.findByText('Je kunt het profiel niet meer bekijken')).toBeInTheDocument();
    await top('Bram');
  });

  it('says when the deck is through, and starts anew with those who were skipped', async () => {
    const { user, world } = await visit('/swipe-game', 'paid', only(SANNE, BRAM));
    await user.click(await like('Sanne'));
    await user.click(await skip('Bram'));
    expect(await screen.findByRole('heading', { name: 'Je hebt iedereen gezien' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Nog een keer bekijken' }));
    await top('Bram');
    expect(world.swiped.size).toBe(0);
  });

  it('keeps the deck, what it says and the focus when the only card is swiped', async () => {
    const { user } = await visit('/swipe-game', 'paid', only(SANNE));
    await user.click(await like('Sanne'));
    expect(await screen.findByRole('heading', { name: 'Je hebt iedereen gezien' })).toBeInTheDocument();
    await waitFor(() => expect(undo()).not.toHaveAttribute('aria-disabled'));
    expect(screen.getByText('Je vindt Sanne leuk.')).toHaveAttribute('role', 'status');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('PRO-04 labels who is fictional, with the warning', async () => {
    await visit('/swipe-game', 'paid', only('member-3-noor'));
    await top('Noor');
    expect(screen.getByText('Fictief profiel')).toBeInTheDocument();
    expect(screen.getByText('Fysiek contact met een fictief profiel is niet mogelijk.')).toBeInTheDocument();
  });

  it('says when there is nobody, when it cannot be loaded, and tries again', async () => {
    const { user, router } = await visit('/members', 'empty');
    await router.navigate('/swipe-game');
    expect(await screen.findByRole('heading', { name: 'Je hebt iedereen gezien' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Nog een keer bekijken' })).not.toBeInTheDocument();
    await router.navigate('/likes');
    const broken = await visit('/likes');
    server.use(
      http.get(
        '*/api/swipe-game',
        () => HttpResponse.json({ status: 501, code: 'internal_error', request_id: 'r' }, { status: 501 }),
        { once: true },
      ),
    );
    await act(() => broken.router.navigate('/swipe-game'));
    await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    await top('Sanne');
  });

  it('ACC-04 sends the unconfirmed to their mailbox, and is not for visitors', async () => {
    const { user, router } = await visit('/swipe-game', 'unconfirmed');
    await user.click(await like('Sanne'));
    expect(await screen.findByRole('dialog', { name: 'Kijk in je mailbox' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/swipe-game');
    const visitor = await visit('/swipe-game', 'visitor');
    await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/login'));
  });
});
