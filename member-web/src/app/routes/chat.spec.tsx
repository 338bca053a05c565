import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

const SANNE = '/chats/chat-member-1-sanne';
const MORE = /^Meer over het bericht van /;
const MESSAGES = '*/api/chats/:id/messages';
type Visit = Awaited<ReturnType<typeof visit>>;

const field = () => screen.findByRole('textbox', { name: 'Bericht aan Sanne' });
const field5 = () => screen.findByRole('textbox', { name: 'Bericht aan Isabelle-Antoinette' });
async function write({ user }: Visit, text: string) {
  await user.type(await field(), text);
  await user.click(screen.getByRole('button', { name: /Versturen/ }));
}
const log = () => screen.getByRole('log');

describe('CHT-02 sending a message', () => {
  it('tells the cost and what is left beside the button, and counts characters as people do from the first on', async () => {
    const { user } = await visit(SANNE, 'paid', (world) => {
      world.settings.message_length.max = 10;
    });
    expect(screen.queryByText(/ van 10 tekens/)).not.toBeInTheDocument();
    await user.type(await field(), 'H');
    expect(screen.getByText('1 van 10 tekens')).toBeInTheDocument();
    await user.type(await field(), 'oi 👩‍👩‍👧 ok!');
    expect(screen.getByText('9 van 10 tekens')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Versturen · 10 credits' })).toBeInTheDocument();
    expect(screen.getByText('Nog 120 credits')).toBeInTheDocument();
  });

  it('with just enough credits for one more, it is sent', async () => {
    const view = await visit(SANNE, 'paid', (world) => {
      world.user!.credits = 10;
    });
    await write(view, 'Ja, leuk!');
    expect(await screen.findByText('Nog 0 credits')).toBeInTheDocument();
  });

  it('shows the message at once, before the server answers', async () => {
    const view = await visit(SANNE);
    await field();
    let answer = () => {};
    server.use(http.post(MESSAGES, () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))));
    await write(view, 'Ja, leuk!');
    expect(within(log()).getByText('Ja, leuk!')).toBeInTheDocument();
    expect(within(log()).getByText('Versturen…')).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    // Unanswered it would be sent again after 20 seconds, into the world of another test.
    answer();
    expect(await screen.findByText('Nog 110 credits')).toBeInTheDocument();
  });

  it('shows and sends it, and keeps one that failed, also where the browser has no room for it', async () => {
    const view = await visit(SANNE);
    await field();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key.includes(':outgoing:')) throw new DOMException('full', 'QuotaExceededError');
    });
    server.use(http.post(MESSAGES, () => new HttpResponse(null, { status: 501 }), { once: true }));
    await write(view, 'Ja, leuk!');
    await view.user.click(await within(log()).findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Nog 110 credits')).toBeInTheDocument();
    expect(within(log()).getAllByText('Ja, leuk!')).toHaveLength(1);
    setItem.mockRestore();
  });

  it('writes the answer into the screen: sent, and the credits left', async () => {
    const view = await visit(SANNE);
    await write(view, 'Ja, leuk!');
    expect(await screen.findByText('Nog 110 credits')).toBeInTheDocument();
    expect(within(log()).getAllByText('Ja, leuk!')).toHaveLength(1);
    expect(view.world.calls.filter(({ path }) => path.endsWith('/messages'))).toHaveLength(1);
  });

  it('keeps a failed message and repeats it with the same key, so it is charged once', async () => {
    const view = await visit(SANNE);
    await field();
    const lost: (string | null)[] = [];
    server.use(
      http.post(
        MESSAGES,
        ({ request }) => {
          lost.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.json({ status: 500, code: 'internal_error', request_id: 'r' }, { status: 500 });
        },
        { once: true },
      ),
    );
    await write(view, 'Komt dit aan?');
    await view.user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Nog 110 credits')).toBeInTheDocument();
    const sent = view.world.calls.filter(({ path }) => path.endsWith('/messages'));
    expect(sent.map(({ key }) => key)).toEqual(lost);
    expect(within(log()).getAllByText('Komt dit aan?')).toHaveLength(1);
    expect(screen.queryByText(/Niet verzonden/)).not.toBeInTheDocument();
  });

  it('without credits offers to buy them in the place of sending, and keeps the words', async () => {
    const view = await visit(SANNE, 'broke');
    await view.user.type(await field(), 'Zaterdag om elf?');
    expect(screen.getByText('Je hebt onvoldoende credits om dit bericht te versturen aan Sanne.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Versturen/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Credits kopen' })).toHaveAttribute(
      'href',
      '/credits?back=%2Fchats%2Fchat-member-1-sanne',
    );
  });

  it('says so in a dialog when the server finds too few, and keeps the words', async () => {
    const view = await visit(SANNE);
    await view.user.type(await field(), 'Zaterdag om elf?');
    view.world.user!.credits = 0;
    await view.user.click(screen.getByRole('button', { name: /Versturen/ }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText('Je hebt onvoldoende credits om dit bericht te versturen aan Sanne.'),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Credits kopen' })).toHaveAttribute(
      'href',
      '/credits?back=%2Fchats%2Fchat-member-1-sanne',
    );
    await view.user.click(within(dialog).getByRole('button', { name: 'Terug naar mijn bericht' }));
    expect(await field()).toHaveValue('Zaterdag om elf?');
    expect(within(log()).queryByText('Zaterdag om elf?')).not.toBeInTheDocument();
  });

  it('keeps a draft for each conversation', async () => {
    const view = await visit(SANNE);
    await view.user.type(await field(), 'Halve zin');
    await act(() => view.router.navigate('/chats/chat-member-3-noor'));
    expect(await screen.findByRole('textbox', { name: 'Bericht aan Noor' })).toHaveValue('');
    await act(() => view.router.navigate(SANNE));
    expect(await field()).toHaveValue('Halve zin');
  });

  it('does not send more than the settings allow', async () => {
    const view = await visit(SANNE, 'paid', (world) => {
      world.settings.message_length.max = 5;
    });
    await view.user.type(await field(), 'zes!!!');
    expect(screen.getByRole('button', { name: /Versturen/ })).toBeDisabled();
  });
});

describe('MNY-12 a message whose price was changed meanwhile', () => {
  const dearer = (world: Visit['world']) => void (world.settings.message_credits = 12);

  it('is not sent at the price that was not seen: it says so, asks on a button with the new one, and keeps the words', async () => {
    const view = await visit(SANNE);
    await view.user.type(await field(), 'Zaterdag om elf?');
    dearer(view.world);
    await view.user.click(screen.getByRole('button', { name: 'Versturen · 10 credits' }));
    expect(
      await screen.findByText(
        'Een bericht kost nu 12 credits. Je bericht is nog niet verstuurd en heeft niets gekost.',
      ),
    ).toBeInTheDocument();
    expect(await field()).toHaveValue('Zaterdag om elf?');
    expect(within(log()).queryByText('Zaterdag om elf?')).not.toBeInTheDocument();
    expect(view.world.user!.credits).toBe(120);
    await view.user.click(screen.getByRole('button', { name: 'Versturen · 12 credits' }));
    expect(await screen.findByText('Nog 108 credits')).toBeInTheDocument();
    expect(screen.queryByText(/Een bericht kost nu/)).not.toBeInTheDocument();
  });

  it('is not agreed to by the second of two quick presses', async () => {
    const view = await visit(SANNE);
    await view.user.type(await field(), 'Zaterdag om elf?');
    dearer(view.world);
    await view.user.click(screen.getByRole('button', { name: 'Versturen · 10 credits' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Versturen · 12 credits' }), { detail: 2 });
    expect(await field()).toHaveValue('Zaterdag om elf?');
    expect(within(log()).queryByText('Zaterdag om elf?')).not.toBeInTheDocument();
  });

  it('brings two that were on their way back in the order they were written', async () => {
    const view = await visit(SANNE);
    await field();
    const answers: (() => void)[] = [];
    const answer = () => waitFor(() => answers.shift()!());
    server.use(
      http.post(MESSAGES, async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        const problem = { status: 409, code: 'price_changed', params: { price: 12 }, request_id: 'r' };
        return HttpResponse.json(problem, { status: 409 });
      }),
    );
    await write(view, 'Eerst dit');
    await write(view, 'Dan dat');
    await view.user.type(await field(), 'En nog');
    await answer();
    await answer();
    await waitFor(async () => expect(await field()).toHaveValue('Eerst dit\nDan dat\nEn nog'));
  });

  it('PRO-04 holds for the one that the warning about a fictional profile sends', async () => {
    const view = await visit(SANNE, 'paid', (world) => {
      world.chat('chat-member-1-sanne')!.profile.fictional = true;
    });
    await write(view, 'Hoi');
    const send = await screen.findByRole('button', { name: 'Begrepen, versturen · 10 credits' });
    dearer(view.world);
    await view.user.click(send);
    expect(await screen.findByText(/Een bericht kost nu 12 credits/)).toBeInTheDocument();
    expect(await field()).toHaveValue('Hoi');
  });
});

describe('CHT-12 what was written without a connection', () => {
  it('waits, and goes out once and in its order when there is one again', async () => {
    const view = await visit(SANNE);
    await field();
    let connected = false;
    const tried: unknown[] = [];
    server.use(
      http.post(MESSAGES, async ({ request }) => {
        tried.push(await request.clone().json());
        const lost = { status: 400, code: 'unreachable', request_id: 'r' };
        return connected ? undefined : HttpResponse.json(lost, { status: 400 });
      }),
    );
    await write(view, 'Eerst dit');
    expect(await screen.findByText('Wordt verstuurd zodra er weer verbinding is.')).toBeInTheDocument();
    await write(view, 'Dan dat');
    await waitFor(() => expect(screen.getAllByText('Wordt verstuurd zodra er weer verbinding is.')).toHaveLength(2));
    expect(tried).toMatchObject([{ body: 'Eerst dit' }]);
    connected = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Nog 100 credits')).toBeInTheDocument();
    const sent = view.world.calls.filter(({ path }) => path.endsWith('/messages'));
    expect(tried.slice(1)).toMatchObject([{ body: 'Eerst dit' }, { body: 'Dan dat' }]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    for (const body of ['Eerst dit', 'Dan dat']) expect(within(log()).getAllByText(body)).toHaveLength(1);
    expect(screen.queryByText(/zodra er weer verbinding/)).not.toBeInTheDocument();
  });

  it('keeps back nothing that is written in another conversation', async () => {
    const view = await visit(SANNE);
    const lost = { status: 400, code: 'unreachable', request_id: 'r' };
    server.use(http.post(MESSAGES, () => HttpResponse.json(lost, { status: 400 }), { once: true }));
    await write(view, 'Eerst dit');
    await screen.findByText('Wordt verstuurd zodra er weer verbinding is.');
    await act(() => view.router.navigate('/chats/chat-member-5-isabelle-antoinette'));
    await view.user.type(await field5(), 'Iets anders');
    await view.user.click(screen.getByRole('button', { name: /Versturen/ }));
    await waitFor(() => expect(view.world.calls.some(({ path }) => path.endsWith('/messages'))).toBe(true));
    expect(screen.queryByText(/zodra er weer verbinding/)).not.toBeInTheDocument();
  });

  const later = async (change: (world: Visit['world']) => void) => {
    const view = await visit(SANNE);
    const lost = { status: 400, code: 'unreachable', request_id: 'r' };
    server.use(http.post(MESSAGES, () => HttpResponse.json(lost, { status: 400 }), { once: true }));
    await write(view, 'Eerst dit');
    await screen.findByText('Wordt verstuurd zodra er weer verbinding is.');
    change(view.world);
    await act(() => view.router.navigate('/likes'));
    act(() => void window.dispatchEvent(new Event('online')));
    return view;
  };
  const isBack = async (view: Visit) => {
    await view.user.click(await screen.findByRole('button', { name: 'Naar het gesprek' }));
    expect(await field()).toHaveValue('Eerst dit');
    expect(within(log()).queryByText('Eerst dit')).not.toBeInTheDocument();
  };

  it('MNY-12 is not sent at another price: the writer is told where they are, and finds it in the field', async () => {
    const view = await later((world) => void (world.settings.message_credits = 12));
    expect(await screen.findByText(/^Een bericht kost nu 12 credits\. Wat je aan Sanne schreef/)).toBeInTheDocument();
    await isBack(view);
    expect(view.world.user!.credits).toBe(120);
  });

  it('MNY-11 is not sent without credits: the same', async () => {
    const view = await later((world) => void (world.user!.credits = 3));
    expect(await screen.findByText(/^Je hebt te weinig credits voor je bericht aan Sanne/)).toBeInTheDocument();
    await isBack(view);
  });

  it('after a day it is not sent unasked', async () => {
    const view = await visit(SANNE);
    const lost = { status: 400, code: 'unreachable', request_id: 'r' };
    server.use(http.post(MESSAGES, () => HttpResponse.json(lost, { status: 400 }), { once: true }));
    await write(view, 'Vanavond?');
    await screen.findByText('Wordt verstuurd zodra er weer verbinding is.');
    const sent = () => view.world.calls.filter(({ path }) => path.endsWith('/messages'));
    const before = sent().length;
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 25 * 3_600_000);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await within(log()).findByText(/Dit wacht al langer dan een dag/)).toBeInTheDocument();
    expect(sent()).toHaveLength(before);
    clock.mockRestore();
    await view.user.click(within(log()).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Nog 110 credits')).toBeInTheDocument();
    expect(sent()).toHaveLength(before + 1);
  });

  it('is taken back while it waits, and goes into the field', async () => {
    const view = await visit(SANNE);
    const lost = { status: 400, code: 'unreachable', request_id: 'r' };
    server.use(http.post(MESSAGES, () => HttpResponse.json(lost, { status: 400 }), { once: true }));
    await write(view, 'Toch niet');
    await view.user.click(await within(log()).findByRole('button', { name: 'Annuleren' }));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await field()).toHaveValue('Toch niet');
    expect(view.world.calls.filter(({ path }) => path.endsWith('/messages'))).toEqual([]);
  });
});

describe('CHT-12 ACC-06 a session that ends while one writes', () => {
  const logIn = async ({ user }: Visit) => {
    await user.type(await screen.findByLabelText('E-mailadres'), 'robin@example.com');
    await user.type(screen.getByLabelText('Wachtwoord'), 'correct-horse');
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
  };
  const somebodyElse = { id: 'somebody-else' };

  it('finds its words again after the login, whether they were sent or not', async () => {
    const view = await visit(SANNE);
    await view.user.type(await field(), 'Nog niet klaar');
    const { user } = view.world;
    view.world.user = null;
    server.use(
      http.post(
        MESSAGES,
        () => HttpResponse.json({ status: 403, code: 'authentication_required', request_id: 'r' }, { status: 403 }),
        { once: true },
      ),
    );
    await view.user.click(screen.getByRole('button', { name: /Versturen/ }));
    expect(await screen.findByText('Je sessie is verlopen. Log opnieuw in.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Nog niet klaar');
    view.world.user = user;
    await logIn(view);
    expect(await field()).toHaveValue('Nog niet klaar');
    expect(within(log()).queryByText('Nog niet klaar')).not.toBeInTheDocument();
  });

  it('sends what waited behind a message that met it, once one has logged in again', async () => {
    const view = await visit(SANNE);
    await field();
    const first = Promise.withResolvers<void>();
    const refused = { status: 403, code: 'authentication_required', request_id: 'r' };
    const refuse = () => first.promise.then(() => HttpResponse.json(refused, { status: 403 }));
    server.use(http.post(MESSAGES, refuse, { once: true }));
    await write(view, 'Eerst dit');
    await write(view, 'Dan dit');
    const { user } = view.world;
    view.world.user = null;
    first.resolve();
    await screen.findByText('Je sessie is verlopen. Log opnieuw in.');
    view.world.user = user;
    await logIn(view);
    expect(await field()).toHaveValue('Eerst dit');
    expect(await screen.findByText('Nog 110 credits')).toBeInTheDocument();
    expect(within(log()).getByText('Dan dit')).toBeInTheDocument();
    expect(within(log()).queryByText('Versturen…')).not.toBeInTheDocument();
  });

  it('is told once, on the login, and not by each part of the screen that is left', async () => {
    const view = await visit(SANNE);
    await field();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const login = view.router.routes.flatMap(withChildren).find(({ path }) => path === 'login')!;
    const load = login.lazy as () => Promise<object>;
    login.lazy = () => arrived.then(load);
    const refused = { status: 403, code: 'authentication_required', request_id: 'r' };
    server.use(http.get('*/api/chats*', () => HttpResponse.json(refused, { status: 403 })));
    view.world.user = null;
    await act(async () => void (await view.cache.refetchQueries({ queryKey: ['session', 'user'] })));
    await waitFor(() => expect(view.cache.isFetching()).toBe(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    arrive();
    expect(await screen.findAllByText('Je sessie is verlopen. Log opnieuw in.')).toHaveLength(1);
  });

  it('shows them to nobody else who logs in here', async () => {
    const view = await visit(SANNE);
    await view.user.type(await field(), 'Voor Sanne alleen');
    const { user } = view.world;
    view.world.user = null;
    await act(async () => void (await view.cache.refetchQueries({ queryKey: ['session', 'user'] })));
    view.world.user = { ...user!, ...somebodyElse };
    await logIn(view);
    expect(await field()).toHaveValue('');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Voor Sanne alleen');
  });

  it('logging out forgets them, also in the other tabs', async () => {
    const view = await visit(SANNE);
    await view.user.type(await field(), 'Weg ermee');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'left' })));
    expect(await field()).toHaveValue('');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Weg ermee');
  });
});

describe('PRO-07 a partner who blocks one meanwhile', () => {
  const block = ({ world, elsewhere }: Visit) =>
    elsewhere(() => {
      const chat = world.chat('chat-member-1-sanne')!;
      Object.assign(chat, { closed: true, profile: { ...chat.profile, online: false } });
      world.emit('chats', {});
    });

  it('takes the field away at once, says what happened, and leaves the words to copy', async () => {
    const view = await visit(SANNE);
    await view.user.type(await field(), 'Halve zin');
    await block(view);
    expect(await screen.findByText('Je kunt het profiel niet meer bekijken')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Versturen/ })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Je bericht is niet verstuurd/ })).toHaveValue('Halve zin');
    await view.user.click(screen.getByRole('button', { name: 'Tekst kopiëren' }));
    expect(await navigator.clipboard.readText()).toBe('Halve zin');
  });

  it('says that copying did not work where the browser has no clipboard for the page', async () => {
    const view = await visit(SANNE);
    await view.user.type(await field(), 'Halve zin');
    await block(view);
    const none = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await view.user.click(await screen.findByRole('button', { name: 'Tekst kopiëren' }));
    expect(await screen.findByText(/Kopiëren lukte niet/)).toBeInTheDocument();
    none.mockRestore();
  });

  it('says so too to who pressed in that very moment, and offers no second try', async () => {
    const view = await visit(SANNE);
    await field();
    server.use(
      http.post(MESSAGES, () => {
        Object.assign(view.world.chat('chat-member-1-sanne')!, { closed: true });
        return HttpResponse.json({ status: 403, code: 'profile_not_available', request_id: 'r' }, { status: 403 });
      }),
    );
    await write(view, 'Te laat');
    expect(await screen.findByText('Je kunt het profiel niet meer bekijken')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Je bericht is niet verstuurd/ })).toHaveValue('Te laat');
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
  });
});

describe('where writing begins', () => {
  it('is the field, for who came to write', async () => {
    const view = await visit('/members/member-6-daan');
    await view.user.click(await screen.findByRole('button', { name: /^Bericht sturen/ }));
    await view.user.click(await screen.findByRole('link', { name: 'Naar het gesprek' }));
    expect(await screen.findByRole('textbox', { name: 'Bericht aan Daan' })).toHaveFocus();
  });

  it('is one step of the keyboard away on a page loaded anew', async () => {
    const view = await visit(SANNE);
    expect(await field()).not.toHaveFocus();
    await view.user.tab();
    await view.user.tab();
    expect(screen.getByRole('link', { name: 'Naar het schrijfveld' })).toHaveFocus();
    await view.user.keyboard('{Enter}');
    expect(await field()).toHaveFocus();
  });
});

describe('CHT-01 opening a conversation', () => {
  it('sets its unread count to 0 and draws the line above what is new', async () => {
    const view = await visit(SANNE);
    expect(await screen.findByText('Nieuwe berichten')).toBeInTheDocument();
    await waitFor(() => expect(view.cache.getQueryData(['session', 'user'])).toMatchObject({ num_unread_messages: 1 }));
    expect(view.world.chat('chat-member-1-sanne')!.num_unread_messages).toBe(0);
    expect(screen.getByText('Nieuwe berichten')).toBeInTheDocument();
  });

  it('leaves it unread while the page is out of sight', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { world } = await visit(SANNE);
    await field();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const unread = () => world.chat('chat-member-1-sanne')!.num_unread_messages;
    expect(unread()).toBeGreaterThan(0);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(unread()).toBe(0));
  });

  it('tells the server again of a message that came while it was being told', async () => {
    const view = await visit(SANNE);
    const told = Promise.withResolvers<void>();
    const read = vi.fn(() => told.promise.then(() => undefined));
    server.use(http.post('*/api/chats/:id/read', read));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await view.elsewhere(() => view.world.receive('chat-member-1-sanne', 'En nog iets'));
    await within(log()).findByText('En nog iets');
    told.resolve();
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(view.cache.getQueryData(['session', 'user'])).toMatchObject({ num_unread_messages: 1 }));
  });

  it('CHT-12 draws it too above what came after one had been there before', async () => {
    const view = await visit('/chats/chat-member-5-isabelle-antoinette');
    await field5();
    expect(screen.queryByText('Nieuwe berichten')).not.toBeInTheDocument();
    await act(() => view.router.navigate(SANNE));
    await field();
    await view.elsewhere(() => view.world.receive('chat-member-5-isabelle-antoinette', 'Ben je er nog?'));
    await act(() => view.router.navigate('/chats/chat-member-5-isabelle-antoinette'));
    await field5();
    expect(await screen.findByText('Nieuwe berichten')).toBeInTheDocument();
  });

  it('CHT-06 says why the oldest are not there', async () => {
    await visit(SANNE, 'paid', (world) => {
      for (const chat of world.chats) Object.assign(chat, { history_months: 12 });
    });
    expect(
      await screen.findByText('Berichten van meer dan 12 maanden geleden zijn verborgen, voor jullie privacy.'),
    ).toBeVisible();
  });

  it('brings older messages in above', async () => {
    const view = await visit('/chats/chat-member-5-isabelle-antoinette');
    await screen.findByText('Bericht nummer 130 van een lang gesprek.', { selector: 'p' });
    expect(screen.queryByText('Bericht nummer 80 van een lang gesprek.')).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Oudere berichten' }));
    expect(await screen.findByText('Bericht nummer 80 van een lang gesprek.')).toBeInTheDocument();
    screen.getByRole('region', { name: 'Berichten in dit gesprek' }).scrollTo({ top: 0 });
    expect(await screen.findByText('Bericht nummer 31 van een lang gesprek.')).toBeInTheDocument();
  });
});

describe('CHT-04 an unconfirmed address', () => {
  it('closes the messages and offers a new mail', async () => {
    await visit(SANNE, 'unconfirmed');
    expect(await screen.findByText(/Tot die tijd kun je berichten niet lezen of versturen/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mail opnieuw sturen' })).toBeInTheDocument();
    expect(screen.getAllByText('Bericht niet te tonen').length).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('CHT-09 live delivery', () => {
  it('shows what arrives without fetching again', async () => {
    const { world, cache, elsewhere } = await visit(SANNE);
    await field();
    await world.listening;
    // What came before the stream was open has been asked for.
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    const before = world.calls.filter(({ path }) => path === '/api/chats/chat-member-1-sanne').length;
    await elsewhere(() => world.receive('chat-member-1-sanne', 'En neem je hond mee!'));
    expect(await within(log()).findByText('En neem je hond mee!')).toBeInTheDocument();
    expect(world.calls.filter(({ path }) => path === '/api/chats/chat-member-1-sanne')).toHaveLength(before);
  });

  it('CHT-08 counts what arrives elsewhere in the title and on the badge', async () => {
    const { world, elsewhere } = await visit('/members');
    await screen.findByText('Sanne');
    await waitFor(() => expect(document.title).toBe('(3) Leden · Avondlicht'));
    await waitFor(() => expect(world.calls.some(({ path }) => path === '/api/members')).toBe(true));
    await elsewhere(() => world.receive('chat-member-3-noor', 'Ben je er nog?'));
    await waitFor(() => expect(document.title).toBe('(4) Leden · Avondlicht'));
    expect(screen.getAllByText('4 ongelezen berichten').length).toBeGreaterThan(0);
  });

  it('does not show the own message twice when the stream brings it too', async () => {
    const view = await visit(SANNE);
    await write(view, 'Dubbel?');
    await screen.findByText('Nog 110 credits');
    const message = view.world.chat('chat-member-1-sanne')!.messages.at(-1)!;
    await view.elsewhere(() => view.world.emit('message', { conversation_id: 'chat-member-1-sanne', message }));
    expect(within(log()).getAllByText('Dubbel?')).toHaveLength(1);
  });
});

describe('PRV-03 PRO-07 what one can do about the other one', () => {
  const more = async ({ user }: Visit, entry: string) => {
    await field();
    await user.click(screen.getByRole('button', { name: 'Meer over dit gesprek' }));
    await user.click(screen.getByRole('button', { name: entry }));
  };

  it('blocks from the conversation, which then offers to unblock', async () => {
    const view = await visit(SANNE);
    await more(view, 'Blokkeren');
    await view.user.click(await screen.findByRole('button', { name: 'Ja, blokkeren' }));
    expect(await screen.findByText('Je hebt Sanne geblokkeerd.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('reports the member, or one of their messages', async () => {
    const view = await visit(SANNE);
    await more(view, 'Melden');
    expect(await screen.findByRole('dialog', { name: /Sanne/ })).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await view.user.click(within(log()).getAllByRole('button', { name: MORE })[0]!);
    await view.user.click(await screen.findByRole('button', { name: 'Bericht melden' }));
    expect(await screen.findByRole('dialog', { name: /bericht van Sanne/i })).toBeInTheDocument();
  });

  it('is nothing for who has not confirmed', async () => {
    await visit(SANNE, 'unconfirmed');
    await screen.findByText(/Tot die tijd kun je berichten niet lezen/);
    // Their own words they may copy; the other's they do not see.
    const own = within(log()).getAllByRole('button', { name: MORE });
    expect(own).toHaveLength(2);
    fireEvent.click(own[0]!);
    const menu = within(await screen.findByRole('dialog', { name: 'Meer over dit bericht' }));
    expect(menu.queryByRole('button', { name: /melden/ })).not.toBeInTheDocument();
  });
});

describe('CHT-07 PRV-03 the menu of a message', () => {
  const mores = () => within(log()).getAllByRole('button', { name: MORE });
  const bubble = (text: string) => within(log()).getByText(text);
  const menu = () => screen.findByRole('dialog', { name: 'Meer over dit bericht' });

  it("copies the words of one of both sides; one's own cannot be reported", async () => {
    const view = await visit(SANNE);
    await write(view, 'Ja, leuk!');
    await screen.findByText('Nog 110 credits');
    await view.user.click(mores().at(-1)!);
    const own = within(await menu());
    expect(own.queryByRole('button', { name: 'Bericht melden' })).not.toBeInTheDocument();
    await view.user.click(own.getByRole('button', { name: 'Tekst kopiëren' }));
    expect(await navigator.clipboard.readText()).toBe('Ja, leuk!');
    expect(await screen.findByText('Tekst gekopieerd.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await view.user.click(mores()[0]!);
    expect(
      within(await menu())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tekst kopiëren', 'Bericht melden']);
  });

  it('is one stop of Tab for all messages, with arrows between them and Escape out of it', async () => {
    const view = await visit(SANNE);
    await field();
    expect(
      mores()
        .map(({ tabIndex }) => tabIndex)
        .filter((index) => index === 0),
    ).toHaveLength(1);
    act(() => mores().at(-1)!.focus());
    await view.user.keyboard('{ArrowUp}');
    expect(mores().at(-2)).toHaveFocus();
    expect(mores().at(-2)).toHaveAttribute('tabindex', '0');
    await view.user.keyboard('{Enter}');
    expect(await menu()).toBeInTheDocument();
    fireEvent(await menu(), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens under a finger that rests, and not under one that scrolls or taps', async () => {
    await visit(SANNE);
    await field();
    const message = bubble('Haha, dat geloof ik niet.');
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 40, clientY: 40 };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.pointerDown(message, finger);
      fireEvent.pointerMove(message, { ...finger, clientY: 70 });
      act(() => void vi.advanceTimersByTime(1_000));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      fireEvent.pointerDown(message, finger);
      fireEvent.pointerUp(message, finger);
      act(() => void vi.advanceTimersByTime(1_000));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      fireEvent.pointerDown(message, finger);
      act(() => void vi.advanceTimersByTime(1_000));
    } finally {
      vi.useRealTimers();
    }
    expect(await menu()).toBeInTheDocument();
  });
});

describe('CHT-12 searching in a conversation', () => {
  const search = () => screen.findByRole('searchbox', { name: 'Zoek in dit gesprek' });

  it('counts and marks what is loaded, goes from one to the next, and closes with Escape', async () => {
    const view = await visit(SANNE);
    for (const text of ['Zaterdag naar de márkt?', 'Of zondag naar de markt']) {
      await write(view, text);
      await within(log()).findByText(text);
    }
    await view.user.keyboard('{Control>}f{/Control}');
    expect(await search()).toHaveFocus();
    await view.user.type(await search(), 'MARKT');
    expect(await screen.findByText('2 van 2')).toBeInTheDocument();
    const marks = [...log().querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['márkt', 'markt']);
    await view.user.keyboard('{Enter}');
    expect(await screen.findByText('1 van 2')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Volgende treffer (nieuwer)' }));
    expect(await screen.findByText('2 van 2')).toBeInTheDocument();
    await view.user.type(await search(), 'plein');
    expect(await screen.findByText('Niets gevonden')).toBeInTheDocument();
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(log().querySelector('mark')).toBeNull();
    expect(await field()).toHaveFocus();
  });
});

describe('PRO-04 a message that nobody answered', () => {
  it('says at once that its credits are back', async () => {
    const view = await visit(SANNE);
    await write(view, 'Ben je daar?');
    await screen.findByText('Nog 110 credits');
    const message = view.world.chat('chat-member-1-sanne')!.messages.at(-1)!;
    expect(within(log()).queryByText('10 credits teruggekregen')).not.toBeInTheDocument();
    await view.elsewhere(() =>
      view.world.emit('returned', { conversation_id: 'chat-member-1-sanne', message_id: message.id, credits: 10 }),
    );
    expect(await within(log()).findByText('10 credits teruggekregen')).toBeInTheDocument();
    expect(within(log()).getByText('Er kwam binnen 72 uur geen antwoord')).toBeInTheDocument();
  });
});

interface Route {
  path?: string;
  lazy?: unknown;
  children?: Route[];
}
const withChildren = (route: Route): Route[] => [route, ...(route.children ?? []).flatMap(withChildren)];
