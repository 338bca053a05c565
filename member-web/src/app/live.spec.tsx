import { QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { chatQuery, chatsQuery, type Chats } from '../features/conversations/api';
import { moments } from '../features/likes/moments';
import { photosQuery } from '../features/photos/api';
import { forgetMember, userQuery } from '../lib/session';
import { handlersFor } from '../testing/handlers';
import { server, visit, withServer } from '../testing/render';
import type { World } from '../testing/world';

withServer();

const SANNE = 'chat-member-1-sanne';
const NOOR = 'chat-member-3-noor';
type View = Awaited<ReturnType<typeof visit>>;

/** What is asked for is answered as it is now, but arrives only when `arrive` is called. */
function slow(world: World, path: string, { method = 'get', once = true } = {}) {
  const handlers = handlersFor(world);
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  let asked = () => {};
  const read = new Promise<void>((resolve) => (asked = resolve));
  const answer = async ({ request }: { request: Request }) => {
    const answer = await getResponse(handlers, request);
    asked();
    await gate;
    return answer ?? HttpResponse.error();
  };
  server.use(http[method as 'get'](`*${path}`, answer, { once }));
  return { read, arrive: () => act(async () => void arrive()) };
}

/** Asks for it anew, and waits until the server has read what it will answer. */
async function refetching(view: View, path: string, queryKey: readonly unknown[]) {
  const held = slow(view.world, path);
  void view.cache.refetchQueries({ queryKey });
  await held.read;
  return held;
}

const settled = (view: View) => waitFor(() => expect(view.cache.isFetching()).toBe(0));
const userOf = ({ cache }: View) => cache.getQueryData(userQuery.queryKey)!;
const chatsOf = ({ cache }: View) => cache.getQueryData<Chats>(chatsQuery().queryKey)!;

describe('CHT-09 a message and an answer that overtake each other', () => {
  it('keeps a message that is told while the conversation is fetched anew', async () => {
    const view = await visit(`/chats/${SANNE}`);
    await screen.findByRole('log');
    const held = await refetching(view, `/api/chats/${SANNE}`, chatQuery(SANNE).queryKey);
    await view.elsewhere(() => view.world.receive(SANNE, 'Tot zaterdag!'));
    await held.arrive();
    await settled(view);
    expect(within(screen.getByRole('log')).getAllByText('Tot zaterdag!')).toHaveLength(1);
  });

  it('shows a message that is told while the conversation is first fetched', async () => {
    let held!: ReturnType<typeof slow>;
    const view = await visit(`/chats/${SANNE}`, 'paid', (world) => {
      setTimeout(() => (held = slow(world, `/api/chats/${SANNE}`)), 0);
    });
    await waitFor(() => expect(held).toBeDefined());
    await held.read;
    await view.elsewhere(() => view.world.receive(SANNE, 'Tot zaterdag!'));
    await held.arrive();
    expect(await within(await screen.findByRole('log')).findByText('Tot zaterdag!')).toBeInTheDocument();
  });

  it('shows a message that came between a first answer still under way and the opening of the stream', async () => {
    const { promise, resolve: open } = Promise.withResolvers<void>();
    let held!: ReturnType<typeof slow>;
    const view = await visit(`/chats/${SANNE}`, 'paid', (world) => {
      world.opening = promise;
      setTimeout(() => (held = slow(world, `/api/chats/${SANNE}`)), 0);
    });
    await waitFor(() => expect(held).toBeDefined());
    await held.read;
    // Nobody is told of it: the stream is not open yet, and the answer was read before.
    view.world.receive(SANNE, 'Tot zaterdag!');
    await act(async () => open());
    await held.arrive();
    expect(await within(await screen.findByRole('log')).findByText('Tot zaterdag!')).toBeInTheDocument();
  });

  it('CHT-02 tells a message of the other from an own one with the same id', async () => {
    const view = await visit(`/chats/${SANNE}`);
    await screen.findByRole('log');
    const field = await screen.findByRole('textbox', { name: 'Bericht aan Sanne' });
    const lost = slow(view.world, '/api/chats/:id/messages', { method: 'post' });
    await view.user.type(field, 'Van mij');
    await view.user.keyboard('{Enter}');
    await lost.read;
    const { id, version } = view.world.chat(SANNE)!.messages.at(-1)!;
    const log = within(screen.getByRole('log'));
    const tell = (from_me: boolean, body: string, at: number) =>
      view.elsewhere(() => {
        const message = { id, from_me, body, sent_at: new Date().toISOString(), version: at };
        view.world.emit('message', { conversation_id: SANNE, message });
      });
    await tell(false, 'Niet van jou', version + 1);
    expect(await log.findByText('Niet van jou')).toBeInTheDocument();
    expect(log.getByText('Van mij')).toBeInTheDocument();
    await tell(true, 'Van mij', version);
    await lost.arrive();
    await settled(view);
    expect(log.getAllByText('Van mij')).toHaveLength(1);
    expect(log.getAllByText('Niet van jou')).toHaveLength(1);
  });

  it('CHT-12 a draft that was sent from another tab stands here no longer, and one that says something else stays', async () => {
    const view = await visit(`/chats/${SANNE}`);
    const field = await screen.findByRole('textbox', { name: 'Bericht aan Sanne' });
    const fromOtherTab = (body: string) =>
      view.elsewhere(() => {
        const { messages } = view.world.chat(SANNE)!;
        const version = messages.at(-1)!.version + 1;
        const message = { id: `other-tab-${version}`, from_me: true, body, sent_at: new Date().toISOString(), version };
        messages.push(message);
        view.world.emit('message', { conversation_id: SANNE, message });
      });
    await view.user.type(field, 'Zaterdag om elf?');
    await fromOtherTab('Zondag dan');
    expect(await within(screen.getByRole('log')).findByText('Zondag dan')).toBeInTheDocument();
    expect(field).toHaveValue('Zaterdag om elf?');
    await fromOtherTab('Zaterdag om elf?');
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('shows a message that came after the conversation was fetched and before the stream had opened', async () => {
    const { promise, resolve: open } = Promise.withResolvers<void>();
    const view = await visit(`/chats/${SANNE}`, 'paid', (world) => (world.opening = promise));
    await screen.findByRole('log');
    view.world.receive(SANNE, 'Tot zaterdag!');
    expect(screen.queryByText('Tot zaterdag!')).not.toBeInTheDocument();
    open();
    expect(await within(screen.getByRole('log')).findByText('Tot zaterdag!')).toBeInTheDocument();
  });

  it('keeps a message that is told while what the stream missed is fetched', async () => {
    const { promise, resolve: open } = Promise.withResolvers<void>();
    const view = await visit(`/chats/${SANNE}`, 'paid', (world) => (world.opening = promise));
    await screen.findByRole('log');
    const held = slow(view.world, `/api/chats/${SANNE}`);
    await act(async () => open());
    await held.read;
    await view.elsewhere(() => view.world.receive(SANNE, 'Tot zaterdag!'));
    await held.arrive();
    await settled(view);
    expect(within(screen.getByRole('log')).getAllByText('Tot zaterdag!')).toHaveLength(1);
  });

  it('CHT-02 keeps the first message of a conversation, sent while what the stream missed is fetched', async () => {
    const { promise, resolve: open } = Promise.withResolvers<void>();
    const view = await visit(`/chats/${SANNE}`, 'paid', (world) => {
      world.opening = promise;
      world.chat(SANNE)!.messages.length = 0;
    });
    const field = await screen.findByRole('textbox', { name: 'Bericht aan Sanne' });
    const held = slow(view.world, `/api/chats/${SANNE}`);
    open();
    await held.read;
    await view.user.type(field, 'Dag Sanne!');
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(view.world.chat(SANNE)!.messages).toHaveLength(1));
    expect(await screen.findByText('Dag Sanne!', { selector: '[role=log] *' })).toBeInTheDocument();
    await held.arrive();
    await settled(view);
    expect(within(screen.getByRole('log')).getAllByText('Dag Sanne!')).toHaveLength(1);
  });

  it('counts a message once that a list read after it has counted already', async () => {
    const view = await visit('/chats');
    await screen.findByRole('link', { name: /Noor/ });
    await view.elsewhere(() => undefined);
    const before = userOf(view).num_unread_messages;
    const { emit } = view.world;
    const told: Parameters<typeof emit>[] = [];
    view.world.emit = (...notice) => void told.push(notice);
    view.world.receive(NOOR, 'Ben je er nog?');
    await act(() => view.cache.refetchQueries());
    expect(userOf(view).num_unread_messages).toBe(before + 1);
    act(() => told.forEach((notice) => emit.apply(view.world, notice)));
    await settled(view);
    expect(userOf(view).num_unread_messages).toBe(before + 1);
    expect(chatsOf(view).num_unread_messages).toBe(before + 1);
  });

  it('leaves what has come since unread when a reading is told late', async () => {
    const view = await visit('/chats');
    await screen.findByRole('link', { name: /Noor/ });
    await view.elsewhere(() => view.world.receive(NOOR, 'Ben je er nog?'));
    const unread = chatsOf(view).num_unread_messages;
    act(() => view.world.emit('read', { conversation_id: NOOR }));
    await settled(view);
    expect(chatsOf(view).num_unread_messages).toBe(unread);
    await waitFor(() => expect(userOf(view).num_unread_messages).toBe(unread));
  });

  it('keeps the unread count that is told while the member is fetched anew', async () => {
    const view = await visit('/chats');
    await screen.findByRole('link', { name: /Noor/ });
    const before = userOf(view).num_unread_messages;
    const held = await refetching(view, '/api/user', userQuery.queryKey);
    await view.elsewhere(() => view.world.receive(NOOR, 'Ben je er nog?'));
    await held.arrive();
    await settled(view);
    expect(userOf(view).num_unread_messages).toBe(before + 1);
  });
});

describe('CHT-02 what is left of the credits', () => {
  const credits = (view: View, credits: number, version: number) => {
    view.world.user = { ...view.world.user!, credits };
    view.world.emit('credits', { credits, paid_user: true, version });
  };
  const write = async ({ user }: View) => {
    await user.type(await screen.findByRole('textbox', { name: 'Bericht aan Sanne' }), 'Ja, leuk!');
    await user.click(screen.getByRole('button', { name: /Versturen/ }));
  };

  it('is not what an older notice says after a newer answer', async () => {
    const view = await visit(`/chats/${SANNE}`);
    await write(view);
    await screen.findByText('Nog 110 credits');
    await view.elsewhere(() => view.world.emit('credits', { credits: 120, paid_user: true, version: 0 }));
    expect(screen.getByText('Nog 110 credits')).toBeInTheDocument();
    await settled(view);
    expect(screen.getByText('Nog 110 credits')).toBeInTheDocument();
  });

  it('is not what an older answer says after a newer notice', async () => {
    const view = await visit(`/chats/${SANNE}`);
    await screen.findByRole('log');
    const held = slow(view.world, `/api/chats/${SANNE}/messages`, { method: 'post' });
    await write(view);
    await held.read;
    await view.elsewhere(() => credits(view, 210, view.world.walletVersion + 1));
    await screen.findByText('Nog 210 credits');
    await held.arrive();
    await waitFor(() => expect(screen.queryByText('Versturen…')).not.toBeInTheDocument());
    await settled(view);
    expect(screen.getByText('Nog 210 credits')).toBeInTheDocument();
  });

  it('is what is told while the member is fetched anew', async () => {
    const view = await visit(`/chats/${SANNE}`);
    await screen.findByText('Nog 120 credits');
    const held = await refetching(view, '/api/user', userQuery.queryKey);
    await view.elsewhere(() => credits(view, 210, view.world.walletVersion + 1));
    await held.arrive();
    await settled(view);
    expect(screen.getByText('Nog 210 credits')).toBeInTheDocument();
  });
});

describe('what is told while it is first fetched', () => {
  it('MNY-03 shows that a payment is complete', async () => {
    const view = await visit('/likes');
    await view.elsewhere(() => undefined);
    const [price, none] = [{ amount: 1349, currency: 'EUR' } as const, { amount: 0, currency: 'EUR' } as const];
    view.world.payments.set('pay-1', {
      payment_id: 'pay-1',
      status: 'pending',
      credits: 100,
      package: 'p100',
      price,
      discount: null,
      payment_method: 'ideal',
      transaction_costs: none,
      other_provider: false,
      money_back: null,
      created_at: '2026-03-02T12:00:00.000Z',
      payable_until: null,
    });
    const held = slow(view.world, '/api/payments/pay-1');
    const queryKey = ['get', '/api/payments/{id}', 'pay-1'];
    act(() => void view.router.navigate('/credits/result/pay-1'));
    await held.read;
    act(() => view.world.settle('pay-1', 'completed'));
    await held.arrive();
    await waitFor(() => expect(view.cache.getQueryData<{ status: string }>(queryKey)?.status).toBe('completed'), {
      timeout: 900,
    });
  });
});

describe('PHO-01 own photos', () => {
  it('are as they stand now when an older answer arrives last', async () => {
    const view = await visit('/profile', 'paid', (world) => {
      world.addPhoto({ main: true, status: 'active' });
      world.addPhoto({ status: 'active' });
    });
    await waitFor(() => expect(view.cache.getQueryData(photosQuery().queryKey)).toBeDefined());
    await view.elsewhere(() => undefined);
    const held = slow(view.world, '/api/photos/photo-2', { method: 'delete' });
    await view.user.click((await screen.findAllByRole('button', { name: /verwijderen/i }))[1]!);
    const dialog = await screen.findByRole('dialog');
    await view.user.click(within(dialog).getByRole('button', { name: /verwijderen/i }));
    await held.read;
    view.world.addPhoto({ status: 'active' });
    await act(async () => view.world.emit('photos', {}));
    await settled(view);
    await held.arrive();
    const ids = () => view.cache.getQueryData<{ photos: { id: string }[] }>(photosQuery().queryKey)!.photos.length;
    await waitFor(() => expect(ids()).toBe(view.world.photos.length));
    await settled(view);
    expect(ids()).toBe(view.world.photos.length);
  });
});

describe('DSC-03 likes that are told late', () => {
  const LIKED = 'member-1-sanne';
  const MATCH = { name: 'Het is een match!' };

  it('celebrate a match that was made while the stream was still opening', async () => {
    const { promise, resolve: open } = Promise.withResolvers<void>();
    const view = await visit('/members', 'paid', (world) => {
      world.opening = promise;
      world.likesGiven.set(LIKED, '2026-01-01T10:00:00.000Z');
    });
    await screen.findByRole('button', { name: 'Sanne leuk vinden' });
    // Nobody is told of it.
    view.world.receiveLike(LIKED);
    await act(async () => open());
    expect(await screen.findByRole('dialog', MATCH)).toBeInTheDocument();
    expect(moments.get()).toHaveLength(1);
  });

  it('celebrate no match that was there before the page', async () => {
    const view = await visit('/members', 'paid', (world) => {
      world.likesGiven.set(LIKED, '2026-01-01T10:00:00.000Z');
      world.receiveLike(LIKED);
    });
    await screen.findByRole('button', { name: 'Sanne leuk vinden' });
    await settled(view);
    expect(moments.get()).toEqual([]);
  });

  it('show no match that has ended meanwhile', async () => {
    const view = await visit('/likes', 'paid', (world) => world.receiveLike(LIKED));
    await screen.findAllByRole('button', { name: /Sanne/ });
    await view.elsewhere(() => view.world.emit('match', { member_id: LIKED }));
    await settled(view);
    await waitFor(() => expect(moments.get()).toEqual([]));
    expect(screen.queryByRole('dialog', { name: 'Het is een match!' })).not.toBeInTheDocument();
  });

  it('leave the heart as it was pressed last', async () => {
    const view = await visit('/likes', 'paid', (world) => world.receiveLike(LIKED));
    const heart = () => screen.findByRole('button', { name: 'Sanne leuk vinden' });
    const held = slow(view.world, `/api/members/${LIKED}/like`, { method: 'put' });
    await view.user.click(await heart());
    await held.read;
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    await view.elsewhere(() => view.world.emit('likes', { member_id: LIKED, liked_by_me: false }));
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    await held.arrive();
    await settled(view);
  });
});

describe('ACC-06 whoever leaves', () => {
  it('is gone, though an answer that knows them was under way', async () => {
    const view = await visit('/profile');
    await screen.findAllByRole('button', { name: 'Uitloggen' });
    const held = await refetching(view, '/api/user', userQuery.queryKey);
    const shown = new QueryObserver(view.cache, userQuery);
    const stop = shown.subscribe(() => undefined);
    act(() => forgetMember(view.cache));
    await held.arrive();
    await settled(view);
    expect(shown.getCurrentResult().data).toBeNull();
    stop();
  });
});
